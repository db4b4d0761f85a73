/* pw-plane.c: a board without an end: spaces on squares that come and go, scrolled, zoomed and turned
 *
 * Only what is seen is drawn, and of that GTK draws anew what has changed: each space keeps its picture, and scrolling moves it.
 * Spaces are kept in the order of their squares, row by row, which finds one by halving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane-private.h"

#include "pw-before-frame.h"
#include "pw-plane-input.h"
#include "pw-theme-watch.h"

/** FIT_MARGIN: pixels round all that lies there, when it is made to fit. */
#define FIT_MARGIN 7
/** Least size, in pixels. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 160

G_DEFINE_TYPE_WITH_PRIVATE (PwPlane, pw_plane, PW_TYPE_SPACE_GROUP)

enum
{
  VIEW_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

PwPlanePrivate *
pw_plane_private (PwPlane *self)
{
  return pw_plane_get_instance_private (self);
}

/* -- Spaces by their squares ---------------------------------------------------------------------------- */

/** SQUARE_BITS, PART_BITS: of an id: y, x, part. Parts count from 1. */
#define SQUARE_BITS 14
#define PART_BITS 4

G_STATIC_ASSERT (2 * PW_PLANE_FAR <= 1 << SQUARE_BITS && PW_PLANE_PARTS < 1 << PART_BITS && 2 * SQUARE_BITS + PART_BITS <= 32);

/* Ids are in the order of rows, and of squares in them. */
guint
pw_plane_id_of (int x, int y)
{
  return (guint) (y + PW_PLANE_FAR) << (SQUARE_BITS + PART_BITS) | (guint) (x + PW_PLANE_FAR) << PART_BITS;
}

/* Where the space with @id is, or would have to be put. */
static guint
find_index (PwPlane *self, guint id)
{
  GPtrArray *spaces = pw_plane_private (self)->spaces;
  guint from = 0, to = spaces->len;

  while (from < to)
    {
      guint middle = (from + to) / 2;

      if (pw_space_get_id (spaces->pdata[middle]) < id)
        from = middle + 1;
      else
        to = middle;
    }
  return from;
}

/**
 * pw_plane_get_square:
 * @space: a space of a plane
 * @x: (out): its square
 * @y: (out): its square
 */
void
pw_plane_get_square (PwSpace *space, int *x, int *y)
{
  guint id = pw_space_get_id (space);

  *x = (int) (id >> PART_BITS & ((1 << SQUARE_BITS) - 1)) - PW_PLANE_FAR;
  *y = (int) (id >> (SQUARE_BITS + PART_BITS)) - PW_PLANE_FAR;
}

/* Which part of its square @space is, from 0; -1 for the square itself. */
int
pw_plane_get_part (PwSpace *space)
{
  return (int) (pw_space_get_id (space) & ((1 << PART_BITS) - 1)) - 1;
}

guint
pw_plane_count (PwPlane *self)
{
  return pw_plane_private (self)->spaces->len;
}

/* By rows, and from left to right in them. */
PwSpace *
pw_plane_nth (PwPlane *self, guint i)
{
  g_return_val_if_fail (i < pw_plane_count (self), NULL);
  return pw_plane_private (self)->spaces->pdata[i];
}

/**
 * pw_plane_find:
 * @self: a plane
 * @x: a square
 * @y: a square
 *
 * Returns: (transfer none) (nullable): the space there
 */
PwSpace *
pw_plane_find (PwPlane *self, int x, int y)
{
  GPtrArray *spaces = pw_plane_private (self)->spaces;
  guint i = find_index (self, pw_plane_id_of (x, y));

  if (i >= spaces->len || pw_space_get_id (spaces->pdata[i]) != pw_plane_id_of (x, y))
    return NULL;
  return spaces->pdata[i];
}

