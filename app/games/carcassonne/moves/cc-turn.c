/* cc-turn.c: whose turn it is, second tiles, and when the game ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

/* A tile leaves the stacks. */
void
cc_use_tile (CcState *state, guint kind)
{
  state->drawn = 0;
  if (state->left[kind] == 0)
    return;
  state->n_left--;
  if (--state->left[kind] == 0)
    state->kinds_left &= ~(G_GUINT64_CONSTANT (1) << kind);
}

/**
 * cc_turn_over:
 * @state: a state
 * @seat: who has placed a tile
 * @second: whether the own builder gives a second tile (8.2)
 * @events: what comes of it is appended
 *
 * Goes on: with the second part, the next player or the end.
 */
void
cc_turn_over (CcState *state, guint seat, gboolean second, PwEvents *events)
{
  gboolean due = second && !state->second;

  state->must = FALSE;
  state->second = FALSE;
  if (state->n_left == 0)
    {
      if (due)
        cc_note (events, CC_NOTE_LAPSES, (int) seat, CC_RULE_8_7, PW_ARG_NONE, PW_ARG_NONE, 0, 0);
      cc_score_end (state, events);
      return;
    }
  if (due)
    {
      state->actor = (guint8) seat;
      state->second = TRUE;
      cc_note (events, CC_NOTE_SECOND, (int) seat, CC_RULE_8_2, PW_ARG_NONE, PW_ARG_NONE, 0, 0);
      return;
    }
  state->actor = (guint8) ((seat + 1) % state->n_players);
}

/* No tile is left for this part of the turn: it does not take place (4.5). */
void
cc_part_lapses (CcState *state, PwEvents *events)
{
  cc_note (events, CC_NOTE_LAPSES, state->actor, CC_RULE_4_5, PW_ARG_NONE, PW_ARG_NONE, 0, 0);
  cc_score_end (state, events);
}
