/* cb-deal.c: random dice and draws, for people without dice, for tests and benchmarks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

static gint16
random_dice (PwRandom *random)
{
  guint8 dice[2] = { (guint8) (1 + pw_random_below (random, 6)), (guint8) (1 + pw_random_below (random, 6)) };

  return pw_dice_pack (dice, 2);
}

/* One of the goods tiles not seen yet; notes it in @seen. */
static gint16
random_goods (guint8 seen[CB_GOODS], PwRandom *random)
{
  guint left = 0, pick;

  for (guint i = 0; i < CB_GOODS; i++)
    left += cb_data_goods_per_colour () - seen[i];
  pick = pw_random_below (random, left);
  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = cb_data_goods_per_colour () - seen[i];

      if (pick < n)
        {
          seen[i]++;
          return (gint16) (i + 1);
        }
      pick -= n;
    }
  g_assert_not_reached ();
}

/* How many of @tile the piles may still hold. */
static guint
tiles_left (const CbState *state, gboolean black, int tile)
{
  guint supply;

  if (!cb_tile_is_named ((CbTile) tile) || !cb_census_allows (state, black, tile))
    return 0;
  if (cb_tile_type ((CbTile) tile) == CB_MONASTERY)
    return 1;
  supply = cb_data_supply (black, (CbTile) tile);
  return supply - state->seen[black ? 1 : 0][tile];
}

/* A tile that may lie on a space of which only @there is known. */
static int
random_tile (const CbState *state, gboolean black, guint there, PwRandom *random)
{
  CbType type = cb_tile_type ((CbTile) there);
  guint left = 0, pick;

  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (type == CB_TYPES || cb_tile_type ((CbTile) tile) == type)
      left += tiles_left (state, black, tile);
  if (left == 0)
    return CB_TILE_ANY;
  pick = pw_random_below (random, left);
  for (int tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    {
      guint n;

      if (type != CB_TYPES && cb_tile_type ((CbTile) tile) != type)
        continue;
      n = tiles_left (state, black, tile);
      if (pick < n)
        return tile;
      pick -= n;
    }
  g_assert_not_reached ();
}

/* Names what lies in the first depot that holds unnamed tiles; FALSE when all are named. */
static gboolean
deal_depot (const CbState *state, PwRandom *random, PwMove *out)
{
  for (guint depot = 0; depot <= CB_DEPOTS; depot++)
    {
      const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
      guint n = depot ? cb_depot_spaces (state) : cb_black_spaces (state);
      gboolean unnamed = FALSE;
      CbState after;

      for (guint i = 0; i < n; i++)
        unnamed |= spaces[i] >= CB_TILE_UNKNOWN;
      if (!unnamed)
        continue;
      after = *state;
      pw_move_init (out, CB_KIND_DEPOT, PW_TABLE);
      out->args[0] = (gint16) depot;
      for (guint i = 0; i < n; i++)
        {
          int tile = spaces[i];

          if (tile >= CB_TILE_UNKNOWN)
            {
              tile = random_tile (&after, depot == 0, spaces[i], random);
              if (tile != CB_TILE_ANY)
                cb_census_add (&after, depot == 0, tile);
            }
          out->args[1 + i] = (gint16) tile;
        }
      return TRUE;
    }
  return FALSE;
}

void
cb_deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  const CbState *state = data;
  guint8 seen[CB_GOODS];

  memcpy (seen, state->goods_seen, sizeof seen);
  if (state->stage == CB_STAGE_GOODS)
    {
      pw_move_init (out, CB_KIND_GOODS, PW_TABLE);
      out->args[0] = random_goods (seen, random);
    }
  else if (flags & PW_DEAL_RECORDED && state->round == 0 && deal_depot (state, random, out))
    return;
  else if (flags & PW_DEAL_RECORDED && state->round_goods[CB_ROUNDS - 1] == 0)
    {
      pw_move_init (out, CB_KIND_PHASE_GOODS, PW_TABLE);
      for (guint i = 0; i < CB_ROUNDS; i++)
        out->args[i] = state->round_goods[i] ? state->round_goods[i] : random_goods (seen, random);
    }
  else
    {
      pw_move_init (out, CB_KIND_ROLL, PW_TABLE);
      out->args[0] = (gint16) (1 + pw_random_below (random, 6));
      for (guint i = 0; i < state->n_players; i++)
        out->args[1 + i] = random_dice (random);
    }
}
