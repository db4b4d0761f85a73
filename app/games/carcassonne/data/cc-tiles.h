/* cc-tiles.h: the 48 kinds of tiles, as the data file has them, and in their four turns
 *
 * Sides and halves go clockwise, so that a quarter turn is an addition: a side s becomes s + 1, a half h becomes h + 2. The half
 * 2 * s is the first of side s as one goes round: nw, ne, en, es, se, sw, ws, wn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** CC_TILE_KINDS: kinds of tiles, both sets (1.1). */
#define CC_TILE_KINDS 48
/** CC_TILES: tiles, both sets (1.1). */
#define CC_TILES 96
/** CC_MAX_SEGMENTS: no tile has more (1.2). */
#define CC_MAX_SEGMENTS 8
/** CC_NO_SEGMENT: nothing of that sort lies there. */
#define CC_NO_SEGMENT 255
/** CC_TURNS: quarter turns. */
#define CC_TURNS 4

/** CcSide: a side of a tile as it lies. */
typedef enum
{
  CC_NORTH,
  CC_EAST,
  CC_SOUTH,
  CC_WEST,
  CC_SIDES,
} CcSide;

/** CcHalf: half an edge: the first letter is the side, the second the end of it that is meant (12.4). */
typedef enum
{
  CC_NW,
  CC_NE,
  CC_EN,
  CC_ES,
  CC_SE,
  CC_SW,
  CC_WS,
  CC_WN,
  CC_HALVES,
} CcHalf;

/** CcSort: what a segment, and so a feature, is. */
typedef enum
{
  CC_CITY,
  CC_ROAD,
  CC_MONASTERY,
  CC_FIELD,
  CC_SORTS,
} CcSort;

/** CcEdge: what an edge shows (1.2); a place that asks for nothing there has CC_EDGE_ANY. */
typedef enum
{
  CC_EDGE_ANY,
  CC_EDGE_CITY,
  CC_EDGE_ROAD,
  CC_EDGE_FIELD,
} CcEdge;

/** CcGood: goods icons and tokens (1.5). */
typedef enum
{
  CC_WINE,
  CC_GRAIN,
  CC_CLOTH,
  CC_GOODS,
} CcGood;

/** CcEnd: where a road with one edge ends on its tile (1.3). */
typedef enum
{
  CC_END_NONE,
  CC_END_VILLAGE,
  CC_END_CITY,
  CC_END_MONASTERY,
} CcEnd;

/**
 * CcSegment:
 * @sort: a #CcSort
 * @edges: bit set of #CcSide, of a city or road
 * @halves: bit set of #CcHalf, of a field; none: it is enclosed in the tile
 * @cities: of a field: bit set of the segments of this tile that are cities and that it borders (1.4)
 * @pennants: of a city
 * @good: of a city: a #CcGood; -1: none
 * @end: of a road: a #CcEnd
 * @open: how many edges it has
 * @goods: @good as features count them, five bits a kind
 *
 * A part of a feature on a kind of tile, at turn 0.
 */
typedef struct
{
  guint8 sort;
  guint8 edges;
  guint8 halves;
  guint8 cities;
  guint8 pennants;
  gint8 good;
  guint8 end;
  guint8 open;
  guint16 goods;
} CcSegment;

/**
 * CcTile:
 * @id: "ccff-w": its edges at turn 0 and a mark
 * @count: how many there are
 * @expansion: it belongs to Traders & Builders
 * @start: one of them is the start tile
 * @letter: of the tile page of the base rulebook, lower case; 0: none
 * @turns: how many of its turns look different: 1, 2 or 4
 * @edges: a #CcEdge for each side at turn 0
 * @pattern: its edges up to turning: tiles with the same number have the same pattern
 * @n_segments: how many segments it has
 * @fields: bit set of those that are fields
 * @segments: they: cities, roads, monastery, fields
 *
 * A kind of tile.
 */
typedef struct
{
  const char *id;
  guint8 count;
  guint8 expansion;
  guint8 start;
  char letter;
  guint8 turns;
  guint8 edges[CC_SIDES];
  guint8 pattern;
  guint8 n_segments;
  guint8 fields;
  CcSegment segments[CC_MAX_SEGMENTS];
} CcTile;

