/* cc-pieces.c: what lies and stands on the landscape, as pieces: tiles, figures and what lights a feature
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-pieces.h"

#include <math.h>
#include <string.h>

#include "cc-pads.h"

/** PAD_OPACITY: of the ground under a figure that may be put there, and FAINT of the figure. */
#define PAD_OPACITY 0.72
#define FAINT 0.8
/** PAD_FIGURES_FROM: pixels of its radius from which a pad has a figure and its key; below it the marker alone. */
#define PAD_FIGURES_FROM 11

/** Look: what the drawings below are told, in PwPiece.data. */
typedef struct
{
  guint8 kind, turn, segment, side;
  guint8 figure, faint;
  guint8 chosen, over, road;
} Look;

G_STATIC_ASSERT (sizeof (Look) <= PW_PIECE_DATA);

static Look
look_of (const PwPiece *piece)
{
  Look look;

  memcpy (&look, piece->data, sizeof look);
  return look;
}

static void
begin (PwPiece *piece, double size, PwPieceDraw draw, const Look *look)
{
  pw_piece_init (piece, PW_PIECE_CARD, size);
  piece->height = piece->size;
  piece->draw = draw;
  memcpy (piece->data, look, sizeof *look);
}

/* -- Tiles ------------------------------------------------------------------------------------------ */

static void
draw_tile (PwPen *pen, const PwPiece *piece)
{
  Look look = look_of (piece);
  double px = piece->size, half = px / 2;

  cc_draw_tile (pen, -half, -half, px, look.kind, look.turn, TRUE);
  if (piece->flags & PW_PIECE_CORRECTED)
    pw_pen_warning (pen, half - px * 0.13, -half + px * 0.13, MAX (5, px * 0.10));
}

/**
 * cc_piece_tile:
 * @piece: (out): the piece
 * @px: its side, in pixels
 * @kind: a kind of tile
 * @turn: quarter turns clockwise
 * @corrected: with the triangle of what is not as the rules have it
 */
void
cc_piece_tile (PwPiece *piece, double px, guint kind, guint turn, gboolean corrected)
{
  Look look = { .kind = (guint8) kind, .turn = (guint8) (turn % CC_TURNS) };

  begin (piece, px, draw_tile, &look);
  piece->flags = (guint16) (PW_PIECE_STILL | (corrected ? PW_PIECE_CORRECTED : 0));
}

/* -- Figures ------------------------------------------------------------------------------------------ */

/* What may be put there: smaller, so that those of all features find room beside each other, on ground of its own. */
static void
draw_pad (PwPen *pen, const PwPiece *piece, const Look *look)
{
  double r = cc_piece_pad_radius (piece->size);

  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, r, 0, 2 * G_PI);
  pw_pen_color (pen, PW_COLOR_CARD, PAD_OPACITY);
  cairo_fill_preserve (pen->cr);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_GLOW, 1.5);
  cairo_push_group (pen->cr);
  if (r >= PAD_FIGURES_FROM)
    cc_draw_figure (pen, 0, 0, r * 1.5, (CcDrawFigure) look->figure, piece->number, NULL);
  else
    cc_draw_marker (pen, 0, 0, r * 0.7, (CcDrawFigure) look->figure, piece->number);
  cairo_pop_group_to_source (pen->cr);
  cairo_paint_with_alpha (pen->cr, FAINT);
}

static void
draw_figure (PwPen *pen, const PwPiece *piece)
{
  Look look = look_of (piece);
  double px = piece->size;

  if (look.faint)
    {
      draw_pad (pen, piece, &look);
      return;
    }
  if (px >= CC_FIGURES_FROM)
    cc_draw_figure (pen, 0, 0, px * 0.40, (CcDrawFigure) look.figure, piece->number, piece->label);
  else
    cc_draw_marker (pen, 0, 0, MAX (4, px * 0.17), (CcDrawFigure) look.figure, piece->number);
}

/**
 * cc_piece_figure:
 * @piece: (out): the piece; its middle is the spot
 * @px: the side of a tile, in pixels
 * @figure: what stands there, and whose it is
 */
void
cc_piece_figure (PwPiece *piece, double px, const CcSeenFigure *figure)
{
  Look look = { .figure = figure->figure, .faint = figure->faint != FALSE };

  begin (piece, px, draw_figure, &look);
  piece->number = figure->marker;
  pw_piece_set_label (piece, figure->initial);
}

/* Of the ground under a figure that may be put on a tile of @px pixels. */
double
cc_piece_pad_radius (double px)
{
  return MAX (PAD_LEAST, px * PAD_SHARE);
}

static void
draw_key (PwPen *pen, const PwPiece *piece)
{
  pw_pen_keycap (pen, 0, 0, cc_pads_key_side (cc_piece_pad_radius (piece->size)), piece->number);
}

/**
 * cc_piece_key:
 * @piece: (out): the piece
 * @px: the side of a tile, in pixels
 * @key: the number that puts a figure there
 *
 * Returns: whether there is room for it; too small a pad has none
 */
