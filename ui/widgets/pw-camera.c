/* pw-camera.c: which part of a plane of squares is seen, how large, and turned how
 *
 * Arithmetic only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-camera.h"

#include <math.h>

static const int steps[] = { PW_CAMERA_LEAST, 32, 40, 48, 56, 64, 80, 96, 128, PW_CAMERA_MOST };

/* -- Squares ------------------------------------------------------------------------------------- */

gboolean
pw_squares_are_none (const PwSquares *cells)
{
  return cells->right <= cells->left || cells->bottom <= cells->top;
}

/* Makes @cells large enough for one more. */
void
pw_squares_add (PwSquares *cells, int x, int y)
{
  if (pw_squares_are_none (cells))
    {
      *cells = (PwSquares){ x, y, x + 1, y + 1 };
      return;
    }
  cells->left = MIN (cells->left, x);
  cells->top = MIN (cells->top, y);
  cells->right = MAX (cells->right, x + 1);
  cells->bottom = MAX (cells->bottom, y + 1);
}

gboolean
pw_squares_contain (const PwSquares *cells, int x, int y)
{
  return x >= cells->left && x < cells->right && y >= cells->top && y < cells->bottom;
}

/* -- From the plane to the screen and back ---------------------------------------------------------- */

/**
 * pw_camera_turn_vector:
 * @turn: quarter turns clockwise, of any number
 * @x: (inout): to the right
 * @y: (inout): down
 */
void
pw_camera_turn_vector (guint turn, double *x, double *y)
{
  for (turn %= 4; turn > 0; turn--)
    {
      double before = *x;

      *x = -*y;
      *y = before;
    }
}

/* Where the plane's 0, 0 is on the screen: at a corner of a pixel, so that squares are. */
static void
origin_of (const PwCamera *camera, double *across, double *down)
{
  double x = camera->x, y = camera->y;

  pw_camera_turn_vector (camera->turn, &x, &y);
  *across = floor (camera->width / 2.0 - x * camera->px + 0.5);
  *down = floor (camera->height / 2.0 - y * camera->px + 0.5);
}

/**
 * pw_camera_to_screen:
 * @camera: a camera
 * @x: a point of the plane, in squares
 * @y: a point of the plane
 * @across: (out): pixels from the left edge
 * @down: (out): pixels from the upper edge
 */
void
pw_camera_to_screen (const PwCamera *camera, double x, double y, double *across, double *down)
{
  double left, top;

  origin_of (camera, &left, &top);
  pw_camera_turn_vector (camera->turn, &x, &y);
  *across = left + x * camera->px;
  *down = top + y * camera->px;
}

/* The way back. */
void
pw_camera_to_plane (const PwCamera *camera, double across, double down, double *x, double *y)
{
  double left, top;

  origin_of (camera, &left, &top);
  *x = (across - left) / camera->px;
  *y = (down - top) / camera->px;
  pw_camera_turn_vector (4 - camera->turn % 4, x, y);
}

/**
 * pw_camera_see:
 * @camera: a camera
 * @margin: pixels beyond the edges that count as seen
 * @cells: (out): all squares of which a part is seen
 */
void
pw_camera_see (const PwCamera *camera, double margin, PwSquares *cells)
{
  double x1, y1, x2, y2;

  pw_camera_to_plane (camera, -margin, -margin, &x1, &y1);
  pw_camera_to_plane (camera, camera->width + margin, camera->height + margin, &x2, &y2);
  *cells = (PwSquares){ (int) floor (MIN (x1, x2)), (int) floor (MIN (y1, y2)), (int) ceil (MAX (x1, x2)),
                        (int) ceil (MAX (y1, y2)) };
}

/* -- How large ---------------------------------------------------------------------------------------- */

/**
 * pw_camera_step:
 * @px: the side of a square now, in pixels
 * @step: 1 for larger, -1 for smaller
 *
 * Returns: the next larger or smaller side to zoom to; the largest or smallest where there is none
 */
