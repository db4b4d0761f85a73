/* pw-cell.h: places on a table without bounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PW_CELL_MOST: each coordinate goes from -PW_CELL_MOST to PW_CELL_MOST. */
#define PW_CELL_MOST 127

/** PW_CELL_WORD: room for the word of a cell, its end included. */
#define PW_CELL_WORD 24

/**
 * PwCells:
 * @name: "place": for messages and help
 * @expects: what a person may type, for messages: "a place such as n2e1" (N_())
 * @print: writes the word of a cell, as records and people have it: ASCII, lower case, without spaces, another one for each cell
 * @parse: reads such a word, in any case; %FALSE where it is none
 * @part: (nullable): of an argument that another one is joined to (%PW_ARG_JOINED): parts a word that says both into the words of
 *   either, the second of which may be empty; %FALSE where it is no such word
 *
 * How a game names its cells. pw_compass_print() and pw_compass_parse() are names that several can use.
 */
typedef struct
{
  const char *name;
  const char *expects;
  void     (*print) (int x, int y, char word[PW_CELL_WORD]);
  gboolean (*parse) (const char *word, int *x, int *y);
  gboolean (*part)  (const char *word, char head[PW_CELL_WORD], char tail[PW_CELL_WORD]);
} PwCells;

/* The cell at @x, @y as an argument of a move; never PW_ARG_NONE. */
static inline gint16
pw_cell (int x, int y)
{
  return (gint16) (x * 256 + (y & 255));
}

static inline int
pw_cell_x (gint16 cell)
{
  return (cell - (cell & 255)) / 256;
}

static inline int
pw_cell_y (gint16 cell)
{
  return (gint8) (cell & 255);
}

gboolean pw_cell_is_sound (gint16 cell);
void     pw_cell_print    (const PwCells *cells, gint16 cell, char word[PW_CELL_WORD]);
gboolean pw_cell_part     (const PwCells *cells, const char *word, char head[PW_CELL_WORD], char tail[PW_CELL_WORD]);
gboolean pw_cell_parse    (const PwCells *cells, const char *word, gint16 *cell);

void     pw_compass_print (int x, int y, char word[PW_CELL_WORD]);
gboolean pw_compass_parse (const char *word, int *x, int *y);

G_END_DECLS
