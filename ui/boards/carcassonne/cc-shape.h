/* cc-shape.h: the outlines of what lies on a tile, from the segments of its kind
 *
 * The unit is the side of the tile, x goes to the east and y to the south, at turn 0. There are two curves only, a cap on one edge and
 * the wall of a city on two edges that meet; they begin in the corners, so that what lies beside fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/data/cc-tiles.h"

G_BEGIN_DECLS

/** CC_ROAD, ...: widths and radii, in sides of a tile. */
#define CC_ROAD_WIDTH 0.075
#define CC_CASING_WIDTH 0.12
#define CC_MERLON_WIDTH 0.056
#define CC_VILLAGE_RADIUS 0.135
#define CC_TOWER_RADIUS 0.16
/** CC_YARD_RADIUS: how far from the middle of a monastery a road is to be seen. */
#define CC_YARD_RADIUS 0.24

typedef struct
{
  double x, y;
} CcPoint;

/** CcCurve: a cubic; straight ones too. */
typedef struct
{
  CcPoint p[4];
} CcCurve;

/**
 * CcOutline:
 * @n: how many curves go round; 0: the segment is no city
 * @curves: they
 * @walls: bit set of those that are walls; others lie on the edge of the tile
 *
 * A city.
 */
typedef struct
{
  guint n;
  CcCurve curves[4];
  guint walls;
} CcOutline;

/**
 * CcIcon:
 * @at: its middle
 * @good: a #CcGood; -1: a pennant
 *
 * What is printed into a city.
 */
typedef struct
{
  CcPoint at;
  int good;
} CcIcon;

/**
 * CcShape:
 * @n: how many segments
 * @cities: of each segment that is a city
 * @roads: of each segment that is a road, from the edge on; it ends where it ends
 * @tower: there is a tower on the corner between south and west: the city parts the field there
 * @tower_city: the segment that it belongs to
 * @village: some road ends in a village
 * @village_at: its middle
 * @bridge: two roads cross, the first one above
 * @n_icons: how many icons
 * @icons: they
 *
 * One kind of tile.
 */
typedef struct
{
  guint n;
  CcOutline cities[CC_MAX_SEGMENTS];
  CcCurve roads[CC_MAX_SEGMENTS];
  gboolean tower;
  guint tower_city;
  gboolean village;
  CcPoint village_at;
  gboolean bridge;
  gboolean monastery;
  guint n_icons;
  CcIcon icons[CC_MAX_SEGMENTS];
} CcShape;

const CcShape *cc_shape           (guint kind);
CcCurve        cc_shape_cap       (guint side);
CcPoint        cc_point_turned    (CcPoint point, guint turn);
CcPoint        cc_curve_at        (const CcCurve *curve, double t);
gboolean       cc_outline_contains (const CcOutline *outline, CcPoint point);
double         cc_curve_distance  (const CcCurve *curve, CcPoint point);

/** CC_MAP: points of a map of a tile in a row, and rows. */
#define CC_MAP 72
/** CC_MAP_NONE: on the map: a village, or a place that is drawn as no segment has it. */
#define CC_MAP_NONE 255

const guint8  *cc_shape_map       (guint kind);
guint          cc_shape_segment_at (guint kind, CcPoint point);

CcPoint        cc_spot            (guint kind, guint segment);
CcPoint        cc_spot_inside     (CcPoint at);
const char    *cc_spot_id         (guint kind);

G_END_DECLS
