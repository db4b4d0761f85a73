/* cb-main-board.h: all that lies before one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-main-board.h"

G_BEGIN_DECLS

#define CB_TYPE_MAIN_BOARD (cb_main_board_get_type ())
G_DECLARE_FINAL_TYPE (CbMainBoard, cb_main_board, CB, MAIN_BOARD, PwMainBoard)

GtkWidget *cb_main_board_new (PwEntry *entry);

G_END_DECLS