/* Something is to be placed anew before the next frame. */
static void
touch (PwPlane *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * pw_plane_add:
 * @self: a plane
 * @x: a square without a space; less than %PW_PLANE_FAR from 0
 * @y: a square without a space
 * @pressable: whether it can be chosen
 *
 * Returns: (transfer none): a new space without a piece; the one that is there, where there is one
 */
PwSpace *
pw_plane_add (PwPlane *self, int x, int y, gboolean pressable)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  PwSpace *space = pw_plane_find (self, x, y);
  double across, down;

  g_return_val_if_fail (ABS (x) < PW_PLANE_FAR && ABS (y) < PW_PLANE_FAR, NULL);
  if (space)
    return space;
  space = pw_space_group_add (PW_SPACE_GROUP (self), pw_plane_id_of (x, y), pressable);
  g_ptr_array_insert (priv->spaces, (int) find_index (self, pw_plane_id_of (x, y)), space);
  /* Its middle is known at once: the focus may go there before the next layout. */
  pw_camera_to_screen (&priv->camera, x + 0.5, y + 0.5, &across, &down);
  pw_space_set_box (space, priv->camera.px, priv->camera.px);
  pw_space_allocate (space, across, down);
  touch (self);
  return space;
}

/**
 * pw_plane_remove:
 * @self: a plane
 * @x: a square; one without a space is none
 * @y: a square
 *
 * Takes a space away. Where it has the focus, that goes to the nearest one left.
 */
void
pw_plane_remove (PwPlane *self, int x, int y)
{
  PwSpace *space = pw_plane_find (self, x, y);

  if (!space)
    return;
  if (pw_plane_private (self)->n_parts > 0 && pw_space_get_id (pw_plane_private (self)->parts[0]) == pw_plane_id_of (x, y) + 1)
    pw_plane_drop_parts (self);
  g_ptr_array_remove_index (pw_plane_private (self)->spaces, find_index (self, pw_plane_id_of (x, y)));
  pw_space_group_remove (PW_SPACE_GROUP (self), pw_plane_id_of (x, y));
  touch (self);
}

gboolean
pw_plane_is_empty (PwSpace *space)
{
  return pw_space_peek_piece (space)->kind == PW_PIECE_NONE;
}

static PwSquares
cells_of (PwPlane *self)
{
  PwSquares cells = { 0, 0, 0, 0 };

  for (guint i = 0; i < pw_plane_count (self); i++)
    {
      int x, y;

      if (pw_plane_is_empty (pw_plane_nth (self, i)))
        continue;
      pw_plane_get_square (pw_plane_nth (self, i), &x, &y);
      pw_squares_add (&cells, x, y);
    }
  return cells;
}

/* -- What is seen ------------------------------------------------------------------------------------------ */

const PwCamera *
pw_plane_get_camera (PwPlane *self)
{
  g_return_val_if_fail (PW_IS_PLANE (self), NULL);
  return &pw_plane_private (self)->camera;
}

/* All is made to fit, and will be when there is more. */
gboolean
pw_plane_get_fits (PwPlane *self)
{
  g_return_val_if_fail (PW_IS_PLANE (self), FALSE);
  return pw_plane_private (self)->fits;
}

/* Sees what @camera does from now on. */
static void
set_camera (PwPlane *self, PwCamera camera)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  gboolean other = camera.px != priv->camera.px || camera.turn != priv->camera.turn;

  if (!other && camera.width == priv->camera.width && camera.height == priv->camera.height && camera.x == priv->camera.x &&
      camera.y == priv->camera.y)
    return;
  priv->camera = camera;
  priv->moved = TRUE;
  if (other && PW_PLANE_GET_CLASS (self)->write)
    PW_PLANE_GET_CLASS (self)->write (self);
  touch (self);
}

/* Not while sizes are given out: who hears it writes other words, which may need other sizes. */
static void
tell_view (gpointer data)
{
  g_signal_emit (data, signals[VIEW_CHANGED], 0);
}

/* Pictures are made for the size they have now. */
void
pw_plane_sharpen (PwPlane *self)
{
  PwPlanePrivate *priv = pw_plane_private (self);

  if (!priv->scaled)
    return;
  priv->scaled = FALSE;
  if (PW_PLANE_GET_CLASS (self)->write)
    PW_PLANE_GET_CLASS (self)->write (self);
  touch (self);
}

static void
sharpen (gpointer data)
{
  pw_plane_sharpen (data);
}

/* Now that they were seen, before the next frame. */
void
pw_plane_sharpen_later (PwPlane *self)
{
  pw_before_frame (sharpen, self);
}

