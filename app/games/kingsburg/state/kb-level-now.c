/* kb-level-now.c: how much is entered, and what of the table is not known any more (13.1)
 *
 * KbState.stale is the whole of it: whose boards, and whether turn order and Envoy, are no longer as the
 * moves say. While dice lie on the advisors, and in a battle, nobody could say all of it: there the referee takes over as
 * soon as that is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

#include <glib/gi18n-lib.h>

static PwKindSet
statements (gconstpointer state)
{
  return PW_KIND_SET (KB_KIND_BUILT, KB_KIND_HAVE, KB_KIND_SCORE, KB_KIND_ENVOY, KB_KIND_ORDER, KB_KIND_NOW);
}

static gboolean
refuse (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  if (move->args[KB_ARG_WHAT] != PW_LEVEL_REFEREE || !state->rises)
    return FALSE;
  if (error)
    pw_rule_error_set (error, KB_RULE_13_1, _("Go on with the game."),
                       _("The referee takes over already, once the dice or the battle are done."));
  return TRUE;
}

/**
 * kb_level_leaves:
 * @setup: who plays
 * @data: a state
 * @move: the move "level"
 *
 * At the level of one board the dice of the others that lie open are not entered any more.
 *
 * Returns: (transfer full) (nullable): whose, as PwGameLevels.leaves
 */
char *
kb_level_leaves (const PwSetup *setup, gconstpointer data, const PwMove *move)
{
  const KbState *state = data;
  g_autoptr (GString) dice = g_string_new (NULL);
  gboolean open = state->stage >= KB_STAGE_REROLL && state->stage <= KB_STAGE_HELP;

  if (move->args[KB_ARG_WHAT] != PW_LEVEL_BOARD || state->level != PW_LEVEL_REFEREE || !open)
    return NULL;
  for (guint i = 0; i < state->n_players; i++)
    {
      guint seat = state->order[i];
      KbHand hand;

      kb_hand (&state->players[seat], &hand);
      if (seat == (guint) kb_arg (move, KB_ARG_NUMBER, 0) || hand.n_own + hand.n_white == 0)
        continue;
      if (dice->len > 0)
        g_string_append (dice, ", ");
      /* Translators: a player whose dice are not used yet. */
      g_string_append_printf (dice, _("%s’s open dice"), pw_setup_name (setup, seat));
    }
  if (dice->len == 0)
    return NULL;
  return g_strdup_printf (_("Left out, as nobody enters it any more: %s."), dice->str);
}

const PwLevelRules kb_level_rules = {
  .levels = pw_board_levels,
  .rule = KB_RULE_13_1,
  .seats = (1u << KB_MAX_PLAYERS) - 1,
  .needs = ((1u << KB_MAX_PLAYERS) - 1) | KB_STALE_TABLE | KB_STALE_NOW,
  .level = KB_KIND_LEVEL,
  .confirm = KB_KIND_CONFIRM,
  .confirm_table = KB_KIND_CONFIRM_TABLE,
  .finish = KB_KIND_FINISH,
  .level_arg = KB_ARG_WHAT,
  .seat_arg = KB_ARG_NUMBER,
  .open_arg = KB_ARG_OPEN,
  .statements = statements,
  .refuse = refuse,
  .leaves = kb_level_leaves,
  .table_remedy = N_("Say the turn order, the Envoy and the phase, then: {confirm-table}."),
};

PwLevelNow
kb_level_now (const KbState *state)
{
  return (PwLevelNow){ .level = state->level,
                       .me = state->me,
                       .stale = state->stale,
                       .wanted = KB_STALE_NOW,
                       .n_players = state->n_players,
                       .over = state->stage == KB_STAGE_OVER,
                       .leaving = state->rises,
                       .open = state->open };
}

/* How much is entered. */
guint
kb_level (gconstpointer data, int *seat)
{
  const KbState *state = data;

  *seat = state->me;
  return state->level;
}

/* The seats whose boards are as the moves say. */
guint
kb_followed (gconstpointer data)
{
  PwLevelNow now = kb_level_now (data);

  return pw_level_followed (&kb_level_rules, &now);
}

/* Of KbState.stale, what this level needs before the game can go on. */
guint
kb_asked (const KbState *state)
{
  PwLevelNow now = kb_level_now (state);

  return pw_level_asked (&kb_level_rules, &now);
}

/* Refuses what this level does not enter now; FALSE where the level is no reason. */
gboolean
kb_level_not_now (const KbState *state, const PwMove *move, GError **error)
{
  PwLevelNow now = kb_level_now (state);
  const char *remedy, *text;

  if (now.over)
    return FALSE;
  if (pw_level_not_now (&kb_level_rules, &now, move, error) || pw_level_not_theirs (&kb_level_rules, &now, move, error))
    return TRUE;
  if (state->level == PW_LEVEL_BOARD && (move->kind == KB_KIND_ROLL || move->kind == KB_KIND_MARK))
    {
      remedy = _("Enter the dice of that player once they are rolled, for example: {own}.");
      text = _("Only one player’s dice are entered at this level.");
    }
  else if (state->level != PW_LEVEL_BOARD && (move->kind == KB_KIND_OWN || move->kind == KB_KIND_CLAIM))
    {
      remedy = state->stage == KB_STAGE_ROLL ? _("Enter everybody’s dice.") : _(PW_REMEDY_EXAMPLE);
      text = _("This is for the level of one board only.");
    }
  else
    return FALSE;
  pw_rule_error_set (error, KB_RULE_13_1, remedy, "%s", text);
  return TRUE;
}

/* Whether what others do now is nothing that could be said: their dice, the outcome of their battle. */
gboolean
kb_cannot_be_said (const KbState *state)
{
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_REROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_INFLUENCE:
    case KB_STAGE_HELP:
    case KB_STAGE_WIN:
    case KB_STAGE_LOSE: return TRUE;
    case KB_STAGE_CLAIM: return state->phase == KB_PHASE_WINTER;
    default: return FALSE;
    }
}

/* Whether the referee, called now, waits for the end of what cannot be said. */
gboolean
kb_will_rise (const KbState *state)
{
  return state->level == PW_LEVEL_BOARD && !kb_asks (state) && kb_cannot_be_said (state);
}

/* The referee takes over, where that has waited. */
void
kb_rise (KbState *state)
{
  if (!state->rises)
    return;
  state->rises = FALSE;
  state->level = PW_LEVEL_REFEREE;
  state->me = 0;
}
