/* test-advice.c: the best moves of a moment: what is said of them, and what nobody may learn from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "review/pw-adviser.h"
#include "review/pw-drawn.h"

#define ROLLOUTS 120

static gconstpointer
present (const PwHistory *history)
{
  return pw_history_get_state (history, pw_history_get_cursor (history));
}

static gboolean
has_choice (const PwGame *game, gconstpointer state)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean some;

  if (game->play.actor (state) < 0 || pw_drawn_is_asked (game, state))
    return FALSE;
  pw_game_legal (game, state, &legal);
  some = legal.n > 2;
  pw_moves_clear (&legal);
  return some;
}

/* A game that has come to a decision, some moves after its beginning. */
static PwHistory *
begun (const char *id, const PwSetup *terms, guint64 seed, guint moves)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = terms ? pw_setup_copy (terms) : pw_setup_new (game, 2);
  PwHistory *history = pw_history_new (game, setup, NULL);
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  PwMove move;

  while ((pw_history_get_cursor (history) < moves || !has_choice (game, present (history))) &&
         pw_dealer_next (game, present (history), &random, PW_POLICY_USUAL.flags, &scratch, &move))
    g_assert_true (pw_history_play (history, &move, NULL));
  pw_moves_clear (&scratch);
  return history;
}

static void
advise (const PwHistory *history, guint64 seed, PwAdvice *out)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSituation) it = pw_situation_new (history, pw_history_get_cursor (history), NULL, &error);

  g_assert_no_error (error);
  g_assert_true (pw_situation_advise (it, ROLLOUTS, seed, NULL, out));
}

/* Of every game: up to three legal moves of whoever acts, all different, each with a value and how sure it is; the record is as it was. */
static void
test_names (gconstpointer id)
{
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwHistory) history = begun (id, NULL, 3, 40);
  guint cursor = pw_history_get_cursor (history), length = pw_history_get_length (history);
  g_autofree gpointer before = g_memdup2 (present (history), game->state_size);
  PwAdvice one, same, other;

  if (!game->dealing)
    return;
  pw_history_reveal (history);
  advise (history, 4, &one);
  advise (history, 4, &same);
  advise (history, 5, &other);
  g_assert_cmpuint (one.n, >=, 1);
  g_assert_cmpuint (one.n, <=, PW_MAX_ADVISED);
  g_assert_cmpuint (one.at, ==, cursor);
  g_assert_cmpuint (one.seat, ==, (guint) game->play.actor (present (history)));
  for (guint i = 0; i < one.n; i++)
    {
      g_autofree char *words = pw_advice_words (&one, i);

      g_assert_true (pw_game_check (game, present (history), &one.moves[i].move, NULL));
      g_assert_cmpint (one.moves[i].move.player, ==, game->play.actor (present (history)));
      g_assert_cmpuint (one.moves[i].points.n, >=, 2);
      g_assert_cmpfloat (one.moves[i].win.mean, >=, 0);
      g_assert_cmpfloat (one.moves[i].win.mean, <=, 1);
      g_assert_nonnull (strstr (words, "to win"));
      for (guint k = 0; k < i; k++)
        g_assert_false (pw_move_equal (&one.moves[i].move, &one.moves[k].move));
    }
  g_assert_cmpmem (one.moves, sizeof one.moves, same.moves, sizeof same.moves);
  g_assert_true (memcmp (one.moves, other.moves, sizeof one.moves) != 0);
  g_assert_cmpuint (pw_history_get_length (history), ==, length);
  g_assert_cmpmem (before, game->state_size, present (history), game->state_size);
}

/* Many points for the taking in the last round: what is named first takes them, and to end the turn is not it. */
static void
test_gift (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (PwHistory) history = begun ("burgundy", NULL, seed, 0);
      PwRandom random = { seed };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;
      int most = 0;

      g_assert_cmpuint (seed, <, 100);
      while (most < 12 && pw_dealer_next (&cb_game, present (history), &random, PW_POLICY_USUAL.flags, &legal, &move))
        {
          const CbState *state = present (history);

          most = 0;
          legal.n = 0;
          if (state->phase == CB_PHASES - 1 && state->round == CB_ROUNDS - 1 && cb_game.play.actor (state) >= 0)
            pw_game_legal (&cb_game, state, &legal);
          for (guint i = 0; i < legal.n; i++)
            most = MAX (most, pw_game_points (&cb_game, state, &legal.items[i]));
          if (most < 12)
            g_assert_true (pw_history_play (history, &move, NULL));
        }
      pw_moves_clear (&legal);
      if (most >= 12)
        {
          PwAdvice advice;

          advise (history, 1, &advice);
          g_assert_cmpint (pw_game_points (&cb_game, present (history), &advice.moves[0].move), >=, 12);
          return;
        }
    }
}

