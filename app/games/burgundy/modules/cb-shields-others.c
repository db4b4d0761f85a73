/* cb-shields-others.c: what others do that shields 2 and 6 bring their owner, where nobody enters it (10.2)
 *
 * At the level of one board, the owner of shield 2 says before each turn, at the end of each phase and before the
 * final scoring how many workers it has brought; and with shield 6 the monasteries of the chosen opponent are asked when they begin to
 * count, and before the final scoring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/modules/cb-shields.h"

#include <glib/gi18n-lib.h>

#define SEATS ((1u << CB_MAX_PLAYERS) - 1)

/* Whether others have had turns that nobody entered. */
static gboolean
others_are_stale (const CbState *state)
{
  return state->level == PW_LEVEL_BOARD && (state->stale & SEATS & ~(1u << state->me)) != 0;
}

/* -- Shield 2 -------------------------------------------------------------------------------------- */

void
cb_shields_catch_up (CbState *state, PwEvents *events)
{
  if (others_are_stale (state) && cb_shield (state, state->me, 2))
    cb_push (state, state->me, CB_PENDING_HELPED, 0);
}

/* Whether workers may have come since the last own turn, as the level is left. */
gboolean
cb_shields_unsure (const CbState *state)
{
  return others_are_stale (state) && cb_shield (state, state->me, 2);
}

static gboolean
helped_is_possible (const CbState *state, const PwPending *pending)
{
  return state->level == PW_LEVEL_BOARD && state->me == pending->seat;
}

/* Who follows everybody knows it. */
static void
helped_is_gone (CbState *state, const PwPending *pending, PwEvents *events)
{
}

const CbPendingClass cb_pending_helped = {
  .kinds = PW_KIND_SET_INIT (CB_KIND_HELPED), .possible = helped_is_possible, .gone = helped_is_gone,
  .rule = CB_RULE_17_5 + 2, .message = N_("How many workers shield 2 has brought must be entered first."),
  .remedy = N_("For example: {helped}. Or none: {skip}."),
};

gboolean
cb_helped_check (gconstpointer data, const PwMove *move, GError **error)
{
  return TRUE;
}

void
cb_helped_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  cb_pop (state);
  cb_gain (state, (guint) move->player, CB_WORKERS, move->args[CB_ARG_NUMBER], CB_RULE_17_5 + 2, events);
  cb_settle (state, events);
}

void
cb_helped_legal (gconstpointer data, PwMoves *out)
{
  for (gint16 n = 1; n <= CB_MOST_HELP; n++)
    pw_moves_append (out, CB_KIND_HELPED, cb_actor (data))->args[CB_ARG_NUMBER] = n;
}

/* -- Shield 6 -------------------------------------------------------------------------------------- */

/* From now on the monasteries of that opponent count, or they are about to be scored. */
void
cb_shields_want_model (CbState *state)
{
  guint model = state->shields.model;

  state->shields.wanted = model > 0 && others_are_stale (state) && cb_shield (state, state->me, 6) &&
                          state->stale >> (model - 1) & 1;
}

guint
cb_shields_wants (const CbState *state)
{
  return state->shields.wanted && state->shields.model > 0 ? 1u << (state->shields.model - 1) : 0;
}

void
cb_shields_confirmed (CbState *state)
{
  state->shields.wanted = FALSE;
}
