/* cb-duchy-draft.c: a duchy while it is entered, on a grid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <string.h>

/* The standard grid (1.4): its rows, and the number printed on each hex of it. */
static const char *const numbers[] = { "6543", "21654", "543123", "6126541", "254312", "61256", "3413" };

const char cb_type_letters[CB_TYPES + 1] = "CMKSLB";

const char *const cb_duchy_kind_words[CB_DUCHY_KINDS] = { "one-piece", "team", "solo" };

/**
 * cb_draft_init:
 * @draft: (out): gets a new duchy without a name
 * @kind: what it shall be
 *
 * A duchy of one piece has its hexes and numbers, but no colours; the others begin empty.
 */
void
cb_draft_init (CbDraft *draft, CbDuchyKind kind)
{
  memset (draft, 0, sizeof *draft);
  draft->kind = (guint8) kind;
  for (guint row = 0; row < CB_GRID_ROWS; row++)
    for (guint column = 0; column < CB_GRID_COLUMNS; column++)
      draft->cells[row][column].type = CB_TYPES;
  for (guint row = 0; row < G_N_ELEMENTS (numbers) && kind == CB_ONE_PIECE; row++)
    {
      guint n = (guint) strlen (numbers[row]);

      for (guint i = 0; i < n; i++)
        {
          CbCell *cell = &draft->cells[row][G_N_ELEMENTS (numbers) - n + 2 * i];

          cell->there = TRUE;
          cell->die = (guint8) (numbers[row][i] - '0');
        }
    }
}

/**
 * cb_draft_from_duchy:
 * @draft: (out): gets the same duchy
 * @duchy: any duchy
 *
 * To change a copy of it.
 */
void
cb_draft_from_duchy (CbDraft *draft, const CbDuchy *duchy)
{
  guint8 first = (guint8) ((duchy->row[0] + duchy->column[0] + 1) % 2);
  CbAt at[CB_MAX_HEXES];

  cb_draft_init (draft, (CbDuchyKind) duchy->kind);
  g_strlcpy (draft->name, duchy->name, sizeof draft->name);
  draft->unsure = duchy->unsure;
  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    {
      CbCell *cell;

      at[hex].row = duchy->row[hex];
      at[hex].column = (guint8) (duchy->column[hex] + first);
      cell = &draft->cells[at[hex].row][at[hex].column];
      cell->there = TRUE;
      cell->type = duchy->type[hex];
      cell->die = duchy->die[hex];
      cell->half = duchy->half[hex];
      cell->post = (duchy->posts & CB_HEX (hex)) != 0;
      cell->start = duchy->starts != duchy->of_type[CB_CASTLE] && (duchy->starts & CB_HEX (hex)) != 0;
    }
  draft->n_rivers = duchy->n_rivers;
  for (guint i = 0; i < duchy->n_rivers; i++)
    for (guint end = 0; end < 2; end++)
      draft->rivers[i][end] = at[duchy->rivers[i][end]];
}

/**
 * cb_draft_set_name:
 * @draft: a draft
 * @name: UTF-8; blanks at its ends are left out, and what is too long is cut off
 *
 * Returns: %FALSE when @name is no text; nothing is changed then
 */
