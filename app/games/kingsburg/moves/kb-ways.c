/* kb-ways.c: which groups of dice reach which advisor (5.2 to 5.5, 9.2): all of them, or any one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include "core/pw-bytes.h"

/* -- All ------------------------------------------------------------------------------------- */

/** Group: one way to put dice together. */
typedef struct
{
  gint16 packed;
  gint16 total;
} Group;

/* All groups of @dice, highest first; of equal dice the first ones, so that none comes twice. */
static guint
list_groups (const guint8 *dice, guint n, Group *out)
{
  static const guint8 lasts[1 << KB_OWN_DICE] = { 0, 0, 1, 1, 2, 2, 2, 2 };
  Group all[1 << KB_OWN_DICE] = { { 0, 0 } };
  guint found = 0, same = 0;

  for (guint i = 1; i < n; i++)
    same |= (guint) (dice[i] == dice[i - 1]) << i;
  for (guint mask = 1; mask < 1u << n; mask++)
    {
      guint last = lasts[mask];
      const Group *before = &all[mask ^ 1u << last];

      all[mask] = (Group){ (gint16) (before->packed * 7 + dice[last]), (gint16) (before->total + dice[last]) };
      /* A die like the one before it comes with that only: else the next takes its place. */
      out[found] = all[mask];
      found += (mask & same & ~(mask << 1)) == 0;
    }
  return found;
}

G_STATIC_ASSERT (KB_OWN_DICE == 3 && KB_WHITE_DICE <= KB_OWN_DICE);

/** Way: a group, what helps it, and where it goes; @own and @white count groups, white ones from 1. */
typedef struct
{
  guint8 advisor;
  guint8 own, white;
  guint8 help;                  /* of #helps */
  guint8 envoy;
} Way;

/** Help: a token and the Market. */
typedef struct
{
  guint8 plus2;
  gint8 market;
} Help;

#define HELPS 6

/* In the order in which they are listed: with the token and without, with the Market and without. */
static const Help helps[HELPS] = { { 0, 0 }, { 0, -1 }, { 0, 1 }, { 2, 0 }, { 2, -1 }, { 2, 1 } };

#define MAX_OWN ((1 << KB_OWN_DICE) - 1)
#define MAX_WHITE ((1 << KB_WHITE_DICE) - 1)
/* As it is or helped, alone or by the Envoy. */
#define MAX_WAYS (MAX_OWN * (MAX_WHITE + 1) * HELPS * 2)

/** Ways: all that whoever acts can do with the dice that are left; behind each list there is room for what is not counted. */
typedef struct
{
  Group own[MAX_OWN + 1], white[MAX_WHITE + 1];
  guint n;
  Way ways[MAX_WAYS + 1];
} Ways;

/** ALL_ADVISORS: bit n: advisor n. A total with help is no more than 35. */
#define ALL_ADVISORS (((G_GUINT64_CONSTANT (2) << KB_ADVISORS) - 1) & ~G_GUINT64_CONSTANT (1))

/* Where only the Envoy gets. */
static guint32
taken_once (const KbState *state)
{
  guint32 second = 0;

  for (guint advisor = 1; advisor <= KB_ADVISORS; advisor++)
    second |= (guint32) ((state->groups[advisor][1].flags & KB_GROUP_THERE) == 0) << advisor;
  return kb_sees_all (state) ? second & state->taken : second;
}

/* Which of #helps there are. */
static guint
helps_of (const KbPlayer *player, guint8 out[HELPS])
{
  gboolean market = kb_has_market (player), token = kb_has_plus2 (player);
  guint n = 0;

  for (guint i = 0; i < HELPS; i++)
    {
      out[n] = (guint8) i;
      n += (guint) ((helps[i].market == 0) | market) & ((helps[i].plus2 == 0) | token);
    }
  return n;
}

/* One group with each help, wherever it gets: written whether or not it does, and only counted if so, as no processor foresees it. */
static void
add_ways (const guint8 *with, guint n_with, guint64 free, guint64 second, Way way, int total, Ways *out)
{
  for (guint i = 0; i < n_with; i++)
    {
      guint advisor = (guint) (total + helps[with[i]].plus2 + helps[with[i]].market);

      way.advisor = (guint8) advisor;
      way.help = with[i];
      way.envoy = 0;
      out->ways[out->n] = way;
      out->n += free >> advisor & 1;
      way.envoy = 1;
      out->ways[out->n] = way;
      out->n += second >> advisor & 1;
    }
}

