/* test-decisions.c: which decisions a review names, and which moments it values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "review-test.h"
#include "review/pw-review-private.h"
#include "review/pw-review-words.h"

/* The best that can be had at once, where it is worth @least more than ending the turn; FALSE where nothing is. */
static gboolean
find_gift (const PwGame *game, gconstpointer state, int least, PwMove *blunder)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean ends = FALSE;
  int most = 0;

  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      most = MAX (most, pw_game_points (game, state, &legal.items[i]));
      if (legal.items[i].kind == CB_KIND_END)
        {
          *blunder = legal.items[i];
          ends = TRUE;
        }
    }
  pw_moves_clear (&legal);
  return ends && most >= least;
}

/* Somebody ends the turn with many points for the taking, in the last round: no other decision of theirs cost as much. */
static void
test_blunder (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (PwReview) it = NULL;
  g_autoptr (PwHistory) history = NULL;
  const PwDecision *dear[1];
  PwMoves scratch = PW_MOVES_INIT;
  guint at = 0, seat = 0;
  PwMove move;

  for (guint64 seed = 1; at == 0; seed++)
    {
      PwRandom random = { seed };
      const CbState *state;

      g_assert_cmpuint (seed, <, 200);
      g_clear_pointer (&history, pw_history_free);
      history = pw_history_new (&cb_game, setup, NULL);
      while (state = pw_history_get_state (history, pw_history_get_cursor (history)),
             pw_dealer_next (&cb_game, state, &random, PW_POLICY_USUAL.flags, &scratch, &move))
        {
          PwMove blunder;

          if (at == 0 && state->phase == CB_PHASES - 1 && state->round == CB_ROUNDS - 1 && cb_game.play.actor (state) >= 0 &&
              find_gift (&cb_game, state, 12, &blunder))
            {
              at = pw_history_get_cursor (history);
              seat = (guint) blunder.player;
              move = blunder;
            }
          g_assert_true (pw_history_play (history, &move, NULL));
        }
    }
  pw_moves_clear (&scratch);
  it = pw_review_test_review (history, 32, 1);
  g_assert_cmpuint (pw_review_costliest (it, seat, 1, dear), ==, 1);
  g_assert_cmpuint (dear[0]->at, ==, at);
  g_assert_cmpfloat (dear[0]->compared.lead.mean, >=, 10);
  g_assert_true (pw_decision_is_sure (dear[0]));
  /* What is said of it: where those points come from. */
  g_assert_cmpuint (dear[0]->why.n, >, 0);
  g_assert_cmpfloat (dear[0]->why.points[0], >, 5);
  {
    g_autofree char *why = pw_review_why_words (history, dear[0]), *cost = pw_review_cost_words (dear[0]);

    g_assert_nonnull (strstr (why, cb_game.sources[dear[0]->why.source[0]].name));
    g_assert_true (g_str_has_prefix (cost, "It cost "));
  }
}

/* Where nothing is rolled or drawn the curve has a point wherever somebody else's turn begins. */
static void
test_moments (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("caylus1303", 2, 3);
  g_autoptr (PwReview) it = NULL;
  const PwGame *game = pw_history_get_game (history);
  guint turns = 0;

  pw_history_reveal (history);
  it = pw_review_new (history, 4, 1, NULL);
  for (guint i = 1; i < pw_history_get_cursor (history); i++)
    {
      int before = game->play.actor (pw_history_get_state (history, i - 1)),
          now = game->play.actor (pw_history_get_state (history, i));

      turns += before >= 0 && now != before;
    }
  g_assert_cmpuint (turns, >, 20);
  g_assert_cmpuint (pw_review_n_values (it), >=, turns + 2);
}

/* Where nothing is rolled or drawn, players of the games that moments are valued by do not all play alike. */
static void
test_whims (void)
{
  static const struct
  {
    const char *game;
    gboolean whims;
  } cases[] = { { "burgundy", FALSE }, { "carcassonne", FALSE }, { "caylus1303", TRUE }, { "kingsburg", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwHistory) history = pw_review_test_played (cases[i].game, 2, 3);
      g_autoptr (PwReview) it = NULL, sharper = NULL;

      pw_history_reveal (history);
      it = pw_review_new (history, 4, 1, NULL);
      sharper = pw_review_new_sharper (it, 8);
      g_assert_true (((pw_review_get_flags (it) & PW_DEAL_WHIMS) != 0) == cases[i].whims);
      g_assert_cmpint (pw_review_get_flags (it), ==, pw_review_get_flags (sharper));
    }
}

