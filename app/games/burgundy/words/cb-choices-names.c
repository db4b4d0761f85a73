/* cb-choices-names.c: lists for naming the tiles that lie in a depot, before anybody takes them (10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/words/cb-choices-private.h"

/* The tiles of @type that may lie at @space, each a whole move; or "a building", which leads to them. */
static void
add_tiles (CbChoosing *choosing, guint space, CbType type, gboolean one_by_one)
{
  gboolean black = choosing->partial.args[0] == 0;
  guint64 tiles = cb_tiles_of_types (1u << type) & cb_census_possible (choosing->state, black);
  PwMove next = choosing->partial;

  if (tiles == 0)
    return;
  if (!one_by_one && (tiles & (tiles - 1)) != 0)
    {
      next.args[1 + space] = (gint16) (CB_TILE_UNKNOWN + type);
      cb_choose (choosing, CB_GROUP_NAME, &next, TRUE);
      return;
    }
  for (gint16 tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (tiles >> tile & 1)
      {
        next.args[1 + space] = tile;
        cb_choose (choosing, CB_GROUP_NAME, &next, FALSE);
        if (type == CB_MONASTERY && one_by_one)
          cb_choose_number (choosing, (guint) (tile - CB_TILE_MONASTERY_0));
      }
}

/* What may lie at @space, of which only @there is known. */
static void
add_space (CbChoosing *choosing, guint space, int there, gboolean one_by_one)
{
  if (there != CB_TILE_ANY)
    add_tiles (choosing, space, cb_tile_type ((CbTile) there), one_by_one);
  else
    for (guint type = 0; type < CB_TYPES; type++)
      add_tiles (choosing, space, (CbType) type, FALSE);
}

/* Which tile lies at the space that is said; else what lies at each space that nobody has named yet. */
void
cb_choose_name (CbChoosing *choosing)
{
  const CbState *state = choosing->state;
  int depot = choosing->partial.args[0];
  const guint8 *spaces;
  guint n, types_done = 0;

  if (depot < 0 || depot > CB_DEPOTS)
    return;
  spaces = depot ? state->depots[depot - 1] : state->black;
  n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  for (guint i = 0; i < n; i++)
    {
      int said = choosing->partial.args[1 + i];

      if (said == PW_ARG_NONE)
        continue;
      if (said >= CB_TILE_UNKNOWN && said < CB_TILES && spaces[i] >= CB_TILE_UNKNOWN &&
          (spaces[i] == CB_TILE_ANY || spaces[i] == said))
        add_space (choosing, i, said, TRUE);
      return;
    }
  for (guint i = 0; i < n; i++)
    if (spaces[i] >= CB_TILE_UNKNOWN && !(types_done >> (spaces[i] - CB_TILE_UNKNOWN) & 1))
      {
        types_done |= 1u << (spaces[i] - CB_TILE_UNKNOWN);
        add_space (choosing, i, spaces[i], FALSE);
      }
}
