/* cb-route-board.c: the trade route above a duchy: its spaces from the left, three to a tile
 *
 * One line where there is room; where the spaces would be too small to be read, the tiles stand in two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-route-board.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "cb-pieces.h"
#include "cb-viewer.h"
#include "games/burgundy/modules/cb-routes.h"

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

static guint
get_tiles (const CbView *view)
{
  return view->n_route / CB_ROUTE_SPACES;
}

/* The width of a space where @n tiles share @width; the part's size is the widest. */
static double
size_for (const PwBoardPartInput *in, guint n, double width)
{
  double rest = width - 2 * MARGIN - n * (2 * PAD + (CB_ROUTE_SPACES - 1) * GAP) - (n - 1) * TILE_GAP;

  return CLAMP (floor (rest / (n * CB_ROUTE_SPACES)), MIN_SIZE, in->size);
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
fit (const PwBoardPartInput *in, double width)
{
  guint tiles = get_tiles (in->view), half = (tiles + 1) / 2;
  Shape shape = { 1, tiles, size_for (in, tiles, width) };

  if (shape.size < READABLE)
    shape = (Shape){ 2, half, MIN (LOW_SIZE, size_for (in, half, width)) };
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

/* The shape in a part of that size, and the corner of its first tile. */
static Shape
shape_in (const PwBoardPartInput *in, double width, double height, double *left, double *top)
{
  Shape shape = fit (in, width);

  while (shape.size > least_size (shape) && get_height (shape) > height)
    shape.size--;
  *left = floor ((width - (shape.tiles * (tile_width (shape.size) + TILE_GAP) - TILE_GAP)) / 2);
  *top = floor ((height - (shape.lines * (tile_height (shape.size) + TILE_GAP) - TILE_GAP)) / 2);
  return shape;
}

/* -- The part ----------------------------------------------------------------------------- */

static guint
count_route (const PwBoardPartInput *in)
{
  return ((const CbView *) in->view)->n_route;
}

static const char *
write_route (const PwBoardPartInput *in, guint i, PwPiece *piece)
{
  const CbViewRoute *route = &((const CbView *) in->view)->route[i];

  cb_piece_route (piece, route);
  return route->spot.name;
}

static void
layout_route (const PwBoardPartInput *in, guint i, double width, double height, PwBoardBox *box)
{
  double left, top;
  Shape shape = shape_in (in, width, height, &left, &top);
  guint tile = i / CB_ROUTE_SPACES;
  double x = left + tile % shape.tiles * (tile_width (shape.size) + TILE_GAP) + PAD + i % CB_ROUTE_SPACES * (shape.size + GAP);
  double y = top + tile / shape.tiles * (tile_height (shape.size) + TILE_GAP) + PAD;

  *box = (PwBoardBox){ x + shape.size / 2, y + space_height (shape.size) / 2, shape.size, space_height (shape.size) };
}

/* A wider row likes to be higher, but can do with less. */
static void
measure_route (const PwBoardPartInput *in, int width, int *minimum, int *natural)
{
  Shape shape = fit (in, width);

  *minimum = (int) ceil (least_height (shape));
  *natural = (int) ceil (get_height (shape));
}

static void
widths_route (const PwBoardPartInput *in, int *minimum, int *natural)
{
  guint n = get_tiles (in->view), half = (n + 1) / 2;

  *minimum = (int) ceil (half * tile_width (MIN_SIZE) + (half - 1) * TILE_GAP + 2 * MARGIN);
  *natural = (int) ceil (n * tile_width (in->size) + (n - 1) * TILE_GAP + 2 * MARGIN);
}

static char *
title_route (const PwBoardPartInput *in)
{
  const CbView *view = in->view;

  /* Translators: "Ana, trade route, 4 of 15 spaces filled" */
  return g_strdup_printf (_("%s, trade route, %u of %u spaces filled"), pw_setup_name (in->setup, view->seat), view->n_laid,
                          view->n_route);
}

/* The tiles under their spaces. */
static void
draw_route (const PwBoardPartInput *in, PwPen *pen, double width, double height)
{
  double left, top;
  Shape shape = shape_in (in, width, height, &left, &top);
  double wide = tile_width (shape.size), high = tile_height (shape.size);

  for (guint i = 0; i < get_tiles (in->view); i++)
    {
      pw_pen_box (pen, left + i % shape.tiles * (wide + TILE_GAP) + 0.5, top + i / shape.tiles * (high + TILE_GAP) + 0.5,
                  wide - 1, high - 1, 8);
      pw_pen_paint (pen, PW_COLOR_LAND, PW_COLOR_LINE, 1);
    }
}

/* Else they depend on nothing but the room there is. */
static gsize
key_route (const PwBoardPartInput *in, guint8 key[PW_PART_KEY])
{
  key[0] = (guint8) count_route (in);
  return 1;
}

const PwBoardPartKind cb_part_route = {
  .title = title_route,
  .flags = PW_PART_PRESSABLE | PW_PART_NAMED,
  .place = CB_PLACE_ROUTE,
  .n = CB_VIEW_ROUTE,
  .count = count_route,
  .write = write_route,
  .layout = layout_route,
  .measure = measure_route,
  .widths = widths_route,
  .draw = draw_route,
  .key = key_route,
  .size = MAX_SIZE,
};

/* -- What is printed on it ------------------------------------------------------------------ */

/** Learned: a space of which this game has said what is on it. */
typedef struct
{
  guint tile, at;               /* from 0 */
  CbRouteSpace space;           /* as it stands in the game */
  gboolean kept;                /* for later games, and by this one */
} Learned;

/* What was learned while @session was open: one list for all boards that show it. */
static GArray *
learned_of (PwSession *session)
{
  GArray *learned = g_object_get_data (G_OBJECT (session), "cb-routes-learned");

  if (!learned)
    {
      learned = g_array_new (FALSE, TRUE, sizeof (Learned));
      g_object_set_data_full (G_OBJECT (session), "cb-routes-learned", learned, (GDestroyNotify) g_array_unref);
    }
  return learned;
}

/* What was taken back since, or corrected, was not so: it is forgotten, and what stands there now is kept. */
static void
follow (Learned *one, const CbState *state)
{
  const CbRouteSpace *now = &state->routes.faces[one->tile][one->at];

  if (memcmp (&one->space, now, sizeof *now) == 0)
    return;
  if (one->kept)
    cb_route_store_forget (one->tile, one->at, &one->space);
  one->space = *now;
  one->kept = cb_route_store_learn (one->tile, one->at, now);
}

/* What was just read off a tile is kept for later games: nobody wants to be asked again. */
static void
learn (PwSession *session)
{
  const PwHistory *history = pw_session_get_history (session);
  guint at = pw_history_get_cursor (history);
  const PwMove *move = at ? pw_history_get_move (history, at - 1) : NULL;
  const CbState *state = pw_history_get_state (history, at);
  GArray *learned = learned_of (session);
  gboolean met = FALSE;
  Learned asked = { 0 };

  if (move && move->kind == CB_KIND_PRINTED)
    {
      asked.tile = (guint) move->args[CB_ROUTE_ARG_TILE] - 1;
      asked.at = (guint) move->args[CB_ROUTE_ARG_SPACE] - 1;
    }
  for (guint i = 0; i < learned->len; i++)
    {
      Learned *one = &g_array_index (learned, Learned, i);

      met |= one->tile == asked.tile && one->at == asked.at;
      follow (one, state);
    }
  if (!met && move && move->kind == CB_KIND_PRINTED)
    {
      follow (&asked, state);
      g_array_append_val (learned, asked);
    }
}

static void
on_session_changed (PwSession *session, PwChange change, GtkWidget *part)
{
  learn (session);
}

/**
 * cb_route_board_new:
 * @viewer: whose; of a game with trade routes
 * @far: it is seen from afar: as large as its width
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
cb_route_board_new (PwBoardViewer *viewer, gboolean far)
{
  PwSession *session = pw_board_viewer_get_session (viewer);
  GtkWidget *part = pw_board_part_new (viewer, &cb_part_route);

  if (far)
    pw_board_part_set_size (PW_BOARD_PART (part), FAR_SIZE);
  /* Not before a frame, by when the next move may have been played. */
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), part, 0);
  learn (session);
  return part;
}
