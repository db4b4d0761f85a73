/* cc-shape.c: the outlines of what lies on a tile, from the segments of its kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-shape.h"

#include <math.h>

/** CAP, DEEP: how deep the controls of a cap lie: the curve goes three quarters of it into the tile. */
#define CAP 0.40
#define DEEP 0.66
/** PARTS: of a curve that is measured by points. */
#define PARTS 24

/* -- Points and curves ----------------------------------------------------------------------------- */

/* @turn quarter turns clockwise about the middle of the tile. */
CcPoint
cc_point_turned (CcPoint point, guint turn)
{
  for (turn %= CC_TURNS; turn > 0; turn--)
    point = (CcPoint){ 1 - point.y, point.x };
  return point;
}

static CcCurve
turned (CcCurve curve, guint turn)
{
  for (guint i = 0; i < G_N_ELEMENTS (curve.p); i++)
    curve.p[i] = cc_point_turned (curve.p[i], turn);
  return curve;
}

static CcCurve
reversed (CcCurve curve)
{
  return (CcCurve){ { curve.p[3], curve.p[2], curve.p[1], curve.p[0] } };
}

static CcCurve
straight (CcPoint from, CcPoint to)
{
  double dx = (to.x - from.x) / 3, dy = (to.y - from.y) / 3;

  return (CcCurve){ { from, { from.x + dx, from.y + dy }, { to.x - dx, to.y - dy }, to } };
}

/* A cap on @side, clockwise along the tile. */
static CcCurve
cap (guint side, double depth)
{
  return turned ((CcCurve){ { { 0, 0 }, { 0.5, depth }, { 0.5, depth }, { 1, 0 } } }, side);
}

/* The wall of a city on one edge. */
CcCurve
cc_shape_cap (guint side)
{
  return cap (side, CAP);
}

/* The wall of a city on @side and the next. */
static CcCurve
corner_wall (guint side)
{
  return turned ((CcCurve){ { { 0, 0 }, { 0.46, 0.27 }, { 0.73, 0.54 }, { 1, 1 } } }, side);
}

/* The corner before @side. */
static CcPoint
corner_of (guint side)
{
  return cc_point_turned ((CcPoint){ 0, 0 }, side);
}

static CcPoint
middle_of (guint side)
{
  return cc_point_turned ((CcPoint){ 0.5, 0 }, side);
}

CcPoint
cc_curve_at (const CcCurve *curve, double t)
{
  double u = 1 - t, a = u * u * u, b = 3 * t * u * u, c = 3 * t * t * u, d = t * t * t;
  const CcPoint *p = curve->p;

  return (CcPoint){ a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y };
}

/* How near @point lies to @curve. */
double
cc_curve_distance (const CcCurve *curve, CcPoint point)
{
  double best = INFINITY;

  for (guint i = 0; i <= PARTS; i++)
    {
      CcPoint at = cc_curve_at (curve, (double) i / PARTS);

      best = MIN (best, hypot (at.x - point.x, at.y - point.y));
    }
  return best;
}

gboolean
cc_outline_contains (const CcOutline *outline, CcPoint point)
{
  gboolean inside = FALSE;

  for (guint k = 0; k < outline->n; k++)
    for (guint i = 0; i < PARTS; i++)
      {
        CcPoint a = cc_curve_at (&outline->curves[k], (double) i / PARTS);
        CcPoint b = cc_curve_at (&outline->curves[k], (double) (i + 1) / PARTS);

        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
          inside = !inside;
      }
  return inside;
}

/* -- Cities ------------------------------------------------------------------------------------------ */

static gboolean
has (guint edges, guint side)
{
  return edges >> (side % CC_SIDES) & 1;
}

/* The first of two edges that meet, clockwise; CC_SIDES where @edges are no such two. */
static guint
first_of_corner (guint edges)
{
  for (guint side = 0; side < CC_SIDES; side++)
    if (edges == (1u << side | 1u << (side + 1) % CC_SIDES))
      return side;
  return CC_SIDES;
}

