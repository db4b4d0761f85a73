/* kb-claim.c: what the King gave, where only one board is followed (13.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

#include <glib/gi18n-lib.h>

/* Bit set of KbClaim: what this phase can bring. */
static guint
claims_of (const KbState *state)
{
  switch ((KbPhase) state->phase)
    {
    case KB_PHASE_AID: return 1u << KB_CLAIM_DIE | 1u << KB_CLAIM_GOOD | 1u << KB_CLAIM_NOTHING;
    case KB_PHASE_ENVOY: return 1u << KB_CLAIM_ENVOY | 1u << KB_CLAIM_NOTHING;
    default: return 1u << KB_CLAIM_POINT | 1u << KB_CLAIM_NOTHING;
    }
}

static KbRule
rule_of (const KbState *state)
{
  switch ((KbPhase) state->phase)
    {
    case KB_PHASE_AID: return KB_RULE_3_1;
    case KB_PHASE_ENVOY: return KB_RULE_9_1;
    case KB_PHASE_WINTER: return KB_RULE_11_4;
    default: return KB_RULE_8_1;
    }
}

gboolean
kb_claim_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  if (claims_of (state) >> move->args[KB_ARG_WHAT] & 1)
    return TRUE;
  if (error)
    pw_rule_error_set (error, rule_of (state), _("For example: {claim}."), _("The King does not give that in this phase."));
  return FALSE;
}

void
kb_claim_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  guint seat = state->me;
  gboolean winter = state->phase == KB_PHASE_WINTER;

  kb_force_begin (state, move);
  kb_pass_by (state, events);
  switch ((KbClaim) move->args[KB_ARG_WHAT])
    {
    case KB_CLAIM_DIE:
      state->players[seat].aid = TRUE;
      kb_note (events, (int) seat, KB_NOTE_AID_DIE, 0, KB_RULE_3_1, 0, 0);
      break;
    case KB_CLAIM_GOOD:
      state->waiting = (guint8) (1u << seat);
      kb_note (events, (int) seat, KB_NOTE_AID_TIE, 0, KB_RULE_3_2, 0, 0);
      break;
    case KB_CLAIM_POINT:
      if (winter)
        kb_points (state, seat, KB_FROM_BATTLES, 1, KB_RULE_11_4, state->players[seat].strength, 0, events);
      else
        kb_points (state, seat, KB_FROM_REWARD, 1, KB_RULE_8_1, (int) kb_building_count (&state->players[seat]), 0, events);
      break;
    case KB_CLAIM_ENVOY:
      state->envoy = (gint8) seat;
      kb_note (events, (int) seat, KB_NOTE_ENVOY_GETS, 0, KB_RULE_9_1, 0, 0);
      break;
    case KB_CLAIM_NOTHING:
    default: break;
    }
  if (winter)
    kb_go_home (state, events);
  kb_go_on (state, events);
}

void
kb_claim_legal (gconstpointer data, PwMoves *out)
{
  const KbState *state = data;

  for (guint what = KB_CLAIM_DIE; what <= KB_CLAIM_ENVOY; what++)
    if (claims_of (state) >> what & 1)
      pw_moves_append (out, KB_KIND_CLAIM, state->me)->args[KB_ARG_WHAT] = (gint16) what;
  pw_moves_append (out, KB_KIND_CLAIM, state->me)->args[KB_ARG_WHAT] = KB_CLAIM_NOTHING;
}
