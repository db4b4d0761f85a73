/* pw-score-tables.h: points by round, by source and by player, as tables of text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-score-curve.h"
#include "pw-text-table.h"

G_BEGIN_DECLS

void pw_score_table_show_rounds  (PwTextTable *table, const PwHistory *history);
void pw_score_table_show_sources (PwTextTable *table, const PwHistory *history);
void pw_score_table_show_player  (PwTextTable *table, const PwHistory *history, guint seat);

G_END_DECLS
