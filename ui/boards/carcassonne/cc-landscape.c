/* cc-landscape.c: the landscape: a plane of tiles with figures, places, and features that are lit
 *
 * The plane's y goes down, the landscape's to the north. From below to above: tiles; ticks, the last tile, what is lit; places;
 * figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-landscape-private.h"

#include "cc-pieces.h"
#include "core/pw-cell.h"
#include "pw-large-text.h"

G_DEFINE_FINAL_TYPE (CcLandscape, cc_landscape, PW_TYPE_PLANE)

guint cc_landscape_signals[CC_LANDSCAPE_SIGNALS];

/* -- What lies where ------------------------------------------------------------------------------------- */

const CcSeenTile *
cc_landscape_find_tile (CcLandscape *self, int x, int y)
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
  return cc_landscape_find_tile (self, x, y) != NULL;
}

/* The tile there, or the one that would lie there. */
gboolean
cc_landscape_find_kind (CcLandscape *self, int x, int y, guint *kind, guint *turn)
{
  const CcSeenTile *tile = cc_landscape_find_tile (self, x, y);
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
  return cc_landscape_find_tile (CC_LANDSCAPE (plane), x, -y) != NULL;
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
      if (!cc_landscape_find_tile (self, x, -y) && !cc_landscape_find_place (self, x, -y))
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

      if (!cc_landscape_find_tile (self, tile->x, tile->y) && ++n_new == 1)
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
  cc_landscape_update_pointed (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* -- Object --------------------------------------------------------------------------------------------------------- */

/* What has the focus is what people look at, until they move the pointer. */
static void
cc_landscape_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  CcLandscape *self = CC_LANDSCAPE (widget);

  GTK_WIDGET_CLASS (cc_landscape_parent_class)->set_focus_child (widget, child);
  if (child && PW_IS_SPACE (child) && !self->by_pointer)
    self->has_pointer = FALSE;
  cc_landscape_update_pointed (self);
}

static gboolean
on_turn_tile (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (pw_plane_get_typing (PW_PLANE (widget)))
    return FALSE;
  g_signal_emit (widget, cc_landscape_signals[CC_LANDSCAPE_TURN_TILE], 0, g_variant_get_int32 (args));
  return TRUE;
}

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

  cc_landscape_signals[CC_LANDSCAPE_PLACE_PRESSED] = g_signal_new ("place-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  cc_landscape_signals[CC_LANDSCAPE_TILE_PRESSED] = g_signal_new ("tile-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                                  G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_UINT);
  cc_landscape_signals[CC_LANDSCAPE_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                                             0);
  cc_landscape_signals[CC_LANDSCAPE_TURN_TILE] = g_signal_new ("turn-tile", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                               G_TYPE_NONE, 1, G_TYPE_INT);
  cc_landscape_signals[CC_LANDSCAPE_FIGURE_PRESSED] = g_signal_new ("figure-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                                                    NULL, G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_UINT);
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
  cc_landscape_add_pointer (self);
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
