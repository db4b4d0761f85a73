/* cc-view.h: what a board shows of a moment, as a plain struct
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-view-input.h"
#include "games/carcassonne/words/cc-text.h"

G_BEGIN_DECLS

/**
 * CcViewFlags:
 * @CC_VIEW_LAST: the tile that was placed last
 * @CC_VIEW_PLAYED_SO: a correction put it there, or something on it
 * @CC_VIEW_LIT: part of the feature that was picked
 * @CC_VIEW_FED: holds a city that the picked field feeds
 * @CC_VIEW_LEGAL: of a place: what is chosen may go there
 * @CC_VIEW_DEAD: of a place: no tile that is left has these edges (11.3)
 * @CC_VIEW_CHOSEN: of a place: it is chosen
 * @CC_VIEW_REFUSED: of a place: what was refused last was about it
 */
typedef enum
{
  CC_VIEW_LAST = 1 << 0,
  CC_VIEW_PLAYED_SO = 1 << 1,
  CC_VIEW_LIT = 1 << 2,
  CC_VIEW_FED = 1 << 3,
  CC_VIEW_LEGAL = 1 << 4,
  CC_VIEW_DEAD = 1 << 5,
  CC_VIEW_CHOSEN = 1 << 6,
  CC_VIEW_REFUSED = 1 << 7,
} CcViewFlags;

/**
 * CcViewTile:
 * @x: to the east of the start tile
 * @y: to the north
 * @kind: which tile
 * @turn: how it lies
 * @flags: #CcViewFlags
 * @n_figures: figures on it: one, or none; a position may have several
 * @figures: they
 * @lit: bit set of its segments that belong to the picked feature
 * @fed: bit set of its segments that are cities which the picked field feeds
 * @owners: of each segment, bit set of the seats with followers on its feature
 */
typedef struct
{
  gint8 x, y;
  guint8 kind, turn;
  guint8 flags;
  guint8 n_figures;
  CcFigure figures[CC_MAX_PLAYERS];
  guint8 lit, fed;
  guint8 owners[CC_MAX_SEGMENTS];
} CcViewTile;

/**
 * CcViewGap:
 * @needs: what the tiles around it ask for, as CcGap.needs
 * @flags: #CcViewFlags
 * @turns: of the chosen tile, bit set of the turns that fit
 * @number: its number in the list that is shown, 1..; 0: it is not in it
 * @key: the key that takes it (PwViewInput.keys), or 0
 * @fits: how many of the tiles that are left fit there (11.1)
 * @points: what the chosen tile scores there at once
 */
typedef struct
{
  gint8 x, y;
  guint8 needs, flags, turns, key;
  gint16 number;
  guint8 fits;
  gint16 points;
} CcViewGap;

/**
 * CcViewPlayer:
 * @score: points so far
 * @ended: points if the game ended now (10)
 * @supply: figures in the supply
 * @goods: tokens
 * @acts: it is this player's turn
 * @tiles: placed so far
 * @doubles: second tiles among them
 */
typedef struct
{
  int score, ended;
  guint8 supply[CC_FIGURE_KINDS];
  guint8 goods[CC_GOODS];
  guint8 acts, tiles, doubles;
} CcViewPlayer;

/**
 * CcPick:
 * @tile: the tile that was clicked, or CC_NOWHERE
 * @segment: the segment of it
 * @dead: dead places are marked
 *
 * What a board is asked to show besides: no matter of the game.
 */
typedef struct
{
  int tile;
  guint segment;
  gboolean dead;
} CcPick;

/**
 * CcView:
 * @west: the least x of tiles and places
 * @east: the most
 * @south: the least y
 * @north: the most
 * @second: a second tile is due
 * @drawn: the tile that was named, or -1
 * @chosen: the tile that is chosen, or -1
 * @chosen_turn: its turn, or -1
 * @n_left: tiles that are still to come
 * @n_all: those of the game, but for the first
 * @left: of each kind
 * @picked: a feature is picked: @worth says what it is
 * @tiles: the tiles, in the order they were placed
 * @gaps: the free places, from north to south, in a row from west to east
 *
 * A moment as a board shows it. Equal moments are equal byte by byte.
 */
typedef struct
{
  gint8 west, east, south, north;
  guint8 n_players, second, over, level;
  gint8 drawn, chosen, chosen_turn;
  guint8 n_left, n_all, left[CC_TILE_KINDS];
  guint8 picked;
  CcWorth worth;
  guint n_tiles, n_gaps;
  CcViewTile tiles[CC_TILES];
  CcViewGap gaps[CC_MAX_GAPS];
  CcViewPlayer players[CC_MAX_PLAYERS];
} CcView;

/** CC_FEATURE_GAPS: places that are told of a feature, at most. */
#define CC_FEATURE_GAPS 24

/**
 * CcFeatureGap:
 * @x: to the east of the start tile
 * @y: to the north
 * @fits: how many of the tiles that are left fit there (11.1)
 *
 * A place that a feature needs a tile at.
 */
typedef struct
{
  gint8 x, y;
  guint8 fits;
} CcFeatureGap;

/**
 * CcViewRow:
 * @kind: of which move it is: #CcKind, from road to points
 * @open: it is kept, and scores at the end (14.4)
 * @tiles: tiles, or cities that are fed
 * @times: how often it is there
 * @whose: bit set of the seats with followers there, or of the one who takes or gets something
 * @leaders: bit set of those who score
 * @points: what each of them scores, once for each time
 * @shared: there are followers of others, or several who score
 * @rule: by which rule
 *
 * A line of the score pad, or what one would be.
 */
typedef struct
{
  guint8 kind, open, tiles, pennants, times;
  guint8 whose, leaders, shared;
  gint16 points[CC_MAX_PLAYERS];
  guint16 rule;
} CcViewRow;

void  cc_view_fill         (const PwViewInput *in, const CcPick *pick, CcView *out);
guint cc_view_fits         (const CcState *state, guint needs);
guint cc_view_gaps         (const CcState *state, guint root, CcFeatureGap out[CC_FEATURE_GAPS]);
void  cc_view_ended        (const CcState *state, int points[CC_MAX_PLAYERS]);

/* cc-view-rules.c */
char *cc_view_rules        (const CcState *state, int x, int y, guint segment);

/* cc-view-names.c */
char *cc_view_feature_name (const PwSetup *setup, const CcWorth *worth);
char *cc_view_feature_title (const CcWorth *worth);
char *cc_view_feature_leads (const PwSetup *setup, const CcWorth *worth);
char *cc_view_feature_worth (const PwSetup *setup, const CcWorth *worth);
char *cc_view_gaps_text    (const CcFeatureGap *gaps, guint n);
char *cc_view_tile_name    (const PwSetup *setup, const CcViewTile *tile);
char *cc_view_gap_name     (const CcView *view, const CcViewGap *gap);

/* cc-view-row.c */
gboolean cc_view_row         (const CcState *state, const PwMove *move, gboolean open, CcViewRow *out);
char    *cc_view_row_title   (const PwSetup *setup, const PwMove *move, const CcViewRow *row);
char    *cc_view_row_sum     (const CcState *state, const CcViewRow *row);
char    *cc_view_row_result  (const PwSetup *setup, const PwMove *move, const CcViewRow *row);

G_END_DECLS
