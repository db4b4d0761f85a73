/* pw-stack-bar.c: where one player's points come from, as a bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-stack-bar.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-large-text.h"
#include "pw-pen.h"
#include "pw-raster.h"
#include "pw-source-color.h"
#include "pw-theme-watch.h"
#include "pw-tooltip.h"

#define MAX_SOURCES 32

struct _PwStackBar
{
  GtkWidget parent_instance;

  int height;
  gboolean letters;
  gboolean total;
  const PwGame *game;
  int points[MAX_SOURCES];
  int lost, gained;             /* what a bar of full width has on either side of zero */
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

/* Room behind the bar for its sum. */
static double
total_width (PwStackBar *self, double scale)
{
  return self->total ? 46 * scale : 0;
}

/* Across a part that takes away, so that it is told from one that brings something without its colour, too. */
static void
draw_hatch (PwPen *pen, double x, double width, double height, double scale, PwColor ink)
{
  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, x, 0, width, height);
  cairo_clip (pen->cr);
  for (double at = x - height; at < x + width; at += 6 * scale)
    {
      cairo_move_to (pen->cr, at, height);
      cairo_line_to (pen->cr, at + height, 0);
    }
  pw_pen_color (pen, ink, 0.45);
  cairo_set_line_width (pen->cr, 1.4 * scale);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
}

static void
draw_part (PwStackBar *self, PwPen *pen, guint source, double x, double width, double height, double scale)
{
  PwColor fill, ink;
  g_autofree char *number = pw_number (self->points[source]);
  g_autofree char *letter = pw_source_letter (self->game, source), *both = g_strdup_printf ("%s %s", letter, number);
  double n = (double) g_utf8_strlen (number, -1), size = (self->letters ? 12.5 : 13.3) * scale;
  const char *text = NULL;

  pw_source_color (self->game, source, &fill, &ink);
  cairo_rectangle (pen->cr, x, 0, width, height);
  pw_pen_paint (pen, (int) fill, PW_PEN_NONE, 0);
  if (width < 9 * scale * n)
    size *= 0.84;
  if (self->letters && width > 38 * scale)
    text = both;
  else if (pw_pen_measure (pen, number, size, 800) <= width)
    text = number;
  if (self->points[source] < 0)
    {
      double room = text ? MIN (width, pw_pen_measure (pen, text, size, 800) + 6 * scale) : 0;

      draw_hatch (pen, x, width, height, scale, ink);
      /* Text on hatching is hard to read. */
      pw_pen_box (pen, x + (width - room) / 2, height / 2 - size * 0.62, room, size * 1.24, 3 * scale);
      pw_pen_paint (pen, (int) fill, PW_PEN_NONE, 0);
    }
  if (text)
    pw_pen_text (pen, x + width / 2, height / 2, 0.5, text, size, 800, ink);
}

/* Where gains end and losses begin; drawn where anybody has losses, in bars that have none too. */
static void
draw_zero (PwStackBar *self, PwPen *pen, double x, double height)
{
  if (self->lost == 0)
    return;
  cairo_rectangle (pen->cr, x - 1, 0, 2, height);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_PEN_NONE, 0);
}

static void
pw_stack_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwStackBar *self = PW_STACK_BAR (widget);
  double scale = pw_text_scale (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double room = width - total_width (self, scale), end = pw_stack_bar_get_zero (self, width), from, to;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, empty = TRUE;
  g_autoptr (GskRenderNode) node = NULL;
  PwRaster raster;
  PwPen pen;

  pw_raster_begin (&raster, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), pw_raster_scale (widget, 1));
  pen.cr = raster.cr;
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);

  for (guint i = 0; self->game && i < self->game->n_sources; i++)
    empty = empty && self->points[i] == 0;
  cairo_save (pen.cr);
  if (!self->letters)
    {
      pw_pen_box (&pen, rtl ? width - room : 0, 0, room, height, 6);
      if (empty)
        pw_pen_color (&pen, PW_COLOR_SUNKEN, 1);
      if (empty)
        cairo_fill_preserve (pen.cr);
      cairo_clip (pen.cr);
    }
  for (guint i = 0; self->game && i < self->game->n_sources; i++)
    {
      if (!pw_stack_bar_get_part (self, i, width, &from, &to))
        continue;
      draw_part (self, &pen, i, rtl ? width - to : from, MAX (1, to - from - 1), height, scale);
      end = MAX (end, to);
    }
  draw_zero (self, &pen, rtl ? width - pw_stack_bar_get_zero (self, width) : pw_stack_bar_get_zero (self, width), height);
  cairo_restore (pen.cr);
  if (self->total)
    {
      g_autofree char *text = pw_number (sum_of (self));

      pw_pen_text (&pen, rtl ? width - end - 8 : end + 8, height / 2, rtl ? 1 : 0, text, 17 * scale, 800, PW_COLOR_TEXT);
    }
  node = pw_raster_end (&raster, widget);
  gtk_snapshot_append_node (snapshot, node);
}

