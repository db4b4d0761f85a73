/* cy-rate.c: what a practised player thinks of a move
 *
 * Goods, workers, houses and characters are weighed in hundredths of a point, a building by what it would bring now. The weights were found
 * by games against each other: see "How well the program plays" in DESIGN.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

int cy_rate_weights[CY_WEIGHTS] = {
  [CY_WEIGHT_GOODS + CY_FOOD] = 168,                    [CY_WEIGHT_GOODS + CY_WOOD] = 173,
  [CY_WEIGHT_GOODS + CY_STONE] = 199,                   [CY_WEIGHT_GOODS + CY_CLOTH] = 180,
  [CY_WEIGHT_GOODS + CY_GOLD] = 261,                    [CY_WEIGHT_BUNDLE] = 69,
  [CY_WEIGHT_LEFT] = 56,                                [CY_WEIGHT_WORKER] = 66,
  [CY_WEIGHT_FAVOUR] = 156,                             [CY_WEIGHT_RESIDENCE] = 45,
  [CY_WEIGHT_OWN] = -1,                                 [CY_WEIGHT_TOLL] = 4,
  [CY_WEIGHT_HOPE] = 12,                                [CY_WEIGHT_BEHIND_2] = 100,
  [CY_WEIGHT_BEHIND_1] = 90,                            [CY_WEIGHT_BEHIND_0] = 24,
  [CY_WEIGHT_BEYOND] = 3,                               [CY_WEIGHT_MOST] = 217,
  [CY_WEIGHT_FIRST] = 26,                               [CY_WEIGHT_OTHERS] = 22,
  [CY_WEIGHT_DELIVERS] = 237,                           [CY_WEIGHT_CHARACTER + CY_EARLY_RISER] = 418,
  [CY_WEIGHT_CHARACTER + CY_NIGHT_WORKER] = 126,        [CY_WEIGHT_CHARACTER + CY_JOURNEYMAN] = 195,
  [CY_WEIGHT_CHARACTER + CY_THIEF] = 66,                [CY_WEIGHT_CHARACTER + CY_STEWARD] = 129,
  [CY_WEIGHT_CHARACTER + CY_BAILIFF] = 129,             [CY_WEIGHT_CHARACTER + CY_ARCHITECT] = 114,
  [CY_WEIGHT_CHARACTER + CY_CHAMBERLAIN] = 247,         [CY_WEIGHT_CHARACTER + CY_GOLDSMITH] = 160,
  [CY_WEIGHT_CHARACTER + CY_DELIVERYMAN] = 107,         [CY_WEIGHT_CHARACTER + CY_FOREMAN] = 224,
  [CY_WEIGHT_CHARACTER + CY_DAY_LABORER] = 270,
};

#define W(name) cy_rate_weights[CY_WEIGHT_##name]

/** BUNDLE_POINTS: of a delivery, in hundredths (11.3). */
#define BUNDLE_POINTS 500

/* Rounds to come after this one. */
static int
rounds_left (const CyState *state)
{
  return CY_ROUNDS - state->round;
}

static int
worth_of_worker (const CyState *state)
{
  return rounds_left (state) > 0 ? W (WORKER) : 0;
}

static int
worth_of_character (const CyState *state, int character)
{
  return cy_rate_weights[CY_WEIGHT_CHARACTER + character] * (rounds_left (state) + 1) / CY_ROUNDS;
}

/* So many bundles can be made of @goods (11.2). */
static int
count_bundles (const CyState *state, guint seat, const int goods[CY_GOODS])
{
  int k = 0, others, all = 0;

  for (guint good = 0; good < CY_GOODS; good++)
    all += goods[good];
  if (cy_has (state, seat, CY_CHAMBERLAIN))
    return all / 3;
  do
    {
      k++;
      others = 0;
      for (guint good = CY_WOOD; good < CY_GOODS; good++)
        others += MIN (goods[good], k);
    }
  while (goods[CY_FOOD] >= k && others >= 2 * k);
  return k - 1;
}

/* What goods are worth while they can still be delivered or paid; at the end only gold is (13.1). */
static int
worth_of_goods (const CyState *state, guint seat, const int goods[CY_GOODS])
{
  gboolean last = rounds_left (state) == 0;
  int worth = 0;

  if (last && state->phase >= CY_PHASE_DELIVERY)
    return 200 * goods[CY_GOLD];
  for (guint good = 0; good < CY_GOODS; good++)
    {
      int each = cy_rate_weights[CY_WEIGHT_GOODS + good];

      if (last)
        each = MAX (good == CY_GOLD ? 200 : 0, each * W (LEFT) / 100);
      /* Of one kind only so many can be used. */
      worth += each * MIN (goods[good], 3) + each * MAX (0, goods[good] - 3) / 2;
    }
  return worth + count_bundles (state, seat, goods) * W (BUNDLE) * (last ? 2 : 1);
}

