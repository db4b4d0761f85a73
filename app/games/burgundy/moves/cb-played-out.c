/* cb-played-out.c: the same rules once more, for games that are played out
 *
 * Nobody looks at these games, everybody's moves are known, and nothing was said about the table. So the rules of the game without
 * expansions are compiled a second time, as they stand, but without events, and all in one, so that what is called once needs no call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define PW_PLAYED_OUT

#include "games/burgundy/moves/cb-played-out.h"

#include <glib/gi18n-lib.h>

#include "core/pw-bytes.h"
#include "core/pw-notation.h"

/* Nobody outside the program can put another function in the place of one of these: else none could be part of its caller. */
#pragma GCC visibility push(hidden)

#include "games/burgundy/moves/cb-moves.h"

#include "games/burgundy/state/cb-census.c"
#include "games/burgundy/state/cb-depots.c"
#include "games/burgundy/state/cb-die.c"
#include "games/burgundy/state/cb-funds.c"
#include "games/burgundy/state/cb-store.c"
#include "games/burgundy/moves/cb-actor.c"
#include "games/burgundy/moves/cb-buy.c"
#include "games/burgundy/moves/cb-deal.c"
#include "games/burgundy/moves/cb-effects.c"
#include "games/burgundy/moves/cb-flow.c"
#include "games/burgundy/moves/cb-pick.c"
#include "games/burgundy/moves/cb-place.c"
#include "games/burgundy/moves/cb-sell.c"
#include "games/burgundy/moves/cb-ship.c"
#include "games/burgundy/moves/cb-start.c"
#include "games/burgundy/moves/cb-table.c"
#include "games/burgundy/moves/cb-take.c"
#include "games/burgundy/moves/cb-turn.c"
#include "games/burgundy/moves/cb-workers.c"

/* Whether everything is entered, and nothing was said or played against the rules; and there is no expansion. */
static inline gboolean
is_followed (const CbState *state)
{
  return G_LIKELY ((state->modules | state->level | state->stale | state->stated | state->n_open) == 0);
}

/* FALSE where it is a move of another kind. */
static inline gboolean
carry_out (CbState *state, const PwMove *move, PwEvents *points)
{
  switch ((CbKind) move->kind)
    {
    case CB_KIND_START: cb_start_apply (state, move, points); return TRUE;
    case CB_KIND_ROLL: cb_roll_apply (state, move, points); return TRUE;
    case CB_KIND_GOODS: cb_goods_apply (state, move, points); return TRUE;
    case CB_KIND_PHASE_GOODS: cb_phase_goods_apply (state, move, points); return TRUE;
    case CB_KIND_DEPOT: cb_depot_apply (state, move, points); return TRUE;
    case CB_KIND_TAKE: cb_take_apply (state, move, points); return TRUE;
    case CB_KIND_PLACE: cb_place_apply (state, move, points); return TRUE;
    case CB_KIND_SELL: cb_sell_apply (state, move, points); return TRUE;
    case CB_KIND_WORKERS: cb_workers_apply (state, move, points); return TRUE;
    case CB_KIND_BUY: cb_buy_apply (state, move, points); return TRUE;
    case CB_KIND_SHIP: cb_ship_apply (state, move, points); return TRUE;
    case CB_KIND_SKIP: cb_skip_apply (state, move, points); return TRUE;
    case CB_KIND_END: cb_end_apply (state, move, points); return TRUE;
    default: return FALSE;
    }
}

/* As PwGameDealing.carry_out. */
gboolean
cb_carry_out (gpointer data, const PwMove *move, PwEvents *points)
{
  CbState *state = data;

  return is_followed (state) && carry_out (state, move, points);
}

/**
 * cb_play_on:
 * @data: a state, changed
 * @random: the generator
 * @flags: how much is named in advance
 * @points: what counts the points
 * @kept: what is known still: nothing
 *
 * As PwGameDealing.play_on.
 */
PwPlayedOn
cb_play_on (gpointer data, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept)
{
  CbState *state = data;
  PwMove move;
  int actor;

  if (!is_followed (state))
    return PW_PLAYED_NOTHING;
  actor = cb_actor (state);
  if (actor == PW_NOBODY)
    return PW_PLAYED_OVER;
  if (actor == PW_TABLE)
    cb_deal (state, random, flags, &move);
  else if (!cb_pick (state, random, &move))
    return PW_PLAYED_NOTHING;
  /* Whatever else the table does. */
  if (!carry_out (state, &move, points))
    cb_kinds[move.kind].apply (state, &move, points);
  return PW_PLAYED_MOVE;
}

#pragma GCC visibility pop
