/* cb-duchy-build.c: the geometry of a duchy: hexes, neighbours, clusters, regions as bit sets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/data/cb-words.h"
#include "core/pw-record.h"

/* Two hexes touch when they stand side by side, or half a width apart in the next row. */
static gboolean
touch (const CbDuchy *duchy, guint a, guint b)
{
  int rows = ABS ((int) duchy->row[a] - (int) duchy->row[b]);
  int columns = ABS ((int) duchy->column[a] - (int) duchy->column[b]);

  return (rows == 0 && columns == 2) || (rows == 1 && columns == 1);
}

static void
find_touching (CbDuchy *duchy)
{
  for (guint a = 0; a < duchy->n_hexes; a++)
    for (guint b = 0; b < duchy->n_hexes; b++)
      if (touch (duchy, a, b))
        duchy->neighbours[a] |= CB_HEX (b);
}

/* All of @within that can be reached from @hex. */
static CbHexSet
spread (const CbDuchy *duchy, guint hex, CbHexSet within)
{
  CbHexSet set = CB_HEX (hex), before;

  do
    {
      before = set;
      CB_FOREACH_HEX (hex, before)
        set |= duchy->neighbours[hex] & within;
    }
  while (set != before);
  return set;
}

static void
find_clusters (CbDuchy *duchy, CbHexSet all)
{
  guint hex;

  for (CbHexSet left = all; left != 0; duchy->n_clusters++)
    {
      CbHexSet set = spread (duchy, cb_hex_first (left), all);

      CB_FOREACH_HEX (hex, set)
        duchy->cluster[hex] = duchy->n_clusters;
      left &= ~set;
    }
}

/* A region is a maximal set of adjacent hexes of one colour (1.4). Returns: %FALSE when there are
 * more than a game can hold. */
static gboolean
find_regions (CbDuchy *duchy, CbHexSet all)
{
  guint hex;

  for (CbHexSet left = all; left != 0;)
    {
      guint first = cb_hex_first (left), region = duchy->n_regions++;
      CbHexSet set;

      if (region >= CB_MAX_REGIONS)
        return FALSE;
      set = spread (duchy, first, duchy->of_type[duchy->type[first]]);
      duchy->of_region[region] = set;
      duchy->region_type[region] = duchy->type[first];
      duchy->region_size[region] = (guint8) cb_hex_count (set);
      CB_FOREACH_HEX (hex, set)
        duchy->region[hex] = (guint8) region;
      left &= ~set;
    }
  return TRUE;
}

/* 16.6: across a river one may place, but regions end there; so this comes last. */
static void
add_rivers (CbDuchy *duchy, const CbDraft *draft)
{
  for (guint i = 0; i < draft->n_rivers; i++)
    {
      int a = cb_draft_index (draft, draft->rivers[i][0].row, draft->rivers[i][0].column);
      int b = cb_draft_index (draft, draft->rivers[i][1].row, draft->rivers[i][1].column);

      if (a < 0 || b < 0)
        continue;
      duchy->rivers[duchy->n_rivers][0] = (guint8) a;
      duchy->rivers[duchy->n_rivers++][1] = (guint8) b;
      duchy->neighbours[a] |= CB_HEX (b);
      duchy->neighbours[b] |= CB_HEX (a);
    }
}

static gboolean
refuse (GError **error, const char *text)
{
  pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, "%s", text);
  return FALSE;
}

/* Free shapes are moved to the upper left corner of the grid. */
static CbAt
find_corner (const CbAt *at, guint n)
{
  CbAt corner = at[0];

  for (guint i = 1; i < n; i++)
    {
      corner.row = MIN (corner.row, at[i].row);
      corner.column = MIN (corner.column, at[i].column);
    }
  return corner;
}

/**
 * cb_draft_build:
 * @draft: a draft
 * @duchy: (out): gets its geometry; id and own are left empty
 * @error: (nullable): return location: PW_RECORD_ERROR: what is still missing
 *
 * Returns: %FALSE while no game can be played on it
 */
gboolean
cb_draft_build (const CbDraft *draft, CbDuchy *duchy, GError **error)
{
  CbAt at[CB_MAX_HEXES], corner;
  CbHexSet all = 0, starts = 0;
  guint n = cb_draft_list (draft, at);

  memset (duchy, 0, sizeof *duchy);
  if (n == 0)
    return refuse (error, _("This duchy has no hexes."));
  if (cb_draft_count (draft) > CB_MAX_HEXES)
    {
      pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("This duchy has more than %d hexes."), CB_MAX_HEXES);
      return FALSE;
    }
  g_strlcpy (duchy->name, draft->name, sizeof duchy->name);
  duchy->kind = draft->kind;
  duchy->unsure = draft->unsure;
  duchy->n_hexes = n;
  corner = find_corner (at, n);
  for (guint hex = 0; hex < n; hex++)
    {
      const CbCell *cell = &draft->cells[at[hex].row][at[hex].column];

      if (cell->type >= CB_TYPES)
        return refuse (error, _("This duchy is not finished: some hexes have no colour."));
      if (cell->die < 1 || cell->die > 6)
        return refuse (error, _("This duchy is not finished: some hexes have no number."));
      duchy->row[hex] = (guint8) (at[hex].row - corner.row);
      duchy->column[hex] = (guint8) (at[hex].column - corner.column);
      duchy->type[hex] = cell->type;
      duchy->die[hex] = cell->die;
      duchy->half[hex] = cell->half;
      duchy->of_type[cell->type] |= CB_HEX (hex);
      duchy->of_die[cell->die] |= CB_HEX (hex);
      all |= CB_HEX (hex);
      if (cell->post)
        duchy->posts |= CB_HEX (hex);
      if (cell->start)
        starts |= CB_HEX (hex);
    }
  for (guint values = 0; values < G_N_ELEMENTS (duchy->of_values); values++)
    for (guint die = 1; die <= 6; die++)
      duchy->of_values[values] |= values >> (die - 1) & 1 ? (guint64) duchy->of_die[die] : 0;
  /* A castle lies on castle hexes only, whatever else is marked. */
  starts &= duchy->of_type[CB_CASTLE];
  duchy->starts = starts ? starts : duchy->of_type[CB_CASTLE];
  if (duchy->starts == 0)
    return refuse (error, _("This duchy is not finished: the starting castle needs a castle hex."));
  duchy->start = (gint8) (cb_hex_count (duchy->starts) == 1 ? (int) cb_hex_first (duchy->starts) : -1);
  find_touching (duchy);
  find_clusters (duchy, all);
  if (!find_regions (duchy, all))
    {
      pw_record_error_set (error, PW_RECORD_ERROR_FORMAT, 0, _("This duchy has more than %d regions."), CB_MAX_REGIONS);
      return FALSE;
    }
  add_rivers (duchy, draft);
  return TRUE;
}
