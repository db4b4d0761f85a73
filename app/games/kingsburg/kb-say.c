/* kb-say.c: statements of what lies before a player and on the table (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "kb-engine.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

void
kb_none_legal (gconstpointer data, PwMoves *out)
{
}

guint64
kb_statements (void)
{
  return KB_BIT (KB_KIND_BUILT) | KB_BIT (KB_KIND_HAVE) | KB_BIT (KB_KIND_SCORE) | KB_BIT (KB_KIND_ENVOY) |
         KB_BIT (KB_KIND_ORDER) | KB_BIT (KB_KIND_NOW);
}

/* Whether its player sits at the table, and the final scoring is still to come. */
static gboolean
say_check (const KbState *state, const PwMove *move, GError **error)
{
  if (move->player >= (int) state->n_players)
    {
      if (error)
        pw_rule_error_set (error, KB_RULE_1_1, _("Name one of the players."), _("Nobody sits there."));
      return FALSE;
    }
  if (state->stage != KB_STAGE_OVER || move->kind == KB_KIND_SCORE)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_12_1, _("Undo the end, or insert the line before it."),
                       _("The final scoring is done: what is said now would no longer count."));
  return FALSE;
}

/* -- row ------------------------------------------------------------------------------------------ */

gboolean
kb_say_row_check (gconstpointer data, const PwMove *move, GError **error)
{
  return say_check (data, move, error);
}

void
kb_say_row_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[move->player];
  guint shift = (guint) (move->args[KB_ARG_WHAT] - 1) * KB_COLUMNS;

  state->stated = TRUE;
  player->buildings = (player->buildings & ~(15u << shift)) | ((1u << move->args[KB_ARG_NUMBER]) - 1) << shift;
  player->ruins &= ~(15u << shift);
  kb_go_on (state, events);
}

/* -- have ------------------------------------------------------------------------------------------ */

/** MOST: of what only the number is said. */
static const guint8 most[KB_TALLIES] = { [KB_TALLY_GOODS] = 60, [KB_TALLY_BUILDINGS] = KB_BUILDINGS, [KB_TALLY_CATHEDRAL] = 1 };

/* Numbers of which nobody says what they are made of serve the final scoring alone. */
gboolean
kb_say_have_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  int tally = move->args[KB_ARG_WHAT] - KB_RESOURCES;

  if (!say_check (state, move, error))
    return FALSE;
  if (tally < 0 || (state->level == PW_LEVEL_FINAL && move->args[KB_ARG_NUMBER] <= most[tally]))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (state->level != PW_LEVEL_FINAL)
    pw_rule_error_set (error, KB_RULE_13_2, _("Say which, one by one, as in: have gold 3, or row 1 4."),
                       _("The number alone is enough only for the final scoring."));
  else
    pw_rule_error_set (error, KB_RULE_13_2, _("Count again."), _("There cannot be more than %d."), most[tally]);
  return FALSE;
}

static int
amount_of (const KbPlayer *player, KbResource resource)
{
  switch (resource)
    {
    case KB_RESOURCE_PLUS2: return player->plus2;
    case KB_RESOURCE_SOLDIERS: return player->soldiers;
    default: return player->goods[resource];
    }
}

void
kb_say_have_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbResource resource = (KbResource) move->args[KB_ARG_WHAT];

  state->stated = TRUE;
  if (resource >= KB_RESOURCES)
    {
      state->players[move->player].tally[resource - KB_RESOURCES] = (guint8) (move->args[KB_ARG_NUMBER] + 1);
      return;
    }
  kb_gain (state, (guint) move->player, resource, move->args[KB_ARG_NUMBER] - amount_of (&state->players[move->player], resource),
           KB_RULE_13_2, 0, events);
  kb_go_on (state, events);
}

/* -- score ----------------------------------------------------------------------------------------- */

gboolean
kb_say_score_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  int after;

  if (!say_check (state, move, error))
    return FALSE;
  after = state->players[move->player].points + move->args[KB_ARG_NUMBER];
  if (after >= -KB_TRACK_MAX && after <= KB_TRACK_MAX)
    return TRUE;
  if (error)
    {
      g_autofree char *points = pw_number (after);

      pw_rule_error_set (error, KB_RULE_13_2, _("Say how many points are added, or taken away."), _("No player has %s points."),
                         points);
    }
  return FALSE;
}

void
kb_say_score_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = (guint) move->player;
  gboolean followed = kb_followed (state) >> seat & 1;

  state->stated = TRUE;
  /* After the end, the track no longer shows what came before the final scoring. */
  if (state->stage == KB_STAGE_OVER && move->args[KB_ARG_NUMBER] != 0)
    pw_events_add (events, PW_EVENT_POINTS, move->player, KB_FROM_CORRECTIONS, move->args[KB_ARG_NUMBER], KB_RULE_13_2)
      ->final = TRUE;
  else
    kb_points (state, seat, followed ? KB_FROM_CORRECTIONS : KB_FROM_TRACK, move->args[KB_ARG_NUMBER], KB_RULE_13_2,
               state->players[seat].points + move->args[KB_ARG_NUMBER], 0, events);
}

/* -- envoy ----------------------------------------------------------------------------------------- */

gboolean
kb_say_envoy_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  if (!say_check (state, move, error))
    return FALSE;
  if (kb_arg (move, KB_ARG_WHAT, 0) < (int) state->n_players)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_1_1, _("Name one of the players, or nobody."), _("Nobody sits there."));
  return FALSE;
}

void
kb_say_envoy_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  state->stated = TRUE;
  state->envoy = (gint8) kb_arg (move, KB_ARG_WHAT, -1);
  kb_go_on (state, events);
}

/* -- order ----------------------------------------------------------------------------------------- */

gboolean
kb_say_order_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  guint seats = 0;

  if (!say_check (state, move, error))
    return FALSE;
  for (guint i = 0; i < KB_MAX_PLAYERS; i++)
    if (move->args[i] != PW_ARG_NONE)
      seats |= 1u << move->args[i] | (i >= state->n_players ? 1u << 31 : 0);
  if (seats == (1u << state->n_players) - 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_4_3, _("Name every player, the first one first."),
                       _("The turn order holds each player once."));
  return FALSE;
}

void
kb_say_order_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = state->order[state->turn < state->n_players ? state->turn : 0];

  state->stated = TRUE;
  for (guint i = 0; i < MIN (state->n_players, KB_MAX_PLAYERS); i++)
    state->order[i] = (guint8) move->args[i];
  /* Whoever is in the middle of something goes on; whose turn is over, has it no second time. */
  if (state->stage == KB_STAGE_INFLUENCE || state->stage == KB_STAGE_REROLL_DICE)
    for (guint i = 0; i < state->n_players; i++)
      {
        if (state->order[i] == seat)
          state->turn = (guint8) i;
      }
  else
    state->turn = 0;
  kb_go_on (state, events);
}

/* -- now ------------------------------------------------------------------------------------------- */

gboolean
kb_say_now_check (gconstpointer data, const PwMove *move, GError **error)
{
  return say_check (data, move, error);
}

void
kb_say_now_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;

  state->stated = TRUE;
  state->year = (guint8) (move->args[KB_ARG_WHAT] - 1);
  state->phase = (guint8) move->args[KB_ARG_NUMBER];
  state->waiting = 0;
  state->turn = 0;
  kb_clear_season (state);
  state->stage = KB_STAGE_AID;
  state->begins = TRUE;
  kb_go_on (state, events);
}
