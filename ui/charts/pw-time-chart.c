/* pw-time-chart.c: mean scores over days, months or years as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-time-chart.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "pw-columns.h"
#include "pw-large-text.h"
#include "pw-marker.h"

struct _PwTimeChart
{
  GtkWidget parent_instance;

  PwTimeLine *time_line;
};

G_DEFINE_FINAL_TYPE (PwTimeChart, pw_time_chart, GTK_TYPE_WIDGET)

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

/* Where everything lies: the names take as much as they need, but leave most to the lines. */
static void
lay_out (PwTimeChart *self, PwPen *pen, PwChartField *field, PwChartLabels *labels)
{
  double scale = pw_text_scale (GTK_WIDGET (self)), width = gtk_widget_get_width (GTK_WIDGET (self));
  int least = 0, most = 1, mean;

  for (guint line = 0; line < self->time_line->n_lines; line++)
    {
      const char *label = self->time_line->labels[line];

      for (guint period = 0; period < self->time_line->periods->len; period++)
        if (pw_time_line_get (self->time_line, period, line, &mean))
          {
            least = MIN (least, mean);
            most = MAX (most, mean);
          }
      pw_chart_labels_add (labels, label, label, NULL, PW_PLAYER (line + 1), get_last (self, line));
    }
  pw_chart_field_measure (field, GTK_WIDGET (self), least, most, self->time_line->periods->len,
                          pw_chart_labels_room (labels, pen, scale, width * 0.36));
  pw_chart_labels_lay_out (labels, pen, field, width);
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
pw_time_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwTimeChart *self = PW_TIME_CHART (widget);
  PwChartField field;
  g_auto (PwChartLabels) labels = { 0 };
  PwPen pen;

  if (!self->time_line || self->time_line->periods->len == 0)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                     (float) gtk_widget_get_height (widget)));
  pen.theme = pw_palette_theme ();
  pen.pango = gtk_widget_get_pango_context (widget);
  lay_out (self, &pen, &field, &labels);
  pw_chart_field_draw_grid (&field, &pen);
  draw_periods (self, &pen, &field);
  for (guint line = 0; line < self->time_line->n_lines; line++)
    draw_line (self, &pen, &field, line);
  pw_chart_labels_draw (&labels, &pen, field.scale);
  cairo_destroy (pen.cr);
}

/* Whose label the pointer is at: there may be no room for the whole name. */
static gboolean
pw_time_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  PwTimeChart *self = PW_TIME_CHART (widget);
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;

  return !keyboard && pw_time_chart_lay_out (self, &field, &labels) &&
         pw_chart_labels_query (&labels, field.scale, x, y, tooltip);
}

static void
pw_time_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_text_scale (widget);

  /* Larger text takes no more width than there is: names are cut instead. */
  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170 * scale);
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
  widget_class->query_tooltip = pw_time_chart_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_time_chart_init (PwTimeChart *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
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

/**
 * pw_time_chart_lay_out:
 * @field: (out caller-allocates): where the lines are
 * @labels: (out caller-allocates): what stands at their ends; all zero before
 *
 * Returns: whether anything is drawn
 */
gboolean
pw_time_chart_lay_out (PwTimeChart *self, PwChartField *field, PwChartLabels *labels)
{
  PwPen pen = { .pango = gtk_widget_get_pango_context (GTK_WIDGET (self)) };

  g_return_val_if_fail (PW_IS_TIME_CHART (self), FALSE);
  if (!self->time_line || self->time_line->periods->len == 0)
    return FALSE;
  lay_out (self, &pen, field, labels);
  return TRUE;
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
