/* pw-line-chart.c: scores over rounds as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-line-chart.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-marker.h"

struct _PwLineChart
{
  PwCurveChart parent_instance;

  PwScoreCurve *curve;
  const PwGame *game;
  PwSetup *setup;
};

G_DEFINE_FINAL_TYPE (PwLineChart, pw_line_chart, PW_TYPE_CURVE_CHART)

static PwColor
color_of (PwLineChart *self, guint seat)
{
  return PW_PLAYER ((self->setup->markers[seat] - 1u) % PW_MAX_PLAYERS + 1);
}

static guint
pw_line_chart_sample (PwCurveChart *chart, PwChartLabels *labels, int *least, int *most)
{
  PwLineChart *self = PW_LINE_CHART (chart);
  const PwScoreCurve *curve = self->curve;

  if (!curve || curve->n_samples < 2)
    return 0;
  for (guint i = 0; i < curve->n_samples; i++)
    for (guint seat = 0; seat < curve->n_players; seat++)
      {
        *most = MAX (*most, pw_score_curve_get (curve, i, seat));
        *least = MIN (*least, pw_score_curve_get (curve, i, seat));
      }
  for (guint seat = 0; seat < curve->n_players; seat++)
    {
      int score = pw_score_curve_get (curve, curve->n_samples - 1, seat);
      g_autofree char *full = pw_game_seat_name (self->game, self->setup, seat), *number = pw_number (score);
      g_autofree char *brief = pw_game_seat_short (self->game, self->setup, seat);

      pw_chart_labels_add (labels, full, brief, number, color_of (self, seat), score);
    }
  return curve->n_samples;
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
pw_line_chart_draw (PwCurveChart *chart, PwPen *pen, const PwChartField *field)
{
  PwLineChart *self = PW_LINE_CHART (chart);

  draw_chapters (self, pen, field);
  for (guint seat = 0; seat < self->curve->n_players; seat++)
    draw_curve (self, pen, field, seat);
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
  G_OBJECT_CLASS (klass)->finalize = pw_line_chart_finalize;
  PW_CURVE_CHART_CLASS (klass)->sample = pw_line_chart_sample;
  PW_CURVE_CHART_CLASS (klass)->draw = pw_line_chart_draw;
}

static void
pw_line_chart_init (PwLineChart *self)
{
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
  pw_curve_chart_tell (PW_CURVE_CHART (self), _("Points after each round"), table ? table : "");
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
