/* cb-tile-picker.h: beside a hex of a duchy: the tiles that may lie there, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-tile-menu.h"

G_BEGIN_DECLS

GtkWidget *cb_tile_picker_new  (CbTileChosen chosen, GtkWidget *owner);
void       cb_tile_picker_open (GtkPopover *picker, PwPosition *position, guint seat, guint hex, const GdkRectangle *place);

G_END_DECLS
