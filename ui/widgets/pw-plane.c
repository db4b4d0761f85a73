/* pw-plane.c: a board without an end: spaces on squares that come and go, scrolled, zoomed and turned
 *
 * Only what is seen is drawn, and of that GTK draws anew what has changed: each space keeps its picture, and scrolling moves it.
 * Spaces are kept in the order of their squares, row by row, which finds one by halving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plane.h"

#include <math.h>

#include "pw-before-frame.h"
#include "pw-plane-far.h"
#include "pw-plane-input.h"
#include "pw-theme-watch.h"

/** FIT_MARGIN: pixels round all that lies there, when it is made to fit. */
#define FIT_MARGIN 7
/** RING: pixels that the ring of the focused space is outside of it. */
#define RING 6.0
/** PART_SHARE: how large a part of a square is, of its side. */
#define PART_SHARE 0.5
/** Least size, in pixels. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 160

typedef struct
{
  int x, y;
  gboolean set;
} Square;

typedef struct
{
  GPtrArray *spaces;            /* unowned, by their ids */
  PwCamera camera;
  gboolean fits;                /* all is made to fit, until somebody zooms */
  gboolean placed;              /* it has had a size */
  gboolean moved;               /* since "view-changed" was sent */
  gboolean typing;
  PwSpace *parts[PW_PLANE_PARTS]; /* of one square, unowned */
  guint n_parts;
  PwSquares fit_to;               /* what is made to fit; none: all */
  Square keys[PW_PLANE_KEYS];
} PwPlanePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (PwPlane, pw_plane, PW_TYPE_SPACE_GROUP)

static void drop_parts (PwPlane *self);
static void place_parts (PwPlane *self);

enum
{
  VIEW_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static PwPlanePrivate *
get_private (PwPlane *self)
{
  return pw_plane_get_instance_private (self);
}

/* -- Spaces by their squares ---------------------------------------------------------------------------- */

/** SQUARE_BITS, PART_BITS: of an id: y, x, part. Parts count from 1. */
#define SQUARE_BITS 14
#define PART_BITS 4

G_STATIC_ASSERT (2 * PW_PLANE_FAR <= 1 << SQUARE_BITS && PW_PLANE_PARTS < 1 << PART_BITS && 2 * SQUARE_BITS + PART_BITS <= 32);

/* Ids are in the order of rows, and of squares in them. */
static guint
id_of (int x, int y)
{
  return (guint) (y + PW_PLANE_FAR) << (SQUARE_BITS + PART_BITS) | (guint) (x + PW_PLANE_FAR) << PART_BITS;
}

/* Where the space with @id is, or would have to be put. */
static guint
find_index (PwPlane *self, guint id)
{
  GPtrArray *spaces = get_private (self)->spaces;
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
  return get_private (self)->spaces->len;
}

/* By rows, and from left to right in them. */
PwSpace *
pw_plane_nth (PwPlane *self, guint i)
{
  g_return_val_if_fail (i < pw_plane_count (self), NULL);
  return get_private (self)->spaces->pdata[i];
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
  GPtrArray *spaces = get_private (self)->spaces;
  guint i = find_index (self, id_of (x, y));

  if (i >= spaces->len || pw_space_get_id (spaces->pdata[i]) != id_of (x, y))
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
  PwPlanePrivate *priv = get_private (self);
  PwSpace *space = pw_plane_find (self, x, y);
  double across, down;

  g_return_val_if_fail (ABS (x) < PW_PLANE_FAR && ABS (y) < PW_PLANE_FAR, NULL);
  if (space)
    return space;
  space = pw_space_group_add (PW_SPACE_GROUP (self), id_of (x, y), pressable);
  g_ptr_array_insert (priv->spaces, (int) find_index (self, id_of (x, y)), space);
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
  if (get_private (self)->n_parts > 0 && pw_space_get_id (get_private (self)->parts[0]) == id_of (x, y) + 1)
    drop_parts (self);
  g_ptr_array_remove_index (get_private (self)->spaces, find_index (self, id_of (x, y)));
  pw_space_group_remove (PW_SPACE_GROUP (self), id_of (x, y));
  touch (self);
}

static gboolean
is_empty (PwSpace *space)
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

