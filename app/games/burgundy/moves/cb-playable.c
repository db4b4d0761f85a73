/* cb-playable.c: which kinds of moves are on now, and why others are not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/* What leaves more than it answers, and is not to be begun while so much waits: see PW_MAX_PENDING. */
#define LEAVES_MORE PW_KIND_SET (CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_LAY, CB_KIND_COVER)

static gboolean
too_much_waits (const CbState *state)
{
  return G_UNLIKELY (state->pending.n > PW_MAX_PENDING - CB_PENDING_ROOM);
}

/* Whether the dice of one player are asked, and nobody else's. */
static gboolean
asks_own_dice (const CbState *state)
{
  return state->stage == CB_STAGE_ROLL ? state->level == PW_LEVEL_BOARD : cb_misses_dice (state);
}

/* Whether a ship takes its goods from a depot that nobody has kept. */
static gboolean
asks_for_load (const CbState *state)
{
  guint pending = cb_pending (state);

  return cb_goods_are_stale (state) && (pending == CB_PENDING_SHIP || pending == CB_PENDING_SHIP_NEXT);
}

PwKindSet
cb_level_playable (const CbState *state)
{
  PwLevelNow now = cb_level_now (state);
  PwKindSet kinds = pw_level_playable (&cb_level_rules, &now, state);

  if (now.over || !pw_kind_set_is_empty (kinds))
    return kinds;
  if (asks_own_dice (state))
    kinds = PW_KIND_SET (CB_KIND_OWN);
  /* Shields bring ships at the end of a phase too (17.5.14). */
  else if (asks_for_load (state))
    kinds = PW_KIND_SET (CB_KIND_LOAD, CB_KIND_SKIP);
  else
    return kinds;
  pw_kind_set_add (&kinds, cb_always (state));
  return pw_kind_set_union (kinds, cb_any_time (state));
}

/* The kinds of moves that answer the decision asked. */
static PwKindSet
while_pending (const CbState *state)
{
  const PwPending *top = cb_top (state);
  const CbPendingClass *class = cb_pending_classes[top->kind];
  PwKindSet kinds = class->kinds;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, moves.answers)
    pw_kind_set_add (&kinds, module->moves.answers (state, top));
  if (too_much_waits (state))
    kinds = pw_kind_set_minus (kinds, LEAVES_MORE);
  return class->required ? kinds : pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_SKIP));
}

PwKindSet
cb_playable (gconstpointer data)
{
  const CbState *state = data;
  const CbModule *module;
  PwKindSet kinds;

  if (G_UNLIKELY (state->level | state->stale))
    {
      kinds = cb_level_playable (state);
      if (!pw_kind_set_is_empty (kinds))
        return kinds;
    }
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      kinds = pw_kind_set_common (cb_always (state), PW_KIND_SET (CB_KIND_ROUTE, CB_KIND_PRINTED));
      return pw_kind_set_union (kinds, PW_KIND_SET (CB_KIND_START, CB_KIND_LEVEL));
    case CB_STAGE_ROLL: kinds = PW_KIND_SET (CB_KIND_ROLL, CB_KIND_PHASE_GOODS); break;
    case CB_STAGE_GOODS: kinds = PW_KIND_SET (CB_KIND_GOODS); break;
    case CB_STAGE_OVER: return PW_KIND_SET_NONE;
    case CB_STAGE_TURN:
    case CB_STAGE_PHASE_END:
    default:
      if (state->pending.n > 0)
        {
          kinds = while_pending (state);
          break;
        }
      kinds = PW_KIND_SET (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS, CB_KIND_END);
      CB_FOREACH_MODULE (state, module, moves.actions)
        pw_kind_set_add (&kinds, module->moves.actions (state, state->order[state->turn]));
      break;
    }
  pw_kind_set_add (&kinds, cb_always (state));
  return pw_kind_set_union (kinds, cb_any_time (state));
}

/* Refuses an answer to what nothing asks for, by the rule that would; FALSE where it is none. */
static gboolean
not_asked (const PwMove *move, GError **error)
{
  const PwKindSet actions = PW_KIND_SET (CB_KIND_TAKE, CB_KIND_PLACE, CB_KIND_SELL, CB_KIND_WORKERS, CB_KIND_SHIP);
  CbRule rule = move->kind == CB_KIND_FIRST ? CB_RULE_16_9 : 0;

  for (guint i = CB_PENDING_NONE + 1; i < CB_PENDINGS && rule == 0; i++)
    if (cb_pending_classes[i] != NULL && cb_pending_classes[i]->rule != 0 &&
        pw_kind_set_has (pw_kind_set_minus (cb_pending_classes[i]->kinds, actions), move->kind))
      rule = (CbRule) cb_pending_classes[i]->rule;
  if (rule == 0)
    return FALSE;
  pw_rule_error_set (error, rule, _("It answers what a tile or a rule has asked for."), _("Nothing asks for that now."));
  return TRUE;
}

