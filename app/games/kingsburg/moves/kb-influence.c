/* kb-influence.c: dice placed on advisors (5, 9.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

/* -- Refusals ------------------------------------------------------------------------------------ */

/* Whether the dice of a packed group are among those that are left. */
static gboolean
are_left (const guint8 *left, guint n_left, gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < n_left && !found; k++)
        if (left[k] == dice[i] && !(seen >> k & 1))
          {
            seen |= 1u << k;
            found = TRUE;
          }
      if (!found)
        return FALSE;
    }
  return TRUE;
}

static int
sum_of (gint16 packed)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);
  int total = 0;

  for (guint i = 0; i < n; i++)
    total += dice[i];
  return total;
}

/* "5, 4, white 3": the dice that can still be placed. */
static char *
left_text (const KbHand *hand)
{
  return kb_dice_text (hand->n_own ? pw_dice_pack (hand->own, hand->n_own) : PW_ARG_NONE,
                       hand->n_white ? pw_dice_pack (hand->white, hand->n_white) : PW_ARG_NONE);
}

static gboolean
check_dice (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];
  gint16 own = move->args[KB_ARG_DICE], white = move->args[KB_ARG_WHITE];
  KbHand hand;

  kb_hand (player, &hand);
  if (own == PW_ARG_NONE && white != PW_ARG_NONE)
    return pw_rule_refuse (error, KB_RULE_5_2, _("For example: {influence}; or {pass}."),
                           _("White dice alone influence nobody, not even with a +2 token."));
  if (own == PW_ARG_NONE && move->args[KB_ARG_PLUS2] != PW_ARG_NONE && hand.n_own == 0)
    return pw_rule_refuse (error, KB_RULE_5_3, _("Nobody is influenced with white dice alone: {pass}."),
                           _("A +2 token goes with at least one die that is not white."));
  if (own == PW_ARG_NONE)
    {
      if (error)
        {
          g_autofree char *left = left_text (&hand);
          g_autofree char *remedy = g_strdup_printf (_("Dice left: %s. For example: {influence}; or {pass}."), left);

          pw_rule_refuse (error, KB_RULE_5_2, remedy, _("No group of the dice that are left reaches this advisor."));
        }
      return FALSE;
    }
  if (are_left (hand.own, hand.n_own, own) && are_left (hand.white, hand.n_white, white))
    return TRUE;
  if (error)
    {
      g_autofree char *left = left_text (&hand);
      g_autofree char *remedy =
        g_strdup_printf (_("Dice left: %s. White dice are written after white=. For example: {influence}; or {pass}."), left);
      g_autofree char *want = kb_dice_text (own, white);
      g_autofree char *text = g_strdup_printf (_("These dice are not left: %s."), want);

      pw_rule_refuse (error, KB_RULE_5_2, remedy, text);
    }
  return FALSE;
}

static gboolean
check_help (const KbState *state, const PwMove *move, GError **error)
{
  const KbPlayer *player = &state->players[move->player];

  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    {
      if (player->did & KB_DID_PLUS2)
        return pw_rule_refuse (error, KB_RULE_5_3, _("Without it, for example: {influence}; or {pass}."),
                               _("A +2 token was used in this season already."));
      if (player->plus2 == 0)
        return pw_rule_refuse (error, KB_RULE_5_3, _("Without it, for example: {influence}; or {pass}."),
                               _("There is no +2 token left."));
    }
  if (move->args[KB_ARG_MARKET] == PW_ARG_NONE)
    return TRUE;
  if (!kb_stands (player, KB_MARKET))
    return pw_rule_refuse (error, KB_RULE_5_4, _("With the dice as they are, for example: {influence}; or {pass}."),
                           _("Only the Market counts a group as 1 less or 1 more."));
  if (player->did & KB_DID_MARKET)
    return pw_rule_refuse (error, KB_RULE_5_4, _("With the dice as they are, for example: {influence}; or {pass}."),
                           _("The Market was used in this season already."));
  return TRUE;
}

static gboolean
check_total (const PwMove *move, GError **error)
{
  int plus2 = kb_arg (move, KB_ARG_PLUS2, 0), market = kb_arg (move, KB_ARG_MARKET, 0);
  int dice = sum_of (move->args[KB_ARG_DICE]) + sum_of (move->args[KB_ARG_WHITE]);
  int total = dice + plus2 + market, advisor = move->args[KB_ARG_ADVISOR];

  if (total == advisor)
    return TRUE;
  if (error)
    {
      pw_rule_error_set (error, KB_RULE_5_2, _("For example: {influence}; or {pass}."),
                         _("The group counts %d, but %s is number %d."), total, kb_advisor_label ((guint) advisor), advisor);
    }
  return FALSE;
}

static gboolean
check_place (const KbState *state, const PwMove *move, GError **error)
{
  guint advisor = (guint) move->args[KB_ARG_ADVISOR];
  gboolean taken = state->taken >> advisor & 1, marked = taken && state->groups[advisor][0].seat < 0;

  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    {
      if (state->envoy != move->player)
        return pw_rule_refuse (error, KB_RULE_9_2, _("For example: {influence}; or {pass}."),
                               _("This player does not have the King’s Envoy."));
      if (!taken && kb_sees_all (state))
        return pw_rule_refuse (error, KB_RULE_9_2, _("Without him, for example: {influence}; or {pass}."),
                               _("This advisor is free: the King’s Envoy is not needed."));
      if (state->groups[advisor][1].flags & KB_GROUP_THERE)
        return pw_rule_refuse (error, KB_RULE_9_2, _("For example: {influence}; or {pass}."),
                               _("Two groups lie on this advisor already."));
      return TRUE;
    }
  if (!taken)
    return TRUE;
  if (marked)
    return pw_rule_refuse (error, KB_RULE_10_1, _("For example: {influence}; or {pass}."),
                           _("This advisor is marked for the season: only the King’s Envoy gets there."));
  return pw_rule_refuse (error, KB_RULE_5_5, _("For example: {influence}; or {pass}."),
                         _("A group lies on this advisor already."));
}

