/* cb-rate.c: what a practised player thinks of a move
 *
 * Regions and what tiles do are weighed in hundredths of a point; what a move scores at once is counted besides. The weights were
 * found by games against each other: see "How well the program plays" in DESIGN.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#define WORKER 178                /* in hundredths of a point */
#define SILVER 222
#define GOODS_TILE 14
#define ACTION 420               /* one more action, or a tile without one */
#define WAITS 91                 /* of a hundred: of what a tile is worth on its hex, while it is stored */
#define NEIGHBOUR 64             /* one more hex to build on */
#define THROWN_OUT 2563           /* a stored tile that makes room */
#define STUCK 300                 /* one that could be placed nowhere now */

/* Rounds to come after this one. */
static guint
rounds_left (const CbState *state)
{
  return (CB_PHASES - 1u - state->phase) * CB_ROUNDS + (CB_ROUNDS - 1u - state->round);
}

/* What it is worth that @filled hexes of a region of @size lie there, in hundredths: little at first, nearly all of it before the last
 * one; nothing where the rounds to come do not suffice. */
static int
worth_of_region (const CbState *state, guint size, guint filled)
{
  guint missing = size - filled, left = rounds_left (state);
  guint phase = MIN (CB_PHASES - 1u, state->phase + missing / 4);
  int whole = 100 * (cb_region_points (size) + cb_phase_points (phase));

  if (filled == 0 || 2 * left < missing)
    return 0;
  return whole * (int) (filled * (filled + 3)) / (int) (size * (size + 3));
}

static int
worth_of_livestock (const CbPlayer *player, const CbDuchy *duchy, int tile, guint hex)
{
  CbHexSet pasture = duchy->of_region[duchy->region[hex]] & player->filled;
  guint tiles;

  return 100 *
         (int) (cb_tile_animals ((CbTile) tile) + cb_count_animals (player, pasture, cb_tile_species ((CbTile) tile), &tiles));
}

/* Of a ship: the most goods tiles in one depot. */
static int
most_goods (const CbState *state)
{
  int most = 0;

  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    {
      int n = 0;

      for (guint goods = 0; goods < CB_GOODS; goods++)
        n += state->depot_goods[depot][goods];
      most = MAX (most, n);
    }
  return most;
}

/* What a tile does once it lies in the duchy, its points at once left out. */
static int
worth_of_effect (const CbState *state, const CbPlayer *player, int tile)
{
  int phases = CB_PHASES - state->phase, most = 0;

  switch (tile)
    {
    case CB_TILE_CASTLE: return ACTION;
    case CB_TILE_MINE: return SILVER * phases;
    case CB_TILE_SHIP: return 20 + GOODS_TILE * MAX (1, most_goods (state));
    case CB_TILE_WAREHOUSE:
      for (guint goods = 0; goods < CB_GOODS; goods++)
        most = MAX (most, player->goods[goods]);
      return 200 * most;
    case CB_TILE_CARPENTER:
    case CB_TILE_CHURCH:
    case CB_TILE_MARKET: return ACTION - 67;
    case CB_TILE_BOARDING_HOUSE: return 4 * WORKER;
    case CB_TILE_BANK: return 2 * SILVER;
    case CB_TILE_TOWN_HALL: return ACTION - 100;
    default: return tile > CB_TILE_MONASTERY_0 && tile <= CB_TILE_MONASTERY_LAST ? 196 + 102 * phases : 0;
    }
}

/* What a tile brings on a hex; with @later also what it would score there. */
static int
worth_on (const CbState *state, const CbPlayer *player, int tile, guint hex, gboolean later)
{
  const CbDuchy *duchy = cb_duchy_of (player);
  guint region = duchy->region[hex], size = duchy->region_size[region];
  guint filled = cb_hex_count (duchy->of_region[region] & player->filled);
  CbHexSet there = player->filled | CB_HEX (hex);
  int worth = worth_of_effect (state, player, tile) - worth_of_region (state, size, filled);

  worth += NEIGHBOUR * (int) cb_hex_count (duchy->neighbours[hex] & ~there & ~player->frontier);
  if (filled + 1 < size || later)
    worth += worth_of_region (state, size, filled + 1);
  if (later && tile == CB_TILE_WATCHTOWER)
    worth += 400;
  if (later && cb_tile_type ((CbTile) tile) == CB_LIVESTOCK)
    worth += worth_of_livestock (player, duchy, tile, hex);
  return worth;
}

/** What was found out of some moves of a decision. */
typedef struct
{
  guint64 known;                /* as a set of CbTile */
  int worth[CB_TILE_UNKNOWN];   /* of tiles that are taken */
  PwMove tried;                 /* what was tried out last; all zero, which is neither placed nor sold: nothing yet */
  int points;
} Memo;

G_STATIC_ASSERT (sizeof (Memo) <= sizeof (PwMemo));

/* The hexes where what @move takes can be placed later: in the last round by the die that is left, and the workers; none with the last die. A
 * partner may place it in another turn. */
