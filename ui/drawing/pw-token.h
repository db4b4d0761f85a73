/* pw-token.h: numbered coloured squares, and plain boxes with a label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/** PW_TOKEN_SMALL: below this size a count stands on a corner, without a multiplication sign. */
#define PW_TOKEN_SMALL 24.0

void pw_token_draw        (PwPen *pen, const PwPiece *piece);
void pw_token_draw_square (PwPen *pen, double x, double y, double size, guint color);
void pw_token_draw_badge  (PwPen *pen, double x, double y, double size, guint count);

G_END_DECLS
