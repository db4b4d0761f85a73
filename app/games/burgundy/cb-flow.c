/* cb-flow.c: phases, rounds and turns (3, 4, 8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cb-engine.h"

/* -- Phases: each step of an end of phase is one function, in the order of 8.1 -------- */

static void
pay_mines (CbState *state, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      int mines = 0;
      guint hex;

      if (!cb_keeps (state, seat))
        continue;
      CB_FOREACH_HEX (hex, player->filled & cb_duchy_of (player)->of_type[CB_MINE])
        mines += player->tile[hex] == CB_TILE_MINE;
      cb_gain (state, seat, CB_SILVER, mines, CB_RULE_8_1, events);
      if (cb_has (player, 2))
        cb_gain (state, seat, CB_WORKERS, mines, CB_RULE_11_0 + 2, events);
    }
}

static void (*const end_of_phase_steps[]) (CbState *state, PwEvents *events) = {
  pay_mines,
};

/* 3.1: everything off the board, new tiles on it; nobody has named them yet. */
void
cb_refill (CbState *state)
{
  if (cb_table_is_stale (state))
    cb_forget_depots (state);
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      {
        CbType type = cb_depot_space_type (state, depot, space);

        state->depots[depot][space] = type == CB_TYPES ? CB_TILE_NONE : (guint8) (CB_TILE_UNKNOWN + type);
      }
  for (guint space = 0; space < CB_BLACK_SPACES; space++)
    state->black[space] = space < cb_black_spaces (state) ? CB_TILE_ANY : CB_TILE_NONE;
  memset (state->round_goods, 0, sizeof state->round_goods);
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
      player->bought = FALSE;
    }
  /* 3.3: furthest forward first, in a stack from the top; fixed for the round. */
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      const CbPlayer *player = &state->players[seat];
      guint ahead = 0;

      for (guint other = 0; other < state->n_players; other++)
        {
          const CbPlayer *rival = &state->players[other];

          ahead += rival->bridge > player->bridge
                   || (rival->bridge == player->bridge && rival->height > player->height);
        }
      state->order[ahead] = (guint8) seat;
    }
}

static void
begin_round (CbState *state, PwEvents *events)
{
  cb_round_begin (state);
  cb_note (events, PW_TABLE, CB_NOTE_ROUND, 0, CB_RULE_3_2, state->phase, state->round);
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
  state->stage = CB_STAGE_OVER;
  cb_final_scoring (state, events);
  cb_note (events, PW_TABLE, CB_NOTE_OVER, 0, CB_RULE_9_1, 0, 0);
}

static void
end_phase (CbState *state, PwEvents *events)
{
  for (guint i = 0; i < G_N_ELEMENTS (end_of_phase_steps); i++)
    end_of_phase_steps[i] (state, events);
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

void
cb_begin_turns (CbState *state, PwEvents *events)
{
  state->stage = CB_STAGE_TURN;
  state->turn = 0;
  if (G_UNLIKELY (state->level == PW_LEVEL_BOARD))
    cb_go_to_me (state, events);
  else
    cb_note (events, state->order[0], CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
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
      cb_note (events, state->order[state->turn], CB_NOTE_TURN, 0, CB_RULE_3_3, 0, 0);
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

/* Whether the numbered depots hold a tile of one of @types. */
static gboolean
depots_hold (const CbState *state, guint types)
{
  for (guint depot = 0; depot < CB_DEPOTS; depot++)
    for (guint space = 0; space < CB_DEPOT_SPACES; space++)
      if (state->depots[depot][space] != CB_TILE_NONE
          && types >> cb_tile_type (state->depots[depot][space]) & 1)
        return TRUE;
  return FALSE;
}

static gboolean
depot_has_goods (const CbState *state, guint depot)
{
  static const guint8 none[CB_GOODS];

  return memcmp (state->depot_goods[depot], none, sizeof none) != 0;
}

/* Whether a pending decision still offers anything, now or after a purchase (4.5). */
static gboolean
is_possible (const CbState *state, const CbPending *pending, guint seat)
{
  const CbPlayer *player = &state->players[seat];
  static const guint8 none[CB_GOODS];

  switch (pending->kind)
    {
    case CB_PENDING_SHIP:
      if (cb_table_is_stale (state))
        return TRUE;
      for (guint depot = 0; depot < CB_DEPOTS; depot++)
        if (depot_has_goods (state, depot))
          return TRUE;
      return FALSE;
    case CB_PENDING_SHIP_NEXT:
      return cb_table_is_stale (state) || depot_has_goods (state, pending->arg % CB_DEPOTS)
             || depot_has_goods (state, (pending->arg + 4u) % CB_DEPOTS);
    case CB_PENDING_MARKET:
      return depots_hold (state, 1u << CB_SHIP | 1u << CB_LIVESTOCK);
    case CB_PENDING_CARPENTER:
      return depots_hold (state, 1u << CB_BUILDING);
    case CB_PENDING_CHURCH:
      return depots_hold (state, 1u << CB_MINE | 1u << CB_MONASTERY | 1u << CB_CASTLE);
    case CB_PENDING_WAREHOUSE:
      return memcmp (player->goods, none, sizeof none) != 0;
    case CB_PENDING_TOWN_HALL:
      return cb_place_any (state, seat) || cb_can_buy (state, seat);
    default:
      return TRUE;
    }
}

/**
 * cb_settle:
 * @state: the state
 * @events: the events
 *
 * Brings the table to the next point where somebody must decide: effects that cannot be used
 * are lost (5.5), a ship still moves the marker, and a turn with nothing left to do ends.
 */
void
cb_settle (CbState *state, PwEvents *events)
{
  guint seat = state->order[state->turn];
  const CbPlayer *player = &state->players[seat];

  while (state->n_pending > 0)
    {
      CbPending *top = &state->pending[state->n_pending - 1];
      guint kind = top->kind;

      if (is_possible (state, top, seat))
        return;
      *top = (CbPending) { 0 };
      state->n_pending--;
      if (kind == CB_PENDING_SHIP || kind == CB_PENDING_SHIP_NEXT)
        cb_bridge_advance (state, seat, events);
      else
        cb_note (events, (int) seat, CB_NOTE_LOST, 0, CB_RULE_5_5, (int) kind, 0);
    }
  if (player->used == 3 && !cb_can_buy (state, seat))
    cb_end_turn (state, events);
}
