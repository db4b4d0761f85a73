/* pw-board-grid.c: where alike spaces go: in a grid, in a row, or in lines; numbers only
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

/**
 * pw_board_flow_grid:
 * @flow: spaces one after the other
 * @n: how many are there
 * @width: of all of it
 * @grid: (out): the grid that they make
 */
void
pw_board_flow_grid (const PwBoardFlow *flow, guint n, double width, PwBoardGrid *grid)
{
  guint columns = flow->column > 0 ? (guint) MAX (1, width / flow->column) : 1;

  *grid = (PwBoardGrid){ columns, MAX ((n + columns - 1) / columns, flow->least), flow->gap, flow->row, flow->row, 0 };
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

/* Pixels between the spaces of a line. */
#define LINE_GAP 4

/**
 * pw_board_line_find:
 * @lines: lines, one behind the other
 * @i: (inout): which space of all; which of its line
 *
 * Returns: the line that it is in
 */
const PwBoardLine *
pw_board_line_find (const PwBoardLine *lines, guint *i)
{
  for (; *i >= lines->n && lines[1].n > 0; lines++)
    *i -= lines->n;
  return lines;
}

/**
 * pw_board_line_box:
 * @lines: lines
 * @i: which space of all
 * @width: of all of it
 * @box: (out): where it goes
 */
void
pw_board_line_box (const PwBoardLine *lines, guint i, double width, PwBoardBox *box)
{
  const PwBoardLine *line = pw_board_line_find (lines, &i);
  const PwBoardGrid grid = { line->n, 1, .gap = LINE_GAP };

  pw_board_grid_box (&grid, i, width, line->height, box);
  box->y += line->y;
}

/* Where the lowest line ends. */
int
pw_board_line_ends (const PwBoardLine *lines)
{
  int ends = 0;

  for (; lines->n > 0; lines++)
    ends = MAX (ends, lines->y + lines->height);
  return ends;
}
