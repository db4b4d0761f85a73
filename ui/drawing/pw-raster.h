/* pw-raster.h: what was drawn with paths, kept as pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** PwRaster: a picture that is being drawn, from pw_raster_begin() to pw_raster_end(). */
typedef struct
{
  cairo_t *cr;                  /* where to draw */
  graphene_rect_t bounds;
  double scale;
  GskRenderNode *node;          /* where it cannot be drawn in pixels: what is drawn with paths */
  cairo_surface_t *surface;
} PwRaster;

void           pw_raster_begin (PwRaster *self, const graphene_rect_t *bounds, double scale);
GskRenderNode *pw_raster_end   (PwRaster *self, GtkWidget *widget);
GskRenderNode *pw_raster_node  (GskRenderNode *node, GtkWidget *widget, double scale);
double         pw_raster_scale (GtkWidget *widget, double scale);

G_END_DECLS
