/* position.h: a table of Kingsburg written down in words, for tests
 *
 * A position is a list of statements, separated by ';'. What it does not mention is as at the beginning of
 * year I for two players: nobody has anything. The players are ana, ben, cleo, dan and eve. Once all is
 * said, the game goes on by itself to the next decision.
 *
 *   players 3              how many play; must come first
 *   tokens                 the house rule 12.4
 *   year 3, phase summer   where the calendar stands
 *   stage influence        aid, mark, roll, reroll, influence, help, build, hall, recruit, enemy, king, token, over
 *   order ben ana          turn order
 *   envoy ana              who has the Envoy
 *   mark 12                marking dice lie on that advisor
 *   group ben 12           a group of Ben's lies there
 *   enemy goblins 3        the year's enemy is known
 *   level board ana        the level of one board; level final: nothing lies there yet
 *   ana built church inn   buildings, with all to the left of each
 *   ana only church        a building without those to its left
 *   ana gold 3             and: wood, stone, plus2, soldiers; score (points on the track)
 *   ana dice 351           own dice; and: white 24
 *   ana did market         statue, chapel, plus2, market, build, pass
 *   ana aid                has the King's white die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/kb-engine.h"

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
  KbState state;
  PwSetup *setup;
  int scores[KB_MAX_PLAYERS];
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

/* Says of @want how it really is, in the same words: "ana gold 3" gives "ana gold 2". Besides the words
 * above: "ana 8.1 +1" and "ana total +1": points of the last move, by rule and in all; "ana place 1", "ana
 * tie won", "ana ruins inn", "ana battle victory", "ana strength 5", "ana peeked", "ana buildings 3"; "next ben", "after cleo" (whose turn follows), "stage help",
 * "order ben ana", "envoy -", "taken 3 12", "note peek" (there is such a note), "no-note peek", "event 7.5" (there is
 * an event of that rule), "doubts 7.2" (the rules of all doubts, or -), "line ana influence 12 54" (the last move
 * as it is written). */
char     *position_observe (const Position *position, const char *want);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)

G_END_DECLS
