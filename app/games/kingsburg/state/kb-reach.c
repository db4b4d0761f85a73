/* kb-reach.c: dice that are left, and the advisors they reach (5.2 to 5.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

static void
insert (guint8 *dice, guint *n, guint8 face)
{
  guint at = (*n)++;

  for (; at > 0 && dice[at - 1] < face; at--)
    dice[at] = dice[at - 1];
  dice[at] = face;
}

G_STATIC_ASSERT (KB_OWN_DICE == 3 && KB_WHITE_DICE == 2);

/* 0 where there is no such die, or it is used. */
static inline guint8
left_of (const KbPlayer *player, guint i)
{
  return (guint8) (player->dice[i] & ((player->used >> i & 1) - 1u));
}

/* Those of @player's dice that are not placed yet, highest first; what is placed or no die is 0. Nothing is asked of a die, as no
 * processor foresees it. */
void
kb_hand (const KbPlayer *player, KbHand *out)
{
  guint8 left[KB_DICE], low, high;

  for (guint i = 0; i < KB_DICE; i++)
    left[i] = left_of (player, i);
  high = MAX (left[0], left[1]);
  low = MIN (left[0], left[1]);
  out->own[0] = MAX (high, left[2]);
  left[2] = MIN (high, left[2]);
  out->own[1] = MAX (low, left[2]);
  out->own[2] = MIN (low, left[2]);
  out->white[0] = MAX (left[3], left[4]);
  out->white[1] = MIN (left[3], left[4]);
  out->n_own = (guint) (out->own[0] != 0) + (out->own[1] != 0) + (out->own[2] != 0);
  out->n_white = (guint) (out->white[0] != 0) + (out->white[1] != 0);
}

/* Packed dice with the highest first; PW_ARG_NONE and what is no dice stay as they are. */
gint16
kb_pack_sorted (gint16 packed)
{
  guint8 dice[6], sorted[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice), m = 0;

  for (guint i = 0; i < n; i++)
    insert (sorted, &m, dice[i]);
  return n ? pw_dice_pack (sorted, n) : packed;
}

/* White dice that @seat rolls this season (4.2). */
guint
kb_white_dice (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];

  return (state->phase == KB_PHASE_SPRING && player->aid ? 1u : 0u) + (kb_stands (player, KB_FARMS) ? 1u : 0u);
}

guint
kb_dice_of (const KbState *state, guint seat)
{
  return KB_OWN_DICE + kb_white_dice (state, seat);
}

int
kb_dice_total (const KbState *state, guint seat)
{
  int total = 0;

  for (guint i = 0; i < KB_DICE; i++)
    total += state->players[seat].dice[i];
  return total;
}

int
kb_dice_left (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];
  int total = 0;

  for (guint i = 0; i < KB_DICE; i++)
    if (!(player->used >> i & 1))
      total += player->dice[i];
  return total;
}

/* A +2 token that can go with a group now. */
gboolean
kb_has_plus2 (const KbPlayer *player)
{
  return player->plus2 > 0 && !(player->did & KB_DID_PLUS2);
}

/* The Market, not used yet this season. */
gboolean
kb_has_market (const KbPlayer *player)
{
  return kb_stands (player, KB_MARKET) && !(player->did & KB_DID_MARKET);
}

/* Whether @building, the Statue or the Chapel, can roll dice again now (7.5). */
gboolean
kb_may_use (const KbPlayer *player, guint building)
{
  guint total = 0, n = 0;
  gboolean equal = TRUE;

  if (!kb_stands (player, building) || player->did & (building == KB_STATUE ? KB_DID_STATUE : KB_DID_CHAPEL))
    return FALSE;
  for (guint i = 0; i < KB_DICE; i++)
    {
      total += player->dice[i];
      n += player->dice[i] != 0;
      equal &= player->dice[i] == 0 || player->dice[i] == player->dice[0];
    }
  if (n == 0)
    return FALSE;
  return building == KB_STATUE ? equal : total <= 7;
}

/* Bit n: some group of the hand has the total n. */
static guint64
totals_of (const KbHand *hand)
{
  guint64 own = 1, whole;

  for (guint i = 0; i < hand->n_own; i++)
    own |= own << hand->own[i];
  whole = own & ~G_GUINT64_CONSTANT (1); /* Never without an own die (5.2). */
  for (guint i = 0; i < hand->n_white; i++)
    whole |= whole << hand->white[i];
  return whole;
}

#define ADVISORS (((1u << (KB_ADVISORS + 1)) - 1) & ~1u)

