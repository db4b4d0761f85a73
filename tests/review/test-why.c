/* test-why.c: why a decision cost what it cost: where the points come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "review-test.h"
#include "review/pw-review-private.h"
#include "review/pw-review-words.h"

/* Why a ship is better than none: among other things the turn comes earlier. The other way round the same is said of the turn that comes later. */
static void
test_turn_order (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("burgundy", 2, 4);
  g_autoptr (PwReview) it = pw_review_new (history, 40, 1, NULL);
  gboolean found = FALSE;

  for (guint i = 0; i < it->tasks->len && !found; i++)
    {
      const PwReviewTask *task = &g_array_index (it->tasks, PwReviewTask, i);
      const CbState *state = task->moment.state;
      PwReviewTask ended = *task;
      PwDecision ship = { .at = task->at, .compared.move = task->played }, back = ship;

      /* A ship that overtakes the other one, before the last phase. */
      if (!task->decides || state->phase > 3 || task->played.kind != CB_KIND_PLACE ||
          cb_tile_type ((guint) task->played.args[CB_ARG_TILE]) != CB_SHIP)
        continue;
      pw_move_init (&ended.played, CB_KIND_END, task->played.player);
      if (!pw_game_check (&cb_game, state, &ended.played, NULL))
        continue;
      ship.seat = back.seat = (guint) task->played.player;
      pw_review_find_why (it, &ended, &ship, 1);
      back.compared.move = ended.played;
      pw_review_find_why (it, task, &back, 1);
      g_test_message ("after %u: %.2f", task->at, ship.why.earlier);
      g_assert_cmpfloat (ship.why.earlier, ==, -back.why.earlier);
      if (ship.why.earlier > 0)
        {
          g_autofree char *front = pw_review_why_words (history, &ship), *rear = pw_review_why_words (history, &back);

          g_assert_nonnull (strstr (front, "further in front"));
          g_assert_nonnull (strstr (rear, "further back"));
          found = TRUE;
        }
    }
  g_assert_true (found);
}

/* Of what a pair wins together, what the partner gets is part as well: the parts add up to what it cost. Late in the game three of them are nearly
 * all. */
static void
test_why_of_a_side (void)
{
  g_autofree char *text = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwReview) it = NULL;
  g_autoptr (PwSearch) search = NULL;
  guint seen = 0;

  g_assert_true (g_file_get_contents (SOURCE_ROOT "/tests/records/burgundy/team-four.txt", &text, NULL, NULL));
  record = pw_record_parse (text, -1, NULL);
  it = pw_review_new (record->history, 64, 1, NULL);
  search = pw_search_new (&cb_game, pw_history_get_setup (record->history));
  for (guint i = 0; i < it->tasks->len; i++)
    {
      const PwReviewTask *task = &g_array_index (it->tasks, PwReviewTask, i);
      PwDecision decision = { .at = task->at, .seat = (guint) task->played.player };
      double sum = 0;

      if (!task->decides || task->at + 10 < pw_history_get_cursor (record->history))
        continue;
      pw_search_compare (search, &task->moment, &task->played, 200, 1, &decision.compared);
      if (decision.compared.lead.mean < 10 || pw_tally_error (&decision.compared.lead) > 0.5)
        continue;
      pw_review_find_why (it, task, &decision, 1);
      for (guint k = 0; k < decision.why.n; k++)
        sum += decision.why.points[k];
      g_test_message ("after %u: %.1f of %.1f", task->at, sum, decision.compared.lead.mean);
      g_assert_cmpfloat_with_epsilon (sum, decision.compared.lead.mean, 4);
      seen++;
    }
  g_assert_cmpuint (seen, >, 0);
}

/* Where a few games differ by chance alone no source of points is named: it would speak as well against what is said to be better. Three of each
 * were, as many as there is room for. */
static void
test_why_is_sure (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("carcassonne", 2, 3);
  g_autoptr (PwReview) it = pw_review_new (history, 16, 1, NULL);
  guint n = 0, named = 0;

  for (guint i = 0; i < it->tasks->len && n < 8; i++)
    {
      const PwReviewTask *task = &g_array_index (it->tasks, PwReviewTask, i);
      PwDecision decision = { .at = task->at, .seat = (guint) task->played.player, .compared.move = task->played };
      PwMoves legal = PW_MOVES_INIT;

      if (!task->decides)
        continue;
      pw_game_legal (it->game, task->moment.state, &legal);
      for (guint k = 0; k < legal.n; k++)
        if (legal.items[k].kind == task->played.kind && legal.items[k].player == task->played.player)
          decision.compared.move = legal.items[k];
      pw_moves_clear (&legal);
      pw_review_find_why (it, task, &decision, 1);
      g_assert_true (decision.why.n == 0 || decision.why.points[0] > 0);
      named += decision.why.n;
      n++;
    }
  g_test_message ("%u parts named of %u decisions", named, n);
  g_assert_cmpuint (n, ==, 8);
  g_assert_cmpuint (named, <=, 2 * n);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review-why/turn-order", test_turn_order);
  g_test_add_func ("/review-why/of-a-side", test_why_of_a_side);
  g_test_add_func ("/review-why/is-sure", test_why_is_sure);
  return g_test_run ();
}
