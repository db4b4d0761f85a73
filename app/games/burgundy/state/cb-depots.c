/* cb-depots.c: what lies in the depots, or may lie there, and how it leaves them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The tiles that modules have put beside a depot. */
guint64
cb_beside (const CbState *state, guint depot)
{
  guint64 tiles = 0;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, depots.beside)
    tiles |= module->depots.beside (state, depot);
  return tiles;
}

/* Whether @tile, which may be any argument of a move, is a tile that lies beside the depot. */
gboolean
cb_is_beside (const CbState *state, guint depot, int tile)
{
  return tile > CB_TILE_NONE && tile < CB_TILE_UNKNOWN && cb_beside (state, depot) & CB_TILE_BIT (tile);
}

/**
 * cb_depot_find:
 * @state: a state
 * @depot: 1 to 6, or 0 for the black depot
 * @tile: a named tile
 *
 * Finds the space that holds @tile: the one where it was recorded, else one whose tile nobody
 * has named yet and that may be it (10.1).
 *
 * Returns: the space, or -1; %CB_BESIDE where a module has put it beside them
 */
int
cb_depot_find (const CbState *state, guint depot, int tile)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  int unnamed = CB_TILE_UNKNOWN + (int) cb_tile_type ((CbTile) tile);
  int any = -1;

  /* A tile of no type is in no pile, so no tile that nobody has named is it. */
  if (cb_tile_type ((CbTile) tile) == CB_TYPES)
    return cb_is_beside (state, depot, tile) ? CB_BESIDE : -1;
  for (guint i = 0; i < n; i++)
    {
      if (spaces[i] == tile)
        return (int) i;
      if (any < 0 && (spaces[i] == unnamed || spaces[i] == CB_TILE_ANY))
        any = (int) i;
    }
  return any < 0 && cb_is_beside (state, depot, tile) ? CB_BESIDE : any;
}

/**
 * cb_depot_open_types:
 * @state: a state
 * @seat: who takes from it
 * @depot: 1 to 6, or 0 for the black depot
 *
 * Which tile it is may be said when it is placed, if nobody has said it before. Beyond the key spaces tiles are only counted
 * by name (17.5.4), and of one type those on the key spaces have one back: else it would not be known which is placed.
 *
 * Returns: the types of which a tile that lies there may be stored without a name (10.1), as a bit set
 */
guint
cb_depot_open_types (const CbState *state, guint seat, guint depot)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES, other = depot ? CB_TILE_DARK : CB_TILE_UNKNOWN, types = 0;
  guint64 possible;

  if (cb_depot_is_named (state, depot))
    return 0;
  for (guint i = 0; i < n; i++)
    if (spaces[i] >= CB_TILE_UNKNOWN)
      types |= spaces[i] == CB_TILE_ANY ? CB_OPEN_TYPES : 1u << (spaces[i] - CB_TILE_UNKNOWN);
  types &= CB_OPEN_TYPES;
  if (types == 0 || state->players[seat].n_heap > 0 || cb_store_unlimited (state, seat))
    return 0;
  possible = cb_census_possible (state, depot == 0);
  for (guint rest = types; rest != 0; rest &= rest - 1)
    {
      guint type = (guint) __builtin_ctz (rest);

      if (!(possible & cb_tiles_may_be[type]) ||
          (state->n_open > 0 && cb_store_has (&state->players[seat], (int) (other + type))))
        types &= ~(1u << type);
    }
  return types;
}

/* Whether @seat may store the tile of a depot that @tile says only the type of, with a message. */
gboolean
cb_depot_check_open (const CbState *state, guint seat, guint depot, int tile, GError **error)
{
  if (cb_tile_is_open (tile) && tile < CB_TILE_ANY &&
      cb_depot_open_types (state, seat, depot) >> cb_tile_type ((CbTile) tile) & 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, CB_RULE_10_1, _("Say which tile it is: it is read off when it is taken."),
                       _("A tile must be named when it is taken."));
  return FALSE;
}

/**
 * cb_depot_check:
 * @state: a state
 * @depot: 1 to 6, or 0 for the black depot
 * @tile: the tile somebody wants
 * @rule: the rule that says it must lie there
 * @error: (nullable): return location
 *
 * Returns: whether the tile is named and lies, or may lie, in that depot
 */
