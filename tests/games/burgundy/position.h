/* position.h: a table of Burgundy written down in words, for tests
 *
 * Besides what all games have (kit/position.h). What is not mentioned is as on Ana's first turn of two players on duchy 1: all
 * markers on the first space of the bridge with Ana on top, each duchy with its starting castle, one silver coin
 * each, 1, 2, 3 and 4 workers, no goods, the depots full of tiles nobody has named, dice 1 and 2.
 *
 *   edition 2011           and: tie-break fewest-empty
 *   stage roll             start, roll, goods or turn
 *   phase C, round 3       where the game stands; phase before any depot
 *   white 4                the white die
 *   turn ben               whose turn it is
 *   depot 3 cow3 bank      names tiles of a depot, on the first spaces of their colours; - empties it
 *   depots -               empties all six
 *   black - bank ship      the black depot, the same
 *   pot 3 red*2 pink       goods lying in depot 3
 *   level final            nothing lies there yet: the final-scoring level from its beginning
 *   switch final           the same level, with what lies there kept
 *   inns 2                 inns beside the black depot
 *   seen bank*3            tiles that have appeared and left the game
 *   ana duchy 7            posts: see components.h
 *   ana start b3           the starting castle's hex
 *   ana on c3=bank d3=ship tiles in the duchy, the regions they fill being completed
 *   ana store bank ship    key spaces; in a team game the private ones, and: common bank
 *   ana dice 36            both dice
 *   ana workers 2          and: silver 1
 *   ana goods red*2 pink   in storage; and: sold red
 *   ana marker 12          of a solo game, which is: players 1; option mode solo; ana duchy 13a; and: goal 45
 *   ana bridge 3           marker's space from 1, on top of the markers put there before
 *   ana large ship         has that large bonus tile; and: small ship
 *   shields 3 7 12         shields of depot 3
 *   ana shield 7=d4        shield 7 lies on that castle
 *   route-tiles            the route tiles of components.h are entered; ana route 3 7 1 0 0: those of a row; ana laid red pink
 *   ana bought             has bought a tile in this turn
 *
 * Only to be seen are: "asks castle", "paid 2" (workers of the last move), "with 3" (its die), "ana at c3 bank", "ana shields
 * 7 12", "ana has k8" (the monasteries of another duchy that work here).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/game/cb-tables.h"
#include "kit/position.h"

G_BEGIN_DECLS

extern const TestGame cb_test;

/* position-player.c: what belongs to a player. */
extern const PositionWord cb_player_words[];

/* "red*2 pink", in the order of the dice, and such words as goods. */
char *cb_describe_goods  (const guint8 goods[CB_GOODS]);
void  cb_read_goods      (guint8 goods[CB_GOODS], char **words);

/* The tiles of some spaces, without the empty ones, in the order of the tiles' numbers. */
char *cb_describe_tiles  (const guint8 *spaces, guint n);
/* The numbers in a bit set, each behind @prefix. */
char *cb_describe_set    (const char *prefix, guint set);
/* Splits "red*4" into word and number. */
guint cb_read_number     (char *word);

/* Puts the starting castle where the duchy of @seat has it. */
void  cb_put_duchy       (CbState *state, guint seat);

G_END_DECLS
