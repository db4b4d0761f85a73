/* test-library-folder.c: the folder of the games changes, vanishes, is read-only or full, lies on another disk; and
 * its index is never taken for that of another folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model/pw-library.h"
#include "model/pw-store.h"
#include "somebody-else.h"
#include "../own-folders.h"

#define GAME "burgundy"

/* A record of a game of 12 moves whose first player is @first. */
static char *
print_game (const char *first)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (GError) error = NULL;
  PwSession *session;
  char *text;

  pw_setup_set_name (setup, 0, first);
  session = pw_session_new (pw_games_find (GAME), setup, &error);
  g_assert_no_error (error);
  pw_model_test_deal (session, 12, 1);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_finalize_object (session);
  return text;
}

/* Writes a game into @folder and gives the file the time @time. */
static void
put_game (const char *folder, const char *name, const char *first, gint64 time)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = print_game (first);
  struct timespec times[2] = { { .tv_sec = time }, { .tv_sec = time } };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
look_again (PwLibrary *library)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (pw_library_refresh (library, &error));
  g_assert_no_error (error);
  pw_library_read_all (library);
}

static PwLibraryGame *
find (PwLibrary *library, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return pw_library_find (library, path);
}

static void
expect_first (PwLibrary *library, const char *folder, const char *name, const char *first)
{
  PwLibraryGame *game = find (library, folder, name);

  g_assert_nonnull (game);
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
  g_assert_cmpstr (pw_library_game_get_summary (game)->seats[0].name, ==, first);
}

static guint
n_games (PwLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (library));
}

/* How many files lie in @folder. */
static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

typedef struct
{
  char *top;
  char *one;
  char *two;
} Folders;

static void
make_folders (Folders *folders)
{
  folders->top = pw_model_test_folder ();
  folders->one = g_build_filename (folders->top, "one", NULL);
  folders->two = g_build_filename (folders->top, "two", NULL);
  g_assert_cmpint (g_mkdir (folders->one, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (folders->two, 0700), ==, 0);
}

static void
remove_folders (Folders *folders)
{
  pw_store_set_directory (NULL);
  pw_model_test_remove (folders->top);
  g_free (folders->top);
  g_free (folders->one);
  g_free (folders->two);
}

/* Two folders with a file of the same name, size and time, which is all an index goes by. */
static void
test_each_folder_has_its_index (void)
{
  Folders folders;
  PwLibrary *library;

  make_folders (&folders);
  put_game (folders.one, "a.pipwright", "Ana", 1700000000);
  put_game (folders.two, "a.pipwright", "Eva", 1700000000);
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  expect_first (library, folders.one, "a.pipwright", "Ana");
  g_assert_finalize_object (library);

  pw_store_set_directory (folders.two);
  library = pw_model_test_library ();
  g_assert_true (pw_library_get_busy (library));
  pw_library_read_all (library);
  expect_first (library, folders.two, "a.pipwright", "Eva");
  g_assert_finalize_object (library);

  /* Back again: both are known by now. */
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  g_assert_false (pw_library_get_busy (library));
  expect_first (library, folders.one, "a.pipwright", "Ana");
  pw_store_set_directory (folders.two);
  g_assert_true (pw_library_refresh (library, NULL));
  g_assert_false (pw_library_get_busy (library));
  expect_first (library, folders.two, "a.pipwright", "Eva");
  g_assert_finalize_object (library);
  remove_folders (&folders);
}

/* Whoever moves the indexes about gets nothing wrong by it: each names its folder. */
static void
test_an_index_names_its_folder (void)
{
  Folders folders;
  PwLibrary *library;
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "pipwright", NULL), *first = NULL, *second = NULL,
                  *kept = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  gsize length;

  make_folders (&folders);
  put_game (folders.one, "a.pipwright", "Ana", 1700000000);
  put_game (folders.two, "a.pipwright", "Eva", 1700000000);
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_finalize_object (library);
  dir = g_dir_open (cache, 0, NULL);
  while ((name = g_dir_read_name (dir)))
    first = g_build_filename (cache, name, NULL);
  g_assert_true (g_file_get_contents (first, &kept, &length, NULL));
  pw_store_set_directory (folders.two);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_finalize_object (library);
  g_dir_rewind (dir);
  while ((name = g_dir_read_name (dir)))
    if (!g_str_has_suffix (first, name))
      second = g_build_filename (cache, name, NULL);
  g_assert_nonnull (second);
  g_assert_true (g_file_set_contents (second, kept, (gssize) length, NULL));
  library = pw_model_test_library ();
  pw_library_read_all (library);
  expect_first (library, folders.two, "a.pipwright", "Eva");
  g_assert_finalize_object (library);
  remove_folders (&folders);
}

