/* pw-line-chart.c: scores over rounds as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-line-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-chart-field.h"
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

static void
measure_field (PwLineChart *self, PwChartField *field)
{
  const PwScoreCurve *curve = self->curve;
  int most = 1, least = 0;

  for (guint i = 0; i < curve->n_samples; i++)
    for (guint seat = 0; seat < curve->n_players; seat++)
      {
        most = MAX (most, pw_score_curve_get (curve, i, seat));
        least = MIN (least, pw_score_curve_get (curve, i, seat));
      }
  pw_chart_field_measure (field, GTK_WIDGET (self), least, most, curve->n_samples);
}

/* -- Drawing ------------------------------------------------------------------------ */

/* A tick where a chapter begins, its name in the middle. */
static void
draw_chapters (PwLineChart *self, PwPen *pen, const PwChartField *field)
{
  const PwScoreCurve *curve = self->curve;
  guint n = curve->n_samples - 1 - curve->ended, from = 0;

  for (guint i = 1; i <= n; i++)
    {
      const char *chapter = g_ptr_array_index (curve->chapters, i - 1);
      double y = field->bottom + 16 * field->scale;

      if (i < n && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, i)) == 0)
        continue;
      pw_chart_field_draw_line (pen, pw_chart_field_x (field, from), field->bottom, pw_chart_field_x (field, from),
                                field->bottom + 6, PW_COLOR_STRONG);
      pw_pen_text (pen, (pw_chart_field_x (field, from) + pw_chart_field_x (field, i)) / 2, y, 0.5, chapter, 13 * field->scale,
                   700, PW_COLOR_TEXT);
      from = i;
    }
  if (curve->ended)
    {
      const double dashes[] = { 2, 3 };

      cairo_set_dash (pen->cr, dashes, 2, 0);
      pw_chart_field_draw_line (pen, pw_chart_field_x (field, n), field->bottom, pw_chart_field_x (field, n), field->top,
                                PW_COLOR_STRONG);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      pw_pen_text (pen, pw_chart_field_x (field, n + 1), field->bottom + 16 * field->scale, 0.5, _("end"), 12 * field->scale,
                   700, PW_COLOR_DIM);
    }
}

static void
draw_curve (PwLineChart *self, PwPen *pen, const PwChartField *field, guint seat)
{
  const PwScoreCurve *curve = self->curve;
  guint marker = self->setup->markers[seat], n = curve->n_samples;

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_chart_field_set_dash (pen, seat);
  for (guint i = 0; i < n; i++)
    cairo_line_to (pen->cr, pw_chart_field_x (field, i), pw_chart_field_y (field, pw_score_curve_get (curve, i, seat)));
  pw_pen_paint (pen, PW_PEN_NONE, (int) PW_PLAYER ((marker - 1) % PW_MAX_PLAYERS + 1), 2.4);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  for (guint i = 1; i < n; i++)
    {
      gboolean turn = i + 1 == n ||
                      g_strcmp0 (g_ptr_array_index (curve->chapters, i - 1), g_ptr_array_index (curve->chapters, i)) != 0;

      if (turn)
        pw_marker_draw (pen, pw_chart_field_x (field, i), pw_chart_field_y (field, pw_score_curve_get (curve, i, seat)),
                        i + 1 == n ? 5.5 : 5, marker, NULL);
    }
}

/* Names at the ends of the lines, pushed apart where they would cover each other. */
static void
draw_names (PwLineChart *self, PwPen *pen, const PwChartField *field)
{
  const PwScoreCurve *curve = self->curve;
  guint order[PW_MAX_PLAYERS], n = curve->n_players;
  double y[PW_MAX_PLAYERS], least = 17 * field->scale, over;

  for (guint i = 0; i < n; i++)
    {
      guint j = i;

      for (; j > 0 &&
             pw_score_curve_get (curve, curve->n_samples - 1, order[j - 1]) < pw_score_curve_get (curve, curve->n_samples - 1, i);
           j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
  for (guint i = 0; i < n; i++)
    {
      y[i] = pw_chart_field_y (field, pw_score_curve_get (curve, curve->n_samples - 1, order[i]));
      if (i > 0)
        y[i] = MAX (y[i], y[i - 1] + least);
    }
  over = n > 0 ? MAX (0, y[n - 1] - field->bottom) : 0;
  for (guint i = 0; i < n; i++)
    {
      guint seat = order[i];
      g_autofree char *score = pw_number (pw_score_curve_get (curve, curve->n_samples - 1, seat));
      g_autofree char *name = g_utf8_strlen (self->setup->names[seat], -1) > 8 ? g_utf8_substring (self->setup->names[seat], 0, 7)
                                                                               : NULL;
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
  PwChartField field;

  if (!self->curve || self->curve->n_samples < 2)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                     (float) gtk_widget_get_height (widget)));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);
  measure_field (self, &field);
  pw_chart_field_draw_grid (&field, &pen);
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
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
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
 * pw_line_chart_get_curve:
 *
 * Returns: (transfer none) (nullable): what is drawn
 */
const PwScoreCurve *
pw_line_chart_get_curve (PwLineChart *self)
{
  g_return_val_if_fail (PW_IS_LINE_CHART (self), NULL);
  return self->curve;
}
