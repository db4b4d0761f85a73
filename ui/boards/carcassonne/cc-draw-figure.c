/* cc-draw-figure.c: figures, goods, pennants and signs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "cc-draw.h"
#include "pw-marker.h"
#include "pw-path.h"

/** GRID: units of the paths below. */
#define GRID 24.0
/** RIM: width of an outline that stands for a figure, in pixels. */
#define RIM 1.2

/* -- Goods and pennants ------------------------------------------------------------------------------- */

static void
disc (cairo_t *cr, double cx, double cy, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, cx, cy, r, 0, 2 * G_PI);
}

static void
grapes (cairo_t *cr)
{
  static const double dots[][2] = { { 7, 9.5 }, { 12, 9.5 }, { 17, 9.5 }, { 9.5, 14 }, { 14.5, 14 }, { 12, 18.5 } };

  for (guint i = 0; i < G_N_ELEMENTS (dots); i++)
    disc (cr, dots[i][0], dots[i][1], 2.5);
  cairo_fill (cr);
  pw_path_append (cr, "M11 7V5.5C11 4.3 12.2 3.5 14 3.5H16.5V5.5H14.2C13.5 5.5 13 5.7 13 6.3V7z");
  cairo_fill (cr);
}

static void
ear (cairo_t *cr)
{
  static const double grains[][3] = {
    { 12, 5, 0 }, { 8.6, 8.6, -28 }, { 15.4, 8.6, 28 }, { 8.6, 13.2, -28 }, { 15.4, 13.2, 28 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (grains); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, grains[i][0], grains[i][1]);
      cairo_rotate (cr, grains[i][2] * G_PI / 180);
      cairo_scale (cr, 1.9, 3.1);
      disc (cr, 0, 0, 1);
      cairo_restore (cr);
      cairo_fill (cr);
    }
  cairo_rectangle (cr, 11.2, 8.5, 1.6, 12.5);
  cairo_fill (cr);
}

static void
bolt (PwPen *pen)
{
  cairo_t *cr = pen->cr;

  pw_path_append (cr,
                  "M4 5.5A3 3 0 0 1 7 2.7H17A3 3 0 0 1 20 5.7A3 3 0 0 1 17 8.7V20C15.3 18.8 13.7 18.8 12 20C10.3 21.2 8.7 21.2 7 "
                  "20V8.5H7A3 3 0 0 1 4 5.5z");
  cairo_fill (cr);
  cairo_rectangle (cr, 7, 11.5, 10, 1.5);
  cairo_rectangle (cr, 7, 15, 10, 1.5);
  cc_color_set (pen, CC_COLOR_CLOTH, 1);
  cairo_fill (cr);
}

/**
 * cc_draw_good:
 * @pen: the pen
 * @cx: the middle
 * @cy: the middle
 * @size: its side, in pixels
 * @good: which
 */
void
cc_draw_good (PwPen *pen, double cx, double cy, double size, CcGood good)
{
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  pw_pen_box (pen, cx - size / 2, cy - size / 2, size, size, size * 0.24);
  cc_color_set (pen, (CcColor) (CC_COLOR_WINE + 2 * good), 1);
  cairo_fill_preserve (cr);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, size * 0.07);
  cairo_translate (cr, cx - size * 0.42, cy - size * 0.42);
  cairo_scale (cr, size * 0.84 / GRID, size * 0.84 / GRID);
  cc_color_set (pen, (CcColor) (CC_COLOR_WINE_FG + 2 * good), 1);
  switch (good)
    {
    case CC_WINE: grapes (cr); break;
    case CC_GRAIN: ear (cr); break;
    case CC_CLOTH:
    case CC_GOODS:
    default: bolt (pen); break;
    }
  cairo_restore (cr);
}

