/* cb-route-board.c: the trade route above a duchy: its spaces from the left, three to a tile
 *
 * One line where there is room; where the spaces would be too small to be read, the tiles stand in two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-board.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "games/burgundy/modules/cb-routes.h"
#include "pw-theme-watch.h"

/* Widths of a space in pixels: from the first to the second, to be seen from afar to the third; under the
 * fourth there are two lines. */
#define MIN_SIZE 15.0
#define MAX_SIZE 36.0
#define FAR_SIZE 90.0
#define READABLE 19.0
#define LOW_SIZE 26.0           /* the widest of two lines */
/* Height of a space for its width: small ones need more, or what is printed there could not be read. */
#define ASPECT 1.26
#define SMALL_ASPECT 1.5
#define SMALL 28.0
/* Round all of it, round the spaces of a tile, between them, between tiles, in pixels. */
#define MARGIN 5.0
#define PAD 3.0
#define GAP 2.0
#define TILE_GAP 4.0

/** Shape: how many lines, of how many tiles at most, and the width of a space. */
typedef struct
{
  guint lines, tiles;
  double size;
} Shape;

struct _CbRouteBoard
{
  PwSpaceGroup parent_instance;

  PwBoardViewer *viewer;
  double most;                  /* the widest space */
  Shape shape;                  /* as it is drawn */
  double left, top;             /* corner of the first tile */
};

G_DEFINE_FINAL_TYPE (CbRouteBoard, cb_route_board, PW_TYPE_SPACE_GROUP)

static guint
get_tiles (CbRouteBoard *self)
{
  return cb_viewer_get_view (self->viewer)->n_route / CB_ROUTE_SPACES;
}

/* The width of a space where @n tiles share @width. */
static double
size_for (CbRouteBoard *self,
          guint         n,
          double        width)
{
  double rest = width - 2 * MARGIN - n * (2 * PAD + (CB_ROUTE_SPACES - 1) * GAP) - (n - 1) * TILE_GAP;

  return CLAMP (floor (rest / (n * CB_ROUTE_SPACES)), MIN_SIZE, self->most);
}

static double
tile_width (double size)
{
  return CB_ROUTE_SPACES * size + (CB_ROUTE_SPACES - 1) * GAP + 2 * PAD;
}

static double
space_height (double size)
{
  return round (size * (size < SMALL ? SMALL_ASPECT : ASPECT));
}

static double
tile_height (double size)
{
  return space_height (size) + 2 * PAD;
}

/* Lines and sizes for @width pixels. */
static Shape
fit (CbRouteBoard *self,
     double        width)
{
  guint tiles = get_tiles (self), half = (tiles + 1) / 2;
  Shape shape = { 1, tiles, size_for (self, tiles, width) };

  if (shape.size < READABLE)
    shape = (Shape){ 2, half, MIN (LOW_SIZE, size_for (self, half, width)) };
  return shape;
}

static double
get_height (Shape shape)
{
  return shape.lines * tile_height (shape.size) + (shape.lines - 1) * TILE_GAP + 2 * MARGIN;
}

static double
least_size (Shape shape)
{
  return shape.lines == 1 ? READABLE : MIN_SIZE;
}

/* The least of that many lines: a smaller space is not always a lower one. */
static double
least_height (Shape shape)
{
  double least = get_height (shape);

  for (; shape.size >= least_size (shape); shape.size--)
    least = MIN (least, get_height (shape));
  return least;
}

/* What was just read off a tile is kept for later games: nobody wants to be asked again. */
static void
learn (PwSession *session)
{
  const PwHistory *history = pw_session_get_history (session);
  guint at = pw_history_get_cursor (history);
  const PwMove *move = at ? pw_history_get_move (history, at - 1) : NULL;
  const CbState *state = pw_history_get_state (history, at);

  if (move && move->kind == CB_KIND_PRINTED)
    {
      guint tile = (guint) move->args[CB_ROUTE_ARG_TILE] - 1, space = (guint) move->args[CB_ROUTE_ARG_SPACE] - 1;

      cb_route_store_learn (tile, space, &state->routes.faces[tile][space]);
    }
}

static void
on_session_changed (PwSession    *session,
                    PwChange      change,
                    CbRouteBoard *self)
{
  learn (session);
}

static void
on_changed (PwBoardViewer *viewer,
            CbRouteBoard  *self)
{
  const CbView *view = cb_viewer_get_view (viewer);
  const PwSetup *setup = pw_session_get_setup (pw_board_viewer_get_session (viewer));
  g_autofree char *name = NULL;

  for (guint i = 0; i < view->n_route; i++)
    {
      PwSpace *space = pw_space_group_find (PW_SPACE_GROUP (self), i);
      PwPiece piece;

      cb_piece_route (&piece, &view->route[i]);
      pw_space_set_piece (space, &piece);
      pw_space_set_name (space, view->route[i].spot.name);
      gtk_widget_set_has_tooltip (GTK_WIDGET (space), TRUE);
    }
  /* Translators: "Ana, trade route, 4 of 15 spaces filled" */
  name = g_strdup_printf (_("%s, trade route, %u of %u spaces filled"), pw_setup_name (setup, view->seat), view->n_laid,
                          view->n_route);
  pw_space_group_set_name (PW_SPACE_GROUP (self), name);
  /* The tiles depend on nothing but the room there is. */
  pw_space_group_keep_drawing (PW_SPACE_GROUP (self), &view->n_route, sizeof view->n_route);
}

