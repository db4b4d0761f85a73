/* cy-player-card.h: a player at a glance: workers, houses, goods, characters; no prestige before the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board.h"

G_BEGIN_DECLS

GtkWidget *cy_player_card_new     (PwSession *session, guint seat, PwCardShape shape);
char      *cy_player_card_summary (PwSession *session, guint seat);
GtkWidget *cy_player_card_strip   (PwSession *session, guint seat, int height);
GtkWidget *cy_player_strip_new    (PwSession *session);

G_END_DECLS
