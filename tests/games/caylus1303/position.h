/* position.h: a table of Caylus 1303 written down in words, for tests
 *
 * Besides what all games have (kit/position.h). What is not mentioned is as in the planning of round 1 for two players, with the tiles of
 * the worked example 19.17: spaces 1 to 9 farm, sawmill, quarry, market, guild-3, guild-4, carpenter-tile, farm, wood-farm, 14
 * stone-guild, site market, stonemason, gold-mine; nobody has a character, and none lies on the board. Once all is said, the game
 * goes on by itself to the next decision; "set-up" and "dawn" are before the characters, and before the Early Riser.
 *
 *   set-up                 nobody has chosen a character, no tile is named; must come before what differs from that
 *   unnamed                no tile is named
 *   dawn                   planning has not begun: the Early Riser comes first
 *   round 3                and: provost 9 (his position), first ben, turn ben
 *   phase activation       or planning, delivery, stewardship; begins there
 *   used journeyman        once a round: or goldsmith
 *   site 2 tailor          a tile of the site; "-": nobody has named it
 *   space 12 tailor        such a tile, from beside the board; "-": none lies there, "?": unnamed
 *   board thief steward    characters that lie there; "board 2": unnamed ones
 *   ana is thief           a character
 *   ana food 3             and: wood, stone, cloth, gold, reserve: the camp has what is left of 15
 *   ana on 3               a worker: a to d, a space, site; the second on a place is the Journeyman's
 *   ana built 10 tailor    a house and a tile on its construction side
 *   ana claims 3           a house on a starting tile
 *   ana lives 3            a residence
 *   ana monument 3 statue  a monument on such
 *   ana passed             in the order they are said
 *
 * Only to be seen are: "asks use" (pick, early, turn, name, use, build, claim, toll, bridge, bailiff, favour, character, deliver,
 * monument), "tile 10 tailor", "ana camp 4", "ana houses 8", "ana owns 10", "ana house 3", "ana residences 2", "on-board 2".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/game/cy-tables.h"
#include "kit/position.h"

G_BEGIN_DECLS

extern const TestGame cy_test;

G_END_DECLS
