/* test-dealer.c: dice and draws by the program, out of the seed that was agreed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"

static PwHistory *
begin (guint dealer, guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  PwHistory *history;
  PwMove move;

  setup->dealer = (guint8) dealer;
  setup->seed = seed;
  history = pw_history_new (&cb_game, setup, NULL);
  for (int seat = 0; seat < 2; seat++)
    {
      PwMoves legal = PW_MOVES_INIT;

      pw_game_legal (&cb_game, pw_history_get_state (history, pw_history_get_cursor (history)), &legal);
      move = legal.items[0];
      pw_moves_clear (&legal);
      g_assert_true (pw_history_play (history, &move, NULL));
    }
  return history;
}

static void
test_a_roll_taken_back_comes_again (void)
{
  g_autoptr (PwHistory) history = begin (PW_DEALER_DICE, 77);
  g_autoptr (PwHistory) other = begin (PW_DEALER_DICE, 78);
  PwMove first, again;

  g_assert_true (pw_dealer_roll (history, &first));
  g_assert_cmpuint (first.kind, ==, CB_KIND_ROLL);
  g_assert_true (first.flags & PW_MOVE_DEALT);
  g_assert_true (pw_history_play (history, &first, NULL));
  g_assert_true (pw_history_undo (history));
  g_assert_true (pw_dealer_roll (history, &again));
  g_assert_true (pw_move_equal (&first, &again));
  g_assert_true (pw_dealer_roll (other, &again));
  g_assert_false (pw_move_equal (&first, &again));
}

static void
test_rolls_are_fair (void)
{
  guint faces[7] = { 0 };

  for (guint seed = 1; seed <= 600; seed++)
    {
      g_autoptr (PwHistory) history = begin (PW_DEALER_DICE, seed);
      PwMove move;

      g_assert_true (pw_dealer_roll (history, &move));
      faces[move.args[0]]++;
    }
  for (guint face = 1; face <= 6; face++)
    {
      g_assert_cmpuint (faces[face], >, 60);
      g_assert_cmpuint (faces[face], <, 150);
    }
}

static void
test_what_is_agreed_is_dealt_and_no_more (void)
{
  static const struct
  {
    guint dealer;
    gboolean rolls, draws;
  } cases[] = {
    { 0, FALSE, FALSE },
    { PW_DEALER_DICE, TRUE, FALSE },
    { PW_DEALER_TILES, FALSE, TRUE },
    { PW_DEALER_DICE | PW_DEALER_TILES, TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwHistory) history = begin (cases[i].dealer, 5);
      guint drawn = pw_dealer_draw (history);
      const CbState *state = pw_history_get_state (history, pw_history_get_cursor (history));

      /* Seven depots and the goods of the phase; then it is for the dice. */
      g_assert_cmpuint (drawn, ==, cases[i].draws ? CB_DEPOTS + 2 : 0);
      g_assert_cmpint (state->depots[0][0] < CB_TILE_UNKNOWN, ==, cases[i].draws);
      g_assert_cmpint (pw_dealer_is_agreed (history), ==, cases[i].rolls);
      g_assert_cmpuint (state->white, ==, 0);
      for (guint k = 2; k < pw_history_get_length (history); k++)
        g_assert_true (pw_history_get_move (history, k)->flags & PW_MOVE_DEALT);
    }
}

static void
test_an_end_position_is_not_finished_by_itself (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 2);
  g_autoptr (PwHistory) history = NULL;
  PwMove move;

  setup->level = PW_LEVEL_FINAL;
  setup->dealer = PW_DEALER_DICE | PW_DEALER_TILES;
  history = pw_history_new (&cb_game, setup, NULL);
  g_assert_false (pw_dealer_roll (history, &move));
  g_assert_cmpuint (pw_dealer_draw (history), ==, 0);
}

/* What was scored at the table nobody invents, whatever was agreed about drawing. */
static void
test_a_score_pad_is_written_by_people (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cc_game, 2);
  g_autoptr (PwHistory) history = NULL;
  PwMove move;

  setup->level = CC_LEVEL_PAD;
  setup->dealer = PW_DEALER_DICE | PW_DEALER_TILES;
  history = pw_history_new (&cc_game, setup, NULL);
  g_assert_false (pw_dealer_roll (history, &move));
  g_assert_cmpuint (pw_dealer_draw (history), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/core/dealer/a-roll-taken-back-comes-again", test_a_roll_taken_back_comes_again);
  g_test_add_func ("/core/dealer/rolls-are-fair", test_rolls_are_fair);
  g_test_add_func ("/core/dealer/what-is-agreed-is-dealt-and-no-more", test_what_is_agreed_is_dealt_and_no_more);
  g_test_add_func ("/core/dealer/an-end-position-is-not-finished-by-itself", test_an_end_position_is_not_finished_by_itself);
  g_test_add_func ("/core/dealer/a-score-pad-is-written-by-people", test_a_score_pad_is_written_by_people);
  return g_test_run ();
}
