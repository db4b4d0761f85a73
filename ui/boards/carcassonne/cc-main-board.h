/* cc-main-board.h: the landscape in the middle of the table; of the score pad, forms for its rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-main-board.h"

G_BEGIN_DECLS

#define CC_TYPE_MAIN_BOARD (cc_main_board_get_type ())
G_DECLARE_FINAL_TYPE (CcMainBoard, cc_main_board, CC, MAIN_BOARD, PwMainBoard)

GtkWidget *cc_main_board_new (PwSession *session, PwEntry *entry);

G_END_DECLS