/**
 * CcBeside:
 * @n: how many features a side has: a road has a field on either hand
 * @segment: the segment of each
 * @contact: and the contact of the place beyond at which it lies: sides 0 to 3 for cities and roads, then halves 4 to 11 for fields;
 *   of a field that has the whole side only the first
 *
 * What a side of a tile shows to the place beyond it. Eight bytes, as whoever plays out games looks at hundreds of them a move.
 */
typedef struct
{
  guint8 n;
  guint8 segment[3];
  guint8 contact[3];
  guint8 unused;
} CcBeside;

/**
 * CcTurned:
 * @edges: a #CcEdge for each side
 * @at_side: the city or road segment at each side, or %CC_NO_SEGMENT
 * @at_half: the field segment at each half, or %CC_NO_SEGMENT
 * @at: both, in the order of contacts
 * @segment_edges: of each segment, its sides
 * @segment_halves: of each segment, its halves
 * @needs: the edges in one byte, two bits each, the north lowest
 * @contacts: of each segment, its sides as bits 0-3 and its halves as bits 4-11
 * @touches: of each segment, the sides that it reaches, wholly or in a half
 * @names: of each segment, by what it is written: see cc_tile_name_segment()
 *
 * A kind of tile as it lies in one of its turns: 0 to 3 quarter turns clockwise.
 */
typedef struct
{
  guint8 edges[CC_SIDES];
  guint8 at_side[CC_SIDES];
  guint8 at_half[CC_HALVES];
  guint8 at[CC_SIDES + CC_HALVES];
  guint8 segment_edges[CC_MAX_SEGMENTS];
  guint8 segment_halves[CC_MAX_SEGMENTS];
  guint8 needs;
  guint16 contacts[CC_MAX_SEGMENTS];
  guint8 touches[CC_MAX_SEGMENTS];
  gint8 names[CC_MAX_SEGMENTS];
} CcTurned;

extern CcTile cc_tiles[CC_TILE_KINDS];
extern CcTurned cc_turned[CC_TILE_KINDS][CC_TURNS];
extern CcBeside cc_beside[CC_TILE_KINDS][CC_TURNS][CC_SIDES];

void          cc_tiles_load      (void);
guint         cc_tiles_start     (void);
const CcTile *cc_tile            (guint kind);
int           cc_tile_find       (const char *id);
int           cc_tile_by_letter  (char letter);
guint         cc_tile_same_turn  (guint kind, guint turn);
guint64       cc_tiles_fitting   (guint needs);
guint         cc_tile_turns_fitting (guint kind, guint needs);
const guint8 *cc_tile_counts     (guint kind);
int           cc_tile_find_segment (guint kind, guint turn, CcSort sort, int where);
int           cc_tile_name_segment (guint kind, guint turn, guint segment);

/** CC_WHERE_MIDDLE: of cc_tile_find_segment(): a field that is enclosed in its tile. */
#define CC_WHERE_MIDDLE 8
/** CC_WHERE_ALONE: the only one of its sort on the tile. */
#define CC_WHERE_ALONE (-1)

/* The half that meets @half of the tile beside it. */
static inline guint
cc_half_opposite (guint half)
{
  static const guint8 opposite[CC_HALVES] = { CC_SW, CC_SE, CC_WN, CC_WS, CC_NE, CC_NW, CC_ES, CC_EN };

  return opposite[half];
}

/* The side that meets @side of the tile beside it. */
static inline guint
cc_side_opposite (guint side)
{
  return (side + 2) % CC_SIDES;
}

/* How far to the east, and to the north, the place beside @side lies. */
static inline int
cc_side_x (guint side)
{
  return side == CC_EAST ? 1 : side == CC_WEST ? -1 : 0;
}

static inline int
cc_side_y (guint side)
{
  return side == CC_NORTH ? 1 : side == CC_SOUTH ? -1 : 0;
}

G_END_DECLS
