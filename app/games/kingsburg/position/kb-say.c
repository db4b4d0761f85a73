/* kb-say.c: statements of what lies before a player and on the table (13.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/position/kb-says.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

void
kb_none_legal (gconstpointer data, PwMoves *out)
{
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
static const guint8 most[KB_TALLIES] = { [KB_TALLY_GOODS] = KB_HAVE_MAX, [KB_TALLY_BUILDINGS] = KB_BUILDINGS, [KB_TALLY_CATHEDRAL] = 1 };

/* Numbers of which nobody says what they are made of serve the final scoring alone. */
static gboolean
check_tally (const KbState *state, guint tally, int number, GError **error)
{
  if (state->level == PW_LEVEL_FINAL && number <= most[tally])
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

int
kb_amount (const KbPlayer *player, KbResource resource)
{
  switch (resource)
    {
    case KB_RESOURCE_PLUS2: return player->plus2;
    case KB_RESOURCE_SOLDIERS: return player->soldiers;
    default: return player->goods[resource];
    }
}

gboolean
kb_say_have_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  int what = move->args[KB_ARG_WHAT], all;

  if (!say_check (state, move, error))
    return FALSE;
  if (what >= KB_RESOURCES)
    return check_tally (state, (guint) (what - KB_RESOURCES), move->args[KB_ARG_NUMBER], error);
  all = what > KB_RESOURCE_STONE ? 0 : (int) kb_goods_count (&state->players[move->player]);
  all += move->args[KB_ARG_NUMBER] - (what > KB_RESOURCE_STONE ? 0 : state->players[move->player].goods[what]);
  /* Fewer than there are is never too many. */
  if (all <= KB_HAVE_MAX || move->args[KB_ARG_NUMBER] <= kb_amount (&state->players[move->player], (KbResource) what))
    return TRUE;
  if (error)
    {
      g_autofree char *remedy = g_strdup_printf (_("Say at most %d goods in all."), KB_HAVE_MAX);

      pw_rule_error_set (error, KB_RULE_13_2, remedy, _("No player can have %d goods."), all);
    }
  return FALSE;
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
  kb_gain (state, (guint) move->player, resource, move->args[KB_ARG_NUMBER] - kb_amount (&state->players[move->player], resource),
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
  gboolean goes_on = state->stage == KB_STAGE_INFLUENCE || state->stage == KB_STAGE_REROLL_DICE || kb_asks (state);

  state->stated = TRUE;
  for (guint i = 0; i < MIN (state->n_players, KB_MAX_PLAYERS); i++)
    state->order[i] = (guint8) move->args[i];
  /* Whoever is in the middle of something goes on; whose turn is over, has it no second time. What others did
   * at the level of one board is not known: those before it have had their turn. */
  if (goes_on)
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

static gboolean
is_season (int phase)
{
  return phase == KB_PHASE_SPRING || phase == KB_PHASE_SUMMER || phase == KB_PHASE_AUTUMN;
}

/* Where a phase stands once it was said: KB_STAGE_AID where it is still to begin. */
static KbStage
said_stage (const PwMove *move)
{
  if (move->args[KB_ARG_STEP] != PW_ARG_NONE)
    return (KbStage) move->args[KB_ARG_STEP];
  return move->args[KB_ARG_TURN] != PW_ARG_NONE ? KB_STAGE_RECRUIT : KB_STAGE_AID;
}

gboolean
kb_say_now_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;
  int turn = move->args[KB_ARG_TURN];
  gboolean step = move->args[KB_ARG_STEP] != PW_ARG_NONE;
  const char *remedy, *text;

  if (!say_check (state, move, error))
    return FALSE;
  if (step && !is_season (move->args[KB_ARG_NUMBER]))
    {
      remedy = _("Leave out the step: the phase begins.");
      text = _("Only spring, summer and autumn have steps.");
    }
  else if (turn != PW_ARG_NONE && !step && move->args[KB_ARG_NUMBER] != KB_PHASE_RECRUIT)
    {
      remedy = _("Say the step too, or leave out the player.");
      text = _("Turns are said for building, the Town Hall and recruiting only.");
    }
  else if (turn != PW_ARG_NONE && turn >= (int) state->n_players)
    {
      remedy = _("Name one of the players.");
      text = _("Nobody sits there.");
    }
  else
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_13_2, remedy, "%s", text);
  return FALSE;
}

void
kb_say_now_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint year = (guint) (move->args[KB_ARG_WHAT] - 1), phase = (guint) move->args[KB_ARG_NUMBER];
  KbStage stage = said_stage (move);
  gboolean here = state->year == year && state->phase == phase;

  state->stated = TRUE;
  /* A season that has begun does not begin again: its gold is paid, its marks lie there (4.1, 10.1). */
  if (here && stage == KB_STAGE_AID && (state->stage == KB_STAGE_MARK || state->stage == KB_STAGE_ROLL) && !state->begins)
    {
      kb_go_on (state, events);
      return;
    }
  state->year = (guint8) year;
  state->phase = (guint8) phase;
  state->waiting = 0;
  state->turn = 0;
  if (!here || state->stage != stage)
    kb_clear_season (state);
  state->stage = (guint8) stage;
  state->begins = stage == KB_STAGE_AID ? KB_BEGINS_PHASE : KB_BEGINS_NOTHING;
  for (guint i = 0; i < state->n_players; i++)
    {
      if (state->order[i] == move->args[KB_ARG_TURN])
        state->turn = (guint8) i;
      /* Where it is time to build, the white dice are back. */
      if (stage != KB_STAGE_AID)
        state->players[i].aid = FALSE;
    }
  kb_go_on (state, events);
}
