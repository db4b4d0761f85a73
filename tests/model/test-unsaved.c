/* test-unsaved.c: what could not be saved is kept in an emergency copy, and comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "unsaved.h"

#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/pw-disk.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "../own-folders.h"

/* -- The copy ------------------------------------------------------------------------------------- */

static void
test_follows_each_entry (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;
  g_autofree char *copy = NULL, *words = NULL;

  pw_session_set_path (session, fixture->path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  g_assert_false (pw_session_is_unsaved (session));
  g_assert_null (pw_session_get_copy (session));

  block (fixture);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (pw_model_test_deal (session, 1, i));
      assert_is (pw_session_get_copy (session), session);
    }
  g_assert_true (pw_session_is_unsaved (session));
  g_assert_true (pw_model_test_undo (session));
  assert_is (pw_session_get_copy (session), session);
  g_assert_false (pw_session_set_title (session, "One evening"));
  assert_is (pw_session_get_copy (session), session);
  words = pw_session_describe_copy (session);
  g_assert_nonnull (strstr (words, "emergency copy is kept"));
  /* Whoever works with it has it for himself. */
  g_assert_cmpuint (n_copies (), ==, 0);

  copy = g_strdup (pw_session_get_copy (session));
  unblock (fixture);
  g_assert_true (pw_session_save (session));
  assert_is (fixture->path, session);
  g_assert_false (pw_session_is_unsaved (session));
  g_assert_null (pw_session_get_copy (session));
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (n_copies (), ==, 0);
}

/* Also what somebody else's version keeps from being saved. */
static void
test_of_a_conflict (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  PwSession *other;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  other = pw_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_true (pw_model_test_deal (other, 1, 2));
  g_assert_true (pw_model_test_deal (fixture->session, 2, 3));
  g_assert_true (pw_session_get_conflict (fixture->session));
  assert_is (pw_session_get_copy (fixture->session), fixture->session);
  g_assert_finalize_object (other);
}

static void
test_not_even_a_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = pw_emergency_folder (), *state = g_path_get_dirname (folder), *words = NULL;

  g_assert_cmpint (g_mkdir_with_parents (state, 0700), ==, 0);
  clear_copies ();
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  pw_session_set_path (fixture->session, fixture->path);
  block (fixture);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  g_assert_true (pw_session_is_unsaved (fixture->session));
  g_assert_null (pw_session_get_copy (fixture->session));
  words = pw_session_describe_copy (fixture->session);
  g_assert_nonnull (strstr (words, "no emergency copy"));

  /* As soon as there is room again. */
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_true (pw_model_test_deal (fixture->session, 1, 1));
  assert_is (pw_session_get_copy (fixture->session), fixture->session);
}

static void
test_outlives_a_crash (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) copies = NULL;
  g_autofree char *text = NULL;
  int status;
  pid_t child;

  pw_session_set_path (fixture->session, fixture->path);
  block (fixture);
  child = fork ();
  if (child == 0)
    {
      pw_model_test_deal (fixture->session, 3, 1);
      raise (SIGKILL);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  pw_session_set_path (fixture->session, NULL);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  copies = pw_emergency_list ();
  g_assert_cmpuint (copies->len, ==, 1);
  text = pw_record_print_text (pw_session_get_record (fixture->session));
  assert_holds (copies->pdata[0], text);
}

/* What differs is offered, also by one entry. */
static void
test_not_the_same (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game);
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_session_recover (copy, &error);

  g_assert_no_error (error);
  block (fixture);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  g_assert_finalize_object (session);
  unblock (fixture);
  g_assert_cmpuint (n_copies (), ==, 1);
}

/* -- What killed programs left unfinished ------------------------------------------------------------ */

/* What is ours and nobody writes any more goes; nothing else does. */
static void
test_unfinished (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game), *unsaved = pw_emergency_folder ();
  g_autofree char *state = g_path_get_dirname (unsaved);
  g_autofree char *deleted = g_build_filename (g_get_user_data_dir (), "pipwright", "deleted", NULL);
  const char *const folders[] = { unsaved, state, deleted };
  char *left[G_N_ELEMENTS (folders)], *busy[G_N_ELEMENTS (folders)], *mine[G_N_ELEMENTS (folders)];
  int writing[G_N_ELEMENTS (folders)];
  g_autoptr (PwEmergency) taken = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_assert_cmpint (g_mkdir_with_parents (folders[i], 0700), ==, 0);
      close (pw_disk_begin (folders[i], 0600, &left[i]));
      writing[i] = pw_disk_begin (folders[i], 0600, &busy[i]);
      mine[i] = g_build_filename (folders[i], ".pipwright-unfinished-business", NULL);
      g_assert_true (g_file_set_contents (mine[i], "mine", -1, NULL));
    }
  pw_emergency_tidy ();
  pw_library_count_day ();
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_assert_false (g_file_test (left[i], G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (busy[i], G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (mine[i], G_FILE_TEST_EXISTS));
      close (writing[i]);
      g_remove (busy[i]);
      g_remove (mine[i]);
      g_free (left[i]);
      g_free (busy[i]);
      g_free (mine[i]);
    }
  assert_holds (copy, game);
  taken = pw_emergency_take (copy);
  g_assert_cmpstr (pw_emergency_get_origin (taken), ==, fixture->path);
}

