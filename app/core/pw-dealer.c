/* pw-dealer.c: random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"

/**
 * pw_dealer_next:
 * @game: a game
 * @state: a state of it
 * @random: the generator
 * @flags: how much is named in advance
 * @scratch: a list to use; its contents are lost
 * @out: (out): the move
 *
 * Returns: %FALSE when the game is over
 */
gboolean
pw_dealer_next (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, PwMoves *scratch,
                PwMove *out)
{
  int actor = game->actor (state);

  if (actor == PW_NOBODY)
    return FALSE;
  if (actor == PW_TABLE)
    {
      game->deal (state, random, flags, out);
      out->flags |= PW_MOVE_DEALT;
      return TRUE;
    }
  scratch->n = 0;
  pw_game_legal (game, state, scratch);
  g_return_val_if_fail (scratch->n > 0, FALSE);
  *out = scratch->items[pw_random_below (random, scratch->n)];
  return TRUE;
}

/**
 * pw_dealer_play:
 * @history: a game
 * @random: the generator
 * @flags: how much is named in advance
 * @error: (nullable): return location
 *
 * Plays at random until the game is over.
 *
 * Returns: %FALSE if a move was refused, which is a defect of the game
 */
gboolean
pw_dealer_play (PwHistory *history, PwRandom *random, PwDealFlags flags, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  PwMoves scratch = PW_MOVES_INIT;
  gboolean played = TRUE;
  PwMove move;

  while (played
         && pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), random, flags,
                            &scratch, &move))
    played = pw_history_play (history, &move, error);
  pw_moves_clear (&scratch);
  return played;
}
