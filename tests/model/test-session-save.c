/* test-session-save.c: every change gets to the disk, and trouble with it ends by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "pw-model-test.h"

#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/pw-disk.h"
#include "model/pw-file-lock.h"
#include "model/pw-store.h"

#define GAME "burgundy"

typedef struct
{
  char *folder;
  char *path;
  PwSession *session;
  int told;                     /* how often "save-problem" was notified */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = pw_model_test_folder ();
  fixture->path = g_build_filename (fixture->folder, "games", "one.pipwright", NULL);
  fixture->session = pw_model_test_session (GAME);
  g_signal_connect_swapped (fixture->session, "notify::save-problem", G_CALLBACK (pw_model_test_count), &fixture->told);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_file_lock_set_patience (2 * G_USEC_PER_SEC);
  g_assert_finalize_object (fixture->session);
  pw_model_test_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* The file holds the game as it is now, and nothing lies beside it. */
static void
assert_saved (PwSession *session, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (path, &error);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *kept = NULL, *now = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  kept = pw_record_print (record);
  now = pw_record_print (pw_session_get_record (session));
  g_assert_cmpstr (kept, ==, now);
  g_assert_nonnull (g_dir_read_name (dir));
  g_assert_null (g_dir_read_name (dir));
}

/* Waits until the problem is over, which it must be by itself; or until another program is done. */
static void
wait_for_retry (PwSession *session)
{
  pw_session_set_retry_delay (session, 1);
  while (!pw_session_is_saved (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (pw_session_get_save_problem (session));
}

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

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

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

/* -- Another program has locked the folder ------------------------------------------------------------ */

static guint
moves_on_disk (const char *path)
{
  g_autoptr (PwRecord) record = pw_record_load (path, NULL);

  return record ? pw_history_get_length (record->history) : 0;
}

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

/* -- What kind of file it is --------------------------------------------------------------------------- */

static void
test_read_only_file (Fixture *fixture, gconstpointer data)
{
  PwSession *session;
  g_autofree char *before = NULL, *after = NULL, *beside = pw_store_path_beside (fixture->path);
  g_autoptr (GError) error = NULL;
  struct stat found;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  before = read_file (fixture->path);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  /* It is opened; only playing on is not written. */
  session = pw_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_true (pw_session_is_saved (session));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, 2));
      g_assert_error ((GError *) pw_session_get_save_error (session), PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY);
      g_assert_cmpstr (
        pw_session_get_save_problem (session), ==,
        "The game is not saved: the file one.pipwright is write-protected and stays as it is. You can go on playing; "
        "keep the game in another file.");
      g_assert_false (pw_session_is_saved (session));
      g_assert_false (pw_session_save (session));
    }
  after = read_file (fixture->path);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (g_stat (fixture->path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0444);

  /* Elsewhere it is kept; and here, once it may be written. */
  pw_session_set_path (session, beside);
  g_assert_true (pw_session_save (session));
  g_assert_null (pw_session_get_save_error (session));
  g_assert_cmpuint (moves_on_disk (beside), ==, 5);
  g_assert_finalize_object (session);
  g_assert_cmpint (g_unlink (beside), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 2));
  g_assert_false (pw_session_is_saved (fixture->session));
  g_assert_cmpint (g_chmod (fixture->path, 0600), ==, 0);
  wait_for_retry (fixture->session);
  assert_saved (fixture->session, fixture->path);
  g_assert_cmpint (g_stat (fixture->path, &found), ==, 0);
  g_assert_cmphex (found.st_mode & 07777, ==, 0600);
}

static void
test_mode_is_kept (Fixture *fixture, gconstpointer data)
{
  static const mode_t modes[] = { 0600, 0640, 0664 };

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      struct stat found;

      g_assert_cmpint (g_chmod (fixture->path, (int) modes[i]), ==, 0);
      g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
      g_assert_cmpint (g_stat (fixture->path, &found), ==, 0);
      g_assert_cmphex (found.st_mode & 07777, ==, modes[i]);
    }
}

/* The original that a link leads to is written, and what lies in its place elsewhere is noticed. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *link = g_build_filename (fixture->folder, "link.pipwright", NULL);
  PwSession *session;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_cmpint (symlink ("games/one.pipwright", link), ==, 0);
  session = pw_store_open (link, NULL);
  g_assert_nonnull (session);
  g_assert_cmpstr (pw_session_get_path (session), ==, link);
  g_assert_true (pw_model_test_deal (session, 2, 1));
  g_assert_true (pw_session_is_saved (session));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_saved (session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 2));
  g_assert_true (pw_session_get_conflict (fixture->session));

  /* The original goes, and comes back. */
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  g_assert_error ((GError *) pw_session_get_save_error (session), PW_DISK_ERROR, PW_DISK_ERROR_LINK);
  g_assert_true (
    g_str_has_prefix (pw_session_get_save_problem (session), "The game is not saved. “link.pipwright” is a link to /"));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (link), ==, 0);
  wait_for_retry (session);
  g_assert_cmpuint (moves_on_disk (link), ==, 6);
  g_assert_finalize_object (session);
}

