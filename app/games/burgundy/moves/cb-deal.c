/* cb-deal.c: random dice and draws, for people without dice, for tests and benchmarks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

static gint16
random_dice (PwRandom *random)
{
  guint8 dice[2] = { (guint8) (1 + pw_random_below (random, 6)), (guint8) (1 + pw_random_below (random, 6)) };

  return pw_dice_pack (dice, 2);
}

/* More may have been said to be there than exist. */
static guint
goods_left (guint seen)
{
  return cb_data_goods_per_colour () - MIN (seen, cb_data_goods_per_colour ());
}

/* One of the goods tiles not seen yet; notes it in @seen. */
static gint16
random_goods (guint8 seen[CB_GOODS], PwRandom *random)
{
  guint left = 0, pick;

  for (guint i = 0; i < CB_GOODS; i++)
    left += goods_left (seen[i]);
  if (left == 0)
    return 1;
  pick = pw_random_below (random, left);
  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = goods_left (seen[i]);

      if (pick < n)
        {
          seen[i]++;
          return (gint16) (i + 1);
        }
      pick -= n;
    }
  g_assert_not_reached ();
}

/* What the piles of one back may still hold, as far as it was asked for. */
typedef struct
{
  guint black;                  /* 1: the black backs */
  guint counted;                /* bit set of CbType */
  guint8 left[CB_TILES];        /* of the tiles of these types of which there is one at all */
  guint total[CB_TYPES];        /* of each of them together, where there is any */
  guint room[CB_TYPES];         /* of each, whichever they are: some that are left may lie on key spaces (10.1) */
} Piles;

/* Counts those of one type. Which monasteries have which back is not certain: of each that is left there is one in either pile. */
static void
count_pile (const CbState *state, Piles *piles, CbType type)
{
  guint total = 0;

  for (guint64 rest = state->possible[piles->black] & cb_tiles_may_be[type]; rest != 0; rest &= rest - 1)
    {
      guint tile = (guint) __builtin_ctzll (rest);

      piles->left[tile] = (guint8) (type == CB_MONASTERY ? 1 : cb_census_left (state, piles->black, (int) tile));
      total += piles->left[tile];
    }
  piles->counted |= 1u << type;
  piles->room[type] = type == CB_MONASTERY ? cb_census_left (state, piles->black, CB_TILE_MONASTERY_0) : total;
  if (G_UNLIKELY (state->n_open > 0 && CB_OPEN_TYPES >> type & 1))
    piles->room[type] = cb_census_room (state, piles->black, type);
  piles->total[type] = piles->room[type] > 0 ? total : 0;
}

/* Draws a tile that may lie on a space of which only @there is known. */
static int
draw_tile (const CbState *state, Piles *piles, guint there, PwRandom *random)
{
  CbType only = cb_tile_type ((CbTile) there), type;
  guint64 tiles = state->possible[piles->black] & cb_tiles_may_be[only];
  guint left = 0, pick;

  for (guint i = only == CB_TYPES ? 0 : only; i < (only == CB_TYPES ? CB_TYPES : only + 1); i++)
    {
      if (!(piles->counted >> i & 1))
        count_pile (state, piles, (CbType) i);
      left += piles->total[i];
      if (piles->total[i] == 0)
        tiles &= ~cb_tiles_may_be[i];
    }
  if (left == 0)
    return CB_TILE_ANY;
  pick = pw_random_below (random, left);
  while (pick >= piles->left[__builtin_ctzll (tiles)])
    {
      pick -= piles->left[__builtin_ctzll (tiles)];
      tiles &= tiles - 1;
    }
  type = cb_tile_type ((CbTile) __builtin_ctzll (tiles));
  piles->left[__builtin_ctzll (tiles)]--;
  piles->total[type]--;
  if (--piles->room[type] == 0)
    piles->total[type] = 0;
  return __builtin_ctzll (tiles);
}

/* Names what lies in the first depot that holds unnamed tiles; FALSE when all are named. */
gboolean
cb_deal_depot (const CbState *state, PwRandom *random, PwMove *out)
{
  for (guint depot = 0; depot <= CB_DEPOTS; depot++)
    {
      const guint8 *spaces = depot ? state->depots[depot - 1] : state->black;
      guint n = depot ? cb_depot_spaces (state) : cb_black_spaces (state);
      gboolean names = FALSE;
      Piles piles;

      if (cb_depot_is_named (state, depot))
        continue;
      piles.black = depot == 0;
      piles.counted = 0;
      pw_move_init (out, CB_KIND_DEPOT, PW_TABLE);
      out->args[0] = (gint16) depot;
      for (guint i = 0; i < n; i++)
        {
          int tile = spaces[i];

          if (tile >= CB_TILE_UNKNOWN)
            tile = draw_tile (state, &piles, spaces[i], random);
          names |= tile != spaces[i] && tile != CB_TILE_ANY;
          out->args[1 + i] = (gint16) tile;
        }
      /* Nothing may be left of what lies there, where people said that it lies elsewhere. */
      if (names)
        return TRUE;
    }
  return FALSE;
}

/* What nobody has named stays so, until it is placed (10.1). */
void
cb_leave_open (gconstpointer data, PwMove *move)
{
  const CbState *state = data;
  guint depot = (guint) cb_arg (move, CB_ARG_DEPOT, 0);
  int tile = move->args[CB_ARG_TILE], open = CB_TILE_UNKNOWN + (int) cb_tile_type ((CbTile) MAX (tile, 0));
  int space;

  if ((move->kind != CB_KIND_TAKE && move->kind != CB_KIND_BUY && move->kind != CB_KIND_FETCH) || !cb_tile_is_open (open))
    return;
  space = cb_depot_find (state, depot, tile);
  if (space >= 0 && space != CB_BESIDE && (depot ? state->depots[depot - 1] : state->black)[space] >= CB_TILE_UNKNOWN &&
      cb_depot_check_open (state, (guint) move->player, depot, open, NULL))
    move->args[CB_ARG_TILE] = (gint16) open;
}

void
cb_deal (gconstpointer data, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  const CbState *state = data;
  guint8 seen[CB_GOODS];
  const CbModule *module;

  memcpy (seen, state->goods_seen, sizeof seen);
  CB_FOREACH_MODULE (state, module, dealing.deal)
    if (module->dealing.deal (state, random, flags, out))
      return;
  if (cb_asks (state))
    pw_move_init (out, CB_KIND_CONFIRM_TABLE, PW_TABLE);
  else if (state->level == PW_LEVEL_FINAL)
    pw_move_init (out, CB_KIND_FINISH, PW_TABLE);
  else if (state->stage == CB_STAGE_GOODS)
    {
      pw_move_init (out, CB_KIND_GOODS, PW_TABLE);
      out->args[0] = random_goods (seen, random);
    }
  else if (flags & PW_DEAL_RECORDED && state->round == 0 && cb_deal_depot (state, random, out))
    return;
  else if (G_UNLIKELY (state->level | state->stale) && pw_kind_set_has (cb_playable (state), CB_KIND_OWN))
    {
      pw_move_init (out, CB_KIND_OWN, PW_TABLE);
      out->args[CB_ARG_WHAT] = random_dice (random);
    }
  else if (flags & PW_DEAL_RECORDED && state->round == 0 && state->round_goods[CB_ROUNDS - 1] == 0)
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
