/* pw-shield.c: heraldic shields: a number in a field, a charge above it
 *
 * All measures are shares of the width. Three divisions of the field tell three groups apart without
 * colour: party, with a chevron, with a bend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-shield.h"

/* From this width on the charge has room above the number. */
#define CHARGED 30.0
/* Lines are given in pixels for shields up to this width, and grow with larger ones. */
#define THIN 44.0

static void
outline (PwPen *pen, double w)
{
  double x = w / 2, top = -w * PW_SHIELD_HEIGHT / 2, bottom = -top, r = w * 0.08;
  cairo_t *cr = pen->cr;

  cairo_new_sub_path (cr);
  cairo_arc (cr, -x + r, top + r, r, G_PI, 1.5 * G_PI);
  cairo_arc (cr, x - r, top + r, r, 1.5 * G_PI, 2 * G_PI);
  cairo_line_to (cr, x, top + w * 0.5);
  cairo_curve_to (cr, x, bottom - w * 0.28, w * 0.24, bottom - w * 0.08, 0, bottom);
  cairo_curve_to (cr, -w * 0.24, bottom - w * 0.08, -x, bottom - w * 0.28, -x, top + w * 0.5);
  cairo_close_path (cr);
}

/* The part of the field that is darker, by group. */
static void
divide (PwPen *pen, double w, guint group)
{
  double h = w * PW_SHIELD_HEIGHT;
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  outline (pen, w);
  cairo_clip (cr);
  switch (group)
    {
    case 1: /* per pale */ cairo_rectangle (cr, 0, -h / 2, w / 2, h); break;
    case 2: /* a chevron */
      cairo_move_to (cr, -w / 2, h * 0.34);
      cairo_line_to (cr, 0, -h * 0.06);
      cairo_line_to (cr, w / 2, h * 0.34);
      cairo_line_to (cr, w / 2, h);
      cairo_line_to (cr, -w / 2, h);
      cairo_close_path (cr);
      break;
    case 3: /* a bend */
      cairo_move_to (cr, -w / 2, -h / 2);
      cairo_line_to (cr, -w * 0.1, -h / 2);
      cairo_line_to (cr, w / 2, h * 0.1);
      cairo_line_to (cr, w / 2, h / 2);
      cairo_close_path (cr);
      break;
    default: break;
    }
  pw_pen_color (pen, PW_COLOR_TEXT, 0.13);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
ring (PwPen *pen, double w, PwColor color, double width)
{
  outline (pen, w);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, width);
}

/* A small one on something else: its number alone; 0: not known which. */
void
pw_shield_draw_badge (PwPen *pen, double cx, double cy, double width, guint number)
{
  char text[12] = "?";

  if (number > 0)
    g_snprintf (text, sizeof text, "%u", number);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, cx, cy);
  outline (pen, width);
  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  pw_pen_paint (pen, PW_COLOR_CARD, PW_COLOR_TEXT, MAX (1.2, width * 0.06));
  pw_pen_text (pen, 0, -width * 0.04, 0.5, text, width * 0.6, 800, PW_COLOR_TEXT);
  cairo_restore (pen->cr);
}

/* PW_PIECE_SHIELD */
void
pw_shield_draw (PwPen *pen, const PwPiece *piece)
{
  double w = piece->size, line = MAX (1, w / THIN);
  gboolean lit = (piece->flags & PW_PIECE_LEGAL) != 0, selected = (piece->flags & PW_PIECE_SELECTED) != 0;
  gboolean charged = w >= CHARGED && piece->icon[0] != '\0';

  cairo_set_line_join (pen->cr, CAIRO_LINE_JOIN_ROUND);
  if (selected)
    {
      ring (pen, w + 4 * line, PW_COLOR_WINDOW, 3 * line);
      ring (pen, w + 8 * line, PW_COLOR_GLOW, 3 * line);
    }
  outline (pen, w - 1.5 * line);
  pw_pen_mix (pen, PW_COLOR_CARD, PW_COLOR_TEXT, (piece->flags & PW_PIECE_HOVER) != 0 ? 0.08 : 0);
  cairo_fill (pen->cr);
  divide (pen, w - 1.5 * line, piece->count);
  ring (pen, w - 1.5 * line, lit ? PW_COLOR_GLOW : PW_COLOR_TEXT, (lit ? 2.5 : 1.5) * line);
  if (charged)
    {
      pw_pen_icon (pen, piece->icon, 0, -w * 0.24, w * 0.46, PW_COLOR_TEXT, 1);
      pw_pen_text (pen, 0, w * 0.22, 0.5, piece->label, w * 0.36, 800, PW_COLOR_TEXT);
    }
  else
    {
      pw_pen_text (pen, 0, -w * 0.05, 0.5, piece->label, w * 0.6, 800, PW_COLOR_TEXT);
    }
  if (piece->keycap != 0)
    pw_pen_keycap (pen, -w * 0.5, -w * 0.5, 15 * line, piece->keycap);
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      ring (pen, w + 2 * line, PW_COLOR_CARD, 5 * line);
      ring (pen, w + 2 * line, PW_COLOR_TEXT, 2.5 * line);
    }
}
