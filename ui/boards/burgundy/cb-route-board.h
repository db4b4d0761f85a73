/* cb-route-board.h: the trade route above a duchy: its spaces from the left, three to a tile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_ROUTE_BOARD (cb_route_board_get_type ())
G_DECLARE_FINAL_TYPE (CbRouteBoard, cb_route_board, CB, ROUTE_BOARD, PwSpaceGroup)

GtkWidget *cb_route_board_new     (PwBoardViewer *viewer);
void       cb_route_board_set_far (CbRouteBoard *self);

G_END_DECLS
