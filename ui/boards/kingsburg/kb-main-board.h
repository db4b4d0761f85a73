/* kb-main-board.h: all that lies before one player, and everybody's dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kb-viewer.h"
#include "pw-main-board.h"

G_BEGIN_DECLS

#define KB_TYPE_MAIN_BOARD (kb_main_board_get_type ())
G_DECLARE_FINAL_TYPE (KbMainBoard, kb_main_board, KB, MAIN_BOARD, PwMainBoard)

GtkWidget *kb_main_board_new (PwEntry *entry);

G_END_DECLS
