/* kb-pick.c: any legal move, found without listing them all: for games that are played out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

/* Behind all others stands passing. */
static gboolean
passes (guint n, int actor, guint kind, PwRandom *random, guint *nth, PwMove *out)
{
  *nth = pw_random_below (random, n + 1);
  pw_move_init (out, *nth < n ? kind : KB_KIND_PASS, actor);
  return *nth == n;
}

/* The n-th bit that is set. */
static gint16
nth_bit (guint set, guint nth)
{
  for (; nth > 0; nth--)
    set &= set - 1;
  return (gint16) __builtin_ctz (set);
}

static void
pick_build (const KbState *state, int actor, PwRandom *random, PwMove *out)
{
  guint32 set = kb_affordable (state, (guint) actor);
  guint nth;

  if (passes ((guint) __builtin_popcount (set), actor, KB_KIND_BUILD, random, &nth, out))
    return;
  out->args[KB_ARG_BUILDING] = nth_bit (set, nth);
  if (state->players[actor].did & KB_DID_BUILD)
    out->args[KB_ARG_ENVOY] = 1;
}

/* Goods that are there, and a token where it pays too: for the Alchemist, and for the Town Hall. */
static void
pick_paid (const KbState *state, int actor, guint kind, PwRandom *random, PwMove *out)
{
  const KbPlayer *player = &state->players[actor];
  guint set = (guint) (kind == KB_KIND_HALL && player->plus2 > 0) << KB_PAY_PLUS2, nth;

  for (guint good = 0; good < KB_GOODS; good++)
    set |= (guint) (player->goods[good] > 0) << good;
  if (!passes ((guint) __builtin_popcount (set), actor, kind, random, &nth, out))
    out->args[KB_ARG_GOOD] = nth_bit (set, nth);
}

/* As kb_recruit_legal() lists them; where a soldier costs two, an even number of goods is paid. */
static void
pick_recruit (const KbState *state, int actor, PwRandom *random, PwMove *out)
{
  const KbPlayer *player = &state->players[actor];
  guint price = kb_soldier_price (player), stones = player->goods[KB_STONE];
  guint before = (player->goods[KB_GOLD] + 1u) * (player->goods[KB_WOOD] + 1u);
  /* So many go with an even number of gold and wood, and with an odd one. */
  guint ways[2] = { stones / price + 1, (stones + price - 1) / price }, n, nth, gold = 0, wood = 0, stone;

  if (price == 1)
    ways[1] = ways[0];
  n = (before + 1) / 2 * ways[0] + before / 2 * ways[1] - 1;
  if (passes (n, actor, KB_KIND_RECRUIT, random, &nth, out))
    return;
  /* The first of them all would pay nothing. */
  for (nth++; nth >= ways[(gold + wood) & 1];)
    {
      nth -= ways[(gold + wood) & 1];
      if (wood++ == player->goods[KB_WOOD])
        {
          wood = 0;
          gold++;
        }
    }
  stone = (gold + wood) % price + nth * price;
  out->args[KB_ARG_WHAT] = (gint16) ((gold + wood + stone) / price);
  kb_set_counted (out, gold, wood, stone);
}

/* FALSE where several goods are chosen together. */
static gboolean
pick_take (const KbState *state, int actor, PwRandom *random, PwMove *out)
{
  guint either;

  if (kb_take_count (state, &either) != 1)
    return FALSE;
  pw_move_init (out, KB_KIND_TAKE, actor);
  out->args[KB_ARG_GOOD] = nth_bit (either, pw_random_below (random, (guint) __builtin_popcount (either)));
  return TRUE;
}

/**
 * kb_pick:
 * @data: a state
 * @random: the generator
 * @out: (out): a legal move
 *
 * As PwGameDealing.pick.
 */
gboolean
kb_pick (gconstpointer data, PwRandom *random, PwMove *out)
{
  const KbState *state = data;
  int actor;

  if (G_UNLIKELY (state->level | state->stale))
    return FALSE;
  actor = state->order[state->turn < state->n_players ? state->turn : 0];
  switch ((KbStage) state->stage)
    {
    case KB_STAGE_INFLUENCE: kb_pick_influence (state, (guint) actor, random, out); return TRUE;
    case KB_STAGE_BUILD: pick_build (state, actor, random, out); return TRUE;
    case KB_STAGE_RECRUIT: pick_recruit (state, actor, random, out); return TRUE;
    case KB_STAGE_TOWN_HALL: pick_paid (state, actor, KB_KIND_HALL, random, out); return TRUE;
    case KB_STAGE_HELP:
      actor = state->groups[state->advisor][state->group].seat;
      if (!kb_advisors[state->advisor].trade)
        return pick_take (state, actor, random, out);
      pick_paid (state, actor, KB_KIND_GIVE, random, out);
      return TRUE;
    case KB_STAGE_AID: return pick_take (state, kb_actor (state), random, out);
    case KB_STAGE_WIN: return pick_take (state, actor, random, out);
    case KB_STAGE_MARK:
    case KB_STAGE_ROLL:
    case KB_STAGE_REROLL:
    case KB_STAGE_REROLL_DICE:
    case KB_STAGE_ENEMY:
    case KB_STAGE_KING:
    case KB_STAGE_TOKEN:
    case KB_STAGE_LOSE:
    case KB_STAGE_CLAIM:
    case KB_STAGE_OVER:
    default: return FALSE;
    }
}
