/* cb-supplies.h: workers and silver of one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cb-viewer.h"

G_BEGIN_DECLS

#define CB_TYPE_SUPPLIES (cb_supplies_get_type ())
G_DECLARE_FINAL_TYPE (CbSupplies, cb_supplies, CB, SUPPLIES, GtkBox)

GtkWidget *cb_supplies_new      (PwBoardViewer *viewer);
void       cb_supplies_set_size (CbSupplies *self, double icon, GtkOrientation orientation);

G_END_DECLS