static void
cb_route_board_place (PwSpaceGroup *group,
                    int           width,
                    int           height)
{
  CbRouteBoard *self = CB_ROUTE_BOARD (group);
  double wide, step_x, step_y;

  self->shape = fit (self, width);
  while (self->shape.size > least_size (self->shape) && get_height (self->shape) > height)
    self->shape.size--;
  wide = tile_width (self->shape.size);
  step_x = wide + TILE_GAP;
  step_y = tile_height (self->shape.size) + TILE_GAP;
  self->left = floor ((width - (self->shape.tiles * step_x - TILE_GAP)) / 2);
  self->top = floor ((height - (self->shape.lines * step_y - TILE_GAP)) / 2);
  for (guint i = 0; i < cb_viewer_get_view (self->viewer)->n_route; i++)
    {
      PwSpace *space = pw_space_group_find (group, i);
      guint tile = i / CB_ROUTE_SPACES;
      double x = self->left + tile % self->shape.tiles * step_x + PAD + i % CB_ROUTE_SPACES * (self->shape.size + GAP);
      double y = self->top + tile / self->shape.tiles * step_y + PAD;

      pw_space_set_box (space, self->shape.size, space_height (self->shape.size));
      pw_space_allocate (space, x + self->shape.size / 2, y + space_height (self->shape.size) / 2);
    }
}

/* The tiles under their spaces. */
static void
cb_route_board_draw (PwSpaceGroup *group,
                   GtkSnapshot  *snapshot,
                   PwLayer       layer)
{
  CbRouteBoard *self = CB_ROUTE_BOARD (group);
  GtkWidget *widget = GTK_WIDGET (group);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget));
  PwPen pen = { .theme = pw_palette_theme (), .pango = gtk_widget_get_pango_context (widget) };
  double wide = tile_width (self->shape.size), high = tile_height (self->shape.size);

  if (layer != PW_LAYER_GROUND || self->shape.tiles == 0)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < get_tiles (self); i++)
    {
      pw_pen_box (&pen, self->left + i % self->shape.tiles * (wide + TILE_GAP) + 0.5,
                  self->top + i / self->shape.tiles * (high + TILE_GAP) + 0.5, wide - 1, high - 1, 8);
      pw_pen_paint (&pen, PW_COLOR_LAND, PW_COLOR_LINE, 1);
    }
  cairo_destroy (pen.cr);
}

static void
cb_route_board_pressed (PwSpaceGroup *group,
                      PwSpace      *space)
{
  pw_board_viewer_press (CB_ROUTE_BOARD (group)->viewer, CB_PLACE_ROUTE, pw_space_get_id (space));
}

static char *
cb_route_board_rules (PwSpaceGroup  *group,
                      PwSpace       *space,
                      const PwGame **game)
{
  return pw_board_viewer_explain (CB_ROUTE_BOARD (group)->viewer, CB_PLACE_ROUTE, pw_space_get_id (space), game);
}

static GtkSizeRequestMode
cb_route_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
cb_route_board_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  CbRouteBoard *self = CB_ROUTE_BOARD (widget);
  guint n = get_tiles (self), half = (n + 1) / 2;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceil (half * tile_width (MIN_SIZE) + (half - 1) * TILE_GAP + 2 * MARGIN);
      *natural = (int) ceil (n * tile_width (self->most) + (n - 1) * TILE_GAP + 2 * MARGIN);
    }
  else
    {
      Shape shape = fit (self, for_size > 0 ? for_size : 1e4);

      *natural = (int) ceil (get_height (shape));
      /* A wider row likes to be higher, but can do with less. */
      *minimum = (int) ceil (least_height (shape));
    }
}

static void
cb_route_board_finalize (GObject *object)
{
  g_clear_object (&CB_ROUTE_BOARD (object)->viewer);
  G_OBJECT_CLASS (cb_route_board_parent_class)->finalize (object);
}

static void
cb_route_board_class_init (CbRouteBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  PwSpaceGroupClass *group_class = PW_SPACE_GROUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_route_board_finalize;
  widget_class->get_request_mode = cb_route_board_get_request_mode;
  widget_class->measure = cb_route_board_measure;
  group_class->place = cb_route_board_place;
  group_class->draw = cb_route_board_draw;
  group_class->pressed = cb_route_board_pressed;
  group_class->rules = cb_route_board_rules;
}

static void
cb_route_board_init (CbRouteBoard *self)
{
  self->most = MAX_SIZE;
  pw_theme_watch (GTK_WIDGET (self));
}

/**
 * cb_route_board_new:
 * @viewer: whose; of a game with trade routes
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
cb_route_board_new (PwBoardViewer *viewer)
{
  CbRouteBoard *self = g_object_new (CB_TYPE_ROUTE_BOARD, NULL);

  self->viewer = g_object_ref (viewer);
  for (guint i = 0; i < cb_viewer_get_view (viewer)->n_route; i++)
    pw_space_group_add (PW_SPACE_GROUP (self), i, TRUE);
  g_signal_connect_object (viewer, "changed", G_CALLBACK (on_changed), self, 0);
  /* Not before a frame, by when the next move may have been played. */
  g_signal_connect_object (pw_board_viewer_get_session (viewer), "changed", G_CALLBACK (on_session_changed), self, 0);
  learn (pw_board_viewer_get_session (viewer));
  on_changed (viewer, self);
  return GTK_WIDGET (self);
}

/**
 * cb_route_board_set_far:
 * @self: a row
 *
 * To be seen from afar: as large as its width.
 */
void
cb_route_board_set_far (CbRouteBoard *self)
{
  self->most = FAR_SIZE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