static guint
count_edges (guint edges)
{
  guint n = 0;

  for (guint side = 0; side < CC_SIDES; side++)
    n += has (edges, side);
  return n;
}

static int
find_half (const CcTile *tile, guint half)
{
  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].sort == CC_FIELD && tile->segments[i].halves >> half & 1)
      return (int) i;
  return -1;
}

/* A city on north and east reaches the corner between south and west: the field is in two parts there, and no road is between. */
static gboolean
parts_field (const CcTile *tile)
{
  int a = find_half (tile, CC_SW), b = find_half (tile, CC_WS);
  gboolean corner = FALSE;

  for (guint i = 0; i < tile->n_segments; i++)
    {
      if (tile->segments[i].sort == CC_ROAD && tile->segments[i].end != CC_END_CITY)
        return FALSE;
      corner |= tile->segments[i].sort == CC_CITY && tile->segments[i].edges == (1 << CC_NORTH | 1 << CC_EAST);
    }
  return corner && a >= 0 && b >= 0 && a != b;
}

/* The whole tile less a cap on each edge that is not of the city; a deep one where another city lies there. */
static CcOutline
wide_city (guint edges, guint singles)
{
  CcOutline outline = { .n = CC_SIDES };

  for (guint side = 0; side < CC_SIDES; side++)
    if (has (edges, side))
      {
        outline.curves[side] = straight (corner_of (side), corner_of (side + 1));
      }
    else
      {
        outline.curves[side] = cap (side, has (singles, side) ? DEEP : CAP);
        outline.walls |= 1u << side;
      }
  return outline;
}

static CcOutline
outline_of (guint edges, guint singles, gboolean tower)
{
  guint side = first_of_corner (edges);

  if (count_edges (edges) == 1)
    {
      side = (guint) g_bit_nth_lsf (edges, -1);
      return (CcOutline){ 2, { cap (side, CAP), straight (corner_of (side + 1), corner_of (side)) }, 1 };
    }
  if (side < CC_SIDES && !tower)
    return (CcOutline){ 3,
                        { straight (corner_of (side), corner_of (side + 1)),
                          straight (corner_of (side + 1), corner_of (side + 2)), reversed (corner_wall (side)) },
                        1 << 2 };
  return wide_city (edges, singles);
}

static void
add_icon (CcShape *shape, const CcSegment *city)
{
  guint side = first_of_corner (city->edges);
  CcIcon icon = { { 0.82, 0.18 }, city->good };

  if (city->pennants == 0 && city->good < 0)
    return;
  if (side < CC_SIDES)
    icon.at = cc_point_turned ((CcPoint){ 0.83, 0.17 }, side);
  else if (count_edges (city->edges) == 2)
    icon.at = (CcPoint){ 0.5, 0.15 };
  shape->icons[shape->n_icons++] = icon;
}

/* -- Roads --------------------------------------------------------------------------------------------- */

/* Where a road from @side meets the largest city of its tile. */
static CcCurve
road_to_city (const CcTile *tile, guint side, gboolean tower)
{
  const CcSegment *city = NULL;
  guint first, n_roads = 0;

  for (guint i = 0; i < tile->n_segments; i++)
    {
      const CcSegment *segment = &tile->segments[i];

      n_roads += segment->sort == CC_ROAD;
      if (segment->sort == CC_CITY && (!city || count_edges (segment->edges) > count_edges (city->edges)))
        city = segment;
    }
  g_assert (city);
  first = first_of_corner (city->edges);
  if (count_edges (city->edges) == 1)
    {
      guint at = (guint) g_bit_nth_lsf (city->edges, -1);

      if ((at + CC_SIDES - side) % CC_SIDES == 2)
        return straight (middle_of (side), cc_point_turned ((CcPoint){ 0.5, 0.705 }, side));
      return (CcCurve){ { middle_of (side),
                          cc_point_turned ((CcPoint){ 0.5, 0.28 }, side),
                          { 0.5, 0.5 },
                          cc_point_turned ((CcPoint){ 0.5, 0.295 }, at) } };
    }
  if (first < CC_SIDES && !tower && n_roads == 2)
    {
      /* Two roads to one wall bend apart: drawn for a city on north and east. */
      CcCurve west = { { { 0, 0.5 }, { 0.2, 0.5 }, { 0.32, 0.42 }, { 0.375, 0.225 } } };
      CcCurve south = { { { 0.5, 1 }, { 0.5, 0.8 }, { 0.58, 0.68 }, { 0.775, 0.625 } } };

      return turned ((side + CC_SIDES - first) % CC_SIDES == CC_WEST ? west : south, first);
    }
  return straight (middle_of (side), cc_point_turned ((CcPoint){ 0.5, first < CC_SIDES && !tower ? 0.625 : 0.305 }, side));
}

