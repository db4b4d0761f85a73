/* cb-route-board.h: the trade route above a duchy: its spaces from the left, three to a tile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board-part.h"

G_BEGIN_DECLS

extern const PwBoardPartKind cb_part_route;

GtkWidget *cb_route_board_new (PwBoardViewer *viewer, gboolean far);

G_END_DECLS