static void
reach_of (const KbState *state, guint seat, const KbHand *hand, gboolean plus2, gboolean market, gboolean envoy,
          KbReach *out)
{
  guint64 totals = totals_of (hand), with_token = totals << 2, with_market;
  guint32 all;

  out->plain = (guint32) totals & ADVISORS;
  out->plus2 = plus2 ? (guint32) with_token & ADVISORS : 0;
  with_market = totals | (plus2 ? with_token : 0);
  with_market = with_market << 1 | with_market >> 1;
  out->market = market ? (guint32) with_market & ADVISORS : 0;
  /* Together with the Market, the token reaches what neither does alone. */
  if (market && plus2)
    out->plus2 |= (guint32) (with_token << 1 | with_token >> 1) & ADVISORS;
  all = out->plain | out->plus2 | out->market;
  out->free = all & ~state->taken;
  out->envoy = 0;
  if (envoy)
    for (guint32 rest = all & (kb_sees_all (state) ? state->taken : ADVISORS); rest; rest &= rest - 1)
      {
        guint advisor = (guint) __builtin_ctz (rest);

        if (!(state->groups[advisor][1].flags & KB_GROUP_THERE))
          out->envoy |= 1u << advisor;
      }
  all = out->free | out->envoy;
  out->plain &= all;
  out->plus2 &= all;
  out->market &= all;
}

/**
 * kb_reach:
 * @state: a state
 * @seat: a player
 * @out: (out): the advisors that the player can still influence, with the dice that are left
 *
 * Takes the dice as they lie, also before all have rolled again what they may.
 */
void
kb_reach (const KbState *state, guint seat, KbReach *out)
{
  const KbPlayer *player = &state->players[seat];
  KbHand hand;

  kb_hand (player, &hand);
  if (hand.n_own == 0 || player->did & KB_DID_PASS)
    {
      *out = (KbReach){ 0 };
      return;
    }
  reach_of (state, seat, &hand, kb_has_plus2 (player), kb_has_market (player), state->envoy == (int) seat, out);
}

/* As kb_reach() has it, and quicker: asked after every group that is placed. */
gboolean
kb_reaches_any (const KbState *state, guint seat)
{
  const KbPlayer *player = &state->players[seat];
  guint64 own = 1, whole;

  if (player->did & KB_DID_PASS)
    return FALSE;
  if (state->envoy == (int) seat)
    {
      KbReach reach;

      kb_reach (state, seat, &reach);
      return (reach.free | reach.envoy) != 0;
    }
  for (guint i = 0; i < KB_OWN_DICE; i++)
    own |= own << left_of (player, i);
  whole = own & ~G_GUINT64_CONSTANT (1); /* Never without an own die (5.2). */
  for (guint i = KB_OWN_DICE; i < KB_DICE; i++)
    whole |= whole << left_of (player, i);
  whole |= whole << 2 & (G_GUINT64_CONSTANT (0) - (kb_has_plus2 (player) != 0));
  whole |= (whole << 1 | whole >> 1) & (G_GUINT64_CONSTANT (0) - (kb_has_market (player) != 0));
  return ((guint32) whole & ADVISORS & ~state->taken) != 0;
}

/* Takes the dice of a packed group out of @left. */
static void
take_out (guint8 *left, guint *n_left, gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < *n_left; k++)
      if (left[k] == dice[i])
        {
          for (guint m = k + 1; m < *n_left; m++)
            left[m - 1] = left[m];
          --*n_left;
          break;
        }
}

static int
sum (const guint8 *dice, guint n)
{
  int total = 0;

  for (guint i = 0; i < n; i++)
    total += dice[i];
  return total;
}

/**
 * kb_after:
 * @state: a state
 * @influence: a whole move of the kind "influence", legal or not
 * @out: (out): the totals before and after it, and who reaches whom then
 */
void
kb_after (const KbState *state, const PwMove *influence, KbAfter *out)
{
  guint seat = (guint) CLAMP (influence->player, 0, KB_MAX_PLAYERS - 1);
  const KbPlayer *player = &state->players[seat];
  int advisor = kb_arg (influence, KB_ARG_ADVISOR, 0);
  KbState after = *state;
  KbHand hand;

  kb_hand (player, &hand);
  out->before = kb_dice_left (state, seat);
  take_out (hand.own, &hand.n_own, influence->args[KB_ARG_DICE]);
  take_out (hand.white, &hand.n_white, influence->args[KB_ARG_WHITE]);
  out->left = sum (hand.own, hand.n_own) + sum (hand.white, hand.n_white);
  out->dice = out->before - out->left;
  out->advisor = out->dice + kb_arg (influence, KB_ARG_PLUS2, 0) + kb_arg (influence, KB_ARG_MARKET, 0);
  if (advisor >= 1 && advisor <= KB_ADVISORS)
    after.taken |= 1u << advisor;
  if (influence->args[KB_ARG_ENVOY] == 1)
    after.envoy = -1;
  out->own = (KbReach){ 0 };
  if (hand.n_own > 0)
    reach_of (&after, seat, &hand, kb_has_plus2 (player) && kb_arg (influence, KB_ARG_PLUS2, 0) == 0,
              kb_has_market (player) && kb_arg (influence, KB_ARG_MARKET, 0) == 0, after.envoy == (int) seat, &out->own);
  out->others = 0;
  for (guint other = 0; other < state->n_players; other++)
    if (other != seat)
      {
        KbReach reach;

        kb_reach (&after, other, &reach);
        out->others |= reach.free;
      }
}