/* Through the tile. */
static CcCurve
road_through (guint edges)
{
  const double q = 0.2239; /* of a quarter circle */
  guint side = first_of_corner (edges);

  if (side < CC_SIDES)
    return turned ((CcCurve){ { { 0.5, 0 }, { 0.5, 0.5 - q }, { 0.5 + q, 0.5 }, { 1, 0.5 } } }, side);
  side = (guint) g_bit_nth_lsf (edges, -1);
  return straight (middle_of (side), middle_of (side + 2));
}

static CcCurve
road_of (const CcTile *tile, const CcShape *shape, const CcSegment *road)
{
  guint side = (guint) g_bit_nth_lsf (road->edges, -1);

  switch ((CcEnd) road->end)
    {
    case CC_END_VILLAGE: return straight (middle_of (side), shape->village_at);
    case CC_END_MONASTERY: return straight (middle_of (side), (CcPoint){ 0.5, 0.5 });
    case CC_END_CITY: return road_to_city (tile, side, shape->tower);
    case CC_END_NONE:
    default: return road_through (road->edges);
    }
}

/* -- All of a kind --------------------------------------------------------------------------------------- */

static void
fill (const CcTile *tile, CcShape *shape)
{
  guint singles = 0, n_through = 0;
  gboolean beside = FALSE;

  *shape = (CcShape){ .n = tile->n_segments, .village_at = { 0.5, 0.5 }, .tower = parts_field (tile) };
  for (guint i = 0; i < tile->n_segments; i++)
    {
      const CcSegment *segment = &tile->segments[i];

      if (segment->sort == CC_CITY && count_edges (segment->edges) == 1)
        singles |= segment->edges;
      shape->village |= segment->sort == CC_ROAD && segment->end == CC_END_VILLAGE;
      shape->monastery |= segment->sort == CC_MONASTERY;
      n_through += segment->sort == CC_ROAD && segment->end == CC_END_NONE;
      beside |= segment->sort == CC_ROAD && segment->end != CC_END_VILLAGE;
    }
  shape->bridge = n_through == 2 && tile->segments[0].edges == (1 << CC_NORTH | 1 << CC_SOUTH);
  /* Where another road goes by, the village stands aside. */
  if (shape->village && beside)
    shape->village_at.x = 0.335;
  for (guint i = 0; i < tile->n_segments; i++)
    {
      const CcSegment *segment = &tile->segments[i];

      if (segment->sort == CC_CITY)
        {
          shape->cities[i] = outline_of (segment->edges, count_edges (segment->edges) > 1 ? singles : 0, shape->tower);
          if (shape->tower && count_edges (segment->edges) == 2)
            shape->tower_city = i;
          add_icon (shape, segment);
        }
      else if (segment->sort == CC_ROAD)
        {
          shape->roads[i] = road_of (tile, shape, segment);
        }
    }
}

/**
 * cc_shape:
 * @kind: a kind of tile
 *
 * Returns: (transfer none): its outlines
 */
const CcShape *
cc_shape (guint kind)
{
  static CcShape shapes[CC_TILE_KINDS];
  static gboolean filled;

  g_return_val_if_fail (kind < CC_TILE_KINDS, NULL);
  if (!filled)
    cc_tiles_load ();
  for (guint i = 0; !filled && i < CC_TILE_KINDS; i++)
    fill (cc_tile (i), &shapes[i]);
  filled = TRUE;
  return &shapes[kind];
}
