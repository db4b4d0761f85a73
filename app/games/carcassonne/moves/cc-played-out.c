/* cc-played-out.c: the same rules once more, for games that are played out
 *
 * Nobody looks at these games, and every tile is entered. So the rules are compiled a second time, as they stand, but without events,
 * and all in one, so that what is called once needs no call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define PW_PLAYED_OUT

#include "games/carcassonne/moves/cc-played-out.h"

#include <glib/gi18n-lib.h>

#include "core/pw-bytes.h"

/* Nobody outside the program can put another function in the place of one of these: else none could be part of its caller. */
#pragma GCC visibility push(hidden)

#include "games/carcassonne/moves/cc-moves.h"

#include "games/carcassonne/state/cc-land.c"
#include "games/carcassonne/state/cc-touch.c"
#include "games/carcassonne/state/cc-worth.c"
#include "games/carcassonne/moves/cc-aside.c"
#include "games/carcassonne/moves/cc-deal.c"
#include "games/carcassonne/moves/cc-pick.c"
#include "games/carcassonne/moves/cc-score.c"
#include "games/carcassonne/moves/cc-tile.c"
#include "games/carcassonne/moves/cc-turn.c"

/* Whether every tile is entered, and the table is as the moves say. */
static inline gboolean
is_followed (const CcState *state)
{
  return G_LIKELY ((state->level | state->stale) == 0);
}

/* As PwGameDealing.carry_out. */
gboolean
cc_carry_out (gpointer data, const PwMove *move, PwEvents *points)
{
  CcState *state = data;

  if (!is_followed (state))
    return FALSE;
  switch (move->kind)
    {
    case CC_KIND_TILE: cc_tile_apply (state, move, points); return TRUE;
    case CC_KIND_DRAW: cc_draw_apply (state, move, points); return TRUE;
    case CC_KIND_ASIDE: cc_aside_apply (state, move, points); return TRUE;
    default: return FALSE;
    }
}

/**
 * cc_play_on:
 * @data: a state, changed
 * @random: the generator
 * @flags: how much is named in advance
 * @points: what counts the points
 * @kept: what is known still: nothing
 *
 * As PwGameDealing.play_on.
 */
PwPlayedOn
cc_play_on (gpointer data, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept)
{
  CcState *state = data;
  CcLay lay;

  if (!is_followed (state))
    return PW_PLAYED_NOTHING;
  if (state->over)
    return PW_PLAYED_OVER;
  if (state->drawn)
    {
      if (!cc_choose (state, random, &lay))
        return PW_PLAYED_NOTHING;
      cc_tile_lay (state, state->actor, &lay, points);
      return PW_PLAYED_MOVE;
    }
  if (!(flags & PW_DEAL_RECORDED) || state->n_left == 0)
    return PW_PLAYED_NOTHING;
  state->drawn = (guint8) (cc_any_tile (state, random) + 1);
  return PW_PLAYED_MOVE;
}

#pragma GCC visibility pop
