/* cb-doubts-duchy.c: what cannot lie in a duchy (2.3, 5.1, 5.2, 9.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/position/cb-doubts.h"
#include "games/burgundy/position/cb-audit.h"

#include <glib/gi18n-lib.h>

#include "games/burgundy/position/cb-says.h"

static void
doubt_hex (GArray *out, CbRule rule, guint seat, guint hex, char *text)
{
  cb_doubt (out, rule, (int) seat, CB_KIND_HEX, CB_ARG_HEX, (int) hex, text);
}

/* An earlier hex of the same region with the same tile, or -1. */
static int
find_twin (const CbPlayer *player, const CbDuchy *duchy, guint hex)
{
  guint other;

  CB_FOREACH_HEX (other, duchy->of_region[duchy->region[hex]] & player->filled & (CB_HEX (hex) - 1))
    if (player->tile[other] == player->tile[hex])
      return (int) other;
  return -1;
}

static gboolean
may_be_twice (const CbState *state, guint seat, int tile)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, duchy.twins)
    if (module->duchy.twins (state, seat, tile))
      return TRUE;
  return FALSE;
}

/* 5.1: tile by tile the colour; 5.2: no twin in its city. */
static void
doubt_tiles (const CbState *state, guint seat, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  guint hex;

  CB_FOREACH_HEX (hex, player->filled)
    {
      int tile = player->tile[hex], twin;
      CbType type = cb_tile_type ((CbTile) tile);

      if (type == CB_TYPES && cb_has_untyped (state, tile))
        continue;
      if (type != (CbType) duchy->type[hex])
        {
          doubt_hex (out, CB_RULE_5_1, seat, hex,
                     g_strdup_printf (_("%s is for %s, and %s lies there."), cb_hex_name (duchy, hex),
                                      cb_type_phrase ((CbType) duchy->type[hex]), cb_tile_phrase (tile)));
          continue;
        }
      if (type != CB_BUILDING || cb_has (player, 1) || may_be_twice (state, seat, tile))
        continue;
      twin = find_twin (player, duchy, hex);
      if (twin >= 0)
        doubt_hex (out, CB_RULE_5_2, seat, hex,
                   g_strdup_printf (_("This city has %s twice, on %s and %s, without monastery 1."), cb_tile_phrase (tile),
                                    cb_hex_name (duchy, (guint) twin), cb_hex_name (duchy, hex)));
    }
}

/* The tiles that hang together with those of @set. */
static CbHexSet
spread (const CbPlayer *player, const CbDuchy *duchy, CbHexSet set)
{
  CbHexSet before;
  guint hex;

  do
    {
      before = set;
      CB_FOREACH_HEX (hex, before)
        set |= duchy->neighbours[hex] & player->filled;
    }
  while (set != before);
  return set;
}

/* 5.1: all tiles hang together, beginning with the first castle. */
static void
doubt_connection (const CbState *state, guint seat, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  CbHexSet castles = cb_hexes_with (player, CB_TILE_CASTLE) & duchy->of_type[CB_CASTLE];
  CbHexSet rest = player->filled, whole = 0;
  int start = cb_start_hex (state, seat);
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, duchy.apart)
    if (module->duchy.apart (state, seat))
      return;
  if (start >= 0)
    castles &= CB_HEX (start);
  /* The largest part with a castle in it is the duchy, or the largest part. */
  for (CbHexSet left = player->filled; left != 0;)
    {
      CbHexSet part = spread (player, duchy, CB_HEX (cb_hex_first (left)));
      gboolean first = (part & castles) != 0, kept = (whole & castles) != 0;

      if (whole == 0 || first > kept || (first == kept && cb_hex_count (part) > cb_hex_count (whole)))
        whole = part;
      left &= ~part;
    }
  for (rest &= ~whole; rest != 0;)
    {
      guint hex = cb_hex_first (rest);
      CbHexSet part = spread (player, duchy, CB_HEX (hex));

      doubt_hex (out, CB_RULE_5_1, seat, hex,
                 g_strdup_printf (_("What lies on %s is not connected to the rest of the duchy."), cb_hex_name (duchy, hex)));
      rest &= ~part;
    }
}