/* What each stage asks before anything else. */
static const struct
{
  guint rule;
  const char *remedy, *message;
} stage_refusals[] = {
  [CB_STAGE_OVER] = { CB_RULE_3_4, N_("Undo to play on from an earlier moment."), N_("The game is over.") },
  [CB_STAGE_START] = { CB_RULE_2_3, N_("In the order of the first round, each names a hex and three goods."),
                       N_("First every player’s starting castle and goods are entered.") },
  [CB_STAGE_ROLL] = { CB_RULE_3_2, N_("Enter the white die and two dice for each player."), N_("The round begins with the dice.") },
  [CB_STAGE_GOODS] = { CB_RULE_3_2, N_("Say which colour the round’s goods tile has."),
                       N_("The round’s goods tile comes before the first turn.") },
};

static gboolean
refuse_by_stage (const CbState *state, GError **error)
{
  if (state->stage >= G_N_ELEMENTS (stage_refusals) || stage_refusals[state->stage].message == NULL)
    return FALSE;
  pw_rule_error_set (error, stage_refusals[state->stage].rule, _(stage_refusals[state->stage].remedy), "%s",
                     _(stage_refusals[state->stage].message));
  return TRUE;
}

/* What the level, an expansion or the end of the game says against a kind of move. */
static gboolean
refuse_by_others (const CbState *state, const PwMove *move, GError **error)
{
  if (cb_level_not_now (state, move, error))
    return TRUE;
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && cb_modules[i]->moves.not_now != NULL && cb_modules[i]->moves.not_now (state, move, error))
      return TRUE;
  if (move->kind != CB_KIND_FINISH || state->stage == CB_STAGE_OVER)
    return FALSE;
  pw_rule_error_set (error, CB_RULE_9_1, _("Play on, or switch to the level Final scoring."),
                     _("The game ends by itself after the last turn."));
  return TRUE;
}

/* Refuses what this level does not enter now; FALSE where the level is no reason. */
gboolean
cb_level_not_now (const CbState *state, const PwMove *move, GError **error)
{
  PwLevelNow now = cb_level_now (state);
  const char *remedy, *text;
  CbRule rule;

  if (now.over)
    return FALSE;
  if (pw_level_not_now (&cb_level_rules, &now, move, error))
    return TRUE;
  if (asks_own_dice (state))
    {
      rule = CB_RULE_3_2;
      remedy = _("Enter the two dice.");
      text = _("The dice of the player whose moves are entered come first.");
    }
  else if (pw_level_not_theirs (&cb_level_rules, &now, move, error))
    return TRUE;
  else if (asks_for_load (state))
    {
      rule = CB_RULE_5_4;
      remedy = _("Say what it brought, for example: {load}. When that is all: {skip}.");
      text = _("First the ship’s goods are collected.");
    }
  else if (move->kind == CB_KIND_LOAD)
    {
      rule = CB_RULE_5_5;
      remedy = _("Choose the ship’s depot after placing a ship.");
      text = _("Nobody has followed what lies in the depots.");
    }
  else if (move->kind == CB_KIND_CLAIM)
    {
      rule = CB_RULE_5_7;
      remedy = _("It is asked when a colour is complete and another player may have been first.");
      text = _("No bonus tile is in question.");
    }
  else
    return FALSE;
  pw_rule_error_set (error, rule, remedy, "%s", text);
  return TRUE;
}

/* Says why a kind of move, or its player, is not on now. */
void
cb_not_now (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  int actor = cb_actor (state);

  if (error == NULL)
    return;
  if (refuse_by_others (state, move, error) || refuse_by_stage (state, error))
    return;
  if (state->pending.n > 0 && cb_pending_classes[cb_pending (state)]->table)
    {
      const CbPendingClass *class = cb_pending_classes[cb_pending (state)];

      pw_rule_error_set (error, class->rule, _(class->remedy), "%s", _(class->message));
      return;
    }
  if (move->kind < CB_KINDS && cb_kinds[move->kind].table)
    {
      pw_rule_error_set (error, CB_RULE_3_2, _("Dice and goods come at the start of a round."),
                         _("The round is under way: its dice and goods are on the table."));
      return;
    }
  if (move->player != actor)
    {
      pw_rule_error_set (error, CB_RULE_3_3, _("Turns go by the bridge: furthest forward first, in a stack from the top."),
                         _("It is not this player’s turn."));
      return;
    }
  if (state->pending.n > 0)
    {
      const CbPendingClass *class = cb_pending_classes[cb_pending (state)];

      if (too_much_waits (state) && pw_kind_set_has (pw_kind_set_common (class->kinds, LEAVES_MORE), move->kind))
        pw_rule_error_set (error, CB_RULE_5_4, _("Do without it: {skip}. Or use what waits, for example: {move}."),
                           _("Too much is waiting to be used: nothing more can be placed or sold first."));
      else if (class->message)
        pw_rule_error_set (error, class->rule, _(class->remedy), "%s", _(class->message));
      else
        pw_rule_error_set (error, CB_RULE_5_4, _("Do without it: {skip}. Or use it, for example: {move}."),
                           _("The effect of the tile just placed comes first."));
    }
  else if (not_asked (move, error))
    return;
  else if (move->kind == CB_KIND_SKIP)
    pw_rule_error_set (error, CB_RULE_5_5, _("End the turn with: {end}."), _("There is no effect to do without."));
  else if (move->kind == CB_KIND_SHIP)
    pw_rule_error_set (error, CB_RULE_5_5, _("Place a ship first."), _("No ship has just been placed."));
  else
    pw_rule_error_set (error, CB_RULE_2_3, _("Undo to change how the game began."), _("The start of the game is over."));
}
