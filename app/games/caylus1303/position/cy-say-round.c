/* cy-say-round.c: statements of how far the round is: phase, first player, the houses on the bridge, the provost (14.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/position/cy-position.h"

#include <glib/gi18n-lib.h>

#include "core/pw-refuse.h"

static const PwWord phase_words[] = {
  { CY_PHASE_PLANNING, "planning", N_("Planning"), NULL },
  { CY_PHASE_ACTIVATION, "activation", N_("Activation"), NULL },
  { CY_PHASE_DELIVERY, "delivery", N_("Delivery"), NULL },
  { CY_PHASE_STEWARDSHIP, "stewardship", N_("Stewardship"), NULL },
};
const PwVocabulary cy_phase_words = { "phase", N_("planning, activation, delivery or stewardship"), phase_words,
                                      G_N_ELEMENTS (phase_words) };

/* -- round ----------------------------------------------------------------------------------------------------- */

gboolean
cy_say_now_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  int phase = cy_arg (move, CY_ARG_WHERE, CY_PHASE_PLANNING), turn = move->args[CY_ARG_TILE];

  if (!cy_say_check (state, move, error))
    return FALSE;
  if (turn == PW_ARG_NONE)
    return TRUE;
  if (turn >= (int) state->n_players)
    return pw_rule_refuse (error, CY_RULE_14_4, _("Name one of the players."), _("Nobody sits there."));
  if (phase != CY_PHASE_PLANNING)
    return pw_rule_refuse (error, CY_RULE_14_4, _("Leave out the player."), _("Turns are said for planning only."));
  return TRUE;
}

/* The phase begins, with the workers that stand there; in planning it goes on with whose turn it is. */
void
cy_say_now_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint phase = (guint) cy_arg (move, CY_ARG_WHERE, CY_PHASE_PLANNING);
  gboolean same = state->phase == phase && state->round == (guint) move->args[CY_ARG_NUMBER];
  gboolean turn = move->args[CY_ARG_TILE] != PW_ARG_NONE;

  if (same && !turn && state->level == PW_LEVEL_REFEREE)
    {
      cy_say_end (state, events);
      return;
    }
  pw_pendings_clear (&state->pendings);
  state->round = (guint8) move->args[CY_ARG_NUMBER];
  state->phase = (guint8) phase;
  state->step = state->which = 0;
  /* The Early Riser has placed where somebody's turn is said. */
  state->stage = turn;
  if (!same)
    state->used = 0;
  for (guint seat = 0; seat < state->n_players && !same; seat++)
    state->players[seat].bundles = 0;
  state->turn = turn ? (guint8) move->args[CY_ARG_TILE] : state->first;
  if (state->passed >> state->turn & 1)
    cy_placed (state, state->turn);
  cy_say_end (state, events);
}

/* -- first -------------------------------------------------------------------------------------------------------- */

gboolean
cy_say_first_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (!cy_say_check (state, move, error))
    return FALSE;
  return move->args[CY_ARG_NUMBER] < state->n_players ||
         pw_rule_refuse (error, CY_RULE_14_4, _("Name one of the players."), _("Nobody sits there."));
}

void
cy_say_first_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->first = (guint8) move->args[CY_ARG_NUMBER];
  if (cy_is_dawn (state))
    {
      state->turn = state->first;
      if (pw_pendings_kind (&state->pendings) == CY_ASK_TURN)
        pw_pendings_pop (&state->pendings);
    }
  cy_say_end (state, events);
}

/* -- bridge --------------------------------------------------------------------------------------------------------- */

/* The houses on the bridge, from the left: each player once. */
gboolean
cy_say_bridge_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  guint seen = 0;

  if (!cy_say_check (state, move, error))
    return FALSE;
  for (guint i = 0; i < CY_MAX_PLAYERS; i++)
    {
      int seat = move->args[i];

      if (seat == PW_ARG_NONE)
        continue;
      if (seat >= (int) state->n_players || seen >> seat & 1 || (i > 0 && move->args[i - 1] == PW_ARG_NONE))
        return pw_rule_refuse (error, CY_RULE_4_5, _("Name those who have passed, each once, the first to pass first."),
                               _("Each player has one house for the bridge."));
      seen |= 1u << seat;
    }
  return TRUE;
}

void
cy_say_bridge_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->n_passed = state->passed = state->passed_for = 0;
  memset (state->order, 0, sizeof state->order);
  for (guint i = 0; i < CY_MAX_PLAYERS && move->args[i] != PW_ARG_NONE; i++)
    {
      state->order[state->n_passed++] = (guint8) move->args[i];
      state->passed |= (guint8) (1u << move->args[i]);
    }
  if (state->n_passed > 0)
    state->first = state->order[0];
  if (state->phase == CY_PHASE_PLANNING)
    {
      if (state->n_passed < state->n_players && state->passed >> state->turn & 1)
        cy_placed (state, state->turn);
      if (pw_pendings_kind (&state->pendings) == CY_ASK_TURN)
        pw_pendings_pop (&state->pendings);
    }
  else if (cy_is_at_bridge (state))
    state->which = 0;
  cy_say_end (state, events);
}

/* -- provost-at -------------------------------------------------------------------------------------------------------- */

gboolean
cy_say_at_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;

  if (!cy_say_check (state, move, error))
    return FALSE;
  return move->args[CY_ARG_NUMBER] <= cy_farthest (state) ||
         pw_rule_refuse_printf (error, CY_RULE_6_2, _("Count the building spaces behind him."),
                                _("The provost goes no farther than to position %d."), cy_farthest (state));
}

void
cy_say_at_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;

  state->provost = (guint8) move->args[CY_ARG_NUMBER];
  cy_say_end (state, events);
}
