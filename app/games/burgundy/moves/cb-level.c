/* cb-level.c: how much is entered, and going over from one level to another (10.2)
 *
 * CbState.stale is the whole of it: whose boards, and whether the depots, are no longer as the
 * moves say. Going down only ever adds to it, when somebody's turn goes by that nobody enters;
 * going up asks for what is in it, and for nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

#define SEATS ((1u << CB_MAX_PLAYERS) - 1)

/* -- What is asked ---------------------------------------------------------------------------- */

/* -- Turns that nobody enters ----------------------------------------------------------------- */

/* -- Going on --------------------------------------------------------------------------------- */

/* Dice that nobody has said are asked when their turn comes. Who is in the middle of a turn and has
 * none, has used them. */
static void
ask_dice (CbState *state)
{
  for (guint i = state->turn; i < state->n_players; i++)
    {
      CbPlayer *player = &state->players[state->order[i]];

      if (player->dice[0] != 0 || !cb_keeps (state, state->order[i]) || (i == state->turn && player->used == 3))
        continue;
      player->used = 0;
      state->stale |= CB_STALE_DICE;
    }
}

/* Where nothing is asked any more, the game goes on where it is. */
static void
go_on (CbState *state, PwEvents *events)
{
  gboolean all = TRUE;

  if (state->level == PW_LEVEL_FINAL || state->stage == CB_STAGE_OVER || cb_asks (state))
    return;
  switch ((CbStage) state->stage)
    {
    case CB_STAGE_START:
      for (guint seat = 0; seat < state->n_players; seat++)
        all &= state->players[seat].started || !cb_keeps (state, seat);
      if (!all)
        return;
      cb_start_others (state);
      cb_begin_phase (state, events);
      return;
    case CB_STAGE_PHASE_END:
      if (state->pending.n == 0)
        cb_settle (state, events);
      return;
    case CB_STAGE_TURN:
      if (state->level == PW_LEVEL_BOARD)
        cb_go_to_me (state, FALSE, events);
      if (state->stage == CB_STAGE_TURN)
        ask_dice (state);
      if (state->stage == CB_STAGE_TURN && state->pending.n > 0)
        cb_settle (state, events);
      return;
    case CB_STAGE_ROLL:
    case CB_STAGE_GOODS:
    case CB_STAGE_OVER:
    default: return;
    }
}

/* -- level ------------------------------------------------------------------------------------ */

gboolean
cb_level_check (gconstpointer data, const PwMove *move, GError **error)
{
  PwLevelNow now = cb_level_now (data);

  return pw_level_check (&cb_level_rules, &now, data, move, error);
}

void
cb_level_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, board.unsure)
    if (module->board.unsure (state))
      state->stale |= (guint8) (1u << state->me);
  state->level = (guint8) move->args[CB_ARG_WHAT];
  state->me = (guint8) cb_arg (move, CB_ARG_SIZE, 0);
  state->open = pw_level_leaves_open (&cb_level_rules, move);
  for (guint seat = 0; state->open && seat < state->n_players; seat++)
    state->players[seat].started |= state->stale >> seat & 1;
  /* Numbers alone serve the final scoring only. */
  for (guint seat = 0; seat < state->n_players; seat++)
    memset (state->players[seat].tally, 0, CB_TALLIES);
  go_on (state, events);
}

/* -- confirm, confirm-table ---------------------------------------------------------------------- */

/* Once everything is known, so are the goods that have been seen (10.1). */
static void
count_goods (CbState *state)
{
  guint first = state->stage == CB_STAGE_TURN ? state->round + 1u : state->round;

  for (guint i = 0; i < CB_GOODS; i++)
    {
      guint n = 0;

      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        n += state->depot_goods[depot][i];
      for (guint seat = 0; seat < state->n_boards; seat++)
        n += state->players[seat].goods[i] + state->players[seat].sold[i];
      for (guint round = first; round < CB_ROUNDS; round++)
        n += state->round_goods[round] == i + 1;
      state->goods_seen[i] = (guint8) MIN (n, G_MAXUINT8);
    }
}

static void
confirm (CbState *state, guint what, PwEvents *events)
{
  const CbModule *module;

  state->stale &= (guint8) ~what;
  CB_FOREACH_MODULE (state, module, board.confirmed)
    module->board.confirmed (state);
  if (!(state->stale & (SEATS | CB_STALE_TABLE | CB_STALE_GOODS)))
    count_goods (state);
  go_on (state, events);
}

void
cb_confirm_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  CbState *state = data;

  state->players[move->player].started = TRUE;
  confirm (state, 1u << move->player, events);
}

void
cb_confirm_table_apply (gpointer data, const PwMove *move, PwEvents *events)
{
  confirm (data, CB_STALE_TABLE | CB_STALE_GOODS, events);
}
