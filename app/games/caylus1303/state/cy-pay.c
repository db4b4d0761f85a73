/* cy-pay.c: prices, costs and goods of choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

/**
 * cy_effect:
 * @state: a state
 * @tile: a #CyTile
 * @built: it shows its construction side
 *
 * Returns: what it does; with the option, a Manor that was built does nothing for workers
 */
const CyEffect *
cy_effect (const CyState *state, guint tile, gboolean built)
{
  static const CyEffect nothing = { .n_prices = 0 };

  if (tile == CY_MANOR && built && state->options[CY_OPTION_MANOR])
    return &nothing;
  return &cy_tiles[tile].sides[built ? 1 : 0];
}

static gboolean
pays_something (const CyPrice *price)
{
  guint sum = price->pay_workers;

  for (guint i = 0; i < CY_COSTS; i++)
    sum += price->pay[i];
  return sum > 0;
}

/* 5.4: named goods, workers, prestige or a favour for nothing. */
gboolean
cy_gives_only (const CyEffect *effect)
{
  return effect->n_prices < 2 && effect->does == CY_DOES_NOTHING && !pays_something (&effect->prices[0]) &&
         effect->prices[0].gain[CY_ANY] == 0;
}

gboolean
cy_can_pay (const CyPlayer *player, const guint8 cost[CY_COSTS])
{
  guint rest = 0;

  for (guint good = 0; good < CY_GOODS; good++)
    {
      if (player->goods[good] < cost[good])
        return FALSE;
      if (good < CY_ANY_GOODS)
        rest += player->goods[good] - (guint) cost[good];
    }
  return rest >= cost[CY_ANY];
}

gboolean
cy_can_price (const CyPlayer *player, const CyPrice *price)
{
  return player->reserve >= price->pay_workers && cy_can_pay (player, price->pay);
}

guint
cy_count_any (const PwMove *move)
{
  guint n = 0;

  for (guint good = 0; good < CY_ANY_GOODS; good++)
    n += (guint) cy_arg (move, CY_ARG_GOODS + good, 0);
  return n;
}

/* Whether the goods that @move names are those of choice in @cost, and all of it is there; gold is never of choice (1.4). */
gboolean
cy_pays_any (const CyPlayer *player, const guint8 cost[CY_COSTS], const PwMove *move)
{
  if (cy_count_any (move) != cost[CY_ANY] || cy_arg (move, CY_ARG_GOODS + CY_GOLD, 0) != 0)
    return FALSE;
  for (guint good = 0; good < CY_GOODS; good++)
    if (player->goods[good] < cost[good] + cy_arg (move, CY_ARG_GOODS + good, 0))
      return FALSE;
  return TRUE;
}

/**
 * cy_cost:
 * @state: a state
 * @tile: a wood or stone tile, or a monument
 * @spares: stones that need not be paid (8.2)
 * @out: (out): what it costs now
 */
void
cy_cost (const CyState *state, guint tile, guint spares, guint8 out[CY_COSTS])
{
  memcpy (out, state->cost[tile - CY_FIRST_BUILT], CY_COSTS);
  out[CY_STONE] = (guint8) (out[CY_STONE] - MIN (spares, out[CY_STONE]));
}

void
cy_pay (CyState *state, guint seat, const guint8 cost[CY_COSTS], const PwMove *move, CyRule rule, int detail, PwEvents *events)
{
  for (guint good = 0; good < CY_GOODS; good++)
    cy_gain (state, seat, (CyResource) good, -(cost[good] + (cost[CY_ANY] ? cy_arg (move, CY_ARG_GOODS + good, 0) : 0)), rule,
             detail, events);
}

/* Names @n goods of choice from @good on, in every way that @player can pay. */
static void
list_from (const guint8 rest[CY_ANY_GOODS], guint good, guint n, PwMove *move, PwMoves *out)
{
  if (n == 0 || good == CY_ANY_GOODS)
    {
      if (n == 0)
        pw_moves_add (out, move);
      return;
    }
  for (guint k = MIN (n, rest[good]) + 1; k-- > 0;)
    {
      move->args[CY_ARG_GOODS + good] = k ? (gint16) k : PW_ARG_NONE;
      list_from (rest, good + 1, n - k, move, out);
    }
  move->args[CY_ARG_GOODS + good] = PW_ARG_NONE;
}

/* Appends @move with each way of paying the goods of choice in @cost, which can be paid. */
void
cy_list_any (const CyPlayer *player, const guint8 cost[CY_COSTS], const PwMove *move, PwMoves *out)
{
  guint8 rest[CY_ANY_GOODS];
  PwMove each = *move;

  if (cost[CY_ANY] == 0)
    {
      pw_moves_add (out, move);
      return;
    }
  for (guint good = 0; good < CY_ANY_GOODS; good++)
    rest[good] = (guint8) (player->goods[good] - cost[good]);
  list_from (rest, 0, cost[CY_ANY], &each, out);
}