/* Sees what @camera does: in the next frame as the pictures that are there, scaled; they are made anew for the one after it. */
static void
zoom_camera (PwPlane *self, PwCamera camera)
{
  PwPlanePrivate *priv = pw_plane_private (self);

  if (camera.px == priv->camera.px || !priv->placed || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      set_camera (self, camera);
      return;
    }
  if (!priv->scaled)
    priv->drawn = priv->camera;
  priv->scaled = TRUE;
  priv->camera = camera;
  priv->moved = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  pw_before_frame (tell_view, self);
}

static PwCamera
fitted (PwPlane *self)
{
  PwPlanePrivate *priv = pw_plane_private (self);
  PwCamera camera = priv->camera;
  PwSquares all = cells_of (self);

  pw_camera_fit (&camera, pw_squares_are_none (&priv->fit_to) ? &all : &priv->fit_to, FIT_MARGIN);
  return camera;
}

/**
 * pw_plane_fit:
 * @self: a plane
 *
 * Makes all of it fit, also when there is more of it, until somebody zooms or scrolls.
 */
void
pw_plane_fit (PwPlane *self)
{
  g_return_if_fail (PW_IS_PLANE (self));
  pw_plane_private (self)->fits = TRUE;
  set_camera (self, fitted (self));
}

/**
 * pw_plane_set_fit_to:
 * @self: a plane
 * @cells: (nullable): what is made to fit; %NULL: all that lies there
 */
void
pw_plane_set_fit_to (PwPlane *self, const PwSquares *cells)
{
  g_return_if_fail (PW_IS_PLANE (self));
  pw_plane_private (self)->fit_to = cells ? *cells : (PwSquares){ 0, 0, 0, 0 };
  touch (self);
}

/* Somebody moves the picture: it is theirs from now on. */
static void
take_over (PwPlane *self, PwCamera camera)
{
  PwSquares cells = cells_of (self);

  pw_camera_limit (&camera, &cells);
  pw_plane_private (self)->fits = FALSE;
  zoom_camera (self, camera);
}

/**
 * pw_plane_zoom_to:
 * @self: a plane
 * @px: the side of a square, in pixels
 * @across: a point of the screen, that stays where it is as far as the limits of scrolling allow
 * @down: a point of the screen
 */
void
pw_plane_zoom_to (PwPlane *self, int px, double across, double down)
{
  PwCamera camera;

  g_return_if_fail (PW_IS_PLANE (self));
  camera = pw_plane_private (self)->camera;
  pw_camera_zoom_at (&camera, px, across, down);
  take_over (self, camera);
}

/**
 * pw_plane_zoom:
 * @self: a plane
 * @step: 1 for larger, -1 for smaller
 *
 * Zooms by a step, at the focused space where that is seen, else at the middle.
 */
void
pw_plane_zoom (PwPlane *self, int step)
{
  GtkWidget *child;
  PwCamera *camera;
  double across, down;

  g_return_if_fail (PW_IS_PLANE (self));
  camera = &pw_plane_private (self)->camera;
  child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  across = camera->width / 2.0;
  down = camera->height / 2.0;
  if (child && PW_IS_SPACE (child))
    {
      double x, y;

      pw_space_get_middle (PW_SPACE (child), &x, &y);
      if (x >= 0 && y >= 0 && x < camera->width && y < camera->height)
        {
          across = x;
          down = y;
        }
    }
  pw_plane_zoom_to (self, pw_camera_step (camera->px, step), across, down);
}

/**
 * pw_plane_scroll:
 * @self: a plane
 * @across: pixels that the view goes to the right
 * @down: pixels that it goes down
 */
void
pw_plane_scroll (PwPlane *self, double across, double down)
{
  PwCamera camera;

  g_return_if_fail (PW_IS_PLANE (self));
  camera = pw_plane_private (self)->camera;
  pw_camera_scroll (&camera, across, down);
  take_over (self, camera);
}

/**
 * pw_plane_turn:
 * @self: a plane
 * @step: quarter turns clockwise, or back where negative
 */
void
pw_plane_turn (PwPlane *self, int step)
{
  PwCamera camera;

  g_return_if_fail (PW_IS_PLANE (self));
  camera = pw_plane_private (self)->camera;
  camera.turn = (camera.turn + (guint) (step % 4 + 4)) % 4;
  set_camera (self, camera);
}

