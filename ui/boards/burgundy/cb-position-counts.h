/* cb-position-counts.h: a duchy told by numbers alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

#define CB_TYPE_POSITION_COUNTS (cb_position_counts_get_type ())
G_DECLARE_FINAL_TYPE (CbPositionCounts, cb_position_counts, CB, POSITION_COUNTS, AdwBin)

GtkWidget *cb_position_counts_new       (PwPosition *position, guint seat);
GtkWidget *cb_position_counts_get_field (CbPositionCounts *self);
void       cb_position_counts_take      (CbPositionCounts *self);

G_END_DECLS
