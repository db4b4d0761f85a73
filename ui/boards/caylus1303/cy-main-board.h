/* cy-main-board.h: the road, which stands in the middle of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cy-viewer.h"
#include "pw-main-board.h"

G_BEGIN_DECLS

#define CY_TYPE_MAIN_BOARD (cy_main_board_get_type ())
G_DECLARE_FINAL_TYPE (CyMainBoard, cy_main_board, CY, MAIN_BOARD, PwMainBoard)

GtkWidget *cy_main_board_new (PwSession *session, PwEntry *entry);

G_END_DECLS
