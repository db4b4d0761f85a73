/* cc-landscape.c: the landscape: a plane of tiles with figures, places, and features that are lit
 *
 * The plane's y goes down, the landscape's to the north. From below to above: tiles; ticks, the last tile, what is lit; places;
 * figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-landscape-private.h"

#include <math.h>
#include <string.h>

#include "cc-pieces.h"
#include "core/pw-cell.h"
#include "pw-large-text.h"

G_DEFINE_FINAL_TYPE (CcLandscape, cc_landscape, PW_TYPE_PLANE)

enum
{
  PLACE_PRESSED,
  TILE_PRESSED,
  POINTED,
  TURN_TILE,
  FIGURE_PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void update_pointed (CcLandscape *self);

/* -- What lies where ------------------------------------------------------------------------------------- */

static const CcSeenTile *
find_tile (CcLandscape *self, int x, int y)
{
  for (guint i = 0; i < self->tiles->len; i++)
    {
      const CcSeenTile *tile = &g_array_index (self->tiles, CcSeenTile, i);

      if (tile->x == x && tile->y == y)
        return tile;
    }
  return NULL;
}

const CcSeenPlace *
cc_landscape_find_place (CcLandscape *self, int x, int y)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      const CcSeenPlace *place = &g_array_index (self->places, CcSeenPlace, i);

      if (place->x == x && place->y == y)
        return place;
    }
  return NULL;
}

gboolean
cc_landscape_is_tile (CcLandscape *self, int x, int y)
{
  return find_tile (self, x, y) != NULL;
}

/* The tile there, or the one that would lie there. */
gboolean
cc_landscape_find_kind (CcLandscape *self, int x, int y, guint *kind, guint *turn)
{
  const CcSeenTile *tile = find_tile (self, x, y);
  const CcSeenPlace *place = tile ? NULL : cc_landscape_find_place (self, x, y);

  if (!tile && (!place || place->state < CC_SEEN_LEGAL))
    return FALSE;
  *kind = tile ? tile->kind : place->kind;
  *turn = tile ? tile->turn : place->turn;
  return *kind < CC_TILE_KINDS;
}

int
cc_landscape_px (CcLandscape *self)
{
  return pw_plane_get_camera (PW_PLANE (self))->px;
}

guint
cc_landscape_turn (CcLandscape *self)
{
  return pw_plane_get_camera (PW_PLANE (self))->turn;
}

/* -- Spaces ------------------------------------------------------------------------------------------------ */

static void
write_tile (CcLandscape *self, const CcSeenTile *tile)
{
  PwSpace *space = pw_plane_find (PW_PLANE (self), tile->x, -tile->y);
  PwPiece piece;

  if (!space)
    return;
  cc_piece_tile (&piece, cc_landscape_px (self), tile->kind, tile->turn + cc_landscape_turn (self), tile->corrected);
  pw_space_set_piece (space, &piece);
}

/* Whether another legal place lies below it on the screen, whose halo would cover what it says. */
static gboolean
is_crowded (CcLandscape *self, const CcSeenPlace *place)
{
  double across = 0, down = 1;
  const CcSeenPlace *below;

  pw_camera_turn_vector (CC_TURNS - cc_landscape_turn (self) % CC_TURNS, &across, &down);
  below = cc_landscape_find_place (self, place->x + (int) across, place->y - (int) down);
  return below && below->state >= CC_SEEN_LEGAL;
}

static void
write_place (CcLandscape *self, CcSeenPlace *place)
{
  PwSpace *space = pw_plane_find (PW_PLANE (self), place->x, -place->y);
  PwPiece piece;

  if (!space)
    return;
  place->crowded = place->n_pills > 0 && is_crowded (self, place);
  cc_piece_place (&piece, cc_landscape_px (self), place, cc_landscape_turn (self), pw_text_scale (GTK_WIDGET (self)));
  pw_space_set_piece (space, &piece);
}

/* How far to the front something stands on the screen. */
static double
depth_of (CcLandscape *self, int x, int y)
{
  double across = x, down = -y;

  pw_camera_turn_vector (cc_landscape_turn (self), &across, &down);
  return down;
}

static int
compare_figures (gconstpointer a, gconstpointer b, gpointer data)
{
  const CcSeenFigure *first = a, *second = b;
  double difference = depth_of (data, first->at.x, first->at.y) - depth_of (data, second->at.x, second->at.y);

  return difference < 0 ? -1 : difference > 0;
}

static gboolean
cc_landscape_is_ground (PwPlane *plane, int x, int y)
{
  return find_tile (CC_LANDSCAPE (plane), x, -y) != NULL;
}

static void
cc_landscape_write (PwPlane *plane)
{
  CcLandscape *self = CC_LANDSCAPE (plane);

  for (guint i = 0; i < self->tiles->len; i++)
    write_tile (self, &g_array_index (self->tiles, CcSeenTile, i));
  for (guint i = 0; i < self->places->len; i++)
    write_place (self, &g_array_index (self->places, CcSeenPlace, i));
  g_array_sort_with_data (self->figures, compare_figures, self);
}

