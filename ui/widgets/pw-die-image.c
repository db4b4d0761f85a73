/* pw-die-image.c: a die as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-die-image.h"

#include <math.h>

#include "pw-dice.h"
#include "pw-large-text.h"
#include "pw-raster.h"
#include "pw-theme-watch.h"

struct _PwDieImage
{
  GtkWidget parent_instance;

  int size;
  guint value;
  guint count;
};

G_DEFINE_FINAL_TYPE (PwDieImage, pw_die_image, GTK_TYPE_WIDGET)

/* The ring of a chosen die stands 3 px outside it, with 2 px between. */
#define EDGE(self) ((self)->size >= 20 ? 6 : 1)

static void
pw_die_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  PwDieImage *self = PW_DIE_IMAGE (widget);

  *minimum = *natural = (int) ceil ((self->size + 2 * EDGE (self)) * pw_window_scale (widget));
}

static void
pw_die_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwDieImage *self = PW_DIE_IMAGE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  g_autoptr (GskRenderNode) node = NULL;
  PwRaster raster;
  double grown = pw_window_scale (widget), cx = width / 2.0 / grown, cy = height / 2.0 / grown, s = self->size;

  pw_raster_begin (&raster, &GRAPHENE_RECT_INIT (-2, -2, (float) width + 4, (float) height + 4), pw_raster_scale (widget, 1));
  pen.cr = raster.cr;
  cairo_scale (pen.cr, grown, grown);
  if (self->value)
    pw_dice_draw_face (&pen, cx, cy, s, self->value);
  if (self->count > 0)
    {
      pw_pen_box (&pen, cx - s / 2 - 4.5, cy - s / 2 - 4.5, s + 9, s + 9, s * 0.2 + 5);
      pw_pen_paint (&pen, PW_PEN_NONE, PW_COLOR_GLOW, 3);
    }
  if (self->count > 1)
    {
      g_autofree char *text = g_strdup_printf ("×%u", self->count);

      pw_pen_pill (&pen, cx + s / 2 - 3, cy + s / 2 - 3, 11, text, PW_COLOR_CARD, PW_COLOR_TEXT, PW_COLOR_TEXT);
    }
  node = pw_raster_end (&raster, widget);
  gtk_snapshot_append_node (snapshot, node);
}

static void
pw_die_image_class_init (PwDieImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pw_die_image_measure;
  widget_class->snapshot = pw_die_image_snapshot;
  /* What stands around it says what it shows. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pw_die_image_init (PwDieImage *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  pw_text_scale_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_resize));
  pw_theme_watch (GTK_WIDGET (self));
}

/**
 * pw_die_image_new:
 * @size: its side in pixels
 *
 * Returns: (transfer none): a picture, empty until pw_die_image_set()
 */
GtkWidget *
pw_die_image_new (int size)
{
  PwDieImage *self = g_object_new (PW_TYPE_DIE_IMAGE, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

/**
 * pw_die_image_set:
 * @value: 1 to 6, or 0 for nothing
 * @count: how often it is chosen: from 1 with a ring, from 2 with the number
 */
void
pw_die_image_set (PwDieImage *self, guint value, guint count)
{
  g_return_if_fail (PW_IS_DIE_IMAGE (self));

  if (self->value == value && self->count == count)
    return;
  self->value = value;
  self->count = count;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