static void
goods_of (const CyPlayer *player, int goods[CY_GOODS])
{
  for (guint good = 0; good < CY_GOODS; good++)
    goods[good] = player->goods[good];
}

/* What it is worth that @change comes to the goods of @seat; what is not there cannot be taken away. */
static int
worth_of_change (const CyState *state, guint seat, const int change[CY_GOODS])
{
  int before[CY_GOODS], after[CY_GOODS];

  goods_of (&state->players[seat], before);
  for (guint good = 0; good < CY_GOODS; good++)
    after[good] = MAX (0, before[good] + change[good]);
  return worth_of_goods (state, seat, after) - worth_of_goods (state, seat, before);
}

/* Goods of choice: the one of which most can be spared, or least is there. */
static guint
choose_good (const CyPlayer *player, const int change[CY_GOODS], gboolean pays)
{
  guint best = CY_FOOD;

  for (guint good = CY_FOOD; good < CY_ANY_GOODS; good++)
    {
      int here = player->goods[good] + change[good], there = player->goods[best] + change[best];

      if (pays ? here > there : here < there)
        best = good;
    }
  return best;
}

static void
add_goods (const CyPlayer *player, const guint8 goods[CY_COSTS], int sign, int change[CY_GOODS])
{
  for (guint good = 0; good < CY_GOODS; good++)
    change[good] += sign * goods[good];
  for (guint i = 0; i < goods[CY_ANY]; i++)
    change[choose_good (player, change, sign < 0)] += sign;
}

/* What a price is worth that is paid now. */
static int
worth_of_price (const CyState *state, guint seat, const CyPrice *price)
{
  const CyPlayer *player = &state->players[seat];
  int change[CY_GOODS] = { 0 }, workers = MIN (price->gain_workers, player->camp) - price->pay_workers;

  add_goods (player, price->pay, -1, change);
  add_goods (player, price->gain, 1, change);
  return worth_of_change (state, seat, change) + workers * worth_of_worker (state) + 100 * price->prestige +
         price->favour * W (FAVOUR);
}

static int
worth_of_owning (const CyState *state)
{
  return W (OWN) * rounds_left (state);
}

/* The best tile of a family that can be built now. */
static int
worth_of_building (const CyState *state, guint seat, guint family, guint spares)
{
  const CyPlayer *player = &state->players[seat];
  int best = 0, hope = 0;

  if (player->houses == 0 || cy_empty_space (state) == 0)
    return 0;
  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    {
      int change[CY_GOODS] = { 0 }, worth;
      guint8 cost[CY_COSTS];

      if (cy_left (state, tile) == 0)
        continue;
      cy_cost (state, tile, spares, cost);
      add_goods (player, cost, -1, change);
      worth = 100 * (state->prestige[tile - CY_FIRST_BUILT] + cy_has (state, seat, CY_ARCHITECT)) + worth_of_owning (state) +
              worth_of_change (state, seat, change);
      if (cy_can_pay (player, cost))
        best = MAX (best, worth);
      hope = MAX (hope, worth);
    }
  return best > 0 ? best : hope * W (HOPE) / 100;
}

static int
worth_of_claim (const CyState *state)
{
  return W (RESIDENCE) * rounds_left (state);
}

/* What a tile brings @seat who uses it now. */
static int
worth_of_effect (const CyState *state, guint seat, guint tile, gboolean built)
{
  const CyEffect *effect = cy_effect (state, tile, built);
  const CyPlayer *player = &state->players[seat];
  int best = 0, hope = 0;

  switch ((CyDo) effect->does)
    {
    case CY_DOES_BUILD_WOOD: return worth_of_building (state, seat, CY_FAMILY_WOOD, effect->spares);
    case CY_DOES_BUILD_STONE: return worth_of_building (state, seat, CY_FAMILY_STONE, effect->spares);
    case CY_DOES_PROVOST: return W (TOLL);
    case CY_DOES_CLAIM:
      if (player->houses == 0)
        return 0;
      break;
    case CY_DOES_NOTHING:
    default: break;
    }
  for (guint i = 0; i < effect->n_prices; i++)
    {
      int worth = worth_of_price (state, seat, &effect->prices[i]) + (effect->does == CY_DOES_CLAIM ? worth_of_claim (state) : 0);

      if (cy_can_price (player, &effect->prices[i]))
        best = MAX (best, worth);
      hope = MAX (hope, worth);
    }
  return best > 0 ? best : hope * W (HOPE) / 100;
}

