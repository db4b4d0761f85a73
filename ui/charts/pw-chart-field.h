/* pw-chart-field.h: the field of a chart of lines: where values lie in it, its grid, its dashes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-pen.h"

G_BEGIN_DECLS

/**
 * PwChartField:
 * @left, @right, @top, @bottom: its edges, in pixels
 * @x_step: the distance of two samples
 * @y_unit: the height of one point
 * @scale: of text
 * @least, @most: the values at its lower and upper edge
 * @step: of the grid
 *
 * Where things lie in a chart.
 */
typedef struct
{
  double left, right, top, bottom;
  double x_step, y_unit;
  double scale;
  int least, most, step;
} PwChartField;

void   pw_chart_field_measure (PwChartField *field, GtkWidget *widget, int least, int most, guint n_samples,
                               double names);
void   pw_chart_field_set_head (PwChartField *field, guint lines);
double pw_chart_field_x       (const PwChartField *field, guint sample);
double pw_chart_field_y       (const PwChartField *field, int value);
void   pw_chart_field_draw_line (PwPen *pen, double x1, double y1, double x2, double y2, PwColor color);
void   pw_chart_field_draw_grid (const PwChartField *field, PwPen *pen);
void   pw_chart_field_set_dash  (PwPen *pen, guint line);   /* lines differ by more than their colours */
int    pw_chart_field_step    (int most);

G_END_DECLS
