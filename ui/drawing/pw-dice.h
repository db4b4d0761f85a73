/* pw-dice.h: dice with pips
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

void pw_dice_draw      (PwPen *pen, const PwPiece *piece);
void pw_dice_draw_face (PwPen *pen, double cx, double cy, double size, guint value);

G_END_DECLS
