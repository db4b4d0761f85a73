/* cb-position-depots.h: where people say what lies in the depots: on the depots
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

#define CB_TYPE_POSITION_DEPOTS (cb_position_depots_get_type ())
G_DECLARE_FINAL_TYPE (CbPositionDepots, cb_position_depots, CB, POSITION_DEPOTS, AdwBin)

GtkWidget  *cb_position_depots_new        (PwPosition *position);
gboolean    cb_position_depots_key        (CbPositionDepots *self, guint key, GdkModifierType state);
gboolean    cb_position_depots_pick       (CbPositionDepots *self, guint id);
void        cb_position_depots_empty      (CbPositionDepots *self, guint depot, gboolean goods);
GtkWidget  *cb_position_depots_get_picker (CbPositionDepots *self);

G_END_DECLS
