/* pw-chance-chart.h: everybody's chance to win over a game, as lines, with marks where it turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-curve-chart.h"
#include "pw-text-table.h"
#include "review/pw-review.h"

G_BEGIN_DECLS

/** PW_CHANCE_TURNS: so many turning points are marked. */
#define PW_CHANCE_TURNS 5

#define PW_TYPE_CHANCE_CHART (pw_chance_chart_get_type ())
G_DECLARE_FINAL_TYPE (PwChanceChart, pw_chance_chart, PW, CHANCE_CHART, PwCurveChart)

/* Signal: "looked" (guint): a moment was pressed: after so many moves. */
GtkWidget *pw_chance_chart_new       (void);
void       pw_chance_chart_set       (PwChanceChart *self, const PwReview *review, const PwHistory *history);
guint      pw_chance_chart_n_samples (PwChanceChart *self);
int        pw_chance_chart_get       (PwChanceChart *self, guint sample, guint seat);
int        pw_chance_chart_get_within (PwChanceChart *self, guint sample, guint seat);
gboolean   pw_chance_chart_mark_at   (PwChanceChart *self, guint turn, double *x, double *y);
guint      pw_chance_chart_moment_at (PwChanceChart *self, double x, double y);
void       pw_chance_table_show      (PwTextTable *table, const PwReview *review, const PwHistory *history);

G_END_DECLS
