/* review-test.c: games that were played to their end, and reviews of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review-test.h"

#include "core/pw-dealer.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "review/pw-review-private.h"

/* Gives each seat, or each side, what it may choose first. */
static void
choose_seats (const PwGame *game, PwSetup *setup)
{
  for (guint option = 0; option < game->terms.n_seat_options; option++)
    for (guint seat = 0; seat < setup->n_players; seat++)
      for (guint i = pw_vocabulary_count (game->terms.seat_options[option].words); i > 0; i--)
        {
          int value = pw_vocabulary_nth (game->terms.seat_options[option].words, i - 1)->value;

          if (pw_game_offered (game, setup, option, value))
            setup->seat_options[seat][option] = (gint16) value;
        }
}

/**
 * pw_review_test_played:
 * @id: of a game
 * @players: how many
 * @seed: of dice and draws
 *
 * Returns: (transfer full): a game that was played to its end by the usual policy
 */
PwHistory *
pw_review_test_played (const char *id, guint players, guint64 seed)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, players);
  g_autoptr (GError) error = NULL;
  PwRandom random = { seed };
  PwHistory *history;

  /* Alone it is the other game. */
  if (game == &cb_game && players == 1)
    {
      setup->options[CB_OPTION_MODE] = CB_MODE_SOLO;
      choose_seats (game, setup);
    }
  history = pw_history_new (game, setup, &error);
  g_assert_no_error (error);
  g_assert_true (pw_dealer_play (history, &random, PW_POLICY_USUAL.flags, &error));
  g_assert_no_error (error);
  return history;
}

/**
 * pw_review_test_review:
 * @history: a game
 * @rollouts: games for each moment
 * @seed: of these
 *
 * Returns: (transfer full): a review that ran to its end
 */
PwReview *
pw_review_test_review (const PwHistory *history, guint rollouts, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  PwReview *it = pw_review_new (history, rollouts, seed, &error);

  g_assert_no_error (error);
  g_assert_true (pw_review_run (it, NULL));
  g_assert_cmpfloat (pw_review_progress (it), ==, 1);
  return it;
}