/* A shield with one chevron. */
void
cc_draw_pennant (PwPen *pen, double cx, double cy, double size)
{
  cairo_t *cr = pen->cr;
  double s = size, w = size * 0.82;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, cx, cy);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, -w / 2, -s / 2);
  cairo_rel_line_to (cr, w, 0);
  cairo_rel_line_to (cr, 0, s * 0.5);
  cairo_rel_curve_to (cr, 0, s * 0.28, -w * 0.3, s * 0.42, -w / 2, s * 0.5);
  cairo_rel_curve_to (cr, -w * 0.2, -s * 0.08, -w / 2, -s * 0.22, -w / 2, -s * 0.5);
  cairo_close_path (cr);
  cc_color_set (pen, CC_COLOR_SHIELD, 1);
  cairo_fill_preserve (cr);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, s * 0.07);
  cairo_move_to (cr, -w * 0.34, s * 0.02);
  cairo_line_to (cr, 0, -s * 0.22);
  cairo_line_to (cr, w * 0.34, s * 0.02);
  cairo_rel_line_to (cr, 0, s * 0.16);
  cairo_line_to (cr, 0, -s * 0.06);
  cairo_line_to (cr, -w * 0.34, s * 0.18);
  cairo_close_path (cr);
  cc_color_set (pen, CC_COLOR_SHIELD_FG, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * cc_draw_sign:
 * @pen: the pen
 * @sign: which
 * @cx: the middle
 * @cy: the middle
 * @size: width and height
 * @color: its colour
 */
void
cc_draw_sign (PwPen *pen, CcSign sign, double cx, double cy, double size, PwColor color)
{
  static const char *const paths[CC_SIGNS] = {
    [CC_SIGN_HAMMER] = "M4 3.5h11l4.5 4V10h-6v10.5a2 2 0 0 1-4 0V10H4z",
    [CC_SIGN_CITY] = "M2.5 3h4.3v3.2h3V3h4.4v3.2h3V3h4.3v18.5h-7v-5a2.5 2.5 0 0 0-5 0v5h-7z",
    [CC_SIGN_ROAD] = "M9.5 2h5L20 22h-6l-.6-5h-2.8L10 22H4zM11.2 5l-.4 3.5h2.4L12.8 5zM10.4 11l-.4 3.5h4L13.6 11z",
    [CC_SIGN_MONASTERY] = "M6.5 1.5 11 9v3h8l3.5 4v6h-21V9H2zM5.5 12v3h2v-3zM13 16.5V19h2v-2.5zM17.5 16.5V19h2v-2.5z",
    [CC_SIGN_FIELD] =
      "M3 21c0-5 1-9 3-12 1.5 3 2 7 2 12zM9.5 21c0-7 1-13 2.5-17.5 1.5 4.5 2.5 10.5 2.5 17.5zM16 21c0-5 .5-9 2-12 2 3 3 7 3 "
      "12z",
    [CC_SIGN_TICK] = "M4 12.5 6.2 10.3l4 4L18 6.5l2.2 2.2-10 10z",
  };
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, cx - size / 2, cy - size / 2);
  cairo_scale (cr, size / GRID, size / GRID);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  pw_path_append (cr, paths[MIN (sign, CC_SIGNS - 1)]);
  pw_pen_color (pen, color, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* -- Figures -------------------------------------------------------------------------------------------- */

#define PIG                                                                                                                             \
  "M20.7 9.2l1.5-3.4c-1.6-.2-3 .2-4 1.1-1.5-.8-3.8-1.2-6.7-1.2-4.9 0-8.3 2.4-8.3 6.3 0 2.6.9 4.6 2.6 5.9v3.3h3.4v-2.3c.9.2 1.9.2 2.9.2s1.9-.1 " \
  "2.7-.2v2.3h3.4v-3.5c1.4-.9 2.3-2 2.7-3.3h2.3v-4.2h-1.9c-.2-.4-.4-.7-.6-1z"
#define TAIL "M3.6 10.5C1.5 10.7 .9 9 2.3 8"

/* @color for both fill and lines; @rim: how much wider the rim makes it. */
static void
pig_body (PwPen *pen, PwColor color, double rim)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  pw_path_append (cr, PIG);
  pw_pen_color (pen, color, 1);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);
  pw_path_append (cr, TAIL);
  cairo_set_line_width (cr, MAX (1.5, rim));
  cairo_stroke (cr);
}

