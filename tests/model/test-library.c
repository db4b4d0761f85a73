/* test-library.c: the kept games as a list, and what is done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>
#include <sys/resource.h>
#include <signal.h>

#include <glib/gstdio.h>

#include "core/pw-format.h"
#include "model/pw-file-lock.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"

/* Every test has its own data directory (G_TEST_OPTION_ISOLATE_DIRS). */
static char *
path_of (const char *name)
{
  g_autofree char *folder = pw_store_directory ();

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

static void
put (const char *name, const char *text)
{
  g_autofree char *path = path_of (name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A record of a game with @n_moves random moves; 0: played to its end. */
static char *
print_game (const char *first, guint n_moves, guint64 seed)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (GError) error = NULL;
  PwSession *session;
  char *text;

  pw_setup_set_name (setup, 0, first);
  session = pw_session_new (pw_games_find (GAME), setup, &error);
  g_assert_no_error (error);
  pw_model_test_deal (session, n_moves ? n_moves : G_MAXUINT, seed);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_finalize_object (session);
  return text;
}

static void
put_game (const char *name, const char *first, guint n_moves, guint64 seed)
{
  g_autofree char *text = print_game (first, n_moves, seed);

  put (name, text);
}

static PwLibraryGame *
find (PwLibrary *library, const char *name)
{
  g_autofree char *path = path_of (name);
  PwLibraryGame *game = pw_library_find (library, path);

  g_assert_nonnull (game);
  return game;
}

static guint
count (PwLibrary *library, const PwLibraryQuery *query)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      n += pw_library_game_matches (game, query);
    }
  return n;
}

static void
test_empty (void)
{
  PwLibrary *library;

  library = pw_model_test_library ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_false (pw_library_get_busy (library));
  g_assert_finalize_object (library);
}

/* Read when the main loop has time; a second library takes it all from the index. */
static void
test_reading (void)
{
  PwLibrary *library;
  PwLibraryGame *game;
  const PwSummary *summary;

  put_game ("a.pipwright", "Ana", 30, 1);
  put_game ("b.pipwright", "Zoë", 0, 2);
  put ("broken.pipwright", "{ \"format\": 1");
  put ("other.txt", "nothing of ours");
  library = pw_model_test_library ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 3);
  g_assert_true (pw_library_get_busy (library));
  g_assert_cmpint (pw_library_game_get_state (find (library, "a.pipwright")), ==, PW_LIBRARY_WAITING);
  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);

  game = find (library, "a.pipwright");
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
  summary = pw_library_game_get_summary (game);
  g_assert_cmpuint (summary->n_moves, ==, 30);
  g_assert_false (summary->over);
  g_assert_cmpuint (summary->seats[0].place, ==, 0);
  game = find (library, "b.pipwright");
  summary = pw_library_game_get_summary (game);
  g_assert_true (summary->over);
  g_assert_cmpstr (summary->seats[0].name, ==, "Zoë");
  game = find (library, "broken.pipwright");
  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_BROKEN);
  g_assert_nonnull (strstr (pw_library_game_get_problem (game), "end"));
  g_assert_finalize_object (library);

  library = pw_model_test_library ();
  g_assert_false (pw_library_get_busy (library));
  game = find (library, "b.pipwright");
  g_assert_cmpstr (pw_library_game_get_summary (game)->seats[0].name, ==, "Zoë");
  g_assert_true (pw_library_game_get_summary (game)->over);
  g_assert_cmpint (pw_library_game_get_state (find (library, "broken.pipwright")), ==, PW_LIBRARY_BROKEN);
  /* A file that changes is read again; one that goes is gone, also between two looks. */
  put_game ("a.pipwright", "Otto", 31, 1);
  {
    g_autofree char *gone = path_of ("broken.pipwright");

    g_assert_cmpint (g_remove (gone), ==, 0);
  }
  g_assert_true (pw_library_refresh (library, NULL));
  pw_library_read_all (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  g_assert_cmpstr (pw_library_game_get_summary (find (library, "a.pipwright"))->seats[0].name, ==, "Otto");
  g_assert_finalize_object (library);
}