gboolean
cc_piece_key (PwPiece *piece, double px, guint key)
{
  if (cc_piece_pad_radius (px) < PAD_FIGURES_FROM)
    return FALSE;
  begin (piece, px, draw_key, &(Look){ 0 });
  piece->number = (guint8) key;
  return TRUE;
}

/* -- Marks on tiles -------------------------------------------------------------------------------------- */

static void
disc (PwPen *pen, double r, PwColor edge, double width)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, r, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_CARD, (int) edge, width);
}

static void
draw_tick (PwPen *pen, const PwPiece *piece)
{
  double r = MAX (6, piece->size * 0.10);

  disc (pen, r, PW_COLOR_GOOD, 1.5);
  cc_draw_sign (pen, CC_SIGN_TICK, 0, 0, r * 1.44, PW_COLOR_GOOD);
}

/* Of a city that is complete, for those who count the cities of a field. */
void
cc_piece_tick (PwPiece *piece, double px)
{
  begin (piece, px, draw_tick, &(Look){ 0 });
}

static PwColor
color_of (const Look *look)
{
  return look->chosen ? PW_COLOR_GLOW : PW_COLOR_TEXT;
}

static void
draw_field (PwPen *pen, const PwPiece *piece)
{
  Look look = look_of (piece);
  double r = MAX (7, piece->size * 0.11);

  disc (pen, r, color_of (&look), 2.5);
  cc_draw_sign (pen, CC_SIGN_FIELD, 0, 0, r * 1.24, PW_COLOR_TEXT);
}

/* On each segment of a field that is lit. */
void
cc_piece_field (PwPiece *piece, double px, gboolean chosen)
{
  begin (piece, px, draw_field, &(Look){ .chosen = chosen != FALSE });
}

static void
draw_area (PwPen *pen, const PwPiece *piece)
{
  Look look = look_of (piece);
  const guint8 *map = cc_shape_map (look.kind);
  cairo_surface_t *mask = cairo_image_surface_create (CAIRO_FORMAT_A8, CC_MAP, CC_MAP);
  guchar *pixels = cairo_image_surface_get_data (mask);
  int stride = cairo_image_surface_get_stride (mask);

  for (int y = 0; y < CC_MAP; y++)
    for (int x = 0; x < CC_MAP; x++)
      pixels[y * stride + x] = map[y * CC_MAP + x] == look.segment ? 255 : 0;
  cairo_surface_mark_dirty (mask);
  cairo_save (pen->cr);
  cairo_rotate (pen->cr, look.turn * G_PI_2);
  cairo_scale (pen->cr, piece->size / CC_MAP, piece->size / CC_MAP);
  cairo_rectangle (pen->cr, -CC_MAP / 2.0, -CC_MAP / 2.0, CC_MAP, CC_MAP);
  cairo_clip (pen->cr);
  pw_pen_color (pen, color_of (&look), look.chosen || cc_color_is_high (pen->theme) ? 0.32 : 0.18);
  cairo_mask_surface (pen->cr, mask, -CC_MAP / 2.0, -CC_MAP / 2.0);
  cairo_restore (pen->cr);
  cairo_surface_destroy (mask);
}

/* All of a field on its tile, for those who ask where it ends. */
void
cc_piece_area (PwPiece *piece, double px, guint kind, guint turn, guint segment, gboolean chosen)
{
  Look look = { .kind = (guint8) kind, .turn = (guint8) (turn % CC_TURNS), .segment = (guint8) segment };

  look.chosen = chosen != FALSE;
  begin (piece, px, draw_area, &look);
}

static void
draw_last (PwPen *pen, const PwPiece *piece)
{
  static const int corners[][2] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };
  double half = piece->size / 2, arm = piece->size * 0.2;

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_SQUARE);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
        {
          double x = corners[i][0] * half, y = corners[i][1] * half;

          cairo_move_to (pen->cr, x - corners[i][0] * arm, y);
          cairo_line_to (pen->cr, x, y);
          cairo_line_to (pen->cr, x, y - corners[i][1] * arm);
        }
      pw_pen_paint (pen, PW_PEN_NONE, pass ? PW_COLOR_TEXT : PW_COLOR_CARD, (pass ? 2.5 : 6) * MAX (1, piece->size / 96));
    }
}

/* Brackets round the tile that was placed last. */
void
cc_piece_last (PwPiece *piece, double px)
{
  begin (piece, px, draw_last, &(Look){ 0 });
}

static void
draw_nine (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 9, 6 };
  Look look = look_of (piece);
  double half = piece->size / 2 - 2;

  for (guint pass = 0; pass < 2; pass++)
    {
      if (pass)
        cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
      pw_pen_box (pen, -half, -half, 2 * half, 2 * half, 6);
      pw_pen_paint (pen, PW_PEN_NONE, (int) (pass ? color_of (&look) : PW_COLOR_CARD), pass ? 3 : 6);
    }
}

