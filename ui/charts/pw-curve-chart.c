/* pw-curve-chart.c: what all charts of lines have in common: the field, the names at the ends, the tooltip, the size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-curve-chart.h"

#include "pw-large-text.h"
#include "pw-theme-watch.h"

/* NAMES: the part of the width that the names may take: they leave most to the lines. */
#define NAMES 0.36

G_DEFINE_ABSTRACT_TYPE (PwCurveChart, pw_curve_chart, GTK_TYPE_WIDGET)

/**
 * pw_curve_chart_lay_out:
 * @field: (out caller-allocates): where the lines are
 * @labels: (out caller-allocates): what stands at their ends; all zero before
 *
 * Returns: whether anything is drawn
 */
gboolean
pw_curve_chart_lay_out (PwCurveChart *self, PwChartField *field, PwChartLabels *labels)
{
  GtkWidget *widget = GTK_WIDGET (self);
  PwPen pen = { .pango = gtk_widget_get_pango_context (widget) };
  double width = gtk_widget_get_width (widget);
  int least = 0, most = 1;
  guint n_samples;

  g_return_val_if_fail (PW_IS_CURVE_CHART (self), FALSE);
  n_samples = PW_CURVE_CHART_GET_CLASS (self)->sample (self, labels, &least, &most);
  if (n_samples == 0)
    return FALSE;
  pw_chart_field_measure (field, widget, least, most, n_samples,
                          pw_chart_labels_room (labels, &pen, pw_text_scale (widget), width * NAMES));
  if (PW_CURVE_CHART_GET_CLASS (self)->head)
    pw_chart_field_set_head (field, PW_CURVE_CHART_GET_CLASS (self)->head (self, field));
  pw_chart_labels_lay_out (labels, &pen, field, width);
  return TRUE;
}

/**
 * pw_curve_chart_tell:
 * @label: what the chart is
 * @words: what it shows, in words
 *
 * Says so to those who do not see it, and draws it anew.
 */
void
pw_curve_chart_tell (PwCurveChart *self, const char *label, const char *words)
{
  g_return_if_fail (PW_IS_CURVE_CHART (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pw_curve_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwCurveChart *self = PW_CURVE_CHART (widget);
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };

  if (!pw_curve_chart_lay_out (self, &field, &labels))
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                     (float) gtk_widget_get_height (widget)));
  pw_chart_field_draw_grid (&field, &pen);
  PW_CURVE_CHART_GET_CLASS (self)->draw (self, &pen, &field);
  pw_chart_labels_draw (&labels, &pen, field.scale);
  cairo_destroy (pen.cr);
}

/* Whose label the pointer is at: there may be no room for the whole name. */
static gboolean
pw_curve_chart_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_auto (PwChartLabels) labels = { 0 };
  PwChartField field;

  return !keyboard && pw_curve_chart_lay_out (PW_CURVE_CHART (widget), &field, &labels) &&
         pw_chart_labels_query (&labels, field.scale, x, y, tooltip);
}

static void
pw_curve_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  double scale = pw_text_scale (widget);

  /* Larger text takes no more width than there is: names are cut instead. */
  *minimum = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170 * scale);
  *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? 590 : 240) * scale);
}

static void
pw_curve_chart_class_init (PwCurveChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pw_curve_chart_measure;
  widget_class->snapshot = pw_curve_chart_snapshot;
  widget_class->query_tooltip = pw_curve_chart_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pw_curve_chart_init (PwCurveChart *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  pw_theme_watch (GTK_WIDGET (self));
}
