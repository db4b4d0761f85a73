/* pw-stack-bar.c: where one player's points come from, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-stack-bar.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-pen.h"
#include "pw-source-color.h"

#define MAX_SOURCES 32

struct _PwStackBar
{
  GtkWidget parent_instance;

  int height;
  gboolean letters;
  gboolean total;
  const PwGame *game;
  int points[MAX_SOURCES];
  int full;                     /* the points of a bar of full width */
};

G_DEFINE_FINAL_TYPE (PwStackBar, pw_stack_bar, GTK_TYPE_WIDGET)

static int
sum_of (PwStackBar *self)
{
  int sum = 0;

  for (guint i = 0; self->game && i < self->game->n_sources; i++)
    sum += self->points[i];
  return sum;
}

/* What the parts share the bar in; points lost have no part. */
static int
gains_of (PwStackBar *self)
{
  int sum = 0;

  for (guint i = 0; self->game && i < self->game->n_sources; i++)
    sum += MAX (self->points[i], 0);
  return sum;
}

/* Room behind the bar for its sum. */
static double
total_width (PwStackBar *self, double scale)
{
  return self->total ? 52 * scale : 0;
}

static void
draw_part (PwStackBar *self, PwPen *pen, guint source, double x, double width, double height, double scale)
{
  PwColor fill, ink;
  g_autofree char *number = g_strdup_printf ("%d", self->points[source]);
  g_autofree char *both = g_strdup_printf ("%s %s", self->game->sources[source].letter, number);
  double size = (self->letters ? 12.5 : 13.3) * scale;

  pw_source_color (self->game, source, &fill, &ink);
  cairo_rectangle (pen->cr, x, 0, width, height);
  pw_pen_paint (pen, (int) fill, PW_PEN_NONE, 0);
  if (width < 9 * scale * strlen (number))
    size *= 0.84;
  if (self->letters && width > 38 * scale)
    pw_pen_text (pen, x + width / 2, height / 2, 0.5, both, size, 800, ink);
  else if (width >= 7.5 * scale * strlen (number))
    pw_pen_text (pen, x + width / 2, height / 2, 0.5, number, size, 800, ink);
}

static void
pw_stack_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwStackBar *self = PW_STACK_BAR (widget);
  double scale = pw_columns_text_scale (widget);
  double height = gtk_widget_get_height (widget);
  double room = gtk_widget_get_width (widget) - total_width (self, scale);
  int sum = sum_of (self), gains = gains_of (self);
  double length = self->full > 0 ? room * sum / self->full : 0, x = 0;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  PwPen pen;

  pen.cr = gtk_snapshot_append_cairo (snapshot,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) height));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);

  cairo_save (pen.cr);
  if (!self->letters)
    {
      pw_pen_box (&pen, 0, 0, room, height, 6);
      if (sum <= 0)
        pw_pen_color (&pen, PW_COLOR_SUNKEN, 1);
      if (sum <= 0)
        cairo_fill_preserve (pen.cr);
      cairo_clip (pen.cr);
    }
  for (guint i = 0; self->game && i < self->game->n_sources; i++)
    {
      double width = sum > 0 ? length * self->points[i] / gains : 0;

      if (self->points[i] <= 0)
        continue;
      draw_part (self, &pen, i, rtl ? gtk_widget_get_width (widget) - x - width : x, MAX (1, width - 1), height, scale);
      x += width;
    }
  cairo_restore (pen.cr);
  if (self->total)
    {
      g_autofree char *text = pw_number (sum);

      pw_pen_text (&pen, rtl ? gtk_widget_get_width (widget) - x - 8 : x + 8, height / 2, rtl ? 1 : 0, text, 17 * scale, 800,
                   PW_COLOR_TEXT);
    }
  cairo_destroy (pen.cr);
}

static void
pw_stack_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  PwStackBar *self = PW_STACK_BAR (widget);
  double scale = pw_columns_text_scale (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (self->height * scale);
  else
    {
      *minimum = (int) (60 * scale + total_width (self, scale));
      *natural = (int) (200 * scale + total_width (self, scale));
    }
}

static void
pw_stack_bar_class_init (PwStackBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pw_stack_bar_measure;
  widget_class->snapshot = pw_stack_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_stack_bar_init (PwStackBar *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/**
 * pw_stack_bar_new:
 * @height: pixels at text scale 1
 * @letters: whether each part carries its source's letter where it fits
 * @total: whether the sum stands behind the bar
 *
 * Returns: (transfer none): an empty bar
 */
GtkWidget *
pw_stack_bar_new (int height, gboolean letters, gboolean total)
{
  PwStackBar *self = g_object_new (PW_TYPE_STACK_BAR, NULL);

  self->height = height;
  self->letters = letters;
  self->total = total;
  return GTK_WIDGET (self);
}

/**
 * pw_stack_bar_set:
 * @game: the game
 * @name: whose points they are
 * @points: the points by source
 * @full: the points for which the bar would take the whole width
 *
 * Shows points.
 */
void
pw_stack_bar_set (PwStackBar *self, const PwGame *game, const char *name, const int *points, int full)
{
  g_autofree char *table = NULL;

  g_return_if_fail (PW_IS_STACK_BAR (self));
  g_return_if_fail (game->n_sources <= MAX_SOURCES);

  self->game = game;
  self->full = full;
  memcpy (self->points, points, game->n_sources * sizeof *points);
  table = pw_stack_bar_describe (game, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  table, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * pw_stack_bar_describe:
 * @game: a game
 * @points: points by source
 *
 * Returns: (transfer full): the same as one line of words: "Regions 11, Livestock 3"
 */
char *
pw_stack_bar_describe (const PwGame *game, const int *points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < game->n_sources; i++)
    if (points[i] != 0)
      g_string_append_printf (text, "%s%s %d", text->len ? ", " : "", _(game->sources[i].name), points[i]);
  if (text->len == 0)
    g_string_append (text, _("no points yet"));
  return g_string_free (text, FALSE);
}

const int *
pw_stack_bar_get_points (PwStackBar *self)
{
  g_return_val_if_fail (PW_IS_STACK_BAR (self), NULL);
  return self->points;
}
