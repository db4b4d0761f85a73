/* pw-raster.c: what was drawn with paths, kept as pixels
 *
 * Filling paths is what drawing costs: a node that was drawn with cairo fills them again in every frame that it is in. In pixels
 * it is filled once, and copied from then on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-raster.h"

#include <math.h>
#include <string.h>

/** MAX_SIDE: pixels; what is larger stays as it is. */
#define MAX_SIDE 8192

static void
free_surface (gpointer surface)
{
  cairo_surface_destroy (surface);
}

/* @surface: taken over. */
static GskRenderNode *
make_texture_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height, free_surface, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, bounds);
}

/* Where cairo draws the window: GTK would read a texture pixel by pixel in each frame. @surface: taken over. */
static GskRenderNode *
make_surface_node (cairo_surface_t *surface, const graphene_rect_t *bounds, double scale)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer == NULL || GSK_IS_CAIRO_RENDERER (renderer);
}

/**
 * pw_raster_begin:
 * @self: (out caller-allocates): the picture
 * @bounds: where it is drawn; its origin is at a corner of a pixel
 * @scale: pixels of the screen to one of @bounds; see pw_raster_scale()
 *
 * Draws with cairo straight into pixels: what is drawn into a node of cairo's is written down first, and drawn when the node is.
 */
void
pw_raster_begin (PwRaster *self, const graphene_rect_t *bounds, double scale)
{
  double left = floor (bounds->origin.x * scale), top = floor (bounds->origin.y * scale);
  double right = ceil ((bounds->origin.x + bounds->size.width) * scale);
  double bottom = ceil ((bounds->origin.y + bounds->size.height) * scale);

  memset (self, 0, sizeof *self);
  self->scale = scale;
  if (right - left >= 1 && bottom - top >= 1 && right - left <= MAX_SIDE && bottom - top <= MAX_SIDE)
    self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (right - left), (int) (bottom - top));
  if (self->surface && cairo_surface_status (self->surface) != CAIRO_STATUS_SUCCESS)
    g_clear_pointer (&self->surface, cairo_surface_destroy);
  if (!self->surface)
    {
      self->bounds = *bounds;
      self->node = gsk_cairo_node_new (bounds);
      self->cr = gsk_cairo_node_get_draw_context (self->node);
      return;
    }
  self->bounds = GRAPHENE_RECT_INIT ((float) (left / scale), (float) (top / scale), (float) ((right - left) / scale),
                                     (float) ((bottom - top) / scale));
  self->cr = cairo_create (self->surface);
  cairo_translate (self->cr, -left, -top);
  cairo_scale (self->cr, scale, scale);
}

/**
 * pw_raster_end:
 * @widget: the widget that is drawn
 *
 * Returns: (transfer full): the picture
 */
GskRenderNode *
pw_raster_end (PwRaster *self, GtkWidget *widget)
{
  cairo_destroy (self->cr);
  if (!self->surface)
    return self->node;
  return is_drawn_by_cairo (widget) ? make_surface_node (self->surface, &self->bounds, self->scale)
                                    : make_texture_node (self->surface, &self->bounds);
}

/**
 * pw_raster_node:
 * @node: (transfer full) (nullable): what to draw; its origin is at a corner of a pixel
 * @widget: the widget that is drawn
 * @scale: pixels of the screen to one of the node; see pw_raster_scale()
 *
 * Returns: (transfer full) (nullable): the same picture in pixels; @node itself where that cannot be
 */
GskRenderNode *
pw_raster_node (GskRenderNode *node, GtkWidget *widget, double scale)
{
  graphene_rect_t bounds;
  PwRaster raster;

  if (node == NULL || gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE)
    return node;
  gsk_render_node_get_bounds (node, &bounds);
  pw_raster_begin (&raster, &bounds, scale);
  if (raster.node == NULL)
    {
      gsk_render_node_draw (node, raster.cr);
      gsk_render_node_unref (node);
      return pw_raster_end (&raster, widget);
    }
  gsk_render_node_unref (pw_raster_end (&raster, widget));
  return node;
}

/**
 * pw_raster_scale:
 * @widget: the widget that is drawn
 * @scale: how much larger than itself it is drawn by who holds it, 1 for most
 *
 * Returns: pixels of the screen to one of the widget
 */
double
pw_raster_scale (GtkWidget *widget, double scale)
{
  return scale * gtk_widget_get_scale_factor (widget);
}
