/* carcassonne.h: the state of a game: one flat struct without pointers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"
#include "games/carcassonne/data/cc-tiles.h"

G_BEGIN_DECLS

/** CC_MAX_PLAYERS: the sixth with figures from another box (2.1). */
#define CC_MAX_PLAYERS 6
/** CC_FOLLOWERS: of each player (1.6). */
#define CC_FOLLOWERS 7
/** CC_MAX_NODES: segments of all tiles. */
#define CC_MAX_NODES 352
/** CC_MAX_GAPS: free places beside tiles; so many where no two tiles of a position hang together. */
#define CC_MAX_GAPS 384
/** CC_MAX_FIGURES: figures on the table; a position may hold more than there are in the box, as a doubt. */
#define CC_MAX_FIGURES 120
/** CC_MAX_ROWS: rows of a final scoring. */
#define CC_MAX_ROWS 60
/** CC_HASH: slots for places; a power of two, twice as many as there are tiles and gaps. */
#define CC_HASH 1024
/** CC_MEMBERS: words of a set of tiles, or of city segments. */
#define CC_MEMBERS 3
/** CC_FARTHEST: no tile lies farther from the start tile in one direction (11.6). */
#define CC_FARTHEST 95
/** CC_MAX_SAID: the most of a good, or of anything, that a line says. */
#define CC_MAX_SAID 99
/** CC_MAX_SCORE: the most points that a line says. */
#define CC_MAX_SCORE 999

/** CcFigureKind: what stands on the table. */
typedef enum
{
  CC_FOLLOWER,
  CC_BUILDER,
  CC_PIG,
  CC_FIGURE_KINDS,
} CcFigureKind;

/** CcOption: what is agreed (2.5). */
typedef enum
{
  CC_OPTION_TILES,
  CC_OPTION_GOODS,
  CC_OPTION_BUILDER,
  CC_OPTION_PIG,
  CC_OPTION_SMALL_CITY,
  CC_OPTION_FIELDS,
  CC_OPTIONS,
} CcOption;

/** CcFields: how fields score (10.4 to 10.7). */
typedef enum
{
  CC_FIELDS_PER_FIELD,
  CC_FIELDS_ONCE,
  CC_FIELDS_PER_CITY,
  CC_FIELDS_NONE,
} CcFields;

/** CcLevel: how much is entered (14.1). */
typedef enum
{
  CC_LEVEL_REFEREE,
  CC_LEVEL_PAD,
  CC_LEVEL_MINE,                /* the pad of one player, whose points alone are counted */
  CC_LEVEL_FINAL,
  CC_LEVELS,
} CcLevel;

/** CcKind: kinds of moves. */
typedef enum
{
  CC_KIND_TILE,
  CC_KIND_ASIDE,
  CC_KIND_DECLINE,
  CC_KIND_DRAW,
  CC_KIND_FINISH,
  CC_KIND_LEVEL,
  CC_KIND_CONFIRM,
  /* of the score pad and the final scoring */
  CC_KIND_ROAD,
  CC_KIND_CITY,
  CC_KIND_MONASTERY,
  CC_KIND_FIELD,
  CC_KIND_FEEDS,
  CC_KIND_TAKES,                /* "goods": tokens for a completed city */
  CC_KIND_POINTS,
  /* statements */
  CC_KIND_LIES,
  CC_KIND_STANDS,
  CC_KIND_HAVE,
  CC_KIND_SCORE,
  CC_KIND_GONE,
  CC_KIND_NOW,
  CC_KINDS,
} CcKind;

/** CcArg: where moves have their arguments. */
enum
{
  CC_ARG_KIND = 0,
  CC_ARG_PLACE = 1,
  CC_ARG_TURN = 2,
  CC_ARG_FIGURE = 3,
  CC_ARG_FEATURE = 4,
  CC_ARG_NUMBER = 5,
  CC_ARG_WHAT = 6,
  /* rows of the pad */
  CC_ARG_TILES = 0,
  CC_ARG_PENNANTS = 1,
  CC_ARG_SEATS = 2,             /* to 7 */
  CC_ARG_OPEN = 8,
  /* of a field: its cities by letters, a to m, and n to z */
  CC_ARG_LETTERS = 1,
  CC_ARG_MORE_LETTERS = 8,
  CC_ARG_TIMES = 9,
};

