/* test-review.c: what a review says of a game, and what it must not do to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "review/pw-review-private.h"
#include "review/pw-review-words.h"

#define ROLLOUTS 8

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

/* A game that was played to its end. */
static PwHistory *
played (const char *id, guint players, guint64 seed)
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

static PwReview *
review (const PwHistory *history, guint rollouts, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  PwReview *it = pw_review_new (history, rollouts, seed, &error);

  g_assert_no_error (error);
  g_assert_true (pw_review_run (it, NULL));
  g_assert_cmpfloat (pw_review_progress (it), ==, 1);
  return it;
}

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
  g_autoptr (PwHistory) history = played (id, 2, 5);
  g_autofree char *before = digest_of (history), *after = NULL;
  g_autoptr (PwReview) it = review (history, ROLLOUTS, 1);
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
      g_assert_cmpfloat (last->win[seat].mean, ==, tied ? 0.5 : standings[seat].place == 1);
      g_free (standings[seat].tie_break);
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpfloat_with_epsilon (pw_review_nth_value (it, i)->win[0].mean + pw_review_nth_value (it, i)->win[1].mean, 1, 1e-9);
}

static void
test_again (void)
{
  g_autoptr (PwHistory) history = played ("kingsburg", 3, 9);
  g_autoptr (PwReview) one = review (history, ROLLOUTS, 4), same = review (history, ROLLOUTS, 4),
                       other = review (history, ROLLOUTS, 5);
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
  g_autoptr (PwHistory) history = played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = NULL;

  for (guint i = pw_history_get_cursor (history) / 2; i > 0; i--)
    g_assert_true (pw_history_undo (history));
  it = review (history, ROLLOUTS, 1);
  g_assert_cmpuint (pw_review_nth_value (it, pw_review_n_values (it) - 1)->at, ==, pw_history_get_cursor (history));
  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    g_assert_cmpuint (pw_review_nth_decision (it, i)->at, <, pw_history_get_cursor (history));
}

/* Alone one plays against the game; there is a chance to win all the same. */
static void
test_solo (void)
{
  g_autoptr (PwHistory) history = played ("burgundy", 1, 3);
  g_autoptr (PwReview) it = review (history, 4, 1);
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
  it = review (record->history, 4, 1);
  for (guint i = 0; i < pw_review_n_values (it); i++)
    {
      const PwValue *value = pw_review_nth_value (it, i);

      for (guint seat = 0; seat < setup->n_players; seat++)
        g_assert_cmpfloat (value->win[seat].mean, ==, value->win[pw_game_side_leader (&cb_game, setup, seat)].mean);
    }
}

/* -- Decisions ------------------------------------------------------------------------------------- */

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
  it = review (history, 32, 1);
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
  g_autoptr (PwHistory) history = played ("burgundy", 2, 4);
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

/** A game in which somebody throws points away late. */
typedef struct
{
  const char *game;
  int least;                    /* points at once, thrown away */
  guint late;                   /* in the last moves, so many of a hundred */
  guint rollouts;
  gboolean late_only;           /* it is compared with what was decided as late */
} Thrown;

/* The move after @at that brings least at once, where another brings much more; gives how much. */
static int
find_thrown (const PwHistory *history, guint at, PwMove *worst)
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

      most = MAX (most, points);
      if (legal.items[i].player == actor && points < least)
        {
          least = points;
          *worst = legal.items[i];
        }
    }
  pw_moves_clear (&legal);
  return most > least ? most - least : 0;
}

/* A game with a planted blunder: late in it the most is thrown away that can be. */
static PwHistory *
with_thrown (const Thrown *it, guint64 seed, int *thrown, guint *at, guint *seat)
{
  PwHistory *history = played (it->game, 2, seed);
  guint end = pw_history_get_cursor (history);
  PwRandom random = { seed };
  PwMove move = { 0 };

  *thrown = 0;
  for (guint i = end * (100 - it->late) / 100; i < end; i++)
    {
      PwMove worst;
      int points = find_thrown (history, i, &worst);

      if (points > *thrown)
        {
          *thrown = points;
          *at = i;
          move = worst;
        }
    }
  if (*thrown == 0)
    return history;
  while (pw_history_get_cursor (history) > *at)
    pw_history_undo (history);
  *seat = (guint) move.player;
  g_assert_true (pw_history_play (history, &move, NULL));
  g_assert_true (pw_dealer_play (history, &random, PW_POLICY_USUAL.flags, NULL));
  return history;
}

