/* test-decisions.c: which decisions a review names, and which it does not
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

/** PAIRS: of games by which it is judged what was really thrown away: what is not taken now may be had later. */
#define PAIRS 60

/** A game in which somebody throws points away late. */
typedef struct
{
  const char *game;
  guint players;
  int least;  /* points, thrown away */
  guint late; /* in the last moves, so many of a hundred */
  guint rollouts;
  guint games;
} Thrown;

/* The move after @at that brings least at once, and the one that brings most; gives how much more that is. */
static int
find_thrown (const PwHistory *history, guint at, PwMove *worst, PwMove *best)
{
  const PwGame *game = pw_history_get_game (history);
  gconstpointer state = pw_history_get_state (history, at);
  PwMoves legal = PW_MOVES_INIT;
  int most = G_MININT, least = G_MAXINT, actor = game->play.actor (state);

  if (actor < 0)
    return 0;
  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      int points = legal.items[i].player == actor ? pw_game_points (game, state, &legal.items[i]) : 0;

      if (points > most)
        {
          most = points;
          *best = legal.items[i];
        }
      if (legal.items[i].player == actor && points < least)
        {
          least = points;
          *worst = legal.items[i];
        }
    }
  pw_moves_clear (&legal);
  return most > least ? most - least : 0;
}

/* What it costs in the end to make the move after @at that brings least at once in place of the one that brings most, where that is @least. */
static double
judge_thrown (const PwHistory *history, guint at, int least, PwSearch *search, PwMove *worst)
{
  PwMoment moment = { .state = pw_history_get_state (history, at) };
  PwCompared compared = { 0 };

  if (find_thrown (history, at, worst, &compared.move) < least)
    return 0;
  for (guint seat = 0; seat < pw_history_get_setup (history)->n_players; seat++)
    moment.points[seat] = pw_history_get_score (history, at, seat, -1);
  pw_search_measure (search, &moment, worst, PAIRS, at, &compared);
  return compared.lead.mean;
}

/* A game with a planted blunder: late in it the most is thrown away that can be. */
static PwHistory *
with_thrown (const Thrown *it, guint64 seed, int *thrown, guint *at, guint *seat)
{
  PwHistory *history = pw_review_test_played (it->game, it->players, seed);
  const PwGame *game = pw_history_get_game (history);
  g_autoptr (PwSearch) search = pw_search_new (game, pw_history_get_setup (history));
  g_autoptr (PwReview) blank = NULL;
  guint end = pw_history_get_cursor (history);
  PwRandom random = { seed };
  PwMove move = { 0 };
  double most = 0;

  /* By players who decide as those of the review. */
  pw_history_reveal (history);
  blank = pw_review_new (history, 4, 1, NULL);
  pw_search_set_flags (search, pw_review_get_flags (blank));
  for (guint i = end * (100 - it->late) / 100; i < end; i++)
    {
      PwMove worst;
      double cost = judge_thrown (history, i, it->least, search, &worst);

      if (cost > most)
        {
          most = cost;
          *at = i;
          move = worst;
        }
    }
  *thrown = (int) most;
  if (*thrown == 0)
    return history;
  while (pw_history_get_cursor (history) > *at)
    pw_history_undo (history);
  *seat = (guint) move.player;
  g_assert_true (pw_history_play (history, &move, NULL));
  g_assert_true (pw_dealer_play (history, &random, PW_POLICY_USUAL.flags, NULL));
  pw_history_reveal (history);
  return history;
}

/* It is the first that is named of its player. */
static void
test_thrown (gconstpointer data)
{
  const Thrown *it = data;
  guint n = 0;

  for (guint64 seed = 101; n < it->games; seed++)
    {
      int thrown;
      guint at = 0, seat = 0;
      g_autoptr (PwHistory) history = with_thrown (it, seed, &thrown, &at, &seat);
      g_autoptr (PwReview) reviewed = NULL;
      const PwDecision *dear[1];

      g_assert_cmpuint (seed, <, 200);
      if (thrown < it->least)
        continue;
      reviewed = pw_review_test_review (history, it->rollouts, 1);
      g_test_message ("%s, seed %" G_GUINT64_FORMAT ": %d points thrown away after move %u", it->game, seed, thrown, at);
      g_assert_cmpuint (pw_review_costliest (reviewed, seat, 1, dear), ==, 1);
      g_assert_cmpuint (dear[0]->at, ==, at);
      g_assert_true (pw_decision_is_sure (dear[0]));
      n++;
    }
}

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

