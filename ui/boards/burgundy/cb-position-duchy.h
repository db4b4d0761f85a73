/* cb-position-duchy.h: a duchy that is filled in: click and choose, or type
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

#define CB_TYPE_POSITION_DUCHY (cb_position_duchy_get_type ())
G_DECLARE_FINAL_TYPE (CbPositionDuchy, cb_position_duchy, CB, POSITION_DUCHY, AdwBin)

GtkWidget  *cb_position_duchy_new       (PwPosition *position, guint seat);
gboolean    cb_position_duchy_focus_hex (CbPositionDuchy *self, guint hex);
int         cb_position_duchy_get_hex   (CbPositionDuchy *self);
gboolean    cb_position_duchy_key       (CbPositionDuchy *self, guint key, GdkModifierType state);
void        cb_position_duchy_step_back (CbPositionDuchy *self, guint hex);
const char *cb_position_duchy_get_typed (CbPositionDuchy *self);
GtkWidget  *cb_position_duchy_get_picker (CbPositionDuchy *self);

G_END_DECLS