/* It is the first that is named; in Carcassonne, where what was placed early may have cost more, of those that were decided as late. */
static void
test_thrown (gconstpointer data)
{
  const Thrown *it = data;

  for (guint64 seed = 1;; seed++)
    {
      int thrown;
      guint at = 0, seat = 0;
      g_autoptr (PwHistory) history = with_thrown (it, seed, &thrown, &at, &seat);
      g_autoptr (PwReview) reviewed = NULL;
      const PwDecision *dear[PW_REVIEW_CONFIRMED];
      guint n, i;

      g_assert_cmpuint (seed, <, 60);
      if (thrown < it->least)
        continue;
      reviewed = review (history, it->rollouts, 1);
      n = pw_review_costliest (reviewed, seat, G_N_ELEMENTS (dear), dear);
      for (i = 0; i < n && it->late_only && dear[i]->at < pw_history_get_cursor (history) * (100 - it->late) / 100; i++)
        continue;
      g_test_message ("%s, seed %" G_GUINT64_FORMAT ": %d points thrown away after move %u", it->game, seed, thrown, at);
      g_assert_cmpuint (i, <, n);
      g_assert_cmpuint (dear[i]->at, ==, at);
      g_assert_true (pw_decision_is_sure (dear[i]));
      return;
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
  it = review (record->history, 16, 1);
  g_assert_cmpuint (pw_review_n_decisions (it), >, 6);
  for (guint i = 0; i < pw_review_n_decisions (it); i++)
    {
      const PwDecision *decision = pw_review_nth_decision (it, i);
      const PwMove *move = pw_history_get_move (record->history, decision->at);

      g_assert_cmpint (decision->compared.move.args[CC_ARG_KIND], ==, move->args[CC_ARG_KIND]);
    }
  g_assert_cmpuint (pw_review_luck (it, 0, PW_LUCK_DRAWS).n, ==, 8);
}

/* Where nothing is rolled or drawn the curve has a point wherever somebody else's turn begins. */
static void
test_moments (void)
{
  g_autoptr (PwHistory) history = played ("caylus1303", 2, 3);
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
      g_autoptr (PwHistory) history = played (cases[i].game, 2, 3);
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
      g_autoptr (PwHistory) history = played ("kingsburg", 2, seed);
      guint end = pw_history_get_cursor (history);
      int lead = pw_history_get_score (history, end, 0, -1) - pw_history_get_score (history, end, 1, -1);

      g_assert_cmpuint (seed, <, 60);
      if (lead >= 12)
        {
          g_autoptr (PwReview) it = NULL;

          for (guint i = 0; i < 10; i++)
            g_assert_true (pw_history_undo (history));
          it = review (history, 16, 1);
          g_assert_cmpfloat (pw_review_nth_value (it, pw_review_n_values (it) - 1)->win[0].mean, >=, 0.9);
          return;
        }
    }
}