static void
test_vanishes_while_listed (void)
{
  PwLibrary *library;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  put_game ("a.pipwright", "Ana", 3, 1);
  library = pw_model_test_library ();
  path = path_of ("a.pipwright");
  g_assert_cmpint (g_remove (path), ==, 0);
  pw_library_read_all (library);
  g_assert_cmpint (pw_library_game_get_state (find (library, "a.pipwright")), ==, PW_LIBRARY_BROKEN);
  g_assert_false (pw_library_rename (library, find (library, "a.pipwright"), "New", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (pw_library_delete (library, find (library, "a.pipwright"), &error));
  g_assert_nonnull (error);
  g_assert_true (pw_library_refresh (library, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_finalize_object (library);
}

/* The only index there is. */
static char *
find_index (void)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "pipwright", NULL);
  g_autoptr (GDir) dir = g_dir_open (cache, 0, NULL);
  const char *name;
  char *index = NULL;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".index"))
      {
        g_assert_null (index);
        index = g_build_filename (cache, name, NULL);
      }
  g_assert_nonnull (index);
  return index;
}

/* Whatever stands in the index, the worst is that files are read again. */
static void
test_bad_index (void)
{
  g_autofree char *index = NULL, *good = NULL;
  PwRandom random = { 7 };
  gsize length;

  put_game ("a.pipwright", "Ana", 0, 1);
  {
    PwLibrary *library = pw_model_test_library ();

    pw_library_read_all (library);
    g_assert_finalize_object (library);
  }
  index = find_index ();
  g_assert_true (g_file_get_contents (index, &good, &length, NULL));
  for (guint round = 0; round < 300; round++)
    {
      g_autofree char *bad = g_memdup2 (good, length);
      PwLibrary *library;

      for (guint k = 0; k <= round % 8; k++)
        bad[pw_random_below (&random, (guint) length)] = (char) pw_random_below (&random, 256);
      g_assert_true (
        g_file_set_contents (index, bad, (gssize) (round % 3 ? length : pw_random_below (&random, (guint) length)), NULL));
      library = pw_model_test_library ();
      pw_library_read_all (library);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
      g_assert_finalize_object (library);
    }
}

static void
test_queries (void)
{
  static const struct
  {
    PwLibraryQuery query;
    guint n;
  } cases[] = {
    { { NULL }, 4 },
    { { .text = "zoe" }, 1 },
    { { .text = "ZOË ben" }, 1 },
    { { .text = "zoe nobody" }, 0 },
    { { .text = "burgundy" }, 3 },
    { { .text = "2026" }, 3 },
    { { .game = "burgundy" }, 3 },
    { { .game = "chess" }, 0 },
    { { .player = "BEN" }, 3 },
    { { .player = "be" }, 0 },
    { { .part = PW_LIBRARY_OVER }, 1 },
    { { .part = PW_LIBRARY_OPEN }, 2 },
    { { .part = PW_LIBRARY_UNREADABLE }, 1 },
    { { .since = 4000000000 }, 0 },
    { { .until = 1000000000 }, 0 },
    { { .since = 1000000000, .until = 4000000000 }, 4 },
  };
  PwLibrary *library;

  put_game ("a.pipwright", "Ana", 10, 1);
  put_game ("b.pipwright", "Zoë", 0, 2);
  put_game ("c.pipwright", "Carl", 10, 3);
  put ("x.pipwright", "");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PwLibraryQuery query = cases[i].query;
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *year = g_date_time_format (now, "%Y");

      /* The games begin in the year in which the test runs; so does the file that nobody can read. */
      if (g_strcmp0 (query.text, "2026") == 0)
        {
          query.text = year;
          g_assert_cmpuint (count (library, &query), ==, 4);
          continue;
        }
      g_test_message ("query %u", i);
      g_assert_cmpuint (count (library, &query), ==, cases[i].n);
    }
  g_assert_finalize_object (library);
}

