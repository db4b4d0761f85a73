/* test-session-disk.c: what a game is saved to: files that are read-only, linked or none, full disks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include <glib/gstdio.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "core/pw-disk.h"
#include "saved-session.h"
#include "somebody-else.h"
#include "../own-folders.h"

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

/* The same where no disk can be mounted: permissions do it there. */
static void
test_read_only_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = g_path_get_dirname (fixture->path);

  g_assert_cmpint (g_mkdir_with_parents (games, 0700), ==, 0);
  somebody_else_begin (games);
  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_cmpint (g_chmod (games, 0500), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  g_assert_nonnull (pw_session_get_save_problem (fixture->session));
  g_assert_nonnull (strstr (pw_session_get_save_problem (fixture->session), "write-protected"));
  g_assert_cmpint (g_chmod (games, 0700), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  assert_saved (fixture->session, fixture->path);
  somebody_else_end ();
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/save/read-only-folder", test_read_only_folder);
  ADD ("/save/read-only-file", test_read_only_file);
  ADD ("/save/mode-is-kept", test_mode_is_kept);
  ADD ("/save/link", test_link);
  ADD ("/save/no-file-in-its-place", test_no_file_in_its_place);
  own_folders_add ("/save/full-disk", test_full_disk);
  own_folders_add ("/save/read-only-disk", test_read_only_disk);
  return g_test_run ();
}
