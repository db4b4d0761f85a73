/* cb-said.c: what a player has, tile by tile or as numbers that were said (10.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

/* The hexes on which @tile lies. */
CbHexSet
cb_hexes_with (const CbPlayer *player, int tile)
{
  CbHexSet hexes = 0;
  guint hex;

  CB_FOREACH_HEX (hex, player->filled)
    if (player->tile[hex] == tile)
      hexes |= CB_HEX (hex);
  return hexes;
}

/* The monasteries that lie on hexes, as a set like CbPlayer.monasteries. */
guint32
cb_placed_monasteries (const CbPlayer *player)
{
  guint32 set = 0;
  guint hex;

  CB_FOREACH_HEX (hex, player->filled)
    if (cb_tile_type (player->tile[hex]) == CB_MONASTERY)
      set |= 1u << (player->tile[hex] - CB_TILE_MONASTERY_0);
  return set;
}

/**
 * cb_counted:
 * @player: a player
 * @tile: a named tile
 *
 * Returns: how many of it lie in the duchy of which nobody said where
 */
guint
cb_counted (const CbPlayer *player, int tile)
{
  if (tile < CB_COUNTED)
    return player->count[tile];
  return player->monasteries >> (tile - CB_TILE_MONASTERY_0) & 1 && cb_hexes_with (player, tile) == 0;
}

/**
 * cb_empty_hexes:
 * @player: a player
 *
 * Returns: the empty hexes of the duchy, as somebody said or as its tiles leave them (9.2)
 */
guint
cb_empty_hexes (const CbPlayer *player)
{
  guint n = cb_hex_count (player->filled), all = cb_duchy_of (player)->n_hexes;

  if (player->empty)
    return player->empty - 1u;
  for (int tile = CB_TILE_CASTLE; tile < CB_COUNTED; tile++)
    n += player->count[tile];
  n += (guint) __builtin_popcount (player->monasteries & ~cb_placed_monasteries (player));
  return n < all ? all - n : 0;
}

/**
 * cb_tallied:
 * @player: a player
 * @tally: what is counted
 * @n: how many of it are known one by one
 *
 * Returns: how many there are, as somebody said, and at least @n
 */
guint
cb_tallied (const CbPlayer *player, CbTally tally, guint n)
{
  return player->tally[tally] > n + 1 ? player->tally[tally] - 1u : n;
}

/* Goods tiles that a player has, or has sold. */
guint
cb_goods_left (const CbPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    n += player->goods[i];
  return cb_tallied (player, CB_TALLY_GOODS, n);
}

guint
cb_goods_sold (const CbPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    n += player->sold[i];
  return cb_tallied (player, CB_TALLY_SOLD, n);
}

/* The statements of this game. */
PwKindSet
cb_statements (const CbState *state)
{
  PwKindSet kinds = PW_KIND_SET_NONE;

  for (guint kind = CB_KIND_HEX; kind < CB_KINDS; kind++)
    if (cb_kinds[kind].statement)
      pw_kind_set_add (&kinds, pw_kind_set_of (kind));
  for (guint i = 0; i < CB_MODULES; i++)
    if (cb_modules[i] != NULL && !(state->modules >> i & 1))
      kinds = pw_kind_set_minus (kinds, cb_modules[i]->statements);
  return kinds;
}