/* A few games that all ended alike make nothing sure; many make it surer. */
static void
test_no_chance_is_sure (void)
{
  PwAdvice advice = { .n = 1, .rollouts = 30 };
  PwTally *win = &advice.moves[0].win;
  g_autofree char *words = NULL;

  for (guint i = 0; i < 30; i++)
    pw_tally_add (win, 0);
  g_assert_cmpfloat (pw_tally_chance_within (win), >, 0.05);
  words = pw_advice_words (&advice, 0);
  g_assert_null (strstr (words, " \302\261 0 to win"));
  for (guint i = 0; i < 3000; i++)
    pw_tally_add (win, 0);
  g_assert_cmpfloat (pw_tally_chance_within (win), <, 0.005);
}

/* What somebody has by now that is secret changes nothing of the advice, and no chance to win tells who leads. */
static void
test_secret (void)
{
  const PwGame *game = pw_games_find ("caylus1303");
  g_autoptr (PwHistory) history = begun ("caylus1303", NULL, 3, 70);
  g_autofree char *words = NULL;
  PwAdvice hidden, open;
  guint seat, same = 0;
  int has;

  g_assert_true (pw_history_hides (history));
  advise (history, 1, &hidden);
  g_assert_true (hidden.from_here);
  seat = hidden.seat;
  words = pw_advice_words (&hidden, 0);
  g_assert_nonnull (strstr (words, "from here on"));
  g_assert_null (strstr (words, "win"));
  pw_history_reveal (history);
  advise (history, 1, &open);
  has = pw_history_get_score (history, pw_history_get_cursor (history), seat, -1);
  g_assert_cmpint (has, !=, 0);
  for (guint i = 0; i < open.n; i++)
    for (guint k = 0; k < hidden.n; k++)
      if (pw_move_equal (&open.moves[i].move, &hidden.moves[k].move))
        {
          g_assert_cmpfloat_with_epsilon (hidden.moves[k].points.mean + has, open.moves[i].points.mean, 1e-6);
          same++;
        }
  g_assert_cmpuint (same, >, 0);
  g_assert_cmpstr (game->id, ==, "caylus1303");
}

/* Before a tile is drawn nobody is told which would be best; once the entry says which it is, only that one is placed. */
static void
test_drawn (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, 2);
  g_autoptr (PwHistory) history = pw_history_new (&cc_game, setup, NULL);
  g_autoptr (PwSituation) none = NULL, some = NULL;
  g_autoptr (GError) error = NULL;
  PwMoves legal = PW_MOVES_INIT;
  PwMove entered, draw;
  PwAdvice advice;

  g_assert_true (pw_drawn_is_asked (&cc_game, present (history)));
  none = pw_situation_new (history, 0, NULL, &error);
  g_assert_null (none);
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
  pw_game_legal (&cc_game, present (history), &legal);
  pw_move_init (&entered, CC_KIND_TILE, 0);
  entered.args[CC_ARG_KIND] = legal.items[0].args[CC_ARG_KIND];
  pw_moves_clear (&legal);
  g_assert_true (pw_drawn_with (&cc_game, present (history), &entered, &draw));
  some = pw_situation_new (history, 0, &entered, NULL);
  g_assert_nonnull (some);
  g_assert_true (pw_situation_advise (some, 48, 1, NULL, &advice));
  for (guint i = 0; i < advice.n; i++)
    {
      g_assert_cmpint (advice.moves[i].move.args[CC_ARG_KIND], ==, entered.args[CC_ARG_KIND]);
      g_assert_true (pw_game_check (&cc_game, present (history), &advice.moves[i].move, NULL));
    }
}

static void
check_refused (const PwHistory *history)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSituation) it = pw_situation_new (history, pw_history_get_cursor (history), NULL, &error);

  g_assert_null (it);
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
}

/* One board of many, an end position, dice that are still to be rolled, a game that is over. */
static void
test_refused (void)
{
  static const guint levels[] = { PW_LEVEL_BOARD, PW_LEVEL_FINAL };
  g_autoptr (PwSetup) usual = pw_setup_new (&cb_game, 2);
  g_autoptr (PwHistory) over = pw_history_new (&cb_game, usual, NULL);
  PwRandom random = { 1 };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
      g_autoptr (PwHistory) history = NULL;

      setup->level = (guint8) levels[i];
      history = pw_history_new (&cb_game, setup, NULL);
      check_refused (history);
    }
  g_assert_true (pw_dealer_play (over, &random, PW_POLICY_USUAL.flags, NULL));
  check_refused (over);
  while (cb_game.play.actor (present (over)) != PW_TABLE)
    g_assert_true (pw_history_undo (over));
  check_refused (over);
}

static void
count (PwAdviser *adviser, guint *times)
{
  ++*times;
}

