/* cc-shape-map.c: which segment lies where on a tile, as it is drawn
 *
 * What is left between cities, roads and villages are the fields: each part of it is one of them, known by the halves of edges that it
 * reaches. So the pointer finds the field that people see, and a drawing that does not agree with the data is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "cc-shape.h"

/** YARD: round the middle of a monastery. */
#define YARD 0.20
/** GRASP: beside the edge of a road, for the pointer. */
#define GRASP 0.02
/** LEFT: on the map, while it is made: no segment yet. */
#define LEFT 254
/** SPECK: a part that is not larger is none: the gap where two curves touch. */
#define SPECK 6

static guint8 maps[CC_TILE_KINDS][CC_MAP * CC_MAP];
static gboolean made[CC_TILE_KINDS];

static guint8
label_at (const CcTile *tile, const CcShape *shape, CcPoint p)
{
  for (guint i = 0; i < shape->n; i++)
    if (tile->segments[i].sort == CC_CITY && cc_outline_contains (&shape->cities[i], p))
      return (guint8) i;
  if (shape->tower && hypot (p.x, p.y - 1) < CC_TOWER_RADIUS)
    return (guint8) shape->tower_city;
  for (guint i = 0; i < shape->n; i++)
    if (tile->segments[i].sort == CC_MONASTERY && hypot (p.x - 0.5, p.y - 0.5) < YARD)
      return (guint8) i;
  if (shape->village && hypot (p.x - shape->village_at.x, p.y - shape->village_at.y) < CC_VILLAGE_RADIUS)
    return CC_MAP_NONE;
  for (guint i = 0; i < shape->n; i++)
    if (tile->segments[i].sort == CC_ROAD && cc_curve_distance (&shape->roads[i], p) < CC_CASING_WIDTH / 2)
      return (guint8) i;
  return LEFT;
}

/* The halves of edges whose middle lies at @at. */
static guint
halves_at (guint at)
{
  static const CcPoint middles[CC_HALVES] = {
    { 0.25, 0 }, { 0.75, 0 }, { 1, 0.25 }, { 1, 0.75 }, { 0.75, 1 }, { 0.25, 1 }, { 0, 0.75 }, { 0, 0.25 },
  };
  guint halves = 0;

  for (guint half = 0; half < CC_HALVES; half++)
    {
      guint x = MIN ((guint) (middles[half].x * CC_MAP), CC_MAP - 1), y = MIN ((guint) (middles[half].y * CC_MAP), CC_MAP - 1);

      if (at == y * CC_MAP + x)
        halves |= 1u << half;
    }
  return halves;
}

/* Collects the part of what is left that @from belongs to, and returns how many points it has and which halves it reaches. */
static guint
flood (guint8 *map, guint from, guint16 *found, guint *halves)
{
  guint n = 0;

  *halves = 0;
  map[from] = CC_MAP_NONE;
  found[n++] = (guint16) from;
  for (guint i = 0; i < n; i++)
    {
      guint at = found[i], x = at % CC_MAP;
      const int steps[] = { x > 0 ? -1 : 0, x + 1 < CC_MAP ? 1 : 0, at >= CC_MAP ? -CC_MAP : 0,
                            at + CC_MAP < CC_MAP * CC_MAP ? CC_MAP : 0 };

      *halves |= halves_at (at);
      for (guint k = 0; k < G_N_ELEMENTS (steps); k++)
        if (map[(int) at + steps[k]] == LEFT)
          {
            map[(int) at + steps[k]] = CC_MAP_NONE;
            found[n++] = (guint16) ((int) at + steps[k]);
          }
    }
  return n;
}

static void
make (guint kind)
{
  const CcTile *tile = cc_tile (kind);
  const CcShape *shape = cc_shape (kind);
  guint8 *map = maps[kind];
  guint16 found[CC_MAP * CC_MAP];

  for (guint i = 0; i < CC_MAP * CC_MAP; i++)
    map[i] = label_at (tile, shape, (CcPoint){ (i % CC_MAP + 0.5) / CC_MAP, (i / CC_MAP + 0.5) / CC_MAP });
  for (guint from = 0; from < CC_MAP * CC_MAP; from++)
    {
      guint n, halves;

      if (map[from] != LEFT)
        continue;
      n = flood (map, from, found, &halves);
      for (guint i = 0; n > SPECK && i < tile->n_segments; i++)
        if (tile->segments[i].sort == CC_FIELD && tile->segments[i].halves == halves)
          for (guint k = 0; k < n; k++)
            map[found[k]] = (guint8) i;
    }
  made[kind] = TRUE;
}

/**
 * cc_shape_map:
 * @kind: a kind of tile
 *
 * Returns: (array): %CC_MAP rows of %CC_MAP points at turn 0: the segment that is drawn there, or %CC_MAP_NONE
 */
const guint8 *
cc_shape_map (guint kind)
{
  g_return_val_if_fail (kind < CC_TILE_KINDS, NULL);
  if (!made[kind])
    make (kind);
  return maps[kind];
}

/**
 * cc_shape_segment_at:
 * @kind: a kind of tile
 * @point: a point of it at turn 0
 *
 * Returns: the segment that the pointer means there: roads reach a little further than they are drawn; %CC_NO_SEGMENT in a village
 */
guint
cc_shape_segment_at (guint kind, CcPoint point)
{
  const CcTile *tile = cc_tile (kind);
  guint x = (guint) CLAMP (point.x * CC_MAP, 0, CC_MAP - 1), y = (guint) CLAMP (point.y * CC_MAP, 0, CC_MAP - 1);
  guint at = cc_shape_map (kind)[y * CC_MAP + x];

  if (at != CC_MAP_NONE && tile->segments[at].sort != CC_FIELD)
    return at;
  for (guint i = 0; i < tile->n_segments && at != CC_MAP_NONE; i++)
    if (tile->segments[i].sort == CC_ROAD && cc_curve_distance (&cc_shape (kind)->roads[i], point) < CC_CASING_WIDTH / 2 + GRASP)
      return i;
  return at == CC_MAP_NONE ? CC_NO_SEGMENT : at;
}
