/* test-session.c: playing, undoing, looking back, and what a session tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include "core/pw-notation.h"
#include "../own-folders.h"

#define GAME "burgundy"

static gboolean
flag (PwSession *session, const char *name)
{
  gboolean value;

  g_object_get (session, name, &value, NULL);
  return value;
}

static void
on_changed (PwSession *session, int change, GString *told)
{
  static const char *const names[] = { "played", "cursor", "view", "all" };

  g_string_append_printf (told, "%s%s", told->len ? " " : "", names[change]);
}

static void
test_play_undo_redo (void)
{
  PwSession *session = pw_model_test_session (GAME);
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GString) told = g_string_new (NULL);
  int undo_told = 0, redo_told = 0;
  gsize size = pw_session_get_game (session)->state_size;
  g_autofree gpointer first = g_memdup2 (pw_session_get_state (session), size);

  g_signal_connect (session, "changed", G_CALLBACK (on_changed), told);
  g_signal_connect_swapped (session, "notify::can-undo", G_CALLBACK (pw_model_test_count), &undo_told);
  g_signal_connect_swapped (session, "notify::can-redo", G_CALLBACK (pw_model_test_count), &redo_told);
  g_assert_false (flag (session, "can-undo"));
  g_assert_false (flag (session, "can-redo"));
  g_assert_false (pw_session_undo (session));
  g_assert_false (pw_session_redo (session));
  g_assert_cmpstr (told->str, ==, "");

  g_assert_true (pw_model_test_deal (session, 3, 1));
  g_assert_cmpstr (told->str, ==, "played played played");
  g_assert_true (flag (session, "can-undo"));
  g_assert_cmpint (undo_told, ==, 1);
  g_assert_cmpint (redo_told, ==, 0);

  for (guint i = 0; i < 3; i++)
    g_assert_true (pw_session_undo (session));
  g_assert_cmpmem (pw_session_get_state (session), size, first, size);
  g_assert_false (flag (session, "can-undo"));
  g_assert_true (flag (session, "can-redo"));
  g_assert_cmpuint (pw_history_get_length (history), ==, 3);
  g_assert_true (pw_session_redo (session));
  g_assert_cmpstr (told->str, ==, "played played played cursor cursor cursor cursor");

  /* Another move forgets what was undone. */
  g_assert_true (pw_model_test_deal (session, 1, 2));
  g_assert_cmpuint (pw_history_get_length (history), ==, 2);
  g_assert_false (flag (session, "can-redo"));
  g_assert_finalize_object (session);
}

static void
test_refusal_changes_nothing (void)
{
  PwSession *session = pw_model_test_session (GAME);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_signal_connect (session, "changed", G_CALLBACK (on_changed), told);
  g_assert_true (pw_notation_parse (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session),
                                    "roll 4 36 22 51", &move, NULL));
  g_assert_false (pw_session_play (session, &move, &error));
  g_assert_true (error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (told->str, ==, "");
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, 0);
  g_assert_finalize_object (session);
}

static void
test_looking_back (void)
{
  PwSession *session = pw_model_test_session (GAME);
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GString) told = g_string_new (NULL);
  int back_told = 0;

  g_assert_true (pw_model_test_deal (session, 10, 1));
  g_signal_connect (session, "changed", G_CALLBACK (on_changed), told);
  g_signal_connect_swapped (session, "notify::looking-back", G_CALLBACK (pw_model_test_count), &back_told);
  pw_session_look_at (session, 4);
  g_assert_true (flag (session, "looking-back"));
  g_assert_cmpuint (pw_session_get_moment (session), ==, 4);
  g_assert_true (pw_session_get_state (session) == pw_history_get_state (history, 4));
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 10);
  pw_session_look_at (session, 4);
  pw_session_look_at (session, 7);
  g_assert_cmpstr (told->str, ==, "view view");
  pw_session_look_at_present (session);
  g_assert_false (flag (session, "looking-back"));
  g_assert_cmpint (back_told, ==, 2);
  pw_session_look_at (session, 99);
  g_assert_cmpuint (pw_session_get_moment (session), ==, 10);

  /* A move goes to the present, whatever is looked at. */
  pw_session_look_at (session, 0);
  {
    PwSession *twin = pw_model_test_session (GAME);
    const PwMove *next;

    g_assert_true (pw_model_test_deal (twin, 11, 1));
    next = pw_history_get_move (pw_session_get_history (twin), 10);
    g_assert_true (pw_session_play (session, next, NULL));
    g_assert_cmpmem (pw_session_get_state (session), pw_session_get_game (session)->state_size, pw_session_get_state (twin),
                     pw_session_get_game (twin)->state_size);
    g_assert_finalize_object (twin);
  }
  g_assert_false (flag (session, "looking-back"));
  g_assert_true (g_str_has_suffix (told->str, " all"));
  g_assert_cmpuint (pw_session_get_moment (session), ==, 11);

  /* So does undo. */
  pw_session_look_at (session, 2);
  g_assert_true (pw_session_undo (session));
  g_assert_cmpuint (pw_session_get_moment (session), ==, 10);
  g_assert_finalize_object (session);
}

static void
test_over_and_scores (void)
{
  PwSession *session = pw_model_test_session (GAME);
  const PwGame *game = pw_session_get_game (session);
  int over_told = 0;

  g_signal_connect_swapped (session, "notify::over", G_CALLBACK (pw_model_test_count), &over_told);
  g_assert_false (pw_model_test_deal (session, G_MAXUINT, 3));
  g_assert_true (flag (session, "over"));
  g_assert_cmpint (over_told, ==, 1);
  g_assert_cmpint (pw_session_get_actor (session), ==, PW_NOBODY);
  for (guint seat = 0; seat < 3; seat++)
    {
      int sum = 0;

      for (guint source = 0; source < game->n_sources; source++)
        sum += pw_session_get_score (session, seat, (int) source);
      g_assert_cmpint (pw_session_get_score (session, seat, -1), ==, sum);
      g_assert_cmpint (sum, >, 0);
    }
  pw_session_look_at (session, 0);
  g_assert_cmpint (pw_session_get_score (session, 0, -1), ==, 0);
  g_assert_true (flag (session, "over"));
  g_assert_true (pw_session_undo (session));
  g_assert_false (flag (session, "over"));
  g_assert_cmpint (over_told, ==, 2);
  g_assert_finalize_object (session);
}

static void
test_setup_is_refused (void)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (GError) error = NULL;

  pw_setup_set_name (setup, 1, "Ana");
  g_assert_null (pw_session_new (pw_games_find (GAME), setup, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/session/play-undo-redo", test_play_undo_redo);
  own_folders_add ("/session/refusal-changes-nothing", test_refusal_changes_nothing);
  own_folders_add ("/session/looking-back", test_looking_back);
  own_folders_add ("/session/over-and-scores", test_over_and_scores);
  own_folders_add ("/session/setup-is-refused", test_setup_is_refused);
  return g_test_run ();
}