static PwSpace *
make_space (CcLandscape *self, int x, int y, const char *name)
{
  PwSpace *space = pw_plane_add (PW_PLANE (self), x, -y, TRUE);
  char word[PW_CELL_WORD];

  if (!name)
    pw_compass_print (x, y, word);
  pw_space_set_name (space, name ? name : word);
  return space;
}

/* Takes away the spaces where nothing is any more. */
static void
drop_spaces (CcLandscape *self)
{
  for (guint i = pw_plane_count (PW_PLANE (self)); i > 0; i--)
    {
      int x, y;

      pw_plane_get_square (pw_plane_nth (PW_PLANE (self), i - 1), &x, &y);
      if (!find_tile (self, x, -y) && !cc_landscape_find_place (self, x, -y))
        pw_plane_remove (PW_PLANE (self), x, y);
    }
}

static void
copy (GArray *to, gconstpointer from, guint n)
{
  g_array_set_size (to, 0);
  if (n > 0)
    g_array_append_vals (to, from, n);
}

static void
copy_lit (CcLit *to, const CcSeenFeature *from)
{
  to->sort = from->sort;
  copy (to->spots, from->spots, from->n_spots);
  copy (to->openings, from->openings, from->n_openings);
  copy (to->fed, from->fed, from->n_fed);
}

/**
 * cc_landscape_light:
 * @self: a landscape
 * @chosen: the feature is chosen, else pointed at
 * @feature: (nullable): what to light as a whole; %NULL: nothing
 */
