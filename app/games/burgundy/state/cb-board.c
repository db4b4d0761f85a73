/* cb-board.c: how large the table is, and what partners share (2.1, 2.3, 16.1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-modules.h"

/**
 * cb_starting_workers:
 * @mode: how the game is played
 * @seat: a seat
 *
 * Returns: with how many workers the seat begins (2.3); a team has them together (16.1), alone one has two
 *   (16.4)
 */
guint
cb_starting_workers (CbMode mode, guint seat)
{
  switch (mode)
    {
    case CB_MODE_TEAM: return seat % 2 == 0 ? 3 : 5;
    case CB_MODE_SOLO: return 2;
    case CB_MODE_OWN:
    default: return seat + 1;
    }
}

void
cb_share_now (CbState *state, guint seat)
{
  for (guint other = cb_board (state, seat); other < state->n_players; other += state->n_boards)
    if (other != seat)
      memcpy (&state->players[other], &state->players[seat], CB_SHARED);
}

/**
 * cb_depot_spaces:
 * @state: a state
 *
 * Returns: hex spaces of each numbered depot in this game (2.1)
 */
guint
cb_depot_spaces (const CbState *state)
{
  return state->board_players;
}

/**
 * cb_black_spaces:
 * @state: a state
 *
 * Returns: hex spaces of the black depot in this game (2.1)
 */
guint
cb_black_spaces (const CbState *state)
{
  return cb_data_black_spaces (state->board_players);
}

/**
 * cb_depot_space_type:
 * @state: a state
 * @depot: 0 to 5
 * @space: 0 to 3
 *
 * Returns: the colour of that space in this phase (2.1), %CB_TYPES where the game does not use it
 */
CbType
cb_depot_space_type (const CbState *state, guint depot, guint space)
{
  return cb_data_depot_space (state->board_players, state->phase, depot, space);
}
