/* test-words.c: what a review says of decisions, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "review-test.h"
#include "review/pw-review-words.h"

/* What a few games say of the chance to win is nothing to be sure of, though none of them was won or lost by it; what is over is sure. */
static void
test_cost_words (void)
{
  static const struct
  {
    guint pairs;
    gboolean alike;
    guint won; /* in so many of them the better move wins, and the other does not */
    const char *says;
  } cases[] = { { 12, FALSE, 0, "too close to call: 0 % \302\261 14" },
                { 50, FALSE, 0, "too close to call: 0 % \302\261 4" },
                { 200, FALSE, 0, ", and nothing of the chance to win" },
                { 12, TRUE, 0, ", and nothing of the chance to win" },
                { 250, FALSE, 1, ", and next to nothing of the chance to win: 0 % \302\261 1" },
                { 60, FALSE, 1, "too close to call: 2 % \302\261" },
                { 200, FALSE, 40, ", and 20 % \302\261 6 of the chance to win" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwDecision decision = { 0 };
      g_autofree char *words = NULL;

      for (guint k = 0; k < cases[i].pairs; k++)
        {
          pw_tally_add (&decision.compared.lead, cases[i].alike ? 3 : 3 + k % 2);
          pw_tally_add (&decision.compared.win, k < cases[i].won);
        }
      words = pw_review_cost_words (&decision);
      g_test_message ("%u: %s", cases[i].pairs, words);
      g_assert_nonnull (strstr (words, cases[i].says));
    }
}

/* What the better move brings is told from what it gives up. */
static void
test_why_words (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  PwDecision decision = { .why = { .pairs = 10, .n = 3, .source = { 0, PW_WHY_OTHERS, 1 }, .points = { 4, 2, -1.5 } } };
  const PwGame *game = pw_history_get_game (history);
  g_autofree char *both = pw_review_why_words (history, &decision), *one = NULL, *none = NULL, *wanted = NULL;

  wanted = g_strdup_printf ("Why: at the end %s +4.0, the best opponent 2.0 less; against that, %s \342\210\2221.5.",
                            game->sources[0].name, game->sources[1].name);
  g_assert_cmpstr (both, ==, wanted);
  decision.why.n = 2;
  one = pw_review_why_words (history, &decision);
  g_assert_true (g_str_has_suffix (one, "the best opponent 2.0 less."));
  decision.why.n = 0;
  none = pw_review_why_words (history, &decision);
  g_assert_nonnull (strstr (none, "No single source"));
}

/* What follows of both moves alike is said of neither; else they are said as in the log. */
static void
test_both_words (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("caylus1303", 3, 3);
  g_autoptr (PwReview) it = pw_review_test_review (history, 8, 1);
  guint cut = 0;

  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    {
      const PwDecision *decision = pw_review_nth_decision (it, i);
      g_autofree char *done = pw_review_move_words (history, decision->at, pw_history_get_move (history, decision->at));
      g_autofree char *played = NULL, *better = NULL;
      const char *last, *other;

      if (decision->compared.lead.mean <= 0)
        continue;
      pw_review_both_words (history, decision, &played, &better);
      g_assert_true (g_str_has_prefix (done, played));
      g_assert_true (g_str_has_suffix (played, ".") && g_str_has_suffix (better, "."));
      cut += strlen (played) < strlen (done);
      last = g_strrstr (played, ". ");
      other = g_strrstr (better, ". ");
      g_assert_true (!last || !other || !g_str_equal (last, other));
    }
  g_assert_cmpuint (cut, >, 0);
}

/* Whether @text names anybody but @seat. */
static gboolean
names_another (const PwSetup *setup, int seat, const char *text)
{
  for (guint other = 0; other < setup->n_players; other++)
    if ((int) other != seat && strstr (text, setup->names[other]))
      return TRUE;
  return FALSE;
}

/* Passing and declining may bring half a round about: of the moves that say nothing of others, what comes to them by itself is no part. */
static void
test_own_words (void)
{
  static const char *const games[] = { "caylus1303", "kingsburg" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PwHistory) history = pw_review_test_played (games[i], 3, 3);
      const PwGame *game = pw_history_get_game (history);
      const PwSetup *setup = pw_history_get_setup (history);
      guint cut = 0;

      for (guint at = 0; at < pw_history_get_cursor (history); at++)
        {
          const PwMove *move = pw_history_get_move (history, at);
          g_autofree char *log = pw_game_sentence (game, setup, pw_history_get_state (history, at), move);
          g_autofree char *own = pw_review_move_words (history, at, move);

          g_assert_true (g_str_has_prefix (log, own));
          g_assert_true (g_str_has_suffix (own, "."));
          if (move->player < 0 || game->kinds[move->kind].n_args > 0)
            continue;
          g_assert_false (names_another (setup, move->player, own));
          cut += names_another (setup, move->player, log);
        }
      g_assert_cmpuint (cut, >, 0);
    }
}

