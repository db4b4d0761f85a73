/* cy-shape.c: the silhouette and the pattern of each family of tiles: they tell it without its colour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cy-draw.h"

/** CUT, NOTCH, EAVES: of the corners of wood and stone tiles, and where arch and gable begin, in widths. */
#define CUT 0.13
#define NOTCH 0.075
#define EAVES 0.25

static void
cut_corners (cairo_t *cr, double x, double y, double w, double h)
{
  double k = w * CUT;

  cairo_move_to (cr, x + k, y);
  cairo_line_to (cr, x + w - k, y);
  cairo_line_to (cr, x + w, y + k);
  cairo_line_to (cr, x + w, y + h - k);
  cairo_line_to (cr, x + w - k, y + h);
  cairo_line_to (cr, x + k, y + h);
  cairo_line_to (cr, x, y + h - k);
  cairo_line_to (cr, x, y + k);
  cairo_close_path (cr);
}

static void
notch_corners (cairo_t *cr, double x, double y, double w, double h)
{
  double k = w * NOTCH;

  cairo_move_to (cr, x + k, y);
  cairo_line_to (cr, x + w - k, y);
  cairo_line_to (cr, x + w - k, y + k);
  cairo_line_to (cr, x + w, y + k);
  cairo_line_to (cr, x + w, y + h - k);
  cairo_line_to (cr, x + w - k, y + h - k);
  cairo_line_to (cr, x + w - k, y + h);
  cairo_line_to (cr, x + k, y + h);
  cairo_line_to (cr, x + k, y + h - k);
  cairo_line_to (cr, x, y + h - k);
  cairo_line_to (cr, x, y + k);
  cairo_line_to (cr, x + k, y + k);
  cairo_close_path (cr);
}

static void
roofed (cairo_t *cr, double x, double y, double w, double h, gboolean arch)
{
  double a = w * EAVES;

  cairo_move_to (cr, x, y + h - 3);
  cairo_line_to (cr, x, y + a);
  if (arch)
    {
      cairo_curve_to (cr, x, y + a * 0.3, x + w * 0.22, y, x + w / 2, y);
      cairo_curve_to (cr, x + w * 0.78, y, x + w, y + a * 0.3, x + w, y + a);
    }
  else
    {
      cairo_line_to (cr, x + w / 2, y);
      cairo_line_to (cr, x + w, y + a);
    }
  cairo_line_to (cr, x + w, y + h - 3);
  cairo_curve_to (cr, x + w, y + h - 1, x + w - 1, y + h, x + w - 3, y + h);
  cairo_line_to (cr, x + 3, y + h);
  cairo_curve_to (cr, x + 1, y + h, x, y + h - 1, x, y + h - 3);
  cairo_close_path (cr);
}

/**
 * cy_draw_outline:
 * @pen: the pen
 * @show: a #CyShow
 * @x: the left edge of its box
 * @y: the upper edge
 * @width: of the box, in pixels
 * @height: of the box
 *
 * Sets the path of the silhouette of a family; all fill the same box.
 */
void
cy_draw_outline (PwPen *pen, guint show, double x, double y, double width, double height)
{
  cairo_new_path (pen->cr);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  switch ((CyShow) show)
    {
    case CY_SHOW_WOOD: cut_corners (pen->cr, x, y, width, height); break;
    case CY_SHOW_STONE: notch_corners (pen->cr, x, y, width, height); break;
    case CY_SHOW_MONUMENT: roofed (pen->cr, x, y, width, height, TRUE); break;
    case CY_SHOW_RESIDENCE: roofed (pen->cr, x, y, width, height, FALSE); break;
    case CY_SHOW_STARTING: pw_pen_box (pen, x, y, width, height, width * 0.13); break;
    case CY_SHOW_PRINTED:
    case CY_SHOW_EMPTY:
    default: pw_pen_box (pen, x, y, width, height, 4); break;
    }
}

/* -- Patterns ---------------------------------------------------------------------------------------------- */

static void
line (cairo_t *cr, double x, double y, double to_x, double to_y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x, to_y);
}

/* One cell of a pattern: crosses, planks, ashlar, bars, zigzags. */
static void
append_cell (cairo_t *cr, guint show, double x, double y)
{
  switch ((CyShow) show)
    {
    case CY_SHOW_STARTING:
      line (cr, x + 5, y + 3.5, x + 5, y + 6.5);
      line (cr, x + 3.5, y + 5, x + 6.5, y + 5);
      break;
    case CY_SHOW_WOOD: line (cr, x, y + 3.5, x + 40, y + 3.5); break;
    case CY_SHOW_STONE:
      line (cr, x, y + 0.5, x + 14, y + 0.5);
      line (cr, x, y + 6.5, x + 14, y + 6.5);
      line (cr, x + 3, y + 0.5, x + 3, y + 6.5);
      line (cr, x + 10, y + 6.5, x + 10, y + 12);
      break;
    case CY_SHOW_MONUMENT: line (cr, x + 3.5, y, x + 3.5, y + 7); break;
    case CY_SHOW_RESIDENCE:
      line (cr, x, y + 7, x + 3, y + 3);
      cairo_line_to (cr, x + 6, y + 7);
      cairo_line_to (cr, x + 9, y + 3);
      cairo_line_to (cr, x + 12, y + 7);
      break;
    case CY_SHOW_PRINTED:
    case CY_SHOW_EMPTY:
    default: break;
    }
}

/* Fills the box with the pattern of a family; whoever calls clips it. */
void
cy_draw_pattern (PwPen *pen, guint show, double x, double y, double width, double height)
{
  static const guint8 cells[][2] = { [CY_SHOW_STARTING] = { 10, 10 },
                                     [CY_SHOW_WOOD] = { 40, 7 },
                                     [CY_SHOW_STONE] = { 14, 12 },
                                     [CY_SHOW_MONUMENT] = { 7, 7 },
                                     [CY_SHOW_RESIDENCE] = { 12, 8 } };
  gboolean high = pen->theme == PW_THEME_HIGH || pen->theme == PW_THEME_HIGH_DARK;

  if (show < CY_SHOW_STARTING || show > CY_SHOW_RESIDENCE || !pw_palette_get_patterns ())
    return;
  cairo_new_path (pen->cr);
  for (double down = y; down < y + height; down += cells[show][1])
    for (double across = x; across < x + width; across += cells[show][0])
      append_cell (pen->cr, show, across, down);
  pw_pen_color (pen, PW_HUE_EDGE (cy_draw_hue (show)), high ? 0.3 : 0.2);
  cairo_set_line_width (pen->cr, 1);
  cairo_stroke (pen->cr);
}
