/* pw-board-grid.c: where alike spaces go: in a grid, or in a row; numbers only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-board-grid.h"

/**
 * pw_board_grid_box:
 * @grid: a grid
 * @i: which space, row by row
 * @width: of all of it
 * @height: of all of it
 * @box: (out): where it goes
 */
void
pw_board_grid_box (const PwBoardGrid *grid, guint i, double width, double height, PwBoardBox *box)
{
  double all = grid->widest > 0 ? MIN (width, grid->columns * grid->widest) : width, gap = grid->gap;
  double w = (all - gap * grid->columns) / grid->columns, h = (height - gap * grid->rows) / grid->rows;

  *box = (PwBoardBox){ gap / 2 + (i % grid->columns) * (w + gap) + w / 2, gap / 2 + (i / grid->columns) * (h + gap) + h / 2, w,
                       h };
}

/* From the first space to the beginning of space @i. */
static double
pitch (const PwBoardRow *row, guint i, double size)
{
  guint gaps = i;

  for (guint k = 0; k <= MIN (i, 31); k++)
    gaps += row->apart >> k & 1;
  return i * size + gaps * row->gap;
}

/**
 * pw_board_row_box:
 * @row: a row
 * @i: which space
 * @size: how wide it is
 * @height: of all of it
 * @box: (out): where it goes
 */
void
pw_board_row_box (const PwBoardRow *row, guint i, double size, double height, PwBoardBox *box)
{
  *box = (PwBoardBox){ row->edge + size / 2 + pitch (row, i, size), height / 2, size, 0 };
}

/* How wide all of it is. */
double
pw_board_row_width (const PwBoardRow *row, double size)
{
  return (row->n > 0 ? pitch (row, row->n - 1, size) + size : 0) + 2 * row->edge;
}

/* How high. */
double
pw_board_row_height (const PwBoardRow *row, double size)
{
  return size * row->aspect + 2 * row->edge;
}