void
cc_landscape_light (CcLandscape *self, gboolean chosen, const CcSeenFeature *feature)
{
  static const CcSeenFeature none = { 0 };

  g_return_if_fail (CC_IS_LANDSCAPE (self));
  copy_lit (&self->lit[chosen ? 1 : 0], feature ? feature : &none);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * cc_landscape_show:
 * @self: a landscape
 * @seen: what is to be seen; copied
 *
 * Draws anew what differs. The focus stays where it is, also where a tile comes to lie on a place.
 */
void
cc_landscape_show (CcLandscape *self, const CcSeen *seen)
{
  PwSpace *arrived = NULL;
  guint n_new = 0;

  g_return_if_fail (CC_IS_LANDSCAPE (self));
  for (guint i = 0; i < seen->n_tiles; i++)
    {
      const CcSeenTile *tile = &seen->tiles[i];
      PwSpace *space = make_space (self, tile->x, tile->y, tile->name);

      if (!find_tile (self, tile->x, tile->y) && ++n_new == 1)
        arrived = space;
    }
  for (guint i = 0; i < seen->n_places; i++)
    make_space (self, seen->places[i].x, seen->places[i].y, seen->places[i].name);
  copy (self->tiles, seen->tiles, seen->n_tiles);
  copy (self->places, seen->places, seen->n_places);
  copy (self->figures, seen->figures, seen->n_figures);
  copy (self->ticks, seen->ticks, seen->n_ticks);
  copy_lit (&self->lit[0], &seen->hovered);
  copy_lit (&self->lit[1], &seen->chosen);
  /* Names are the spaces' own by now. */
  for (guint i = 0; i < self->tiles->len; i++)
    g_array_index (self->tiles, CcSeenTile, i).name = NULL;
  for (guint i = 0; i < self->places->len; i++)
    g_array_index (self->places, CcSeenPlace, i).name = NULL;
  self->has_last = seen->has_last;
  self->last_x = seen->last_x;
  self->last_y = seen->last_y;
  pw_plane_set_key (PW_PLANE (self), PW_PLANE_HOME, 0, 0);
  pw_plane_set_key (PW_PLANE (self), PW_PLANE_END, seen->has_last ? seen->last_x : 0, seen->has_last ? -seen->last_y : 0);
  drop_spaces (self);
  cc_landscape_write (PW_PLANE (self));
  pw_plane_write_parts (PW_PLANE (self));
  if (seen->name)
    pw_space_group_set_name (PW_SPACE_GROUP (self), seen->name);
  /* One that was placed now; a whole landscape is simply there. */
  if (self->shown && n_new == 1)
    pw_space_arrive (arrived);
  self->shown = TRUE;
  update_pointed (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

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
  tile = find_tile (self, (int) floor (x), -(int) floor (y));
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
  return !find_tile (self, x, y) && cc_landscape_find_place (self, x, y) ? pw_cell (x, y) : PW_ARG_NONE;
}

static void
update_pointed (CcLandscape *self)
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
  g_signal_emit (self, signals[POINTED], 0);
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
  update_pointed (self);
}

static void
on_leave (CcLandscape *self)
{
  self->has_pointer = FALSE;
  update_pointed (self);
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
    g_signal_emit (self, signals[FIGURE_PRESSED], 0, x, y, (guint) spot.segment);
  else
    g_signal_emit (self, signals[PLACE_PRESSED], 0, x, y);
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

static void
cc_landscape_pressed (PwSpaceGroup *group, PwSpace *space)
{
  CcLandscape *self = CC_LANDSCAPE (group);
  const CcSeenPlace *place;
  guint segment = CC_NO_SEGMENT;
  CcSeenSpot spot;
  int x, y;

  pw_plane_get_square (space, &x, &y);
  place = find_tile (self, x, -y) ? NULL : cc_landscape_find_place (self, x, -y);
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
  g_signal_emit (self, signals[TILE_PRESSED], 0, x, -y, segment);
}

/* -- Features of the tile that has the focus -------------------------------------------------------------------- */

static guint
cc_landscape_count_parts (PwPlane *plane, int x, int y)
{
  CcLandscape *self = CC_LANDSCAPE (plane);
  const CcSeenTile *tile = self->describe ? find_tile (self, x, -y) : NULL;

  if (tile)
    return cc_tile (tile->kind)->n_segments;
  return self->describe ? count_figures (self, x, -y) : 0;
}

static void
cc_landscape_write_part (PwPlane *plane, int x, int y, guint i, char **name, double *at_x, double *at_y)
{
  CcLandscape *self = CC_LANDSCAPE (plane);
  const CcSeenTile *tile = find_tile (self, x, -y);
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

static char *
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

/* What has the focus is what people look at, until they move the pointer. */
static void
cc_landscape_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CcLandscape *self = CC_LANDSCAPE (widget);

  GTK_WIDGET_CLASS (cc_landscape_parent_class)->set_focus_child (widget, child);
  if (child && PW_IS_SPACE (child) && !self->by_pointer)
    self->has_pointer = FALSE;
  update_pointed (self);
}

static gboolean
on_turn_tile (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (pw_plane_get_typing (PW_PLANE (widget)))
    return FALSE;
  g_signal_emit (widget, signals[TURN_TILE], 0, g_variant_get_int32 (args));
  return TRUE;
}

static void
add_pointer (CcLandscape *self)
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

/* -- Object --------------------------------------------------------------------------------------------------------- */

static void
cc_landscape_finalize (GObject *object)
{
  CcLandscape *self = CC_LANDSCAPE (object);

  g_array_unref (self->tiles);
  g_array_unref (self->places);
  g_array_unref (self->figures);
  g_array_unref (self->ticks);
  for (guint i = 0; i < G_N_ELEMENTS (self->lit); i++)
    {
      g_array_unref (self->lit[i].spots);
      g_array_unref (self->lit[i].openings);
      g_array_unref (self->lit[i].fed);
    }
  G_OBJECT_CLASS (cc_landscape_parent_class)->finalize (object);
}

static void
cc_landscape_class_init (CcLandscapeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cc_landscape_finalize;
  widget_class->set_focus_child = cc_landscape_set_focus_child;
  PW_SPACE_GROUP_CLASS (klass)->pressed = cc_landscape_pressed;
  PW_SPACE_GROUP_CLASS (klass)->rules = cc_landscape_rules;
  PW_PLANE_CLASS (klass)->write = cc_landscape_write;
  PW_PLANE_CLASS (klass)->is_ground = cc_landscape_is_ground;
  PW_PLANE_CLASS (klass)->draw = cc_landscape_draw;
  PW_PLANE_CLASS (klass)->count_parts = cc_landscape_count_parts;
  PW_PLANE_CLASS (klass)->write_part = cc_landscape_write_part;

  signals[PLACE_PRESSED] = g_signal_new ("place-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                         G_TYPE_INT, G_TYPE_INT);
  signals[TILE_PRESSED] = g_signal_new ("tile-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_INT,
                                        G_TYPE_INT, G_TYPE_UINT);
  signals[POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TURN_TILE] = g_signal_new ("turn-tile", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[FIGURE_PRESSED] = g_signal_new ("figure-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                          G_TYPE_INT, G_TYPE_INT, G_TYPE_UINT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, 0, on_turn_tile, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_t, GDK_SHIFT_MASK, on_turn_tile, "i", -1);
}

static void
cc_landscape_init (CcLandscape *self)
{
  cc_tiles_load ();
  self->pointed_place = PW_ARG_NONE;
  self->tiles = g_array_new (FALSE, FALSE, sizeof (CcSeenTile));
  self->places = g_array_new (FALSE, FALSE, sizeof (CcSeenPlace));
  self->figures = g_array_new (FALSE, FALSE, sizeof (CcSeenFigure));
  self->ticks = g_array_new (FALSE, FALSE, sizeof (CcSeenSpot));
  for (guint i = 0; i < G_N_ELEMENTS (self->lit); i++)
    {
      self->lit[i].spots = g_array_new (FALSE, FALSE, sizeof (CcSeenSpot));
      self->lit[i].openings = g_array_new (FALSE, FALSE, sizeof (CcSeenOpening));
      self->lit[i].fed = g_array_new (FALSE, FALSE, sizeof (CcSeenSpot));
    }
  add_pointer (self);
}

/**
 * cc_landscape_new:
 *
 * Returns: (transfer floating): an empty landscape
 */
GtkWidget *
cc_landscape_new (void)
{
  return g_object_new (CC_TYPE_LANDSCAPE, NULL);
}
