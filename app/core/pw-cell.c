/* pw-cell.c: places on a table without bounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-cell.h"

#include <stdlib.h>

/**
 * pw_cell_is_sound:
 * @cell: an argument
 *
 * Returns: whether both coordinates are within PW_CELL_MOST
 */
gboolean
pw_cell_is_sound (gint16 cell)
{
  return ABS (pw_cell_x (cell)) <= PW_CELL_MOST && ABS (pw_cell_y (cell)) <= PW_CELL_MOST;
}

/**
 * pw_cell_print:
 * @cells: how the game names them
 * @cell: a cell
 * @word: (out): its word
 */
void
pw_cell_print (const PwCells *cells, gint16 cell, char word[PW_CELL_WORD])
{
  cells->print (pw_cell_x (cell), pw_cell_y (cell), word);
}

/**
 * pw_cell_parse:
 * @cells: how the game names them
 * @word: what was typed
 * @cell: (out): the cell
 *
 * Returns: whether @word is the name of a cell within PW_CELL_MOST
 */
gboolean
pw_cell_parse (const PwCells *cells, const char *word, gint16 *cell)
{
  int x, y;

  if (!cells->parse (word, &x, &y) || ABS (x) > PW_CELL_MOST || ABS (y) > PW_CELL_MOST)
    return FALSE;
  *cell = pw_cell (x, y);
  return TRUE;
}

/**
 * pw_cell_part:
 * @cells: how the game names them
 * @word: what was typed
 * @head: (out): the word of the first argument, which may be empty
 * @tail: (out): the word of the one that is joined to it, which may be empty
 *
 * Returns: whether @word says something of both, or of one of two that are written as one word
 */
gboolean
pw_cell_part (const PwCells *cells, const char *word, char head[PW_CELL_WORD], char tail[PW_CELL_WORD])
{
  return cells->part && cells->part (word, head, tail);
}

/**
 * pw_compass_print:
 * @x: so far to the east of where the table began, or to the west where it is negative
 * @y: so far to the north
 * @word: (out): "n2e1", "s3", "start"
 */
void
pw_compass_print (int x, int y, char word[PW_CELL_WORD])
{
  char north[8] = "", east[8] = "";

  if (y != 0)
    g_snprintf (north, sizeof north, "%c%d", y > 0 ? 'n' : 's', ABS (y) % 1000);
  if (x != 0)
    g_snprintf (east, sizeof east, "%c%d", x > 0 ? 'e' : 'w', ABS (x) % 1000);
  g_snprintf (word, PW_CELL_WORD, "%s%s", x || y ? north : "start", east);
}

/* Reads a letter of @letters, the second of which counts backwards, and a number of at most three digits. */
static const char *
read_way (const char *word, const char *letters, int *number)
{
  int n = 0;
  guint digits = 0;
  char letter = g_ascii_tolower (*word);

  *number = 0;
  if (letter == '\0' || (letter != letters[0] && letter != letters[1]))
    return word;
  for (; digits < 3 && g_ascii_isdigit (word[1 + digits]); digits++)
    n = n * 10 + (word[1 + digits] - '0');
  if (n == 0 || word[1] == '0')
    return word;
  *number = letter == letters[0] ? n : -n;
  return word + 1 + digits;
}

/**
 * pw_compass_parse:
 * @word: a word
 * @x: (out): how far to the east
 * @y: (out): how far to the north
 *
 * Returns: whether @word is as pw_compass_print() writes it, capitals apart
 */
gboolean
pw_compass_parse (const char *word, int *x, int *y)
{
  const char *rest;

  *x = *y = 0;
  if (g_ascii_strcasecmp (word, "start") == 0)
    return TRUE;
  rest = read_way (word, "ns", y);
  rest = read_way (rest, "ew", x);
  return rest != word && *rest == '\0';
}
