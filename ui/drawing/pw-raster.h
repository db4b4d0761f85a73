/* pw-raster.h: what was drawn with paths, kept as pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode *pw_raster_node  (GskRenderNode *node, GtkWidget *widget, double scale);
double         pw_raster_scale (GtkWidget *widget, double scale);
void           pw_raster_append (GtkSnapshot *snapshot, GskRenderNode *node, GtkWidget *widget, double scale);

G_END_DECLS