/* Of a hundred: how likely a worker there is activated, with the provost at @provost. */
static int
chance (guint place, int provost)
{
  int behind = place < CY_PRINTED_PLACES ? CY_MAX_SPACES : provost - (int) CY_SPACE_OF_PLACE (place);

  switch (behind)
    {
    case 2: return W (BEHIND_2);
    case 1: return W (BEHIND_1);
    case 0: return W (BEHIND_0);
    case -1: return W (BEYOND);
    default: return behind > 0 ? 100 : 0;
    }
}

/* What will be there when it is delivered, as far as own workers simply bring it. */
static void
goods_to_come (const CyState *state, guint seat, int goods[CY_GOODS])
{
  goods_of (&state->players[seat], goods);
  for (guint place = 0; place < CY_PLACES; place++)
    {
      const CyPlace *there = &state->places[place];
      const CyEffect *effect;

      if (there->tile < 0 || (there->workers[0] != (int) seat && there->workers[1] != (int) seat) ||
          chance (place, state->provost) < 50)
        continue;
      effect = cy_effect (state, (guint) there->tile, (there->flags & CY_IS_BUILT) != 0);
      if (effect->n_prices > 0 && cy_gives_only (effect))
        for (guint good = 0; good < CY_GOODS; good++)
          goods[good] += effect->prices[0].gain[good];
    }
}

/* A worker on the site: what can be delivered then. */
static int
worth_of_site (const CyState *state, guint seat)
{
  int goods[CY_GOODS], k, before;

  goods_to_come (state, seat, goods);
  k = count_bundles (state, seat, goods);
  if (k == 0)
    return 0;
  before = worth_of_goods (state, seat, goods);
  goods[CY_FOOD] = MAX (0, goods[CY_FOOD] - k);
  for (int i = 0; i < 2 * k; i++)
    {
      guint most = CY_WOOD;

      for (guint good = CY_STONE; good < CY_GOODS; good++)
        most = goods[good] > goods[most] ? good : most;
      goods[most] = MAX (0, goods[most] - 1);
    }
  return k * (BUNDLE_POINTS + W (DELIVERS) - 100 + (cy_has (state, seat, CY_FOREMAN) ? 100 : 0)) - before +
         worth_of_goods (state, seat, goods) + (state->n_site == 0 ? W (MOST) : 0);
}

static int
worth_of_placing (const CyState *state, const PwMove *move)
{
  guint seat = (guint) move->player, where = (guint) move->args[CY_ARG_WHERE];
  gboolean early = pw_pendings_kind (&state->pendings) == CY_ASK_EARLY;
  int cost = (int) cy_placing (state, seat, early) * worth_of_worker (state);
  const CyPlace *there;

  if (where == CY_PLACE_SITE)
    return worth_of_site (state, seat) - cost;
  if (where >= CY_PLACES || state->places[where].tile < 0)
    return -cost;
  there = &state->places[where];
  if (there->owner >= 0 && there->owner != (int) seat && there->flags & CY_IS_BUILT && !cy_has (state, seat, CY_THIEF))
    cost += W (OTHERS);
  return worth_of_effect (state, seat, (guint) there->tile, (there->flags & CY_IS_BUILT) != 0) * chance (where, state->provost) /
           100 -
         cost;
}

/* What the provost's steps activate, or leave out: of the own workers, less of the others'. */
static int
worth_of_steps (const CyState *state, const PwMove *move)
{
  int from = state->provost, to = from + move->args[CY_ARG_NUMBER], worth = 0;

  for (int space = MIN (from, to) + 1; space <= MIN (MAX (from, to), CY_MAX_SPACES); space++)
    {
      const CyPlace *there = &state->places[CY_PLACE_OF_SPACE (space)];

      for (guint i = 0; i < G_N_ELEMENTS (there->workers) && there->tile >= 0; i++)
        if (there->workers[i] >= 0)
          {
            int effect = worth_of_effect (state, (guint) there->workers[i], (guint) there->tile,
                                          (there->flags & CY_IS_BUILT) != 0);

            worth += there->workers[i] == move->player ? effect : -effect * W (OTHERS) / 100;
          }
    }
  if (to < from)
    worth = -worth;
  return worth - (cy_is_at_bridge (state) ? ABS (to - from) * worth_of_worker (state) : 0);
}