static void
draw_pig (PwPen *pen, double cx, double cy, double height, guint marker)
{
  cairo_t *cr = pen->cr;
  double s = height * 1.08 / GRID;

  cairo_save (cr);
  cairo_translate (cr, cx - 12 * s, cy - 13 * s);
  cairo_scale (cr, s, s);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  pig_body (pen, PW_COLOR_CARD, 3.2 / MAX (s, 0.6));
  pig_body (pen, PW_PLAYER (marker), 0.01);
  cairo_restore (cr);
  pw_marker_draw_plain (pen, cx - 0.8 * s, cy - 1.2 * s, 3.6 * s, marker, PW_COLOR_CARD, PW_PEN_NONE, 0);
}

#define HAMMER "M.27 -.40H.50L.64 -.30V-.20H.485V.50H.385V-.20H.27z"
#define FOOT   "M-.33 .50C-.33 .30 -.15 .27 -.13 0H.13C.15 .27 .33 .30 .33 .50z"

static void
paint_part (PwPen *pen, double height, guint marker)
{
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_pen_paint (pen, (int) PW_PLAYER (marker), PW_COLOR_CARD, 1.5 / height);
}

/**
 * cc_draw_figure:
 * @pen: the pen
 * @cx: the middle
 * @cy: the middle
 * @height: in pixels
 * @figure: what it is
 * @marker: whose: 1 to %PW_MAX_PLAYERS, shape and colour
 * @initial: (nullable): of the player; written where it can be read
 */
void
cc_draw_figure (PwPen *pen, double cx, double cy, double height, CcDrawFigure figure, guint marker, const char *initial)
{
  cairo_t *cr = pen->cr;
  double dx = 0;

  if (figure == CC_DRAW_PIG)
    {
      draw_pig (pen, cx, cy, height, marker);
      return;
    }
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, cx, cy);
  cairo_scale (cr, height, height);
  if (figure == CC_DRAW_BUILDER)
    {
      pw_path_append (cr, HAMMER);
      paint_part (pen, height, marker);
      dx = -0.08;
    }
  cairo_translate (cr, dx, 0);
  pw_path_append (cr, FOOT);
  paint_part (pen, height, marker);
  cairo_restore (cr);
  pw_marker_draw (pen, cx + dx * height, cy - 0.19 * height, 0.30 * height, marker, height >= 24 ? initial : NULL);
}

/* Its outline alone, in the player's colour: it is not there. */
void
cc_draw_figure_rim (PwPen *pen, double cx, double cy, double height, CcDrawFigure figure, guint marker)
{
  cairo_t *cr = pen->cr;
  gboolean pig = figure == CC_DRAW_PIG;
  double unit = pig ? height * 1.08 / GRID : height, dx = figure == CC_DRAW_BUILDER ? -0.08 : 0;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_translate (cr, pig ? cx - 12 * unit : cx, pig ? cy - 13 * unit : cy);
  cairo_scale (cr, unit, unit);
  if (figure == CC_DRAW_BUILDER)
    pw_path_append (cr, HAMMER);
  cairo_translate (cr, dx, 0);
  pw_path_append (cr, pig ? PIG : FOOT);
  pw_pen_paint (pen, PW_COLOR_CARD, (int) PW_PLAYER (marker), RIM / unit);
  cairo_restore (cr);
  if (!pig)
    pw_marker_draw_plain (pen, cx + dx * height, cy - 0.19 * height, 0.28 * height, marker, PW_COLOR_CARD,
                          (int) PW_PLAYER (marker), RIM);
}

/* Instead of a figure, where a tile is small: the marker, with a dot for what is no follower. */
void
cc_draw_marker (PwPen *pen, double cx, double cy, double radius, CcDrawFigure figure, guint marker)
{
  pw_marker_draw (pen, cx, cy, radius, marker, NULL);
  if (figure == CC_DRAW_FOLLOWER)
    return;
  disc (pen->cr, cx, cy + (marker == 3 ? radius * 0.2 : 0), radius * 0.36);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_PEN_NONE, 0);
}
