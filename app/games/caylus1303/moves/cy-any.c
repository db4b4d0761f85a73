/* cy-any.c: any legal move, found without listing them all: for games that are played out
 *
 * What is asked most often: a place, steps of the provost, a price without a choice. Else the moves are listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

static void
place_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  guint64 places = cy_open_places (state, (guint) asked->seat, asked->kind == CY_ASK_EARLY);
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

/* FALSE where goods are chosen. */
static gboolean
use_or_not (const CyState *state, const PwPending *asked, PwRandom *random, PwMove *out)
{
  const CyEffect *effect = cy_effect (state, (guint) asked->arg, asked->more != 0);
  guint can[2] = { 0, 0 }, nth;

  for (guint i = 0; i < effect->n_prices; i++)
    {
      const CyPrice *price = &effect->prices[i];

      if (price->pay[CY_ANY] | price->gain[CY_ANY])
        return FALSE;
      can[i] = cy_can_price (&state->players[asked->seat], price);
    }
  nth = pw_random_below (random, can[0] + can[1] + 1);
  if (nth == can[0] + can[1])
    {
      pw_move_init (out, CY_KIND_SKIP, asked->seat);
      return TRUE;
    }
  pw_move_init (out, CY_KIND_USE, asked->seat);
  if (effect->n_prices == 2)
    out->args[CY_ARG_NUMBER] = nth < can[0] ? 1 : 2;
  return TRUE;
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
    case CY_ASK_EARLY: place_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_TOLL:
    case CY_ASK_BRIDGE:
    case CY_ASK_BAILIFF: step_or_not (state, asked, random, out); return TRUE;
    case CY_ASK_USE: return use_or_not (state, asked, random, out);
    case CY_NOTHING:
    case CY_ASK_PICK:
    case CY_ASK_NAME:
    case CY_ASK_SITE:
    case CY_ASK_BUILD:
    case CY_ASK_CLAIM:
    case CY_ASK_FAVOUR:
    case CY_ASK_CHARACTER:
    case CY_ASK_DELIVER:
    case CY_ASK_MONUMENT:
    case CY_ASK_ACTIVE:
    case CY_ASK_HOME:
    case CY_ASK_MOST:
    case CY_DECISIONS:
    default: return FALSE;
    }
}
