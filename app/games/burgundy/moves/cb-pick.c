/* cb-pick.c: any legal move, found without listing them all: for games that are played out
 *
 * The moves are counted kind by kind and the one of the number drawn is made: the very move that stands at that place of
 * pw_game_legal(). It knows the base alone, as the referee follows it; for anything else it lets the list be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-bytes.h"
#include "games/burgundy/moves/cb-moves.h"

#include <string.h>

/** ALL_VALUES: of a die: a bit for each, 1 first. */
#define ALL_VALUES 0x3fu
/** ALL_TYPES: bit set of every CbType. */
#define ALL_TYPES ((1u << CB_TYPES) - 1)

/* Who chooses, and what with. */
typedef struct
{
  const CbState *state;
  const CbPlayer *player;
  const CbDuchy *duchy;
  int seat;
  guint n_ways;                 /* faces of the dice not used, or one where an effect pays */
  guint8 die[2];                /* 0: an effect pays */
  guint8 values[2][2];          /* [free step]: what that die makes with all the workers there are, a bit for each value; 0: no die */
  guint n_rooms;                /* ways to make room for one more tile (4.4) */
  const guint8 *rooms;          /* what is thrown out; CB_TILE_NONE: nothing */
  guint n_stored;
  guint8 stored[CB_KEY_SPACES + 1]; /* each different tile once */
  guint64 hexes[CB_KEY_SPACES]; /* where it may lie, whatever the die */
  guint places[CB_KEY_SPACES];  /* moves that place it */
  guint64 takes;                /* moves that take from each depot, a byte each, for each way to make room */
  guint most;                   /* workers that may pay for a purchase */
} Choice;

/* One bit of six is that of the die, the others are turned with it. */
#define TURN(values, n) (((values) << (n) | (values) >> (6 - (n))) & ALL_VALUES)
#define OF_EACH_DIE(values) { TURN (values, 0), TURN (values, 1), TURN (values, 2), TURN (values, 3), TURN (values, 4), TURN (values, 5) }

/* The values that are at most so many workers away, as cb_die_costs has it: [#8][free step][workers][die - 1]. */
static const guint8 in_reach[2][2][4][6] = {
  { { OF_EACH_DIE (0x01u), OF_EACH_DIE (0x23u), OF_EACH_DIE (0x37u), OF_EACH_DIE (0x3fu) },
    { OF_EACH_DIE (0x23u), OF_EACH_DIE (0x37u), OF_EACH_DIE (0x3fu), OF_EACH_DIE (0x3fu) } },
  { { OF_EACH_DIE (0x01u), OF_EACH_DIE (0x37u), OF_EACH_DIE (0x3fu), OF_EACH_DIE (0x3fu) },
    { OF_EACH_DIE (0x23u), OF_EACH_DIE (0x3fu), OF_EACH_DIE (0x3fu), OF_EACH_DIE (0x3fu) } },
};

/* The dice not used yet, each face once, as cb_dice_open() has it. */
static void
find_dice (Choice *self)
{
  const CbPlayer *player = self->player;
  guint first = ~player->used & 1u, second = (~player->used >> 1 & 1u) & ~(first & (player->dice[0] == player->dice[1]));
  guint workers = (guint) CLAMP (player->workers, 0, 3);
  const guint8 (*reach)[4][6] = in_reach[cb_has (player, 8)];

  self->n_ways = first + second;
  self->die[0] = player->dice[1 - first];
  self->die[1] = player->dice[1];
  for (guint step = 0; step < 2; step++)
    {
      self->values[step][0] = (guint8) (reach[step][workers][self->die[0] - 1] & -(self->n_ways > 0));
      self->values[step][1] = (guint8) (reach[step][workers][self->die[1] - 1] & -(self->n_ways > 1));
    }
}

static void
pay_by_effect (Choice *self)
{
  self->n_ways = 1;
  self->die[0] = 0;
  self->values[0][0] = self->values[1][0] = ALL_VALUES;
  self->values[0][1] = self->values[1][1] = 0;
}

static void
find_rooms (Choice *self)
{
  static const guint8 nothing[] = { CB_TILE_NONE };
  const guint8 *store = self->player->store;
  gboolean empty = FALSE;

  self->n_stored = 0;
  for (guint i = 0; i < CB_KEY_SPACES; i++)
    {
      gboolean twice = (i > 0) & (store[i] == store[0]), third = (i > 1) & (store[i] == store[1]);

      empty |= store[i] == CB_TILE_NONE;
      self->stored[self->n_stored] = store[i];
      self->n_stored += !((store[i] == CB_TILE_NONE) | twice | third);
    }
  self->n_rooms = empty ? 1 : self->n_stored;
  self->rooms = empty ? nothing : self->stored;
}

