/* cb-parts.h: the parts of a board: each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-board-part.h"

G_BEGIN_DECLS

/* Ids of the spaces of the depots: depots 0 to 5, the black one 6, then what lies on them. */
#define CB_DEPOT_SPACE_ID(depot, space) (CB_DEPOTS + 1 + (depot) * CB_DEPOT_SPACES + (space))
#define CB_BLACK_SPACE_ID(space) (CB_DEPOT_SPACE_ID (CB_DEPOTS, 0) + (space))
#define CB_INNS_ID CB_BLACK_SPACE_ID (CB_BLACK_SPACES)
#define CB_SHIELD_ID(depot, i) (CB_INNS_ID + 1 + (depot) * CB_VIEW_SHIELDS + (i))

/* Game board: where the game stands, six depots round the black one, turn order, bonus tiles. */
extern const PwBoardPartKind cb_part_phases;
extern const PwBoardPartKind cb_part_depots;
extern const PwBoardPartKind cb_part_bridge;
extern const PwBoardPartKind cb_part_bonus;
/* One player's rows; the size is that of a die, a token, or across a key space's hex. */
extern const PwBoardPartKind cb_part_dice;
extern const PwBoardPartKind cb_part_store;
extern const PwBoardPartKind cb_part_goods;
/* The points marker of a solo game on its way to the goal; its spaces are those of #CbGoalSpot. */
extern const PwBoardPartKind cb_part_goal;

G_END_DECLS
