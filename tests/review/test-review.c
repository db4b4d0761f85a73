/* test-review.c: what a review says of a game, and what it must not do to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "review-test.h"
#include "review/pw-review-private.h"
#include "review/pw-review-words.h"

/* All that was played, as one number. */
static char *
digest_of (const PwHistory *history)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint cursor = pw_history_get_cursor (history);

  for (guint i = 0; i < pw_history_get_length (history); i++)
    g_checksum_update (sum, (const guchar *) pw_history_get_move (history, i), sizeof (PwMove));
  g_checksum_update (sum, pw_history_get_state (history, cursor), (gssize) pw_history_get_game (history)->state_size);
  return g_strdup (g_checksum_get_string (sum));
}

/* -- Values ---------------------------------------------------------------------------------------- */

/* What a finished game is worth is how it ended; chances are shared out among all; the record is as it was. */
static void
test_values (gconstpointer data)
{
  const char *id = data;
  g_autoptr (PwHistory) history = pw_review_test_played (id, 2, 5);
  g_autofree char *before = digest_of (history), *after = NULL;
  g_autoptr (PwReview) it = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, 1);
  guint n = pw_review_n_values (it), end = pw_history_get_cursor (history);
  const PwValue *last = pw_review_nth_value (it, n - 1);
  PwStanding standings[PW_MAX_PLAYERS];

  after = digest_of (history);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (last->at, ==, end);
  g_assert_cmpuint (pw_review_nth_value (it, 0)->at, ==, 0);
  pw_history_rank (history, standings);
  for (guint seat = 0; seat < 2; seat++)
    {
      gboolean tied = standings[0].place == standings[1].place;

      g_assert_cmpfloat (last->points[seat].mean, ==, pw_history_get_score (history, end, seat, -1));
      g_assert_cmpfloat (pw_tally_error (&last->points[seat]), ==, 0);
      /* What is over is sure; before that nothing is, however few games say so. */
      g_assert_cmpfloat (pw_value_win_within (last, seat), ==, 0);
      for (guint i = 0; i + 1 < n; i++)
        g_assert_true (pw_value_win_within (pw_review_nth_value (it, i), seat) > 0 ||
                       pw_tally_error (&pw_review_nth_value (it, i)->points[0]) <= 0);
      g_assert_cmpfloat (last->win[seat].mean, ==, tied ? 0.5 : standings[seat].place == 1);
      g_free (standings[seat].tie_break);
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpfloat_with_epsilon (pw_review_nth_value (it, i)->win[0].mean + pw_review_nth_value (it, i)->win[1].mean, 1, 1e-9);
}

static void
test_again (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 3, 9);
  g_autoptr (PwReview) one = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, 4),
                       same = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, 4),
                       other = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, 5);
  gboolean differs = FALSE;

  for (guint i = 0; i < pw_review_n_values (one); i++)
    {
      g_assert_cmpmem (pw_review_nth_value (one, i), sizeof (PwValue), pw_review_nth_value (same, i), sizeof (PwValue));
      differs |= memcmp (pw_review_nth_value (one, i), pw_review_nth_value (other, i), sizeof (PwValue)) != 0;
    }
  g_assert_true (differs);
  g_assert_cmpuint (pw_review_n_decisions (one), >, 0);
  for (guint i = 0; i < pw_review_n_decisions (one); i++)
    g_assert_cmpmem (pw_review_nth_decision (one, i), sizeof (PwDecision), pw_review_nth_decision (same, i), sizeof (PwDecision));
}

/* A game that breaks off is reviewed up to there; what was undone is not. */
static void
test_breaks_off (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = NULL;

  for (guint i = pw_history_get_cursor (history) / 2; i > 0; i--)
    g_assert_true (pw_history_undo (history));
  it = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, 1);
  g_assert_cmpuint (pw_review_nth_value (it, pw_review_n_values (it) - 1)->at, ==, pw_history_get_cursor (history));
  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    g_assert_cmpuint (pw_review_nth_decision (it, i)->at, <, pw_history_get_cursor (history));
}

