/* cb-census.c: no more tiles of a kind can appear than exist (10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

#include <glib/gi18n-lib.h>

/* seen[back][CB_TILE_MONASTERY_0] counts the monasteries of that back: which six numbers are
 * black is not certain, only that there are six. */
static gboolean
is_monastery (int tile)
{
  return tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST;
}

/* Nothing was seen yet: all tiles that exist are possible. */
void
cb_census_begin (CbState *state)
{
  for (guint back = 0; back < 2; back++)
    for (guint tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
      if (tile != CB_TILE_MONASTERY_0 && cb_data_supply (back == 1, (CbTile) tile) > 0)
        state->possible[back] |= CB_TILE_BIT (tile);
}

/* Notes that @tile was seen. */
void
cb_census_add (CbState *state, gboolean black, int tile)
{
  guint back = black ? 1 : 0;

  state->seen[back][tile]++;
  if (is_monastery (tile))
    {
      state->possible[0] &= ~CB_TILE_BIT (tile);
      state->possible[1] &= ~CB_TILE_BIT (tile);
      if (++state->seen[back][CB_TILE_MONASTERY_0] >= cb_data_monasteries (black))
        state->possible[back] &= ~cb_tiles_of_types (1u << CB_MONASTERY);
    }
  else if (state->seen[back][tile] >= cb_data_supply (black, (CbTile) tile))
    state->possible[back] &= ~CB_TILE_BIT (tile);
}

/* cb_census_allows() with a message. */
gboolean
cb_census_check (const CbState *state, gboolean black, int tile, GError **error)
{
  if (cb_census_allows (state, black, tile))
    return TRUE;
  if (error == NULL)
    return FALSE;
  if (is_monastery (tile) && state->seen[0][tile] + state->seen[1][tile] > 0)
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the number on the tile again."),
                       _("%s has appeared already, and there is only one."), cb_tile_label (tile));
  else if (black)
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the tile again, or correct the earlier entry."),
                       _("All black-backed tiles of this kind have appeared already: %s."), cb_tile_label (tile));
  else
    pw_rule_error_set (error, CB_RULE_10_1, _("Look at the tile again, or correct the earlier entry."),
                       _("All tiles of this kind have appeared already: %s."), cb_tile_label (tile));
  return FALSE;
}
