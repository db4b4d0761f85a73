/* pw-chance.c: what was rolled or drawn, and how a game without either is played on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-chance.h"

#include "review/pw-drawn.h"
#include "review/pw-review.h"

/** TRIES: what comes out alike so often is sure. */
#define TRIES 32

/* Whether @move could have been another: the last tile of a pile is nobody's luck. */
static gboolean
could_differ (const PwGame *game, gconstpointer state, const PwMove *move)
{
  PwRandom random = { 1 };
  gboolean differs = FALSE;

  for (guint i = 0; i < TRIES && !differs; i++)
    {
      PwMove other;

      game->dealing->deal (state, &random, PW_POLICY_USUAL.flags, &other);
      differs = !pw_move_matches (move, &other);
    }
  return differs;
}

/**
 * pw_chance_kind:
 * @game: a game
 * @state: a state of it
 * @move: what the table did then
 *
 * Returns: 1 + the #PwLuckKind of it; 0 where it could not have been another
 */
guint8
pw_chance_kind (const PwGame *game, gconstpointer state, const PwMove *move)
{
  if (!could_differ (game, state, move))
    return 0;
  return pw_dealer_is_roll (&game->kinds[move->kind]) ? 1 + PW_LUCK_DICE : 1 + PW_LUCK_DRAWS;
}

/**
 * pw_chance_at:
 * @history: a game
 * @at: after so many of its moves
 *
 * Returns: whether the next move is dice or a draw: not something that people said, or that had to come
 */
gboolean
pw_chance_at (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);
  gconstpointer state;
  const PwMove *move;

  if (at >= pw_history_get_cursor (history))
    return FALSE;
  move = pw_history_get_move (history, at);
  state = pw_history_get_state (history, at);
  return move->player == PW_TABLE && move->reason == 0 && !game->kinds[move->kind].statement &&
         pw_dealer_may_deal (game, state, PW_POLICY_USUAL.flags) && could_differ (game, state, move);
}

/**
 * pw_chance_flags:
 * @history: a game
 * @at: after so many of its moves
 *
 * Where nothing is rolled or drawn nearly the same game would follow from a move again and again: what it brings, and what another would have
 * brought, is then an accident of the way in which the program plays, and seems sure. Nobody else plays like that. There players have
 * whims, so that many games follow.
 *
 * Returns: how players decide in the games that are played on from any moment up to there
 */
PwDealFlags
pw_chance_flags (const PwHistory *history, guint at)
{
  PwMove draw;

  for (guint i = 0; i < at; i++)
    if (pw_chance_at (history, i) || (pw_drawn_with (pw_history_get_game (history), pw_history_get_state (history, i),
                                                     pw_history_get_move (history, i), &draw) &&
                                      pw_chance_kind (pw_history_get_game (history), pw_history_get_state (history, i), &draw)))
      return PW_POLICY_USUAL.flags;
  return PW_POLICY_USUAL.flags | PW_DEAL_WHIMS;
}
