/* kb-roll.c: the dice of a season, marks for two players, Statue and Chapel (4.1, 4.2, 10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/* -- mark ----------------------------------------------------------------------------------------- */

gboolean
kb_mark_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

static void
mark (KbState *state, guint advisor, gint16 packed, PwEvents *events)
{
  state->groups[advisor][0] = (KbGroup){ .seat = -1, .flags = KB_GROUP_THERE, .dice = packed };
  state->taken |= 1u << advisor;
  kb_note (events, PW_TABLE, KB_NOTE_MARK, 0, KB_RULE_10_1, (int) advisor, packed);
}

void
kb_mark_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint8 three[6] = { 0 }, two[6] = { 0 };
  guint first, second;

  pw_dice_unpack (move->args[0], three);
  pw_dice_unpack (move->args[1], two);
  first = (guint) three[0] + three[1] + three[2];
  second = (guint) two[0] + two[1];
  kb_force_begin (state, move);
  mark (state, first, move->args[0], events);
  if (first != second)
    mark (state, second, move->args[1], events);
  else
    {
      mark (state, two[0], two[0], events);
      if (two[1] != two[0])
        mark (state, two[1], two[1], events);
      else
        kb_note (events, PW_TABLE, KB_NOTE_ASIDE, 0, KB_RULE_10_1, two[1], 0);
    }
  kb_ready_to_roll (state, events);
}

/* -- roll ----------------------------------------------------------------------------------------- */

static gboolean
check_count (const KbState *state, guint seat, guint n, GError **error)
{
  guint white = kb_white_dice (state, seat);

  if (n == KB_OWN_DICE + white)
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                              "The player’s own 3 dice come first, then %u white one.",
                                                              "The player’s own 3 dice come first, then %u white ones.",
                                                              (gulong) white),
                                                 white);

      pw_rule_error_set (error, KB_RULE_4_2,
                         white ? remedy
                               : _("Only the player’s own 3 dice are rolled; white dice come from the "
                                   "King’s aid in spring and from Farms."),
                         g_dngettext (GETTEXT_PACKAGE, "%u die is rolled this season, not %u.",
                                      "%u dice are rolled this season, not %u.", (gulong) (KB_OWN_DICE + white)),
                         KB_OWN_DICE + white, n);
      pw_rule_error_set_seat (*error, (int) seat);
    }
  return FALSE;
}

gboolean
kb_roll_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint8 dice[6];

  for (guint seat = 0; seat < KB_MAX_PLAYERS; seat++)
    {
      gint16 packed = move->args[seat];

      if ((packed != PW_ARG_NONE) != (seat < state->n_players))
        {
          if (error)
            pw_rule_error_set (error, KB_RULE_4_2, _("Enter the dice of each player, and of nobody else."),
                               _("All players roll, in one line."));
          return FALSE;
        }
      if (packed != PW_ARG_NONE && !check_count (state, seat, pw_dice_unpack (packed, dice), error))
        return FALSE;
    }
  return TRUE;
}

static void
set_dice (KbPlayer *player, gint16 packed)
{
  guint8 dice[6] = { 0 };
  guint n = pw_dice_unpack (packed, dice);

  memset (player->dice, 0, sizeof player->dice);
  memcpy (player->dice, dice, MIN (n, KB_DICE));
  player->used = 0;
}

void
kb_roll_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  kb_force_begin (state, move);
  for (guint seat = 0; seat < state->n_players; seat++)
    set_dice (&state->players[seat], move->args[seat]);
  kb_begin_step (state, KB_STAGE_REROLL, events);
  kb_go_on (state, events);
}

/* Draws are not listed. */
void
kb_roll_legal (gconstpointer data, PwMoves *out)
{
}

void
kb_mark_legal (gconstpointer data, PwMoves *out)
{
}

/* -- own -------------------------------------------------------------------------------------------- */

gboolean
kb_own_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint8 dice[6];

  return check_count (state, state->me, pw_dice_unpack (move->args[KB_ARG_WHAT], dice), error);
}

void
kb_own_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  kb_force_begin (state, move);
  set_dice (&state->players[state->me], move->args[KB_ARG_WHAT]);
  kb_begin_step (state, KB_STAGE_REROLL, events);
  kb_go_on (state, events);
}

