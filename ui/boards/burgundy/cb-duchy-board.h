/* cb-duchy-board.h: one player's duchy, one widget a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

/* Plate beyond the hexes, as a share of their width. */
#define CB_DUCHY_PAD 0.12

#define CB_TYPE_DUCHY_BOARD (cb_duchy_board_get_type ())
G_DECLARE_FINAL_TYPE (CbDuchyBoard, cb_duchy_board, CB, DUCHY_BOARD, PwSpaceGroup)

GtkWidget *cb_duchy_board_new      (PwBoardViewer *viewer);
void       cb_duchy_board_show_names (CbDuchyBoard *self, gboolean shown);
int        cb_duchy_board_hex_for  (const CbDuchy *duchy, double width, double height);
void       cb_duchy_board_size     (const CbDuchy *duchy, double w, int *width, int *height);

G_END_DECLS