/* A pipe, a device or a folder in the place of the open record: nothing waits for it, and it stays. */
static void
test_no_file_in_its_place (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;

  pw_session_set_path (session, fixture->path);
  for (guint i = 0; i < 3; i++)
    {
      struct stat found;

      g_assert_true (pw_model_test_deal (session, 2, 1));
      g_assert_true (pw_session_is_saved (session));
      g_assert_cmpint (g_unlink (fixture->path), ==, 0);
      if (i == 0)
        g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
      else if (i == 1)
        g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
      else
        g_assert_cmpint (symlink ("/dev/zero", fixture->path), ==, 0);
      g_assert_true (pw_model_test_deal (session, 1, 1));
      g_assert_false (pw_session_is_saved (session));
      g_assert_nonnull (pw_session_get_save_problem (session));
      g_assert_null (pw_store_open (fixture->path, NULL));
      g_assert_cmpint (g_lstat (fixture->path, &found), ==, 0);
      g_assert_false (S_ISREG (found.st_mode));
      g_assert_cmpint (g_remove (fixture->path), ==, 0);
      g_assert_true (pw_session_save (session));
      assert_saved (session, fixture->path);
    }
}

/* -- Disks of our own: only where the system lets a test mount one ---------------------------- */

static gboolean
mount_tmpfs (const char *folder, const char *options)
{
  return (unshare (CLONE_NEWNS) == 0 || unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
         mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && mount ("tmpfs", folder, "tmpfs", 0, options) == 0;
}

/* Whether a process of ours could mount something. */
static gboolean
can_mount (void)
{
  g_autofree char *folder = pw_model_test_folder ();
  pid_t child = fork ();
  int status = -1;

  if (child == 0)
    _exit (mount_tmpfs (folder, "size=64k") ? 0 : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_rmdir (folder);
  return status == 0;
}

/* Runs the test again in a process with mounts of its own; TRUE in that process. */
static gboolean
in_own_process (void)
{
  if (g_test_subprocess ())
    return TRUE;
  if (!can_mount ())
    {
      g_test_skip ("No disk can be mounted here.");
      return FALSE;
    }
  g_test_trap_subprocess (NULL, 60 * G_USEC_PER_SEC, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  return FALSE;
}

static void
test_full_disk (void)
{
  g_autofree char *folder = NULL, *path = NULL, *filler = NULL, *before = NULL, *after = NULL;
  PwSession *session;
  struct statvfs room;
  FILE *file;

  if (!in_own_process ())
    return;
  folder = pw_model_test_folder ();
  g_assert_true (mount_tmpfs (folder, "size=64k"));
  path = g_build_filename (folder, "one.pipwright", NULL);
  filler = g_build_filename (folder, "filler", NULL);
  session = pw_model_test_session (GAME);
  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  g_assert_null (pw_session_get_save_problem (session));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  file = g_fopen (filler, "w");
  while (fputc ('x', file) != EOF && fflush (file) == 0)
    ;
  fclose (file);
  g_assert_cmpint (statvfs (folder, &room), ==, 0);
  g_assert_cmpuint (room.f_bavail, ==, 0);

  g_assert_true (pw_model_test_deal (session, 3, 2));
  g_assert_nonnull (pw_session_get_save_problem (session));
  g_assert_nonnull (strstr (pw_session_get_save_problem (session), "full"));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  g_assert_cmpint (g_remove (filler), ==, 0);
  wait_for_retry (session);
  assert_saved (session, path);
  g_assert_finalize_object (session);
  umount (folder);
  g_rmdir (folder);
}

static void
test_read_only_disk (void)
{
  g_autofree char *folder = NULL, *path = NULL;
  PwSession *session;

  if (!in_own_process ())
    return;
  folder = pw_model_test_folder ();
  g_assert_true (mount_tmpfs (folder, "size=64k"));
  g_assert_cmpint (mount ("none", folder, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
  path = g_build_filename (folder, "one.pipwright", NULL);
  session = pw_model_test_session (GAME);
  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  g_assert_nonnull (pw_session_get_save_problem (session));
  g_assert_nonnull (strstr (pw_session_get_save_problem (session), "write-protected"));
  g_assert_cmpint (mount ("none", folder, NULL, MS_REMOUNT, NULL), ==, 0);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  g_assert_null (pw_session_get_save_problem (session));
  assert_saved (session, path);
  g_assert_finalize_object (session);
  umount (folder);
  g_rmdir (folder);
}

/* The same for people who are not root, and cannot mount: permissions do it there. */
static void
test_read_only_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);

  if (geteuid () == 0)
    {
      g_test_skip ("Permissions do not stop root.");
      return;
    }
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_cmpint (g_chmod (games, 0500), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_nonnull (strstr (pw_session_get_save_problem (fixture->session), "write-protected"));
  g_assert_cmpint (g_chmod (games, 0700), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  assert_saved (fixture->session, fixture->path);
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
  ADD ("/save/read-only-folder", test_read_only_folder);
  ADD ("/save/foreign-change", test_foreign_change);
  ADD ("/save/touched-only", test_touched_only);
  ADD ("/save/conflict-ends", test_conflict_ends);
  ADD ("/save/path-taken-meanwhile", test_path_taken_meanwhile);
  ADD ("/save/lock-delays-no-entry", test_lock_delays_no_entry);
  ADD ("/save/lock-comes-and-goes", test_lock_comes_and_goes);
  ADD ("/save/quitting-flushes", test_quitting_flushes);
  ADD ("/save/change-behind-a-lock", test_change_behind_a_lock);
  ADD ("/save/lock-for-ever", test_lock_for_ever);
  ADD ("/save/another-path-behind-a-lock", test_another_path_behind_a_lock);
  ADD ("/save/read-only-file", test_read_only_file);
  ADD ("/save/mode-is-kept", test_mode_is_kept);
  ADD ("/save/link", test_link);
  ADD ("/save/no-file-in-its-place", test_no_file_in_its_place);
  g_test_add_func ("/save/full-disk", test_full_disk);
  g_test_add_func ("/save/read-only-disk", test_read_only_disk);
  return g_test_run ();
}
