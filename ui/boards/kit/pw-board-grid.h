/* pw-board-grid.h: where alike spaces go: in a grid, or in a row; numbers only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * PwBoardBox:
 * @x: its middle
 * @y: its middle
 * @width: how wide
 * @height: how high; 0 leaves that to what lies there
 *
 * Where a space goes in a part.
 */
typedef struct
{
  double x, y, width, height;
} PwBoardBox;

/**
 * PwBoardGrid:
 * @columns: how many, at least 1
 * @rows: how many
 * @gap: between spaces; half of it is left at the edges too, for rings
 * @least: the least height of a row with its gap
 * @best: its natural height
 * @widest: no column is wider, with its gap; 0: they share all of the width
 *
 * Spaces row by row, all of one size.
 */
typedef struct
{
  guint columns, rows;
  double gap;
  int least, best;
  double widest;
} PwBoardGrid;

/**
 * PwBoardRow:
 * @n: how many
 * @gap: between spaces
 * @edge: round all of them, for rings and keys
 * @aspect: how high a space is for its width
 * @apart: before which spaces the gap is twice as wide: a bit set
 *
 * Spaces side by side that are as large as their board says.
 */
typedef struct
{
  guint n;
  double gap, edge, aspect;
  guint32 apart;
} PwBoardRow;

void   pw_board_grid_box   (const PwBoardGrid *grid, guint i, double width, double height, PwBoardBox *box);
void   pw_board_row_box    (const PwBoardRow *row, guint i, double size, double height, PwBoardBox *box);
double pw_board_row_width  (const PwBoardRow *row, double size);
double pw_board_row_height (const PwBoardRow *row, double size);

G_END_DECLS