static void
list_ways (const KbState *state, guint seat, Ways *out)
{
  const KbPlayer *player = &state->players[seat];
  guint64 free = ~(guint64) state->taken & ALL_ADVISORS,
          second = state->envoy == (int) seat ? taken_once (state) & ALL_ADVISORS : 0;
  guint8 with[HELPS];
  guint n_own, n_white, n_with = helps_of (player, with);
  KbHand hand;

  kb_hand (player, &hand);
  n_own = list_groups (hand.own, hand.n_own, out->own);
  n_white = list_groups (hand.white, hand.n_white, out->white);
  out->n = 0;
  for (guint i = 0; i < n_own; i++)
    for (guint k = 0; k <= n_white; k++)
      add_ways (with, n_with, free, second, (Way){ .own = (guint8) i, .white = (guint8) k },
                out->own[i].total + (k ? out->white[k - 1].total : 0), out);
}

static inline void
fill_in (const Ways *ways, const Way *way, PwMove *move)
{
  move->args[KB_ARG_ADVISOR] = way->advisor;
  move->args[KB_ARG_DICE] = ways->own[way->own].packed;
  if (way->white)
    move->args[KB_ARG_WHITE] = ways->white[way->white - 1].packed;
  if (helps[way->help].plus2)
    move->args[KB_ARG_PLUS2] = helps[way->help].plus2;
  if (helps[way->help].market)
    move->args[KB_ARG_MARKET] = helps[way->help].market;
  if (way->envoy)
    move->args[KB_ARG_ENVOY] = 1;
}

void
kb_influence_legal (gconstpointer data, PwMoves *out)
{
  int actor = kb_actor (data);
  Ways ways;

  if (actor < 0)
    return;
  list_ways (data, (guint) actor, &ways);
  for (guint i = 0; i < ways.n; i++)
    fill_in (&ways, &ways.ways[i], pw_moves_append (out, KB_KIND_INFLUENCE, actor));
}

/* -- Any one ---------------------------------------------------------------------------------------- */

/** Few: what goes with a set of own dice, where that is so little that each way is a bit of a byte. */
typedef struct
{
  guint64 free, second;         /* which advisors are free; where the Envoy gets */
  guint8 with[HELPS];           /* of #helps */
  guint n_with, n_envoy;        /* n_envoy: 2 where the Envoy may come, and else 1 */
} Few;

G_STATIC_ASSERT (1 << KB_OWN_DICE == 8);

/* All bits of byte n where the n-th set of own dice is a group of its own, as list_groups() has it. */
static inline guint64
own_groups (const KbHand *hand)
{
  guint sets = 0xfe & ((1u << (1u << hand->n_own)) - 1);

  /* The second without the first, the third without the second. */
  sets &= ~(0x44u & (0u - (hand->own[1] == hand->own[0])));
  sets &= ~(0x30u & (0u - (hand->own[2] == hand->own[1])));
  return pw_bytes_some ((PW_EACH (1) * sets) & G_GUINT64_CONSTANT (0x8040201008040201)) * 0xff;
}

/* Byte n: bit k says whether that advisor is in @set whose number is @totals[n] - 1 + k: whatever the group may count as with help. */
static inline guint64
around (guint64 totals, guint64 set)
{
  guint64 found = 0;

  for (guint own = 1; own < 1u << KB_OWN_DICE; own++)
    found |= ((set << 1) >> (totals >> 8 * own & 63) & 0x1f) << 8 * own;
  return found;
}

static guint
total_of_set (const guint8 *dice, guint n, guint set)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += dice[i] & (0u - (set >> i & 1));
  return total;
}