/* -- What was left behind ------------------------------------------------------------------------- */

static void
test_goes_back_to_its_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game);
  g_autoptr (GError) error = NULL;
  PwSession *session;

  assert_holds (copy, game);
  session = pw_session_recover (copy, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pw_session_get_path (session), ==, fixture->path);
  g_assert_false (pw_session_is_unsaved (session));
  assert_holds (fixture->path, game);
  g_assert_cmpuint (n_copies (), ==, 0);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (session);

  /* Twice there is nothing. */
  g_assert_null (pw_session_recover (copy, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_goes_beside_what_others_wrote (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game), *beside = pw_store_path_beside (fixture->path),
                  *theirs = NULL;
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_store_open (fixture->path, &error);

  g_assert_no_error (error);
  g_assert_true (pw_model_test_deal (session, 4, 9));
  theirs = pw_record_print_text (pw_session_get_record (session));
  g_assert_finalize_object (session);
  session = pw_session_recover (copy, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pw_session_get_path (session), ==, beside);
  assert_holds (beside, game);
  assert_holds (fixture->path, theirs);
  g_assert_finalize_object (session);
}

/* Its file is gone: it comes back there. */
static void
test_file_is_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game);
  PwSession *session;

  g_assert_cmpint (g_remove (fixture->path), ==, 0);
  session = pw_session_recover (copy, NULL);
  g_assert_cmpstr (pw_session_get_path (session), ==, fixture->path);
  assert_holds (fixture->path, game);
  g_assert_finalize_object (session);
}

/* Where saving still fails, the copy is kept on. */
static void
test_still_not_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = NULL, *copy = leave_behind (fixture, &game);
  PwSession *session;

  block (fixture);
  session = pw_session_recover (copy, NULL);
  g_assert_nonnull (session);
  g_assert_true (pw_session_is_unsaved (session));
  g_assert_cmpstr (pw_session_get_copy (session), ==, copy);
  g_assert_cmpuint (n_copies (), ==, 0);
  g_assert_true (pw_model_test_deal (session, 1, 1));
  assert_is (copy, session);
  g_assert_finalize_object (session);
  g_assert_cmpuint (n_copies (), ==, 1);
  unblock (fixture);
}

/* What says where a copy belongs is not believed: the game goes among the kept ones. */
static void
test_hostile_origin (Fixture *fixture, gconstpointer data)
{
  static const char *const origins[] = { "", "\xff\xfe nothing", "[Origin]\npath=relative/path\n",
                                         "[Origin]\npath=%00\ndigest=1\n", "[Origin]\ndigest=abc\n" };

  for (guint i = 0; i < G_N_ELEMENTS (origins); i++)
    {
      g_autofree char *folder = pw_emergency_folder (), *copy = g_build_filename (folder, "some.pipwright", NULL);
      g_autofree char *origin = g_build_filename (folder, "some.origin", NULL), *kept = pw_store_directory ();
      g_autofree char *game = NULL, *json = NULL;
      g_autoptr (GError) error = NULL;
      PwSession *session = pw_model_test_session (GAME);

      g_assert_true (pw_model_test_deal (session, 2, 1));
      game = pw_record_print_text (pw_session_get_record (session));
      json = pw_record_print (pw_session_get_record (session));
      g_assert_finalize_object (session);
      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (copy, json, -1, NULL));
      g_assert_true (g_file_set_contents (origin, origins[i], -1, NULL));
      g_assert_cmpuint (n_copies (), ==, 1);
      session = pw_session_recover (copy, &error);
      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (pw_session_get_path (session), kept));
      assert_holds (pw_session_get_path (session), game);
      g_assert_cmpuint (n_copies (), ==, 0);
      g_assert_finalize_object (session);
    }
}