/* 2.3: every duchy begins with a castle. */
static void
doubt_start (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);
  int start = cb_start_hex (state, seat);

  if (!cb_is_whole (state, seat))
    return;
  if (known->counted[CB_CASTLE] + known->unknown == 0 && cb_hexes_with (player, CB_TILE_CASTLE) == 0)
    cb_doubt (out, CB_RULE_2_3, (int) seat, CB_KIND_HEX, start >= 0 ? CB_ARG_HEX : -1, start,
              g_strdup (_("No castle lies in the duchy, and every duchy begins with one.")));
  else if (start >= 0 && player->tile[start] != CB_TILE_CASTLE && !known->partial)
    doubt_hex (out, CB_RULE_2_3, seat, (guint) start,
               g_strdup_printf (_("On this duchy the first castle lies in the middle, on %s."),
                                cb_hex_name (duchy, (guint) start)));
}

/* The first tile of a type that was counted, for the field. */
static int
counted_tile (const CbPlayer *player, CbType type)
{
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (tile != CB_TILE_MONASTERY_0 && cb_tile_type ((CbTile) tile) == type && cb_counted (player, tile) > 0)
      return tile;
  return CB_TILE_NONE;
}

/* How many cities have no such building on a hex, and room for one more. */
static guint
cities_for (const CbPlayer *player, const CbDuchy *duchy, int tile)
{
  CbHexSet twins = cb_hexes_with (player, tile);
  guint n = 0;

  for (guint region = 0; region < duchy->n_regions; region++)
    n += duchy->region_type[region] == CB_BUILDING && (duchy->of_region[region] & ~player->filled) != 0 &&
         (duchy->of_region[region] & twins) == 0;
  return n;
}

/* 5.1: as many tiles of a colour as hexes; 5.2: as many of a building as cities. */
static void
doubt_counts (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  const CbDuchy *duchy = cb_duchy_of (player);

  for (guint type = 0; type < CB_TYPES; type++)
    {
      guint all = cb_hex_count (duchy->of_type[type]), open = cb_hex_count (duchy->of_type[type] & ~player->filled);
      guint n = known->counted[type];

      if (n <= open)
        continue;
      cb_doubt (out, CB_RULE_5_1, (int) seat, CB_KIND_COUNT, CB_ARG_TILE, counted_tile (player, (CbType) type),
                n > all ? g_strdup_printf (_("%u tiles are counted, but the duchy has only %u hexes for %s."), n, all,
                                           cb_type_phrase ((CbType) type))
                        : g_strdup_printf (_("%u tiles are counted besides those on hexes, but only %u hexes are left "
                                             "for %s."),
                                           n, open, cb_type_phrase ((CbType) type)));
    }
  for (int tile = CB_TILE_WAREHOUSE; tile <= CB_TILE_TOWN_HALL; tile++)
    if (player->count[tile] > cities_for (player, duchy, tile) && !cb_has (player, 1) && known->unknown == 0 &&
        !may_be_twice (state, seat, tile))
      cb_doubt (out, CB_RULE_5_2, (int) seat, CB_KIND_COUNT, CB_ARG_TILE, tile,
                g_strdup_printf (_("More tiles are counted than there are cities for them, without monastery 1: %s."),
                                 cb_tile_label (tile)));
}

/* 9.2: the empty hexes are those without a tile. */
static void
doubt_empty (const CbState *state, guint seat, const CbKnown *known, GArray *out)
{
  const CbPlayer *player = &state->players[seat];
  guint all = cb_duchy_of (player)->n_hexes, lie = cb_hex_count (player->filled);
  gboolean counted = FALSE;

  if (player->empty == 0)
    return;
  for (guint type = 0; type <= CB_TYPES; type++)
    {
      lie += known->counted[type];
      counted |= known->counted[type] > 0;
    }
  if (lie + player->empty - 1u > all)
    cb_doubt (out, CB_RULE_9_2, (int) seat, CB_KIND_EMPTY, -1, 0,
              g_strdup_printf (_("%u tiles and %u empty hexes are more than the %u hexes of the duchy."), lie,
                               player->empty - 1u, all));
  else if (!counted && lie > 0 && lie + player->empty - 1u != all)
    cb_doubt (out, CB_RULE_9_2, (int) seat, CB_KIND_EMPTY, -1, 0,
              g_strdup_printf (_("%u hexes are empty, not %u: %u of %u hold a tile."), all - lie, player->empty - 1u, lie, all));
}

void
cb_doubts_of_duchy (const CbState *state, guint seat, GArray *out)
{
  CbKnown known = cb_known (&state->players[seat]);

  doubt_start (state, seat, &known, out);
  doubt_tiles (state, seat, out);
  doubt_connection (state, seat, out);
  doubt_counts (state, seat, &known, out);
  doubt_empty (state, seat, &known, out);
}
