/* pw-marker.c: players' markers: disc, square, triangle, diamond, pentagon, star, each with an initial
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-marker.h"

#include <math.h>
#include <string.h>

/* How far the next marker of a stack stands above the one below, in spot diameters. */
#define STEP 0.6
#define SHAPES 6

/**
 * pw_marker_initial:
 * @name: a player's name
 * @out: (out): its first letter, as a string
 */
void
pw_marker_initial (const char *name,
                   char        out[8])
{
  memset (out, 0, 8);
  if (name != NULL && *name != '\0')
    g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), out);
}

/* A star with @points points; @hollow is the radius between them: cos (pi / points) of @radius makes it a polygon. */
static void
draw_star (cairo_t *cr,
           double   cx,
           double   cy,
           double   radius,
           guint    points,
           double   hollow)
{
  guint i;

  for (i = 0; i < 2 * points; i++)
    {
      double r = i % 2 == 0 ? radius : hollow, angle = -G_PI_2 + i * G_PI / points;

      cairo_line_to (cr, cx + r * cos (angle), cy + r * sin (angle));
    }
  cairo_close_path (cr);
}

/* What is written on a marker: how far below its middle, and how large. */
typedef struct
{
  double down, size;
} Writing;

/* The path of a marker, for one of the shapes. */
static Writing
append_shape (PwPen *pen,
              double cx,
              double cy,
              double r,
              guint  shape)
{
  cairo_t *cr = pen->cr;
  Writing writing = { 0, r * 1.1 };

  switch (shape)
    {
    case 0:
      cairo_new_sub_path (cr);
      cairo_arc (cr, cx, cy, r, 0, 2 * G_PI);
      break;
    case 1: pw_pen_box (pen, cx - r * 0.9, cy - r * 0.9, r * 1.8, r * 1.8, r * 0.22); break;
    case 2:
      cairo_move_to (cr, cx, cy - r * 1.15);
      cairo_line_to (cr, cx + r * 1.15, cy + r * 0.9);
      cairo_line_to (cr, cx - r * 1.15, cy + r * 0.9);
      cairo_close_path (cr);
      writing = (Writing){ r * 0.22, r * 0.95 };
      break;
    case 4: draw_star (cr, cx, cy + r * 0.06, r * 1.15, 5, r * 1.15 * cos (G_PI / 5)); break;
    case 5: draw_star (cr, cx, cy, r * 1.25, 8, r * 0.92); break;
    default:
      cairo_move_to (cr, cx, cy - r * 1.2);
      cairo_line_to (cr, cx + r * 1.2, cy);
      cairo_line_to (cr, cx, cy + r * 1.2);
      cairo_line_to (cr, cx - r * 1.2, cy);
      cairo_close_path (cr);
      break;
    }
  return writing;
}

/**
 * pw_marker_draw:
 * @pen: the pen
 * @cx: the middle
 * @cy: the middle
 * @radius: half its height
 * @marker: 1 to %PW_MAX_PLAYERS: shape and colour; never colour alone
 * @initial: (nullable): what to write on it
 */
void
pw_marker_draw (PwPen      *pen,
                double      cx,
                double      cy,
                double      radius,
                guint       marker,
                const char *initial)
{
  guint shape = (MAX (marker, 1) - 1) % SHAPES;
  Writing writing;

  cairo_new_path (pen->cr);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  writing = append_shape (pen, cx, cy, radius, shape);
  pw_pen_paint (pen, (int) PW_PLAYER (shape + 1), PW_COLOR_CARD, 1.5);
  if (initial != NULL && *initial != '\0' && radius >= 7)
    pw_pen_text (pen, cx, cy + writing.down, 0.5, initial, writing.size, 700, PW_COLOR_PLAYER_FG);
}

/**
 * pw_marker_draw_plain:
 * @pen: the pen
 * @cx: the middle
 * @cy: the middle
 * @radius: half its height
 * @marker: 1 to %PW_MAX_PLAYERS: its shape
 * @fill: instead of the player's colour
 * @edge: the colour of its edge, or %PW_PEN_NONE
 * @width: of its edge
 *
 * Draws the shape alone, for something that has the player's colour already, or is an outline.
 */
void
pw_marker_draw_plain (PwPen  *pen,
                      double  cx,
                      double  cy,
                      double  radius,
                      guint   marker,
                      int     fill,
                      int     edge,
                      double  width)
{
  cairo_new_path (pen->cr);
  append_shape (pen, cx, cy, radius, (MAX (marker, 1) - 1) % SHAPES);
  pw_pen_paint (pen, fill, edge, width);
}

static guint
count (const PwPiece *spot)
{
  guint n = 0;

  while (n < G_N_ELEMENTS (spot->list) && spot->list[n] != 0)
    n++;
  return n;
}

/* How far the markers on a spot reach above its middle. */
double
pw_marker_stack_height (const PwPiece *spot)
{
  guint n = count (spot);

  return n == 0 ? 0 : spot->size * (STEP * (n - 1) + 0.5);
}

static void
circle (PwPen *pen,
        double radius)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, 0, 0, radius, 0, 2 * G_PI);
}

/* PW_PIECE_MARKER and PW_PIECE_SPOT */
void
pw_marker_draw_piece (PwPen         *pen,
                      const PwPiece *piece)
{
  double radius = piece->size / 2;
  guint i, n = count (piece);
  char text[8];

  if (piece->kind == PW_PIECE_MARKER)
    {
      pw_marker_draw (pen, 0, 0, piece->size, piece->number, piece->label);
      return;
    }

  circle (pen, radius);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_COLOR_STRONG, 1.2);
  if (n == 0)
    {
      g_snprintf (text, sizeof text, "%u", piece->number);
      pw_pen_text (pen, 0, 0, 0.5, text, piece->size * 0.48, 700, PW_COLOR_DIM);
    }
  for (i = 0; i < n; i++)
    pw_marker_draw (pen, 0, -STEP * piece->size * i, piece->size * 0.42, piece->list[i], piece->initials[i]);
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      circle (pen, radius + 1);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 5);
      circle (pen, radius + 1);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}
