/* pw-line-chart.c: scores over rounds as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-line-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-marker.h"

struct _PwLineChart
{
  GtkWidget parent_instance;

  PwScoreCurve *curve;
  const PwGame *game;
  PwSetup *setup;
};

G_DEFINE_FINAL_TYPE (PwLineChart, pw_line_chart, GTK_TYPE_WIDGET)

/* Where things lie: the field of the lines, and what a step in it means. */
typedef struct
{
  double left, right, top, bottom;
  double x_step, y_unit;
  double scale;
  int least, most, step;
} Field;

static double
x_of (const Field *field, guint sample)
{
  return field->left + sample * field->x_step;
}

static double
y_of (const Field *field, int score)
{
  return field->bottom - (score - field->least) * field->y_unit;
}

static void
measure_field (PwLineChart *self, Field *field)
{
  const PwScoreCurve *curve = self->curve;
  int most = 1, least = 0;

  field->scale = pw_columns_text_scale (GTK_WIDGET (self));
  for (guint i = 0; i < curve->n_samples; i++)
    for (guint seat = 0; seat < curve->n_players; seat++)
      {
        most = MAX (most, pw_score_curve_get (curve, i, seat));
        least = MIN (least, pw_score_curve_get (curve, i, seat));
      }
  field->step = pw_line_chart_step (most - least);
  field->most = (most + field->step - 1) / field->step * field->step;
  field->least = -((-least + field->step - 1) / field->step * field->step);
  field->left = 34 * field->scale;
  field->right = gtk_widget_get_width (GTK_WIDGET (self)) - 92 * field->scale;
  field->top = 14 * field->scale;
  field->bottom = gtk_widget_get_height (GTK_WIDGET (self)) - 32 * field->scale;
  field->x_step = (field->right - field->left) / MAX (1, curve->n_samples - 1);
  field->y_unit = (field->bottom - field->top) / (field->most - field->least);
}

/* -- Drawing ------------------------------------------------------------------------ */

static void
draw_line (PwPen *pen, double x1, double y1, double x2, double y2, PwColor color)
{
  cairo_move_to (pen->cr, x1, y1);
  cairo_line_to (pen->cr, x2, y2);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, 1);
}

static void
draw_grid (PwPen *pen, const Field *field)
{
  for (int value = field->least; value <= field->most; value += field->step)
    {
      double y = round (y_of (field, value)) + 0.5;
      g_autofree char *text = pw_number (value);

      draw_line (pen, field->left, y, field->right, y, PW_COLOR_LINE);
      pw_pen_text (pen, field->left - 7, y, 1, text, 11.5 * field->scale, 400, PW_COLOR_DIM);
    }
}

/* A tick where a chapter begins, its name in the middle. */
static void
draw_chapters (PwLineChart *self, PwPen *pen, const Field *field)
{
  const PwScoreCurve *curve = self->curve;
  guint n = curve->n_samples - 1 - curve->ended, from = 0;

  for (guint i = 1; i <= n; i++)
    {
      const char *chapter = g_ptr_array_index (curve->chapters, i - 1);
      double y = field->bottom + 16 * field->scale;

      if (i < n && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, i)) == 0)
        continue;
      draw_line (pen, x_of (field, from), field->bottom, x_of (field, from), field->bottom + 6, PW_COLOR_STRONG);
      pw_pen_text (pen, (x_of (field, from) + x_of (field, i)) / 2, y, 0.5, chapter, 13 * field->scale, 700,
                   PW_COLOR_TEXT);
      from = i;
    }
  if (curve->ended)
    {
      const double dashes[] = { 2, 3 };

      cairo_set_dash (pen->cr, dashes, 2, 0);
      draw_line (pen, x_of (field, n), field->bottom, x_of (field, n), field->top, PW_COLOR_STRONG);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      pw_pen_text (pen, x_of (field, n + 1), field->bottom + 16 * field->scale, 0.5, _("end"), 12 * field->scale, 700,
                   PW_COLOR_DIM);
    }
}

static void
draw_curve (PwLineChart *self, PwPen *pen, const Field *field, guint seat)
{
  static const struct
  {
    double lengths[4];
    int n;
  } dashes[] = { { { 0 }, 0 }, { { 7, 4 }, 2 }, { { 2, 3.5 }, 2 }, { { 9, 3, 2, 3 }, 4 } };
  const PwScoreCurve *curve = self->curve;
  guint marker = self->setup->markers[seat], n = curve->n_samples;

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (pen->cr, dashes[seat % 4].lengths, dashes[seat % 4].n, 0);
  for (guint i = 0; i < n; i++)
    cairo_line_to (pen->cr, x_of (field, i), y_of (field, pw_score_curve_get (curve, i, seat)));
  pw_pen_paint (pen, PW_PEN_NONE, (int) PW_PLAYER ((marker - 1) % PW_MAX_PLAYERS + 1), 2.4);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  for (guint i = 1; i < n; i++)
    {
      gboolean turn = i + 1 == n || g_strcmp0 (g_ptr_array_index (curve->chapters, i - 1),
                                               g_ptr_array_index (curve->chapters, i)) != 0;

      if (turn)
        pw_marker_draw (pen, x_of (field, i), y_of (field, pw_score_curve_get (curve, i, seat)), i + 1 == n ? 5.5 : 5,
                        marker, NULL);
    }
}

