/* kb-state.c: what a player has and may have, and what many moves do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

const PwGame *kb_itself;

const guint8 kb_good_args[KB_GOODS] = { KB_ARG_GOOD, KB_ARG_GOOD_2, KB_ARG_GOOD_3 };
const guint8 kb_count_args[KB_GOODS] = { KB_ARG_GOLD, KB_ARG_WOOD, KB_ARG_STONE };

/* -- Goods and buildings ---------------------------------------------------------------------------- */

guint
kb_building_count (const KbPlayer *player)
{
  return (guint) __builtin_popcount (player->buildings);
}

guint
kb_goods_count (const KbPlayer *player)
{
  return (guint) player->goods[KB_GOLD] + player->goods[KB_WOOD] + player->goods[KB_STONE];
}

/* What each good is, a byte of a word, as kb_prices has them. */
static inline guint32
goods_word (const KbPlayer *player)
{
  return MIN (player->goods[KB_GOLD], 127u) | MIN (player->goods[KB_WOOD], 127u) << 8 | MIN (player->goods[KB_STONE], 127u) << 16;
}

/* Whether there is at least as much of each: the highest bit of each byte is free to say so. */
static inline gboolean
covers (guint32 goods, guint32 price)
{
  return (((goods | 0x808080u) - price) & 0x808080u) == 0x808080u;
}

/**
 * kb_cost:
 * @state: a state
 * @seat: who builds
 * @building: a #KbBuilding
 * @cost: (out): gold, wood, stone, the Crane counted (7.1, 7.4)
 */
void
kb_cost (const KbState *state, guint seat, guint building, guint8 cost[KB_GOODS])
{
  guint32 price = kb_prices[kb_stands (&state->players[seat], KB_CRANE)][building];

  for (guint good = 0; good < KB_GOODS; good++)
    cost[good] = (guint8) (price >> 8 * good);
}

G_STATIC_ASSERT (KB_COLUMNS == 4 && KB_ROWS == 5);

/* 7.2: the first free one of each row. What people said may leave gaps: the first gap is what comes next. */
guint32
kb_buildable (const KbState *state, guint seat)
{
  const guint32 first = 0x11111;
  guint32 stand = state->players[seat].buildings;
  guint32 full = stand & stand >> 1 & stand >> 2 & stand >> 3 & first;

  /* One more than what stands in a row sets the first bit that was free; from a full row nothing is carried into the next. */
  return ~stand & (stand + (first & ~full));
}

/* Whether the goods of @seat are enough for @building. */
gboolean
kb_can_pay (const KbState *state, guint seat, guint building)
{
  const KbPlayer *player = &state->players[seat];

  return covers (goods_word (player), kb_prices[kb_stands (player, KB_CRANE)][building]);
}

guint32
kb_affordable (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];
  const guint32 *prices = kb_prices[kb_stands (player, KB_CRANE)];
  guint32 set = 0, goods = goods_word (player);

  for (guint32 rest = kb_buildable (state, seat); rest; rest &= rest - 1)
    {
      guint building = (guint) __builtin_ctz (rest);

      set |= (guint32) covers (goods, prices[building]) << building;
    }
  return set;
}

/**
 * kb_soldier_price:
 * @player: a player
 *
 * Returns: how many goods a soldier costs: 2, with Barracks 1
 */
guint
kb_soldier_price (const KbPlayer *player)
{
  return kb_stands (player, KB_BARRACKS) ? 1 : 2;
}

/* The seats with the fewest buildings, and among those tied with the fewest goods (3.1, 9.1). */
guint
kb_least_developed (const KbState *state)
{
  guint set = 0, fewest = G_MAXUINT;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const KbPlayer *player = &state->players[seat];
      guint measure = kb_building_count (player) * 1024 + kb_goods_count (player);

      if (measure < fewest)
        set = 0;
      if (measure <= fewest)
        set |= 1u << seat;
      fewest = MIN (fewest, measure);
    }
  return set;
}

/* -- Moves ------------------------------------------------------------------------------------------- */

/**
 * kb_force_begin:
 * @state: the state
 * @move: a move that is about to be carried out
 *
 * After a move that people insisted on, the table need not be as the rules would have it.
 */
void
kb_force_begin (KbState *state, const PwMove *move)
{
  if (G_UNLIKELY (move->reason != 0))
    state->stated = TRUE;
}

/**
 * kb_counted_goods:
 * @player: a player
 * @move: a move that counts goods
 * @n: (out): how many it names, of those before one that is not there
 *
 * Returns: the first #KbGood of which @move names more than @player has; -1 where all are there
 */
int
kb_counted_goods (const KbPlayer *player, const PwMove *move, guint *n)
{
  *n = 0;
  for (guint good = 0; good < KB_GOODS; good++)
    {
      int named = kb_arg (move, kb_count_args[good], 0);

      if (named > player->goods[good])
        return (int) good;
      *n += (guint) named;
    }
  return -1;
}

/* The goods that @move counts go. */
void
kb_pay_counted (KbState *state, const PwMove *move, KbRule rule, PwEvents *events)
{
  for (guint good = 0; good < KB_GOODS; good++)
    kb_gain (state, (guint) move->player, (KbResource) good, -kb_arg (move, kb_count_args[good], 0), rule, 0, events);
}

/* A move that counts so many goods. */
void
kb_set_counted (PwMove *move, guint gold, guint wood, guint stone)
{
  move->args[KB_ARG_GOLD] = (gint16) gold;
  move->args[KB_ARG_WOOD] = (gint16) wood;
  move->args[KB_ARG_STONE] = (gint16) stone;
  kb_shorten_counts (move);
}

/* Goods of which there are none are left out; "gold=0" says that there are none at all. */
void
kb_shorten_counts (PwMove *move)
{
  gboolean any = FALSE;

  for (guint good = 0; good < KB_GOODS; good++)
    {
      any |= kb_arg (move, kb_count_args[good], 0) != 0;
      if (move->args[kb_count_args[good]] == 0)
        move->args[kb_count_args[good]] = PW_ARG_NONE;
    }
  if (!any)
    move->args[KB_ARG_GOLD] = 0;
}
