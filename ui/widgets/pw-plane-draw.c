/* pw-plane-draw.c: what is drawn of a plane, in its layers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-far.h"
#include "pw-plane-private.h"

/* The ring of what has the focus: twice, to be seen on anything. */
void
pw_plane_draw_rings (PwPen *pen, double half)
{
  for (guint i = 0; i < 2; i++)
    {
      pw_pen_box (pen, -half, -half, 2 * half, 2 * half, 8);
      pw_pen_paint (pen, PW_PEN_NONE, i ? PW_COLOR_TEXT : PW_COLOR_CARD, i ? 2.5 : 6);
    }
}

static void
draw_ring (PwPen *pen, const PwPiece *piece)
{
  pw_plane_draw_rings (pen, piece->size / 2 - 3);
}

/**
 * pw_plane_draw_piece:
 * @self: a plane
 * @snapshot: where to draw
 * @piece: what
 * @x: where its middle goes, in squares of the plane
 * @y: where its middle goes
 *
 * For those who draw layers: a picture that is kept.
 */
void
pw_plane_draw_piece (PwPlane *self, GtkSnapshot *snapshot, const PwPiece *piece, double x, double y)
{
  double across, down;

  pw_camera_to_screen (&pw_plane_private (self)->camera, x, y, &across, &down);
  pw_piece_snapshot (piece, snapshot, GTK_WIDGET (self), across, down, 1);
}

static gboolean
has_ring (PwSpace *space)
{
  return (pw_space_peek_piece (space)->flags & (PW_PIECE_LEGAL | PW_PIECE_SELECTED | PW_PIECE_REFUSED)) != 0;
}

static void
draw_spaces (PwPlane *self, GtkSnapshot *snapshot, const PwSquares *seen, gboolean ring)
{
  PwSpace *focused = pw_plane_find_focused (self);

  for (guint i = 0; i < pw_plane_count (self); i++)
    {
      PwSpace *space = pw_plane_nth (self, i);
      int x, y;

      pw_plane_get_square (space, &x, &y);
      if (has_ring (space) == ring && space != focused && pw_squares_contain (seen, x, y))
        gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (space), snapshot);
    }
  if (focused && pw_plane_get_part (focused) < 0 && has_ring (focused) == ring)
    gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (focused), snapshot);
}

/* Pieces without a look of their own for the focus have a ring round them. */
static void
draw_focus (PwPlane *self, GtkSnapshot *snapshot)
{
  PwSpace *focused = pw_plane_find_focused (self);
  PwPiece piece;
  int x, y;

  if (!focused || pw_plane_is_empty (focused) || !(pw_space_peek_piece (focused)->flags & PW_PIECE_STILL) ||
      !gtk_widget_has_focus (GTK_WIDGET (focused)) ||
      !(gtk_widget_get_state_flags (GTK_WIDGET (focused)) & GTK_STATE_FLAG_FOCUS_VISIBLE))
    return;
  pw_plane_get_square (focused, &x, &y);
  pw_piece_init (&piece, PW_PIECE_CARD, pw_plane_private (self)->camera.px + 2 * (PW_PLANE_RING + 3));
  piece.height = piece.size;
  piece.draw = draw_ring;
  pw_plane_draw_piece (self, snapshot, &piece, x + 0.5, y + 0.5);
}

static void
draw_layer (PwPlane *self, GtkSnapshot *snapshot, PwPlaneLayer layer, const PwSquares *seen)
{
  if (PW_PLANE_GET_CLASS (self)->draw)
    PW_PLANE_GET_CLASS (self)->draw (self, snapshot, layer, seen);
}

static void
draw_all (PwPlane *self, GtkSnapshot *snapshot)
{
  PwSquares seen;

  /* Rings and halos reach into the squares beside. */
  pw_camera_see (&pw_plane_private (self)->camera, PW_PLANE_RING + 4, &seen);
  draw_layer (self, snapshot, PW_PLANE_GROUND, &seen);
  draw_spaces (self, snapshot, &seen, FALSE);
  draw_layer (self, snapshot, PW_PLANE_OVER, &seen);
  draw_spaces (self, snapshot, &seen, TRUE);
  draw_focus (self, snapshot);
  draw_layer (self, snapshot, PW_PLANE_TOP, &seen);
  for (guint i = 0; i < pw_plane_private (self)->n_parts; i++)
    gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (pw_plane_private (self)->parts[i]), snapshot);
}

/* The pictures of before, as large as they are to be: squares stay where the new ones will be. */
static void
draw_scaled (PwPlane *self, GtkSnapshot *snapshot)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  PwCamera now = priv->camera;
  double scale = (double) now.px / priv->drawn.px, x, y;

  /* Where the corner of what was drawn goes. */
  pw_camera_to_plane (&priv->drawn, 0, 0, &x, &y);
  pw_camera_to_screen (&now, x, y, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  priv->camera = priv->drawn;
  draw_all (self, snapshot);
  priv->camera = now;
  gtk_snapshot_restore (snapshot);
  pw_plane_sharpen_later (self);
}

void
pw_plane_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwPlane *self = PW_PLANE (widget);

  if (pw_plane_private (self)->scaled)
    draw_scaled (self, snapshot);
  else
    draw_all (self, snapshot);
  pw_plane_far_draw (self, snapshot);
}
