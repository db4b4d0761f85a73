/* cc-tile-buttons.h: tiles to press, with how many of each are left, on as many lines as it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "games/carcassonne/data/cc-tiles.h"

G_BEGIN_DECLS

/** CC_TILES_SHOWN: all kinds in all turns. */
#define CC_TILES_SHOWN (CC_TILE_KINDS * CC_TURNS)

/**
 * CcTileButton:
 * @kind: which tile
 * @turn: how it lies; -1: in any turn
 * @left: how many are left; shown where not 0
 * @chosen: it is chosen
 *
 * One of them.
 */
typedef struct
{
  guint8 kind;
  gint8 turn;
  guint8 left, chosen;
} CcTileButton;

#define CC_TYPE_TILE_BUTTONS (cc_tile_buttons_get_type ())
G_DECLARE_FINAL_TYPE (CcTileButtons, cc_tile_buttons, CC, TILE_BUTTONS, GtkWidget)

/* Signal: "chosen" (uint kind, int turn): one was pressed. */

GtkWidget          *cc_tile_buttons_new   (void);
void                cc_tile_buttons_set   (CcTileButtons *self, const CcTileButton *tiles, guint n);
guint               cc_tile_buttons_count (CcTileButtons *self);
const CcTileButton *cc_tile_buttons_nth   (CcTileButtons *self, guint i, GtkWidget **button);

G_END_DECLS