/* The preferences are changed while the library is open, also while it is still reading. */
static void
test_changed_while_open (void)
{
  Folders folders;
  PwLibrary *library;
  GString *told;
  g_autofree char *out = NULL, *copy = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  make_folders (&folders);
  put_game (folders.one, "a.pipwright", "Ana", 1700000000);
  put_game (folders.one, "b.pipwright", "Bea", 1700000000);
  put_game (folders.two, "c.pipwright", "Eva", 1700000000);
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  told = pw_model_test_watch (G_LIST_MODEL (library));
  g_assert_true (pw_library_get_busy (library));
  pw_store_set_directory (folders.two);
  look_again (library);
  g_assert_cmpstr (told->str, ==, "0-2+0 0-0+1 0-1+1");
  g_assert_cmpuint (n_games (library), ==, 1);
  expect_first (library, folders.two, "c.pipwright", "Eva");

  /* What is deleted in one folder goes back to it, and is not listed in the other. */
  g_assert_true (pw_library_delete (library, find (library, folders.two, "c.pipwright"), &error));
  pw_store_set_directory (folders.one);
  look_again (library);
  g_assert_cmpuint (n_games (library), ==, 2);
  g_assert_true (pw_library_restore (library, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_games (library), ==, 2);
  g_assert_cmpuint (n_files (folders.two), ==, 1);

  /* A game that comes in before the next look lies in the new folder, and that is listed. */
  pw_store_set_directory (folders.two);
  out = g_build_filename (folders.top, "in.pipwright", NULL);
  copy = print_game ("Ida");
  g_assert_true (g_file_set_contents (out, copy, -1, NULL));
  file = g_file_new_for_path (out);
  g_assert_nonnull (pw_library_import (library, file, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_games (library), ==, 2);
  g_assert_cmpuint (n_files (folders.two), ==, 2);
  g_assert_nonnull (find (library, folders.two, "c.pipwright"));
  g_assert_finalize_object (library);
  g_string_free (told, TRUE);
  remove_folders (&folders);
}

/* A disk is pulled out, and put in again. */
static void
test_vanishes (void)
{
  Folders folders;
  PwLibrary *library;
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  make_folders (&folders);
  put_game (folders.one, "a.pipwright", "Ana", 1700000000);
  put_game (folders.one, "b.pipwright", "Bea", 1700000000);
  aside = g_build_filename (folders.top, "aside", NULL);
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  g_assert_cmpint (g_rename (folders.one, aside), ==, 0);
  /* What was listed cannot be read; nothing breaks. */
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, folders.one, "a.pipwright")), ==, PW_LIBRARY_BROKEN);
  g_assert_null (pw_library_duplicate (library, find (library, folders.one, "a.pipwright"), &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  /* The next look says what is wrong, and by its name. */
  g_assert_false (pw_library_refresh (library, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, folders.one));
  g_clear_error (&error);
  g_assert_cmpuint (n_games (library), ==, 0);
  g_assert_false (pw_library_get_busy (library));
  g_assert_cmpint (g_rename (aside, folders.one), ==, 0);
  look_again (library);
  g_assert_cmpuint (n_games (library), ==, 2);
  expect_first (library, folders.one, "a.pipwright", "Ana");
  g_assert_finalize_object (library);
  remove_folders (&folders);
  /* The usual folder is there from the first game on: that is no error. */
  library = pw_model_test_library ();
  g_assert_cmpuint (n_games (library), ==, 0);
  g_assert_finalize_object (library);
}

/* A file stands where the folder was. */
static void
test_is_no_folder (void)
{
  Folders folders;
  PwLibrary *library;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  make_folders (&folders);
  path = g_build_filename (folders.top, "file", NULL);
  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  pw_store_set_directory (path);
  library = pw_library_new ();
  g_assert_false (pw_library_refresh (library, &error));
  g_assert_nonnull (strstr (error->message, path));
  g_assert_cmpuint (n_games (library), ==, 0);
  g_assert_false (pw_store_check_directory (path, NULL));
  g_assert_finalize_object (library);
  remove_folders (&folders);
}

/* Whoever may do everything would not notice that a folder is read-only: then the test is somebody else for a while. */
static void
test_is_read_only (void)
{
  Folders folders;
  PwLibrary *library;
  PwLibraryGame *game;
  gboolean mighty = geteuid () == 0;
  g_autofree char *kept = NULL, *left = NULL, *path = NULL, *in = NULL, *text = NULL, *outside = NULL;
  g_autoptr (GFile) file = NULL, away = NULL;
  g_autoptr (GError) renamed = NULL, doubled = NULL, deleted = NULL, imported = NULL, error = NULL;
  PwSession *session;
  gboolean saved;
  g_autofree char *problem = NULL;

  make_folders (&folders);
  put_game (folders.one, "a.pipwright", "Ana", 1700000000);
  path = g_build_filename (folders.one, "a.pipwright", NULL);
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  in = g_build_filename (folders.two, "in.pipwright", NULL);
  text = print_game ("Ida");
  g_assert_true (g_file_set_contents (in, text, -1, NULL));
  g_assert_cmpint (g_chmod (in, 0444), ==, 0);
  outside = g_build_filename (folders.two, "out.pipwright", NULL);
  file = g_file_new_for_path (in);
  away = g_file_new_for_path (outside);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  pw_store_set_directory (folders.one);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  session = pw_model_test_session (GAME);
  if (mighty)
    {
      somebody_else_let_through (folders.one);
      somebody_else_let_through (g_get_user_data_dir ());
      g_assert_cmpint (g_chmod (g_get_user_data_dir (), 0777), ==, 0);
      g_assert_cmpint (g_chmod (folders.two, 0777), ==, 0);
    }
  g_assert_cmpint (g_chmod (folders.one, 0555), ==, 0);
  somebody_else_begin (NULL);

  game = find (library, folders.one, "a.pipwright");
  g_assert_false (pw_library_rename (library, game, "Sunday", &renamed));
  g_assert_null (pw_library_duplicate (library, game, &doubled));
  g_assert_false (pw_library_delete (library, game, &deleted));
  g_assert_null (pw_library_import (library, file, &imported));
  g_assert_true (pw_library_refresh (library, &error));
  g_assert_no_error (error);
  /* It can be read, and given away. */
  g_assert_true (pw_library_export (game, away, &error));
  g_assert_no_error (error);
  /* A game that is begun now goes on, and says that it is not kept. */
  {
    g_autofree char *free_path = pw_store_new_path (pw_games_find (GAME), pw_session_get_setup (session));

    pw_session_set_path (session, free_path);
    saved = pw_session_save (session);
    problem = g_strdup (pw_session_get_save_problem (session));
  }
  g_assert_false (pw_store_check_directory (folders.one, NULL));

  somebody_else_end ();
  g_assert_cmpint (g_chmod (folders.one, 0700), ==, 0);
  g_assert_nonnull (strstr (renamed->message, "write-protected"));
  g_assert_nonnull (strstr (doubled->message, "write-protected"));
  g_assert_nonnull (strstr (deleted->message, "ermission"));
  g_assert_nonnull (strstr (imported->message, "write-protected"));
  g_assert_false (saved);
  g_assert_nonnull (strstr (problem, folders.one));
  g_assert_cmpuint (n_games (library), ==, 1);
  expect_first (library, folders.one, "a.pipwright", "Ana");
  g_assert_cmpuint (n_files (folders.one), ==, 1);
  g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, kept);
  g_assert_finalize_object (session);
  g_assert_finalize_object (library);
  remove_folders (&folders);
}

