/* pw-token.h: numbered coloured squares, and plain boxes with a label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

void pw_token_draw        (PwPen *pen, const PwPiece *piece);
void pw_token_draw_square (PwPen *pen, double x, double y, double size, guint color);

G_END_DECLS