void
kb_own_legal (gconstpointer data, PwMoves *out)
{
}

/* -- use: Statue and Chapel ------------------------------------------------------------------------- */

static guint
count_white (const KbPlayer *player)
{
  guint n = 0;

  for (guint i = KB_OWN_DICE; i < KB_DICE; i++)
    n += player->dice[i] != 0;
  return n;
}

gboolean
kb_use_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  const KbPlayer *player = &state->players[move->player];
  guint building = (guint) move->args[KB_ARG_BUILDING];
  gboolean statue = building == KB_STATUE, white = move->args[KB_ARG_WHITE] != PW_ARG_NONE;
  const char *remedy = _("Keep the dice: {pass}.");

  if (kb_may_use (player, building) && (!white || (statue && count_white (player) > 0)))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (!kb_stands (player, building))
    pw_rule_error_set (error, KB_RULE_7_5, remedy, _("%s does not stand on this province sheet."), kb_building_label (building));
  else if (player->did & (statue ? KB_DID_STATUE : KB_DID_CHAPEL))
    pw_rule_error_set (error, KB_RULE_7_5, remedy, _("%s was used in this season already."), kb_building_label (building));
  else if (!kb_may_use (player, building))
    pw_rule_error_set (error, KB_RULE_7_5, remedy,
                       statue ? _("The Statue needs dice that all show the same, white ones too.")
                              : _("The Chapel needs a total of 7 or less, white dice included."));
  else
    pw_rule_error_set (error, KB_RULE_7_5, _("Without it, for example: {use} or {pass}."),
                       statue ? _("There is no white die.") : _("The Chapel rolls all dice again."));
  return FALSE;
}

void
kb_use_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[move->player];
  gboolean statue = move->args[KB_ARG_BUILDING] == KB_STATUE;

  kb_force_begin (state, move);
  player->did |= statue ? KB_DID_STATUE : KB_DID_CHAPEL;
  state->reroll = 0;
  if (statue)
    state->reroll = (guint8) (1u << (move->args[KB_ARG_WHITE] != PW_ARG_NONE && count_white (player) > 0 ? KB_OWN_DICE : 0));
  else
    for (guint i = 0; i < KB_DICE; i++)
      if (player->dice[i] != 0)
        state->reroll |= (guint8) (1u << i);
  state->stage = KB_STAGE_REROLL_DICE;
}

void
kb_use_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;
  int actor = kb_actor (state);
  const KbPlayer *player;

  if (actor < 0)
    return;
  player = &state->players[actor];
  if (kb_may_use (player, KB_STATUE))
    {
      pw_moves_append (out, KB_KIND_USE, actor)->args[KB_ARG_BUILDING] = KB_STATUE;
      if (count_white (player) > 0)
        {
          PwMove *move = pw_moves_append (out, KB_KIND_USE, actor);

          move->args[KB_ARG_BUILDING] = KB_STATUE;
          move->args[KB_ARG_WHITE] = 1;
        }
    }
  if (kb_may_use (player, KB_CHAPEL))
    pw_moves_append (out, KB_KIND_USE, actor)->args[KB_ARG_BUILDING] = KB_CHAPEL;
}

/* -- reroll ----------------------------------------------------------------------------------------- */

gboolean
kb_reroll_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint8 dice[6];
  guint n = pw_dice_unpack (move->args[KB_ARG_WHAT], dice), want = (guint) __builtin_popcount (state->reroll);

  if (n == want)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_7_5, _("Enter what these dice show now, for example: {reroll}."),
                       g_dngettext (GETTEXT_PACKAGE, "%u die is rolled again, not %u.", "%u dice are rolled again, not %u.",
                                    (gulong) want),
                       want, n);
  return FALSE;
}

void
kb_reroll_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[state->order[state->turn]];
  guint8 dice[6] = { 0 };
  guint n = 0;

  kb_force_begin (state, move);
  pw_dice_unpack (move->args[KB_ARG_WHAT], dice);
  for (guint i = 0; i < KB_DICE; i++)
    if (state->reroll >> i & 1)
      player->dice[i] = dice[n++];
  state->reroll = 0;
  state->stage = KB_STAGE_REROLL;
  kb_go_on (state, events);
}

void
kb_reroll_legal (gconstpointer data, PwMoves *out)
{
}
