/* cc-draw-tile.c: a tile, in its turn, at any size
 *
 * Land is turned; what stands on it keeps upright, only its middle is turned. Small tiles leave out what would not be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "cc-draw.h"

/** FROM_..., pixels of the side from which on it is drawn. */
#define FROM_HOUSES 32
#define FROM_DOORS 40
#define FROM_ROOFS 56

/** Tile: what is drawn; the unit is its side. */
typedef struct
{
  PwPen *pen;
  cairo_t *cr;
  const CcTile *tile;
  const CcShape *shape;
  guint turn;
  double px;
  gboolean high;
} Tile;

/* At least @pixels wide. */
static double
at_least (const Tile *t, double width, double pixels)
{
  return MAX (width, pixels / t->px);
}

static void
stroke (const Tile *t, CcColor color, double width)
{
  cc_color_set (t->pen, color, 1);
  cairo_set_line_width (t->cr, width);
  cairo_stroke (t->cr);
}

static void
fill (const Tile *t, CcColor color)
{
  cc_color_set (t->pen, color, 1);
  cairo_fill (t->cr);
}

static void
fill_and_edge (const Tile *t, CcColor color, double width)
{
  cc_color_set (t->pen, color, 1);
  cairo_fill_preserve (t->cr);
  stroke (t, CC_COLOR_EDGE, width);
}

void
cc_draw_curve (cairo_t *cr, const CcCurve *curve)
{
  const CcPoint *p = curve->p;

  cairo_move_to (cr, p[0].x, p[0].y);
  cairo_curve_to (cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
}

static void
line (const Tile *t, double x1, double y1, double x2, double y2)
{
  cairo_move_to (t->cr, x1, y1);
  cairo_line_to (t->cr, x2, y2);
}

/* -- Roads and villages --------------------------------------------------------------------------- */

static gboolean
is_road (const Tile *t, guint i)
{
  return t->tile->segments[i].sort == CC_ROAD;
}

static double
road_width (const Tile *t)
{
  return at_least (t, CC_ROAD_WIDTH - (t->high ? 0.005 : 0), 1.7);
}

static void
draw_road_middle (const Tile *t, guint i)
{
  cc_draw_curve (t->cr, &t->shape->roads[i]);
  stroke (t, CC_COLOR_ROAD, road_width (t));
}

/* The first road goes over the second. */
static void
draw_bridge (const Tile *t)
{
  draw_road_middle (t, 1);
  line (t, 0.5, 0.36, 0.5, 0.64);
  stroke (t, CC_COLOR_WALL, at_least (t, 0.22, 5));
  line (t, 0.5, 0.33, 0.5, 0.67);
  stroke (t, CC_COLOR_ROAD_EDGE, CC_CASING_WIDTH);
  draw_road_middle (t, 0);
}

static void
draw_roads (const Tile *t)
{
  for (guint i = 0; i < t->shape->n; i++)
    if (is_road (t, i))
      cc_draw_curve (t->cr, &t->shape->roads[i]);
  stroke (t, CC_COLOR_ROAD_EDGE, at_least (t, CC_CASING_WIDTH + (t->high ? 0.02 : 0), 3.2));
  if (t->shape->bridge)
    draw_bridge (t);
  for (guint i = 0; !t->shape->bridge && i < t->shape->n; i++)
    if (is_road (t, i))
      draw_road_middle (t, i);
}

static void
draw_village (const Tile *t)
{
  CcPoint at = t->shape->village_at;

  cairo_new_sub_path (t->cr);
  cairo_arc (t->cr, at.x, at.y, CC_VILLAGE_RADIUS, 0, 2 * G_PI);
  cc_color_set (t->pen, CC_COLOR_GROUND, 1);
  cairo_fill_preserve (t->cr);
  stroke (t, CC_COLOR_ROAD_EDGE, at_least (t, 0.022, 1));
  /* Open where roads come in. */
  for (guint i = 0; i < t->shape->n; i++)
    if (is_road (t, i) && t->tile->segments[i].end == CC_END_VILLAGE)
      {
        CcPoint from = t->shape->roads[i].p[0];
        double d = hypot (from.x - at.x, from.y - at.y), ux = (from.x - at.x) / d, uy = (from.y - at.y) / d;

        line (t, at.x + ux * 0.09, at.y + uy * 0.09, at.x + ux * 0.17, at.y + uy * 0.17);
        stroke (t, CC_COLOR_ROAD, at_least (t, CC_ROAD_WIDTH, 1.7));
      }
}

/* -- Cities ------------------------------------------------------------------------------------------ */

static void
outline_path (cairo_t *cr, const CcOutline *outline)
{
  cairo_move_to (cr, outline->curves[0].p[0].x, outline->curves[0].p[0].y);
  for (guint i = 0; i < outline->n; i++)
    {
      const CcPoint *p = outline->curves[i].p;

      cairo_curve_to (cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
    }
  cairo_close_path (cr);
}

static void
tower_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 1, CC_TOWER_RADIUS, -G_PI_2, 0);
}

