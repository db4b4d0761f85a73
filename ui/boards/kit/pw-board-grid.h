/* pw-board-grid.h: where alike spaces go: in a grid, in a row, or in lines; numbers only
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
 * PwBoardFlow:
 * @column: the least width of a column, with its gap; 0: one column
 * @row: how high a row is, with its gap
 * @gap: between spaces; half of it is left at the edges too
 * @least: rows that are there even when they are empty
 *
 * Spaces one after the other, as many in a line as there is room for; one that is not there leaves no gap.
 */
typedef struct
{
  int column, row;
  double gap;
  guint least;
} PwBoardFlow;

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

/**
 * PwBoardLine:
 * @place: what the game calls these spaces; with their number in presses and explanations
 * @n: how many; a line without any ends a table of lines
 * @y: where the line begins
 * @height: how high it is, with a gap round each space; 0 where a layout says otherwise
 *
 * Spaces of one kind among those of several: they share the width.
 */
typedef struct
{
  guint place, n;
  int y, height;
} PwBoardLine;

const PwBoardLine *pw_board_line_find (const PwBoardLine *lines, guint *i);
void   pw_board_line_box   (const PwBoardLine *lines, guint i, double width, PwBoardBox *box);
int    pw_board_line_ends  (const PwBoardLine *lines);
void   pw_board_flow_grid  (const PwBoardFlow *flow, guint n, double width, PwBoardGrid *grid);
void   pw_board_grid_box   (const PwBoardGrid *grid, guint i, double width, double height, PwBoardBox *box);
void   pw_board_row_box    (const PwBoardRow *row, guint i, double size, double height, PwBoardBox *box);
double pw_board_row_width  (const PwBoardRow *row, double size);
double pw_board_row_height (const PwBoardRow *row, double size);

G_END_DECLS