static void
test_rename (void)
{
  static const struct
  {
    const char *typed, *kept;
  } cases[] = {
    { "Sunday evening", "Sunday evening" },
    { "  with\nbreaks\tand spaces ", "with breaks and spaces" },
    { "\"quotes\" and \\ back", "\"quotes\" and \\ back" },
    { "ערב שבת", "ערב שבת" },
    { "", NULL },
    { "   ", NULL },
    { NULL, NULL },
  };
  PwLibrary *library;
  g_autofree char *path = NULL, *longest = g_strnfill (200, 'x');
  g_autoptr (GError) error = NULL;

  put_game ("a.pipwright", "Ana", 12, 1);
  path = path_of ("a.pipwright");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PwRecord) record = NULL;
      g_autofree char *title = NULL, *shown = cases[i].kept ? pw_isolate (cases[i].kept) : NULL;

      g_assert_true (pw_library_rename (library, find (library, "a.pipwright"), cases[i].typed, &error));
      g_assert_no_error (error);
      title = pw_library_game_get_title (find (library, "a.pipwright"));
      /* The record has what was typed; beside other words it keeps its direction to itself. */
      g_assert_cmpstr (title, ==, shown ? shown : "Ana, Ben, Chiara");
      record = pw_record_load (path, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (record->title, ==, cases[i].kept);
      g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 12);
    }
  g_assert_true (pw_library_rename (library, find (library, "a.pipwright"), longest, &error));
  {
    g_autofree char *title = pw_library_game_get_title (find (library, "a.pipwright"));

    g_assert_cmpuint (strlen (title), ==, PW_RECORD_MAX_TITLE);
  }
  g_assert_finalize_object (library);
}

static void
on_renamed (GObject *library, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  gboolean *renamed = data;

  *renamed = pw_library_rename_finish (PW_LIBRARY (library), result, &error);
  g_assert_no_error (error);
}

/* Another program has the folder: the main loop goes on until it lets go, however long that takes. */
static void
test_rename_waits_elsewhere (void)
{
  g_autofree char *path = NULL, *before = NULL, *after = NULL;
  gboolean renamed = FALSE;
  PwLibrary *library;
  int lock;

  put_game ("a.pipwright", "Ana", 12, 1);
  path = path_of ("a.pipwright");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  pw_file_lock_set_patience (G_MAXINT64);
  lock = pw_file_lock_take (path);
  pw_library_rename_soon (library, find (library, "a.pipwright"), "Sunday", on_renamed, &renamed);
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (renamed);
  before = pw_library_game_get_title (find (library, "a.pipwright"));
  g_assert_cmpstr (before, ==, "Ana, Ben, Chiara");
  pw_file_lock_release (lock);
  while (!renamed)
    g_main_context_iteration (NULL, TRUE);
  after = pw_library_game_get_title (find (library, "a.pipwright"));
  g_assert_cmpstr (after, ==, "Sunday");

  /* Where nobody has it, it is done at once, and said later. */
  renamed = FALSE;
  pw_library_rename_soon (library, find (library, "a.pipwright"), "Monday", on_renamed, &renamed);
  g_assert_false (renamed);
  while (!renamed)
    g_main_context_iteration (NULL, TRUE);
  g_clear_pointer (&after, g_free);
  after = pw_library_game_get_title (find (library, "a.pipwright"));
  g_assert_cmpstr (after, ==, "Monday");
  g_assert_finalize_object (library);
}

static void
test_duplicate (void)
{
  PwLibrary *library;
  PwLibraryGame *copy;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  put_game ("a.pipwright", "Ana", 12, 1);
  put ("broken.pipwright", "?");
  library = pw_model_test_library ();
  pw_library_read_all (library);
  copy = pw_library_duplicate (library, find (library, "a.pipwright"), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 3);
  title = pw_library_game_get_title (copy);
  g_assert_cmpstr (title, ==, "Ana, Ben, Chiara (copy)");
  g_assert_cmpuint (pw_library_game_get_summary (copy)->n_moves, ==, 12);
  g_assert_cmpstr (pw_library_game_get_summary (copy)->uid, !=, pw_library_game_get_summary (find (library, "a.pipwright"))->uid);
  g_assert_null (pw_library_duplicate (library, find (library, "broken.pipwright"), &error));
  g_assert_nonnull (error);
  g_assert_finalize_object (library);
}