int
pw_camera_step (int px, int step)
{
  for (guint i = 0; step > 0 && i < G_N_ELEMENTS (steps); i++)
    if (steps[i] > px)
      return steps[i];
  for (guint i = G_N_ELEMENTS (steps); step < 0 && i > 0; i--)
    if (steps[i - 1] < px)
      return steps[i - 1];
  return CLAMP (px, PW_CAMERA_LEAST, PW_CAMERA_MOST);
}

/**
 * pw_camera_zoom_at:
 * @camera: a camera
 * @px: the new side of a square
 * @across: a point of the screen
 * @down: a point of the screen
 *
 * What is seen at that point stays there, to half a pixel.
 */
void
pw_camera_zoom_at (PwCamera *camera, int px, double across, double down)
{
  double x, y, from_middle_x = across - camera->width / 2.0, from_middle_y = down - camera->height / 2.0;

  pw_camera_to_plane (camera, across, down, &x, &y);
  camera->px = CLAMP (px, PW_CAMERA_LEAST, PW_CAMERA_MOST);
  pw_camera_turn_vector (4 - camera->turn % 4, &from_middle_x, &from_middle_y);
  camera->x = x - from_middle_x / camera->px;
  camera->y = y - from_middle_y / camera->px;
}

/* The side at which so many squares have room. */
static int
fitting (int room, int n, double margin)
{
  return (int) floor ((room - 2 * margin) / n);
}

/**
 * pw_camera_fit:
 * @camera: a camera
 * @cells: what has to be seen
 * @margin: pixels between it and the edges
 *
 * Shows all of @cells, as large as they fit, or, where they do not at the smallest size, their middle.
 */
void
pw_camera_fit (PwCamera *camera, const PwSquares *cells, double margin)
{
  int across, down, px;

  if (pw_squares_are_none (cells))
    return;
  across = cells->right - cells->left;
  down = cells->bottom - cells->top;
  if (camera->turn % 2)
    px = MIN (fitting (camera->width, down, margin), fitting (camera->height, across, margin));
  else
    px = MIN (fitting (camera->width, across, margin), fitting (camera->height, down, margin));
  px -= px % PW_CAMERA_FIT_STEP;
  camera->px = CLAMP (px, PW_CAMERA_LEAST, camera->width >= PW_CAMERA_LARGE ? PW_CAMERA_MOST : PW_CAMERA_FIT_MOST);
  camera->x = (cells->left + cells->right) / 2.0;
  camera->y = (cells->top + cells->bottom) / 2.0;
}

/* -- Which part ----------------------------------------------------------------------------------------- */

/**
 * pw_camera_scroll:
 * @camera: a camera
 * @across: pixels that the view goes to the right over the plane
 * @down: pixels that it goes down
 */
void
pw_camera_scroll (PwCamera *camera, double across, double down)
{
  pw_camera_turn_vector (4 - camera->turn % 4, &across, &down);
  camera->x += across / camera->px;
  camera->y += down / camera->px;
}

/**
 * pw_camera_limit:
 * @camera: a camera
 * @cells: what lies on the plane
 *
 * Keeps the middle of the view over what lies there, so that nobody gets lost; each square can be brought to the middle.
 */
void
pw_camera_limit (PwCamera *camera, const PwSquares *cells)
{
  if (pw_squares_are_none (cells))
    return;
  camera->x = CLAMP (camera->x, cells->left, cells->right);
  camera->y = CLAMP (camera->y, cells->top, cells->bottom);
}

/* How far to scroll so that @at to @at + @size is inside of @room; the beginning where it is larger. */
static double
distance (double at, double size, double room, double margin)
{
  if (at < margin || size + 2 * margin > room)
    return at - margin;
  return at + size > room - margin ? at + size - (room - margin) : 0;
}

/**
 * pw_camera_reveal:
 * @camera: a camera
 * @x: a square
 * @y: a square
 * @margin: pixels to leave between it and the edges
 *
 * Scrolls only so far that the square is seen.
 */
void
pw_camera_reveal (PwCamera *camera, int x, int y, double margin)
{
  double across, down;

  pw_camera_to_screen (camera, x + 0.5, y + 0.5, &across, &down);
  across -= camera->px / 2.0;
  down -= camera->px / 2.0;
  pw_camera_scroll (camera, distance (across, camera->px, camera->width, margin),
                    distance (down, camera->px, camera->height, margin));
}
