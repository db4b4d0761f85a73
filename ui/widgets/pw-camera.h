/* pw-camera.h: which part of a plane of squares is seen, how large, and turned how
 *
 * The plane has no end. Its squares have whole coordinates, x to the right and y down while the picture is not turned; the square
 * x, y reaches from x, y to x + 1, y + 1. On the screen all squares have the same whole number of pixels and begin at whole pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_CAMERA_LEAST, PW_CAMERA_MOST: pixels that a square may have. */
#define PW_CAMERA_LEAST 24
#define PW_CAMERA_MOST 160
/** PW_CAMERA_FIT_MOST: pixels that a square has at most where everything is made to fit. */
#define PW_CAMERA_FIT_MOST 96
/** PW_CAMERA_LARGE: pixels of width from which it may have as many as there are at all: seen from afar, or on a very large screen. */
#define PW_CAMERA_LARGE 1200
/** PW_CAMERA_FIT_STEP: pixels; what fits is a multiple of this. */
#define PW_CAMERA_FIT_STEP 4

/**
 * PwCamera:
 * @width: of what is seen, in pixels
 * @height: of what is seen
 * @px: the side of a square
 * @turn: quarter turns clockwise, 0 to 3
 * @x: what is in the middle, in squares of the plane
 * @y: what is in the middle
 *
 * A flat value.
 */
typedef struct
{
  int width, height;
  int px;
  guint turn;
  double x, y;
} PwCamera;

/** PwSquares: squares of the plane, from left and top up to, but not with, right and bottom; none where those are not larger. */
typedef struct
{
  int left, top, right, bottom;
} PwSquares;

void     pw_squares_add          (PwSquares *cells, int x, int y);
gboolean pw_squares_are_none     (const PwSquares *cells);
gboolean pw_squares_contain      (const PwSquares *cells, int x, int y);

void     pw_camera_to_screen   (const PwCamera *camera, double x, double y, double *across, double *down);
void     pw_camera_to_plane    (const PwCamera *camera, double across, double down, double *x, double *y);
void     pw_camera_turn_vector (guint turn, double *x, double *y);
void     pw_camera_see         (const PwCamera *camera, double margin, PwSquares *cells);
int      pw_camera_step        (int px, int step);

void     pw_camera_zoom_at     (PwCamera *camera, int px, double across, double down);
void     pw_camera_scroll      (PwCamera *camera, double across, double down);
void     pw_camera_limit       (PwCamera *camera, const PwSquares *cells);
void     pw_camera_reveal      (PwCamera *camera, int x, int y, double margin);
void     pw_camera_fit         (PwCamera *camera, const PwSquares *cells, double margin);

G_END_DECLS
