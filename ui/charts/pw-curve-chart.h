/* pw-curve-chart.h: what all charts of lines have in common: the field, the names at the ends, the tooltip, the size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-chart-labels.h"

G_BEGIN_DECLS

#define PW_TYPE_CURVE_CHART (pw_curve_chart_get_type ())
G_DECLARE_DERIVABLE_TYPE (PwCurveChart, pw_curve_chart, PW, CURVE_CHART, GtkWidget)

/**
 * PwCurveChartClass:
 * @sample: adds a label for each line to @labels, brings @least and @most, 0 and 1 at first, to the values that are drawn, and
 *   returns how many samples lie side by side; 0: nothing is drawn
 * @head: (nullable): how many lines of text stand above the field, where that is not one; only how wide it is is known
 * @draw: draws the lines and what stands above and below them
 *
 * What a chart of lines says of itself.
 */
struct _PwCurveChartClass
{
  GtkWidgetClass parent_class;

  guint (*sample) (PwCurveChart *self, PwChartLabels *labels, int *least, int *most);
  guint (*head)   (PwCurveChart *self, const PwChartField *field);
  void  (*draw)   (PwCurveChart *self, PwPen *pen, const PwChartField *field);
};

gboolean pw_curve_chart_lay_out (PwCurveChart *self, PwChartField *field, PwChartLabels *labels);
void     pw_curve_chart_tell    (PwCurveChart *self, const char *label, const char *words);

G_END_DECLS
