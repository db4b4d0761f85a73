/* cy-claim.c: a house on a starting tile (8.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/moves/cy-moves.h"

#include <glib/gi18n-lib.h>

gboolean
cy_claim_check (gconstpointer data, const PwMove *move, GError **error)
{
  const CyState *state = data;
  int place = move->args[CY_ARG_WHERE];
  g_autofree char *text = NULL;

  if (state->players[move->player].goods[CY_CLOTH] > 0 && state->players[move->player].houses > 0 && place < CY_PLACES &&
      cy_can_claim (state, (guint) place))
    return TRUE;
  if (error == NULL)
    return FALSE;
  text = place < CY_PLACE_TILES ? cy_place_text (state, place) : g_strdup (cy_tile_label (place - CY_PLACE_TILES));
  pw_rule_error_set (error, CY_RULE_8_5, _("For example: {claim} or {skip}."),
                     _("Only a starting tile of the road without a house can be claimed, not this: %s."), text);
  return FALSE;
}

void
cy_claim_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CyState *state = data;
  guint seat = (guint) move->player, place = (guint) move->args[CY_ARG_WHERE];

  pw_pendings_pop (&state->pendings);
  cy_gain (state, seat, CY_RESOURCE_CLOTH, -1, CY_RULE_7_1, CY_LAWYER, events);
  cy_gain (state, seat, CY_RESOURCE_HOUSES, -1, CY_RULE_8_5, (int) place, events);
  state->places[place].owner = (gint8) seat;
  cy_note (events, move->player, CY_NOTE_CLAIMED, 0, CY_RULE_8_5, (int) place, 0);
  cy_go_on (state, events);
}

void
cy_claim_legal (gconstpointer data, PwMoves *out)
{
  const CyState *state = data;

  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    if (cy_can_claim (state, CY_PLACE_OF_SPACE (space)))
      pw_moves_append (out, CY_KIND_CLAIM, cy_actor (state))->args[CY_ARG_WHERE] = (gint16) CY_PLACE_OF_SPACE (space);
}
