/* pw-pen.h: what every drawn piece is made of: colours, text, boxes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

#include "pw-palette.h"

G_BEGIN_DECLS

/** PW_PEN_NONE: instead of a colour: leave it out. */
#define PW_PEN_NONE (-1)

/** PwPen: where to draw, in which theme, with which font. */
typedef struct
{
  cairo_t *cr;
  PwTheme theme;
  PangoContext *pango;
} PwPen;

void   pw_pen_color   (PwPen *pen, PwColor color, double alpha);
void   pw_pen_mix     (PwPen *pen, PwColor color, PwColor other, double share);
void   pw_pen_paint   (PwPen *pen, int fill, int stroke, double width);
void   pw_pen_box     (PwPen *pen, double x, double y, double width, double height, double radius);
double pw_pen_text    (PwPen *pen, double x, double y, double align, const char *text,
                       double size, int weight, PwColor color);
double pw_pen_measure (PwPen *pen, const char *text, double size, int weight);
void   pw_pen_number  (PwPen *pen, double cx, double cy, double size, guint number);
void   pw_pen_keycap  (PwPen *pen, double cx, double cy, double size, guint8 key);
void   pw_pen_pill    (PwPen *pen, double cx, double cy, double size, const char *text,
                       PwColor fill, PwColor ink, PwColor edge);
void   pw_pen_warning (PwPen *pen, double x, double y, double r);
void   pw_pen_icon    (PwPen *pen, const char *name, double cx, double cy, double size,
                       PwColor color, double alpha);

G_END_DECLS
