/* cb-flow.c: phases, rounds and turns (3, 4, 8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/moves/cb-moves.h"

/* -- Phases: each step of an end of phase is one function, in the order of 8.1 -------- */

static void
pay_mines (CbState *state, PwEvents *events)
{
  const CbModule *module;

  for (guint seat = 0; seat < state->n_boards; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      int mines = 0;
      guint hex;

      if (!cb_keeps (state, seat))
        continue;
      CB_FOREACH_HEX (hex, player->filled & cb_duchy_of (player)->of_type[CB_MINE])
        mines += player->tile[hex] == CB_TILE_MINE;
      cb_gain (state, seat, CB_SILVER, mines, CB_RULE_8_1, events);
      CB_FOREACH_MODULE (state, module, gains.mines)
        module->gains.mines (state, seat, (guint) mines, events);
      if (cb_has (player, 2))
        cb_gain (state, seat, CB_WORKERS, mines, CB_RULE_11_0 + 2, events);
    }
}

static void
last_actions (CbState *state, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, calendar.last)
    module->calendar.last (state, events);
}

static void
pay_dues (CbState *state, PwEvents *events)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, calendar.dues)
    module->calendar.dues (state, events);
}

/* After the last phase: what the final scoring still has to know. */
static void
close_game (CbState *state, PwEvents *events)
{
  const CbModule *module;

  if (state->phase + 1 == CB_PHASES)
    CB_FOREACH_MODULE (state, module, calendar.closing)
      module->calendar.closing (state, events);
}

static void (*const end_of_phase_steps[]) (CbState *state, PwEvents *events) = {
  last_actions,
  pay_dues,
  pay_mines,
  close_game,
};

/* 3.1: everything off the board, new tiles on it; nobody has named them yet. */
void
cb_refill (CbState *state)
{
  const CbModule *module;

  if (cb_table_is_stale (state))
    cb_forget_depots (state);
  /* From here on the referee sees who takes what; what goods lay there before nobody has said. */
  if (state->open && state->level == PW_LEVEL_REFEREE && cb_table_is_stale (state))
    state->stale = (guint8) ((state->stale & ~CB_STALE_TABLE) | CB_STALE_GOODS);
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      {
        CbType type = cb_depot_space_type (state, depot, space);

        state->depots[depot][space] = type == CB_TYPES ? CB_TILE_NONE : (guint8) (CB_TILE_UNKNOWN + type);
      }
  for (guint space = 0; space < CB_BLACK_SPACES; space++)
    state->black[space] = space < cb_black_spaces (state) ? CB_TILE_ANY : CB_TILE_NONE;
  memset (state->round_goods, 0, sizeof state->round_goods);
  CB_FOREACH_MODULE (state, module, calendar.refill)
    module->calendar.refill (state);
}

/* A new round: the dice are to come. */
void
cb_round_begin (CbState *state)
{
  state->stage = CB_STAGE_ROLL;
  state->stale &= (guint8) ~CB_STALE_DICE;
  state->white = 0;
  state->turn = 0;
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      CbPlayer *player = &state->players[seat];

      player->dice[0] = player->dice[1] = 0;
      player->used = 0;
      player->bought = player->set = FALSE;
    }
  /* 3.3: furthest forward first, in a stack from the top; fixed for the round. */
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      guint ahead = 0;

      for (guint other = 0; other < state->n_players; other++)
        {
          const CbPlayer *rival = &state->players[other];

          ahead += rival->bridge > player->bridge || (rival->bridge == player->bridge && rival->height > player->height);
        }
      state->order[ahead] = (guint8) seat;
    }
}

static void
begin_round (CbState *state, PwEvents *events)
{
  const CbModule *module;

  cb_round_begin (state);
  cb_note (events, PW_TABLE, CB_NOTE_ROUND, 0, CB_RULE_3_2, state->phase, state->round);
  CB_FOREACH_MODULE (state, module, calendar.round)
    module->calendar.round (state, events);
}

/* Starts the phase that state->phase names (3.1). */
void
cb_begin_phase (CbState *state, PwEvents *events)
{
  state->round = 0;
  cb_refill (state);
  cb_note (events, PW_TABLE, CB_NOTE_PHASE, 0, CB_RULE_3_1, state->phase, 0);
  begin_round (state, events);
}

/* The end, whoever says that it has come (9.1). */
void
cb_end_game (CbState *state, PwEvents *events)
{
  const CbModule *module;

  state->stage = CB_STAGE_OVER;
  CB_FOREACH_MODULE (state, module, end.instead)
    if (module->end.instead (state, events))
      return;
  cb_final_scoring (state, events);
  cb_note (events, PW_TABLE, CB_NOTE_OVER, 0, CB_RULE_9_1, 0, 0);
}

static gboolean must_decide (CbState *state, PwEvents *events);

/* Goes on with the end of the phase, until somebody has to decide something. */
static void
end_phase (CbState *state, PwEvents *events)
{
  if (G_UNLIKELY (state->level == PW_LEVEL_BOARD))
    cb_forget_others (state);
  state->stage = CB_STAGE_PHASE_END;
  /* What somebody has just decided may ask for another board (17.5.6). */
  if (G_UNLIKELY (cb_asks (state)))
    return;
  while (state->step < G_N_ELEMENTS (end_of_phase_steps))
    {
      end_of_phase_steps[state->step++](state, events);
      if (must_decide (state, events) || cb_asks (state))
        return;
    }
  state->step = 0;
  if (state->phase + 1 < CB_PHASES)
    {
      state->phase++;
      cb_begin_phase (state, events);
      return;
    }
  cb_end_game (state, events);
}

