/* kb-pass.c: doing without what is asked, and lines that no longer fit (5.1, 6.2, 7.1, 11.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/state/kb-engine.h"

#include <glib/gi18n-lib.h>

gboolean
kb_pass_check (gconstpointer data, const PwMove *move, GError **error)
{
  const KbState *state = data;

  if (state->stage != KB_STAGE_HELP || kb_advisors[state->advisor].trade)
    return TRUE;
  if (error)
    pw_rule_error_set (error, KB_RULE_6_2, _("Choose the goods, for example: {take}."),
                       _("Only the Alchemist’s help can be declined."));
  return FALSE;
}

void
kb_pass_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  KbState *state = data;
  KbPlayer *player = &state->players[move->player];
  gboolean acts = move->player == kb_actor (state);

  kb_force_begin (state, move);
  if (state->stage == KB_STAGE_INFLUENCE)
    {
      player->did |= KB_DID_PASS;
      if (acts)
        state->turn = (guint8) ((state->turn + 1) % state->n_players);
    }
  else if (state->stage == KB_STAGE_HELP)
    {
      kb_help (state, (guint) move->player, state->advisor, events);
      state->group++;
    }
  else
    player->did |= KB_DID_DECLINE;
  kb_go_on (state, events);
}

void
kb_pass_legal (gconstpointer data, PwMoves *out)
{
  if (kb_actor (data) >= 0 && kb_pass_check (data, NULL, NULL))
    pw_moves_append (out, KB_KIND_PASS, kb_actor (data));
}

/**
 * kb_mend:
 * @data: a state
 * @move: a line of the log that does not fit here
 * @out: (out): a move that makes room for it
 *
 * Who can do nothing is passed over, so a changed line may make a pass needless, or leave one to be
 * said that was not needed before.
 *
 * Returns: what would help
 */
PwMend
kb_mend (gconstpointer data, const PwMove *move, PwMove *out)
{
  const KbState *state = data;
  int actor = kb_actor (data);
  PwKindSet playable = kb_playable (data);

  if (move->kind >= KB_KINDS || kb_kinds[move->kind].statement)
    return PW_MEND_NOTHING;
  if (move->kind == KB_KIND_PASS && (move->player != actor || !pw_kind_set_has (playable, KB_KIND_PASS)))
    return PW_MEND_DROP;
  if ((move->kind == KB_KIND_CONFIRM || move->kind == KB_KIND_CONFIRM_TABLE) && !kb_asks (state))
    return PW_MEND_DROP;
  if (actor < 0 || !pw_kind_set_has (playable, KB_KIND_PASS) || (move->player == actor && pw_kind_set_has (playable, move->kind)))
    return PW_MEND_NOTHING;
  if (!kb_pass_check (state, NULL, NULL))
    return PW_MEND_NOTHING;
  pw_move_init (out, KB_KIND_PASS, actor);
  return PW_MEND_BEFORE;
}