/* The different tiles of @allowed that some spaces hold. */
static guint64
tiles_on (const guint8 *spaces, guint n, guint64 allowed)
{
  guint64 tiles = 0;

  for (guint i = 0; i < n; i++)
    tiles |= CB_TILE_BIT (spaces[i]);
  return tiles & allowed;
}

/* How many they are. */
static guint
count_tiles (const guint8 *spaces, guint n, guint64 allowed)
{
  guint tiles = 0;

  for (guint i = 0; i < n; i++)
    {
      tiles += allowed >> spaces[i] & 1;
      allowed &= ~CB_TILE_BIT (spaces[i]);
    }
  return tiles;
}

/* The @nth of them, by number. */
static gint16
nth_tile (guint64 tiles, guint nth)
{
  for (; nth > 0; nth--)
    tiles &= tiles - 1;
  return (gint16) __builtin_ctzll (tiles);
}

/* Which of the dice whose @values hold @value is the @nth, from 0. */
static guint
nth_way (const Choice *self, guint step, guint value, guint nth)
{
  return nth > 0 || !(self->values[step][0] >> (value - 1) & 1);
}

static guint
count_ways (const Choice *self, guint step, guint value)
{
  return (self->values[step][0] >> (value - 1) & 1u) + (self->values[step][1] >> (value - 1) & 1u);
}

/* Pays for @value with the die of that number. */
static void
pay (const Choice *self, guint way, guint step, guint value, PwMove *out)
{
  guint workers;

  if (self->die[way] == 0)
    return;
  workers = cb_die_cost (self->player, self->die[way], value, (gboolean) step);
  out->args[CB_ARG_DIE] = self->die[way];
  if (workers > 0)
    out->args[CB_ARG_WORKERS] = (gint16) workers;
}

static void
make_room (const Choice *self, guint room, PwMove *out)
{
  if (self->rooms[room] != CB_TILE_NONE)
    out->args[CB_ARG_DISCARD] = self->rooms[room];
}

/* -- Taking -------------------------------------------------------------------------------- */

static guint
count_takes (Choice *self, guint64 allowed)
{
  const guint8 *values = self->values[cb_has (self->player, 12)];
  guint64 tiles = 0;

  /* All spaces: those that are not used in this game hold nothing. */
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    tiles |= (guint64) count_tiles (self->state->depots[depot], CB_DEPOT_SPACES, allowed) << 8 * depot;
  self->takes = (tiles & pw_bytes_of (values[0])) + (tiles & pw_bytes_of (values[1]));
  return pw_bytes_sum (self->takes) * self->n_rooms;
}

static void
make_take (const Choice *self, guint64 allowed, guint nth, PwMove *out)
{
  guint step = cb_has (self->player, 12), room = nth % self->n_rooms, depot, tiles, way;

  nth /= self->n_rooms;
  depot = pw_bytes_find (&self->takes, 1, nth);
  nth -= pw_bytes_sum (self->takes & ((G_GUINT64_CONSTANT (1) << 8 * depot) - 1));
  /* As many with either die. */
  tiles = (guint) (self->takes >> 8 * depot & 0xff) >> (count_ways (self, step, depot + 1) > 1);
  way = nth >= tiles;
  pay (self, nth_way (self, step, depot + 1, way), step, depot + 1, out);
  out->args[CB_ARG_DEPOT] = (gint16) (depot + 1);
  out->args[CB_ARG_TILE] = nth_tile (tiles_on (self->state->depots[depot], CB_DEPOT_SPACES, allowed), nth - (way ? tiles : 0));
  make_room (self, room, out);
}

/* -- Placing -------------------------------------------------------------------------------- */

/* As cb_place_hexes(), of a duchy with no more than 64 hexes. */
static guint64
find_hexes (const Choice *self, guint tile)
{
  const CbPlayer *player = self->player;
  CbType type = cb_tile_type ((CbTile) tile);
  guint64 hexes = (guint64) self->duchy->of_type[type] & (guint64) player->frontier & ~(guint64) player->filled;

  if (type == CB_BUILDING && hexes != 0 && !cb_has (player, 1))
    for (guint64 there = (guint64) self->duchy->of_type[CB_BUILDING] & (guint64) player->filled; there != 0; there &= there - 1)
      {
        guint hex = (guint) __builtin_ctzll (there);

        if (player->tile[hex] == tile)
          hexes &= ~(guint64) self->duchy->of_region[self->duchy->region[hex]];
      }
  return hexes;
}

static guint
count_places (Choice *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_stored; i++)
    {
      const guint8 *values = self->values[cb_place_free_step (self->player, cb_tile_type (self->stored[i]))];

      self->hexes[i] = find_hexes (self, self->stored[i]);
      self->places[i] = cb_count_bits (self->hexes[i] & self->duchy->of_values[values[0]]) +
                        cb_count_bits (self->hexes[i] & self->duchy->of_values[values[1]]);
      n += self->places[i];
    }
  return n;
}

