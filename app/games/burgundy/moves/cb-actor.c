/* cb-actor.c: whose move it is, and what comes before each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

int
cb_actor (gconstpointer data)
{
  const CbState *state = data;

  if (G_UNLIKELY (state->level | state->stale))
    {
      int actor = cb_level_actor (state);

      if (actor != PW_LEVEL_AS_EVER)
        return actor;
    }
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      for (guint seat = 0; seat < state->n_players; seat++)
        if (!state->players[seat].started)
          return (int) seat;
      return PW_TABLE;
    case CB_STAGE_ROLL:
    case CB_STAGE_GOODS: return PW_TABLE;
    case CB_STAGE_TURN:
    case CB_STAGE_PHASE_END:
      if (state->pending.n == 0)
        return state->order[state->turn];
      return cb_pending_classes[cb_pending (state)]->table ? PW_TABLE : cb_top (state)->seat;
    case CB_STAGE_OVER:
    default: return PW_NOBODY;
    }
}

/**
 * cb_turn_seat:
 * @state: a state
 *
 * Returns: the seat that acts in its own turn, be it in the middle of an effect; -1 where none does
 */
int
cb_turn_seat (const CbState *state)
{
  int seat = state->order[state->turn];

  if (state->stage != CB_STAGE_TURN)
    return -1;
  /* Hot: nothing waits, and nothing is special. */
  if (G_LIKELY ((state->level | state->stale | state->pending.n) == 0))
    return seat;
  if (cb_actor (state) != seat)
    return -1;
  return state->pending.n > 0 && cb_pending_classes[cb_pending (state)]->before ? -1 : seat;
}

/* What may be done at any time stands beside the stack of decisions: nothing that is asked forbids it (4.5). */
PwKindSet
cb_any_time (const CbState *state)
{
  int turn = cb_turn_seat (state);
  PwKindSet kinds = turn >= 0 ? PW_KIND_SET (CB_KIND_BUY) : PW_KIND_SET_NONE;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, moves.any_time)
    pw_kind_set_add (&kinds, module->moves.any_time (state, turn));
  return kinds;
}

PwKindSet
cb_always (const CbState *state)
{
  PwKindSet kinds = PW_KIND_SET (CB_KIND_DEPOT, CB_KIND_LEVEL);
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, moves.always)
    pw_kind_set_add (&kinds, module->moves.always (state));
  return kinds;
}

/* The turn is @seat's now, and goes on afterwards with whoever had it (3.3). */
static void
give_turn (CbState *state, guint seat)
{
  guint at = 0;

  while (state->order[at] != seat)
    at++;
  for (; at > state->turn; at--)
    state->order[at] = state->order[at - 1];
  for (; at + 1 < state->turn; at++)
    state->order[at] = state->order[at + 1];
  if (at < state->turn)
    state->turn = (guint8) at;
  state->order[at] = (guint8) seat;
}

/**
 * cb_force_begin:
 * @state: the state
 * @move: a move that is about to be carried out
 * @events: its events
 *
 * What comes before a move that people insist on: the turn is its player's, and from now on the
 * table need not be as the rules would have it.
 */
void
cb_force_begin (CbState *state, const PwMove *move, PwEvents *events)
{
  if (G_LIKELY (move->reason == 0))
    return;
  state->stated = TRUE;
  if (move->player < 0 || state->stage != CB_STAGE_TURN || move->player == cb_actor (state) || cb_kinds[move->kind].anybody)
    return;
  give_turn (state, (guint) move->player);
  cb_note (events, move->player, CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
}
