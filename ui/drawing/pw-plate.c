/* pw-plate.c: where a die and tokens lie on a hex that holds tiles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-plate.h"

/**
 * pw_plate_die_place:
 * @height: of a plate
 * @sideways: whether its tiles stand in two rows, beside its die
 * @x: (out): of the middle of the die, from the middle of the plate
 * @y: (out): the same, downwards
 * @size: (out): how wide and high it is
 *
 * As near to the edge as it gets: the keys of tiles stand between it and these.
 */
void
pw_plate_die_place (double height, gboolean sideways, double *x, double *y, double *size)
{
  double s = height / PW_PLATE_HEIGHT;

  *size = (sideways ? 13.5 : 16) * s;
  *x = sideways ? -41 * s : 0;
  *y = sideways ? 0 : -36 * s;
}

/**
 * pw_plate_token_place:
 * @height: of a plate
 * @sideways: whether its tiles stand in two rows, beside its die
 * @i: one of its tokens
 * @n: of how many
 * @x: (out): of the left edge of the token, from the middle of the plate
 * @y: (out): of its upper edge, downwards
 * @size: (out): how wide and high it is
 *
 * Many are smaller, so that they stay on the plate. More than four lie in two rows, for which tiles leave room, or, sideways, beside
 * the die as well: whoever plays tells their colours by the numbers on them.
 */
void
pw_plate_token_place (double    height,
                      gboolean  sideways,
                      guint     i,
                      guint     n,
                      double   *x,
                      double   *y,
                      double   *size)
{
  double s = height / PW_PLATE_HEIGHT, step, along;
  guint row = 0, first = n;

  if (n > (sideways ? 3 : PW_PLATE_ROW))
    first = sideways ? MAX (3, n - 2) : (n + 1) / 2;
  if (i >= first)
    {
      row = 1;
      i -= first;
    }
  step = s * MIN (sideways ? 17 : 20, (sideways ? 40 : first < n ? 15.5 * first : 62) / MAX (first, 1));
  *size = step - 2 * s;
  along = (i - ((row ? n - first : first) - 1) / 2.0) * step - *size / 2;
  if (!sideways)
    {
      *x = along;
      *y = (first == n ? height * 0.44 - 14 * s : row ? 36 * s : 20.5 * s) - *size / 2;
    }
  else if (row == 0)
    {
      *x = 37.5 * s - *size / 2;
      *y = along;
    }
  else
    {
      *x = -36.5 * s - *size / 2;
      *y = i == 0 ? -9.5 * s - *size : 9.5 * s;
    }
}
