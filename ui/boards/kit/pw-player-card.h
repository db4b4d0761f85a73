/* pw-player-card.h: another player at a glance: who, how many points, a picture, and lines of what a game has
 *
 * A game makes the picture and the lines; where a card is low, the picture stands beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "pw-board-viewer.h"
#include "pw-board.h"
#include "pw-sketch.h"

G_BEGIN_DECLS

#define PW_TYPE_PLAYER_CARD (pw_player_card_get_type ())
G_DECLARE_FINAL_TYPE (PwPlayerCard, pw_player_card, PW, PLAYER_CARD, GtkBox)

GtkWidget     *pw_player_card_new        (PwBoardViewer *viewer, guint seat, PwCardShape shape, GtkWidget *picture);
PwBoardViewer *pw_player_card_get_viewer (PwPlayerCard *self);
guint          pw_player_card_get_seat   (PwPlayerCard *self);
void           pw_player_card_add        (PwPlayerCard *self, GtkWidget *line);
void           pw_player_card_add_note   (PwPlayerCard *self, GtkWidget *note);

GtkWidget     *pw_player_card_line       (GtkWidget *start, GtkWidget *end);
GtkWidget     *pw_player_card_sketch     (PwBoardViewer *viewer, int width, int height, PwSketchFunc draw, PwSketchRead read,
                                          gsize size);

G_END_DECLS
