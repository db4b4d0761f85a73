/* cy-any.c: any legal move, found without listing them all: for games that are played out
 *
 * But for bundles: these are listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

/**
 * cy_place_or_not:
 * @state: a state that asks somebody to place
 * @asked: the decision
 * @free: cy_free_places() of it
 * @random: the generator
 * @out: (out): a legal move
 */
void
cy_place_or_not (const CyState *state, const PwPending *asked, guint64 free, PwRandom *random, PwMove *out)
{
  guint64 places = cy_open_of (state, (guint) asked->seat, asked->kind == CY_ASK_EARLY, free);
  guint n = (guint) __builtin_popcountll (places), nth = pw_random_below (random, n + 1);

  if (nth == n)
    {
      pw_move_init (out, asked->kind == CY_ASK_EARLY ? CY_KIND_SKIP : CY_KIND_PASS, asked->seat);
      return;
    }
  pw_move_init (out, CY_KIND_PLACE, asked->seat);
  for (; nth > 0; nth--)
    places &= places - 1;
  out->args[CY_ARG_WHERE] = (gint16) __builtin_ctzll (places);
}

/* From the lowest number of steps to the highest, without none. */
static void
step_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  int most = cy_most_steps (state), low = MAX (-most, -(int) state->provost),
      high = MIN (most, cy_farthest (state) - state->provost);
  int n = MAX (0, high - low + 1), steps;

  if (low <= 0 && high >= 0)
    n--;
  steps = low + (int) pw_random_below (random, (guint) n + 1);
  if (steps == low + n)
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return;
    }
  pw_move_init (out, CY_KIND_PROVOST, asked->seat);
  out->args[CY_ARG_NUMBER] = (gint16) (low <= 0 && steps >= 0 ? steps + 1 : steps);
}

/* In how many ways @n goods of choice, from @good on, can be paid of what is left over. */
static guint
ways_from (const guint8 rest[CY_ANY_GOODS], guint good, guint n)
{
  guint ways = 0;

  if (n == 0 || good == CY_ANY_GOODS)
    return n == 0;
  for (guint k = 0; k <= MIN (n, rest[good]); k++)
    ways += ways_from (rest, good + 1, n - k);
  return ways;
}

/* What is left over once the rest of @cost, which can be paid, is; returns in how many ways the goods of choice can. */
static guint
ways_to_pay (const CyPlayer *player, const guint8 cost[CY_COSTS], guint8 rest[CY_ANY_GOODS])
{
  for (guint good = 0; good < CY_ANY_GOODS; good++)
    rest[good] = (guint8) (player->goods[good] - cost[good]);
  return ways_from (rest, 0, cost[CY_ANY]);
}

/* The goods of choice of the @nth way, as cy_list_any() has them. */
static void
pay_so (const CyPlayer *player, const guint8 cost[CY_COSTS], guint nth, PwMove *out)
{
  guint8 rest[CY_ANY_GOODS];
  guint n = cost[CY_ANY];

  ways_to_pay (player, cost, rest);
  for (guint good = 0; n > 0 && good < CY_ANY_GOODS; good++)
    for (guint k = MIN (n, rest[good]) + 1; k-- > 0;)
      {
        guint ways = ways_from (rest, good + 1, n - k);

        if (nth >= ways)
          {
            nth -= ways;
            continue;
          }
        if (k > 0)
          out->args[CY_ARG_GOODS + good] = (gint16) k;
        n -= k;
        break;
      }
}

static void
use_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  const CyPlayer *player = &state->players[asked->seat];
  const CyPrice *price;
  guint8 rest[CY_ANY_GOODS];
  guint can[2] = { 0, 0 }, nth, of;

  for (guint i = 0; i < effect->n_prices; i++)
    if (cy_can_price (player, &effect->prices[i]))
      {
        price = &effect->prices[i];
        /* One good of choice is gained, never more. */
        can[i] = price->pay[CY_ANY] ? ways_to_pay (player, price->pay, rest) : price->gain[CY_ANY] ? CY_ANY_GOODS : 1;
      }
  nth = pw_random_below (random, can[0] + can[1] + 1);
  if (nth == can[0] + can[1])
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return;
    }
  pw_move_init (out, CY_KIND_USE, asked->seat);
  of = nth < can[0] ? 0 : 1;
  nth -= of ? can[0] : 0;
  price = &effect->prices[of];
  if (effect->n_prices == 2)
    out->args[CY_ARG_NUMBER] = (gint16) (of + 1);
  if (price->pay[CY_ANY])
    pay_so (player, price->pay, nth, out);
  else if (price->gain[CY_ANY])
    out->args[CY_ARG_GOODS + nth] = 1;
}

/* A move of @kind, whose argument @arg is @first and the number of a bit of @set; or a favour with a tile of the site, a bit of @others;
 * or none. */