/** CcFeature: the names of a tile's features (12.4): sort by sort, first without a direction. */
typedef enum
{
  CC_FEATURE_CITY,
  CC_FEATURE_CITY_N,
  CC_FEATURE_ROAD = CC_FEATURE_CITY_N + CC_SIDES,
  CC_FEATURE_ROAD_N,
  CC_FEATURE_MONASTERY = CC_FEATURE_ROAD_N + CC_SIDES,
  CC_FEATURE_FIELD,
  CC_FEATURE_FIELD_NW,
  CC_FEATURE_FIELD_MIDDLE = CC_FEATURE_FIELD_NW + CC_HALVES,
  CC_FEATURE_NOTHING,           /* "-": nobody stands there, of statements */
  CC_FEATURES,
} CcFeature;

/** CcSource: what brings points (14.6). */
typedef enum
{
  CC_FROM_ROADS,
  CC_FROM_CITIES,
  CC_FROM_MONASTERIES,
  CC_FROM_OPEN_ROADS,
  CC_FROM_OPEN_CITIES,
  CC_FROM_OPEN_MONASTERIES,
  CC_FROM_FIELDS,
  CC_FROM_GOODS,
  CC_FROM_TRACK,
  CC_FROM_CORRECTIONS,
  CC_SOURCES,
} CcSource;

/** CcHold: what a ledger counts. */
typedef enum
{
  CC_HOLD_WINE,
  CC_HOLD_GRAIN,
  CC_HOLD_CLOTH,
  CC_HOLD_FOLLOWERS,
  CC_HOLDINGS,
} CcHold;

/** CcNote: what else a move brings about. */
typedef enum
{
  CC_NOTE_COMPLETE,             /* a feature is complete: args as CcDetail; amount: 1 where somebody scores */
  CC_NOTE_BACK,                 /* a figure goes back to its owner: args[0] place, [1] feature, [2] what it is */
  CC_NOTE_SECOND,               /* a second tile is due */
  CC_NOTE_LAPSES,               /* it would be, but no tile is left */
  CC_NOTE_LEADS,                /* who leads a feature that a tile joined: of the log */
  CC_NOTE_OVER,
  CC_NOTE_NOT_CHECKED,
  CC_NOTE_KEPT,                 /* a row for the final scoring */
  CC_NOTES,
} CcNote;

/** CcDetail: arguments of events about features. */
enum
{
  CC_DETAIL_PLACE,
  CC_DETAIL_FEATURE,
  CC_DETAIL_TILES,              /* tiles of it; cities that a field feeds; tokens of a good */
  CC_DETAIL_MORE,               /* pennants; 1: with the pig; the good */
};

/**
 * CcPlaced:
 * @x: so far to the east of the start tile
 * @y: to the north
 * @kind: which tile
 * @turn: how it lies
 * @node: the node of its first segment
 * @sides: the tile beside each side, counted from 1; 0: none
 *
 * A tile on the table.
 */
typedef struct
{
  gint8 x, y;
  guint8 kind, turn;
  guint16 node;
  guint8 sides[CC_SIDES];
} CcPlaced;

/**
 * CcGap:
 * @needs: what the tiles around it ask for: a #CcEdge for each side, two bits each
 * @sides: as #CcPlaced has them
 *
 * A free place beside at least one tile.
 */
typedef struct
{
  gint8 x, y;
  guint8 needs;
  guint8 unused;                /* eight bytes are found quicker than seven */
  guint8 sides[CC_SIDES];
} CcGap;

/**
 * CcNode:
 * @members: of a root: the tiles of the feature; of a monastery those around it and its own; of a field the city segments
 *   (by their number) that it borders
 * @root: the feature; the node itself for a root
 * @next: the next segment of the feature; they stand in a ring
 * @goods: of a root: icons, five bits a kind
 * @owners: of a root: bit set of the seats with followers on it
 * @open: of a root: edges without a tile beside them; of a monastery the empty places around it
 * @pennants: of a root
 * @tile: on which tile the segment is
 * @sort: a #CcSort
 * @touches: bit set of the sides of its tile, as it lies, that the segment reaches
 *
 * A segment on the table, and, where it is a root, the feature.
 */
