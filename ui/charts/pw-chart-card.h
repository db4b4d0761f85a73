/* pw-chart-card.h: a chart with its title, and the table of text behind it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-history.h"

G_BEGIN_DECLS

#define PW_TYPE_CHART_CARD (pw_chart_card_get_type ())
G_DECLARE_FINAL_TYPE (PwChartCard, pw_chart_card, PW, CHART_CARD, AdwBin)

/* Properties: "sources" (boolean, construct only): bars by source instead of lines over rounds;
 * "as-table" (boolean): the table is shown instead of the chart. */
void pw_chart_card_set (PwChartCard *self, const PwHistory *history);

G_END_DECLS
