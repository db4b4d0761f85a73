/* pw-card.c: the ground and the rings of a card, whatever is drawn on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-card.h"

#define HALO 5.0
#define RING 2.5

/* A box @out pixels larger than the card on every side. */
static void
outline (PwPen         *pen,
         const PwPiece *piece,
         double         radius,
         double         out)
{
  double w = piece->size + 2 * out, h = piece->height + 2 * out;

  pw_pen_box (pen, -w / 2, -h / 2, w, h, MAX (radius + out, 1));
}

/**
 * pw_card_draw_ground:
 * @pen: the pen
 * @piece: a card
 * @fill: its colour
 * @edge: the colour of its edge, or %PW_PEN_NONE
 * @width: of the edge, in pixels
 * @radius: of its corners, in pixels
 *
 * Draws what lies under the drawing: the halo of a card that may be chosen, and the card.
 */
void
pw_card_draw_ground (PwPen         *pen,
                     const PwPiece *piece,
                     int            fill,
                     int            edge,
                     double         width,
                     double         radius)
{
  if ((piece->flags & PW_PIECE_LEGAL) != 0)
    {
      outline (pen, piece, radius, HALO);
      pw_pen_color (pen, PW_COLOR_GLOW, 0.22);
      cairo_fill (pen->cr);
    }
  if ((piece->flags & PW_PIECE_SELECTED) != 0)
    {
      outline (pen, piece, radius, 4);
      pw_pen_paint (pen, PW_COLOR_GLOW, PW_PEN_NONE, 0);
      outline (pen, piece, radius, 1.5);
      pw_pen_paint (pen, PW_COLOR_WINDOW, PW_PEN_NONE, 0);
    }
  outline (pen, piece, radius, 0);
  pw_pen_paint (pen, fill, PW_PEN_NONE, 0);
  if (edge != PW_PEN_NONE)
    {
      outline (pen, piece, radius, -width / 2);
      pw_pen_paint (pen, PW_PEN_NONE, edge, width);
    }
  if ((piece->flags & PW_PIECE_HOVER) != 0)
    {
      outline (pen, piece, radius, 0);
      pw_pen_color (pen, PW_COLOR_TEXT, 0.08);
      cairo_fill (pen->cr);
    }
}

/**
 * pw_card_draw_state:
 * @pen: the pen
 * @piece: a card
 * @radius: of its corners, in pixels
 *
 * Draws what lies over the drawing: the rings of its states and its key.
 */
void
pw_card_draw_state (PwPen         *pen,
                    const PwPiece *piece,
                    double         radius)
{
  double w = piece->size / 2, h = piece->height / 2;

  if ((piece->flags & PW_PIECE_LEGAL) != 0)
    {
      outline (pen, piece, radius, -RING / 2);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_GLOW, RING);
    }
  if ((piece->flags & PW_PIECE_REFUSED) != 0)
    {
      static const double dash[] = { 6, 4 };

      cairo_set_dash (pen->cr, dash, 2, 0);
      outline (pen, piece, radius, -RING / 2);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_ERROR, RING);
      cairo_set_dash (pen->cr, NULL, 0, 0);
      cairo_arc (pen->cr, w - 2, -h + 2, 7, 0, 2 * G_PI);
      pw_pen_paint (pen, PW_COLOR_ERROR, PW_COLOR_CARD, 1.5);
      cairo_move_to (pen->cr, w - 5, -h - 1);
      cairo_line_to (pen->cr, w + 1, -h + 5);
      cairo_move_to (pen->cr, w + 1, -h - 1);
      cairo_line_to (pen->cr, w - 5, -h + 5);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 2);
    }
  if ((piece->flags & PW_PIECE_CORRECTED) != 0)
    pw_pen_warning (pen, w - 10, -h + 10, 6);
  if (piece->keycap != 0)
    pw_pen_keycap (pen, -w + 5, -h + 5, 17, piece->keycap);
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      outline (pen, piece, radius, 1);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_CARD, 5);
      outline (pen, piece, radius, 1);
      pw_pen_paint (pen, PW_PEN_NONE, PW_COLOR_TEXT, 2.5);
    }
}
