/* pw-time-chart.h: mean scores over days, months or years as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-time-line.h"
#include "pw-curve-chart.h"

G_BEGIN_DECLS

#define PW_TYPE_TIME_CHART (pw_time_chart_get_type ())
G_DECLARE_FINAL_TYPE (PwTimeChart, pw_time_chart, PW, TIME_CHART, PwCurveChart)

GtkWidget        *pw_time_chart_new (void);
void              pw_time_chart_set (PwTimeChart *self, PwTimeLine *time_line);   /* takes it over */
const PwTimeLine *pw_time_chart_get (PwTimeChart *self);                          /* what is drawn; nullable */
guint             pw_time_chart_place_periods (PwTimeChart *self, const PwChartField *field, char **names, double *x,
                                               double *widths);

G_END_DECLS
