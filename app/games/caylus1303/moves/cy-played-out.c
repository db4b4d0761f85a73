/* cy-played-out.c: the same rules once more, for games that are played out
 *
 * Nobody looks at these games, and everything is entered. So the rules are compiled a second time, as they stand, but without events,
 * without levels, and all in one, so that what is called once needs no call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define PW_PLAYED_OUT

#include "games/caylus1303/moves/cy-played-out.h"

#include <glib/gi18n-lib.h>

#include "core/pw-level-rules.h"
#include "core/pw-refuse.h"
#include "core/pw-remedy.h"

/* Nobody outside the program can put another function in the place of one of these: else none could be part of its caller. */
#pragma GCC visibility push(hidden)

#include "games/caylus1303/moves/cy-moves.h"

#include "games/caylus1303/state/cy-can.c"
#include "games/caylus1303/state/cy-census.c"
#include "games/caylus1303/state/cy-characters.c"
#include "games/caylus1303/state/cy-pay.c"
#include "games/caylus1303/state/cy-road.c"
#include "games/caylus1303/moves/cy-any.c"
#include "games/caylus1303/moves/cy-build.c"
#include "games/caylus1303/moves/cy-claim.c"
#include "games/caylus1303/moves/cy-deal.c"
#include "games/caylus1303/moves/cy-deliver.c"
#include "games/caylus1303/moves/cy-effect.c"
#include "games/caylus1303/moves/cy-favour.c"
#include "games/caylus1303/moves/cy-flow.c"
#include "games/caylus1303/moves/cy-name.c"
#include "games/caylus1303/moves/cy-pick.c"
#include "games/caylus1303/moves/cy-place.c"
#include "games/caylus1303/moves/cy-provost.c"
#include "games/caylus1303/moves/cy-skip.c"
#include "games/caylus1303/moves/cy-steward.c"
#include "games/caylus1303/moves/cy-use.c"

/* As PwGameDealing.carry_out. */
gboolean
cy_carry_out (gpointer data, const PwMove *move, PwEvents *points)
{
  CyState *state = data;

  if (G_UNLIKELY (state->level | state->stale | state->rises))
    return FALSE;
  switch ((CyKind) move->kind)
    {
    case CY_KIND_PICK: cy_pick_apply (state, move, points); return TRUE;
    case CY_KIND_PLACE: cy_place_apply (state, move, points); return TRUE;
    case CY_KIND_PASS: cy_pass_apply (state, move, points); return TRUE;
    case CY_KIND_USE: cy_use_apply (state, move, points); return TRUE;
    case CY_KIND_BUILD: cy_build_apply (state, move, points); return TRUE;
    case CY_KIND_CLAIM: cy_claim_apply (state, move, points); return TRUE;
    case CY_KIND_PROVOST: cy_provost_apply (state, move, points); return TRUE;
    case CY_KIND_TAKE: cy_take_apply (state, move, points); return TRUE;
    case CY_KIND_FAVOUR: cy_favour_apply (state, move, points); return TRUE;
    case CY_KIND_DELIVER: cy_deliver_apply (state, move, points); return TRUE;
    case CY_KIND_MONUMENT: cy_monument_apply (state, move, points); return TRUE;
    case CY_KIND_SKIP: cy_skip_apply (state, move, points); return TRUE;
    case CY_KIND_SPACE: cy_space_apply (state, move, points); return TRUE;
    case CY_KIND_SITE: cy_site_apply (state, move, points); return TRUE;
    default: return FALSE;
    }
}

/** Kept: words of PwKept. */
enum
{
  ALL_NAMED,                    /* whether no tile is unnamed: none becomes so again */
  FREE_PLACES,                  /* while workers are placed: cy_free_places() */
  FREE_ROUND,                   /* in which round that was; 0: it is not known */
};

/* Whether a tile is named before anything else. */
static gboolean
must_draw (const CyState *state, PwDealFlags flags, PwKept *kept)
{
  if (!(flags & PW_DEAL_RECORDED) || kept->words[ALL_NAMED])
    return FALSE;
  kept->words[ALL_NAMED] = !cy_draws (state);
  return !kept->words[ALL_NAMED];
}

/* While workers are placed, every one of them takes a place, and none gives one back. */
static void
place (CyState *state, const PwPending *asked, PwRandom *random, PwEvents *points, PwKept *kept)
{
  PwMove move;

  if (kept->words[FREE_ROUND] != state->round)
    {
      kept->words[FREE_ROUND] = state->round;
      kept->words[FREE_PLACES] = cy_free_places (state);
    }
  cy_place_or_not (state, asked, kept->words[FREE_PLACES], random, &move);
  if (move.kind == CY_KIND_PLACE)
    kept->words[FREE_PLACES] &= ~(G_GUINT64_CONSTANT (1) << move.args[CY_ARG_WHERE]);
  cy_carry_out (state, &move, points);
}

/**
 * cy_play_on:
 * @data: a state, changed
 * @random: the generator
 * @flags: how much is named in advance
 * @points: what counts the points
 * @kept: what is known still
 *
 * As PwGameDealing.play_on.
 */
PwPlayedOn
cy_play_on (gpointer data, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept)
{
  CyState *state = data;
  PwPending asked;
  PwMove move;

  if (G_UNLIKELY (state->level | state->stale | state->rises))
    return PW_PLAYED_NOTHING;
  if (state->over || state->pendings.n == 0)
    return PW_PLAYED_OVER;
  asked = *pw_pendings_top (&state->pendings);
  if (asked.seat == PW_TABLE || must_draw (state, flags, kept))
    cy_deal (state, random, flags, &move);
  else if (asked.kind == CY_ASK_TURN || asked.kind == CY_ASK_EARLY)
    {
      place (state, &asked, random, points, kept);
      return PW_PLAYED_MOVE;
    }
  else if (!cy_any (state, random, &move))
    return PW_PLAYED_NOTHING;
  cy_carry_out (state, &move, points);
  return PW_PLAYED_MOVE;
}

#pragma GCC visibility pop