/* Alone one plays against the game; there is a chance to win all the same. */
static void
test_solo (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("burgundy", 1, 3);
  g_autoptr (PwReview) it = pw_review_test_review (history, 4, 1);
  PwStanding standing;

  pw_history_rank (history, &standing);
  g_assert_cmpuint (standing.outcome, !=, PW_OUTCOME_PLACE);
  g_assert_cmpfloat (pw_review_nth_value (it, pw_review_n_values (it) - 1)->win[0].mean, ==, standing.outcome == PW_OUTCOME_WON);
  g_free (standing.tie_break);
}

/* Who plays together wins together. */
static void
test_team (void)
{
  g_autofree char *text = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwReview) it = NULL;
  g_autoptr (GError) error = NULL;
  const PwSetup *setup;

  g_assert_true (g_file_get_contents (SOURCE_ROOT "/tests/records/burgundy/team-four.txt", &text, NULL, &error));
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  setup = pw_history_get_setup (record->history);
  it = pw_review_test_review (record->history, 4, 1);
  for (guint i = 0; i < pw_review_n_values (it); i++)
    {
      const PwValue *value = pw_review_nth_value (it, i);

      for (guint seat = 0; seat < setup->n_players; seat++)
        g_assert_cmpfloat (value->win[seat].mean, ==, value->win[pw_game_side_leader (&cb_game, setup, seat)].mean);
    }
}

/* -- The course of the game -------------------------------------------------------------------------- */

/* They are changes that are sure, in the order of the game; somebody whose chance went from little to all had one. */
static void
test_turns (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = pw_review_test_review (history, 16, 4);
  PwTurn turns[4];
  guint n = pw_review_turns (it, G_N_ELEMENTS (turns), turns);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      const PwValue *before = pw_review_nth_value (it, turns[i].value - 1), *after = pw_review_nth_value (it, turns[i].value);
      g_autofree char *words = pw_review_turn_words (it, history, &turns[i]);

      g_assert_true (i == 0 || turns[i].value > turns[i - 1].value);
      g_assert_cmpfloat (turns[i].change, ==, after->win[turns[i].seat].mean - before->win[turns[i].seat].mean);
      g_assert_cmpfloat (ABS (turns[i].change), >=, 0.05);
      g_assert_nonnull (strstr (words, "→"));
    }
}

/* A table of the game has the first moment and the last, and no more lines than it may. */
static void
test_pick (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 3, 9);
  g_autoptr (PwReview) it = pw_review_new (history, 4, 4, NULL);

  for (guint max = 2; max <= 40; max++)
    {
      guint picked[40], n = pw_review_pick (it, max, picked);

      g_assert_cmpuint (n, >=, 2);
      g_assert_cmpuint (n, <=, max);
      g_assert_cmpuint (picked[0], ==, 0);
      g_assert_cmpuint (picked[n - 1], ==, pw_review_n_values (it) - 1);
      for (guint i = 1; i < n; i++)
        g_assert_cmpuint (picked[i], >, picked[i - 1]);
    }
}

/* -- Luck ---------------------------------------------------------------------------------------------- */

/* Of the last tile there was no other: to draw it is nobody's luck. */
static void
test_sure (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("carcassonne", 2, 3);
  g_autoptr (PwReview) it = pw_review_new (history, 4, 1, NULL);
  guint draws = 0;

  for (guint i = 0; i < pw_history_get_cursor (history); i++)
    draws += pw_history_get_move (history, i)->kind == CC_KIND_DRAW;
  g_assert_cmpuint (pw_review_luck (it, 0, PW_LUCK_DRAWS).n, <, draws);
  g_assert_cmpuint (pw_review_luck (it, 0, PW_LUCK_DRAWS).n + 3, >=, draws);
  g_assert_cmpuint (pw_review_luck (it, 0, PW_LUCK_DICE).n, ==, 0);
}

