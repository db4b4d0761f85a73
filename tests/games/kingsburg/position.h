/* position.h: a table of Kingsburg written down in words, for tests
 *
 * Besides what all games have (kit/position.h). What is not mentioned is as at the beginning of year I for two players:
 * nobody has anything. Once all is said, the game goes on by itself to the next decision.
 *
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
 *   ana gold 3             and: wood, stone, plus2, soldiers; score (points, on the track too)
 *   ana dice 351           own dice; and: white 24
 *   ana did market         statue, chapel, plus2, market, build, pass
 *   ana aid                has the King's white die
 *
 * Only to be seen are: "ana ruins inn", "ana battle victory", "ana strength 5", "ana peeked", or not peeked, "ana no aid", "ana
 * buildings 3", "advisor 4", "taken 3 12".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/game/kb-tables.h"
#include "kit/position.h"

G_BEGIN_DECLS

extern const TestGame kb_test;

G_END_DECLS
