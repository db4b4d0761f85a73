/* pw-level-rows.h: choosing the level a game begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_LEVEL_ROWS (pw_level_rows_get_type ())
G_DECLARE_FINAL_TYPE (PwLevelRows, pw_level_rows, PW, LEVEL_ROWS, AdwBin)

/* Signal: "chosen" (int level, int seat). */
GtkWidget *pw_level_rows_new    (void);
void       pw_level_rows_update (PwLevelRows *self, const PwGame *game, const PwSetup *setup);

G_END_DECLS
