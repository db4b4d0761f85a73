/* cb-duchy.c: the geometry of duchies: hexes, regions, neighbours as bit sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#define MAX_DUCHIES 32
#define ROWS 7

static CbDuchy duchies[MAX_DUCHIES];
static guint n_duchies;

/* Two hexes touch when they stand side by side, or half a width apart in the next row. */
static gboolean
touch (const CbDuchy *duchy, guint a, guint b)
{
  int rows = ABS ((int) duchy->row[a] - (int) duchy->row[b]);
  int columns = ABS ((int) duchy->column[a] - (int) duchy->column[b]);

  return (rows == 0 && columns == 2) || (rows == 1 && columns == 1);
}

static void
find_neighbours (CbDuchy *duchy)
{
  for (guint a = 0; a < duchy->n_hexes; a++)
    for (guint b = 0; b < duchy->n_hexes; b++)
      if (touch (duchy, a, b))
        duchy->neighbours[a] |= CB_HEX (b);
}

/* A region is a maximal set of adjacent hexes of one colour (1.4). */
static void
find_regions (CbDuchy *duchy)
{
  CbHexSet left = 0;

  for (guint hex = 0; hex < duchy->n_hexes; hex++)
    left |= CB_HEX (hex);
  while (left != 0)
    {
      guint first = cb_hex_first (left), region = duchy->n_regions++, hex;
      CbHexSet set = CB_HEX (first), before;

      g_assert (region < CB_MAX_REGIONS);
      do
        {
          before = set;
          CB_FOREACH_HEX (hex, before)
            set |= duchy->neighbours[hex] & duchy->of_type[duchy->type[first]];
        }
      while (set != before);
      duchy->of_region[region] = set;
      duchy->region_type[region] = duchy->type[first];
      duchy->region_size[region] = (guint8) cb_hex_count (set);
      CB_FOREACH_HEX (hex, set)
        duchy->region[hex] = (guint8) region;
      left &= ~set;
    }
}

/* Adds a duchy of the usual shape. */
void
cb_duchy_add (const char *id, const char *name, int start, const char *const *rows, const char *const *dice)
{
  static const char letters[] = "CMKSLB";
  CbDuchy *duchy = &duchies[n_duchies];

  g_assert (n_duchies < MAX_DUCHIES);
  g_strlcpy (duchy->id, id, sizeof duchy->id);
  g_strlcpy (duchy->name, name, sizeof duchy->name);
  duchy->start = (gint8) start;
  for (guint row = 0; row < ROWS; row++)
    for (guint i = 0, n = (guint) strlen (rows[row]); i < n; i++)
      {
        guint hex = duchy->n_hexes++;
        guint type = (guint) (strchr (letters, rows[row][i]) - letters);
        guint die = (guint) (dice[row][i] - '0');

        g_assert (type < CB_TYPES && die >= 1 && die <= 6);
        duchy->row[hex] = (guint8) row;
        duchy->column[hex] = (guint8) (ROWS - n + 2 * i);
        duchy->type[hex] = (guint8) type;
        duchy->die[hex] = (guint8) die;
        duchy->of_type[type] |= CB_HEX (hex);
        duchy->of_die[die] |= CB_HEX (hex);
      }
  find_neighbours (duchy);
  find_regions (duchy);
  n_duchies++;
}

/**
 * cb_duchy_nth:
 * @i: 0 to cb_duchy_count() - 1
 *
 * Returns: (transfer none): that duchy
 */
const CbDuchy *
cb_duchy_nth (guint i)
{
  return &duchies[i];
}

/* How many duchies are known. */
guint
cb_duchy_count (void)
{
  return n_duchies;
}

/**
 * cb_hex_name:
 * @duchy: a duchy
 * @hex: index of one of its hexes
 *
 * Returns: its name: rows a to g from the top, then the place from the left: "d4"
 */
const char *
cb_hex_name (const CbDuchy *duchy, guint hex)
{
  const PwWord *word = pw_vocabulary_get (&cb_hex_words, (int) hex);

  return word ? word->word : "?";
}