/* The goods that a move names are paid. */
static int
worth_of_paying (const CyState *state, const PwMove *move, const guint8 cost[CY_COSTS])
{
  int change[CY_GOODS] = { 0 };

  for (guint good = 0; good < CY_GOODS; good++)
    change[good] = -(int) cost[good] - cy_arg (move, CY_ARG_GOODS + good, 0);
  return worth_of_change (state, (guint) move->player, change);
}

static int
worth_of_use (const CyState *state, const PwMove *move)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  const CyPrice *price = &effect->prices[cy_arg (move, CY_ARG_NUMBER, 1) - 1];
  int change[CY_GOODS], workers = MIN (price->gain_workers, state->players[move->player].camp) - price->pay_workers;

  for (guint good = 0; good < CY_GOODS; good++)
    change[good] = price->gain[good] - price->pay[good] + (price->pay[CY_ANY] ? -1 : 1) * cy_arg (move, CY_ARG_GOODS + good, 0);
  return worth_of_change (state, (guint) move->player, change) + workers * worth_of_worker (state) + 100 * price->prestige +
         price->favour * W (FAVOUR);
}

static int
worth_of_monument (const CyState *state, const PwMove *move)
{
  const CyPrice *bonus = &cy_tiles[move->args[CY_ARG_TILE]].bonus;
  int rounds = rounds_left (state), worth = bonus->favour * W (FAVOUR) + bonus->gain_workers * W (WORKER) * rounds;
  guint8 cost[CY_COSTS];

  cy_cost (state, (guint) move->args[CY_ARG_TILE], 0, cost);
  for (guint good = 0; good < CY_GOODS; good++)
    worth += bonus->gain[good] * cy_rate_weights[CY_WEIGHT_GOODS + good] * rounds;
  return worth + worth_of_paying (state, move, cost) - W (RESIDENCE) * rounds;
}

static int
worth_of_favour (const CyState *state, const PwMove *move)
{
  int tile = state->site_tiles[move->args[CY_ARG_NUMBER] - 1], best = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (state->characters[i] == CY_BOARD)
      best = MAX (best, worth_of_character (state, (int) i));
  return best + (tile >= 0 ? worth_of_effect (state, (guint) move->player, (guint) tile, FALSE) : 0);
}

static int
worth_of_taking (const CyState *state, const PwMove *move)
{
  int character = move->args[CY_ARG_CHARACTER], worth = worth_of_character (state, character);

  return worth + (state->characters[character] >= 0 ? worth * W (OTHERS) / 100 : 0);
}

/**
 * cy_rate:
 * @data: a state
 * @move: a legal move of whoever acts
 * @scores: (inout): set to %FALSE where it scores nothing at once, or what it scores is weighed here
 * @memo: nothing
 *
 * Returns: what it is worth for later, in hundredths of a point
 */
int
cy_rate (gconstpointer data, const PwMove *move, gboolean *scores, PwMemo *memo)
{
  static const guint8 nothing[CY_COSTS] = { 0 };
  const CyState *state = data;
  guint8 cost[CY_COSTS];

  *scores = move->kind == CY_KIND_BUILD || move->kind == CY_KIND_MONUMENT || move->kind == CY_KIND_DELIVER;
  switch ((CyKind) move->kind)
    {
    case CY_KIND_PICK: return cy_rate_weights[CY_WEIGHT_CHARACTER + move->args[CY_ARG_CHARACTER]];
    case CY_KIND_PLACE: return worth_of_placing (state, move);
    case CY_KIND_PASS: return state->n_passed == 0 ? W (FIRST) : 0;
    case CY_KIND_USE: return worth_of_use (state, move);
    case CY_KIND_BUILD:
      cy_cost (state, (guint) move->args[CY_ARG_TILE], (guint) pw_pendings_top (&state->pendings)->more, cost);
      return worth_of_owning (state) + worth_of_paying (state, move, cost);
    case CY_KIND_CLAIM: return worth_of_claim (state);
    case CY_KIND_PROVOST: return worth_of_steps (state, move);
    case CY_KIND_TAKE: return worth_of_taking (state, move);
    case CY_KIND_FAVOUR: return worth_of_favour (state, move);
    case CY_KIND_DELIVER: return worth_of_paying (state, move, nothing) + W (DELIVERS) - 100;
    case CY_KIND_MONUMENT: return worth_of_monument (state, move);
    default: return 0;
    }
}
