/* cc-seen.h: what is to be seen of a landscape: flat structs that the board fills in
 *
 * Places are counted from the start tile, x to the east and y to the north (12.2). Turns and sides are as the tiles lie, whichever way
 * the picture is turned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-draw.h"

G_BEGIN_DECLS

/** CC_SEEN_PILLS: at a place at most. */
#define CC_SEEN_PILLS 2

/**
 * CcSeenTile:
 * @x: its place
 * @y: its place
 * @kind: a kind of tile
 * @turn: as it lies
 * @corrected: it was played so against the rules, or is not checked
 * @name: what a screen reader says
 */
typedef struct
{
  int x, y;
  guint8 kind, turn;
  gboolean corrected;
  const char *name;
} CcSeenTile;

/** CcSeenSpot: a segment of a tile that lies there. */
typedef struct
{
  int x, y;
  guint8 segment;
} CcSeenSpot;

/**
 * CcSeenFigure:
 * @at: where it stands
 * @figure: a #CcDrawFigure
 * @marker: whose, from 1
 * @initial: of the player
 * @faint: it could stand there
 * @key: the key that puts it there, or 0
 *
 * It may stand on a place that is chosen, where a tile will lie.
 */
typedef struct
{
  CcSeenSpot at;
  guint8 figure, marker;
  char initial[8];
  gboolean faint;
  guint8 key;
} CcSeenFigure;

/**
 * CcSeenPillKind:
 * @CC_PILL_POINTS: points that are scored: "+6"
 * @CC_PILL_TILES: tiles that a monastery will have
 * @CC_PILL_WORTH: what a feature is worth now
 * @CC_PILL_SECOND: the builder gives a second tile
 */
typedef enum
{
  CC_PILL_POINTS,
  CC_PILL_TILES,
  CC_PILL_WORTH,
  CC_PILL_SECOND,
} CcSeenPillKind;

/**
 * CcSeenPill:
 * @number: what it says
 * @kind: a #CcSeenPillKind
 * @own: it is what the acting player gets now
 * @markers: bit set of the others whose it is, the first player's lowest
 */
typedef struct
{
  gint16 number;
  guint8 kind, own, markers;
} CcSeenPill;

/** CcSeenState: of a place where no tile lies. */
typedef enum
{
  CC_SEEN_FREE,                 /* nothing is said about it */
  CC_SEEN_DEAD,                 /* no tile that is left fits */
  CC_SEEN_LEGAL,
  CC_SEEN_CHOSEN,
  CC_SEEN_REFUSED,
} CcSeenState;

/**
 * CcSeenPlace:
 * @x: where
 * @y: where
 * @state: a #CcSeenState
 * @kind: the tile that would lie there
 * @turn: how
 * @number: the key that chooses it; 0: none
 * @differs: bit set of the sides that do not match, of what is refused
 * @turns: the tile fits there in several turns: a press beside the figures turns it
 * @crowded: another place that is legal lies below it on the screen; the landscape says so
 * @n_pills: how many
 * @pills: what it brings, the most important first
 * @name: what a screen reader says
 */
typedef struct
{
  int x, y;
  guint8 state, kind, turn, number, differs, n_pills;
  CcSeenPill pills[CC_SEEN_PILLS];
  const char *name;
  gboolean turns, crowded;
} CcSeenPlace;

/** CcSeenOpening: where a feature ends at a place without a tile: the tile, and its side. */
typedef struct
{
  int x, y;
  guint8 side;
} CcSeenOpening;

/**
 * CcSeenFeature:
 * @sort: a #CcSort
 * @n_spots: of its segments; 0: there is no such feature
 * @spots: they
 * @n_openings: where it is open
 * @openings: they
 * @n_fed: segments of the completed cities that a field feeds
 * @fed: they
 *
 * A feature that is lit as a whole.
 */
typedef struct
{
  guint8 sort;
  guint n_spots;
  const CcSeenSpot *spots;
  guint n_openings;
  const CcSeenOpening *openings;
  guint n_fed;
  const CcSeenSpot *fed;
} CcSeenFeature;

/**
 * CcSeen:
 * @tiles: all that lie there
 * @places: those where something may lie
 * @figures: all that stand there, and may
 * @ticks: of completed cities, one each
 * @has_last: some tile was placed last, at @last_x, @last_y
 * @hovered: the feature under the pointer or the focus
 * @chosen: the feature that is chosen
 * @name: of the whole, for a screen reader
 */
typedef struct
{
  const CcSeenTile *tiles;
  guint n_tiles;
  const CcSeenPlace *places;
  guint n_places;
  const CcSeenFigure *figures;
  guint n_figures;
  const CcSeenSpot *ticks;
  guint n_ticks;
  gboolean has_last;
  int last_x, last_y;
  CcSeenFeature hovered, chosen;
  const char *name;
} CcSeen;

G_END_DECLS
