/* pw-plane-focus.c: the focus on a plane: arrows, Home and End, legal spaces in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-private.h"

#include <math.h>

#include "pw-before-frame.h"

static gpointer parent_class;

gboolean
pw_plane_go (PwSpace *space)
{
  return space && gtk_widget_grab_focus (GTK_WIDGET (space));
}

PwSpace *
pw_plane_find_focused (PwPlane *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child && PW_IS_SPACE (child) ? PW_SPACE (child) : NULL;
}

/* The next space of the row or column, over gaps. */
static PwSpace *
find_along (PwPlane *self, PwSpace *from, int dx, int dy)
{
  PwSpace *found = NULL;
  int x, y, best = G_MAXINT;

  pw_plane_get_square (from, &x, &y);
  for (guint i = 0; i < pw_plane_count (self); i++)
    {
      PwSpace *space = pw_plane_nth (self, i);
      int to_x, to_y, along, aside;

      pw_plane_get_square (space, &to_x, &to_y);
      along = (to_x - x) * dx + (to_y - y) * dy;
      aside = (to_x - x) * dy - (to_y - y) * dx;
      if (aside != 0 || along <= 0 || along >= best || pw_plane_is_empty (space))
        continue;
      best = along;
      found = space;
    }
  return found;
}

/* Arrows go as the screen shows it. */
static gboolean
pw_plane_focus (GtkWidget *widget, GtkDirectionType direction)
{
  PwPlane *self = PW_PLANE (widget);
  PwSpace *from = pw_plane_find_focused (self);
  double dx = 0, dy = 0;

  switch (direction)
    {
    case GTK_DIR_LEFT: dx = -1; break;
    case GTK_DIR_RIGHT: dx = 1; break;
    case GTK_DIR_UP: dy = -1; break;
    case GTK_DIR_DOWN: dy = 1; break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
      if (from && gtk_widget_get_can_focus (widget))
        return pw_plane_step_parts (self, from, direction == GTK_DIR_TAB_FORWARD ? 1 : -1);
      break;
    default: break;
    }
  if (!from || (dx == 0 && dy == 0) || !gtk_widget_get_can_focus (widget))
    return GTK_WIDGET_CLASS (parent_class)->focus (widget, direction);
  pw_camera_turn_vector (4 - pw_plane_private (self)->camera.turn % 4, &dx, &dy);
  pw_plane_go (find_along (self, from, (int) lround (dx), (int) lround (dy)));
  return TRUE;
}

/* Whoever comes to a space sees it. */
static void
pw_plane_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  int x, y;

  GTK_WIDGET_CLASS (parent_class)->set_focus_child (widget, child);
  if (!child || !PW_IS_SPACE (child))
    return;
  pw_plane_get_square (PW_SPACE (child), &x, &y);
  pw_plane_show (PW_PLANE (widget), x, y);
  /* Not now: what loses the focus may be one of them. */
  pw_before_frame (pw_plane_follow_focus, widget);
}

/* Home and End. */
static PwSpace *
pw_plane_find_end (PwSpaceGroup *group, PwSpace *from, int step)
{
  const PwPlaneSquare *square = &pw_plane_private (PW_PLANE (group))->keys[step > 0 ? PW_PLANE_END : PW_PLANE_HOME];

  return square->set ? pw_plane_find (PW_PLANE (group), square->x, square->y) : NULL;
}

/**
 * pw_plane_set_key:
 * @self: a plane
 * @key: which key
 * @x: the square that it leads to
 * @y: the square that it leads to
 */
void
pw_plane_set_key (PwPlane *self, PwPlaneKey key, int x, int y)
{
  g_return_if_fail (PW_IS_PLANE (self) && key < PW_PLANE_KEYS);
  pw_plane_private (self)->keys[key] = (PwPlaneSquare){ x, y, TRUE };
}

/**
 * pw_plane_focus_legal:
 * @self: a plane
 * @step: 1 for the next, -1 for the one before
 *
 * Moves the focus among the legal spaces, by the numbers on them, round and round; the first, or last, from any other.
 *
 * Returns: whether there is one
 */
gboolean
pw_plane_focus_legal (PwPlane *self, int step)
{
  PwSpace *from, *found = NULL, *first = NULL;
  int at, best = G_MAXINT, least = G_MAXINT;

  g_return_val_if_fail (PW_IS_PLANE (self), FALSE);
  from = pw_plane_find_focused (self);
  at = from && (pw_space_peek_piece (from)->flags & PW_PIECE_LEGAL) ? pw_space_peek_piece (from)->keycap * step : G_MININT;
  for (guint i = 0; i < pw_plane_count (self); i++)
    {
      PwSpace *space = pw_plane_nth (self, i);
      const PwPiece *piece = pw_space_peek_piece (space);
      int number = piece->keycap * step;

      if (pw_plane_is_empty (space) || !(piece->flags & PW_PIECE_LEGAL))
        continue;
      if (number > at && number < best)
        {
          best = number;
          found = space;
        }
      if (number < least)
        {
          least = number;
          first = space;
        }
    }
  return pw_plane_go (found ? found : first);
}

/* For the class: what of a group of spaces is other here. */
void
pw_plane_add_focus (PwPlaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parent_class = g_type_class_peek_parent (klass);
  widget_class->focus = pw_plane_focus;
  widget_class->set_focus_child = pw_plane_set_focus_child;
  PW_SPACE_GROUP_CLASS (klass)->find_end = pw_plane_find_end;
}
