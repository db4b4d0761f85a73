/* cy-provost.c: Toll, Guilds Bridge, Bailiff (6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

/* By which rule steps are made. */
static CyRule
rule_of_steps (const CyState *state)
{
  switch (pw_pendings_kind (&state->pendings))
    {
    case CY_ASK_TOLL: return CY_RULE_6_4;
    case CY_ASK_BAILIFF: return CY_RULE_6_6;
    default: return CY_RULE_6_5;
    }
}

/* How many steps are possible, by what is asked. */
int
cy_most_steps (const CyState *state)
{
  const PwPending *asked = pw_pendings_top (&state->pendings);

  switch (asked->kind)
    {
    case CY_ASK_TOLL: return 2;
    case CY_ASK_BAILIFF: return 1;
    default: return MIN (CY_MOST_STEPS, state->players[asked->seat].reserve);
    }
}

gboolean
cy_provost_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  int steps = move->args[CY_ARG_NUMBER], most = cy_most_steps (state), to = state->provost + steps;
  CyRule rule = rule_of_steps (state);

  if (ABS (steps) > most)
    {
      if (error && rule == CY_RULE_6_5 && ABS (steps) <= CY_MOST_STEPS)
        pw_rule_error_set (error, rule, _("For example: {provost} or {skip}."),
                           g_dngettext (GETTEXT_PACKAGE, "Each step takes a worker from the reserve; there is %d.",
                                        "Each step takes a worker from the reserve; there are %d.", (gulong) most),
                           most);
      else if (error)
        pw_rule_error_set (error, rule, _("For example: {provost} or {skip}."),
                           g_dngettext (GETTEXT_PACKAGE, "At most %d step can be made here.",
                                        "At most %d steps can be made here.", (gulong) most),
                           most);
      return FALSE;
    }
  if ((to < 0 || to > cy_farthest (state)) && !cy_is_board (state))
    {
      if (error)
        pw_rule_error_set (error, CY_RULE_6_3, _("For example: {provost} or {skip}."),
                           _("The provost stands at position %u and goes no farther than from 0 to %d."), state->provost,
                           cy_farthest (state));
      return FALSE;
    }
  return TRUE;
}

void
cy_provost_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  PwPending asked = pw_pendings_pop (&state->pendings);
  int steps = move->args[CY_ARG_NUMBER];
  CyRule rule = asked.kind == CY_ASK_TOLL ? CY_RULE_6_4 : asked.kind == CY_ASK_BAILIFF ? CY_RULE_6_6 : CY_RULE_6_5;

  if (asked.kind == CY_ASK_BRIDGE)
    cy_send_to_camp (state, (guint) move->player, (guint) ABS (steps), CY_RULE_6_5, CY_NO_TILE, events);
  if (!cy_is_board (state))
    {
      state->provost = (guint8) (state->provost + steps);
      cy_note (events, move->player, CY_NOTE_PROVOST, state->provost, rule, steps, 0);
    }
  cy_go_on (state, events);
}

void
cy_provost_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;
  int most = cy_most_steps (state);

  for (int steps = -most; steps <= most; steps++)
    if (steps != 0 && (cy_is_board (state) || (state->provost + steps >= 0 && state->provost + steps <= cy_farthest (state))))
      pw_moves_append (out, CY_KIND_PROVOST, cy_actor (state))->args[CY_ARG_NUMBER] = (gint16) steps;
}
