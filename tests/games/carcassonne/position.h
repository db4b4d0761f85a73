/* position.h: a table of Carcassonne written down in words, for tests
 *
 * Besides what all games have (kit/position.h). What is not mentioned is as at the beginning: the start tile, and nothing else.
 *
 *   lies n1 ffrr turn=1    a tile, as the statement of that name has it
 *   ana stands n1 road     a figure; and: ana have wine 2
 *   gone cccf 3            out of the game
 *   only ffrr 2            no other tiles are left, and of this kind two
 *   now ben second         whose turn it is
 *   level pad              the level; option fields once: what is agreed
 *
 * Only to be seen are: "at n1 rffr" (the tile as it lies, or -), "left ffrr 8", "open n1 city 2" (openings of a feature), "worth n1 city 4"
 * (what it would bring now), "gaps 4", "rows 1", "second 1", "over 1"; "ana followers 6", "ana builder 1", "ana pig 0", "ana wine 1".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/moves/cc-pad.h"
#include "kit/position.h"

G_BEGIN_DECLS

extern const TestGame cc_test;

G_END_DECLS
