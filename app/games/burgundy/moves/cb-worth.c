/* cb-worth.c: what a dealt player who builds for later thinks of a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

/* What brings silver, actions and tiles comes before what brings points. */
static int
worth_of_tile (int tile)
{
  switch (tile)
    {
    case CB_TILE_MINE:
    case CB_TILE_CASTLE: return 3;
    case CB_TILE_SHIP:
    case CB_TILE_BANK:
    case CB_TILE_TOWN_HALL:
    case CB_TILE_MARKET:
    case CB_TILE_CHURCH:
    case CB_TILE_CARPENTER: return 2;
    default: return tile > CB_TILE_MONASTERY_0 ? 2 : 0;
    }
}

/* Whether there is a free hex for one more tile of that kind than is stored. */
static gboolean
has_room (const CbState *state, int seat, int tile)
{
  const CbPlayer *player = &state->players[cb_board (state, (guint) seat)];
  CbType type = cb_tile_type ((CbTile) tile);
  guint stored = 0;

  if (type >= CB_TYPES)
    return TRUE;
  for (guint i = 0; i < CB_STORE; i++)
    stored += player->store[i] != CB_TILE_NONE && cb_tile_type (player->store[i]) == type;
  return cb_hex_count (cb_duchy_of (player)->of_type[type] & ~player->filled) > stored;
}

/**
 * cb_worth:
 * @data: a state
 * @move: a legal move of whoever acts
 *
 * Returns: 0 to 15: how much somebody would like it who fills the duchy, with monasteries and all that expansions have
 */
int
cb_worth (gconstpointer data, const PwMove *move)
{
  static const guint8 worth[CB_KINDS] = {
    [CB_KIND_PLACE] = 11, [CB_KIND_COVER] = 11, [CB_KIND_LAY] = 11,  [CB_KIND_SHIELD] = 9,  [CB_KIND_SELL] = 7,
    [CB_KIND_SHIP] = 7,   [CB_KIND_GATHER] = 7, [CB_KIND_FETCH] = 7, [CB_KIND_TAKE] = 6,    [CB_KIND_BUY] = 10,
    [CB_KIND_AS] = 6,     [CB_KIND_WITH] = 6,   [CB_KIND_SWAP] = 5,  [CB_KIND_POINTS] = 6,  [CB_KIND_COPY] = 4,
    [CB_KIND_HIRE] = 3,   [CB_KIND_SET] = 3,    [CB_KIND_FIRST] = 2, [CB_KIND_WORKERS] = 3,
  };
  const CbState *state = data;
  int tile = move->args[CB_ARG_TILE];

  switch ((CbKind) move->kind)
    {
    case CB_KIND_TAKE:
    case CB_KIND_BUY:
      /* What was stored is not thrown out for it, and it must find its hex. */
      if (move->args[CB_ARG_DISCARD] != PW_ARG_NONE || !has_room (state, move->player, tile))
        return 1;
      return worth[move->kind] + worth_of_tile (tile) - (move->args[CB_ARG_WORKERS] > 0 ? 1 : 0) -
             (tile < CB_TILES && cb_place_hexes (state, (guint) move->player, tile) == 0 ? 3 : 0);
    case CB_KIND_PLACE: return worth[move->kind] + worth_of_tile (tile) - (move->args[CB_ARG_WORKERS] > 0 ? 1 : 0);
    default: return worth[move->kind];
    }
}
