/* kb-pass.c: doing without what is asked, and lines that no longer fit (5.1, 6.2, 7.1, 11.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/moves/kb-moves.h"

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

/* Whether the battle has had its outcome for @seat, who was not asked anything. */
static gboolean
is_over (const KbState *state, int seat)
{
  if (seat < 0 || seat >= (int) state->n_players)
    return FALSE;
  return state->stage == KB_STAGE_OVER || state->phase == KB_PHASE_AID || state->players[seat].did & KB_DID_SUFFER;
}

/**
 * kb_mend:
 * @data: a state
 * @move: a line of the log that does not fit here
 * @out: (out): a move that makes room for it
 *
 * Who can do nothing is passed over, so a changed line may make a pass needless, or leave one to be
 * said that was not needed before; and goods among which nothing is left to choose are lost unasked.
 *
 * Returns: what would help
 */
PwMend
kb_mend (gconstpointer data, const PwMove *move, PwMove *out)
{
  const KbState *state = data;
  int actor = kb_actor (data);
  PwKindSet playable = kb_playable (data);

  if (move->kind >= KB_KINDS || kb_itself->kinds[move->kind].statement)
    return PW_MEND_NOTHING;
  if (move->kind == KB_KIND_PASS && (move->player != actor || !pw_kind_set_has (playable, KB_KIND_PASS)))
    return PW_MEND_DROP;
  if (move->kind == KB_KIND_LOSE && is_over (state, move->player))
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

/* The last of @events that gave @seat a resource by @rule, or took it; or NULL. */
static const PwEvent *
came_by_itself (const PwEvent *events, guint n_events, int seat, KbRule rule)
{
  for (guint i = n_events; i > 0; i--)
    if (events[i - 1].kind == PW_EVENT_RESOURCE && events[i - 1].player == seat && events[i - 1].rule == rule)
      return &events[i - 1];
  return NULL;
}

/**
 * kb_upgrade:
 * @data: a state
 * @setup: who plays
 * @rules: the version of the rules that it was written by, or 0 where nobody says
 * @move: a line of a record of earlier rules that does not fit here
 * @events: (array length=n_events): what the move before brought about
 * @n_events: how many
 * @out: (out): what people insisted on instead, as a correction
 *
 * Up to version 1 of the rules it was asked which goods of choice are lost, and which token is spent, also where
 * those that were there were all of one kind (11.5, 12.4).
 *
 * Returns: %PW_MEND_DROP where just that has come by itself with the move before
 */
PwMend
kb_upgrade (gconstpointer data, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events, guint n_events,
            PwMove *out)
{
  const KbState *state = data;
  const PwEvent *event;
  int lost, said = 0;

  if (move->kind == KB_KIND_TOKEN)
    {
      event = came_by_itself (events, n_events, move->player, KB_RULE_12_4);
      return event && event->amount == move->args[KB_ARG_WHAT] ? PW_MEND_DROP : PW_MEND_NOTHING;
    }
  if (move->kind != KB_KIND_LOSE)
    return PW_MEND_NOTHING;
  event = came_by_itself (events, n_events, move->player, KB_RULE_11_5);
  if (event == NULL || event->what >= KB_GOODS)
    return PW_MEND_NOTHING;
  lost = kb_arg (move, kb_count_args[event->what], 0);
  for (guint good = 0; good < KB_GOODS; good++)
    said += kb_arg (move, kb_count_args[good], 0);
  if (said != lost)
    return PW_MEND_NOTHING;
  if (move->reason == 0)
    return lost == -event->amount ? PW_MEND_DROP : PW_MEND_NOTHING;
  pw_move_init (out, KB_KIND_HAVE, move->player);
  out->args[KB_ARG_WHAT] = event->what;
  out->args[KB_ARG_NUMBER] = (gint16) CLAMP (state->players[move->player].goods[event->what] - event->amount - lost, 0,
                                             KB_HAVE_MAX);
  out->reason = move->reason;
  return PW_MEND_BEFORE;
}
