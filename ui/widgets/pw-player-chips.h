/* pw-player-chips.h: the players in the order of this round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_PLAYER_CHIPS (pw_player_chips_get_type ())
G_DECLARE_FINAL_TYPE (PwPlayerChips, pw_player_chips, PW, PLAYER_CHIPS, AdwBin)

/* Signal: "chosen" (int seat): a chip was pressed. */
void pw_player_chips_set_session (PwPlayerChips *self, PwSession *session);
void pw_player_chips_set_room    (PwPlayerChips *self, guint chars);
void pw_player_chips_set_current (PwPlayerChips *self, int seat);
void pw_player_chips_focus_current (PwPlayerChips *self);
void pw_player_chips_set_clock   (PwPlayerChips *self, gboolean clock);
void pw_player_chips_set_order   (PwPlayerChips *self, gboolean turn_order);
void pw_player_chips_wrap        (PwPlayerChips *self);

G_END_DECLS