/* It is heard again and again, surer each time; what was asked before is never heard. */
static void
test_adviser (void)
{
  g_autoptr (PwHistory) history = begun ("kingsburg", NULL, 3, 40), later = begun ("kingsburg", NULL, 3, 50);
  g_autoptr (PwAdviser) adviser = pw_adviser_new ();
  guint times = 0;

  g_signal_connect (adviser, "advised", G_CALLBACK (count), &times);
  g_assert_true (pw_adviser_ask (adviser, history, pw_history_get_cursor (history), NULL, 1000000, NULL));
  g_assert_true (pw_adviser_is_running (adviser));
  g_assert_true (pw_adviser_ask (adviser, later, pw_history_get_cursor (later), NULL, 400, NULL));
  g_assert_null (pw_adviser_get_advice (adviser));
  while (pw_adviser_is_running (adviser))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (times, ==, 2);
  g_assert_cmpuint (pw_adviser_get_advice (adviser)->at, ==, pw_history_get_cursor (later));
  g_assert_cmpuint (pw_adviser_get_advice (adviser)->rollouts, ==, 400);
  pw_adviser_stop (adviser);
  g_assert_null (pw_adviser_get_advice (adviser));
}

/* Stopped, and left by everybody while the thread is still at it. */
static void
test_left (void)
{
  g_autoptr (PwHistory) history = begun ("carcassonne", NULL, 3, 20);
  PwAdviser *adviser = pw_adviser_new (), *weak = adviser;
  guint times = 0;

  g_object_add_weak_pointer (G_OBJECT (adviser), (gpointer *) &weak);
  g_signal_connect (adviser, "advised", G_CALLBACK (count), &times);
  g_assert_true (pw_adviser_ask (adviser, history, pw_history_get_cursor (history), NULL, 1000000, NULL));
  pw_adviser_stop (adviser);
  g_object_unref (adviser);
  while (weak)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (times, ==, 0);
}

/* It is agreed to, written down, read again, and said; whoever did not agree has nothing of it. */
static void
test_agreed (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (PwRecord) read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_setup_advice_note (setup));
  g_assert_true (pw_setup_tells_points (setup));
  setup->hints = PW_HINTS_ADVICE;
  g_assert_nonnull (pw_setup_advice_note (setup));
  g_assert_true (pw_setup_tells_points (setup));
  g_assert_true (pw_setup_check (setup, &cb_game, NULL));
  read = pw_record_parse ("game: burgundy\nhints: advice\nplayer: \"A\" marker=1 duchy=1\nplayer: \"B\" marker=2 duchy=2\n", -1,
                          &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_setup (read->history)->hints, ==, PW_HINTS_ADVICE);
}

/* What goods somebody drew at the start nobody chose: no other goods are better. There is something to decide only where the first castle may lie on
 * several hexes, and what was drawn is said. */
static void
test_start (void)
{
  static const struct
  {
    gboolean expert, said, advised;
  } cases[] = { { FALSE, FALSE, FALSE }, { FALSE, TRUE, FALSE }, { TRUE, FALSE, FALSE }, { TRUE, TRUE, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
      g_autoptr (PwHistory) history = NULL;
      g_autoptr (PwSituation) it = NULL;
      g_autoptr (GError) error = NULL;
      PwMoves legal = PW_MOVES_INIT;
      PwCompared compared;
      PwMove said;
      PwAdvice advice;

      setup->options[CB_OPTION_EXPERT] = cases[i].expert;
      history = pw_history_new (&cb_game, setup, &error);
      g_assert_no_error (error);
      pw_game_legal (&cb_game, present (history), &legal);
      said = legal.items[legal.n / 2];
      pw_moves_clear (&legal);
      g_assert_cmpint (said.kind, ==, CB_KIND_START);
      it = pw_situation_new (history, pw_history_get_cursor (history), cases[i].said ? &said : NULL, &error);
      g_assert_true ((it != NULL) == cases[i].advised);
      if (it)
        {
          g_assert_true (pw_situation_advise (it, ROLLOUTS, 1, NULL, &advice));
          g_assert_cmpuint (advice.n, >, 1);
          for (guint k = 0; k < advice.n; k++)
            g_assert_true (pw_drawn_alike (&cb_game, &said, &advice.moves[k].move));
        }
      {
        g_autoptr (PwSearch) search = pw_search_new (&cb_game, setup);

        g_assert_true (pw_search_compare (search, &(PwMoment){ .state = present (history) }, &said, 16, 1, &compared));
        g_assert_true (compared.forced == !cases[i].expert);
        g_assert_true (pw_drawn_alike (&cb_game, &said, &compared.move));
      }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  for (guint i = 0; i < pw_games_count (); i++)
    {
      g_autofree char *path = g_strconcat ("/review/advice/names/", pw_games_nth (i)->id, NULL);

      g_test_add_data_func (path, pw_games_nth (i)->id, test_names);
    }
  g_test_add_func ("/review/advice/no-chance-is-sure", test_no_chance_is_sure);
  g_test_add_func ("/review/advice/gift", test_gift);
  g_test_add_func ("/review/advice/secret", test_secret);
  g_test_add_func ("/review/advice/drawn", test_drawn);
  g_test_add_func ("/review/advice/refused", test_refused);
  g_test_add_func ("/review/advice/adviser", test_adviser);
  g_test_add_func ("/review/advice/left", test_left);
  g_test_add_func ("/review/advice/agreed", test_agreed);
  g_test_add_func ("/review/advice/start", test_start);
  return g_test_run ();
}
