/* pw-time-chart.c: mean scores over days, months or years as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-time-chart.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-marker.h"

struct _PwTimeChart
{
  PwCurveChart parent_instance;

  PwTimeLine *time_line;
};

G_DEFINE_FINAL_TYPE (PwTimeChart, pw_time_chart, PW_TYPE_CURVE_CHART)

/* The last result of a line: each has one. */
static int
get_last (PwTimeChart *self, guint line)
{
  int mean = 0;

  for (guint i = self->time_line->periods->len; i-- > 0;)
    if (pw_time_line_get (self->time_line, i, line, &mean))
      return mean;
  return mean;
}

static guint
pw_time_chart_sample (PwCurveChart *chart, PwChartLabels *labels, int *least, int *most)
{
  PwTimeChart *self = PW_TIME_CHART (chart);
  int mean;

  if (!self->time_line || self->time_line->periods->len == 0)
    return 0;
  for (guint line = 0; line < self->time_line->n_lines; line++)
    {
      const char *label = self->time_line->labels[line];

      for (guint period = 0; period < self->time_line->periods->len; period++)
        if (pw_time_line_get (self->time_line, period, line, &mean))
          {
            *least = MIN (*least, mean);
            *most = MAX (*most, mean);
          }
      pw_chart_labels_add (labels, label, label, NULL, PW_PLAYER (line + 1), get_last (self, line));
    }
  return self->time_line->periods->len;
}

/* The names of the periods and where they go; which can be written, as pw_chart_labels_thin() says. */
static guint
place_periods (PwTimeChart *self, PwPen *pen, const PwChartField *field, char **names, double *x, double *widths)
{
  guint n = self->time_line->periods->len;

  for (guint i = 0; i < n; i++)
    {
      names[i] = pw_time_line_name (self->time_line, i, TRUE);
      x[i] = pw_chart_field_x (field, i);
      widths[i] = pw_pen_measure (pen, names[i], 12 * field->scale, 400);
    }
  return pw_chart_labels_thin (x, widths, n, 10 * field->scale, 2, gtk_widget_get_width (GTK_WIDGET (self)) - 2);
}

/* -- Drawing ---------------------------------------------------------------------------------------- */

/* As many names of periods as there is room for, the first among them. */
static void
draw_periods (PwTimeChart *self, PwPen *pen, const PwChartField *field)
{
  guint n = self->time_line->periods->len, every;
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_autofree double *x = g_new (double, n), *widths = g_new (double, n);

  every = place_periods (self, pen, field, names, x, widths);
  for (guint i = 0; i < n; i += every)
    {
      double tick = pw_chart_field_x (field, i);

      pw_chart_field_draw_line (pen, tick, field->bottom, tick, field->bottom + 5, PW_COLOR_STRONG);
      pw_pen_text (pen, x[i], field->bottom + 16 * field->scale, 0.5, names[i], 12 * field->scale, 400, PW_COLOR_DIM);
    }
}

/* A line goes from result to result, also past periods without one. */
static void
draw_line (PwTimeChart *self, PwPen *pen, const PwChartField *field, guint line)
{
  guint n = self->time_line->periods->len;
  int mean;

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_chart_field_set_dash (pen, line);
  for (guint i = 0; i < n; i++)
    if (pw_time_line_get (self->time_line, i, line, &mean))
      cairo_line_to (pen->cr, pw_chart_field_x (field, i), pw_chart_field_y (field, mean));
  pw_pen_paint (pen, PW_PEN_NONE, (int) PW_PLAYER (line + 1), 2.4);
  cairo_set_dash (pen->cr, NULL, 0, 0);
  for (guint i = 0; i < n; i++)
    if (pw_time_line_get (self->time_line, i, line, &mean))
      pw_marker_draw (pen, pw_chart_field_x (field, i), pw_chart_field_y (field, mean), 5, line + 1, NULL);
}

static void
pw_time_chart_draw (PwCurveChart *chart, PwPen *pen, const PwChartField *field)
{
  PwTimeChart *self = PW_TIME_CHART (chart);

  draw_periods (self, pen, field);
  for (guint line = 0; line < self->time_line->n_lines; line++)
    draw_line (self, pen, field, line);
}

/* -- Object ----------------------------------------------------------------------------------------- */

static void
pw_time_chart_finalize (GObject *object)
{
  g_clear_pointer (&PW_TIME_CHART (object)->time_line, pw_time_line_free);
  G_OBJECT_CLASS (pw_time_chart_parent_class)->finalize (object);
}

static void
pw_time_chart_class_init (PwTimeChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pw_time_chart_finalize;
  PW_CURVE_CHART_CLASS (klass)->sample = pw_time_chart_sample;
  PW_CURVE_CHART_CLASS (klass)->draw = pw_time_chart_draw;
}

static void
pw_time_chart_init (PwTimeChart *self)
{
}

/**
 * pw_time_chart_new:
 *
 * Returns: (transfer none): an empty chart
 */
GtkWidget *
pw_time_chart_new (void)
{
  return g_object_new (PW_TYPE_TIME_CHART, NULL);
}

/* The chart in words: a period after the other. */
static char *
describe (PwTimeChart *self)
{
  GString *text = g_string_new (NULL);
  int mean;

  for (guint i = 0; self->time_line && i < self->time_line->periods->len; i++)
    {
      g_autofree char *period = pw_time_line_name (self->time_line, i, FALSE);

      g_string_append_printf (text, "%s%s:", i ? "; " : "", period);
      for (guint line = 0, n = 0; line < self->time_line->n_lines; line++)
        if (pw_time_line_get (self->time_line, i, line, &mean))
          {
            g_autofree char *number = pw_number (mean);

            g_string_append_printf (text, "%s %s %s", n++ ? "," : "", self->time_line->labels[line], number);
          }
    }
  return g_string_free (text, FALSE);
}

/**
 * pw_time_chart_set:
 * @time_line: (transfer full) (nullable): what to draw
 */
void
pw_time_chart_set (PwTimeChart *self, PwTimeLine *time_line)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PW_IS_TIME_CHART (self));
  g_clear_pointer (&self->time_line, pw_time_line_free);
  self->time_line = time_line;
  text = describe (self);
  pw_curve_chart_tell (PW_CURVE_CHART (self), _("Mean score over time"), text);
}

const PwTimeLine *
pw_time_chart_get (PwTimeChart *self)
{
  g_return_val_if_fail (PW_IS_TIME_CHART (self), NULL);
  return self->time_line;
}

/**
 * pw_time_chart_place_periods:
 * @field: where the lines are
 * @names: (out caller-allocates): what is written for each period; the caller frees it
 * @x: (out caller-allocates): where its middle is, in pixels
 * @widths: (out caller-allocates): how wide it is
 *
 * Returns: 1 where all are written, 2 where each second is, and so on
 */
guint
pw_time_chart_place_periods (PwTimeChart *self, const PwChartField *field, char **names, double *x, double *widths)
{
  PwPen pen = { .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  g_return_val_if_fail (PW_IS_TIME_CHART (self) && self->time_line, 0);
  return place_periods (self, &pen, field, names, x, widths);
}