gboolean
kb_influence_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  /* That an advisor is taken is wrong whatever the dice, where none are said. */
  if (move->args[KB_ARG_DICE] == PW_ARG_NONE && !check_place (state, move, error))
    return FALSE;
  return check_dice (state, move, error) && check_help (state, move, error) && check_total (move, error) &&
         check_place (state, move, error);
}

/* -- Carrying it out ---------------------------------------------------------------------------- */

/* Marks the dice as used: of equal ones the first. */
static void
use_dice (KbPlayer *player, gint16 packed, guint first, guint last)
{
  guint8 dice[6];
  guint n = packed == PW_ARG_NONE ? 0 : pw_dice_unpack (packed, dice);

  for (guint i = 0; i < n; i++)
    for (guint k = first; k < last; k++)
      if (player->dice[k] == dice[i] && !(player->used >> k & 1))
        {
          player->used |= (guint8) (1u << k);
          break;
        }
}

void
kb_influence_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[move->player];
  guint advisor = (guint) move->args[KB_ARG_ADVISOR];
  int market = kb_arg (move, KB_ARG_MARKET, 0);
  KbGroup *group = &state->groups[advisor][state->groups[advisor][0].flags & KB_GROUP_THERE ? 1 : 0];
  gboolean acts = state->order[state->turn] == move->player;
  PwEvent *event;

  kb_force_begin (state, move);
  *group = (KbGroup){
    .seat = move->player,
    .flags = KB_GROUP_THERE,
    .dice = move->args[KB_ARG_DICE],
    .white = (gint16) kb_arg (move, KB_ARG_WHITE, 0),
  };
  use_dice (player, move->args[KB_ARG_DICE], 0, KB_OWN_DICE);
  use_dice (player, move->args[KB_ARG_WHITE], KB_OWN_DICE, KB_DICE);
  state->taken |= 1u << advisor;
  if (move->args[KB_ARG_PLUS2] != PW_ARG_NONE)
    {
      group->flags |= KB_GROUP_PLUS2;
      player->did |= KB_DID_PLUS2;
      kb_gain (state, (guint) move->player, KB_RESOURCE_PLUS2, -1, KB_RULE_5_3, (int) advisor, events);
    }
  if (market != 0)
    {
      group->flags |= market < 0 ? KB_GROUP_MARKET_DOWN : KB_GROUP_MARKET_UP;
      player->did |= KB_DID_MARKET;
    }
  if (move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
    group->flags |= KB_GROUP_ENVOY;
  event = kb_note (events, move->player, KB_NOTE_INFLUENCE, 0, market ? KB_RULE_5_4 : KB_RULE_5_2, (int) advisor, group->dice);
  event->args[2] = group->white;
  event->args[3] = group->flags;
  if (group->flags & KB_GROUP_ENVOY && state->envoy == move->player)
    {
      state->envoy = -1;
      kb_note (events, move->player, KB_NOTE_ENVOY_BACK, 0, KB_RULE_9_2, 0, 0);
    }
  if (!kb_sees_all (state))
    kb_note (events, move->player, KB_NOTE_NOT_CHECKED, 0, KB_RULE_13_1, (int) advisor, 0);
  if (acts)
    state->turn = (guint8) ((state->turn + 1) % state->n_players);
  kb_go_on (state, events);
}

/* -- Listing ---------------------------------------------------------------------------------------- */

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
  /* A total with help is no more than 35. */
  guint64 advisors = ((G_GUINT64_CONSTANT (2) << KB_ADVISORS) - 1) & ~G_GUINT64_CONSTANT (1);
  guint64 free = ~(guint64) state->taken & advisors, second = state->envoy == (int) seat ? taken_once (state) & advisors : 0;
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

/**
 * kb_pick:
 * @data: a state
 * @random: the generator
 * @out: (out): a legal move
 *
 * As PwGameDealing.pick: while advisors are influenced, and when buildings are built.
 */
gboolean
kb_pick (gconstpointer data, PwRandom *random, PwMove *out)
{
  const KbState *state = data;
  int actor;

  if (state->level | state->stale || (state->stage != KB_STAGE_INFLUENCE && state->stage != KB_STAGE_BUILD))
    return FALSE;
  actor = state->order[state->turn < state->n_players ? state->turn : 0];
  if (state->stage == KB_STAGE_INFLUENCE)
    {
      Ways ways;
      guint nth;

      list_ways (state, (guint) actor, &ways);
      nth = pw_random_below (random, ways.n + 1);
      pw_move_init (out, nth < ways.n ? KB_KIND_INFLUENCE : KB_KIND_PASS, actor);
      if (nth < ways.n)
        fill_in (&ways, &ways.ways[nth], out);
    }
  else
    {
      guint32 set = kb_affordable (state, (guint) actor);
      guint n = (guint) __builtin_popcount (set), nth = pw_random_below (random, n + 1);

      pw_move_init (out, nth < n ? KB_KIND_BUILD : KB_KIND_PASS, actor);
      if (nth == n)
        return TRUE;
      for (; nth > 0; nth--)
        set &= set - 1;
      out->args[KB_ARG_BUILDING] = (gint16) __builtin_ctz (set);
      if (state->players[actor].did & KB_DID_BUILD)
        out->args[KB_ARG_ENVOY] = 1;
    }
  return TRUE;
}
