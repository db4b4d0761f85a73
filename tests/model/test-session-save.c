/* test-session-save.c: each change of a game is saved at once, or tried again; a file that somebody else changes too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "saved-session.h"

static void
test_each_change_is_saved (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;

  /* Nothing is written before somebody did something. */
  pw_session_set_path (session, fixture->path);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_true (pw_session_save (session));
  assert_saved (session, fixture->path);

  for (guint i = 0; i < 8; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      assert_saved (session, fixture->path);
    }
  g_assert_true (pw_model_test_undo (session));
  assert_saved (session, fixture->path);
  g_assert_true (pw_model_test_undo (session));
  assert_saved (session, fixture->path);
  g_assert_true (pw_model_test_redo (session));
  assert_saved (session, fixture->path);
  g_assert_cmpint (fixture->told, ==, 0);

  /* Kept nowhere any more: the file stays as it is. */
  pw_session_set_path (session, NULL);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  g_assert_true (pw_model_test_undo (session));
  g_assert_true (pw_model_test_undo (session));
  {
    g_autoptr (PwRecord) record = pw_record_load (fixture->path, NULL);

    g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 7);
  }
}

static void
test_folder_is_made_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 2, 1));
  pw_model_test_remove (games);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 2));
  assert_saved (fixture->session, fixture->path);
  g_assert_cmpint (fixture->told, ==, 0);
}

/* A folder that cannot be made, for anybody: a file lies in its place. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;
  g_autofree char *games = g_path_get_dirname (fixture->path);
  const char *problem;

  g_assert_true (g_file_set_contents (games, "in the way", -1, NULL));
  pw_session_set_path (session, fixture->path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  problem = pw_session_get_save_problem (session);
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem, games));
  g_assert_true (g_str_has_suffix (problem, "."));
  g_assert_cmpint (fixture->told, ==, 1);

  /* The game goes on; undo too. */
  g_assert_true (pw_model_test_undo (session));
  g_assert_nonnull (pw_session_get_save_problem (session));
  g_assert_cmpuint (pw_session_get_moment (session), ==, 2);

  /* The next change after it is mended saves. */
  pw_model_test_remove (games);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  g_assert_null (pw_session_get_save_problem (session));
  g_assert_cmpint (fixture->told, ==, 2);
  assert_saved (session, fixture->path);
}

static void
test_timer_tries_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);

  g_assert_true (g_file_set_contents (games, "in the way", -1, NULL));
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_nonnull (pw_session_get_save_problem (fixture->session));
  pw_model_test_remove (games);
  wait_for_retry (fixture->session);
  assert_saved (fixture->session, fixture->path);
  g_assert_cmpint (fixture->told, ==, 2);
}

/* Closing the window is the last chance. */
static void
test_closing_tries_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);
  g_autoptr (PwRecord) record = NULL;

  g_assert_true (g_file_set_contents (games, "in the way", -1, NULL));
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  pw_model_test_remove (games);
  g_assert_finalize_object (fixture->session);
  record = pw_record_load (fixture->path, NULL);
  g_assert_nonnull (record);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 3);
  fixture->session = pw_model_test_session (GAME);
}

/* No byte more may be written than the file has: what a failing write() leaves must be the old file. */
static void
test_write_fails (Fixture *fixture, gconstpointer data)
{
  struct rlimit unlimited, tiny;
  g_autofree char *before = NULL, *after = NULL;

  signal (SIGXFSZ, SIG_IGN);
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &unlimited), ==, 0);
  tiny = unlimited;
  tiny.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tiny), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 2));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &unlimited), ==, 0);

  g_assert_nonnull (pw_session_get_save_problem (fixture->session));
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, 6);
  g_assert_true (pw_model_test_undo (fixture->session));
  g_assert_null (pw_session_get_save_problem (fixture->session));
  assert_saved (fixture->session, fixture->path);
}

/* -- Somebody else writes the file too ------------------------------------------------------------- */

