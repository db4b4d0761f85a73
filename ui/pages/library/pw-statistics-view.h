/* pw-statistics-view.h: what many games add up to, as bars and as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-statistics.h"

G_BEGIN_DECLS

#define PW_TYPE_STATISTICS_VIEW (pw_statistics_view_get_type ())
G_DECLARE_FINAL_TYPE (PwStatisticsView, pw_statistics_view, PW, STATISTICS_VIEW, AdwBin)

GtkWidget          *pw_statistics_view_new       (void);
void                pw_statistics_view_set_games (PwStatisticsView *self, GListModel *games);
const PwStatistics *pw_statistics_view_get       (PwStatisticsView *self);   /* what is shown; nullable */

G_END_DECLS
