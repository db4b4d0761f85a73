/* pw-line-chart.h: scores over rounds as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-score-curve.h"
#include "pw-curve-chart.h"

G_BEGIN_DECLS

#define PW_TYPE_LINE_CHART (pw_line_chart_get_type ())
G_DECLARE_FINAL_TYPE (PwLineChart, pw_line_chart, PW, LINE_CHART, PwCurveChart)

GtkWidget *pw_line_chart_new (void);
void       pw_line_chart_set (PwLineChart *self, const PwHistory *history);
const PwScoreCurve *pw_line_chart_get_curve (PwLineChart *self);

G_END_DECLS
