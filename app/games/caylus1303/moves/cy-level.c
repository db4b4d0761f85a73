/* cy-level.c: going over from one level to another, and saying what is asked then (14.3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

gboolean
cy_level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = cy_level_now (data);

  return pw_level_check (&cy_level_rules, &now, data, move, error);
}

/* What the others have, nobody enters from here on: their workers are taken to be in their camps. */
static void
send_others_home (CyState *state)
{
  guint n = 0;

  for (guint place = 0; place < CY_PLACES; place++)
    {
      gint8 *workers = state->places[place].workers;

      for (guint i = 0; i < 2; i++)
        if (workers[i] >= 0 && workers[i] != (int) state->me)
          {
            state->players[workers[i]].camp++;
            workers[i] = -1;
          }
      if (workers[0] < 0 && workers[1] >= 0)
        {
          workers[0] = workers[1];
          workers[1] = -1;
          /* The worker that is asked about now is the first one here. */
          if (cy_place_now (state) == (int) place)
            state->which = 0;
        }
    }
  for (guint i = 0; i < state->n_site; i++)
    if (state->site[i] == state->me)
      n++;
    else
      state->players[state->site[i]].camp++;
  /* Who has delivered stays where that was. */
  if (state->phase != CY_PHASE_DELIVERY || n == 0)
    state->step = state->phase == CY_PHASE_DELIVERY ? 0 : state->step;
  else
    for (guint i = 0; i < state->n_site; i++)
      if (state->site[i] == state->me)
        state->step = state->step > i;
  state->n_site = (guint8) n;
  memset (state->site, 0, sizeof state->site);
  state->site[0] = n ? state->me : 0;
}

/* Of the order of passing only whether the one who is followed has passed. */
static void
keep_own_pass (CyState *state)
{
  gboolean passed = state->passed >> state->me & 1;
  guint done = 0;

  for (guint i = 0; i < state->n_passed && i < state->which; i++)
    done += state->order[i] == state->me;
  memset (state->order, 0, sizeof state->order);
  state->order[0] = passed ? state->me : 0;
  state->n_passed = passed;
  state->passed = (guint8) (passed << state->me);
  state->passed_for &= state->passed;
  if (cy_is_at_bridge (state))
    state->which = (guint8) done;
}

/* Others may have taken any character since: at the level of one board it counts for nobody who had it. The referee begins with it again. */
static void
put_characters_away (CyState *state)
{
  for (guint i = 0; i < CY_CHARACTERS; i++)
    {
      if (state->characters[i] != CY_AWAY)
        state->before[i] = (guint8) (state->characters[i] - CY_AWAY);
      state->characters[i] = state->before[i] == state->me - CY_AWAY ? (gint8) state->me : CY_AWAY;
    }
  state->on_board = CY_ON_BOARD;
}

static void
follow_one (CyState *state)
{
  guint others = ((1u << state->n_players) - 1) & ~(1u << state->me);

  state->stale |= (guint8) (others | CY_STALE_TABLE);
  state->blind |= (guint8) others;
  /* What waits belongs to whoever waits at the bottom. */
  if (state->pendings.n && state->pendings.items[0].seat != state->me)
    {
      pw_pendings_clear (&state->pendings);
      /* The worker whose effect waited goes home with the others. */
      if (state->phase == CY_PHASE_ACTIVATION)
        state->stage = CY_STAGE_BEGINS;
    }
  keep_own_pass (state);
  send_others_home (state);
  put_characters_away (state);
  if (state->phase == CY_PHASE_SETUP && cy_has_any (state, state->me))
    state->picked = state->n_players;
}

void
cy_level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint level = (guint) move->args[CY_ARG_WHERE];

  /* In the middle of a round nobody could say what waits. */
  state->rises = level == PW_LEVEL_REFEREE && state->level == PW_LEVEL_BOARD && !cy_waits (state) && !cy_is_dawn (state);
  state->open = pw_level_leaves_open (&cy_level_rules, move);
  /* Called and taken back, it never was. */
  if (state->rises || (level == state->level && move->args[CY_ARG_TILE] == state->me))
    return;
  /* Those on tiles of unknown spaces nobody could find again. */
  state->players[state->me].camp = (guint8) (state->players[state->me].camp + __builtin_popcount (state->standing));
  state->standing = 0;
  state->level = (guint8) level;
  state->me = (guint8) cy_arg (move, CY_ARG_TILE, 0);
  state->told = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    state->players[seat].said_residences = 0;
  if (level == PW_LEVEL_BOARD)
    follow_one (state);
  else
    {
      /* What is said then decides who is asked first. */
      if (state->stale && cy_is_dawn (state))
        {
          pw_pendings_clear (&state->pendings);
          state->stage = 0;
        }
      state->seen = 0;
      if (level == PW_LEVEL_REFEREE)
        cy_recall_characters (state);
    }
  cy_go_on (state, events);
}

void
cy_confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->stale &= (guint8) ~(1u << move->player);
  cy_go_on (state, events);
}

void
cy_confirm_table_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->stale &= (guint8) ~CY_STALE_TABLE;
  cy_go_on (state, events);
}

void
cy_finish_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  pw_pendings_clear (&state->pendings);
  state->round = CY_ROUNDS;
  state->phase = CY_PHASE_STEWARDSHIP;
  cy_end_game (state, events);
}
