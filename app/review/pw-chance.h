/* pw-chance.h: what was rolled or drawn, and how a game without either is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-dealer.h"
#include "core/pw-history.h"

G_BEGIN_DECLS

guint8      pw_chance_kind  (const PwGame *game, gconstpointer state, const PwMove *move);
gboolean    pw_chance_at    (const PwHistory *history, guint at);
PwDealFlags pw_chance_flags (const PwHistory *history, guint at);

G_END_DECLS