static void
city_path (const Tile *t, guint i)
{
  outline_path (t->cr, &t->shape->cities[i]);
  if (t->shape->tower && t->shape->tower_city == i)
    {
      tower_path (t->cr);
      cairo_line_to (t->cr, 0, 1);
      cairo_close_path (t->cr);
    }
}

/* The lines run the same way on every tile. */
static void
draw_hatch (const Tile *t, guint i)
{
  int n = t->px >= FROM_ROOFS ? 10 : t->px >= FROM_HOUSES ? 6 : 4;

  cairo_save (t->cr);
  city_path (t, i);
  cairo_clip (t->cr);
  cairo_translate (t->cr, 0.5, 0.5);
  cairo_rotate (t->cr, -G_PI_2 * t->turn);
  cairo_translate (t->cr, -0.5, -0.5);
  for (int k = 1; k < 2 * n; k++)
    line (t, (double) k / n - 1, 1, (double) k / n, 0);
  stroke (t, CC_COLOR_HATCH, at_least (t, 0.012, 0.8));
  cairo_restore (t->cr);
}

static void
draw_city (const Tile *t, guint i)
{
  static const double merlons[] = { 0.028, 0.032 };
  const CcOutline *outline = &t->shape->cities[i];
  double width = at_least (t, 0.026, 1.1) * (t->high ? 1.5 : 1);

  city_path (t, i);
  fill (t, CC_COLOR_CITY);
  if (t->high)
    draw_hatch (t, i);
  for (guint k = 0; k < outline->n; k++)
    {
      if (!(outline->walls >> k & 1))
        continue;
      cc_draw_curve (t->cr, &outline->curves[k]);
      stroke (t, CC_COLOR_WALL, width);
      if (t->px < FROM_ROOFS)
        continue;
      cairo_set_dash (t->cr, merlons, G_N_ELEMENTS (merlons), 0);
      cc_draw_curve (t->cr, &outline->curves[k]);
      stroke (t, CC_COLOR_WALL, CC_MERLON_WIDTH);
      cairo_set_dash (t->cr, NULL, 0, 0);
    }
  if (t->shape->tower && t->shape->tower_city == i)
    {
      tower_path (t->cr);
      cc_color_set (t->pen, CC_COLOR_CITY, 1);
      cairo_fill_preserve (t->cr);
      stroke (t, CC_COLOR_WALL, at_least (t, 0.026, 1.1) * 1.5);
    }
}

/* Where a road meets its city. */
static void
draw_gate (const Tile *t, const CcCurve *road)
{
  CcPoint from = road->p[2], at = road->p[3];
  double d = hypot (at.x - from.x, at.y - from.y), ux = (at.x - from.x) / d, uy = (at.y - from.y) / d;

  line (t, at.x - ux * 0.045, at.y - uy * 0.045, at.x + ux * 0.045, at.y + uy * 0.045);
  stroke (t, CC_COLOR_WALL, at_least (t, 0.17, 4));
  if (t->px < FROM_DOORS)
    return;
  line (t, at.x - ux * 0.05, at.y - uy * 0.05, at.x + ux * 0.012, at.y + uy * 0.012);
  stroke (t, CC_COLOR_ROAD, 0.07);
}

/* -- What stands upright -------------------------------------------------------------------------------- */

/** ROOFS: in a row, and rows, of those that a tile may have. */
#define ROOFS 6

/* Where a roof may stand, on a tile as it is turned. */
static CcPoint
roof_at (guint i)
{
  guint row = i / ROOFS, column = i % ROOFS;

  return (CcPoint){ (column + 0.25 + 0.5 * (row % 2)) / ROOFS, (row + 0.5) / ROOFS };
}

/* Far enough from walls, icons and edges for a roof. */
static gboolean
has_roof (const Tile *t, CcPoint at)
{
  CcPoint p = cc_point_turned (at, CC_TURNS - t->turn);
  gboolean inside = FALSE;

  if (MIN (at.x, at.y) <= 0.03 || MAX (at.x, at.y) >= 0.97)
    return FALSE;
  for (guint i = 0; i < t->shape->n; i++)
    {
      const CcOutline *city = &t->shape->cities[i];

      inside |= city->n > 0 && cc_outline_contains (city, p);
      for (guint k = 0; k < city->n; k++)
        if (city->walls >> k & 1 && cc_curve_distance (&city->curves[k], p) <= 0.085)
          return FALSE;
    }
  for (guint i = 0; i < t->shape->n_icons; i++)
    if (hypot (p.x - t->shape->icons[i].at.x, p.y - t->shape->icons[i].at.y) <= 0.155)
      return FALSE;
  return inside;
}