static void
make_place (const Choice *self, guint nth, PwMove *out)
{
  guint i = 0, step;

  for (; nth >= self->places[i]; i++)
    nth -= self->places[i];
  step = cb_place_free_step (self->player, cb_tile_type (self->stored[i]));
  for (guint64 rest = self->hexes[i];; rest &= rest - 1)
    {
      guint hex = (guint) __builtin_ctzll (rest), value = self->duchy->die[hex];
      guint ways = count_ways (self, step, value);

      if (nth >= ways)
        {
          nth -= ways;
          continue;
        }
      pay (self, nth_way (self, step, value, nth), step, value, out);
      out->args[CB_ARG_TILE] = self->stored[i];
      out->args[CB_ARG_HEX] = (gint16) hex;
      return;
    }
}

/* -- Selling -------------------------------------------------------------------------------- */

static guint
count_sales (const Choice *self)
{
  guint64 goods = 0;

  for (guint i = 0; i < CB_GOODS; i++)
    goods |= (guint64) self->player->goods[i] << 8 * i;
  goods = pw_bytes_some (goods);
  return pw_bytes_sum ((goods & pw_bytes_of (self->values[0][0])) + (goods & pw_bytes_of (self->values[0][1])));
}

static void
make_sale (const Choice *self, guint nth, PwMove *out)
{
  for (guint goods = 1;; goods++)
    {
      guint ways = self->player->goods[goods - 1] > 0 ? count_ways (self, 0, goods) : 0;

      if (nth >= ways)
        {
          nth -= ways;
          continue;
        }
      pay (self, nth_way (self, 0, goods, nth), 0, goods, out);
      out->args[CB_ARG_GOODS] = (gint16) goods;
      return;
    }
}

/* -- Buying -------------------------------------------------------------------------------- */

static guint
last_depot (const Choice *self)
{
  return cb_has (self->player, 6) ? CB_DEPOTS : 0;
}

static guint
count_lying (const Choice *self, guint depot)
{
  guint64 allowed = cb_tiles_may_be[CB_TYPES];

  return depot ? count_tiles (self->state->depots[depot - 1], CB_DEPOT_SPACES, allowed)
               : count_tiles (self->state->black, CB_BLACK_SPACES, allowed);
}

static guint
least_workers (const Choice *self)
{
  return (guint) MAX (0, CB_PRICE - self->player->silver);
}

static guint
count_purchases (Choice *self)
{
  guint tiles = 0;

  self->most = 0;
  if (self->player->bought || cb_funds (self->state, self->player) < CB_PRICE)
    return 0;
  if (cb_workers_pay (self->state, self->player))
    self->most = (guint) MIN (CB_PRICE, self->player->workers);
  for (guint depot = 0; depot <= last_depot (self); depot++)
    tiles += count_lying (self, depot);
  return (self->most + 1 - least_workers (self)) * tiles * self->n_rooms;
}

static void
make_purchase (const Choice *self, guint nth, PwMove *out)
{
  for (guint workers = least_workers (self);; workers++)
    for (guint depot = 0; depot <= last_depot (self); depot++)
      {
        guint tiles = count_lying (self, depot) * self->n_rooms;
        const guint8 *there = depot ? self->state->depots[depot - 1] : self->state->black;

        if (nth >= tiles)
          {
            nth -= tiles;
            continue;
          }
        if (workers > 0)
          out->args[CB_ARG_WORKERS] = (gint16) workers;
        if (depot > 0)
          out->args[CB_ARG_DEPOT] = (gint16) depot;
        out->args[CB_ARG_TILE] = nth_tile (tiles_on (there, depot ? CB_DEPOT_SPACES : CB_BLACK_SPACES, cb_tiles_may_be[CB_TYPES]),
                                           nth / self->n_rooms);
        make_room (self, nth % self->n_rooms, out);
        return;
      }
}

/* -- The start -------------------------------------------------------------------------------- */

/* Three goods in the order of their colours: so many ways. */
#define THREE_GOODS (CB_GOODS * (CB_GOODS + 1) * (CB_GOODS + 2) / 6)