      if (is_empty (pw_plane_nth (self, i)))
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
  return &get_private (self)->camera;
}

/* All is made to fit, and will be when there is more. */
gboolean
pw_plane_get_fits (PwPlane *self)
{
  g_return_val_if_fail (PW_IS_PLANE (self), FALSE);
  return get_private (self)->fits;
}

/* Sees what @camera does from now on. */
static void
set_camera (PwPlane *self, PwCamera camera)
{
  PwPlanePrivate *priv = get_private (self);
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

static PwCamera
fitted (PwPlane *self)
{
  PwPlanePrivate *priv = get_private (self);
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
  get_private (self)->fits = TRUE;
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
  get_private (self)->fit_to = cells ? *cells : (PwSquares){ 0, 0, 0, 0 };
  touch (self);
}

/* Somebody moves the picture: it is theirs from now on. */
static void
take_over (PwPlane *self, PwCamera camera)
{
  PwSquares cells = cells_of (self);

  pw_camera_limit (&camera, &cells);
  get_private (self)->fits = FALSE;
  set_camera (self, camera);
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
  camera = get_private (self)->camera;
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
  camera = &get_private (self)->camera;
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
  camera = get_private (self)->camera;
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
  camera = get_private (self)->camera;
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
  camera = before = get_private (self)->camera;
  if (!get_private (self)->placed)
    return;
  /* What was made to fit is seen. */
  pw_camera_reveal (&camera, x, y, FIT_MARGIN);
  if (camera.x == before.x && camera.y == before.y)
    return;
  pw_camera_reveal (&camera, x, y, MAX (RING + 3, camera.px / 4.0));
  take_over (self, camera);
}

static gboolean
go (PwSpace *space)
{
  return space && gtk_widget_grab_focus (GTK_WIDGET (space));
}

static PwSpace *
find_focused (PwPlane *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child && PW_IS_SPACE (child) ? PW_SPACE (child) : NULL;
}

/* The ring of what has the focus: twice, to be seen on anything. */
static void
draw_rings (PwPen *pen, double half)
{
  for (guint i = 0; i < 2; i++)
    {
      pw_pen_box (pen, -half, -half, 2 * half, 2 * half, 8);
      pw_pen_paint (pen, PW_PEN_NONE, i ? PW_COLOR_TEXT : PW_COLOR_CARD, i ? 2.5 : 6);
    }
}

/* -- Parts of a square ----------------------------------------------------------------------------------- */

/* Nothing but the ring: what is there is drawn already. */
static void
draw_part (PwPen *pen, const PwPiece *piece)
{
  if (piece->flags & PW_PIECE_FOCUS)
    draw_rings (pen, piece->size / 2 - 3);
}

static double
part_size (PwPlane *self)
{
  return MAX (24, get_private (self)->camera.px * PART_SHARE);
}

static void
place_parts (PwPlane *self)
{
  PwPlanePrivate *priv = get_private (self);

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

static void
drop_parts (PwPlane *self)
{
  PwPlanePrivate *priv = get_private (self);

  while (priv->n_parts > 0)
    {
      priv->n_parts--;
      pw_space_group_remove (PW_SPACE_GROUP (self), pw_space_get_id (priv->parts[priv->n_parts]));
    }
}

static void
make_parts (PwPlane *self, int x, int y)
{
  PwPlanePrivate *priv = get_private (self);
  PwPlaneClass *klass = PW_PLANE_GET_CLASS (self);
  guint n = klass->count_parts && klass->write_part ? MIN (klass->count_parts (self, x, y), PW_PLANE_PARTS) : 0;

  drop_parts (self);
  for (guint i = 0; i < n; i++)
    {
      PwPiece piece;

      pw_piece_init (&piece, PW_PIECE_CARD, part_size (self));
      piece.draw = draw_part;
      priv->parts[i] = pw_space_group_add (PW_SPACE_GROUP (self), id_of (x, y) + i + 1, TRUE);
      pw_space_set_piece (priv->parts[i], &piece);
    }
  priv->n_parts = n;
  place_parts (self);
}

/* The parts are those of the square that has the focus. */
static void
follow_focus (gpointer data)
{
  PwPlane *self = data;
  PwPlanePrivate *priv = get_private (self);
  PwSpace *focused = find_focused (self);
  int x, y, to_x, to_y;

  if (!focused || priv->n_parts == 0)
    return;
  pw_plane_get_square (priv->parts[0], &x, &y);
  pw_plane_get_square (focused, &to_x, &to_y);
  if (x != to_x || y != to_y)
    drop_parts (self);
}

/* Tab, from a square into its parts, through them, and out; FALSE where it leads out. */
static gboolean
step_parts (PwPlane *self, PwSpace *from, int step)
{
  PwPlanePrivate *priv = get_private (self);
  int part = pw_plane_get_part (from), x, y;

  pw_plane_get_square (from, &x, &y);
  if (part < 0 && step < 0)
    return FALSE;
  if (part < 0)
    make_parts (self, x, y);
  part += step;
  if (part < 0)
    return go (pw_plane_find (self, x, y));
  return part < (int) priv->n_parts && go (priv->parts[part]);
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
  priv = get_private (self);
  klass = PW_PLANE_GET_CLASS (self);
  if (priv->n_parts == 0)
    return;
  pw_plane_get_square (priv->parts[0], &x, &y);
  if (pw_plane_find (self, x, y) && klass->count_parts (self, x, y) == priv->n_parts)
    place_parts (self);
  else
    drop_parts (self);
}

/* Escape. */
gboolean
pw_plane_leave_parts (PwPlane *self)
{
  PwSpace *focused = find_focused (self);
  int x, y;

  if (!focused || pw_plane_get_part (focused) < 0)
    return FALSE;
  pw_plane_get_square (focused, &x, &y);
  return go (pw_plane_find (self, x, y));
}

/* -- Layout ---------------------------------------------------------------------------------------------- */

static void
pw_plane_place (PwSpaceGroup *group, int width, int height)
{
  PwPlane *self = PW_PLANE (group);
  PwPlanePrivate *priv = get_private (self);
  PwCamera camera = priv->camera;
  PwSquares cells = cells_of (self);

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
  place_parts (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (priv->moved)
    {
      priv->moved = FALSE;
      g_signal_emit (self, signals[VIEW_CHANGED], 0);
    }
}

/* -- Focus --------------------------------------------------------------------------------------------------- */

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
      if (aside != 0 || along <= 0 || along >= best || is_empty (space))
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
  PwSpace *from = find_focused (self);
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
        return step_parts (self, from, direction == GTK_DIR_TAB_FORWARD ? 1 : -1);
      break;
    default: break;
    }
  if (!from || (dx == 0 && dy == 0) || !gtk_widget_get_can_focus (widget))
    return GTK_WIDGET_CLASS (pw_plane_parent_class)->focus (widget, direction);
  pw_camera_turn_vector (4 - get_private (self)->camera.turn % 4, &dx, &dy);
  go (find_along (self, from, (int) lround (dx), (int) lround (dy)));
  return TRUE;
}

/* Whoever comes to a space sees it. */
static void
pw_plane_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  int x, y;

  GTK_WIDGET_CLASS (pw_plane_parent_class)->set_focus_child (widget, child);
  if (!child || !PW_IS_SPACE (child))
    return;
  pw_plane_get_square (PW_SPACE (child), &x, &y);
  pw_plane_show (PW_PLANE (widget), x, y);
  /* Not now: what loses the focus may be one of them. */
  pw_before_frame (follow_focus, widget);
}

