/* pw-game-card.h: a game to choose on the set-up page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

#define PW_TYPE_GAME_CARD (pw_game_card_get_type ())
G_DECLARE_FINAL_TYPE (PwGameCard, pw_game_card, PW, GAME_CARD, GtkToggleButton)

GtkWidget    *pw_game_card_new      (const PwGame *game);
const PwGame *pw_game_card_get_game (PwGameCard *self);

G_END_DECLS
