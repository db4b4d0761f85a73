/* pw-card.c: the ground and the rings of a card, whatever is drawn on it; how spots are lit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-card.h"

#include "core/pw-view-input.h"

#define HALO 5.0
#define RING 2.5

/**
 * pw_piece_light:
 * @piece: what lies on a spot
 * @flags: of the spot: #PwSpotFlags; a game's own are passed over
 *
 * Lights it as all games do.
 */
void
pw_piece_light (PwPiece *piece, guint32 flags)
{
  static const struct
  {
    guint32 spot;
    guint16 piece;
  } lights[] = {
    { PW_SPOT_LEGAL, PW_PIECE_LEGAL },
    { PW_SPOT_SELECTED, PW_PIECE_SELECTED },
    { PW_SPOT_REFUSED, PW_PIECE_REFUSED },
    { PW_SPOT_DONE, PW_PIECE_DONE },
    { PW_SPOT_NOW, PW_PIECE_NOW },
    { PW_SPOT_NOT_CHECKED, PW_PIECE_UNCHECKED },
    { PW_SPOT_PLAYED_SO, PW_PIECE_CORRECTED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    if (flags & lights[i].spot)
      piece->flags |= lights[i].piece;
}

/**
 * pw_card_init:
 * @piece: (out): a card
 * @flags: of its spot: see pw_piece_light()
 * @draw: draws it
 *
 * Its size is what its part gives it.
 */
void
pw_card_init (PwPiece *piece, guint32 flags, PwPieceDraw draw)
{
  pw_piece_init (piece, PW_PIECE_CARD, 1);
  piece->height = 1;
  piece->draw = draw;
  pw_piece_light (piece, flags);
}

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
