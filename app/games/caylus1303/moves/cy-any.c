/* cy-any.c: any legal move, found without listing them all: for games that are played out
 *
 * But for goods of choice that are paid, bundles and monuments: there the moves are listed.
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

/* FALSE where goods of choice are paid. */
static gboolean
use_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  guint can[2] = { 0, 0 }, nth, of;

  for (guint i = 0; i < effect->n_prices; i++)
    {
      const CyPrice *price = &effect->prices[i];

      if (price->pay[CY_ANY])
        return FALSE;
      /* One good of choice is gained, never more. */
      can[i] = cy_can_price (&state->players[asked->seat], price) ? price->gain[CY_ANY] ? CY_ANY_GOODS : 1 : 0;
    }
  nth = pw_random_below (random, can[0] + can[1] + 1);
  if (nth == can[0] + can[1])
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return TRUE;
    }
  pw_move_init (out, CY_KIND_USE, asked->seat);
  of = nth < can[0] ? 0 : 1;
  if (effect->n_prices == 2)
    out->args[CY_ARG_NUMBER] = (gint16) (of + 1);
  if (effect->prices[of].gain[CY_ANY])
    out->args[CY_ARG_GOODS + nth - (of ? can[0] : 0)] = 1;
  return TRUE;
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

/* FALSE where goods of choice are paid. */
static gboolean
build_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  guint first = cy_family_first[asked->arg];
  guint32 set = 0;

  for (guint tile = first; tile <= cy_family_last[asked->arg] && cy_empty_space (state); tile++)
    if (cy_can_build (state, (guint) asked->seat, tile, (guint) asked->more))
      {
        if (state->cost[tile - CY_FIRST_BUILT][CY_ANY])
          return FALSE;
        set |= 1u << (tile - first);
      }
  one_or_not (asked, set, CY_KIND_BUILD, CY_ARG_TILE, first, 0, random, out);
  return TRUE;
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
    case CY_ASK_USE: return use_or_not (state, asked, random, out);
    case CY_ASK_PICK: pick_one (state, asked, random, out); return TRUE;
    case CY_ASK_BUILD: return build_or_not (state, asked, random, out);
    case CY_ASK_CLAIM: claim_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_FAVOUR:
    case CY_ASK_CHARACTER: favour_or_not (state, asked, random, out); return TRUE;
    case CY_NOTHING:
    case CY_ASK_NAME:
    case CY_ASK_SITE:
    case CY_ASK_DELIVER:
    case CY_ASK_MONUMENT:
    case CY_ASK_ACTIVE:
    case CY_ASK_HOME:
    case CY_ASK_MOST:
    case CY_DECISIONS:
    default: return FALSE;
    }
}
