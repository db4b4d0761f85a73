/* test-session-lock.c: a game is saved while another program has locked its folder: nobody waits, and nothing is lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "saved-session.h"

/* Locks the folder as another program does, and waits as long as it takes. */
static int
lock_out (Fixture *fixture)
{
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 2, 1));
  g_assert_true (pw_session_is_saved (fixture->session));
  pw_file_lock_set_patience (G_MAXINT64);
  return pw_file_lock_take (fixture->path);
}

static gpointer
let_go (gpointer lock)
{
  pw_file_lock_release (GPOINTER_TO_INT (lock));
  return NULL;
}

/* No entry waits; what is written at last is what was entered last. */
static void
test_lock_delays_no_entry (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;
  int lock = lock_out (fixture);

  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      g_assert_false (pw_session_is_saved (session));
      g_assert_null (pw_session_get_save_problem (session));
      g_assert_cmpuint (moves_on_disk (fixture->path), ==, 2);
    }
  g_assert_true (pw_model_test_undo (session));
  pw_file_lock_release (lock);
  wait_for_retry (session);
  assert_saved (session, fixture->path);
  g_assert_cmpuint (moves_on_disk (fixture->path), ==, 7);
  /* That all is saved now, for whoever held something back until then. */
  g_assert_cmpint (fixture->told, ==, 1);
  g_assert_false (pw_session_is_unsaved (session));
  g_assert_true (pw_model_test_deal (session, 1, 9));
  g_assert_true (pw_session_is_saved (session));
  assert_saved (session, fixture->path);
}

/* Entries while the lock comes and goes: each is on the disk in the end, in its order. */
static void
test_lock_comes_and_goes (Fixture *fixture, gconstpointer data)
{
  int lock = lock_out (fixture);

  for (guint i = 0; i < 60; i++)
    {
      g_assert_true (pw_model_test_deal (fixture->session, 1, i));
      if (i % 3 == 0)
        pw_file_lock_release (lock);
      if (i % 3 == 1)
        g_main_context_iteration (NULL, FALSE);
      if (i % 3 == 2 && !pw_file_lock_try (fixture->path, &lock))
        {
          /* It writes just now. */
          pw_file_lock_release (lock);
          wait_for_retry (fixture->session);
          g_assert_true (pw_file_lock_try (fixture->path, &lock));
        }
    }
  pw_file_lock_release (lock);
  wait_for_retry (fixture->session);
  assert_saved (fixture->session, fixture->path);
  g_assert_cmpuint (moves_on_disk (fixture->path), ==, 62);
}

/* Who quits, or asks whether the game is saved, waits. */
static void
test_quitting_flushes (Fixture *fixture, gconstpointer data)
{
  int lock = lock_out (fixture);
  GThread *other;

  g_assert_true (pw_model_test_deal (fixture->session, 3, 2));
  g_assert_false (pw_session_is_saved (fixture->session));
  other = g_thread_new ("other", let_go, GINT_TO_POINTER (lock));
  g_assert_true (pw_session_save (fixture->session));
  g_thread_join (other);
  g_assert_true (pw_session_is_saved (fixture->session));
  assert_saved (fixture->session, fixture->path);

  lock = pw_file_lock_take (fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 3));
  g_assert_false (pw_session_is_saved (fixture->session));
  other = g_thread_new ("other", let_go, GINT_TO_POINTER (lock));
  g_assert_finalize_object (fixture->session);
  g_thread_join (other);
  g_assert_cmpuint (moves_on_disk (fixture->path), ==, 8);
  fixture->session = pw_model_test_session (GAME);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* What the other program has written while it had the lock is never written over. */
static void
test_change_behind_a_lock (Fixture *fixture, gconstpointer data)
{
  int lock = lock_out (fixture);
  g_autofree char *after = NULL, *beside = NULL;

  g_assert_true (pw_model_test_deal (fixture->session, 3, 2));
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  pw_file_lock_release (lock);
  while (!pw_session_get_conflict (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  after = read_file (fixture->path);
  g_assert_cmpstr (after, ==, "theirs");
  g_assert_false (pw_session_is_saved (fixture->session));
  g_assert_null (pw_session_get_save_error (fixture->session));
  beside = pw_store_path_beside (fixture->path);
  pw_session_set_path (fixture->session, beside);
  g_assert_true (pw_session_save (fixture->session));
  g_assert_cmpuint (moves_on_disk (beside), ==, 5);
}

/* One that never lets go does not stop the game from being kept. */
static void
test_lock_for_ever (Fixture *fixture, gconstpointer data)
{
  int lock = lock_out (fixture);

  pw_file_lock_set_patience (0);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 2));
  wait_for_retry (fixture->session);
  assert_saved (fixture->session, fixture->path);
  pw_file_lock_release (lock);
}

/* The game goes on in another file: what was entered goes into the one it was in first. */
static void
test_another_path_behind_a_lock (Fixture *fixture, gconstpointer data)
{
  int lock = lock_out (fixture);
  g_autofree char *beside = pw_store_path_beside (fixture->path);
  GThread *other;

  g_assert_true (pw_model_test_deal (fixture->session, 3, 2));
  other = g_thread_new ("other", let_go, GINT_TO_POINTER (lock));
  pw_session_set_path (fixture->session, beside);
  g_thread_join (other);
  g_assert_cmpuint (moves_on_disk (fixture->path), ==, 5);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 2));
  g_assert_cmpuint (moves_on_disk (beside), ==, 6);
  g_assert_cmpuint (moves_on_disk (fixture->path), ==, 5);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/save/lock-delays-no-entry", test_lock_delays_no_entry);
  ADD ("/save/lock-comes-and-goes", test_lock_comes_and_goes);
  ADD ("/save/quitting-flushes", test_quitting_flushes);
  ADD ("/save/change-behind-a-lock", test_change_behind_a_lock);
  ADD ("/save/lock-for-ever", test_lock_for_ever);
  ADD ("/save/another-path-behind-a-lock", test_another_path_behind_a_lock);
  return g_test_run ();
}