/* Home and End. */
static PwSpace *
pw_plane_find_end (PwSpaceGroup *group, PwSpace *from, int step)
{
  const Square *square = &get_private (PW_PLANE (group))->keys[step > 0 ? PW_PLANE_END : PW_PLANE_HOME];

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
  get_private (self)->keys[key] = (Square){ x, y, TRUE };
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
  from = find_focused (self);
  at = from && (pw_space_peek_piece (from)->flags & PW_PIECE_LEGAL) ? pw_space_peek_piece (from)->keycap * step : G_MININT;
  for (guint i = 0; i < pw_plane_count (self); i++)
    {
      PwSpace *space = pw_plane_nth (self, i);
      const PwPiece *piece = pw_space_peek_piece (space);
      int number = piece->keycap * step;

      if (is_empty (space) || !(piece->flags & PW_PIECE_LEGAL))
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
  return go (found ? found : first);
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
  get_private (self)->typing = typing;
}

gboolean
pw_plane_get_typing (PwPlane *self)
{
  return get_private (self)->typing;
}

/* -- Drawing --------------------------------------------------------------------------------------------------- */

static void
draw_ring (PwPen *pen, const PwPiece *piece)
{
  draw_rings (pen, piece->size / 2 - 3);
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

  pw_camera_to_screen (&get_private (self)->camera, x, y, &across, &down);
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
  PwSpace *focused = find_focused (self);

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
  PwSpace *focused = find_focused (self);
  PwPiece piece;
  int x, y;

  if (!focused || is_empty (focused) || !(pw_space_peek_piece (focused)->flags & PW_PIECE_STILL) ||
      !gtk_widget_has_focus (GTK_WIDGET (focused)) ||
      !(gtk_widget_get_state_flags (GTK_WIDGET (focused)) & GTK_STATE_FLAG_FOCUS_VISIBLE))
    return;
  pw_plane_get_square (focused, &x, &y);
  pw_piece_init (&piece, PW_PIECE_CARD, get_private (self)->camera.px + 2 * (RING + 3));
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
pw_plane_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PwPlane *self = PW_PLANE (widget);
  PwSquares seen;

  /* Rings and halos reach into the squares beside. */
  pw_camera_see (&get_private (self)->camera, RING + 4, &seen);
  draw_layer (self, snapshot, PW_PLANE_GROUND, &seen);
  draw_spaces (self, snapshot, &seen, FALSE);
  draw_layer (self, snapshot, PW_PLANE_OVER, &seen);
  draw_spaces (self, snapshot, &seen, TRUE);
  draw_focus (self, snapshot);
  draw_layer (self, snapshot, PW_PLANE_TOP, &seen);
  for (guint i = 0; i < get_private (self)->n_parts; i++)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (get_private (self)->parts[i]), snapshot);
  pw_plane_far_draw (self, snapshot);
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
  pw_before_frame_drop (follow_focus, object);
  g_ptr_array_unref (get_private (PW_PLANE (object))->spaces);
  G_OBJECT_CLASS (pw_plane_parent_class)->finalize (object);
}

static void
pw_plane_dispose (GObject *object)
{
  pw_before_frame_drop (follow_focus, object);
  g_ptr_array_set_size (get_private (PW_PLANE (object))->spaces, 0);
  get_private (PW_PLANE (object))->n_parts = 0;
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
  widget_class->focus = pw_plane_focus;
  widget_class->set_focus_child = pw_plane_set_focus_child;
  widget_class->snapshot = pw_plane_snapshot;
  widget_class->measure = pw_plane_measure;
  group_class->place = pw_plane_place;
  group_class->find_end = pw_plane_find_end;
  group_class->letters_are_typed = TRUE;

  signals[VIEW_CHANGED] = g_signal_new ("view-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  pw_plane_input_add_keys (widget_class);
}

static void
pw_plane_init (PwPlane *self)
{
  PwPlanePrivate *priv = get_private (self);

  priv->spaces = g_ptr_array_new ();
  priv->camera = (PwCamera){ .px = 64 };
  priv->fits = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  pw_theme_watch (GTK_WIDGET (self));
  pw_plane_input_add (self);
}