/* Byte n: the ways of the n-th set of own dice: with each set of white ones, each help, without the Envoy and with him. */
static guint64
few_ways (const KbHand *hand, const Few *few)
{
  guint64 totals = hand->own[0] * G_GUINT64_CONSTANT (0x0100010001000100) +
                   hand->own[1] * G_GUINT64_CONSTANT (0x0101000001010000) +
                   hand->own[2] * G_GUINT64_CONSTANT (0x0101010100000000);
  guint64 ways = 0, free, second = 0;
  guint bit = 0;

  for (guint white = 0; white < 1u << hand->n_white; white++)
    {
      guint more = total_of_set (hand->white, KB_WHITE_DICE, white);

      if (white == 2 && hand->white[0] == hand->white[1])
        {
          bit += few->n_with * few->n_envoy;
          continue;
        }
      free = around (totals + PW_EACH (1) * more, few->free);
      if (few->n_envoy == 2)
        second = around (totals + PW_EACH (1) * more, few->second);
      for (guint k = 0; k < few->n_with; k++)
        {
          const Help *help = &helps[few->with[k]];
          guint at = (guint) (help->plus2 + help->market + 1);

          ways |= (free >> at & PW_EACH (1)) << bit++;
          if (few->n_envoy == 2)
            ways |= (second >> at & PW_EACH (1)) << bit++;
        }
    }
  return ways & own_groups (hand);
}

/* The dice of a bit set, packed. */
static gint16
pack_set (const guint8 *dice, guint n, guint set)
{
  int packed = 0;

  for (guint i = 0; i < n; i++)
    packed = set >> i & 1 ? packed * 7 + dice[i] : packed;
  return (gint16) packed;
}

static void
pick_of_few (const KbHand *hand, const Few *few, guint seat, PwRandom *random, PwMove *out)
{
  guint64 ways = few_ways (hand, few), each = pw_bytes_count (ways);
  guint n = pw_bytes_sum (each), nth = pw_random_below (random, n + 1), own, white, of_own;
  const Help *help;

  pw_move_init (out, nth < n ? KB_KIND_INFLUENCE : KB_KIND_PASS, (int) seat);
  if (nth == n)
    return;
  own = pw_bytes_find (&each, 1, nth);
  of_own = (guint) (ways >> 8 * own & 0xff);
  for (nth -= pw_bytes_sum (each & ((G_GUINT64_CONSTANT (1) << 8 * own) - 1)); nth > 0; nth--)
    of_own &= of_own - 1;
  of_own = (guint) __builtin_ctz (of_own);
  if (few->n_envoy == 2)
    {
      if (of_own & 1)
        out->args[KB_ARG_ENVOY] = 1;
      of_own /= 2;
    }
  white = of_own / few->n_with;
  help = &helps[few->with[of_own % few->n_with]];
  out->args[KB_ARG_ADVISOR] = (gint16) ((int) (total_of_set (hand->own, KB_OWN_DICE, own) +
                                               total_of_set (hand->white, KB_WHITE_DICE, white)) +
                                        help->plus2 + help->market);
  out->args[KB_ARG_DICE] = pack_set (hand->own, KB_OWN_DICE, own);
  if (white)
    out->args[KB_ARG_WHITE] = pack_set (hand->white, KB_WHITE_DICE, white);
  if (help->plus2)
    out->args[KB_ARG_PLUS2] = help->plus2;
  if (help->market)
    out->args[KB_ARG_MARKET] = help->market;
}

/**
 * kb_pick_influence:
 * @state: a state in which advisors are influenced, and everybody's moves are entered
 * @seat: who acts
 * @random: the generator
 * @out: (out): one of the ways, or passing
 *
 * As PwGameDealing.pick.
 */
void
kb_pick_influence (const KbState *state, guint seat, PwRandom *random, PwMove *out)
{
  gboolean envoy = state->envoy == (int) seat;
  Few few = { .free = ~(guint64) state->taken & ALL_ADVISORS,
              .second = envoy ? taken_once (state) & ALL_ADVISORS : 0,
              .n_envoy = 1u + envoy };
  KbHand hand;
  Ways ways;
  guint nth;

  few.n_with = helps_of (&state->players[seat], few.with);
  kb_hand (&state->players[seat], &hand);
  if ((1u << hand.n_white) * few.n_with * few.n_envoy <= 8)
    {
      pick_of_few (&hand, &few, seat, random, out);
      return;
    }
  list_ways (state, seat, &ways);
  nth = pw_random_below (random, ways.n + 1);
  pw_move_init (out, nth < ways.n ? KB_KIND_INFLUENCE : KB_KIND_PASS, (int) seat);
  if (nth < ways.n)
    fill_in (&ways, &ways.ways[nth], out);
}
