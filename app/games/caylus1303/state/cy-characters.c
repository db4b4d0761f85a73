/* cy-characters.c: who has which character, and who had it when that was last known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

/* Who has @character; -1: nobody. */
int
cy_holder (const CyState *state, guint character)
{
  return state->characters[character] >= 0 ? state->characters[character] : -1;
}

/* Of those of the game nobody has, so many lie on the board; none ever goes back there (2.5). */
void
cy_count_on_board (CyState *state)
{
  int held = 0;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    held += state->characters[i] >= 0;
  state->on_board = (guint8) CLAMP (state->n_players + CY_ON_BOARD - held, 0, CY_ON_BOARD);
}

/* 14.3: the referee is asked who has what, and begins with what was known before one board was followed, but for what that one
 * player has now or has lost. What is left open nobody says: then it counts for nobody. */
void
cy_recall_characters (CyState *state)
{
  if (state->open)
    return;
  for (guint i = 0; i < CY_CHARACTERS; i++)
    {
      if (state->characters[i] == CY_AWAY)
        state->characters[i] = (gint8) (state->before[i] + CY_AWAY);
      state->before[i] = 0;
    }
  cy_count_on_board (state);
}