/* -- Turns ------------------------------------------------------------------------------- */

/* 3.2: the round's goods tile goes to the depot of the white die; then the first turn begins. */
void
cb_place_round_goods (CbState *state, PwEvents *events)
{
  guint goods = state->round_goods[state->round];

  state->depot_goods[state->white - 1][goods - 1]++;
  cb_note (events, PW_TABLE, CB_NOTE_GOODS_PLACED, 1, CB_RULE_3_2, (int) goods, state->white);
  cb_begin_turns (state, events);
}

/* The turn of the player that state->turn names begins. */
static void
begin_turn (CbState *state, PwEvents *events)
{
  const CbModule *module;
  guint seat = state->order[state->turn];

  cb_note (events, (int) seat, CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
  CB_FOREACH_MODULE (state, module, calendar.turn)
    module->calendar.turn (state, seat, events);
}

/* The turn is that of whose board is followed: in this round, or in the next where it is over. @begins: the
 * round's turns begin now. */
void
cb_go_to_me (CbState *state, gboolean begins, PwEvents *events)
{
  const CbModule *module;
  guint at = 0;

  while (state->order[at] != state->me)
    at++;
  if (at != state->turn)
    {
      pw_pendings_clear (&state->pending);
    }
  if (at >= state->turn)
    {
      begins |= at != state->turn;
      cb_pass_others (state, state->turn, at);
      state->turn = (guint8) at;
      cb_note (events, state->me, CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
      if (begins)
        CB_FOREACH_MODULE (state, module, board.catch_up)
          module->board.catch_up (state, events);
      return;
    }
  cb_pass_others (state, state->turn, state->n_players);
  state->turn = (guint8) (state->n_players - 1);
  cb_end_turn (state, events);
}

void
cb_begin_turns (CbState *state, PwEvents *events)
{
  state->stage = CB_STAGE_TURN;
  state->turn = 0;
  if (G_UNLIKELY (state->level == PW_LEVEL_BOARD))
    cb_go_to_me (state, TRUE, events);
  else
    begin_turn (state, events);
}

void
cb_end_turn (CbState *state, PwEvents *events)
{
  state->turn++;
  if (G_UNLIKELY (state->level == PW_LEVEL_BOARD))
    {
      cb_pass_others (state, state->turn, state->n_players);
      state->turn = state->n_players;
    }
  if (state->turn < state->n_players)
    {
      begin_turn (state, events);
      return;
    }
  state->turn = 0;
  if (state->round + 1 < CB_ROUNDS)
    {
      state->round++;
      begin_round (state, events);
    }
  else
    end_phase (state, events);
}

static gboolean
is_deferred (CbState *state)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, moves.defer)
    if (module->moves.defer (state))
      return TRUE;
  return FALSE;
}

/**
 * cb_is_usable:
 * @state: a state
 * @pending: a decision that waits
 *
 * Returns: whether the decision can be used now, or could be after something that may be done at any time (4.5, 5.5)
 */
gboolean
cb_is_usable (const CbState *state, const PwPending *pending)
{
  const CbPendingClass *class = cb_pending_classes[pending->kind];
  const CbModule *module;

  if (class->possible == NULL || class->possible (state, pending))
    return TRUE;
  CB_FOREACH_MODULE (state, module, moves.might)
    if (module->moves.might (state, pending))
      return TRUE;
  return FALSE;
}

/* Takes off the stack what can no longer be used, and says whether somebody has to decide. */
static gboolean
must_decide (CbState *state, PwEvents *events)
{
  while (state->pending.n > 0)
    {
      const PwPending *top = cb_top (state);
      const CbPendingClass *class = cb_pending_classes[top->kind];
      PwPending pending;

      if (cb_is_usable (state, top))
        return TRUE;
      if (class->gone == NULL && is_deferred (state))
        continue;
      pending = cb_pop (state);
      if (class->gone)
        class->gone (state, &pending, events);
      else
        cb_note (events, pending.seat, CB_NOTE_LOST, 0, CB_RULE_5_5, pending.kind, 0);
    }
  return FALSE;
}

/* Whether the game is over before its last round. */
static gboolean
is_over (const CbState *state)
{
  const CbModule *module;

  CB_FOREACH_MODULE (state, module, end.over)
    if (module->end.over (state))
      return TRUE;
  return FALSE;
}

/* Whether something other than a die can still be done in this turn. */
static gboolean
goes_on (const CbState *state, guint seat)
{
  const CbModule *module;

  if (cb_can_buy (state, seat))
    return TRUE;
  CB_FOREACH_MODULE (state, module, moves.goes_on)
    if (module->moves.goes_on (state, seat))
      return TRUE;
  return FALSE;
}

/**
 * cb_settle:
 * @state: the state
 * @events: the events
 *
 * Brings the table to the next point where somebody must decide: effects that cannot be used
 * are lost (5.5), a ship still moves the marker, a turn with nothing left to do ends, and so does a
 * phase.
 */
void
cb_settle (CbState *state, PwEvents *events)
{
  guint seat = state->order[state->turn];

  if (G_UNLIKELY (is_over (state)))
    {
      cb_end_game (state, events);
      pw_pendings_clear (&state->pending);
      return;
    }
  if (must_decide (state, events))
    return;
  if (state->stage == CB_STAGE_PHASE_END)
    end_phase (state, events);
  else if (state->players[seat].used == 3 && !goes_on (state, seat))
    cb_end_turn (state, events);
}
