/* pw-shield.h: heraldic shields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/** PW_SHIELD_HEIGHT: height of a shield for its width. */
#define PW_SHIELD_HEIGHT 1.16

void pw_shield_draw       (PwPen *pen, const PwPiece *piece);
void pw_shield_draw_badge (PwPen *pen, double cx, double cy, double width, guint number);

G_END_DECLS
