/* pw-token.c: numbered coloured squares, and plain boxes with a label
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-token.h"

#define COLORS 6
/* Lines are given in pixels for tokens up to this size, and grow with larger ones. */
#define THIN 44.0

/* A token of @color (1 to 6) with its number; @x and @y are its corner. */
void
pw_token_draw_square (PwPen *pen,
                      double x,
                      double y,
                      double size,
                      guint  color)
{
  char text[12];

  g_return_if_fail (color >= 1 && color <= COLORS);

  g_snprintf (text, sizeof text, "%u", color);
  pw_pen_box (pen, x, y, size, size, size * 0.22);
  pw_pen_paint (pen, (int) PW_TOKEN (color), PW_COLOR_CARD, 1);
  pw_pen_text (pen, x + size / 2, y + size / 2, 0.5, text, size * 0.66, 700, PW_TOKEN_FG (color));
}

/* How many lie there, for tokens of @size whose lower right corner is @x, @y. */
void
pw_token_draw_badge (PwPen *pen,
                     double x,
                     double y,
                     double size,
                     guint  count)
{
  char text[12];
  double radius = size * 0.34;

  if (count < 2)
    return;
  g_snprintf (text, sizeof text, "%u", count);
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
  pw_pen_paint (pen, PW_COLOR_TEXT, PW_COLOR_CARD, 1);
  pw_pen_text (pen, x, y, 0.5, text, radius * 1.7, 800, PW_COLOR_CARD);
}

static void
draw_ring (PwPen  *pen,
           double  size,
           double  out,
           PwColor color,
           double  width)
{
  double line = MAX (1, size / THIN), o = out * line;

  pw_pen_box (pen, -size / 2 - o, -size / 2 - o, size + 2 * o, size + 2 * o, size * 0.22 + o);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, width * line);
}

static void
draw_token (PwPen         *pen,
            const PwPiece *piece)
{
  double size = piece->size, half = size / 2;
  char text[16];

  pw_token_draw_square (pen, -half, -half, size, piece->number);
  if (piece->count > 1)
    {
      /* U+00D7 MULTIPLICATION SIGN */
      g_snprintf (text, sizeof text, "\303\227%u", piece->count);
      /* On a small one the number would cover the colour. */
      if (size < PW_TOKEN_SMALL)
        pw_token_draw_badge (pen, half, half - size * 0.1, size, piece->count);
      else
        pw_pen_pill (pen, half - size * 0.22, half - 1, MAX (10.5, size * 0.33), text, PW_COLOR_CARD, PW_COLOR_TEXT,
                     PW_COLOR_TEXT);
    }
  if (piece->keycap != 0)
    pw_pen_keycap (pen, -half + 2, -half + 2, 17 * MAX (1, size / THIN), piece->keycap);
}

static void
draw_gap (PwPen         *pen,
          const PwPiece *piece)
{
  double line = MAX (1, piece->size / THIN), dash[] = { 3 * line, 2.5 * line };
  double size = piece->size - 1.5;

  cairo_set_dash (pen->cr, dash, 2, 0);
  pw_pen_box (pen, -size / 2, -size / 2, size, size, piece->size * 0.235);
  pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, piece->size < 24 ? 1.2 : 1.5 * line);
  cairo_set_dash (pen->cr, NULL, 0, 0);
}

/* A step of a track: past with a tick, present with a frame, to come with what it brings. */
static void
draw_box (PwPen         *pen,
          const PwPiece *piece)
{
  double size = piece->size, half = size / 2;

  if ((piece->flags & PW_PIECE_NOW) != 0)
    {
      pw_pen_box (pen, -half + 1, -half + 1, size - 2, size - 2, size * 0.24);
      pw_pen_paint (pen, PW_COLOR_ACCENT_SOFT, PW_COLOR_ACCENT, 2);
    }
  else
    {
      pw_pen_box (pen, -half, -half, size, size, size * 0.26);
      pw_pen_paint (pen, PW_COLOR_SUNKEN, PW_PEN_NONE, 0);
    }

  if ((piece->flags & PW_PIECE_DONE) != 0)
    {
      cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_SQUARE);
      cairo_move_to (pen->cr, -size * 0.14, size * 0.01);
      cairo_line_to (pen->cr, -size * 0.03, size * 0.12);
      cairo_line_to (pen->cr, size * 0.17, -size * 0.1);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_GOOD, 2.2);
    }
  else if (piece->number != 0)
    {
      pw_token_draw_square (pen, -size * 0.32, -size * 0.32, size * 0.64, piece->number);
    }
  else
    {
      pw_pen_text (pen, 0, 0, 0.5, piece->label, size * 0.47, 700,
                   (piece->flags & PW_PIECE_NOW) != 0 ? PW_COLOR_TEXT : PW_COLOR_DIM);
    }
}

static void
draw_step (PwPen         *pen,
           const PwPiece *piece)
{
  double w = piece->size, h = piece->height, size = h * 0.54, width;
  gboolean now = (piece->flags & PW_PIECE_NOW) != 0, done = (piece->flags & PW_PIECE_DONE) != 0;

  if (now)
    {
      pw_pen_box (pen, -w / 2, -h / 2, w, h, 7);
      pw_pen_paint (pen, PW_COLOR_ACCENT_BG, PW_PEN_NONE, 0);
    }
  else if (!done)
    {
      pw_pen_box (pen, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, 6.5);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_STRONG, 1);
    }
  width = pw_pen_text (pen, 0, 0, 0.5, piece->label, size, 700, now ? PW_COLOR_ACCENT_FG : done ? PW_COLOR_DIM : PW_COLOR_TEXT);
  if (done)
    {
      cairo_move_to (pen->cr, -width / 2 - 1, 0.5);
      cairo_line_to (pen->cr, width / 2 + 1, 0.5);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_DIM, 1.2);
    }
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      pw_pen_box (pen, -w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 8);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 5);
      pw_pen_box (pen, -w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 8);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}

/* PW_PIECE_TOKEN, PW_PIECE_TOKEN_GAP, PW_PIECE_BOX and PW_PIECE_STEP */
void
pw_token_draw (PwPen         *pen,
               const PwPiece *piece)
{
  if (piece->kind == PW_PIECE_STEP)
    {
      draw_step (pen, piece);
      return;
    }
  if ((piece->flags & PW_PIECE_SELECTED) != 0)
    {
      draw_ring (pen, piece->size, 2, PW_COLOR_WINDOW, 3);
      draw_ring (pen, piece->size, 4, PW_COLOR_GLOW, 3);
    }
  if (piece->kind == PW_PIECE_BOX)
    draw_box (pen, piece);
  else if (piece->kind == PW_PIECE_TOKEN_GAP)
    draw_gap (pen, piece);
  else
    draw_token (pen, piece);
  if ((piece->flags & PW_PIECE_HOVER) != 0)
    {
      pw_pen_box (pen, -piece->size / 2, -piece->size / 2, piece->size, piece->size, piece->size * 0.22);
      pw_pen_color (pen, PW_COLOR_TEXT, 0.08);
      cairo_fill (pen->cr);
    }
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      draw_ring (pen, piece->size, 1, PW_COLOR_CARD, 5);
      draw_ring (pen, piece->size, 1, PW_COLOR_TEXT, 2.5);
    }
}
