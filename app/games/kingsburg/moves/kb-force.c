/* kb-force.c: moves that break a rule, and were played all the same ("we played it so")
 *
 * What the table cannot hold stays refused: dice that are not there, a third group on an advisor, a
 * building twice, goods that nobody has. Everything else is carried out by the kind's own apply. Whose goods and tokens were left
 * open may have them all the same: what is known of them goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static gboolean
not_now (const KbState *state, const PwMove *move, GError **error)
{
  if (error)
    kb_not_now (state, move, error);
  return FALSE;
}

/* Whether the step is on in which such a move is made; whose turn it is can be another than the
 * referee thinks. */
static gboolean
may_act (const KbState *state, const PwMove *move, gboolean out_of_turn, GError **error)
{
  if (!pw_kind_set_has (kb_playable (state), move->kind) || move->player < 0 || move->player >= (int) state->n_players ||
      state->level == PW_LEVEL_FINAL || kb_asks (state) || !kb_keeps (state, (guint) move->player) ||
      (move->player != kb_actor (state) && !out_of_turn))
    return not_now (state, move, error);
  return TRUE;
}

/* Whether the hand of @player holds these dice. */
static gboolean
holds (const KbPlayer *player, gint16 packed, guint first, guint last)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice), used = player->used;

  for (guint i = 0; i < n; i++)
    {
      guint k = first;

      while (k < last && (player->dice[k] != dice[i] || used >> k & 1))
        k++;
      if (k == last)
        return FALSE;
      used |= 1u << k;
    }
  return TRUE;
}

static gboolean
force_influence (const KbState *state, PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];
  guint advisor = (guint) move->args[KB_ARG_ADVISOR];

  if (advisor < 1 || advisor > KB_ADVISORS)
    return pw_rule_refuse (error, KB_RULE_5_2, _("Advisors have the numbers 1 to 18."), _("There is no such advisor."));
  if (move->args[KB_ARG_DICE] == PW_ARG_NONE)
    return pw_rule_refuse (error, KB_RULE_5_2, _("Say which dice were placed."), _("No dice are named."));
  if (!holds (player, move->args[KB_ARG_DICE], 0, KB_OWN_DICE) || !holds (player, move->args[KB_ARG_WHITE], KB_OWN_DICE, KB_DICE))
    return pw_rule_refuse (error, KB_RULE_5_2, _("If the dice show something else, correct the roll first."),
                           _("Dice that are not there cannot be placed."));
  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE && player->plus2 == 0 && !kb_is_left_open (state, (guint) move->player))
    return pw_rule_refuse (error, KB_RULE_5_3, _("If there is one, correct the number of tokens first."),
                           _("There is no +2 token left."));
  if (state->groups[advisor][1].flags & KB_GROUP_THERE)
    return pw_rule_refuse (error, KB_RULE_5_5, _("If something else lies there, correct the earlier moves."),
                           _("Two groups lie on this advisor already."));
  return TRUE;
}

static gboolean
has_goods (const KbState *state, const PwMove *move, GError **error)
{
  guint seat = (guint) move->player, n;

  if (kb_counted_goods (&state->players[seat], move, &n) < 0 || kb_is_left_open (state, seat))
    return TRUE;
  return pw_rule_refuse (error, KB_RULE_13_2, _("If they are on the table, correct the goods first."),
                         _("Goods that are not there cannot be given away."));
}

static gboolean
force_build (const KbState *state, const PwMove *move, GError **error)
{
  if (!kb_stands (&state->players[move->player], (guint) move->args[KB_ARG_BUILDING]))
    return TRUE;
  return pw_rule_refuse (error, KB_RULE_7_2, _("If another building stands there, correct the row first."),
                         _("This building stands already: there is one of each."));
}

static gboolean
force_pays (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];
  guint payment = (guint) move->args[KB_ARG_GOOD];

  if ((payment == KB_PAY_PLUS2 ? player->plus2 > 0 : player->goods[payment] > 0) || kb_is_left_open (state, (guint) move->player))
    return TRUE;
  return pw_rule_refuse (error, KB_RULE_13_2, _("If it is on the table, correct the goods first."),
                         _("What is not there cannot be paid."));
}

static gboolean
force_use (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];

  if (player->dice[0] == 0)
    return not_now (state, move, error);
  if (move->args[KB_ARG_WHITE] == PW_ARG_NONE || player->dice[KB_OWN_DICE] != 0)
    return TRUE;
  return pw_rule_refuse (error, KB_RULE_7_5, _("Leave out white."), _("There is no white die."));
}

/* Whether @index holds dice. */
static gboolean
are_dice (const PwMove *move, guint index, guint n)
{
  guint8 dice[6];

  return move->args[index] != PW_ARG_NONE && pw_dice_unpack (move->args[index], dice) >= n;
}

static gboolean
force_roll (const KbState *state, const PwMove *move, GError **error)
{
  gboolean all = pw_kind_set_has (kb_playable (state), move->kind);

  for (guint seat = 0; seat < KB_MAX_PLAYERS && all; seat++)
    all = (seat < state->n_players) == are_dice (move, seat, KB_OWN_DICE);
  return all ? TRUE : not_now (state, move, error);
}

/**
 * kb_force:
 * @data: a state
 * @move: (inout): a move that breaks a rule; what it leaves open is filled in
 * @error: (nullable): return location
 *
 * Returns: whether such a thing can have happened on a table
 */
gboolean
kb_force (gconstpointer data, PwMove *move, GError **error)
{
  const KbState *state = data;

  kb_complete (state, move, NULL);
  switch ((KbKind) move->kind)
    {
    case KB_KIND_INFLUENCE: return may_act (state, move, TRUE, error) && force_influence (state, move, error);
    case KB_KIND_BUILD: return may_act (state, move, TRUE, error) && force_build (state, move, error);
    case KB_KIND_RECRUIT: kb_shorten_counts (move); return may_act (state, move, TRUE, error) && has_goods (state, move, error);
    case KB_KIND_LOSE: kb_shorten_counts (move); return may_act (state, move, FALSE, error) && has_goods (state, move, error);
    case KB_KIND_HALL: return may_act (state, move, TRUE, error) && force_pays (state, move, error);
    case KB_KIND_GIVE: return may_act (state, move, FALSE, error) && force_pays (state, move, error);
    case KB_KIND_TAKE:
      if (move->args[kb_good_args[0]] == PW_ARG_NONE)
        return not_now (state, move, error);
      return may_act (state, move, state->stage == KB_STAGE_AID, error);
    case KB_KIND_USE: return may_act (state, move, FALSE, error) && force_use (state, move, error);
    case KB_KIND_PASS: return may_act (state, move, state->stage != KB_STAGE_HELP && state->stage != KB_STAGE_REROLL, error);
    case KB_KIND_ROLL: return force_roll (state, move, error);
    case KB_KIND_OWN:
      if (pw_kind_set_has (kb_playable (state), KB_KIND_OWN) && are_dice (move, KB_ARG_WHAT, KB_OWN_DICE))
        return TRUE;
      break;
    default: break;
    }
  return pw_game_check (kb_itself, data, move, error);
}