/* What is too close to call stands behind what is sure, and is called so; nothing is named that seemed no worse than what was played. */
static void
test_close (void)
{
  g_autoptr (PwHistory) history = played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = review (history, 16, 1);
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
  g_autoptr (PwHistory) history = played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = review (history, 4, 1);
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
  g_autoptr (PwHistory) history = played ("caylus1303", 3, 3);
  g_autoptr (PwReview) it = review (history, 8, 1);
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

/* Two moves of which the log says the same, a tile turned otherwise, are told apart. */
static void
test_both_differ (void)
{
  g_autoptr (PwHistory) history = played ("carcassonne", 2, 3);
  PwMoves moves = PW_MOVES_INIT;
  guint pairs = 0;

  for (guint at = 0; at < pw_history_get_cursor (history) && pairs < 3; at++)
    {
      const PwMove *move = pw_history_get_move (history, at);
      g_autofree char *said = pw_review_move_words (history, at, move);

      if (move->player < 0)
        continue;
      moves.n = 0;
      pw_game_legal (pw_history_get_game (history), pw_history_get_state (history, at), &moves);
      for (guint i = 0; i < moves.n; i++)
        {
          PwDecision decision = { .at = at, .compared.move = moves.items[i] };
          g_autofree char *other = pw_review_move_words (history, at, &moves.items[i]), *done = NULL, *better = NULL;

          if (!g_str_equal (said, other) || (pw_move_matches (move, &moves.items[i]) && pw_move_matches (&moves.items[i], move)))
            continue;
          pw_review_both_words (history, &decision, &done, &better);
          g_assert_cmpstr (done, !=, better);
          pairs++;
        }
    }
  pw_moves_clear (&moves);
  g_assert_cmpuint (pairs, >, 0);
}

/* Where nothing is rolled or drawn, what ± does not say is said. */
static void
test_doubts (void)
{
  g_autoptr (PwHistory) rolled = played ("kingsburg", 2, 9), planned = played ("caylus1303", 2, 3);
  g_autoptr (PwReview) one = review (rolled, 8, 1), other = review (planned, 8, 1);

  g_assert_null (strstr (pw_review_doubt_words (one), "nothing is left to luck"));
  g_assert_nonnull (strstr (pw_review_doubt_words (other), "nothing is left to luck"));
}

/* -- The course of the game -------------------------------------------------------------------------- */

/* They are changes that are sure, in the order of the game; somebody whose chance went from little to all had one. */
static void
test_turns (void)
{
  g_autoptr (PwHistory) history = played ("kingsburg", 2, 9);
  g_autoptr (PwReview) it = review (history, 16, 4);
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
  g_autoptr (PwHistory) history = played ("kingsburg", 3, 9);
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
  g_autoptr (PwHistory) history = played ("carcassonne", 2, 3);
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
      g_autoptr (PwHistory) history = played ("kingsburg", 2, seed);
      g_autoptr (PwReview) it = review (history, ROLLOUTS, seed);

      pw_tally_add (&luck, pw_review_luck (it, 0, PW_LUCK_DICE).points);
    }
  g_test_message ("luck of a seat in 16 games: %.2f +- %.2f", luck.mean, pw_tally_error (&luck));
  g_assert_cmpfloat (ABS (luck.mean), <, 3 * pw_tally_error (&luck));
}

/* -- Bad input --------------------------------------------------------------------------------------- */

static void
test_cancelled (void)
{
  g_autoptr (PwHistory) history = played ("kingsburg", 2, 9);
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

  g_assert_null (pw_review_new (history, ROLLOUTS, 1, &error));
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
  revealed = pw_review_new (begun, ROLLOUTS, 1, NULL);
  g_assert_nonnull (revealed);
}

int
main (int argc, char *argv[])
{
  static const Thrown thrown[] = { { "kingsburg", 8, 10, 32, FALSE },
                                   { "carcassonne", 8, 1, 16, TRUE },
                                   { "caylus1303", 6, 10, 32, FALSE } };

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
  g_test_add_func ("/review/blunder", test_blunder);
  g_test_add_func ("/review/turn-order", test_turn_order);
  for (guint i = 0; i < G_N_ELEMENTS (thrown); i++)
    {
      g_autofree char *path = g_strconcat ("/review/thrown/", thrown[i].game, NULL);

      g_test_add_data_func (path, &thrown[i], test_thrown);
    }
  g_test_add_func ("/review/drawn", test_drawn);
  g_test_add_func ("/review/moments", test_moments);
  g_test_add_func ("/review/whims", test_whims);
  g_test_add_func ("/review/won", test_won);
  g_test_add_func ("/review/close", test_close);
  g_test_add_func ("/review/one-mistake", test_one_mistake);
  g_test_add_func ("/review/both-words", test_both_words);
  g_test_add_func ("/review/both-differ", test_both_differ);
  g_test_add_func ("/review/doubts", test_doubts);
  g_test_add_func ("/review/turns", test_turns);
  g_test_add_func ("/review/pick", test_pick);
  g_test_add_func ("/review/luck/sure", test_sure);
  g_test_add_func ("/review/luck/adds-up", test_adds_up);
  g_test_add_func ("/review/cancelled", test_cancelled);
  g_test_add_func ("/review/refused", test_refused);
  return g_test_run ();
}