static void
test_delete_and_back (void)
{
  PwLibrary *library;
  g_autofree char *a = NULL, *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  put_game ("a.pipwright", "Ana", 12, 1);
  put ("broken.pipwright", "{");
  a = path_of ("a.pipwright");
  g_assert_true (g_file_get_contents (a, &before, NULL, NULL));
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_false (pw_library_restore (library, &error));
  g_assert_no_error (error);
  g_assert_true (pw_library_delete (library, find (library, "a.pipwright"), &error));
  g_assert_true (pw_library_delete (library, find (library, "broken.pipwright"), &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_false (g_file_test (a, G_FILE_TEST_EXISTS));
  g_assert_true (pw_library_restore (library, &error));
  g_assert_cmpint (pw_library_game_get_state (find (library, "broken.pipwright")), ==, PW_LIBRARY_BROKEN);
  /* Meanwhile another game has taken the name: neither is lost. */
  put_game ("a.pipwright", "Other", 2, 1);
  g_assert_true (pw_library_restore (library, &error));
  g_assert_no_error (error);
  g_assert_true (pw_library_refresh (library, NULL));
  pw_library_read_all (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 3);
  {
    g_autofree char *second = path_of ("2-a.pipwright");

    g_assert_true (g_file_get_contents (second, &after, NULL, NULL));
    g_assert_cmpstr (before, ==, after);
  }
  g_assert_false (pw_library_restore (library, &error));
  g_assert_finalize_object (library);
}

static void
test_import (void)
{
  PwLibrary *library;
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "game.pipwright", NULL);
  g_autofree char *text = print_game ("Ana", 20, 3), *broken = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) away = g_file_new_for_uri ("https://example.org/x");
  g_autoptr (GError) error = NULL;
  PwLibraryGame *game;

  library = pw_model_test_library ();
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  game = pw_library_import (library, file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_library_game_get_summary (game)->n_moves, ==, 20);
  g_assert_cmpstr (pw_library_game_get_path (game), !=, path);
  /* The same once more; a file that breaks off; one of an unknown game; none at all. */
  g_assert_null (pw_library_import (library, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);
  broken = g_strndup (text, strlen (text) / 2);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  g_assert_null (pw_library_import (library, file, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "{\"format\": 1, \"game\": \"chess\", \"rules\": 1}", -1, NULL));
  g_assert_null (pw_library_import (library, file, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_GAME);
  g_clear_error (&error);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_null (pw_library_import (library, file, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (pw_library_import (library, away, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_clear_error (&error);
  /* One without a name of its own, as people and the command line write them, gets one that is the same each time. */
  g_assert_true (g_file_set_contents (path, "game: burgundy\nplayer: Ida\nplayer: Jo\n", -1, NULL));
  game = pw_library_import (library, file, &error);
  g_assert_no_error (error);
  g_assert_nonnull (pw_library_game_get_summary (game)->uid);
  g_assert_null (pw_library_import (library, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_assert_finalize_object (library);
  pw_model_test_remove (folder);
}

/* A disk that takes no more: files of this process may not grow any further. */
static void
test_full_disk (void)
{
  PwLibrary *library;
  g_autofree char *folder = pw_model_test_folder (), *path = g_build_filename (folder, "out.pipwright", NULL);
  g_autofree char *left = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  struct rlimit was, small;
  gboolean written;

  put_game ("a.pipwright", "Ana", 100, 1);
  library = pw_model_test_library ();
  pw_library_read_all (library);
  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &was), ==, 0);
  small = was;
  small.rlim_cur = 1000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  written = pw_library_export (find (library, "a.pipwright"), file, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &was), ==, 0);
  g_assert_false (written);
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (path, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, "what was there");
  {
    g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
    guint n = 0;

    while (g_dir_read_name (dir))
      n++;
    g_assert_cmpuint (n, ==, 1);
  }
  g_clear_error (&error);
  g_assert_true (pw_library_export (find (library, "a.pipwright"), file, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (library);
  pw_model_test_remove (folder);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/library/empty", test_empty);
  own_folders_add ("/library/reading", test_reading);
  own_folders_add ("/library/vanishes-while-listed", test_vanishes_while_listed);
  own_folders_add ("/library/bad-index", test_bad_index);
  own_folders_add ("/library/queries", test_queries);
  own_folders_add ("/library/rename", test_rename);
  own_folders_add ("/library/rename-waits-elsewhere", test_rename_waits_elsewhere);
  own_folders_add ("/library/duplicate", test_duplicate);
  own_folders_add ("/library/delete-and-back", test_delete_and_back);
  own_folders_add ("/library/import", test_import);
  own_folders_add ("/library/full-disk", test_full_disk);
  return g_test_run ();
}
