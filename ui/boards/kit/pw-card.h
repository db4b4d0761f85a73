/* pw-card.h: the ground and the rings of a card, whatever is drawn on it; how spots are lit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-piece.h"

G_BEGIN_DECLS

void pw_piece_light       (PwPiece *piece, guint32 flags);

void pw_card_init         (PwPiece *piece, guint32 flags, PwPieceDraw draw);
void pw_card_draw_ground (PwPen *pen, const PwPiece *piece, int fill, int edge, double width, double radius);
void pw_card_draw_state  (PwPen *pen, const PwPiece *piece, double radius);

G_END_DECLS
