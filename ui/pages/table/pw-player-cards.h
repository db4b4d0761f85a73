/* pw-player-cards.h: the other players, each as a card to press
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_PLAYER_CARDS (pw_player_cards_get_type ())
G_DECLARE_FINAL_TYPE (PwPlayerCards, pw_player_cards, PW, PLAYER_CARDS, AdwBin)

/* Signal: "chosen" (int seat). */
void       pw_player_cards_set_session (PwPlayerCards *self, PwSession *session);
void       pw_player_cards_set_hidden  (PwPlayerCards *self, int seat);
GtkWidget *pw_player_cards_get_card    (PwPlayerCards *self, guint seat);

G_END_DECLS