/* What was played and what would have been better are told apart, in whatever they differ: in how a tile is turned, or what is paid with. */
static void
test_both_differ (void)
{
  static const char *const games[] = { "burgundy", "kingsburg", "carcassonne", "caylus1303" };

  for (guint n = 0; n < G_N_ELEMENTS (games); n++)
    {
      g_autoptr (PwHistory) history = pw_review_test_played (games[n], 2, 3);
      PwMoves moves = PW_MOVES_INIT;
      guint pairs = 0;

      for (guint at = 0; at < pw_history_get_cursor (history) && pairs < 2000; at += 5)
        {
          const PwMove *move = pw_history_get_move (history, at);

          if (move->player < 0)
            continue;
          moves.n = 0;
          pw_game_legal (pw_history_get_game (history), pw_history_get_state (history, at), &moves);
          for (guint i = 0; i < moves.n; i++)
            {
              PwDecision decision = { .at = at, .compared.move = moves.items[i] };
              g_autofree char *done = NULL, *better = NULL;

              if (pw_move_matches (move, &moves.items[i]) && pw_move_matches (&moves.items[i], move))
                continue;
              pw_review_both_words (history, &decision, &done, &better);
              g_assert_cmpstr (done, !=, better);
              pairs++;
            }
        }
      pw_moves_clear (&moves);
      g_test_message ("%s: %u pairs", games[n], pairs);
      g_assert_cmpuint (pairs, >, 20);
    }
}

/* Where nothing is rolled or drawn, what ± does not say is said. */
static void
test_doubts (void)
{
  g_autoptr (PwHistory) rolled = pw_review_test_played ("kingsburg", 2, 9), planned = pw_review_test_played ("caylus1303", 2, 3);
  g_autoptr (PwReview) one = pw_review_test_review (rolled, 8, 1), other = pw_review_test_review (planned, 8, 1);

  g_assert_null (strstr (pw_review_doubt_words (one), "nothing is left to luck"));
  g_assert_nonnull (strstr (pw_review_doubt_words (other), "nothing is left to luck"));
}

/* A record that breaks off before anything was rolled or drawn says nothing of luck: the game has it all the same. */
static void
test_doubts_of_a_beginning (void)
{
  static const char *const games[] = { "burgundy", "kingsburg", "carcassonne" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint n = 0; n < 3; n++)
      {
        g_autoptr (PwHistory) history = pw_review_test_played (games[i], 2, 9);
        g_autoptr (PwReview) review = NULL;

        while (pw_history_get_cursor (history) > n)
          pw_history_undo (history);
        review = pw_review_test_review (history, 8, 1);
        g_assert_null (strstr (pw_review_doubt_words (review), "nothing is left to luck"));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review-words/cost-words", test_cost_words);
  g_test_add_func ("/review-words/why-words", test_why_words);
  g_test_add_func ("/review-words/both-words", test_both_words);
  g_test_add_func ("/review-words/own-words", test_own_words);
  g_test_add_func ("/review-words/both-differ", test_both_differ);
  g_test_add_func ("/review-words/doubts", test_doubts);
  g_test_add_func ("/review-words/doubts-of-a-beginning", test_doubts_of_a_beginning);
  return g_test_run ();
}
