/* pw-chart-marks.c: where the numbers of marks stand above a chart, so that none covers another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-chart-marks.h"

#include <math.h>

/* Whether a number at @x covers none of those that are on @line. */
static gboolean
is_free (const double *x, const guint *lines, guint n, guint mark, guint line, double room)
{
  for (guint other = 0; other < n; other++)
    if (lines[other] == line && fabs (x[other] - x[mark]) < room)
      return FALSE;
  return TRUE;
}

/**
 * pw_chart_marks_place:
 * @x: (array length=n): where the marks are
 * @weights: (array length=n): how much each says
 * @n: how many
 * @room: so far apart are the middles of two numbers on one line
 * @lines: (out caller-allocates) (array length=n): on which line each number stands, 0 being next to the chart;
 *   %PW_CHART_MARK_LEFT_OUT where there is no room on any of %PW_CHART_MARK_LINES
 *
 * Places the weightiest first: each on the lowest line on which it covers none.
 *
 * Returns: how many lines are used, at least 1
 */
guint
pw_chart_marks_place (const double *x, const double *weights, guint n, double room, guint *lines)
{
  guint n_lines = 1;

  for (guint i = 0; i < n; i++)
    lines[i] = PW_CHART_MARK_LEFT_OUT;
  for (guint64 done = 0, turn = 0; turn < n; turn++)
    {
      guint next = n;

      for (guint i = 0; i < n; i++)
        if (!(done >> i & 1) && (next == n || weights[i] > weights[next]))
          next = i;
      done |= G_GUINT64_CONSTANT (1) << next;
      for (guint line = 0; line < PW_CHART_MARK_LINES && lines[next] == PW_CHART_MARK_LEFT_OUT; line++)
        if (is_free (x, lines, n, next, line, room))
          {
            lines[next] = line;
            n_lines = MAX (n_lines, line + 1);
          }
    }
  return n_lines;
}
