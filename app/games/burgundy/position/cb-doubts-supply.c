/* cb-doubts-supply.c: more of something than exists (1.1, 1.2, 2.2, 10.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-doubts.h"
#include "games/burgundy/position/cb-says.h"

#include <glib/gi18n-lib.h>

/* Where the last of a tile lies: what a doubt points at. */
typedef struct
{
  guint n;
  int seat;
  CbKind kind;
  int index, value;
} Found;

static void
find (Found *found, guint n, int seat, CbKind kind, int index, int value)
{
  if (n == 0)
    return;
  found->n += n;
  found->seat = seat;
  found->kind = kind;
  found->index = index;
  found->value = value;
}

static void
find_in_depots (Found *found, const CbState *state, int tile)
{
  for (guint depot = 0; depot <= CB_DEPOTS; depot++)
    {
      const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;

      for (guint i = 0; i < (depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES); i++)
        find (found, spaces[i] == tile, PW_TABLE, CB_KIND_SPACE, CB_ARG_DEPOT, (int) depot);
    }
}

/* All tiles of a kind that lie on the table. */
static Found
find_tile (const CbState *state, int tile)
{
  Found found = { 0 };

  find_in_depots (&found, state, tile);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      CbHexSet hexes = cb_hexes_with (player, tile);
      guint hex;

      for (guint i = cb_first_space (state, seat); i < CB_STORE; i++)
        find (&found, player->store[i] == tile, (int) seat, CB_KIND_KEY, CB_ARG_WHAT, (int) i + 1);
      if (!cb_is_board (state, seat))
        continue;
      if (player->n_heap > 0 && cb_is_board (state, seat))
        find (&found, player->heap[tile], (int) seat, CB_KIND_HEAP, CB_ARG_TILE, tile);
      CB_FOREACH_HEX (hex, hexes)
        find (&found, 1, (int) seat, CB_KIND_HEX, CB_ARG_HEX, (int) hex);
      find (&found, cb_counted (player, tile), (int) seat, CB_KIND_COUNT, CB_ARG_TILE, tile);
    }
  return found;
}

static void
add (GArray *out, CbRule rule, const Found *found, char *text)
{
  cb_doubt (out, rule, found->seat, found->n ? found->kind : CB_KINDS, found->n ? found->index : -1, found->value, text);
}

/* Monasteries by their backs: the depots show them, numbers do not (10.1). */
static void
doubt_backs (const CbState *state, GArray *out)
{
  for (guint back = 0; back < 2; back++)
    {
      Found nowhere = { .seat = PW_TABLE };
      guint all = cb_supply (state, back == 1, CB_TILE_MONASTERY_0);

      if (state->seen[back][CB_TILE_MONASTERY_0] > all)
        add (out, CB_RULE_10_1, &nowhere,
             g_strdup_printf (back ? _("%u monasteries with a black back have appeared; there are %u.")
                                   : _("%u monasteries with a coloured back have appeared; there are %u."),
                              state->seen[back][CB_TILE_MONASTERY_0], all));
    }
}

void
cb_doubts_of_tiles (const CbState *state, GArray *out)
{
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    {
      gboolean several = tile < CB_TILE_MONASTERY_0;
      guint coloured = several ? cb_supply (state, FALSE, tile) : cb_exists (state, tile);
      guint black = several ? cb_supply (state, TRUE, tile) : 0;
      Found found;

      if (tile == CB_TILE_MONASTERY_0)
        continue;
      found = find_tile (state, tile);
      if (found.n > coloured + black)
        add (out, CB_RULE_1_1, &found,
             coloured + black == 0 ? g_strdup_printf (_("There is no such tile in this game: %s."), cb_tile_label (tile))
             : several             ? g_strdup_printf (_("There are %u such tiles on the table, and only %u exist: %s."), found.n,
                                                      coloured + black, cb_tile_label (tile))
                       : g_strdup_printf (_("There is only one %s, and it lies in %u places."), cb_tile_label (tile), found.n));
      else if (several && state->seen[1][tile] > black)
        add (out, CB_RULE_10_1, &found,
             g_strdup_printf (_("%u such tiles with a black back have appeared, and only %u exist: %s."), state->seen[1][tile],
                              black, cb_tile_label (tile)));
      else if (several && state->seen[0][tile] > coloured)
        add (out, CB_RULE_10_1, &found,
             g_strdup_printf (_("%u such tiles with a coloured back have appeared, and only %u exist: %s."),
                              state->seen[0][tile], coloured, cb_tile_label (tile)));
      else if (several && (guint) state->seen[0][tile] + state->seen[1][tile] + state->said[tile] > coloured + black)
        add (out, CB_RULE_10_1, &found,
             g_strdup_printf (_("With those that have left the game there are more such tiles than the %u that exist: %s."),
                              coloured + black, cb_tile_label (tile)));
    }
  doubt_backs (state, out);
}

void
cb_doubts_of_goods (const CbState *state, GArray *out)
{
  guint all = CB_PHASES * CB_ROUNDS + 3u * state->n_boards, sum = 0;
  Found last = { .seat = PW_TABLE };

  for (int goods = 1; goods <= CB_GOODS; goods++)
    {
      Found found = { .seat = PW_TABLE };

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        find (&found, state->depot_goods[depot][goods - 1], PW_TABLE, CB_KIND_PILE, CB_ARG_GOODS, goods);
      for (guint seat = 0; seat < state->n_boards; seat++)
        {
          const CbPlayer *player = &state->players[seat];

          find (&found, player->goods[goods - 1], (int) seat, CB_KIND_STOCK, CB_ARG_GOODS, goods);
          find (&found, player->sold[goods - 1], (int) seat, CB_KIND_SOLD, CB_ARG_GOODS, goods);
        }
      sum += found.n;
      if (found.n > 0)
        last = found;
      if (found.n > cb_data_goods_per_colour ())
        add (out, CB_RULE_1_2, &found,
             g_strdup_printf (_("There are %u goods tiles of one colour, and only %u exist: %s."), found.n,
                              cb_data_goods_per_colour (), cb_goods_label (goods)));
    }
  if (sum > all)
    add (out, CB_RULE_2_2, &last,
         g_strdup_printf (_("There are %u goods tiles, and only %u come into a game of %u."), sum, all, state->n_players));
}
