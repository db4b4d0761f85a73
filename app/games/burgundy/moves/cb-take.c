/* cb-take.c: taking a tile from a numbered depot: by a die, a castle, a market, a carpenter's
 * workshop or a church (4.3a, 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#include <glib/gi18n-lib.h>

/**
 * cb_take_types:
 * @state: how it stands
 *
 * Returns: the types that may be taken now, as a bit set: those of the effect that waits; all with a die and with a castle
 */
guint
cb_take_types (const CbState *state)
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

  if (!(cb_take_types (state) >> type & 1) && type < CB_TYPES)
    {
      if (error)
        {
          if (cb_pending_classes[cb_pending (state)]->types)
            pw_rule_error_set (error, cb_pending_classes[cb_pending (state)]->rule,
                               _("Take a tile of another type. Or do without it: {skip}."), _("This does not give %s."),
                               cb_type_phrase (type));
          else if (cb_pending (state) == CB_PENDING_MARKET)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a ship or livestock. Or do without it: {skip}."),
                               _("A market gives a ship or a livestock tile only."));
          else if (cb_pending (state) == CB_PENDING_CARPENTER)
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a building. Or do without it: {skip}."),
                               _("A carpenter’s workshop gives a building only."));
          else
            pw_rule_error_set (error, CB_RULE_5_5, _("Take a mine, a monastery or a castle. Or do without it: {skip}."),
                               _("A church gives a mine, a monastery or a castle only."));
        }
      return FALSE;
    }
  if (tile >= CB_TILE_UNKNOWN ? !cb_depot_check_open (state, (guint) move->player, depot, tile, error)
                              : !cb_depot_check (state, depot, tile, rule_of (state), error))
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

/* Appends @like with each of @tiles, and with a tile of each of @types, each in each of @n ways to make room for it. */
static void
add_tiles (guint64 tiles, guint types, const CbRoom *rooms, guint n, const PwMove *like, PwMoves *out)
{
  PwMove *move = pw_moves_extend (out, (cb_count_bits (tiles) + cb_count_bits (types)) * n);

  /* @like stays as it is: copying what was just written in part would have to wait for it. */
  while (tiles != 0 || types != 0)
    {
      int tile = tiles != 0 ? __builtin_ctzll (tiles) : CB_TILE_UNKNOWN + __builtin_ctz (types);

      for (guint i = 0; i < n; i++, move++)
        {
          *move = *like;
          move->args[CB_ARG_TILE] = (gint16) tile;
          move->args[CB_ARG_DISCARD] = rooms[i].discard;
          move->args[CB_ARG_STORAGE] = rooms[i].storage;
        }
      if (tiles != 0)
        tiles &= tiles - 1;
      else
        types &= types - 1;
    }
}

/* Appends @like with each of @tiles, and with a tile of each of @types that is stored without a name, each in all the ways
 * to make room for it (4.4, 10.1, 16.2). */
void
cb_tiles_legal (const CbState *state, guint64 tiles, guint types, const PwMove *like, PwMoves *out)
{
  CbRoom rooms[CB_ROOMS];

  add_tiles (tiles, types, rooms, cb_rooms (state, (guint) like->player, rooms), like, out);
}

void
cb_take_legal (gconstpointer data, PwMoves *out)
{
  const CbState *state = data;
  int seat = cb_actor (state);
  const CbPlayer *player = &state->players[seat];
  guint types = cb_take_types (state);
  guint64 allowed = cb_tiles_of_types (types);
  gboolean free_step = cb_has (player, 12);
  guint8 dice[2];
  guint n_dice = cb_faces (state, (guint) seat, dice), n;
  CbRoom rooms[CB_ROOMS];
  PwMove move;

  if (state->pending.n == 0 && n_dice == 0)
    return;
  n = cb_rooms (state, (guint) seat, rooms);
  pw_move_init (&move, CB_KIND_TAKE, seat);
  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      guint workers[2] = { 0 };
      gboolean pays[2] = { FALSE };
      guint64 tiles;
      guint open;

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
      open = cb_depot_open_types (state, (guint) seat, depot) & types;
      move.args[CB_ARG_DEPOT] = (gint16) depot;
      if (n_dice == 0)
        add_tiles (tiles, open, rooms, n, &move, out);
      for (guint i = 0; i < n_dice; i++)
        {
          if (!pays[i])
            continue;
          move.args[CB_ARG_DIE] = dice[i];
          move.args[CB_ARG_WORKERS] = workers[i] ? (gint16) workers[i] : PW_ARG_NONE;
          add_tiles (tiles, open, rooms, n, &move, out);
        }
    }
}
