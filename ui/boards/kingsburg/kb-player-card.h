/* kb-player-card.h: another player at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kb-viewer.h"
#include "pw-board.h"

G_BEGIN_DECLS

GtkWidget *kb_player_card_new     (PwSession *session, guint seat, PwCardShape shape);
char      *kb_player_card_summary (PwSession *session, guint seat);
GtkWidget *kb_player_card_strip   (PwSession *session, guint seat, int height);

G_END_DECLS