/**
 * pw_plane_show:
 * @self: a plane
 * @x: a square
 * @y: a square
 *
 * Scrolls as far as is needed to see the square with a quarter of one round it, where not all of it is seen. How large all is does not
 * change.
 */
void
pw_plane_show (PwPlane *self, int x, int y)
{
  PwCamera camera, before;

  g_return_if_fail (PW_IS_PLANE (self));
  camera = before = pw_plane_private (self)->camera;
  if (!pw_plane_private (self)->placed)
    return;
  /* What was made to fit is seen. */
  pw_camera_reveal (&camera, x, y, FIT_MARGIN);
  if (camera.x == before.x && camera.y == before.y)
    return;
  pw_camera_reveal (&camera, x, y, MAX (PW_PLANE_RING + 3, camera.px / 4.0));
  take_over (self, camera);
}

/* -- Layout ---------------------------------------------------------------------------------------------- */

static void
pw_plane_place (PwSpaceGroup *group, int width, int height)
{
  PwPlane *self = PW_PLANE (group);
  PwPlanePrivate *priv = pw_plane_private (self);
  PwCamera camera = priv->camera;
  PwSquares cells = cells_of (self);

  pw_plane_sharpen (self);
  camera.width = width;
  camera.height = height;
  priv->placed = TRUE;
  set_camera (self, camera);
  if (priv->fits)
    {
      set_camera (self, fitted (self));
    }
  else
    {
      camera = priv->camera;
      pw_camera_limit (&camera, &cells);
      set_camera (self, camera);
    }
  for (guint i = 0; i < priv->spaces->len; i++)
    {
      PwSpace *space = priv->spaces->pdata[i];
      double across, down;
      int x, y;

      pw_plane_get_square (space, &x, &y);
      pw_camera_to_screen (&priv->camera, x + 0.5, y + 0.5, &across, &down);
      pw_space_set_box (space, priv->camera.px, priv->camera.px);
      pw_space_allocate (space, across, down);
    }
  pw_plane_place_parts (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (priv->moved)
    {
      priv->moved = FALSE;
      pw_before_frame (tell_view, self);
    }
}

/**
 * pw_plane_set_typing:
 * @self: a plane
 * @typing: something is being typed elsewhere
 *
 * While it is, + - 0 [ ] are typed too, and no keys of the plane.
 */
void
pw_plane_set_typing (PwPlane *self, gboolean typing)
{
  g_return_if_fail (PW_IS_PLANE (self));
  pw_plane_private (self)->typing = typing;
}

gboolean
pw_plane_get_typing (PwPlane *self)
{
  return pw_plane_private (self)->typing;
}

static void
pw_plane_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = 2 * *minimum;
}

static void
pw_plane_finalize (GObject *object)
{
  pw_before_frame_drop (pw_plane_follow_focus, object);
  pw_before_frame_drop (tell_view, object);
  pw_before_frame_drop (sharpen, object);
  g_ptr_array_unref (pw_plane_private (PW_PLANE (object))->spaces);
  G_OBJECT_CLASS (pw_plane_parent_class)->finalize (object);
}

static void
pw_plane_dispose (GObject *object)
{
  pw_before_frame_drop (sharpen, object);
  pw_before_frame_drop (pw_plane_follow_focus, object);
  g_ptr_array_set_size (pw_plane_private (PW_PLANE (object))->spaces, 0);
  pw_plane_private (PW_PLANE (object))->n_parts = 0;
  G_OBJECT_CLASS (pw_plane_parent_class)->dispose (object);
}

static void
pw_plane_class_init (PwPlaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  object_class->dispose = pw_plane_dispose;
  object_class->finalize = pw_plane_finalize;
  widget_class->snapshot = pw_plane_snapshot;
  widget_class->measure = pw_plane_measure;
  group_class->place = pw_plane_place;
  group_class->letters_are_typed = TRUE;

  signals[VIEW_CHANGED] = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  pw_plane_add_focus (klass);
  pw_plane_input_add_keys (widget_class);
}

static void
pw_plane_init (PwPlane *self)
{
  PwPlanePrivate *priv = pw_plane_private (self);

  priv->spaces = g_ptr_array_new ();
  priv->camera = (PwCamera){ .px = 64 };
  priv->fits = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  pw_theme_watch (GTK_WIDGET (self));
  pw_plane_input_add (self);
}
