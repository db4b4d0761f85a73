/* cb-take.c: taking a tile from a numbered depot: by a die, a castle, a market, a carpenter's
 * workshop or a church (4.3a, 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

#include <glib/gi18n-lib.h>

/* The types an effect lets one take, as a bit set; all for a die and for a castle. */
static guint
types_allowed (const CbState *state)
{
  guint pending = cb_pending (state);

  if (pending != CB_PENDING_NONE && cb_pending_classes[pending]->types)
    return cb_pending_classes[pending]->types (state, cb_top (state));
  switch (pending)
    {
    case CB_PENDING_MARKET: return 1u << CB_SHIP | 1u << CB_LIVESTOCK;
    case CB_PENDING_CARPENTER: return 1u << CB_BUILDING;
    case CB_PENDING_CHURCH: return 1u << CB_MINE | 1u << CB_MONASTERY | 1u << CB_CASTLE;
    default: return (1u << CB_TYPES) - 1;
    }
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

      CB_FOREACH_MODULE (state, module, taken)
        module->taken (state, depot, tile);
    }
  else
    {
      if (spaces[space] != tile)
        cb_census_add (state, depot == 0, tile);
      spaces[space] = CB_TILE_NONE;
    }
}

/* The same, and into a key space: see cb_store_add(). */
void
cb_depot_take (CbState *state, guint seat, guint depot, int tile, int storage, CbRule rule, PwEvents *events)
{
  cb_depot_remove (state, depot, tile);
  cb_store_add (state, seat, tile, storage);
  cb_note (events, (int) seat, CB_NOTE_TAKE, 1, rule, tile, (int) depot);
  if (cb_table_is_stale (state))
    cb_note (events, (int) seat, CB_NOTE_NOT_CHECKED, 1, CB_RULE_10_2, tile, (int) depot);
}

static CbRule
rule_of (const CbState *state)
{
  if (state->pending.n > 0 && cb_pending_classes[cb_pending (state)]->types)
    return cb_pending_classes[cb_pending (state)]->rule;
  return state->pending.n > 0 && cb_pending (state) != CB_PENDING_CASTLE ? CB_RULE_5_5 : CB_RULE_4_3A;
}

gboolean
cb_take_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[move->player];
  guint depot = (guint) move->args[CB_ARG_DEPOT];
  int tile = move->args[CB_ARG_TILE];
  CbType type = cb_tile_type ((CbTile) tile);

  if (!(types_allowed (state) >> type & 1) && type < CB_TYPES)
    {
      if (error)
        {
          if (cb_pending_classes[cb_pending (state)]->types)
            pw_rule_error_set (error, cb_pending_classes[cb_pending (state)]->rule, _("Take a tile of another type, or skip."),
                               _("This does not give %s."), cb_type_phrase (type));
          else if (cb_pending (state) == CB_PENDING_MARKET)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a ship or livestock, or skip."),
                               _("A market gives a ship or a livestock tile only."));
          else if (cb_pending (state) == CB_PENDING_CARPENTER)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a building, or skip."),
                               _("A carpenter’s workshop gives a building only."));
          else
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a mine, a monastery or a castle, or skip."),
                               _("A church gives a mine, a monastery or a castle only."));
        }
      return FALSE;
    }
  if (!cb_depot_check (state, depot, tile, rule_of (state), error))
    return FALSE;
  if (error)
    {
      g_autofree char *what = g_strdup_printf (_("Depot %u"), depot);

      if (!cb_die_check (state, player, move, depot, cb_has (player, 12), CB_RULE_4_3A, what, error))
        return FALSE;
    }
  else if (!cb_die_check (state, player, move, depot, cb_has (player, 12), CB_RULE_4_3A, NULL, NULL))
    return FALSE;
  return cb_room_check (state, move, error);
}

void
cb_take_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  CbRule rule = rule_of (state);

  cb_force_begin (state, move, events);
  cb_die_use (state, move, events);
  cb_discard_apply (state, move, events);
  cb_depot_take (state, (guint) move->player, (guint) move->args[CB_ARG_DEPOT], move->args[CB_ARG_TILE],
                 move->args[CB_ARG_STORAGE], rule, events);
  cb_settle (state, events);
}

/* The tiles that modules have put beside a depot. */
guint64
cb_beside (const CbState *state, guint depot)
{
  guint64 tiles = 0;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, beside)
    tiles |= module->beside (state, depot);
  return tiles;
}

/* Whether @tile, which may be any argument of a move, is a tile that lies beside the depot. */
gboolean
cb_is_beside (const CbState *state, guint depot, int tile)
{
  return tile > CB_TILE_NONE && tile < CB_TILE_UNKNOWN && cb_beside (state, depot) & CB_TILE_BIT (tile);
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
  return ((named | (unnamed & state->possible[depot ? 0 : 1])) & tiles) | cb_beside (state, depot);
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

/* Appends @like with each of @tiles, each in all the ways to make room for it (4.4, 16.2). */
void
cb_tiles_legal (const CbState *state, guint64 tiles, const PwMove *like, PwMoves *out)
{
  CbRoom rooms[CB_ROOMS];
  guint n = cb_rooms (state, (guint) like->player, rooms);
  PwMove *move = pw_moves_extend (out, (guint) __builtin_popcountll (tiles) * n);

  /* @like stays as it is: copying what was just written in part would have to wait for it. */
  for (; tiles; tiles &= tiles - 1)
    for (guint i = 0; i < n; i++, move++)
      {
        *move = *like;
        move->args[CB_ARG_TILE] = (gint16) __builtin_ctzll (tiles);
        move->args[CB_ARG_DISCARD] = rooms[i].discard;
        move->args[CB_ARG_STORAGE] = rooms[i].storage;
      }
}

void
cb_take_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint64 allowed = cb_tiles_of_types (types_allowed (state));
  gboolean free_step = cb_has (player, 12);
  guint8 dice[2];
  guint n_dice = cb_faces (state, (guint) seat, dice);
  PwMove move;

  if (state->pending.n == 0 && n_dice == 0)
    return;
  pw_move_init (&move, CB_KIND_TAKE, seat);
  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      guint workers[2] = { 0 };
      gboolean pays[2] = { FALSE };
      guint64 tiles;

      for (guint i = 0; i < n_dice; i++)
        {
          workers[i] = cb_die_cost (player, dice[i], depot, free_step);
          pays[i] = (int) workers[i] <= player->workers;
        }
      if (!pays[0] && !pays[1] && n_dice > 0)
        continue;
      tiles = cb_depot_tiles (state, depot, allowed);
      if (tiles == 0)
        continue;
      move.args[CB_ARG_DEPOT] = (gint16) depot;
      if (n_dice == 0)
        cb_tiles_legal (state, tiles, &move, out);
      for (guint i = 0; i < n_dice; i++)
        {
          if (!pays[i])
            continue;
          move.args[CB_ARG_DIE] = dice[i];
          move.args[CB_ARG_WORKERS] = workers[i] ? (gint16) workers[i] : PW_ARG_NONE;
          cb_tiles_legal (state, tiles, &move, out);
        }
    }
}