static CbHexSet
hexes_for_later (const CbState *state, const PwMove *move)
{
  const CbPlayer *player = &state->players[move->player];
  const CbDuchy *duchy = cb_duchy_of (player);
  int workers = player->workers - MAX (0, move->args[CB_ARG_WORKERS]);
  gboolean pays = move->kind == CB_KIND_TAKE;
  CbHexSet found = 0;
  guint hex;

  if (rounds_left (state) > 0 || state->pending.n > 0 || state->n_boards < state->n_players)
    return ~(CbHexSet) 0;
  for (guint i = 0; i < G_N_ELEMENTS (player->dice); i++)
    {
      if (player->used & (1 << i))
        continue;
      if (pays && player->dice[i] == move->args[CB_ARG_DIE])
        pays = FALSE;
      else
        CB_FOREACH_HEX (hex, cb_reach (state, (guint) move->player))
          if ((int) cb_die_cost (player, player->dice[i], duchy->die[hex], FALSE) <= workers)
            found |= CB_HEX (hex);
    }
  return found;
}

/* What a tile is worth that is taken: of the best of its hexes among @hexes; less where others like it are stored already. */
static int
worth_of_taking (const CbState *state, int seat, int tile, CbHexSet hexes)
{
  const CbPlayer *player = &state->players[cb_board (state, (guint) seat)];
  CbType type = cb_tile_type ((CbTile) tile);
  CbHexSet reach;
  guint stored = 0;
  int best = 0;

  if (hexes == 0)
    return -100;
  if (type >= CB_TYPES || tile >= CB_TILE_UNKNOWN)
    return ACTION / 2;
  for (guint i = 0; i < CB_STORE; i++)
    stored += player->store[i] != CB_TILE_NONE && cb_tile_type (player->store[i]) == type;
  reach = cb_place_hexes (state, (guint) seat, tile);
  if (cb_hex_count (reach) <= stored)
    return -100;
  for (reach &= hexes; reach != 0; reach &= reach - 1)
    best = MAX (best, worth_on (state, player, tile, cb_hex_first (reach), TRUE));
  return best * (int) (WAITS - 14 * MIN (stored, 3)) / 100;
}

/* What is worth that @move takes; reckoned once for all dice and depots, but for the last round. */
static int
recall_taking (const CbState *state, const PwMove *move, Memo *memo)
{
  int tile = move->args[CB_ARG_TILE], seat = move->player;

  if (tile >= CB_TILE_UNKNOWN || rounds_left (state) == 0)
    return worth_of_taking (state, seat, tile, hexes_for_later (state, move));
  if (!(memo->known & CB_TILE_BIT (tile)))
    {
      memo->known |= CB_TILE_BIT (tile);
      memo->worth[tile] = worth_of_taking (state, seat, tile, ~(CbHexSet) 0);
    }
  return memo->worth[tile];
}

/* What a move scores at once in the base game: with whichever die and workers. */
static int
recall_points (const CbState *state, const PwMove *move, Memo *memo)
{
  const PwMove *tried = &memo->tried;

  if (tried->kind != move->kind || tried->player != move->player || tried->args[CB_ARG_TILE] != move->args[CB_ARG_TILE] ||
      tried->args[CB_ARG_HEX] != move->args[CB_ARG_HEX] || tried->args[CB_ARG_GOODS] != move->args[CB_ARG_GOODS])
    {
      memo->tried = *move;
      memo->points = pw_game_points (cb_itself, state, move);
    }
  return memo->points;
}

/* What it costs to throw out a stored tile: little where it only lies in the way. */
static int
cost_of_discard (const CbState *state, int seat, int tile)
{
  if (tile == PW_ARG_NONE)
    return 0;
  return tile < CB_TILE_UNKNOWN && cb_place_hexes (state, (guint) seat, tile) == 0 ? STUCK : THROWN_OUT;
}

/**
 * cb_rate:
 * @data: a state
 * @move: a legal move of whoever acts
 * @scores: (inout): set to %FALSE where it scores nothing at once
 * @memo: what tiles are worth that are taken
 *
 * Returns: what it is worth for later, in hundredths of a point
 */
int
cb_rate (gconstpointer data, const PwMove *move, gboolean *scores, PwMemo *memo)
{
  const CbState *state = data;
  const CbPlayer *player = &state->players[cb_board (state, (guint) move->player)];
  int workers = move->args[CB_ARG_WORKERS] > 0 ? move->args[CB_ARG_WORKERS] : 0;
  int cost = workers * WORKER + cost_of_discard (state, move->player, move->args[CB_ARG_DISCARD]);
  int tile = move->args[CB_ARG_TILE];

  /* Expansions may reward whatever they like. */
  *scores = state->modules != 0;
  if (state->modules == 0 && (move->kind == CB_KIND_PLACE || move->kind == CB_KIND_SELL))
    cost -= 100 * recall_points (state, move, (Memo *) memo);
  switch ((CbKind) move->kind)
    {
    case CB_KIND_PLACE: return 78 + worth_on (state, player, tile, (guint) move->args[CB_ARG_HEX], FALSE) - cost;
    case CB_KIND_TAKE: return recall_taking (state, move, (Memo *) memo) - cost;
    case CB_KIND_BUY: return recall_taking (state, move, (Memo *) memo) - 2 * SILVER + 26 - cost;
    case CB_KIND_WORKERS: return 2 * WORKER;
    case CB_KIND_SELL: return SILVER + 23 - cost;
    case CB_KIND_END: return -152;
    default: return 4 * cb_worth (state, move);
    }
}
