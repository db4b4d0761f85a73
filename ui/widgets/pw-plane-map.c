/* pw-plane-map.c: a small map of a plane in its corner, while not all of it is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-map.h"

#include <math.h>

#include "pw-palette.h"
#include "pw-plane-private.h"

/** MARGIN: from the corner, PADDING round what is drawn, in pixels. */
#define MARGIN 12.0
#define PADDING 6.0
/** SQUARE: the side of a square; smaller where the map were larger than MOST. */
#define SQUARE 3
#define MOST 110
/** SEEN: so much of a square has to be seen, of its side. */
#define SEEN 0.5

/** Map: all of it as if seen from far, and where that lies on the screen. */
typedef struct
{
  PwCamera far;
  double left, top;
} Map;

/* FALSE where all is seen, or there is no room for a map. */
static gboolean
find_map (PwPlane *plane, Map *map)
{
  const PwCamera *camera = pw_plane_get_camera (plane);
  PwSquares cells = { 0, 0, 0, 0 };
  gboolean hidden = FALSE;

  for (guint i = 0; i < pw_plane_count (plane); i++)
    {
      double across, down, least = camera->px * (0.5 - SEEN);
      int x, y;

      if (pw_plane_is_empty (pw_plane_nth (plane, i)))
        continue;
      pw_plane_get_square (pw_plane_nth (plane, i), &x, &y);
      pw_squares_add (&cells, x, y);
      pw_camera_to_screen (camera, x + 0.5, y + 0.5, &across, &down);
      hidden |= across < -least || down < -least || across > camera->width + least || down > camera->height + least;
    }
  if (!hidden)
    return FALSE;
  map->far = *camera;
  map->far.px = MAX (1, MIN (SQUARE, MOST / MAX (cells.right - cells.left, cells.bottom - cells.top)));
  map->far.x = (cells.left + cells.right) / 2.0;
  map->far.y = (cells.top + cells.bottom) / 2.0;
  map->far.width = (camera->turn % 2 ? cells.bottom - cells.top : cells.right - cells.left) * map->far.px;
  map->far.height = (camera->turn % 2 ? cells.right - cells.left : cells.bottom - cells.top) * map->far.px;
  map->left = MARGIN + PADDING;
  map->top = MARGIN + PADDING;
  return map->far.width + 4 * MARGIN < camera->width / 2.0 && map->far.height + 4 * MARGIN < camera->height / 2.0;
}

static void
draw_squares (PwPlane *plane, const Map *map, PwPen *pen)
{
  PwPlaneClass *klass = PW_PLANE_GET_CLASS (plane);
  double px = map->far.px;

  for (guint i = 0; i < pw_plane_count (plane); i++)
    {
      PwSpace *space = pw_plane_nth (plane, i);
      gboolean legal = (pw_space_peek_piece (space)->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED)) != 0;
      double across, down;
      int x, y;

      pw_plane_get_square (space, &x, &y);
      if (pw_plane_is_empty (space) || (!legal && klass->is_ground && !klass->is_ground (plane, x, y)))
        continue;
      pw_camera_to_screen (&map->far, x + 0.5, y + 0.5, &across, &down);
      cairo_rectangle (pen->cr, map->left + across - px / 2, map->top + down - px / 2, px, px);
      pw_pen_color (pen, legal ? PW_COLOR_GLOW : PW_COLOR_STRONG, 1);
      cairo_fill (pen->cr);
    }
}

/* The part that is seen, as far as it lies on the map. */
static void
draw_frame (PwPlane *plane, const Map *map, PwPen *pen)
{
  const PwCamera *camera = pw_plane_get_camera (plane);
  double x0, y0, x1, y1;

  pw_camera_to_plane (camera, 0, 0, &x0, &y0);
  pw_camera_to_plane (camera, camera->width, camera->height, &x1, &y1);
  pw_camera_to_screen (&map->far, x0, y0, &x0, &y0);
  pw_camera_to_screen (&map->far, x1, y1, &x1, &y1);
  x0 = CLAMP (x0, -PADDING / 2, map->far.width + PADDING / 2);
  x1 = CLAMP (x1, -PADDING / 2, map->far.width + PADDING / 2);
  y0 = CLAMP (y0, -PADDING / 2, map->far.height + PADDING / 2);
  y1 = CLAMP (y1, -PADDING / 2, map->far.height + PADDING / 2);
  cairo_rectangle (pen->cr, map->left + x0, map->top + y0, x1 - x0, y1 - y0);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 1.5);
}

void
pw_plane_map_draw (PwPlane *plane, GtkSnapshot *snapshot)
{
  double width, height;
  PwPen pen;
  Map map;

  if (!find_map (plane, &map))
    return;
  width = map.far.width + 2 * PADDING;
  height = map.far.height + 2 * PADDING;
  pen = (PwPen){
    .cr = gtk_snapshot_append_cairo (snapshot,
                                     &GRAPHENE_RECT_INIT ((float) MARGIN, (float) MARGIN, (float) width, (float) height)),
    .theme = pw_palette_theme (),
  };
  pw_pen_box (&pen, MARGIN + 0.5, MARGIN + 0.5, width - 1, height - 1, 6);
  pw_pen_paint (&pen, PW_COLOR_CARD, PW_COLOR_LINE, 1);
  draw_squares (plane, &map, &pen);
  draw_frame (plane, &map, &pen);
  cairo_destroy (pen.cr);
}

/**
 * pw_plane_map_find:
 * @plane: a plane
 * @across: a point of the screen
 * @down: a point of the screen
 * @x: (out): what it means on the map, in squares of the plane
 * @y: (out): what it means on the map
 *
 * Returns: whether the map is there
 */
gboolean
pw_plane_map_find (PwPlane *plane, double across, double down, double *x, double *y)
{
  Map map;

  if (!find_map (plane, &map) || across < MARGIN || down < MARGIN || across > map.left + map.far.width + PADDING ||
      down > map.top + map.far.height + PADDING)
    return FALSE;
  pw_camera_to_plane (&map.far, across - map.left, down - map.top, x, y);
  return TRUE;
}
