/* test-drawn.c: nobody is blamed for what was drawn, nor told of what was never named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "review-test.h"
#include "review/pw-drawn.h"
#include "review/pw-review-private.h"

/* A line that says what was drawn as it is placed: nobody is blamed for the tile, and its luck is counted. */
static void
test_drawn (void)
{
  g_autofree char *text = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwReview) it = NULL;

  g_assert_true (g_file_get_contents (SOURCE_ROOT "/tests/records/carcassonne/hand-two.txt", &text, NULL, NULL));
  record = pw_record_parse (text, -1, NULL);
  it = pw_review_test_review (record->history, 16, 1);
  g_assert_cmpuint (pw_review_n_decisions (it), >, 6);
  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    {
      const PwDecision *decision = pw_review_nth_decision (it, i);
      const PwMove *move = pw_history_get_move (record->history, decision->at);

      g_assert_cmpint (decision->compared.move.args[CC_ARG_KIND], ==, move->args[CC_ARG_KIND]);
    }
  g_assert_cmpuint (pw_review_luck (it, 0, PW_LUCK_DRAWS).n, ==, 8);
}

/* A game in which tiles are named when they are taken. */
static PwHistory *
play_lazily (guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  PwHistory *history = pw_history_new (&cb_game, setup, NULL);
  PwRandom random = { seed };

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_SKILLED, NULL));
  return history;
}

/* Nobody is told that a tile was better that was never named: it may not have lain there. What was taken did, once it is said. */
static void
test_never_named (void)
{
  g_autoptr (PwHistory) history = play_lazily (1);
  g_autoptr (PwReview) it = pw_review_test_review (history, 8, 1);
  guint n_named = 0;

  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    {
      const PwDecision *decision = pw_review_nth_decision (it, i);
      const PwMove *played = pw_history_get_move (history, decision->at);
      gconstpointer state = pw_history_get_state (history, decision->at);
      PwMove said, better;

      if (!pw_drawn_guess (&cb_game, state, &decision->compared.move, &better))
        continue;
      n_named++;
      g_assert_true (pw_drawn_guess (&cb_game, state, played, &said));
      g_assert_true (pw_move_matches (&said, &better));
    }
  g_assert_cmpuint (n_named, >, 10);
}

/* Nor do games that are played on find in a depot whatever is welcome: the dice would seem to bring it. */
static void
test_never_named_luck (void)
{
  PwTally all = { 0 };

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (PwHistory) history = play_lazily (seed);
      g_autoptr (PwReview) it = pw_review_test_review (history, 6, seed);

      for (guint seat = 0; seat < 2; seat++)
        pw_tally_add (&all, pw_review_luck (it, seat, PW_LUCK_DICE).points);
    }
  g_test_message ("dice brought %.1f ± %.1f points", all.mean, PW_SURE * pw_tally_error (&all));
  g_assert_cmpfloat (all.mean, <, 20);
}

/* All that lies open has a name once it was named, and none is drawn twice. */
static void
test_all_is_named (void)
{
  g_autoptr (PwHistory) history = play_lazily (2);
  guint n_states = 0;

  for (guint at = 0; at <= pw_history_get_cursor (history); at++)
    {
      gpointer copy = pw_game_state_alloc (&cb_game);
      PwRandom random = { at + 1 };
      PwEvents events = { .n = PW_EVENTS_COUNTED };
      g_autofree char *unsound = NULL;
      PwMove move;

      memcpy (copy, pw_history_get_state (history, at), cb_game.state_size);
      n_states += cb_game.dealing->name (copy, &random, &move);
      if (cb_game.dealing->name (copy, &random, &move) && pw_kind_set_has (cb_game.play.playable (copy), move.kind))
        {
          g_autoptr (GError) error = NULL;

          pw_game_check (&cb_game, copy, &move, &error);
          g_assert_no_error (error);
        }
      pw_name_unnamed (&cb_game, copy, &random, &events);
      g_assert_false (cb_game.dealing->name (copy, &random, &move));
      unsound = cb_game.play.unsound ? cb_game.play.unsound (copy) : NULL;
      g_assert_null (unsound);
      g_aligned_free (copy);
    }
  g_assert_cmpuint (n_states, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review-drawn/drawn", test_drawn);
  g_test_add_func ("/review-drawn/never-named", test_never_named);
  g_test_add_func ("/review-drawn/never-named/luck", test_never_named_luck);
  g_test_add_func ("/review-drawn/never-named/all", test_all_is_named);
  return g_test_run ();
}