/* A real change between two moves: another program opens the file, plays on and saves. */
static void
test_foreign_change (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;
  g_autoptr (GError) error = NULL;
  g_autofree char *theirs = NULL, *after = NULL, *beside = NULL;
  PwSession *other;

  pw_session_set_path (session, fixture->path);
  g_assert_true (pw_model_test_deal (session, 4, 1));
  other = pw_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_true (pw_model_test_deal (other, 1, 2));
  g_assert_null (pw_session_get_save_problem (other));
  theirs = read_file (fixture->path);

  /* Mine goes on, and theirs stays as it is, however much is played. */
  g_assert_true (pw_model_test_deal (session, 3, 3));
  g_assert_true (pw_session_get_conflict (session));
  g_assert_nonnull (strstr (pw_session_get_save_problem (session), "one.pipwright was changed elsewhere"));
  g_assert_cmpint (fixture->told, ==, 1);
  g_assert_true (pw_model_test_undo (session));
  g_assert_false (pw_session_save (session));
  after = read_file (fixture->path);
  g_assert_cmpstr (after, ==, theirs);

  /* Mine as a new file. */
  beside = pw_store_path_beside (fixture->path);
  g_assert_true (g_str_has_suffix (beside, "/one-2.pipwright"));
  pw_session_set_path (session, beside);
  g_assert_false (pw_session_get_conflict (session));
  g_assert_true (pw_session_save (session));
  g_assert_null (pw_session_get_save_problem (session));
  g_assert_true (pw_model_test_deal (session, 1, 4));
  g_assert_null (pw_session_get_save_problem (session));
  g_free (after);
  after = read_file (fixture->path);
  g_assert_cmpstr (after, ==, theirs);

  /* The other one never noticed. */
  g_assert_true (pw_model_test_deal (other, 1, 2));
  g_assert_null (pw_session_get_save_problem (other));
  g_assert_finalize_object (other);
}

/* Same size, and the time put back: only what it holds tells; and it is not told. The time alone is no change. */
static void
test_touched_only (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  text = read_file (fixture->path);
  g_usleep (20000);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  g_assert_true (pw_model_test_deal (fixture->session, 2, 1));
  g_assert_false (pw_session_get_conflict (fixture->session));
  assert_saved (fixture->session, fixture->path);
  /* As large as it was, but not the same. */
  g_free (text);
  text = read_file (fixture->path);
  text[strlen (text) - 2] = ' ';
  g_usleep (20000);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_true (pw_session_get_conflict (fixture->session));
}

/* Whoever takes the change back ends the trouble; so does who deletes the file. */
static void
test_conflict_ends (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  text = read_file (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_true (pw_session_get_conflict (fixture->session));
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_false (pw_session_get_conflict (fixture->session));
  assert_saved (fixture->session, fixture->path);

  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_true (pw_model_test_undo (fixture->session));
  g_assert_true (pw_session_get_conflict (fixture->session));
  g_assert_cmpint (g_remove (fixture->path), ==, 0);
  g_assert_true (pw_model_test_redo (fixture->session));
  g_assert_false (pw_session_get_conflict (fixture->session));
  assert_saved (fixture->session, fixture->path);
}

/* A file that came to lie where a new game was to be kept. */
static void
test_path_taken_meanwhile (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);
  g_autofree char *after = NULL;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_cmpint (g_mkdir_with_parents (games, 0700), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_true (pw_session_get_conflict (fixture->session));
  after = read_file (fixture->path);
  g_assert_cmpstr (after, ==, "theirs");
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/save/each-change-is-saved", test_each_change_is_saved);
  ADD ("/save/folder-is-made-again", test_folder_is_made_again);
  ADD ("/save/no-folder", test_no_folder);
  ADD ("/save/timer-tries-again", test_timer_tries_again);
  ADD ("/save/closing-tries-again", test_closing_tries_again);
  ADD ("/save/write-fails", test_write_fails);
  ADD ("/save/foreign-change", test_foreign_change);
  ADD ("/save/touched-only", test_touched_only);
  ADD ("/save/conflict-ends", test_conflict_ends);
  ADD ("/save/path-taken-meanwhile", test_path_taken_meanwhile);
  return g_test_run ();
}
