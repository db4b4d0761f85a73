/* cc-landscape-press.c: where people point and press on the landscape: features, places, figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-landscape-private.h"

#include <math.h>

#include "cc-pieces.h"
#include "core/pw-cell.h"

/* -- Figures that may be put on a place --------------------------------------------------------------------------- */

/* The @nth figure that stands, or may stand, on the square. */
static gboolean
nth_figure (CcLandscape *self, int x, int y, guint nth, CcSeenSpot *spot)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      const CcSeenSpot *at = &g_array_index (self->figures, CcSeenFigure, i).at;

      if (at->x != x || at->y != y || nth-- > 0)
        continue;
      *spot = *at;
      return TRUE;
    }
  return FALSE;
}

static guint
count_figures (CcLandscape *self, int x, int y)
{
  CcSeenSpot spot;
  guint n = 0;

  while (nth_figure (self, x, y, n, &spot))
    n++;
  return n;
}

/* -- Pointing and pressing --------------------------------------------------------------------------------------- */

/* The feature of its tile that has the focus by itself. */
static gboolean
find_focused_feature (CcLandscape *self, CcSeenSpot *spot)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int x, y, part = child && PW_IS_SPACE (child) ? pw_plane_get_part (PW_SPACE (child)) : -1;

  if (part < 0)
    return FALSE;
  pw_plane_get_square (PW_SPACE (child), &x, &y);
  *spot = (CcSeenSpot){ x, -y, (guint8) part };
  return cc_landscape_is_tile (self, x, -y);
}

/* The segment at a point of the plane of a tile that lies there. */
static guint8
segment_at (guint kind, guint turn, double x, double y)
{
  CcPoint at = { x - floor (x), y - floor (y) };

  return (guint8) cc_shape_segment_at (kind, cc_point_turned (at, CC_TURNS - turn % CC_TURNS));
}

/* The segment under the pointer, or with the focus: whichever was used last. */
static gboolean
find_pointed (CcLandscape *self, CcSeenSpot *spot)
{
  const CcSeenTile *tile;
  double x, y;

  if (!self->has_pointer)
    return find_focused_feature (self, spot);
  pw_camera_to_plane (pw_plane_get_camera (PW_PLANE (self)), self->pointer_x, self->pointer_y, &x, &y);
  tile = cc_landscape_find_tile (self, (int) floor (x), -(int) floor (y));
  if (!tile || tile->kind >= CC_TILE_KINDS)
    return FALSE;
  *spot = (CcSeenSpot){ tile->x, tile->y, segment_at (tile->kind, tile->turn, x, y) };
  return spot->segment != CC_NO_SEGMENT;
}

/* The place without a tile under the pointer, or with the focus: whichever was used last. */
static gint16
find_pointed_place (CcLandscape *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  double across, down;
  int x, y;

  if (self->has_pointer)
    {
      pw_camera_to_plane (pw_plane_get_camera (PW_PLANE (self)), self->pointer_x, self->pointer_y, &across, &down);
      x = (int) floor (across);
      y = -(int) floor (down);
    }
  else if (child && PW_IS_SPACE (child))
    {
      pw_plane_get_square (PW_SPACE (child), &x, &y);
      y = -y;
    }
  else
    return PW_ARG_NONE;
  return !cc_landscape_find_tile (self, x, y) && cc_landscape_find_place (self, x, y) ? pw_cell (x, y) : PW_ARG_NONE;
}

void
cc_landscape_update_pointed (CcLandscape *self)
{
  CcSeenSpot spot = { 0, 0, 0 };
  gboolean points = find_pointed (self, &spot);
  gint16 place = find_pointed_place (self);

  if (points == self->points && place == self->pointed_place &&
      (!points || (spot.x == self->pointed.x && spot.y == self->pointed.y && spot.segment == self->pointed.segment)))
    return;
  self->points = points;
  self->pointed = spot;
  self->pointed_place = place;
  g_signal_emit (self, cc_landscape_signals[CC_LANDSCAPE_POINTED], 0);
}

/**
 * cc_landscape_get_pointed_place:
 * @self: a landscape
 *
 * Returns: the place where no tile lies under the pointer or with the focus, as a cell, or %PW_ARG_NONE
 */
