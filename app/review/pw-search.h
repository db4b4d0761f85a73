/* pw-search.h: which of the legal moves is best, by playing on from each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "review/pw-playout.h"
#include "review/pw-tally.h"

G_BEGIN_DECLS

/** PW_MAX_CANDIDATES: so many moves of a decision are looked at, those that the policy likes best. */
#define PW_MAX_CANDIDATES 24
/** PW_LEAST_ROLLOUTS: fewer moves are looked at, where there are not so many games for each. */
#define PW_LEAST_ROLLOUTS 8

/**
 * PwCompared:
 * @move: the better move that was found
 * @forced: there was nothing to decide: a single move, or only such that come to the same
 * @lead: what @move brings the player more than the one that was played, in points of the lead at the end (PwResult.lead)
 * @win: the same as a chance to win
 *
 * What a decision cost. Both tallies are of differences between pairs of games with the same dice and draws to come, and of other
 * games than those by which the move was found: the best of many guesses would seem better than it is.
 */
typedef struct
{
  PwMove move;
  gboolean forced;
  PwTally lead;
  PwTally win;
} PwCompared;

/** PW_MAX_ADVISED: so many moves are named where the best are asked for. */
#define PW_MAX_ADVISED 3

/**
 * PwAdvised:
 * @move: a move
 * @points: what whoever makes it is to expect at the end
 * @win: and the chance to win
 * @behind: by how much it is worse than the first that is named, in points of the lead: pairs of games with the same dice and draws to
 *   come; of the first itself nothing
 * @chance: the same as a chance to win
 *
 * One of the best moves, with its value.
 */
typedef struct
{
  PwMove move;
  PwTally points;
  PwTally win;
  PwTally behind;
  PwTally chance;
} PwAdvised;

typedef struct _PwSearch PwSearch;

/** PwSearchClock: gives microseconds since whenever. */
typedef gint64 (*PwSearchClock) (gpointer data);

PwSearch *pw_search_new     (const PwGame *game, const PwSetup *setup);
void      pw_search_free    (PwSearch *self);

void      pw_search_set_clock (PwSearch *self, PwSearchClock clock, gpointer data);
void      pw_search_set_flags (PwSearch *self, PwDealFlags flags);
gboolean  pw_search_choose  (PwSearch *self, const PwMoment *at, const PwPolicy *policy, guint64 seed, PwMove *out);
guint     pw_search_advise  (PwSearch *self, const PwMoment *at, const PwMove *drawn, gboolean by_chance, guint rollouts, guint64 seed,
                             GCancellable *cancellable, PwAdvised out[PW_MAX_ADVISED]);
gboolean  pw_compared_loses (const PwCompared *compared);
void      pw_search_measure (PwSearch *self, const PwMoment *at, const PwMove *played, guint pairs, guint64 seed, PwCompared *out);
gboolean  pw_search_compare (PwSearch *self, const PwMoment *at, const PwMove *played, guint rollouts, guint64 seed, PwCompared *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwSearch, pw_search_free)

G_END_DECLS
