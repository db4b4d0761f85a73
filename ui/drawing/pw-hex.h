/* pw-hex.h: hexes: spaces, tiles and what they look like in each state
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-pen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/* Of a hex 1 wide across its flats: side, height of a pointy-top one, distance of rows. */
#define PW_HEX_SIDE 0.57735
#define PW_HEX_HEIGHT 1.15470
#define PW_HEX_PITCH 0.86603

/** PW_HEX_LARGE: from this width on hexes have numbers, pictograms and patterns. */
#define PW_HEX_LARGE 40.0
/** PW_HEX_FAR: from this width on they are made to be read from two metres. */
#define PW_HEX_FAR 90.0

void     pw_hex_corners  (double cx, double cy, double width, gboolean flat, double out[6][2]);
void     pw_hex_path     (cairo_t *cr, double cx, double cy, double width, double radius, gboolean flat);
gboolean pw_hex_contains (double width, gboolean flat, double x, double y);
void     pw_hex_key_place (double width, double *x, double *y, double *size);
gboolean pw_hex_key_is_inside (const PwPiece *piece);
void     pw_hex_draw     (PwPen *pen, const PwPiece *piece);
void     pw_hex_pattern  (PwPen *pen, PwHue hue, double width, double alpha, PwColor color);

G_END_DECLS
