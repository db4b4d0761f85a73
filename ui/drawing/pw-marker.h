/* pw-marker.h: players' markers: disc, square, triangle, diamond, pentagon, star, each with an initial
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

void   pw_marker_draw         (PwPen *pen, double cx, double cy, double radius, guint marker, const char *initial);
void   pw_marker_draw_plain   (PwPen *pen, double cx, double cy, double radius, guint marker, int fill, int edge, double width);
void   pw_marker_draw_piece   (PwPen *pen, const PwPiece *piece);
double pw_marker_stack_height (const PwPiece *spot);
void   pw_marker_initial      (const char *name, char out[8]);

G_END_DECLS
