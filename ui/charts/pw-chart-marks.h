/* pw-chart-marks.h: where the numbers of marks stand above a chart, so that none covers another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_CHART_MARK_LINES: so many lines of numbers stand above each other at most: the rest of the height is for the chart. */
#define PW_CHART_MARK_LINES 3
/** PW_CHART_MARK_LEFT_OUT: no line has room for the number. */
#define PW_CHART_MARK_LEFT_OUT G_MAXUINT

guint pw_chart_marks_place (const double *x, const double *weights, guint n, double room, guint *lines);

G_END_DECLS
