/* pw-player-row.h: one player on the set-up page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_PLAYER_ROW (pw_player_row_get_type ())
G_DECLARE_FINAL_TYPE (PwPlayerRow, pw_player_row, PW, PLAYER_ROW, GtkListBoxRow)

/* Signals, all about the row's seat: "name-changed" (const char *), "marker-chosen" (uint),
 * "option-chosen" (uint option, int value), "moved" (uint from, uint to), "removed", "entered":
 * Enter in the name. */
GtkWidget *pw_player_row_new            (const PwGame *game, const PwSetup *setup);
void       pw_player_row_update         (PwPlayerRow *self, const PwSetup *setup, guint seat);
guint      pw_player_row_get_seat       (PwPlayerRow *self);
void       pw_player_row_focus_name     (PwPlayerRow *self);
void       pw_player_row_type           (PwPlayerRow *self, const char *text);
gboolean   pw_player_row_has_usual_name (PwPlayerRow *self);

G_END_DECLS
