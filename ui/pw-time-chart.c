/* pw-time-chart.c: mean scores over days, months or years as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-time-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "pw-chart-field.h"
#include "pw-columns.h"
#include "pw-marker.h"

struct _PwTimeChart
{
  GtkWidget parent_instance;

  PwTimeLine *time_line;
};

G_DEFINE_FINAL_TYPE (PwTimeChart, pw_time_chart, GTK_TYPE_WIDGET)

static void
measure_field (PwTimeChart *self, PwChartField *field)
{
  int least = 0, most = 1, mean;

  for (guint period = 0; period < self->time_line->periods->len; period++)
    for (guint line = 0; line < self->time_line->n_lines; line++)
      if (pw_time_line_get (self->time_line, period, line, &mean))
        {
          least = MIN (least, mean);
          most = MAX (most, mean);
        }
  pw_chart_field_measure (field, GTK_WIDGET (self), least, most, self->time_line->periods->len);
}

/* -- Drawing ---------------------------------------------------------------------------------------- */

/* As many names of periods as there is room for, the first among them. */
static void
draw_periods (PwTimeChart *self, PwPen *pen, const PwChartField *field)
{
  const GPtrArray *periods = self->time_line->periods;
  double room = pw_pen_measure (pen, periods->pdata[0], 12 * field->scale, 400) + 14 * field->scale;
  guint every = field->x_step >= room ? 1 : (guint) (room / MAX (1, field->x_step)) + 1;

  for (guint i = 0; i < periods->len; i += every)
    {
      double x = pw_chart_field_x (field, i);

      pw_chart_field_draw_line (pen, x, field->bottom, x, field->bottom + 5, PW_COLOR_STRONG);
      pw_pen_text (pen, x, field->bottom + 16 * field->scale, i == 0 ? 0.2 : 0.5, periods->pdata[i], 12 * field->scale, 400,
                   PW_COLOR_DIM);
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

/* The last result of a line; FALSE where it has none. */
static gboolean
get_last (PwTimeChart *self, guint line, int *mean)
{
  for (guint i = self->time_line->periods->len; i-- > 0;)
    if (pw_time_line_get (self->time_line, i, line, mean))
      return TRUE;
  return FALSE;
}

/* Names at the height where the lines end, pushed apart where they would cover each other. */
static void
draw_names (PwTimeChart *self, PwPen *pen, const PwChartField *field)
{
  guint order[PW_TIME_LINE_MOST], n = 0;
  int last[PW_TIME_LINE_MOST];
  double y[PW_TIME_LINE_MOST], least = 17 * field->scale, over;

  for (guint line = 0; line < self->time_line->n_lines; line++)
    {
      guint i = n;

      if (!get_last (self, line, &last[line]))
        continue;
      for (; i > 0 && last[order[i - 1]] < last[line]; i--)
        order[i] = order[i - 1];
      order[i] = line;
      n++;
    }
  for (guint i = 0; i < n; i++)
    {
      y[i] = pw_chart_field_y (field, last[order[i]]);
      if (i > 0)
        y[i] = MAX (y[i], y[i - 1] + least);
    }
  over = n > 0 ? MAX (0, y[n - 1] - field->bottom) : 0;
  for (guint i = 0; i < n; i++)
    {
      const char *label = self->time_line->labels[order[i]];
      g_autofree char *begin = g_utf8_strlen (label, -1) > 9 ? g_utf8_substring (label, 0, 8) : NULL;
      g_autofree char *text = begin ? g_strdup_printf ("%s…", begin) : g_strdup (label);

      pw_pen_text (pen, field->right + 11, y[i] - over, 0, text, 12.5 * field->scale, 700, PW_PLAYER (order[i] + 1));
    }
}

static void
pw_time_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwTimeChart *self = PW_TIME_CHART (widget);
  PwChartField field;
  PwPen pen;

  if (!self->time_line || self->time_line->periods->len == 0)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                     (float) gtk_widget_get_height (widget)));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);
  measure_field (self, &field);
  pw_chart_field_draw_grid (&field, &pen);
  draw_periods (self, &pen, &field);
  for (guint line = 0; line < self->time_line->n_lines; line++)
    draw_line (self, &pen, &field, line);
  draw_names (self, &pen, &field);
  cairo_destroy (pen.cr);
}

static void
pw_time_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_columns_text_scale (widget);

  *minimum = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170) * scale);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 590 : 240) * scale);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pw_time_chart_finalize;
  widget_class->measure = pw_time_chart_measure;
  widget_class->snapshot = pw_time_chart_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_time_chart_init (PwTimeChart *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
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
      g_string_append_printf (text, "%s%s:", i ? "; " : "", (char *) self->time_line->periods->pdata[i]);
      for (guint line = 0, n = 0; line < self->time_line->n_lines; line++)
        if (pw_time_line_get (self->time_line, i, line, &mean))
          g_string_append_printf (text, "%s %s %d", n++ ? "," : "", self->time_line->labels[line], mean);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Mean score over time"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const PwTimeLine *
pw_time_chart_get (PwTimeChart *self)
{
  g_return_val_if_fail (PW_IS_TIME_CHART (self), NULL);
  return self->time_line;
}
