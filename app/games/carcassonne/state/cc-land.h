/* cc-land.h: the landscape: tiles, free places, and features that grow by joining
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/carcassonne.h"

G_BEGIN_DECLS

/** CC_NOWHERE: no tile, gap, node or figure. */
#define CC_NOWHERE (-1)

/**
 * CcTouch:
 * @root: the feature beside each contact of a place: sides 0 to 3 for cities and roads, then halves 4 to 11 for fields;
 *   CC_NOWHERE where nothing is
 * @n: how many features there are
 * @roots: they, each once
 * @at: the contacts of each of them, as bits
 * @owned: contacts whose features hold followers
 * @mine: those that hold followers of the seat that was asked for
 * @twice: several contacts belong to one feature, apart from the two halves of a field edge
 *
 * What lies around a free place.
 */
typedef struct
{
  gint16 root[CC_SIDES + CC_HALVES];
  guint n;
  guint16 roots[CC_SIDES + CC_HALVES];
  guint16 at[CC_SIDES + CC_HALVES];
  guint16 owned, mine;
  gboolean twice;
} CcTouch;

/**
 * CcWorth:
 * @sort: a #CcSort
 * @tiles: its tiles; of a monastery those in the square of nine
 * @pennants: of a city
 * @goods: icons of a city
 * @open: openings; of a monastery empty places; of a field always 0
 * @cities: of a field: completed cities that it feeds
 * @followers: of each seat
 * @builders: bit set of seats
 * @pigs: bit set of seats
 * @leaders: bit set of seats that have the majority (5.7)
 * @now: points for each leader if the game ended now; of a field for one without a pig there, as if fields scored one by one
 * @closed: points for each leader if this tile and no other completed it; 0 for a field
 *
 * What a feature is and brings.
 */
typedef struct
{
  CcSort sort;
  guint tiles, pennants, open, cities;
  guint goods[CC_GOODS];
  guint followers[CC_MAX_PLAYERS];
  guint builders, pigs, leaders;
  int now, closed;
} CcWorth;

void     cc_land_clear    (CcState *state);
guint    cc_land_add      (CcState *state, guint kind, guint turn, int x, int y);
void     cc_land_rebuild  (CcState *state);
int      cc_land_tile_at  (const CcState *state, int x, int y);
int      cc_land_gap_at   (const CcState *state, int x, int y);
void     cc_land_touch    (const CcState *state, const CcGap *gap, int seat, CcTouch *out);
guint    cc_touch_spread  (const CcTouch *touch, guint kind, guint turn, guint segment);
guint    cc_touch_open    (const CcState *state, const CcTouch *touch, const CcGap *gap, guint kind, guint turn, guint contacts);
void     cc_land_worth    (const CcState *state, guint root, CcWorth *out);
void     cc_land_leaders  (const CcState *state, guint root, CcWorth *out);
guint    cc_land_members  (const CcState *state, guint root);
guint    cc_land_fed      (const CcState *state, guint root, guint16 out[96]);
void     cc_land_stand    (CcState *state, guint tile, guint segment, guint seat, guint what);
void     cc_land_take     (CcState *state, guint figure);
int      cc_land_figure   (const CcState *state, guint seat, guint what);
guint    cc_land_tiles    (const CcState *state);
guint    cc_land_order    (const CcState *state, guint16 out[CC_MAX_GAPS]);
gboolean cc_land_matches  (const CcState *state, guint tile, guint side);
guint    cc_land_fitting  (const CcState *state, guint kind, guint64 fits[CC_MAX_GAPS / 64]);

/* Whether a tile lies in the square of nine around another; most lie far, and no processor foresees in which direction. */
static inline gboolean
cc_is_around (const CcPlaced *one, const CcPlaced *other)
{
  return ((guint) (one->x - other->x + 1) < 3u) & ((guint) (one->y - other->y + 1) < 3u);
}

/* The feature of a node. */
static inline guint
cc_root (const CcState *state, guint node)
{
  return state->nodes[node].root;
}

/* The feature of a segment of a tile. */
static inline guint
cc_feature_of (const CcState *state, guint tile, guint segment)
{
  return cc_root (state, state->tiles[tile].node + segment);
}

/* The segment on its tile that a node is. */
static inline const CcSegment *
cc_segment_of (const CcState *state, guint node)
{
  const CcPlaced *tile = &state->tiles[state->nodes[node].tile];

  return &cc_tiles[tile->kind].segments[node - tile->node];
}

static inline CcSort
cc_sort_of (const CcState *state, guint node)
{
  return (CcSort) state->nodes[node].sort;
}

static inline guint
cc_good_of (guint goods, guint good)
{
  return goods >> 5 * good & 31;
}

/* Whether a feature is complete; a field never is (6.1 to 6.3). */
static inline gboolean
cc_is_complete (const CcState *state, guint root)
{
  return state->nodes[root].open == 0 && cc_sort_of (state, root) != CC_FIELD;
}

G_END_DECLS
