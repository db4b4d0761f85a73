/* pw-common-board.h: what lies between all players, in a column: groups of spaces, on a card or with a caption
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-board-viewer.h"

G_BEGIN_DECLS

GtkWidget *pw_common_board_new         (PwBoardViewer *viewer, int spacing);
void       pw_common_board_add_card    (GtkWidget *board, GtkWidget *part);
void       pw_common_board_add_middle  (GtkWidget *board, GtkWidget *part, GtkAlign align);
void       pw_common_board_add_caption (GtkWidget *board, const char *caption, GtkWidget *part, int gap);
void       pw_common_board_add_titled  (GtkWidget *board, GtkWidget *part, int gap);

G_END_DECLS
