/* cc-pictures.c: little pictures beside words: tiles, edge patterns, goods, figures of a supply
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pictures.h"

#include "pw-sketch.h"

/** AWAY: how opaque a figure is in the supply that stands on the table. */
#define AWAY 0.24

/** Picture: what a sketch draws. */
typedef struct
{
  guint8 kind, turn;
  guint8 edges[CC_SIDES];
  guint8 good, sign, figure, marker;
  gboolean away;
} Picture;

static GtkWidget *
sketch (int width, int height, PwSketchFunc draw, const Picture *picture)
{
  return pw_sketch_new (width, height, draw, g_memdup2 (picture, sizeof *picture), g_free);
}

static void
draw_tile (PwPen *pen, double width, double height, gconstpointer data)
{
  const Picture *picture = data;
  double size = MIN (width, height);

  cc_draw_tile (pen, (width - size) / 2, (height - size) / 2, size, picture->kind, picture->turn, TRUE);
}

/**
 * cc_picture_tile:
 * @size: its side, in pixels
 * @kind: a kind of tile
 * @turn: quarter turns clockwise
 *
 * Returns: (transfer floating): its picture
 */
GtkWidget *
cc_picture_tile (int size, guint kind, guint turn)
{
  return sketch (size, size, draw_tile, &(Picture){ .kind = (guint8) kind, .turn = (guint8) (turn % CC_TURNS) });
}

/* Another tile in the place of the one that @picture shows, which cc_picture_tile() made. */
void
cc_picture_tile_set (GtkWidget *picture, guint kind, guint turn)
{
  Picture now = { .kind = (guint8) kind, .turn = (guint8) (turn % CC_TURNS) };

  pw_sketch_set_data (PW_SKETCH (picture), g_memdup2 (&now, sizeof now), g_free);
}

static void
draw_pattern (PwPen *pen, double width, double height, gconstpointer data)
{
  const Picture *picture = data;
  double size = MIN (width, height);

  cc_draw_pattern (pen, (width - size) / 2, (height - size) / 2, size, picture->edges);
}

/**
 * cc_picture_pattern:
 * @size: its side, in pixels
 * @edges: a #CcEdge for each side
 *
 * Returns: (transfer floating): the sign of all kinds with these edges
 */
GtkWidget *
cc_picture_pattern (int size, const guint8 edges[CC_SIDES])
{
  Picture picture = { 0 };

  for (guint side = 0; side < CC_SIDES; side++)
    picture.edges[side] = edges[side];
  return sketch (size, size, draw_pattern, &picture);
}

static void
draw_good (PwPen *pen, double width, double height, gconstpointer data)
{
  const Picture *picture = data;

  cc_draw_good (pen, width / 2, height / 2, MIN (width, height) - 1, (CcGood) picture->good);
}

/* A token of wine, grain or cloth. */
GtkWidget *
cc_picture_good (int size, CcGood good)
{
  return sketch (size, size, draw_good, &(Picture){ .good = (guint8) good });
}

static void
draw_sign (PwPen *pen, double width, double height, gconstpointer data)
{
  const Picture *picture = data;

  cc_draw_sign (pen, (CcSign) picture->sign, width / 2, height / 2, MIN (width, height), PW_COLOR_TEXT);
}

/* What a feature is, or a hammer, or a tick. */
GtkWidget *
cc_picture_sign (int size, CcSign sign)
{
  return sketch (size, size, draw_sign, &(Picture){ .sign = (guint8) sign });
}

/* What stands on the table is faint in the supply; with high contrast, where that could not be seen, a rim alone. */
static void
draw_figure (PwPen *pen, double width, double height, gconstpointer data)
{
  const Picture *picture = data;
  double size = height - 2, cx = width / 2 - (picture->figure == CC_DRAW_BUILDER ? 0.08 * size : 0);

  if (picture->away && cc_color_is_high (pen->theme))
    {
      cc_draw_figure_rim (pen, cx, height / 2, size, (CcDrawFigure) picture->figure, picture->marker);
      return;
    }
  if (picture->away)
    cairo_push_group (pen->cr);
  cc_draw_figure (pen, cx, height / 2, size, (CcDrawFigure) picture->figure, picture->marker, NULL);
  if (picture->away)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, AWAY);
    }
}

/**
 * cc_picture_figure:
 * @height: in pixels
 * @figure: what it is
 * @marker: whose, from 1
 * @away: it stands on the table: drawn faint
 *
 * Returns: (transfer floating): a figure of a player's supply
 */
GtkWidget *
cc_picture_figure (int height, CcDrawFigure figure, guint marker, gboolean away)
{
  double share = figure == CC_DRAW_FOLLOWER ? 0.72 : 1.22;
  Picture picture = { .figure = (guint8) figure, .marker = (guint8) marker, .away = away != FALSE };

  return sketch ((int) (height * share + 0.5), height, draw_figure, &picture);
}

static void
draw_game (PwPen *pen, double width, double height, gconstpointer data)
{
  double size = MIN (width, height) - 2, x = (width - size) / 2, y = (height - size) / 2;

  cairo_save (pen->cr);
  pw_pen_box (pen, x, y, size, size, size * 0.22);
  cairo_clip (pen->cr);
  cc_draw_tile (pen, x, y, size, cc_tiles_start (), 0, FALSE);
  cairo_restore (pen->cr);
  pw_pen_box (pen, x, y, size, size, size * 0.22);
  cc_color_set (pen, CC_COLOR_WALL, 1);
  cairo_set_line_width (pen->cr, 1.5);
  cairo_stroke (pen->cr);
}

/* The game's own picture: its start tile. */
GtkWidget *
cc_picture_game (int size)
{
  cc_tiles_load ();
  return sketch (size, size, draw_game, &(Picture){ 0 });
}
