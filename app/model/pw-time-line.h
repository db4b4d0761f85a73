/* pw-time-line.h: scores over the time in which games were played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-statistics.h"

G_BEGIN_DECLS

/** PW_TIME_LINE_MOST: how many lines there are at most: those with the most results. */
#define PW_TIME_LINE_MOST 4

/** PW_TIME_LINE_PERIODS: more periods than this are put together to longer ones, as long as there are longer ones. */
#define PW_TIME_LINE_PERIODS 24

/**
 * PwTimeLine:
 * @n_lines: how many lines
 * @labels: what each is for, as in #PwStatisticsLine
 * @periods: (element-type utf8): the days, months or years in which games were begun, the first first: "2026-11-21",
 *   "2026-11" or "2026", see pw_time_line_name(); those without a result of one of the lines are left out
 * @sums: the scores added up: period by period, in it line by line
 * @counts: how many results these are, in the same order; 0: none
 *
 * How results change over time. Games whose beginning is not known do not count.
 */
typedef struct
{
  guint n_lines;
  char *labels[PW_TIME_LINE_MOST];
  GPtrArray *periods;
  GArray *sums;
  GArray *counts;
} PwTimeLine;

PwTimeLine *pw_time_line_new  (const PwGame *game, GPtrArray *summaries, PwStatisticsBy by, guint option);
void        pw_time_line_free (PwTimeLine *time_line);
gboolean    pw_time_line_get  (const PwTimeLine *time_line, guint period, guint line, int *mean);
char       *pw_time_line_name (const PwTimeLine *time_line, guint period, gboolean brief);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwTimeLine, pw_time_line_free)

G_END_DECLS