/* Who leads by far shortly before the end will win. */
static void
test_won (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, seed);
      guint end = pw_history_get_cursor (history);
      int lead = pw_history_get_score (history, end, 0, -1) - pw_history_get_score (history, end, 1, -1);

      g_assert_cmpuint (seed, <, 60);
      if (lead >= 12)
        {
          g_autoptr (PwReview) it = NULL;

          for (guint i = 0; i < 10; i++)
            g_assert_true (pw_history_undo (history));
          it = pw_review_test_review (history, 16, 1);
          g_assert_cmpfloat (pw_review_nth_value (it, pw_review_n_values (it) - 1)->win[0].mean, >=, 0.9);
          return;
        }
    }
}

/* What is too close to call stands behind what is sure, and is called so; nothing is named that seemed no worse than what was played. */
static void
test_close (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = pw_review_test_review (history, 16, 1);
  guint close = 0;

  for (guint seat = 0; seat < 2; seat++)
    {
      const PwDecision *dear[8];
      guint n = pw_review_costliest (it, seat, G_N_ELEMENTS (dear), dear);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *cost = pw_review_cost_words (dear[i]);
          gboolean sure = pw_decision_is_sure (dear[i]);

          g_assert_cmpfloat (dear[i]->compared.lead.mean, >, 0);
          g_assert_true (i == 0 || !sure || pw_decision_is_sure (dear[i - 1]));
          g_assert_true (sure == !strstr (cost, "Too close to call"));
          close += !sure;
        }
    }
  g_assert_cmpuint (close, >, 0);
}

/* Plants a decision that cost 10 points for sure, where @move would have been better. */
static void
plant (const PwDecision *decision, const PwMove *move)
{
  PwDecision *it = (PwDecision *) decision;

  it->confirmed = TRUE;
  it->compared.move = *move;
  it->compared.lead = (PwTally){ 0 };
  pw_tally_add (&it->compared.lead, 9);
  pw_tally_add (&it->compared.lead, 11);
  for (guint i = 0; i < 100; i++)
    pw_tally_add (&it->compared.lead, 10);
}

static gboolean
is_named (const PwReview *it, const PwDecision *decision)
{
  const PwDecision *dear[400];
  guint n = pw_review_costliest (it, decision->seat, G_N_ELEMENTS (dear), dear);

  for (guint i = 0; i < n; i++)
    if (dear[i] == decision)
      return TRUE;
  return FALSE;
}

/* What would have been better than each of two moves of one turn is one mistake: it was made by the second, as it was still to be had then. */
static void
test_one_mistake (void)
{
  g_autoptr (PwHistory) history = pw_review_test_played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = pw_review_test_review (history, 4, 1);
  guint turns = 0, others = 0;

  for (guint i = 0; i + 1 < pw_review_n_decisions (it); i++)
    {
      const PwDecision *one = pw_review_nth_decision (it, i), *next = pw_review_nth_decision (it, i + 1);
      const PwMove *better = pw_history_get_move (history, one->at), *another = pw_history_get_move (history, next->at);
      gboolean turn = next->at == one->at + 1 && next->seat == one->seat;

      if (pw_move_matches (better, another))
        continue;
      plant (one, better);
      plant (next, another);
      g_assert_true (is_named (it, one));
      plant (next, better);
      g_assert_true (is_named (it, one) != turn);
      g_assert_true (is_named (it, next));
      turns += turn;
      others += !turn;
      /* The next pair plants anew what is behind, and what is before counts no more. */
      plant (one, another);
    }
  g_assert_cmpuint (turns, >, 0);
  g_assert_cmpuint (others, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review-decisions/blunder", test_blunder);
  g_test_add_func ("/review-decisions/moments", test_moments);
  g_test_add_func ("/review-decisions/whims", test_whims);
  g_test_add_func ("/review-decisions/won", test_won);
  g_test_add_func ("/review-decisions/close", test_close);
  g_test_add_func ("/review-decisions/one-mistake", test_one_mistake);
  return g_test_run ();
}
