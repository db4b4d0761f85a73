/* pw-plane-parts.c: parts of the square that has the focus, through which Tab goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-private.h"

/** PART_SHARE: how large a part of a square is, of its side. */
#define PART_SHARE 0.5

/* Nothing but the ring: what is there is drawn already. */
static void
draw_part (PwPen *pen, const PwPiece *piece)
{
  if (piece->flags & PW_PIECE_FOCUS)
    pw_plane_draw_rings (pen, piece->size / 2 - 3);
}

static double
part_size (PwPlane *self)
{
  return MAX (24, pw_plane_private (self)->camera.px * PART_SHARE);
}

void
pw_plane_place_parts (PwPlane *self)
{
  PwPlanePrivate *priv = pw_plane_private (self);

  for (guint i = 0; i < priv->n_parts; i++)
    {
      g_autofree char *name = NULL;
      double at_x, at_y, across, down;
      int x, y;

      pw_plane_get_square (priv->parts[i], &x, &y);
      PW_PLANE_GET_CLASS (self)->write_part (self, x, y, i, &name, &at_x, &at_y);
      pw_camera_to_screen (&priv->camera, at_x, at_y, &across, &down);
      pw_space_set_name (priv->parts[i], name);
      pw_space_set_box (priv->parts[i], part_size (self), part_size (self));
      pw_space_allocate (priv->parts[i], across, down);
    }
}

void
pw_plane_drop_parts (PwPlane *self)
{
  PwPlanePrivate *priv = pw_plane_private (self);

  while (priv->n_parts > 0)
    {
      priv->n_parts--;
      pw_space_group_remove (PW_SPACE_GROUP (self), pw_space_get_id (priv->parts[priv->n_parts]));
    }
}

static void
make_parts (PwPlane *self, int x, int y)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  PwPlaneClass *klass = PW_PLANE_GET_CLASS (self);
  guint n = klass->count_parts && klass->write_part ? MIN (klass->count_parts (self, x, y), PW_PLANE_PARTS) : 0;

  pw_plane_drop_parts (self);
  for (guint i = 0; i < n; i++)
    {
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_CARD, part_size (self));
      piece.draw = draw_part;
      priv->parts[i] = pw_space_group_add (PW_SPACE_GROUP (self), pw_plane_id_of (x, y) + i + 1, TRUE);
      pw_space_set_piece (priv->parts[i], &piece);
    }
  priv->n_parts = n;
  pw_plane_place_parts (self);
}

/* The parts are those of the square that has the focus. */
void
pw_plane_follow_focus (gpointer data)
{
  PwPlane *self = data;
  PwPlanePrivate *priv = pw_plane_private (self);
  PwSpace *focused = pw_plane_find_focused (self);
  int x, y, to_x, to_y;

  if (!focused || priv->n_parts == 0)
    return;
  pw_plane_get_square (priv->parts[0], &x, &y);
  pw_plane_get_square (focused, &to_x, &to_y);
  if (x != to_x || y != to_y)
    pw_plane_drop_parts (self);
}

/* Tab, from a square into its parts, through them, and out; FALSE where it leads out. */
gboolean
pw_plane_step_parts (PwPlane *self, PwSpace *from, int step)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  int part = pw_plane_get_part (from), x, y;

  pw_plane_get_square (from, &x, &y);
  if (part < 0 && step < 0)
    return FALSE;
  if (part < 0)
    make_parts (self, x, y);
  part += step;
  if (part < 0)
    return pw_plane_go (pw_plane_find (self, x, y));
  return part < (int) priv->n_parts && pw_plane_go (priv->parts[part]);
}

/**
 * pw_plane_write_parts:
 * @self: a plane
 *
 * For a game whose squares have other parts now, or other names of them. The focus stays where it can.
 */
void
pw_plane_write_parts (PwPlane *self)
{
  PwPlanePrivate *priv;
  PwPlaneClass *klass;
  int x, y;

  g_return_if_fail (PW_IS_PLANE (self));
  priv = pw_plane_private (self);
  klass = PW_PLANE_GET_CLASS (self);
  if (priv->n_parts == 0)
    return;
  pw_plane_get_square (priv->parts[0], &x, &y);
  if (pw_plane_find (self, x, y) && klass->count_parts (self, x, y) == priv->n_parts)
    pw_plane_place_parts (self);
  else
    pw_plane_drop_parts (self);
}

/* Escape. */
gboolean
pw_plane_leave_parts (PwPlane *self)
{
  PwSpace *focused = pw_plane_find_focused (self);
  int x, y;

  if (!focused || pw_plane_get_part (focused) < 0)
    return FALSE;
  pw_plane_get_square (focused, &x, &y);
  return pw_plane_go (pw_plane_find (self, x, y));
}
