/* pw-line-chart.c: scores over rounds as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-line-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-large-text.h"
#include "pw-marker.h"

struct _PwLineChart
{
  GtkWidget parent_instance;

  PwScoreCurve *curve;
  const PwGame *game;
  PwSetup *setup;
};

G_DEFINE_FINAL_TYPE (PwLineChart, pw_line_chart, GTK_TYPE_WIDGET)

static PwColor
color_of (PwLineChart *self, guint seat)
{
  return PW_PLAYER ((self->setup->markers[seat] - 1u) % PW_MAX_PLAYERS + 1);
}

/* Where everything lies: the names take as much as they need, but leave most to the lines. */
static void
lay_out (PwLineChart *self, PwPen *pen, PwChartField *field, PwChartLabels *labels)
{
  const PwScoreCurve *curve = self->curve;
  double scale = pw_text_scale (GTK_WIDGET (self)), width = gtk_widget_get_width (GTK_WIDGET (self));
  int most = 1, least = 0;

  for (guint i = 0; i < curve->n_samples; i++)
    for (guint seat = 0; seat < curve->n_players; seat++)
      {
        most = MAX (most, pw_score_curve_get (curve, i, seat));
        least = MIN (least, pw_score_curve_get (curve, i, seat));
      }
  for (guint seat = 0; seat < curve->n_players; seat++)
    {
      int score = pw_score_curve_get (curve, curve->n_samples - 1, seat);
      g_autofree char *full = pw_game_seat_name (self->game, self->setup, seat), *number = pw_number (score);
      g_autofree char *brief = pw_game_seat_short (self->game, self->setup, seat);

      pw_chart_labels_add (labels, full, brief, number, color_of (self, seat), score);
    }
  pw_chart_field_measure (field, GTK_WIDGET (self), least, most, curve->n_samples,
                          pw_chart_labels_room (labels, pen, scale, width * 0.36));
  pw_chart_labels_lay_out (labels, pen, field, width);
}

/* -- Drawing ------------------------------------------------------------------------ */

/* A tick where a chapter begins, its name in the middle; as many names as there is room for. */
static void
draw_chapters (PwLineChart *self, PwPen *pen, const PwChartField *field)
{
  const PwScoreCurve *curve = self->curve;
  guint n = curve->n_samples - 1 - curve->ended, from = 0, n_names = 0, every;
  double y = field->bottom + 16 * field->scale, width = gtk_widget_get_width (GTK_WIDGET (self)), end = 0;
  g_autofree double *x = g_new (double, n + 1), *widths = g_new (double, n + 1);
  g_autofree const char **names = g_new (const char *, n + 1);

  for (guint i = 1; i <= n; i++)
    {
      const char *chapter = g_ptr_array_index (curve->chapters, i - 1);

      if (i < n && g_strcmp0 (chapter, g_ptr_array_index (curve->chapters, i)) == 0)
        continue;
      pw_chart_field_draw_line (pen, pw_chart_field_x (field, from), field->bottom, pw_chart_field_x (field, from),
                                field->bottom + 6, PW_COLOR_STRONG);
      names[n_names] = chapter;
      x[n_names] = (pw_chart_field_x (field, from) + pw_chart_field_x (field, i)) / 2;
      widths[n_names++] = pw_pen_measure (pen, chapter, 13 * field->scale, 700);
      from = i;
    }
  every = pw_chart_labels_thin (x, widths, n_names, 5 * field->scale, 0, width);
  for (guint i = 0; i < n_names; i += every)
    {
      pw_pen_text (pen, x[i], y, 0.5, names[i], 13 * field->scale, 700, PW_COLOR_TEXT);
      end = x[i] + widths[i] / 2;
    }
  if (curve->ended)
    {
      const double dashes[] = { 2, 3 };
      double half = pw_pen_measure (pen, _("end"), 12 * field->scale, 700) / 2;

      cairo_set_dash (pen->cr, dashes, 2, 0);
      pw_chart_field_draw_line (pen, pw_chart_field_x (field, n), field->bottom, pw_chart_field_x (field, n), field->top,
                                PW_COLOR_STRONG);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      /* Below the names there is room to the right of it. */
      pw_pen_text (pen, MAX (pw_chart_field_x (field, n + 1), end + 5 * field->scale + half), y, 0.5, _("end"),
                   12 * field->scale, 700, PW_COLOR_DIM);
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
  pw_pen_paint (pen, PW_PEN_NONE, (int) color_of (self, seat), 2.4);
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

static void
pw_line_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwLineChart *self = PW_LINE_CHART (widget);
  PwPen pen;
  PwChartField field;
  g_auto (PwChartLabels) labels = { 0 };

  if (!self->curve || self->curve->n_samples < 2)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                     (float) gtk_widget_get_height (widget)));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);
  lay_out (self, &pen, &field, &labels);
  pw_chart_field_draw_grid (&field, &pen);
  draw_chapters (self, &pen, &field);
  for (guint seat = 0; seat < self->curve->n_players; seat++)
    draw_curve (self, &pen, &field, seat);
  pw_chart_labels_draw (&labels, &pen, field.scale);
  cairo_destroy (pen.cr);
}

/* Whose label the pointer is at: there may be no room for the whole name. */
static gboolean
pw_line_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  PwLineChart *self = PW_LINE_CHART (widget);
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;

  return !keyboard && pw_line_chart_lay_out (self, &field, &labels) &&
         pw_chart_labels_query (&labels, field.scale, x, y, tooltip);
}

static void
pw_line_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_text_scale (widget);

  /* Larger text takes no more width than there is: names are cut instead. */
  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170 * scale);
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
  widget_class->query_tooltip = pw_line_chart_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_line_chart_init (PwLineChart *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
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
          g_autofree char *score = pw_number (pw_score_curve_get (self->curve, i, seat));

          g_string_append_printf (text, "%s %s %s", seat ? "," : "", who, score);
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

/**
 * pw_line_chart_lay_out:
 * @field: (out caller-allocates): where the lines are
 * @labels: (out caller-allocates): what stands at their ends; all zero before
 *
 * Returns: whether anything is drawn
 */
gboolean
pw_line_chart_lay_out (PwLineChart *self, PwChartField *field, PwChartLabels *labels)
{
  PwPen pen = { .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  g_return_val_if_fail (PW_IS_LINE_CHART (self), FALSE);
  if (!self->curve || self->curve->n_samples < 2)
    return FALSE;
  lay_out (self, &pen, field, labels);
  return TRUE;
}
