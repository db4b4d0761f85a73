/* cb-route-fields.h: what a space of a route tile shows, chosen from lists beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "games/burgundy/modules/cb-routes.h"

G_BEGIN_DECLS

/** CbRouteFieldsChanged: space @at of @tile, from 0, is @space now; @text is the sentence of another bonus. */
typedef void (*CbRouteFieldsChanged) (GtkWidget *owner, guint tile, guint at, const CbRouteSpace *space, const char *text);

GtkWidget *cb_route_fields_new  (CbRouteFieldsChanged changed, GtkWidget *owner);
void       cb_route_fields_open (GtkPopover *fields, guint tile, guint at, GtkWidget *beside);
void       cb_route_fields_show (GtkPopover *fields, const CbRouteBook *book);

G_END_DECLS
