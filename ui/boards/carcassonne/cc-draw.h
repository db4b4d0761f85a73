/* cc-draw.h: tiles, goods, signs and figures of the landscape, drawn with cairo
 *
 * All from the top left corner or the middle they are given; none keeps anything. Pictures that are kept are in cc-pieces.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-colors.h"
#include "cc-shape.h"

G_BEGIN_DECLS

/** CcFigure: what stands there. */
typedef enum
{
  CC_DRAW_FOLLOWER,
  CC_DRAW_BUILDER,
  CC_DRAW_PIG,
  CC_DRAW_FIGURES,
} CcDrawFigure;

/** CcSign: a picture of one colour. */
typedef enum
{
  CC_SIGN_HAMMER,
  CC_SIGN_CITY,
  CC_SIGN_ROAD,
  CC_SIGN_MONASTERY,
  CC_SIGN_FIELD,
  CC_SIGN_TICK,
  CC_SIGNS,
} CcSign;

/** CC_FIGURES_FROM: pixels of a tile's side from which on figures are drawn; below it their markers alone. */
#define CC_FIGURES_FROM 48

void cc_draw_tile     (PwPen *pen, double x, double y, double px, guint kind, guint turn, gboolean seam);
void cc_draw_pattern  (PwPen *pen, double x, double y, double px, const guint8 edges[CC_SIDES]);
void cc_draw_good     (PwPen *pen, double cx, double cy, double size, CcGood good);
void cc_draw_pennant  (PwPen *pen, double cx, double cy, double size);
void cc_draw_sign     (PwPen *pen, CcSign sign, double cx, double cy, double size, PwColor color);
void cc_draw_figure   (PwPen *pen, double cx, double cy, double height, CcDrawFigure figure, guint marker, const char *initial);
void cc_draw_figure_rim (PwPen *pen, double cx, double cy, double height, CcDrawFigure figure, guint marker);
void cc_draw_marker   (PwPen *pen, double cx, double cy, double radius, CcDrawFigure figure, guint marker);
void cc_draw_curve    (cairo_t *cr, const CcCurve *curve);

G_END_DECLS