gboolean
cb_depot_check (const CbState *state, guint depot, int tile, CbRule rule, GError **error)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  int space;

  if (!cb_tile_is_named ((CbTile) tile))
    {
      if (error)
        pw_rule_error_set (error, CB_RULE_10_1, _("Say which tile it is: it is read off when it is taken."),
                           _("A tile must be named when it is taken."));
      return FALSE;
    }
  space = cb_depot_find (state, depot, tile);
  if (space >= 0)
    return space == CB_BESIDE || spaces[space] == tile || cb_census_check (state, depot == 0, tile, error);
  if (error)
    {
      g_autoptr (GString) there = g_string_new (NULL);

      for (guint i = 0; i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
        if (spaces[i] != CB_TILE_NONE)
          g_string_append_printf (there, "%s%s", there->len ? ", " : "", cb_tile_label (spaces[i]));
      if (there->len == 0)
        g_string_append (there, _("nothing"));
      g_string_prepend (there, _("There: "));
      g_string_append_c (there, '.');
      if (depot)
        pw_rule_error_set (error, rule, there->str, _("Depot %u has no such tile: %s."), depot, cb_tile_label (tile));
      else
        pw_rule_error_set (error, rule, there->str, _("The black depot has no such tile: %s."), cb_tile_label (tile));
    }
  return FALSE;
}

/* Takes the tile off the board. */
void
cb_depot_remove (CbState *state, guint depot, int tile)
{
  guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  int space = cb_depot_find (state, depot, tile);

  /* A tile that did not lie there was played so: it came from somewhere else. */
  if (space < 0)
    cb_census_say (state, tile, TRUE);
  else if (space == CB_BESIDE)
    {
      const CbModule *module;

      CB_FOREACH_MODULE (state, module, depots.taken)
        module->depots.taken (state, depot, tile);
    }
  else
    {
      if (spaces[space] != tile && tile < CB_TILE_UNKNOWN)
        cb_census_add (state, depot == 0, tile);
      spaces[space] = CB_TILE_NONE;
    }
}

/* The same, and into a key space: see cb_store_add(). */
void
cb_depot_take (CbState *state, guint seat, guint depot, int tile, int storage, CbRule rule, PwEvents *events)
{
  gboolean dark = depot == 0 && tile >= CB_TILE_UNKNOWN;

  cb_depot_remove (state, depot, tile);
  cb_store_add (state, seat, dark ? CB_TILE_DARK + (int) cb_tile_type ((CbTile) tile) : tile, storage);
  cb_note (events, (int) seat, CB_NOTE_TAKE, 1, rule, tile, (int) depot);
  if (cb_table_is_stale (state))
    cb_note (events, (int) seat, CB_NOTE_NOT_CHECKED, 1, CB_RULE_10_2, tile, (int) depot);
}

/* Of @tiles, those that the spaces of a depot hold or may hold. */
guint64
cb_depot_tiles (const CbState *state, guint depot, guint64 tiles)
{
  const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
  guint n = depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES;
  guint64 named = 0, unnamed = 0;

  for (guint i = 0; i < n; i++)
    if (spaces[i] >= CB_TILE_UNKNOWN)
      unnamed |= cb_tiles_may_be[spaces[i] - CB_TILE_UNKNOWN];
    else
      named |= CB_TILE_BIT (spaces[i]);
  return ((named | (unnamed & cb_census_possible (state, depot == 0))) & tiles) | cb_beside (state, depot);
}

/* What lies in the black depot, or may; what lies beside it does not (13.1). */
guint64
cb_black_tiles (const CbState *state)
{
  return cb_depot_tiles (state, 0, cb_tiles_of_types ((1u << CB_TYPES) - 1)) & ~cb_beside (state, 0);
}

/* Whether @tile, which @rule gives from the black depot, lies in it, and not beside it (13.1). */
gboolean
cb_black_check (const CbState *state, int tile, CbRule rule, GError **error)
{
  if (!cb_is_beside (state, 0, tile))
    return cb_depot_check (state, 0, tile, rule, error);
  if (error)
    pw_rule_error_set (error, rule, _("Choose a tile that lies in it."), _("It lies beside the black depot, not in it: %s."),
                       cb_tile_label (tile));
  return FALSE;
}