static void
one_or_not (const PwPending *asked, guint32 set, guint kind, guint arg, guint first, guint32 others, PwRandom *random, PwMove *out)
{
  guint n = (guint) __builtin_popcount (set), n_others = (guint) __builtin_popcount (others);
  guint nth = pw_random_below (random, n + n_others + 1);

  if (nth == n + n_others)
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return;
    }
  pw_move_init (out, nth < n ? kind : CY_KIND_FAVOUR, asked->seat);
  if (nth >= n)
    {
      nth -= n;
      set = others;
      arg = CY_ARG_NUMBER;
      first = 1;
    }
  for (; nth > 0; nth--)
    set &= set - 1;
  out->args[arg] = (gint16) (first + (guint) __builtin_ctz (set));
}

static void
favour_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  guint32 take = 0, site = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    take |= (guint32) (cy_can_take (state, asked->seat, i) != 0) << i;
  for (guint i = 0; i < CY_SITE_TILES && asked->kind == CY_ASK_FAVOUR; i++)
    site |= (guint32) (cy_can_site (state, (guint) asked->seat, i + 1) != 0) << i;
  one_or_not (asked, take, CY_KIND_TAKE, CY_ARG_CHARACTER, 0, site, random, out);
}

static void
claim_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  guint32 set = 0;

  for (guint i = 0; i < CY_STARTING_SPACES; i++)
    set |= (guint32) (cy_can_claim (state, CY_PLACE_OF_SPACE (i + 1)) != 0) << i;
  one_or_not (asked, set, CY_KIND_CLAIM, CY_ARG_WHERE, CY_PLACE_OF_SPACE (1), 0, random, out);
}

/* Of a tile, or of a monument. */
static void
build_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  const CyPlayer *player = &state->players[asked->seat];
  gboolean monument = asked->kind == CY_ASK_MONUMENT;
  guint family = monument ? CY_FAMILY_MONUMENT : (guint) asked->arg, first = cy_family_first[family],
        last = cy_family_last[family];
  guint spares = monument ? 0 : (guint) asked->more, sum = 0, nth;
  guint ways[CY_BUILT_TILES] = { 0 };
  guint8 cost[CY_COSTS], rest[CY_ANY_GOODS];

  for (guint tile = first; tile <= last && (monument || cy_empty_space (state)); tile++)
    if (monument ? cy_can_monument (state, (guint) asked->seat, tile) : cy_can_build (state, (guint) asked->seat, tile, spares))
      {
        cy_cost (state, tile, spares, cost);
        ways[tile - first] = cost[CY_ANY] ? ways_to_pay (player, cost, rest) : 1;
        sum += ways[tile - first];
      }
  nth = pw_random_below (random, sum + 1);
  if (nth == sum)
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return;
    }
  pw_move_init (out, monument ? CY_KIND_MONUMENT : CY_KIND_BUILD, asked->seat);
  for (guint tile = first; tile <= last; tile++)
    {
      if (nth < ways[tile - first])
        {
          out->args[CY_ARG_TILE] = (gint16) tile;
          cy_cost (state, tile, spares, cost);
          pay_so (player, cost, nth, out);
          return;
        }
      nth -= ways[tile - first];
    }
}

static void
pick_one (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  guint free[CY_CHARACTERS], n = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    if (state->characters[i] == CY_AWAY)
      free[n++] = i;
  pw_move_init (out, CY_KIND_PICK, asked->seat);
  out->args[CY_ARG_CHARACTER] = (gint16) free[pw_random_below (random, n)];
}

/**
 * cy_any:
 * @data: a state
 * @random: the generator
 * @out: (out): a legal move
 *
 * As PwGameDealing.pick.
 */
gboolean
cy_any (gconstpointer data, PwRandom *random, PwMove *out)
{
  const CyState *state = data;
  const PwPending *asked;

  if (state->level | state->stale | state->over || state->pendings.n == 0)
    return FALSE;
  asked = pw_pendings_top (&state->pendings);
  switch ((CyDecision) asked->kind)
    {
    case CY_ASK_TURN:
    case CY_ASK_EARLY: cy_place_or_not (state, asked, cy_free_places (state), random, out); return TRUE;
    case CY_ASK_TOLL:
    case CY_ASK_BRIDGE:
    case CY_ASK_BAILIFF: step_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_USE: use_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_PICK: pick_one (state, asked, random, out); return TRUE;
    case CY_ASK_BUILD:
    case CY_ASK_MONUMENT: build_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_CLAIM: claim_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_FAVOUR:
    case CY_ASK_CHARACTER: favour_or_not (state, asked, random, out); return TRUE;
    case CY_NOTHING:
    case CY_ASK_NAME:
    case CY_ASK_SITE:
    case CY_ASK_DELIVER:
    case CY_ASK_ACTIVE:
    case CY_ASK_HOME:
    case CY_ASK_MOST:
    case CY_DECISIONS:
    default: return FALSE;
    }
}