/* A folder on another file system than the user's data, or NULL. */
static char *
find_other_disk (void)
{
  static const char *const candidates[] = { "/dev/shm", "/tmp", "/var/tmp", "/run" };
  struct stat ours, theirs;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_cmpint (stat (g_get_user_data_dir (), &ours), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    {
      g_autofree char *folder = g_build_filename (candidates[i], "pipwright-test-XXXXXX", NULL);

      if (stat (candidates[i], &theirs) == 0 && theirs.st_dev != ours.st_dev && g_mkdtemp (folder))
        return g_steal_pointer (&folder);
    }
  return NULL;
}

/* Deleting and getting back moves a file between two disks, either of which may be full. */
static void
test_is_on_another_disk (void)
{
  g_autofree char *folder = find_other_disk (), *path = NULL, *kept = NULL, *left = NULL;
  g_autofree char *deleted = g_build_filename (g_get_user_data_dir (), "pipwright", "deleted", NULL);
  PwLibrary *library;
  PwLibraryGame *game;
  g_autoptr (GError) error = NULL;
  struct rlimit was, small;
  gboolean done;

  if (folder == NULL)
    {
      g_test_skip ("there is only one file system here");
      return;
    }
  put_game (folder, "a.pipwright", "Ana", 1700000000);
  path = g_build_filename (folder, "a.pipwright", NULL);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  pw_store_set_directory (folder);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  game = find (library, folder, "a.pipwright");
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &was), ==, 0);
  small = was;
  small.rlim_cur = 100;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  done = pw_library_delete (library, game, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &was), ==, 0);
  g_assert_false (done);
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpuint (n_files (deleted), ==, 0);
  g_assert_cmpuint (n_games (library), ==, 1);

  g_assert_true (pw_library_delete (library, game, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_files (folder), ==, 0);
  g_assert_cmpuint (n_files (deleted), ==, 1);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  done = pw_library_restore (library, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &was), ==, 0);
  g_assert_false (done);
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpuint (n_files (folder), ==, 0);
  g_assert_true (pw_library_restore (library, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, kept);
  /* Nobody else can read it now who could not before. */
  {
    struct stat found;

    g_assert_cmpint (stat (path, &found), ==, 0);
    g_assert_cmphex (found.st_mode & 07777, ==, 0600);
  }
  g_assert_cmpuint (n_files (deleted), ==, 0);
  g_assert_cmpuint (n_games (library), ==, 1);
  g_assert_finalize_object (library);
  pw_store_set_directory (NULL);
  pw_model_test_remove (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/library-folder/each-folder-has-its-index", test_each_folder_has_its_index);
  own_folders_add ("/library-folder/an-index-names-its-folder", test_an_index_names_its_folder);
  own_folders_add ("/library-folder/changed-while-open", test_changed_while_open);
  own_folders_add ("/library-folder/vanishes", test_vanishes);
  own_folders_add ("/library-folder/is-no-folder", test_is_no_folder);
  own_folders_add ("/library-folder/is-read-only", test_is_read_only);
  own_folders_add ("/library-folder/is-on-another-disk", test_is_on_another_disk);
  return g_test_run ();
}
