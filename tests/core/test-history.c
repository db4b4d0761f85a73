/* test-history.c: playing, undoing, redoing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-history.h"
#include "games/template/template.h"

static PwHistory *
new_race (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (GError) error = NULL;
  PwHistory *history = pw_history_new (&template_game, setup, &error);

  g_assert_no_error (error);
  return history;
}

static gboolean
play (PwHistory *history, guint kind, int player, gint16 arg, GError **error)
{
  PwMove move;

  pw_move_init (&move, kind, player);
  move.args[0] = arg;
  return pw_history_play (history, &move, error);
}

static void
test_points_are_there_at_once (void)
{
  g_autoptr (PwHistory) history = new_race ();

  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_true (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_cmpint (pw_history_get_score (history, 2, 0, -1), ==, 5);
  g_assert_cmpint (pw_history_get_score (history, 1, 0, -1), ==, 0);
  g_assert_cmpint (pw_history_get_score (history, 2, 1, -1), ==, 0);
}

static void
test_a_refused_move_changes_nothing (void)
{
  g_autoptr (PwHistory) history = new_race ();
  g_autoptr (GError) error = NULL;

  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_false (play (history, TEMPLATE_KIND_RUN, 0, 2, &error));
  g_assert_error (error, PW_RULE_ERROR, TEMPLATE_RULE_2_2);
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 1);
  g_assert_cmpuint (pw_history_get_length (history), ==, 1);
}

/* What the undone move brought about is no more part of the one that is played instead than the move itself. */
static void
test_events_of_undone_moves_are_forgotten (void)
{
  g_autoptr (PwHistory) history = new_race (), straight = new_race ();
  const PwEvent *events, *expected;
  guint n, n_expected;

  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_true (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_true (pw_history_undo (history));
  g_assert_true (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_true (play (straight, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_true (play (straight, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  events = pw_history_get_events (history, 1, &n);
  expected = pw_history_get_events (straight, 1, &n_expected);
  g_assert_cmpuint (n_expected, >, 0);
  g_assert_cmpmem (events, n * sizeof *events, expected, n_expected * sizeof *expected);
}

static void
test_playing_after_undo_forgets_what_was_undone (void)
{
  g_autoptr (PwHistory) history = new_race ();

  g_assert_false (pw_history_undo (history));
  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_true (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_true (pw_history_undo (history));
  g_assert_cmpuint (pw_history_get_length (history), ==, 2);
  g_assert_true (pw_history_redo (history));
  g_assert_false (pw_history_redo (history));
  g_assert_true (pw_history_undo (history));
  g_assert_true (pw_history_undo (history));
  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 2, NULL));
  g_assert_cmpuint (pw_history_get_length (history), ==, 1);
  g_assert_true (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_cmpint (pw_history_get_score (history, 2, 0, -1), ==, 2);
}

static void
test_a_refused_move_after_undo_keeps_what_was_undone (void)
{
  g_autoptr (PwHistory) history = new_race ();

  g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, 5, NULL));
  g_assert_true (pw_history_undo (history));
  g_assert_false (play (history, TEMPLATE_KIND_RUN, 0, PW_ARG_NONE, NULL));
  g_assert_true (pw_history_redo (history));
}

static void
test_a_thousand_moves_keep_their_states (void)
{
  g_autoptr (PwHistory) history = new_race ();

  /* Rolls and undos by turns: the array of states grows and is used again. */
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_true (play (history, TEMPLATE_KIND_ROLL, PW_TABLE, (gint16) (i % 6 + 1), NULL));
      g_assert_cmpuint (((const TemplateState *) pw_history_get_state (history, 1))->die, ==, i % 6 + 1);
      g_assert_cmpuint (((const TemplateState *) pw_history_get_state (history, 0))->die, ==, 0);
      g_assert_true (pw_history_undo (history));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/history/points-are-there-at-once", test_points_are_there_at_once);
  g_test_add_func ("/core/history/a-refused-move-changes-nothing", test_a_refused_move_changes_nothing);
  g_test_add_func ("/core/history/events-of-undone-moves-are-forgotten", test_events_of_undone_moves_are_forgotten);
  g_test_add_func ("/core/history/playing-after-undo-forgets", test_playing_after_undo_forgets_what_was_undone);
  g_test_add_func ("/core/history/a-refused-move-after-undo-forgets-nothing",
                   test_a_refused_move_after_undo_keeps_what_was_undone);
  g_test_add_func ("/core/history/a-thousand-moves-keep-their-states", test_a_thousand_moves_keep_their_states);
  return g_test_run ();
}
