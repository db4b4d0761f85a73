/* cb-tile-menu.h: all tiles of a game to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

/** CbTileChosen: @tile, a CbTile, was chosen for @owner. */
typedef void (*CbTileChosen) (GtkWidget *owner, int tile);

GtkWidget *cb_tile_button_new (int tile);
GtkWidget *cb_tile_menu_new   (PwPosition *position, gboolean none, CbTileChosen chosen, GtkWidget *owner);

G_END_DECLS
