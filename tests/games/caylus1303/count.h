/* count.h: a second count of the prestige
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/* What @seat should have by each source, added to @points: as RecordBook.count. */
void cy_count_again (const PwHistory *history, guint seat, int *points);

G_END_DECLS
