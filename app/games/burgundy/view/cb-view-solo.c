/* cb-view-solo.c: how far a solo game is: both markers, rounds, what is still empty (16.5, 16.9, 16.10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/view/cb-view-private.h"

#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/modules/cb-solo.h"
#include "games/burgundy/view/cb-view-names.h"

static gboolean
is_played (const CbState *state)
{
  return (state->modules >> CB_MODULE_SOLO & 1) != 0;
}

guint
cb_view_removal (const CbState *state)
{
  return cb_pending (state) == CB_PENDING_REMOVE ? cb_solo_depot (state) : 0;
}

/* Whether points wait to be taken. */
static gboolean
has_gain (const CbState *state)
{
  return state->pending.n > 0 && cb_solo_is_gain (cb_top (state));
}

/* How many points are missing to reach the goal with the gain that waits; 0 or less: none. */
static int
missing (const CbState *state)
{
  return state->solo.goal - state->solo.marker - (int) cb_solo_worth (state, cb_top (state));
}

/* The marker takes the points that wait as they are; the goal is reached by buying what is missing. */
static void
light_marks (const PwViewInput *in,
             CbSpot            *marks)
{
  if (!has_gain (in->state))
    return;
  for (guint i = 0; in->choices != NULL && i < in->choices->len; i++)
    {
      const PwMove *move = &g_array_index (in->choices, PwChoice, i).move;
      CbSpot *spot = move->kind == CB_KIND_SKIP ? &marks[CB_GOAL_MARKER] : &marks[CB_GOAL_GOAL];

      if (move->kind != CB_KIND_SKIP && (move->kind != CB_KIND_POINTS || move->args[CB_ARG_NUMBER] != missing (in->state)))
        continue;
      spot->flags |= PW_SPOT_LEGAL;
      spot->key = in->keys != NULL ? in->keys[i] : 0;
    }
}

void
cb_view_solo (const PwViewInput *in,
              CbView            *out)
{
  const CbState *state = in->state;
  CbViewSolo *solo = &out->solo;
  guint round = state->phase * CB_ROUNDS + state->round;

  if (!is_played (state))
    return;
  solo->goal = state->solo.goal;
  solo->marker = state->solo.marker;
  solo->gain = has_gain (state) ? (guint8) MIN (cb_solo_worth (state, cb_top (state)), G_MAXUINT8) : 0;
  solo->round = (guint8) (round + 1);
  solo->empty = (guint8) cb_empty_hexes (&state->players[0]);
  if (state->stage == CB_STAGE_OVER)
    solo->outcome = 1 + (solo->empty != 0 ? CB_OUTCOME_LOST : CB_OUTCOME_WON);
  else
    solo->rounds_left = (guint8) (CB_PHASES * CB_ROUNDS - round);
  for (guint i = 0; i < CB_GOAL_SPOTS; i++)
    solo->marks[i].type = CB_TYPES;
  solo->marks[CB_GOAL_MARKER].number = solo->marker;
  solo->marks[CB_GOAL_GOAL].number = solo->goal;
  light_marks (in, solo->marks);
  cb_name_solo (solo);
}

gboolean
cb_view_press_goal (const PwViewInput *in,
                    guint              index,
                    PwMove            *partial)
{
  if (!is_played (in->state) || index >= CB_GOAL_SPOTS || !has_gain (in->state))
    return FALSE;
  partial->kind = CB_KIND_SKIP;
  if (index == CB_GOAL_GOAL && missing (in->state) > 0)
    {
      partial->kind = CB_KIND_POINTS;
      partial->args[CB_ARG_NUMBER] = (gint16) missing (in->state);
    }
  return TRUE;
}
