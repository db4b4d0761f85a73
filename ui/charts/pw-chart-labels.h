/* pw-chart-labels.h: what stands at the ends of the lines of a chart, and below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"
#include "pw-chart-field.h"

G_BEGIN_DECLS

/**
 * PwChartLabel:
 * @full: whose line it is
 * @brief: the same in few words
 * @number: what it ends with, or %NULL
 * @color: of the line
 * @value: where it ends
 * @text: what is written: @brief, cut where there is no room, and @number
 * @x, @y: where that begins, in pixels, and the middle of its capitals
 * @width: its width
 *
 * The label of a line.
 */
typedef struct
{
  char *full;
  char *brief;
  char *number;
  PwColor color;
  int value;

  char *text;
  double x, y, width;
} PwChartLabel;

/**
 * PwChartLabels:
 * @n: how many
 * @all: the labels, in the order of the lines
 *
 * The labels of a chart.
 */
typedef struct
{
  guint n;
  PwChartLabel all[PW_MAX_PLAYERS];
} PwChartLabels;

void        pw_chart_labels_add     (PwChartLabels *labels, const char *full, const char *brief, const char *number,
                                     PwColor color, int value);
void        pw_chart_labels_clear   (PwChartLabels *labels);
double      pw_chart_labels_room    (const PwChartLabels *labels, PwPen *pen, double scale, double most);
void        pw_chart_labels_lay_out (PwChartLabels *labels, PwPen *pen, const PwChartField *field, double width);
void        pw_chart_labels_draw    (const PwChartLabels *labels, PwPen *pen, double scale);
gboolean    pw_chart_labels_query   (const PwChartLabels *labels, double scale, double x, double y, GtkTooltip *tooltip);

/* Below the chart: moves @x, the middles of texts that are @widths wide, into @from to @to, and says which can be written:
 * the first, and each n-th after it. */
guint       pw_chart_labels_thin    (double *x, const double *widths, guint n, double gap, double from, double to);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PwChartLabels, pw_chart_labels_clear)

G_END_DECLS