static void
test_what_is_no_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = pw_emergency_folder (), *fifo = g_build_filename (folder, "fifo.pipwright", NULL);
  g_autofree char *sub = g_build_filename (folder, "folder.pipwright", NULL),
                  *link = g_build_filename (folder, "link.pipwright", NULL);
  g_autofree char *other = g_build_filename (folder, "notes.txt", NULL),
                  *garbage = g_build_filename (folder, "bad.pipwright", NULL);
  g_autofree char *trap = g_build_filename (folder, "bad.origin", NULL), *kept = NULL;
  g_autoptr (PwEmergency) taken = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (sub, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", link), ==, 0);
  g_assert_true (g_file_set_contents (other, "[Origin]\npath=/tmp/mine\n", -1, NULL));
  g_assert_cmpuint (n_copies (), ==, 0);
  g_assert_true (g_file_set_contents (garbage, "{ \"format\": ", -1, NULL));
  g_assert_cmpuint (n_copies (), ==, 1);
  g_assert_null (pw_session_recover (garbage, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_test (garbage, G_FILE_TEST_EXISTS));
  /* No link is followed to say where it belongs. */
  g_remove (trap);
  g_assert_cmpint (symlink (other, trap), ==, 0);
  g_assert_cmpuint (n_copies (), ==, 1);
  taken = pw_emergency_take (garbage);
  g_assert_null (pw_emergency_get_origin (taken));
  g_assert_true (g_file_get_contents (other, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "[Origin]\npath=/tmp/mine\n");
  g_remove (trap);
  pw_model_test_remove (sub);
}

/* -- Elsewhere -------------------------------------------------------------------------------------- */

static void
test_saved_elsewhere (Fixture *fixture, gconstpointer data)
{
  PwSession *session = fixture->session;
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere.pipwright", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->games, "no", "where.pipwright", NULL), *copy = NULL;
  g_autoptr (GError) error = NULL;

  pw_session_set_path (session, fixture->path);
  block (fixture);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  copy = g_strdup (pw_session_get_copy (session));

  g_assert_false (pw_session_save_as (session, nowhere, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpstr (pw_session_get_path (session), ==, fixture->path);
  g_assert_true (pw_session_is_unsaved (session));
  assert_is (copy, session);

  g_assert_true (pw_session_save_as (session, elsewhere, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (pw_session_get_path (session), ==, elsewhere);
  g_assert_false (pw_session_is_unsaved (session));
  g_assert_null (pw_session_get_save_problem (session));
  assert_is (elsewhere, session);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  /* It goes on there. */
  g_assert_true (pw_model_test_deal (session, 1, 1));
  assert_is (elsewhere, session);
}

/* -- A disk that is full, with the state folder on it ------------------------------------------------ */

static gboolean
mount_tmpfs (const char *folder)
{
  return (unshare (CLONE_NEWNS) == 0 || unshare (CLONE_NEWUSER | CLONE_NEWNS) == 0) &&
         mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && mount ("tmpfs", folder, "tmpfs", 0, "size=1m") == 0;
}

static gboolean
can_mount (void)
{
  g_autofree char *folder = pw_model_test_folder ();
  pid_t child = fork ();
  int status = -1;

  if (child == 0)
    _exit (mount_tmpfs (folder) ? 0 : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_rmdir (folder);
  return status == 0;
}

static void
test_full_disk (void)
{
  const char *disk = g_get_user_state_dir ();
  g_autofree char *path = g_build_filename (disk, "games", "one.pipwright", NULL),
                  *filler = g_build_filename (disk, "filler", NULL);
  PwSession *session;
  FILE *file;

  if (!g_test_subprocess ())
    {
      if (!can_mount ())
        g_test_skip ("No disk can be mounted here.");
      else
        {
          g_test_trap_subprocess (NULL, 60 * G_USEC_PER_SEC, G_TEST_SUBPROCESS_DEFAULT);
          g_test_trap_assert_passed ();
        }
      return;
    }
  g_assert_cmpint (g_mkdir_with_parents (disk, 0700), ==, 0);
  g_assert_true (mount_tmpfs (disk));
  pw_emergency_reserve ();
  session = pw_model_test_session (GAME);
  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 3, 1));
  file = g_fopen (filler, "w");
  while (fputc ('x', file) != EOF && fflush (file) == 0)
    ;
  fclose (file);

  /* The room that was kept is enough for a long game. */
  for (guint i = 0; i < 60 && pw_model_test_deal (session, 1, i); i++)
    {
      g_assert_true (pw_session_is_unsaved (session) || i > 0);
      if (pw_session_is_unsaved (session))
        assert_is (pw_session_get_copy (session), session);
    }
  g_assert_finalize_object (session);
  umount (disk);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/unsaved/follows-each-entry", test_follows_each_entry);
  ADD ("/unsaved/of-a-conflict", test_of_a_conflict);
  ADD ("/unsaved/not-even-a-copy", test_not_even_a_copy);
  ADD ("/unsaved/outlives-a-crash", test_outlives_a_crash);
  ADD ("/unsaved/not-the-same", test_not_the_same);
  ADD ("/unsaved/unfinished", test_unfinished);
  ADD ("/unsaved/goes-back-to-its-file", test_goes_back_to_its_file);
  ADD ("/unsaved/goes-beside-what-others-wrote", test_goes_beside_what_others_wrote);
  ADD ("/unsaved/file-is-gone", test_file_is_gone);
  ADD ("/unsaved/still-not-saved", test_still_not_saved);
  ADD ("/unsaved/hostile-origin", test_hostile_origin);
  ADD ("/unsaved/what-is-no-copy", test_what_is_no_copy);
  ADD ("/unsaved/saved-elsewhere", test_saved_elsewhere);
#undef ADD
  own_folders_add ("/unsaved/full-disk", test_full_disk);
  return g_test_run ();
}
