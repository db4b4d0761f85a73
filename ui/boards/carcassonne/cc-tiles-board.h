/* cc-tiles-board.h: the tiles that are still to come: how many, by their edges, and those that fit at the place that is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CC_TYPE_TILES_BOARD (cc_tiles_board_get_type ())
G_DECLARE_FINAL_TYPE (CcTilesBoard, cc_tiles_board, CC, TILES_BOARD, GtkWidget)

GtkWidget *cc_tiles_board_new         (PwEntry *entry);
GtkWidget *cc_tiles_board_get_sign    (CcTilesBoard *self, guint pattern);
guint      cc_tiles_board_count_tiles (CcTilesBoard *self);
GtkWidget *cc_tiles_board_get_tile    (CcTilesBoard *self, guint i, guint *kind, int *turn);

G_END_DECLS
