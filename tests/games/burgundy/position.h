/* position.h: a table of Burgundy written down in words, for tests
 *
 * A position is a list of statements, separated by ';'. What it does not mention is as at the
 * beginning of a game of two players on duchy 1, on Ana's first turn: all markers on the first
 * space of the bridge with Ana on top, each duchy with its starting castle, one silver coin
 * each, 1, 2, 3 and 4 workers, no goods, the depots full of tiles nobody has named, dice 1 and 2.
 * The players are ana, ben, cleo and dan.
 *
 *   players 3              how many play; must come first
 *   option inns yes        an option of the table by its id, such as a module
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
 *   ana duchy 7            must come before whatever lies in that duchy; posts: see components.h
 *   ana start b3           the starting castle's hex
 *   ana on c3=bank d3=ship tiles in the duchy, the regions they fill being completed
 *   ana store bank ship    key spaces; in a team game the private ones, and: common bank
 *   ana dice 36            both dice
 *   ana workers 2          and: silver 1, score 10
 *   ana goods red*2 pink   in storage; and: sold red
 *   ana marker 12          of a solo game, which is: players 1; option mode solo; ana duchy 13a; and: goal 45
 *   ana bridge 3           marker's space from 1, on top of the markers put there before
 *   ana large ship         has that large bonus tile; and: small ship
 *   shields 3 7 12         shields of depot 3
 *   ana shield 7=d4        shield 7 lies on that castle
 *   route-tiles            the route tiles of components.h are entered; ana route 3 7 1 0 0: those of a row; ana laid red pink
 *   ana bought             has bought a tile in this turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/cb-engine.h"

G_BEGIN_DECLS

/**
 * Position:
 * @state: the table
 * @setup: who plays
 * @scores: points so far
 * @events: what the last move brought about
 * @last: the last move, completed
 */
typedef struct
{
  CbState state;
  PwSetup *setup;
  int scores[CB_MAX_PLAYERS];
  PwEvents events;
  PwMove last;
} Position;

Position *position_new     (const char *text);
void      position_free    (Position *position);

/* Reads and completes a line of notation; with no @error any mistake fails the test. */
gboolean  position_read    (const Position *position, const char *line, PwMove *move, GError **error);

/* Plays a line that must be legal. */
void      position_play    (Position *position, const char *line);

/* Applies a checked move and adds up its points. */
void      position_apply   (Position *position, const PwMove *move);

/* Says of @want how it really is, in the same words: "ana silver 3" gives "ana silver 2". Besides
 * the words above: "ana 5.6 +16" and "ana total +16": points of the last move, by rule and in all;
 * "ana place 1"; "ana ends won", or lost; "asks castle", "next ben", "order ben ana", "paid 2" (workers of the last move),
 * "with 3" (its die), "ana shields 7 12", "ana has k8" (the monasteries of another duchy that work here), "doubts 5.1 5.2" (the rules of all doubts, in their order, or -), "event 8.1" (whether there is an event of that rule). */
char     *position_observe (const Position *position, const char *want);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)

G_END_DECLS
