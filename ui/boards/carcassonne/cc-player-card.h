/* cc-player-card.h: a player at a glance: score, figures in the supply, goods
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board.h"

G_BEGIN_DECLS

GtkWidget *cc_player_card_new     (PwSession *session, guint seat, PwCardShape shape);
char      *cc_player_card_summary (PwSession *session, guint seat);

GtkWidget *cc_player_card_strip   (PwSession *session, guint seat, int height);
GtkWidget *cc_player_strip_new    (PwSession *session);

G_END_DECLS