static void
pw_stack_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  PwStackBar *self = PW_STACK_BAR (widget);
  double scale = pw_text_scale (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (self->height * scale);
  else
    {
      /* Where there is little room the name beside the bar is cut, but not to nothing. */
      *minimum = (int) (MAX (self->total ? 140 : 60, 60 * scale) + total_width (self, scale));
      *natural = self->total ? *minimum : (int) (200 * scale);
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
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  pw_theme_watch (GTK_WIDGET (self));
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
 * @lost: how much there is room for on the side of losses, see pw_stack_bar_reach(); 0: there are none
 * @gained: how much there is room for on the side of gains
 *
 * Shows points: gains from zero on one side by side, losses on the other side of zero. Bars below each
 * other that share @lost and @gained have the same scale, and their zeros stand below each other.
 */
void
pw_stack_bar_set (PwStackBar *self, const PwGame *game, const char *name, const int *points, int lost, int gained)
{
  g_autofree char *table = NULL;
  gboolean same;

  g_return_if_fail (PW_IS_STACK_BAR (self));
  g_return_if_fail (game->n_sources <= MAX_SOURCES);

  same = self->game == game && self->lost == lost && self->gained == gained &&
         memcmp (self->points, points, game->n_sources * sizeof *points) == 0;
  self->game = game;
  self->lost = lost;
  self->gained = gained;
  memcpy (self->points, points, game->n_sources * sizeof *points);
  table = pw_stack_bar_describe (game, points);
  if (!same)
    pw_tooltip_set (GTK_WIDGET (self), table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  table, -1);
  if (!same)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * pw_stack_bar_reach:
 * @game: a game
 * @points: points by source
 * @lost: (inout): how far bars reach on the side of losses, 0 at first
 * @gained: (inout): the same of gains
 *
 * Makes room for @points.
 */
void
pw_stack_bar_reach (const PwGame *game, const int *points, int *lost, int *gained)
{
  int losses = 0, gains = 0;

  for (guint i = 0; i < game->n_sources; i++)
    *(points[i] < 0 ? &losses : &gains) += ABS (points[i]);
  *lost = MAX (*lost, losses);
  *gained = MAX (*gained, gains);
}

/**
 * pw_stack_bar_get_zero:
 * @width: the width of the bar, with its sum
 *
 * Returns: where in it nothing is lost and nothing won, counted from where reading begins
 */
double
pw_stack_bar_get_zero (PwStackBar *self, double width)
{
  double room;

  g_return_val_if_fail (PW_IS_STACK_BAR (self), 0);
  room = width - total_width (self, pw_text_scale (GTK_WIDGET (self)));
  return self->lost > 0 ? room * self->lost / (self->lost + self->gained) : 0;
}

/**
 * pw_stack_bar_get_part:
 * @source: an index into the sources of the game
 * @width: the width of the bar, with its sum
 * @from: (out): where its part begins, counted from where reading begins
 * @to: (out): where it ends; between zero and the beginning of the bar where @source took points away
 *
 * Returns: whether there is a part
 */
gboolean
pw_stack_bar_get_part (PwStackBar *self, guint source, double width, double *from, double *to)
{
  double room, unit, zero;
  int before = 0, points;

  g_return_val_if_fail (PW_IS_STACK_BAR (self), FALSE);
  points = self->points[source];
  if (points == 0)
    return FALSE;
  room = width - total_width (self, pw_text_scale (GTK_WIDGET (self)));
  unit = room / MAX (1, self->lost + self->gained);
  zero = pw_stack_bar_get_zero (self, width);
  for (guint i = 0; i < source; i++)
    if ((self->points[i] < 0) == (points < 0))
      before += ABS (self->points[i]);
  *from = points < 0 ? zero - (before - points) * unit : zero + before * unit;
  *to = *from + ABS (points) * unit;
  return TRUE;
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
      {
        g_autofree char *number = pw_number (points[i]);

        g_string_append_printf (text, "%s%s %s", text->len ? ", " : "", _(game->sources[i].name), number);
      }
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