/* Which of the roofs are there: found once, as it costs more than to draw them. */
static guint64
roofs_of (const Tile *t, guint kind)
{
  static guint64 roofs[CC_TILE_KINDS][CC_TURNS];
  const guint64 found = G_GUINT64_CONSTANT (1) << (ROOFS * ROOFS);

  if (!(roofs[kind][t->turn] & found))
    {
      roofs[kind][t->turn] = found;
      for (guint i = 0; i < ROOFS * ROOFS; i++)
        if (has_roof (t, roof_at (i)))
          roofs[kind][t->turn] |= G_GUINT64_CONSTANT (1) << i;
    }
  return roofs[kind][t->turn];
}

static void
draw_roofs (const Tile *t, guint kind)
{
  const double w = 0.092;
  guint64 roofs = roofs_of (t, kind);

  for (guint i = 0; i < ROOFS * ROOFS; i++)
    {
      CcPoint at = roof_at (i);

      if (!(roofs >> i & 1))
        continue;
      cairo_move_to (t->cr, at.x - w / 2, at.y + 0.006);
      cairo_line_to (t->cr, at.x, at.y - 0.052);
      cairo_line_to (t->cr, at.x + w / 2, at.y + 0.006);
      cairo_line_to (t->cr, at.x + w * 0.36, at.y + 0.006);
      cairo_line_to (t->cr, at.x + w * 0.36, at.y + 0.042);
      cairo_line_to (t->cr, at.x - w * 0.36, at.y + 0.042);
      cairo_line_to (t->cr, at.x - w * 0.36, at.y + 0.006);
      cairo_close_path (t->cr);
    }
  fill (t, CC_COLOR_ROOF);
}

/* @x, @y: the middle of its foot. */
static void
draw_house (const Tile *t, double x, double y, double w)
{
  double edge = at_least (t, 0.012, 0.8);

  cairo_rectangle (t->cr, x - w * 0.38, y - w * 0.45, w * 0.76, w * 0.45);
  fill_and_edge (t, CC_COLOR_HOUSE_WALL, edge);
  cairo_move_to (t->cr, x - w / 2, y - w * 0.42);
  cairo_line_to (t->cr, x, y - w * 0.95);
  cairo_line_to (t->cr, x + w / 2, y - w * 0.42);
  cairo_close_path (t->cr);
  fill_and_edge (t, CC_COLOR_HOUSE, edge);
}

static void
draw_houses (const Tile *t)
{
  static const double houses[][3] = { { -0.055, -0.012, 0.085 }, { 0.055, -0.012, 0.085 }, { 0, 0.085, 0.095 } };
  CcPoint at = cc_point_turned (t->shape->village_at, t->turn);

  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    draw_house (t, at.x + houses[i][0], at.y + houses[i][1], houses[i][2]);
}

static void
polygon (const Tile *t, const double (*points)[2], guint n)
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (t->cr, points[i][0], points[i][1]);
  cairo_close_path (t->cr);
}

static void
draw_monastery (const Tile *t)
{
  static const double nave[][2] = { { 0.40, 0.505 }, { 0.455, 0.40 }, { 0.675, 0.40 }, { 0.73, 0.505 } };
  static const double tower[][2] = { { 0.275, 0.405 }, { 0.37, 0.235 }, { 0.465, 0.405 } };
  double edge = at_least (t, 0.016, 1);

  cairo_rectangle (t->cr, 0.43, 0.50, 0.27, 0.18);
  fill_and_edge (t, CC_COLOR_CLOISTER_WALL, edge);
  polygon (t, nave, G_N_ELEMENTS (nave));
  fill_and_edge (t, CC_COLOR_CLOISTER_ROOF, edge);
  cairo_rectangle (t->cr, 0.30, 0.40, 0.14, 0.28);
  fill_and_edge (t, CC_COLOR_CLOISTER_WALL, edge);
  polygon (t, tower, G_N_ELEMENTS (tower));
  fill_and_edge (t, CC_COLOR_CLOISTER_ROOF, edge);
  if (t->px < FROM_DOORS)
    return;
  cairo_move_to (t->cr, 0.345, 0.68);
  cairo_line_to (t->cr, 0.345, 0.60);
  cairo_arc (t->cr, 0.37, 0.60, 0.025, G_PI, 0);
  cairo_line_to (t->cr, 0.395, 0.68);
  cairo_close_path (t->cr);
  cairo_rectangle (t->cr, 0.352, 0.44, 0.036, 0.075);
  for (guint i = 0; i < 3; i++)
    cairo_rectangle (t->cr, 0.50 + i * 0.065, 0.56, 0.03, 0.06);
  fill (t, CC_COLOR_EDGE);
}

