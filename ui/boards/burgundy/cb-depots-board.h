/* cb-depots-board.h: the ring of six depots round the black one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_DEPOTS_BOARD (cb_depots_board_get_type ())
G_DECLARE_FINAL_TYPE (CbDepotsBoard, cb_depots_board, CB, DEPOTS_BOARD, PwSpaceGroup)

/* Ids of its spaces: depots 0 to 5, the black one 6, then tiles. */
#define CB_DEPOT_SPACE_ID(depot, space) (16 + (depot) * CB_DEPOT_SPACES + (space))
#define CB_BLACK_SPACE_ID(space) (64 + (space))
#define CB_INNS_ID 80
#define CB_SHIELD_ID(depot, i) (96 + (depot) * CB_VIEW_SHIELDS + (i))

GtkWidget *cb_depots_board_new (CbViewer *viewer);

G_END_DECLS