gint16
cc_landscape_get_pointed_place (CcLandscape *self)
{
  g_return_val_if_fail (CC_IS_LANDSCAPE (self), PW_ARG_NONE);
  return self->pointed_place;
}

/**
 * cc_landscape_get_pointed:
 * @self: a landscape
 * @spot: (out): the segment under the pointer
 *
 * Returns: whether there is one
 */
gboolean
cc_landscape_get_pointed (CcLandscape *self, CcSeenSpot *spot)
{
  g_return_val_if_fail (CC_IS_LANDSCAPE (self), FALSE);
  *spot = self->pointed;
  return self->points;
}

static void
on_motion (CcLandscape *self, double x, double y)
{
  self->has_pointer = TRUE;
  self->pointer_x = x;
  self->pointer_y = y;
  cc_landscape_update_pointed (self);
}

static void
on_leave (CcLandscape *self)
{
  self->has_pointer = FALSE;
  cc_landscape_update_pointed (self);
}

static gboolean
on_key (CcLandscape *self)
{
  self->by_pointer = FALSE;
  return GDK_EVENT_PROPAGATE;
}

/* Whether the pointer is on the square that is seen larger: where on it, in squares of the plane. */
static gboolean
under_lens (CcLandscape *self, double *x, double *y)
{
  double dx, dy;
  CcLens lens;

  if (!cc_landscape_find_lens (self, &lens))
    return FALSE;
  dx = (self->pointer_x - lens.across) / lens.px;
  dy = (self->pointer_y - lens.down) / lens.px;
  if (fabs (dx) >= 0.5 || fabs (dy) >= 0.5)
    return FALSE;
  pw_camera_turn_vector (CC_TURNS - cc_landscape_turn (self) % CC_TURNS, &dx, &dy);
  *x = lens.x + 0.5 + dx;
  *y = -lens.y + 0.5 + dy;
  return TRUE;
}

/* The segment of the place under the pointer that a press means: that of a figure, and where the tile need not be turned that of any
 * feature. */
static gboolean
find_on_place (CcLandscape *self, const CcSeenPlace *place, CcSeenSpot *spot)
{
  double x, y;

  if (cc_landscape_figure_at (self, self->pointer_x, self->pointer_y, spot))
    return spot->x == place->x && spot->y == place->y;
  if (place->turns || count_figures (self, place->x, place->y) == 0)
    return FALSE;
  if (!under_lens (self, &x, &y))
    pw_camera_to_plane (pw_plane_get_camera (PW_PLANE (self)), self->pointer_x, self->pointer_y, &x, &y);
  *spot = (CcSeenSpot){ place->x, place->y, segment_at (place->kind, place->turn, x, y) };
  return spot->segment != CC_NO_SEGMENT;
}

static void
press_place (CcLandscape *self, const CcSeenPlace *place, int part)
{
  int x = place->x, y = place->y;
  CcSeenSpot spot = { x, y, 0 };
  gboolean found = FALSE;

  if (place->state == CC_SEEN_CHOSEN && place->kind < CC_TILE_KINDS && (part >= 0 || self->by_pointer))
    found = part >= 0 ? nth_figure (self, x, y, (guint) part, &spot) : find_on_place (self, place, &spot);
  self->by_pointer = FALSE;
  if (found)
    g_signal_emit (self, cc_landscape_signals[CC_LANDSCAPE_FIGURE_PRESSED], 0, x, y, (guint) spot.segment);
  else
    g_signal_emit (self, cc_landscape_signals[CC_LANDSCAPE_PLACE_PRESSED], 0, x, y);
}

/* What is seen larger lies over the squares beside. */
static void
on_button_down (CcLandscape *self, int n, double x, double y, GtkGesture *click)
{
  const CcSeenPlace *place;
  double plane_x, plane_y;

  self->by_pointer = TRUE;
  on_motion (self, x, y);
  if (!under_lens (self, &plane_x, &plane_y))
    return;
  place = cc_landscape_find_place (self, (int) floor (plane_x), -(int) floor (plane_y));
  if (!place)
    return;
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  press_place (self, place, -1);
}

