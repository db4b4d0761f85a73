/* pw-plane-far.c: legal spaces of a plane that are not seen: at the edge, their number and the way to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-far.h"

#include <math.h>
#include <string.h>

/** RADIUS: of the round buttons, and EDGE: of their middles from the edge, in pixels. */
#define RADIUS 20.0
#define EDGE 30.0
/** SEEN: a space is not seen when less than this share of its side is. */
#define SEEN 0.3
/** HIDDEN: pixels of the upper left corner, where a space has its number, that may be out of sight. */
#define HIDDEN 4.0
/** DIRECTIONS: ways that arrows point to. */
#define DIRECTIONS 64

static void
draw_far (PwPen *pen, const PwPiece *piece)
{
  cairo_t *cr = pen->cr;

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, RADIUS, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_COLOR_GLOW, 2.5);
  cairo_save (cr);
  cairo_rotate (cr, 2 * G_PI * piece->count / DIRECTIONS);
  cairo_move_to (cr, 14, -6);
  cairo_line_to (cr, 23, 0);
  cairo_line_to (cr, 14, 6);
  cairo_close_path (cr);
  cairo_restore (cr);
  pw_pen_paint (pen, PW_COLOR_GLOW, PW_COLOR_CARD, 1.5);
  if (piece->keycap)
    pw_pen_keycap (pen, 0, 0, piece->keycap < 10 ? 20 : 24, piece->keycap);
}

/* Where the button of @space is, and which way it points; FALSE where the space is seen with its number, or needs none. */
static gboolean
find_button (PwPlane *plane, PwSpace *space, double *across, double *down, guint *direction)
{
  const PwCamera *camera = pw_plane_get_camera (plane);
  const PwPiece *piece = pw_space_peek_piece (space);
  double cx, cy, half = camera->px / 2.0, least = camera->px * (0.5 - SEEN), turn;
  gboolean left, above;
  int x, y;

  if (!(piece->flags & PW_PIECE_LEGAL) || camera->width < 4 * EDGE || camera->height < 4 * EDGE)
    return FALSE;
  pw_plane_get_square (space, &x, &y);
  pw_camera_to_screen (camera, x + 0.5, y + 0.5, &cx, &cy);
  left = piece->keycap && cx - half < -HIDDEN;
  above = piece->keycap && cy - half < -HIDDEN;
  if (!left && !above && cx > -least && cx < camera->width + least && cy > -least && cy < camera->height + least)
    return FALSE;
  cx -= left ? half : 0;
  cy -= above ? half : 0;
  *across = CLAMP (cx, EDGE, camera->width - EDGE);
  *down = CLAMP (cy, EDGE, camera->height - EDGE);
  turn = atan2 (cy - *down, cx - *across) / (2 * G_PI);
  *direction = (guint) lround ((turn < 0 ? turn + 1 : turn) * DIRECTIONS) % DIRECTIONS;
  return TRUE;
}

void
pw_plane_far_draw (PwPlane *plane, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < pw_plane_count (plane); i++)
    {
      PwSpace *space = pw_plane_nth (plane, i);
      double across, down;
      guint direction;
      PwPiece piece;

      if (!find_button (plane, space, &across, &down, &direction))
        continue;
      pw_piece_init (&piece, PW_PIECE_CARD, 2 * RADIUS);
      piece.height = piece.size;
      piece.draw = draw_far;
      piece.keycap = pw_space_peek_piece (space)->keycap;
      piece.count = (guint16) direction;
      pw_piece_snapshot (&piece, snapshot, GTK_WIDGET (plane), floor (across), floor (down), 1);
    }
}

/**
 * pw_plane_far_find:
 * @plane: a plane
 * @across: a point of the screen
 * @down: a point of the screen
 * @x: (out): the square that the button there leads to
 * @y: (out): the square that the button there leads to
 *
 * Returns: whether there is a button
 */
gboolean
pw_plane_far_find (PwPlane *plane, double across, double down, int *x, int *y)
{
  for (guint i = pw_plane_count (plane); i > 0; i--)
    {
      PwSpace *space = pw_plane_nth (plane, i - 1);
      double cx, cy;
      guint direction;

      if (!find_button (plane, space, &cx, &cy, &direction) || hypot (across - cx, down - cy) > RADIUS)
        continue;
      pw_plane_get_square (space, x, y);
      return TRUE;
    }
  return FALSE;
}