/* Over many games luck adds up to nothing, as far as they can say. */
static void
test_adds_up (void)
{
  PwTally luck = { 0 };

  for (guint64 seed = 1; seed <= 16; seed++)
    {
      g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, seed);
      g_autoptr (PwReview) it = pw_review_test_review (history, PW_REVIEW_TEST_ROLLOUTS, seed);

      pw_tally_add (&luck, pw_review_luck (it, 0, PW_LUCK_DICE).points);
    }
  g_test_message ("luck of a seat in 16 games: %.2f +- %.2f", luck.mean, pw_tally_error (&luck));
  g_assert_cmpfloat (ABS (luck.mean), <, 3 * pw_tally_error (&luck));
}

/* -- Threads ------------------------------------------------------------------------------------------- */

/* All figures of a review, added up. */
static double
add_up (const PwReview *it)
{
  double sum = 0;

  for (guint i = 0; i < pw_review_n_values (it); i++)
    sum += pw_review_nth_value (it, i)->points[0].mean + pw_review_nth_value (it, i)->win[0].squares;
  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    sum += pw_review_nth_decision (it, i)->compared.lead.mean;
  return sum;
}

/* All processors but one are at work, whatever there are, and however many those are the figures are the same. */
static void
test_threads (void)
{
  static const guint processors[] = { 0, 1, 2, 4, 9 };
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 3);
  double first = 0;

  for (guint i = 0; i < G_N_ELEMENTS (processors); i++)
    {
      g_autoptr (PwReview) it = pw_review_new (history, 4, 1, NULL);
      guint n = processors[i] ? processors[i] : g_get_num_processors ();

      it->processors = processors[i];
      g_assert_true (pw_review_run (it, NULL));
      g_assert_cmpuint (it->n_threads, ==, MAX (1, n - 1));
      if (i == 0)
        first = add_up (it);
      g_assert_cmpfloat (add_up (it), ==, first);
    }
}

/* -- Bad input --------------------------------------------------------------------------------------- */

static void
test_cancelled (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = pw_review_new (history, 1000, 1, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_false (pw_review_run (it, cancellable));
  g_assert_cmpfloat (pw_review_progress (it), ==, 0);
}

static void
check_refused (const PwHistory *history)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_review_new (history, PW_REVIEW_TEST_ROLLOUTS, 1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
}

/* One board of many, an end position, points that nobody may know yet. */
static void
test_refused (void)
{
  static const guint levels[] = { PW_LEVEL_BOARD, PW_LEVEL_FINAL };
  const PwGame *secret = pw_games_find ("caylus1303");
  g_autoptr (PwSetup) hidden = pw_setup_new (secret, 2);
  g_autoptr (PwHistory) begun = pw_history_new (secret, hidden, NULL);
  g_autoptr (PwReview) revealed = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
      g_autoptr (PwHistory) history = NULL;

      setup->level = (guint8) levels[i];
      history = pw_history_new (&cb_game, setup, NULL);
      g_assert_nonnull (history);
      check_refused (history);
    }
  g_assert_true (pw_history_hides (begun));
  check_refused (begun);
  pw_history_reveal (begun);
  revealed = pw_review_new (begun, PW_REVIEW_TEST_ROLLOUTS, 1, NULL);
  g_assert_nonnull (revealed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strconcat ("/review/values/", pw_games_nth (i)->id, NULL);

      g_test_add_data_func (path, pw_games_nth (i)->id, test_values);
    }
  g_test_add_func ("/review/again", test_again);
  g_test_add_func ("/review/breaks-off", test_breaks_off);
  g_test_add_func ("/review/solo", test_solo);
  g_test_add_func ("/review/team", test_team);
  g_test_add_func ("/review/turns", test_turns);
  g_test_add_func ("/review/pick", test_pick);
  g_test_add_func ("/review/luck/sure", test_sure);
  g_test_add_func ("/review/luck/adds-up", test_adds_up);
  g_test_add_func ("/review/threads", test_threads);
  g_test_add_func ("/review/cancelled", test_cancelled);
  g_test_add_func ("/review/refused", test_refused);
  return g_test_run ();
}
