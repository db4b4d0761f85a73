/* cb-route-editor.h: the page on which people enter what the trade-route tiles show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "games/burgundy/modules/cb-routes.h"

G_BEGIN_DECLS

#define CB_TYPE_ROUTE_EDITOR (cb_route_editor_get_type ())
G_DECLARE_FINAL_TYPE (CbRouteEditor, cb_route_editor, CB, ROUTE_EDITOR, AdwBin)

GtkWidget         *cb_route_editor_new         (void);
const CbRouteBook *cb_route_editor_get_book    (CbRouteEditor *self);
void               cb_route_editor_keep        (CbRouteEditor *self);
void               cb_route_editor_import_file (CbRouteEditor *self, GFile *file);
void               cb_route_editor_export_file (CbRouteEditor *self, GFile *file);

G_END_DECLS