void
cc_landscape_pressed (PwSpaceGroup *group, PwSpace *space)
{
  CcLandscape *self = CC_LANDSCAPE (group);
  const CcSeenPlace *place;
  guint segment = CC_NO_SEGMENT;
  CcSeenSpot spot;
  int x, y;

  pw_plane_get_square (space, &x, &y);
  place = cc_landscape_find_tile (self, x, -y) ? NULL : cc_landscape_find_place (self, x, -y);
  if (place)
    {
      press_place (self, place, pw_plane_get_part (space));
      return;
    }
  if (pw_plane_get_part (space) >= 0)
    segment = (guint) pw_plane_get_part (space);
  else if (self->by_pointer && find_pointed (self, &spot) && spot.x == x && spot.y == -y)
    segment = spot.segment;
  self->by_pointer = FALSE;
  g_signal_emit (self, cc_landscape_signals[CC_LANDSCAPE_TILE_PRESSED], 0, x, -y, segment);
}

/* -- Features of the tile that has the focus -------------------------------------------------------------------- */

guint
cc_landscape_count_parts (PwPlane *plane, int x, int y)
{
  CcLandscape *self = CC_LANDSCAPE (plane);
  const CcSeenTile *tile = self->describe ? cc_landscape_find_tile (self, x, -y) : NULL;

  if (tile)
    return cc_tile (tile->kind)->n_segments;
  return self->describe ? count_figures (self, x, -y) : 0;
}

void
cc_landscape_write_part (PwPlane *plane, int x, int y, guint i, char **name, double *at_x, double *at_y)
{
  CcLandscape *self = CC_LANDSCAPE (plane);
  const CcSeenTile *tile = cc_landscape_find_tile (self, x, -y);
  CcPoint at = { 0.5, 0.5 };
  CcSeenSpot spot;

  if (!tile && nth_figure (self, x, -y, i, &spot))
    {
      *name = self->describe ? self->describe (x, -y, spot.segment, self->describe_data) : NULL;
      if (!cc_landscape_find_spot (self, &spot, at_x, at_y))
        *at_x = x + 0.5, *at_y = y + 0.5;
      return;
    }
  if (tile && i < cc_tile (tile->kind)->n_segments && cc_tile (tile->kind)->segments[i].sort != CC_MONASTERY)
    at = cc_point_turned (cc_spot (tile->kind, i), tile->turn);
  *at_x = x + at.x;
  *at_y = y + at.y;
  *name = tile && self->describe ? self->describe (x, -y, i, self->describe_data) : NULL;
}

/**
 * cc_landscape_set_describe:
 * @self: a landscape
 * @describe: (nullable): says what a screen reader says of a feature, at one of its tiles
 * @data: for @describe; stays as long as @self
 *
 * With it, Tab goes through the features of the tile that has the focus; each can be pressed.
 */
void
cc_landscape_set_describe (CcLandscape *self, CcDescribe describe, gpointer data)
{
  g_return_if_fail (CC_IS_LANDSCAPE (self));
  self->describe = describe;
  self->describe_data = data;
  pw_plane_write_parts (PW_PLANE (self));
}

char *
cc_landscape_rules (PwSpaceGroup *group, PwSpace *space, const PwGame **game)
{
  CcLandscape *self = CC_LANDSCAPE (group);
  guint segment = CC_NO_SEGMENT;
  CcSeenSpot spot;
  int x, y;

  if (!self->explain)
    return NULL;
  pw_plane_get_square (space, &x, &y);
  if (pw_plane_get_part (space) >= 0)
    segment = (guint) pw_plane_get_part (space);
  else if (self->has_pointer && find_pointed (self, &spot) && spot.x == x && spot.y == -y)
    segment = spot.segment;
  return self->explain (x, -y, segment, self->explain_data, game);
}

/**
 * cc_landscape_set_explain:
 * @self: a landscape
 * @explain: (nullable): says which rules explain a tile, one of its features, or a place
 * @data: for @explain; stays as long as @self
 */
void
cc_landscape_set_explain (CcLandscape *self, CcExplain explain, gpointer data)
{
  g_return_if_fail (CC_IS_LANDSCAPE (self));
  self->explain = explain;
  self->explain_data = data;
}

void
cc_landscape_add_pointer (CcLandscape *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_button_down), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
