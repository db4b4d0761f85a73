/* cb-deal.c: random dice and draws, for people without dice, for tests and benchmarks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-bytes.h"
#include "games/burgundy/moves/cb-moves.h"

#include <string.h>

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

/** WORDS: of eight tiles each, which hold all that are no monasteries. */
#define WORDS 4
/** OF: in the word @w the tiles @first to @last. */
#define OF(w, first, last) (BELOW ((last) + 1 - 8 * (w)) & ~BELOW ((first) - 8 * (w)))
#define BELOW(n) ((n) <= 0 ? 0 : (n) >= 8 ? ~G_GUINT64_CONSTANT (0) : (G_GUINT64_CONSTANT (1) << (8 * ((n) & 7))) - 1)
#define ALL_OF(first, last) OF (0, first, last), OF (1, first, last), OF (2, first, last), OF (3, first, last)

G_STATIC_ASSERT (CB_TILE_MONASTERY_0 < 8 * WORDS);

/* Which numbers of the words are tiles of a type; of CB_TYPES: of any. */
static const guint64 words_of[CB_TYPES + 1][WORDS] = {
  [CB_CASTLE] = { ALL_OF (CB_TILE_CASTLE, CB_TILE_CASTLE) },
  [CB_MINE] = { ALL_OF (CB_TILE_MINE, CB_TILE_MINE) },
  [CB_SHIP] = { ALL_OF (CB_TILE_SHIP, CB_TILE_SHIP) },
  [CB_LIVESTOCK] = { OF (0, CB_TILE_COW_2, CB_TILE_CHICKEN_4), OF (1, CB_TILE_COW_2, CB_TILE_CHICKEN_4),
                     OF (2, CB_TILE_COW_2, CB_TILE_CHICKEN_4), OF (3, CB_TILE_GEESE, CB_TILE_GEESE) },
  [CB_BUILDING] = { OF (0, CB_TILE_WAREHOUSE, CB_TILE_TOWN_HALL), OF (1, CB_TILE_WAREHOUSE, CB_TILE_TOWN_HALL), 0,
                    OF (3, CB_TILE_CRANE, CB_TILE_CRANE) | OF (3, CB_TILE_WHITE_CASTLE, CB_TILE_WHITE_CASTLE) },
  [CB_TYPES] = { ALL_OF (CB_TILE_CASTLE, CB_TILE_WHITE_CASTLE) },
};

/* What the piles of one back may still hold. All are counted at once, and drawn from without asking of each, as what comes
 * nobody foresees. */
typedef struct
{
  guint64 left[WORDS];          /* of each tile that is no monastery, a byte of a word */
  guint64 monasteries;          /* set of CbTile: which of them have which back is not certain: of each that is left there is one in either pile */
  guint room[CB_TYPES];         /* of each type, whichever they are: some that are left may lie on key spaces (10.1) */
} Piles;

static void
drop_type (Piles *piles, CbType type)
{
  for (guint i = 0; i < WORDS; i++)
    piles->left[i] &= ~words_of[type][i];
  if (type == CB_MONASTERY)
    piles->monasteries = 0;
}

/* In a game that is played by the rules, without modules: what was there less what was seen. */
static void
count_plain (const CbState *state, guint black, Piles *piles)
{
  for (guint i = 0; i < WORDS; i++)
    {
      guint64 all, seen;

      memcpy (&all, cb_data_supplies[black] + 8 * i, sizeof all);
      memcpy (&seen, state->seen[black] + 8 * i, sizeof seen);
      piles->left[i] = (GUINT64_FROM_LE (all) - GUINT64_FROM_LE (seen)) & words_of[CB_TYPES][i];
    }
}

static void
count_each (const CbState *state, guint black, Piles *piles)
{
  memset (piles->left, 0, sizeof piles->left);
  for (guint64 rest = state->possible[black] & (CB_TILE_BIT (CB_TILE_MONASTERY_0) - 1); rest != 0; rest &= rest - 1)
    {
      guint tile = (guint) __builtin_ctzll (rest);

      piles->left[tile / 8] |= (guint64) cb_census_left (state, black, (int) tile) << 8 * (tile % 8);
    }
}

static void
count_piles (const CbState *state, guint black, Piles *piles)
{
  gboolean plain = (state->modules | state->stated | state->n_open) == 0;

  (plain ? count_plain : count_each) (state, black, piles);
  piles->monasteries = state->possible[black] & cb_tiles_may_be[CB_MONASTERY];
  for (guint type = 0; type < CB_TYPES; type++)
    piles->room[type] = G_MAXUINT;
  piles->room[CB_MONASTERY] = cb_census_left (state, black, CB_TILE_MONASTERY_0);
  for (guint types = state->n_open > 0 ? CB_OPEN_TYPES : 0; types != 0; types &= types - 1)
    piles->room[__builtin_ctz (types)] = cb_census_room (state, black, (CbType) __builtin_ctz (types));
  for (guint type = 0; type < CB_TYPES; type++)
    if (piles->room[type] == 0)
      drop_type (piles, (CbType) type);
}

/* Draws a tile that may lie on a space of which only @there is known. */
static int
draw_tile (Piles *piles, guint there, PwRandom *random)
{
  CbType only = cb_tile_type ((CbTile) there), type;
  guint64 counts[WORDS], monasteries = only == CB_TYPES || only == CB_MONASTERY ? piles->monasteries : 0;
  guint counted = 0, pick, tile;

  for (guint i = 0; i < WORDS; i++)
    {
      counts[i] = piles->left[i] & words_of[only][i];
      counted += pw_bytes_sum (counts[i]);
    }
  if (counted + cb_count_bits (monasteries) == 0)
    return CB_TILE_ANY;
  pick = pw_random_below (random, counted + cb_count_bits (monasteries));
  if (pick < counted)
    {
      tile = pw_bytes_find (counts, WORDS, pick);
      piles->left[tile / 8] -= G_GUINT64_CONSTANT (1) << 8 * (tile % 8);
    }
  else
    {
      for (pick -= counted; pick > 0; pick--)
        monasteries &= monasteries - 1;
      tile = (guint) __builtin_ctzll (monasteries);
      piles->monasteries &= ~CB_TILE_BIT (tile);
    }
  type = cb_tile_type ((CbTile) tile);
  if (--piles->room[type] == 0)
    drop_type (piles, type);
  return (int) tile;
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
      count_piles (state, depot == 0, &piles);
      pw_move_init (out, CB_KIND_DEPOT, PW_TABLE);
      out->args[0] = (gint16) depot;
      for (guint i = 0; i < n; i++)
        {
          int tile = spaces[i];

          if (tile >= CB_TILE_UNKNOWN)
            tile = draw_tile (&piles, spaces[i], random);
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
