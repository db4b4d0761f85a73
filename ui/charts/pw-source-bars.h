/* pw-source-bars.h: where everybody's points come from: a bar a player, and a legend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-history.h"

G_BEGIN_DECLS

#define PW_TYPE_SOURCE_BARS (pw_source_bars_get_type ())
G_DECLARE_FINAL_TYPE (PwSourceBars, pw_source_bars, PW, SOURCE_BARS, AdwBin)

GtkWidget *pw_source_bars_new (void);
void       pw_source_bars_set (PwSourceBars *self, const PwHistory *history);

G_END_DECLS