typedef struct
{
  guint32 members[CC_MEMBERS];
  guint16 root, next;
  guint16 goods;
  guint8 owners;
  guint8 open;
  guint8 pennants;
  guint8 tile;
  guint8 sort;
  guint8 touches;
} CcNode;

/** CcFigure: a figure on the table. */
typedef struct
{
  guint8 tile, segment, seat, what;
} CcFigure;

/** CcPlayer: what lies before a player; the score is what the track shows, before the final scoring. */
typedef struct
{
  gint16 score;
  guint8 goods[CC_GOODS];
  guint8 supply[CC_FIGURE_KINDS]; /* figures not on the table; none where more stand there than exist */
  guint8 most[2];               /* tiles of the largest city that scored, and of the longest road (14.6) */
} CcPlayer;

/**
 * CcRow:
 * @kind: of which move it is: road, city, monastery, field or feeds
 * @tiles: tiles, or cities that are fed
 * @pennants: of a city
 * @times: how often it is there
 * @followers: of each seat
 * @pigs: bit set of seats
 * @cities: of a field, where cities are named by letters: bits a to z
 *
 * A row of the final scoring (14.4).
 */
typedef struct
{
  guint8 kind, tiles, pennants, times;
  guint8 followers[CC_MAX_PLAYERS];
  guint8 pigs;
  guint8 unused;
  guint32 cities;
} CcRow;

/**
 * CcState:
 *
 * All of a game.
 */
typedef struct
{
  guint8 n_players;
  guint8 options[CC_OPTIONS];
  guint8 level;                 /* CcLevel */
  guint8 me;                    /* whose pad it is; else 0 */
  guint8 missed;                /* bit set of the seats whose points nobody counted for a while */
  guint8 stale;                 /* something lies on the table that nobody entered */
  guint8 stated;                /* something was said or played against the rules: the table need not be as rules have it */
  guint8 over;
  guint8 actor;                 /* whose turn it is */
  guint8 second;                /* the second part of a double turn (8.2) */
  guint8 must;                  /* in it a tile was drawn already (8.6) */
  guint8 drawn;                 /* the tile that was named, counted from 1; 0: none */
  guint8 last;                  /* the tile placed last, counted from 1 */
  guint8 n_tiles;
  guint8 n_left;                /* tiles that are still to come */
  guint8 n_figures;
  guint8 n_rows;
  guint8 n_cities;              /* city segments on the table */
  guint8 n_monasteries;
  guint16 written;              /* lines of a score pad: features, goods, points */
  guint16 n_nodes;
  guint16 n_gaps;
  guint8 left[CC_TILE_KINDS];
  guint8 gone[CC_TILE_KINDS];   /* out of the game (4.4) */
  guint8 turns[CC_MAX_PLAYERS]; /* tiles that each has placed */
  guint8 doubles[CC_MAX_PLAYERS];
  guint8 monasteries[8];        /* their tiles */
  guint64 kinds_left;
  CcPlayer players[CC_MAX_PLAYERS];
  guint16 cities[96];           /* the node of each city segment, by its number */
  CcPlaced tiles[CC_TILES];
  CcGap gaps[CC_MAX_GAPS];
  guint64 asked[CC_MAX_GAPS / 64][8]; /* CcGap.needs once more, lengthwise: of 64 gaps each of its bits in one word */
  guint16 hash[CC_HASH];        /* 0, or a tile counted from 1, or CC_IS_GAP + a gap */
  CcNode nodes[CC_MAX_NODES];
  CcFigure figures[CC_MAX_FIGURES];
  CcRow rows[CC_MAX_ROWS];
} CcState;

/** CC_IS_GAP: in CcState.hash: from here on they are gaps. */
#define CC_IS_GAP 128

/* Whether only what is scored is entered, of everybody or of one player (14.2). */
static inline gboolean
cc_is_pad (const CcState *state)
{
  return state->level == CC_LEVEL_PAD || state->level == CC_LEVEL_MINE;
}

extern const PwGame cc_game;

G_END_DECLS