gboolean
cb_draft_set_name (CbDraft *draft, const char *name)
{
  g_autofree char *stripped = NULL;

  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;
  stripped = g_strstrip (g_strdup (name));
  if (g_utf8_strlen (stripped, -1) > CB_DUCHY_NAME_LENGTH)
    *g_utf8_offset_to_pointer (stripped, CB_DUCHY_NAME_LENGTH) = '\0';
  for (char *p = stripped; *p; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  /* The bytes behind the name are part of the value. */
  memset (draft->name, 0, sizeof draft->name);
  g_strlcpy (draft->name, stripped, sizeof draft->name);
  return TRUE;
}

/**
 * cb_draft_is_place:
 *
 * Rows are shifted by half a hex, so only every second column of a row is a place.
 *
 * Returns: whether a hex of @draft can lie at that row and column
 */
gboolean
cb_draft_is_place (const CbDraft *draft, int row, int column)
{
  if (row < 0 || row >= CB_GRID_ROWS || column < 0 || column > CB_GRID_COLUMNS - 2 || (row + column) % 2 == 0)
    return FALSE;
  return draft->kind != CB_ONE_PIECE || draft->cells[row][column].there;
}

/* The cell of a place. Returns: (nullable): %NULL where there is none. */
CbCell *
cb_draft_cell (CbDraft *draft, int row, int column)
{
  return cb_draft_is_place (draft, row, column) ? &draft->cells[row][column] : NULL;
}

/* How many hexes there are, also more than a duchy can have. */
guint
cb_draft_count (const CbDraft *draft)
{
  guint n = 0;

  for (guint row = 0; row < CB_GRID_ROWS; row++)
    for (guint column = 0; column < CB_GRID_COLUMNS; column++)
      n += draft->cells[row][column].there;
  return n;
}

/**
 * cb_draft_list:
 * @draft: a draft
 * @out: (out): gets at most CB_MAX_HEXES places, in the order in which hexes are counted
 *
 * Returns: how many
 */
guint
cb_draft_list (const CbDraft *draft, CbAt *out)
{
  guint n = 0;

  for (guint half = 0; half < 2; half++)
    for (guint row = 0; row < CB_GRID_ROWS; row++)
      for (guint column = 0; column < CB_GRID_COLUMNS && n < CB_MAX_HEXES; column++)
        if (draft->cells[row][column].there && draft->cells[row][column].half == half)
          out[n++] = (CbAt){ (guint8) row, (guint8) column };
  return n;
}

/* Which hex lies there, or -1. */
int
cb_draft_index (const CbDraft *draft, int row, int column)
{
  CbAt at[CB_MAX_HEXES];
  guint n = cb_draft_list (draft, at);

  for (guint i = 0; i < n; i++)
    if (at[i].row == row && at[i].column == column)
      return (int) i;
  return -1;
}

/* Whether a hex has a side with nothing behind it (15.1). */
gboolean
cb_draft_on_edge (const CbDraft *draft, int row, int column)
{
  static const struct
  {
    int row, column;
  } sides[6] = { { -1, 1 }, { 0, 2 }, { 1, 1 }, { 1, -1 }, { 0, -2 }, { -1, -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      int r = row + sides[i].row, c = column + sides[i].column;

      if (r < 0 || r >= CB_GRID_ROWS || c < 0 || c >= CB_GRID_COLUMNS || !draft->cells[r][c].there)
        return TRUE;
    }
  return FALSE;
}

static void
remove_river (CbDraft *draft, guint i)
{
  draft->n_rivers--;
  memmove (&draft->rivers[i], &draft->rivers[i + 1], (draft->n_rivers - i) * sizeof draft->rivers[0]);
  memset (&draft->rivers[draft->n_rivers], 0, sizeof draft->rivers[0]);
}

/**
 * cb_draft_remove:
 *
 * Takes the hex at that place away, with what stands on it and the rivers that lead to it.
 *
 * Returns: %FALSE when there is none, or the kind has a fixed shape
 */
gboolean
cb_draft_remove (CbDraft *draft, int row, int column)
{
  CbCell *cell = cb_draft_cell (draft, row, column);

  if (draft->kind == CB_ONE_PIECE || cell == NULL || !cell->there)
    return FALSE;
  *cell = (CbCell){ .type = CB_TYPES };
  for (guint i = draft->n_rivers; i-- > 0;)
    for (guint end = 0; end < 2; end++)
      if (draft->rivers[i][end].row == row && draft->rivers[i][end].column == column)
        {
          remove_river (draft, i);
          break;
        }
  return TRUE;
}

static gboolean
same (CbAt a, CbAt b)
{
  return a.row == b.row && a.column == b.column;
}

/**
 * cb_draft_toggle_river:
 * @a: the place of a hex
 * @b: the place of another one
 *
 * Draws a river between them, or takes it away.
 *
 * Returns: %FALSE when that cannot be: not two hexes, or too many rivers
 */
gboolean
cb_draft_toggle_river (CbDraft *draft, CbAt a, CbAt b)
{
  /* The end that is read first comes first, so that equal rivers are equal. */
  gboolean swap = a.row > b.row || (a.row == b.row && a.column > b.column);
  CbAt from = swap ? b : a, to = swap ? a : b;

  if (same (a, b) || !draft->cells[a.row][a.column].there || !draft->cells[b.row][b.column].there)
    return FALSE;
  for (guint i = 0; i < draft->n_rivers; i++)
    if (same (draft->rivers[i][0], from) && same (draft->rivers[i][1], to))
      {
        remove_river (draft, i);
        return TRUE;
      }
  if (draft->n_rivers == CB_MAX_RIVERS)
    return FALSE;
  draft->rivers[draft->n_rivers][0] = from;
  draft->rivers[draft->n_rivers][1] = to;
  draft->n_rivers++;
  return TRUE;
}