/* The square of nine round a monastery that is lit; its middle is that of the monastery's tile. */
void
cc_piece_nine (PwPiece *piece, double px, gboolean chosen)
{
  begin (piece, 3 * px, draw_nine, &(Look){ .chosen = chosen != FALSE });
}

/* -- Walls and roads that are lit ------------------------------------------------------------------------------ */

/* A road that ends in a village or monastery is lit up to it. */
static CcCurve
road_to_its_end (guint kind, guint segment)
{
  const CcShape *shape = cc_shape (kind);
  CcCurve road = shape->roads[segment];
  guint end = cc_tile (kind)->segments[segment].end;
  double r = end == CC_END_VILLAGE ? CC_VILLAGE_RADIUS : CC_YARD_RADIUS, d, share;
  CcPoint a = road.p[0], b = road.p[3];

  if (end != CC_END_VILLAGE && end != CC_END_MONASTERY)
    return road;
  d = hypot (a.x - b.x, a.y - b.y);
  share = (d - r) / d;
  for (guint i = 0; i < 4; i++)
    road.p[i] = (CcPoint){ a.x + (b.x - a.x) * share * i / 3, a.y + (b.y - a.y) * share * i / 3 };
  return road;
}

/* From the tile's unit to pixels, in its turn. */
static void
append (cairo_t *cr, const CcCurve *curve, double px, guint turn)
{
  CcCurve on_screen;

  for (guint i = 0; i < 4; i++)
    {
      CcPoint p = cc_point_turned (curve->p[i], turn);

      on_screen.p[i] = (CcPoint){ (p.x - 0.5) * px, (p.y - 0.5) * px };
    }
  cc_draw_curve (cr, &on_screen);
}

static void
draw_lit_road (PwPen *pen, const PwPiece *piece, const Look *look)
{
  CcCurve road = road_to_its_end (look->kind, look->segment);
  double width = piece->size * CC_CASING_WIDTH;

  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_BUTT);
  append (pen->cr, &road, piece->size, look->turn);
  if (!look->over)
    {
      pw_pen_paint (pen, PW_PEN_NONE, (int) color_of (look), width + (cc_color_is_high (pen->theme) ? 8 : 5));
      return;
    }
  cc_color_set (pen, CC_COLOR_ROAD, 1);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
}

static void
draw_line (PwPen *pen, const PwPiece *piece)
{
  Look look = look_of (piece);
  const CcOutline *city = &cc_shape (look.kind)->cities[look.segment];
  /* Of large tiles the merlons are wider than the lines. */
  double width = cc_color_is_high (pen->theme) ? 5 : 3, under = MAX (width + 3.5, piece->size * CC_MERLON_WIDTH + 1);

  if (cc_tile (look.kind)->segments[look.segment].sort == CC_ROAD)
    {
      draw_lit_road (pen, piece, &look);
      return;
    }
  for (guint i = 0; i < city->n; i++)
    if (city->walls >> i & 1)
      append (pen->cr, &city->curves[i], piece->size, look.turn);
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  pw_pen_paint (pen, PW_PEN_NONE, (int) (look.over ? color_of (&look) : PW_COLOR_CARD), look.over ? width : under);
}

/**
 * cc_piece_line:
 * @piece: (out): the piece
 * @px: the side of the tile, in pixels
 * @kind: a kind of tile
 * @turn: quarter turns clockwise
 * @segment: a city or a road
 * @chosen: the feature is chosen, else pointed at
 * @over: the second of two lines: first all that lie under are drawn, then all over them
 */
void
cc_piece_line (PwPiece *piece, double px, guint kind, guint turn, guint segment, gboolean chosen, gboolean over)
{
  Look look = { .kind = (guint8) kind, .turn = (guint8) (turn % CC_TURNS), .segment = (guint8) segment };

  look.chosen = chosen != FALSE;
  look.over = over != FALSE;
  begin (piece, px, draw_line, &look);
}

static void
draw_opening (PwPen *pen, const PwPiece *piece)
{
  static const double dashes[] = { 5, 4 };
  Look look = look_of (piece);
  double from = look.road ? 0.36 : 0.12;
  CcPoint a = cc_point_turned ((CcPoint){ from, 0.02 }, look.side), b = cc_point_turned ((CcPoint){ 1 - from, 0.02 }, look.side);

  if (look.over)
    cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (pen->cr, (a.x - 0.5) * piece->size, (a.y - 0.5) * piece->size);
  cairo_line_to (pen->cr, (b.x - 0.5) * piece->size, (b.y - 0.5) * piece->size);
  pw_pen_paint (pen, PW_PEN_NONE, (int) (look.over ? color_of (&look) : PW_COLOR_CARD), look.over ? 3 : 6);
}

/* Where a feature that is lit is open, on @side as the screen shows it. */
void
cc_piece_opening (PwPiece *piece, double px, guint side, gboolean road, gboolean chosen, gboolean over)
{
  begin (piece, px, draw_opening,
         &(Look){ .side = (guint8) (side % CC_SIDES), .road = road != FALSE, .chosen = chosen != FALSE, .over = over != FALSE });
}