/* In pixels: the pen of text and rims needs them. */
static void
draw_icons (const Tile *t, double x, double y)
{
  double size = MAX (0.22, MIN (0.34, 9 / t->px)), room = size * 0.56;

  for (guint i = 0; i < t->shape->n_icons; i++)
    {
      CcPoint at = cc_point_turned (t->shape->icons[i].at, t->turn);
      double cx = x + CLAMP (at.x, room, 1 - room) * t->px, cy = y + CLAMP (at.y, room, 1 - room) * t->px;

      if (t->shape->icons[i].good < 0)
        cc_draw_pennant (t->pen, cx, cy, size * t->px * (t->px > 40 ? 1.04 : 1));
      else
        cc_draw_good (t->pen, cx, cy, size * t->px, (CcGood) t->shape->icons[i].good);
    }
}

/* -- All of it -------------------------------------------------------------------------------------------- */

static void
draw_land (const Tile *t)
{
  cairo_save (t->cr);
  cairo_translate (t->cr, 0.5, 0.5);
  cairo_rotate (t->cr, G_PI_2 * t->turn);
  cairo_translate (t->cr, -0.5, -0.5);
  draw_roads (t);
  if (t->shape->village)
    draw_village (t);
  for (guint i = 0; i < t->shape->n; i++)
    if (t->shape->cities[i].n > 0)
      draw_city (t, i);
  for (guint i = 0; i < t->shape->n; i++)
    if (is_road (t, i) && t->tile->segments[i].end == CC_END_CITY)
      draw_gate (t, &t->shape->roads[i]);
  cairo_restore (t->cr);
}

/**
 * cc_draw_tile:
 * @pen: the pen
 * @x: its left edge
 * @y: its upper edge
 * @px: its side, in pixels
 * @kind: a kind of tile
 * @turn: quarter turns clockwise
 * @seam: whether to draw the line that parts it from its neighbours
 */
void
cc_draw_tile (PwPen *pen, double x, double y, double px, guint kind, guint turn, gboolean seam)
{
  cairo_t *cr = pen->cr;
  Tile t = { pen, cr, cc_tile (kind), cc_shape (kind), turn % CC_TURNS, px, cc_color_is_high (pen->theme) };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, px, px);
  cairo_clip (cr);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, px, px);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cc_color_set (pen, CC_COLOR_FIELD, 1);
  cairo_paint (cr);
  draw_land (&t);
  if (px >= FROM_ROOFS && !t.high)
    draw_roofs (&t, MIN (kind, CC_TILE_KINDS - 1));
  if (t.shape->village && px >= FROM_HOUSES)
    draw_houses (&t);
  if (t.shape->monastery)
    draw_monastery (&t);
  cairo_restore (cr);
  draw_icons (&t, x, y);
  if (seam)
    {
      cairo_rectangle (cr, x + 0.5, y + 0.5, px - 1, px - 1);
      cc_color_set (pen, CC_COLOR_SEAM, cc_color_seam (pen->theme));
      cairo_set_line_width (cr, 1);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/**
 * cc_draw_pattern:
 * @pen: the pen
 * @x: its left edge
 * @y: its upper edge
 * @px: its side, in pixels
 * @edges: a #CcEdge for each side
 *
 * Draws the sign of all kinds with these edges.
 */
void
cc_draw_pattern (PwPen *pen, double x, double y, double px, const guint8 edges[CC_SIDES])
{
  static const struct
  {
    CcColor color;
    double width;
  } layers[] = { { CC_COLOR_ROAD_EDGE, CC_CASING_WIDTH + 0.05 }, { CC_COLOR_ROAD, CC_ROAD_WIDTH + 0.03 } };
  cairo_t *cr = pen->cr;
  Tile t = { .pen = pen, .cr = cr, .px = px };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  cairo_scale (cr, px, px);
  pw_pen_box (pen, 0, 0, 1, 1, 0.1);
  cairo_clip (cr);
  cc_color_set (pen, CC_COLOR_FIELD, 1);
  cairo_paint (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      for (guint side = 0; side < CC_SIDES; side++)
        if (edges[side] == CC_EDGE_ROAD)
          {
            CcPoint at = cc_point_turned ((CcPoint){ 0.5, 0 }, side);

            line (&t, at.x, at.y, 0.5, 0.5);
          }
      stroke (&t, layers[i].color, layers[i].width);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (guint side = 0; side < CC_SIDES; side++)
    if (edges[side] == CC_EDGE_CITY)
      {
        CcCurve wall = cc_shape_cap (side);

        cc_draw_curve (cr, &wall);
        cairo_close_path (cr);
        fill (&t, CC_COLOR_CITY);
        cc_draw_curve (cr, &wall);
        stroke (&t, CC_COLOR_WALL, 0.06);
      }
  cairo_restore (cr);
  pw_pen_box (pen, 0.5, 0.5, px - 1, px - 1, 0.1 * px);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 1);
  cairo_restore (cr);
}