/* What a few games say of the chance to win is nothing to be sure of, though none of them was won or lost by it; what is over is sure. */
static void
test_cost_words (void)
{
  static const struct
  {
    guint pairs;
    gboolean alike;
    const char *says;
  } cases[] = { { 12, FALSE, "too close to call: 0 % \302\261 14" },
                { 50, FALSE, "too close to call: 0 % \302\261 4" },
                { 200, FALSE, "nothing of the chance to win" },
                { 12, TRUE, "nothing of the chance to win" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwDecision decision = { 0 };
      g_autofree char *words = NULL;

      for (guint k = 0; k < cases[i].pairs; k++)
        {
          pw_tally_add (&decision.compared.lead, cases[i].alike ? 3 : 3 + k % 2);
          pw_tally_add (&decision.compared.win, 0);
        }
      words = pw_review_cost_words (&decision);
      g_test_message ("%u: %s", cases[i].pairs, words);
      g_assert_nonnull (strstr (words, cases[i].says));
    }
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

/* Nor do those of the games by which moves are compared. What the program would have played otherwise early in its own games is then no big mistake:
 * players who look ahead made 3 points of what was said to be 26 while nobody had whims. And what is thrown away with the last move is
 * named before it. */
static void
test_whims_of_moves (void)
{
  static const Thrown last = { "caylus1303", 2, 12, 4, 64, 0 };
  PwTally early = { 0 };

  for (guint64 seed = 15; seed <= 18; seed++)
    {
      int thrown;
      guint at = 0, seat = 0;
      g_autoptr (PwHistory) history = with_thrown (&last, seed, &thrown, &at, &seat);
      g_autoptr (PwReview) it = NULL;
      const PwDecision *dear[PW_REVIEW_NAMED];

      if (thrown < last.least)
        continue;
      pw_history_reveal (history);
      it = pw_review_test_review (history, last.rollouts, 1);
      g_assert_cmpuint (pw_review_costliest (it, seat, PW_REVIEW_NAMED, dear), >, 0);
      g_test_message ("seed %" G_GUINT64_FORMAT ": %d points thrown away after move %u, %u is named", seed, thrown, at,
                      dear[0]->at);
      g_assert_cmpuint (dear[0]->at, ==, at);
      for (guint i = 0; i < pw_review_n_decisions (it); i++)
        {
          const PwDecision *decision = pw_review_nth_decision (it, i);

          if (decision->at < pw_history_get_cursor (history) / 3 && decision->confirmed)
            pw_tally_add (&early, decision->compared.lead.mean);
        }
    }
  g_test_message ("early decisions cost %.1f points", early.mean);
  g_assert_cmpuint (early.n, >, 0);
  g_assert_cmpfloat (early.mean, <, 10);
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
  static const Thrown thrown[] = { { "burgundy", 2, 20, 20, 48, 3 },
                                   { "kingsburg", 2, 8, 10, 32, 3 },
                                   { "carcassonne", 2, 20, 20, 24, 1 },
                                   { "caylus1303", 2, 12, 10, 48, 3 },
                                   { "caylus1303", 3, 12, 10, 48, 3 } };

  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/review-decisions/blunder", test_blunder);
  g_test_add_func ("/review-decisions/turn-order", test_turn_order);
  g_test_add_func ("/review-decisions/why-is-sure", test_why_is_sure);
  g_test_add_func ("/review-decisions/why-of-a-side", test_why_of_a_side);
  for (guint i = 0; i < G_N_ELEMENTS (thrown); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review-decisions/thrown/%s/%u", thrown[i].game, thrown[i].players);

      g_test_add_data_func (path, &thrown[i], test_thrown);
    }
  g_test_add_func ("/review-decisions/drawn", test_drawn);
  g_test_add_func ("/review-decisions/never-named", test_never_named);
  g_test_add_func ("/review-decisions/never-named/luck", test_never_named_luck);
  g_test_add_func ("/review-decisions/never-named/all", test_all_is_named);
  g_test_add_func ("/review-decisions/moments", test_moments);
  g_test_add_func ("/review-decisions/whims", test_whims);
  g_test_add_func ("/review-decisions/whims/moves", test_whims_of_moves);
  g_test_add_func ("/review-decisions/won", test_won);
  g_test_add_func ("/review-decisions/close", test_close);
  g_test_add_func ("/review-decisions/one-mistake", test_one_mistake);
  g_test_add_func ("/review-decisions/cost-words", test_cost_words);
  g_test_add_func ("/review-decisions/both-words", test_both_words);
  g_test_add_func ("/review-decisions/both-differ", test_both_differ);
  g_test_add_func ("/review-decisions/own-words", test_own_words);
  g_test_add_func ("/review-decisions/doubts", test_doubts);
  g_test_add_func ("/review-decisions/doubts-of-a-beginning", test_doubts_of_a_beginning);
  return g_test_run ();
}