static gboolean
pick_start (const CbState *state, PwRandom *random, PwMove *out)
{
  int seat = cb_actor (state);
  CbHexSet hexes;
  guint n, nth;

  for (guint i = 0; i < CB_GOODS; i++)
    if (state->goods_seen[i] + 3u > cb_data_goods_per_colour ())
      return FALSE;
  if (seat < 0)
    return FALSE;
  hexes = cb_start_hexes (state, (guint) seat);
  n = cb_hex_count (hexes);
  nth = pw_random_below (random, THREE_GOODS * n);
  pw_move_init (out, CB_KIND_START, seat);
  for (guint i = nth % n; i > 0; i--)
    hexes &= hexes - 1;
  out->args[CB_ARG_HEX] = (gint16) cb_hex_first (hexes);
  nth /= n;
  for (gint16 a = 1; a <= CB_GOODS; a++)
    for (gint16 b = a; b <= CB_GOODS; b++)
      {
        guint last = (guint) (CB_GOODS + 1 - b);

        if (nth >= last)
          {
            nth -= last;
            continue;
          }
        out->args[CB_ARG_GOODS] = a;
        out->args[CB_ARG_KEEP_2] = b;
        out->args[CB_ARG_KEEP_3] = (gint16) (b + (int) nth);
        return TRUE;
      }
  g_assert_not_reached ();
}

/* -- All of them -------------------------------------------------------------------------------- */

static gboolean
all_named (const CbState *state)
{
  guint32 unnamed = cb_unnamed_of (state->black) | cb_unnamed_of (state->black + 4);

  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    unnamed |= cb_unnamed_of (state->depots[depot]);
  return unnamed == 0;
}

/* What may be done now; FALSE where that is not for this file. */
static gboolean
find_actions (Choice *self, gboolean *place, gboolean *sell, gboolean *workers, guint *types)
{
  const CbState *state = self->state;

  if (state->pending.n == 0)
    {
      find_dice (self);
      *types = self->n_ways > 0 ? ALL_TYPES : 0;
      *place = *sell = *workers = self->n_ways > 0;
      return TRUE;
    }
  if (cb_top (state)->seat != self->seat || state->pending.n > PW_MAX_PENDING - CB_PENDING_ROOM)
    return FALSE;
  pay_by_effect (self);
  *types = 0;
  *place = *sell = *workers = FALSE;
  switch (cb_pending (state))
    {
    case CB_PENDING_CASTLE:
      *place = *sell = *workers = TRUE;
      *types = ALL_TYPES;
      return TRUE;
    case CB_PENDING_MARKET:
    case CB_PENDING_CARPENTER:
    case CB_PENDING_CHURCH: *types = cb_take_types (state); return TRUE;
    case CB_PENDING_WAREHOUSE: *sell = TRUE; return TRUE;
    case CB_PENDING_TOWN_HALL: *place = TRUE; return TRUE;
    default: return FALSE;
    }
}

/**
 * cb_pick:
 * @data: a state
 * @random: the generator
 * @out: (out): a legal move
 *
 * As PwGameDealing.pick.
 */
gboolean
cb_pick (gconstpointer data, PwRandom *random, PwMove *out)
{
  const CbState *state = data;
  Choice self;
  guint types, takes = 0, places = 0, sales = 0, n_workers, purchases, nth;
  gboolean place, sell, workers;
  guint64 allowed;

  if (G_UNLIKELY ((state->modules | state->level | state->stale | state->stated | state->n_open) != 0))
    return FALSE;
  if (state->stage == CB_STAGE_START)
    return pick_start (state, random, out);
  if (state->stage != CB_STAGE_TURN)
    return FALSE;
  self.state = state;
  self.seat = state->order[state->turn];
  self.player = &state->players[self.seat];
  self.duchy = cb_duchy_of (self.player);
  if (self.duchy->n_hexes > 64 || !all_named (state) || !find_actions (&self, &place, &sell, &workers, &types))
    return FALSE;
  allowed = types == ALL_TYPES ? cb_tiles_may_be[CB_TYPES] : cb_tiles_of_types (types);
  find_rooms (&self);
  if (types != 0)
    takes = count_takes (&self, allowed);
  if (place)
    places = count_places (&self);
  if (sell)
    sales = count_sales (&self);
  n_workers = workers ? self.n_ways : 0;
  purchases = count_purchases (&self);
  nth = pw_random_below (random, takes + places + sales + n_workers + purchases + 1);

  pw_move_init (out, state->pending.n > 0 ? CB_KIND_SKIP : CB_KIND_END, self.seat);
  if (nth < takes)
    {
      out->kind = CB_KIND_TAKE;
      make_take (&self, allowed, nth, out);
    }
  else if ((nth -= takes) < places)
    {
      out->kind = CB_KIND_PLACE;
      make_place (&self, nth, out);
    }
  else if ((nth -= places) < sales)
    {
      out->kind = CB_KIND_SELL;
      make_sale (&self, nth, out);
    }
  else if ((nth -= sales) < n_workers)
    {
      out->kind = CB_KIND_WORKERS;
      if (self.die[nth] != 0)
        out->args[CB_ARG_DIE] = self.die[nth];
    }
  else if (nth - n_workers < purchases)
    {
      out->kind = CB_KIND_BUY;
      make_purchase (&self, nth - n_workers, out);
    }
  return TRUE;
}
