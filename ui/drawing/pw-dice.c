/* pw-dice.c: dice with pips
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-dice.h"

/* Opacity of a die that was used. */
#define USED 0.38
/* Lines are given in pixels for dice up to this size, and grow with larger ones. */
#define THIN 50.0

typedef struct
{
  guint8 n;
  float at[6][2];               /* on a grid of 24 */
} Pips;

static const Pips pips[7] = {
  { 0, { { 0 } } },
  { 1, { { 12, 12 } } },
  { 2, { { 7.2f, 16.8f }, { 16.8f, 7.2f } } },
  { 3, { { 6.8f, 17.2f }, { 12, 12 }, { 17.2f, 6.8f } } },
  { 4, { { 7, 7 }, { 17, 7 }, { 7, 17 }, { 17, 17 } } },
  { 5, { { 6.8f, 6.8f }, { 17.2f, 6.8f }, { 12, 12 }, { 6.8f, 17.2f }, { 17.2f, 17.2f } } },
  { 6, { { 7, 6.2f }, { 7, 12 }, { 7, 17.8f }, { 17, 6.2f }, { 17, 12 }, { 17, 17.8f } } },
};

/* The face of a die; @value 0 is one not rolled yet. */
void
pw_dice_draw_face (PwPen *pen,
                   double cx,
                   double cy,
                   double size,
                   guint  value)
{
  double x = cx - size / 2, y = cy - size / 2, unit = size / 24;
  guint i;

  pw_pen_box (pen, x, y, size, size, size * 0.2);
  pw_pen_paint (pen, PW_COLOR_DIE, PW_COLOR_STRONG, MAX (1, size * 0.035));
  if (value > 6)
    return;
  for (i = 0; i < pips[value].n; i++)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, x + pips[value].at[i][0] * unit, y + pips[value].at[i][1] * unit, 2.3 * unit, 0, 2 * G_PI);
    }
  pw_pen_paint (pen, PW_COLOR_PIP, PW_PEN_NONE, 0);
}

static void
ring (PwPen  *pen,
      double  size,
      double  out,
      PwColor color,
      double  width)
{
  double line = MAX (1, size / THIN), o = out * line;

  pw_pen_box (pen, -size / 2 - o, -size / 2 - o, size + 2 * o, size + 2 * o, size * 0.2 + o);
  pw_pen_paint (pen, PW_PEN_NONE, (int) color, width * line);
}

/* PW_PIECE_DIE */
void
pw_dice_draw (PwPen         *pen,
              const PwPiece *piece)
{
  double size = piece->size;

  if ((piece->flags & PW_PIECE_SELECTED) != 0)
    ring (pen, size, size < 24 ? 3 : 4.5, PW_COLOR_GLOW, size < 24 ? 2 : 3);
  if ((piece->flags & PW_PIECE_DIM) != 0)
    cairo_push_group (pen->cr);
  pw_dice_draw_face (pen, 0, 0, size, piece->number);
  if ((piece->flags & PW_PIECE_HOVER) != 0)
    {
      pw_pen_box (pen, -size / 2, -size / 2, size, size, size * 0.2);
      pw_pen_color (pen, PW_COLOR_PIP, 0.08);
      cairo_fill (pen->cr);
    }
  if ((piece->flags & PW_PIECE_DIM) != 0)
    {
      cairo_pop_group_to_source (pen->cr);
      cairo_paint_with_alpha (pen->cr, USED);
    }
  if (piece->keycap != 0)
    pw_pen_keycap (pen, -size / 2 + 2, -size / 2 + 2, 17 * MAX (1, size / THIN), piece->keycap);
  if ((piece->flags & PW_PIECE_FOCUS) != 0)
    {
      ring (pen, size, 1, PW_COLOR_CARD, 5);
      ring (pen, size, 1, PW_COLOR_TEXT, 2.5);
    }
}
