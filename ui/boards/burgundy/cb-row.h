/* cb-row.h: dice, key spaces or goods of one player in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_ROW (cb_row_get_type ())
G_DECLARE_FINAL_TYPE (CbRow, cb_row, CB, ROW, PwSpaceGroup)

GtkWidget *cb_row_new      (CbViewer *viewer, CbPlace place);
void       cb_row_set_size (CbRow *self, double size);

G_END_DECLS