/* Names at the ends of the lines, pushed apart where they would cover each other. */
static void
draw_names (PwLineChart *self, PwPen *pen, const Field *field)
{
  const PwScoreCurve *curve = self->curve;
  guint order[PW_MAX_PLAYERS], n = curve->n_players;
  double y[PW_MAX_PLAYERS], least = 17 * field->scale, over;

  for (guint i = 0; i < n; i++)
    {
      guint j = i;

      for (; j > 0 && pw_score_curve_get (curve, curve->n_samples - 1, order[j - 1])
             < pw_score_curve_get (curve, curve->n_samples - 1, i); j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      y[i] = y_of (field, pw_score_curve_get (curve, curve->n_samples - 1, order[i]));
      if (i > 0)
        y[i] = MAX (y[i], y[i - 1] + least);
    }
  over = n > 0 ? MAX (0, y[n - 1] - field->bottom) : 0;
  for (guint i = 0; i < n; i++)
    {
      guint seat = order[i];
      g_autofree char *score = pw_number (pw_score_curve_get (curve, curve->n_samples - 1, seat));
      g_autofree char *name = g_utf8_strlen (self->setup->names[seat], -1) > 8
        ? g_utf8_substring (self->setup->names[seat], 0, 7) : NULL;
      g_autofree char *cut = g_strdup_printf ("%s…", name ? name : "");
      g_autofree char *who = name ? g_steal_pointer (&cut) : pw_game_seat_short (self->game, self->setup, seat);
      g_autofree char *text = g_strdup_printf ("%s %s", who, score);

      pw_pen_text (pen, field->right + 11, y[i] - over, 0, text, 12.5 * field->scale, 700,
                   PW_PLAYER ((self->setup->markers[seat] - 1u) % PW_MAX_PLAYERS + 1));
    }
}

static void
pw_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwLineChart *self = PW_LINE_CHART (widget);
  PwPen pen;
  Field field;

  if (!self->curve || self->curve->n_samples < 2)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                           (float) gtk_widget_get_height (widget)));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);
  measure_field (self, &field);
  draw_grid (&pen, &field);
  draw_chapters (self, &pen, &field);
  for (guint seat = 0; seat < self->curve->n_players; seat++)
    draw_curve (self, &pen, &field, seat);
  draw_names (self, &pen, &field);
  cairo_destroy (pen.cr);
}

static void
pw_line_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_columns_text_scale (widget);

  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170) * scale);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 590 : 240) * scale);
}

/* -- Object ---------------------------------------------------------------------------- */

static void
clear (PwLineChart *self)
{
  g_clear_pointer (&self->curve, pw_score_curve_free);
  g_clear_pointer (&self->setup, pw_setup_free);
}

static void
pw_line_chart_finalize (GObject *object)
{
  clear (PW_LINE_CHART (object));
  G_OBJECT_CLASS (pw_line_chart_parent_class)->finalize (object);
}

static void
pw_line_chart_class_init (PwLineChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_line_chart_finalize;
  widget_class->measure = pw_line_chart_measure;
  widget_class->snapshot = pw_line_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_line_chart_init (PwLineChart *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* The chart in words: a line a round. */
static char *
describe (PwLineChart *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i < self->curve->n_samples; i++)
    {
      g_string_append_printf (text, "%s%s:", i > 1 ? "; " : "", (char *) g_ptr_array_index (self->curve->moments, i - 1));
      for (guint seat = 0; seat < self->curve->n_players; seat++)
        {
          g_autofree char *who = pw_game_seat_name (self->game, self->setup, seat);

          g_string_append_printf (text, "%s %s %d", seat ? "," : "", who, pw_score_curve_get (self->curve, i, seat));
        }
    }
  return g_string_free (text, FALSE);
}

/**
 * pw_line_chart_new:
 *
 * Returns: (transfer none): an empty chart
 */
GtkWidget *
pw_line_chart_new (void)
{
  return g_object_new (PW_TYPE_LINE_CHART, NULL);
}

/**
 * pw_line_chart_set:
 * @history: (nullable): the game whose scores to show, up to its cursor
 */
void
pw_line_chart_set (PwLineChart *self, const PwHistory *history)
{
  g_autofree char *table = NULL;

  g_return_if_fail (PW_IS_LINE_CHART (self));
  clear (self);
  if (history)
    {
      self->curve = pw_score_curve_new (history);
      self->game = pw_history_get_game (history);
      self->setup = pw_setup_copy (pw_history_get_setup (history));
      table = describe (self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Points after each round"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, table ? table : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * pw_line_chart_step:
 * @most: the largest value, positive
 *
 * Returns: the smallest of 1, 2, 5, 10, 20, 50... of which five reach @most
 */
int
pw_line_chart_step (int most)
{
  int step = 1;

  while (TRUE)
    {
      if (step * 5 >= most)
        return step;
      if (step * 10 >= most)
        return step * 2;
      if (step * 25 >= most)
        return step * 5;
      step *= 10;
    }
}
