/* pw-game-row.h: a kept game as a line of the start page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-library.h"

G_BEGIN_DECLS

#define PW_TYPE_GAME_ROW (pw_game_row_get_type ())
G_DECLARE_FINAL_TYPE (PwGameRow, pw_game_row, PW, GAME_ROW, AdwActionRow)

GtkWidget  *pw_game_row_new      (PwLibraryGame *game);
const char *pw_game_row_get_path (PwGameRow *self);

char       *pw_game_row_describe_time (gint64 changed, GDateTime *now);

G_END_DECLS
