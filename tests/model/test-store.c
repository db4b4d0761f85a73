/* test-store.c: the kept games are listed whatever lies there, and open where they were left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "core/pw-disk.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "../own-folders.h"

#define GAME "burgundy"

/* Every test has its own data directory (G_TEST_OPTION_ISOLATE_DIRS). */
static char *
put (const char *name, const char *text, gssize length, int age)
{
  g_autofree char *folder = pw_store_directory ();
  char *path = g_build_filename (folder, name, NULL);
  struct utimbuf times = { 1600000000 - age, 1600000000 - age };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
  return path;
}

static char *
printed_game (guint n_moves)
{
  PwSession *session = pw_model_test_session (GAME);
  char *text;

  pw_model_test_deal (session, n_moves, 4);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_finalize_object (session);
  return text;
}

static PwLibrary *
open_library (void)
{
  PwLibrary *library = pw_library_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (pw_library_refresh (library, &error));
  g_assert_no_error (error);
  pw_library_read_all (library);
  return library;
}

static void
test_empty (void)
{
  g_autoptr (PwLibrary) library = open_library ();
  g_autofree char *folder = pw_store_directory ();

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  g_assert_true (g_str_has_prefix (folder, g_get_user_data_dir ()));
}

static void
test_new_paths (void)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  const PwGame *game = pw_games_find (GAME);
  g_autofree char *first = NULL, *second = NULL, *folder = NULL, *base = NULL;

  pw_setup_set_name (setup, 0, "Ana/../Ünï \"x\"");
  first = pw_store_new_path (game, setup);
  folder = g_path_get_dirname (first);
  base = g_path_get_basename (first);
  {
    g_autofree char *expected = pw_store_directory ();

    g_assert_cmpstr (folder, ==, expected);
  }
  for (const char *p = base; *p; p++)
    g_assert_true (g_ascii_isalnum (*p) || *p == '-' || *p == '.');
  g_assert_true (g_str_has_suffix (base, ".pipwright"));
  g_assert_nonnull (strstr (base, "-ben-chiara"));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  second = pw_store_new_path (game, setup);
  g_assert_cmpstr (first, ==, second);
  g_free (put (base, "", 0, 0));
  g_free (second);
  second = pw_store_new_path (game, setup);
  g_assert_cmpstr (first, !=, second);
}

static void
test_list (void)
{
  g_autofree char *begun = printed_game (12), *over = printed_game (G_MAXUINT);
  g_autofree char *a = put ("a.pipwright", begun, -1, 100), *b = put ("b.pipwright", over, -1, 50);
  g_autofree char *c = put ("notes.txt", "not a game", -1, 0), *d = put ("a.pipwright.X1Y2Z3", "half", -1, 0);
  g_autoptr (PwLibrary) library = NULL;
  const PwSummary *summary;

  {
    g_autofree char *folder = pw_store_directory ();
    g_autofree char *sub = g_build_filename (folder, "folder.pipwright", NULL);

    g_assert_cmpint (g_mkdir (sub, 0700), ==, 0);
  }
  library = open_library ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  g_assert_true (pw_library_game_get_summary (pw_library_find (library, b))->over);
  g_assert_cmpint (pw_library_game_get_changed (pw_library_find (library, b)), ==, 1600000000 - 50);
  summary = pw_library_game_get_summary (pw_library_find (library, a));
  {
    g_autofree char *title = pw_library_game_get_title (pw_library_find (library, a));

    g_assert_cmpstr (title, ==, "Ana, Ben, Chiara");
  }
  g_assert_cmpstr (summary->game->id, ==, GAME);
  g_assert_cmpuint (summary->n_moves, ==, 12);
  g_assert_false (summary->over);
  g_assert_null (pw_library_game_get_problem (pw_library_find (library, a)));
}

static void
test_broken_files (void)
{
  g_autofree char *whole = printed_game (12);
  g_autofree char *cut = g_strndup (whole, strlen (whole) / 2);
  g_autofree char *garbage = g_malloc (9 << 20);
  g_autofree char *deep = g_strnfill (200000, '[');
  g_auto (GStrv) parts = g_strsplit (whole, "\"at\": 12", 2);
  g_autofree char *beyond = g_strjoinv ("\"at\": 99", parts);
  g_auto (GStrv) names = g_strsplit (whole, "\"Ben\"", 2);
  g_autofree char *nameless = g_strjoinv ("[{\"name\": 3}]", names);
  const struct
  {
    const char *name, *text;
    gssize length;
  } files[] = {
    { "cut", cut, -1 },
    { "empty", "", 0 },
    { "newer", "{\"format\": 99, \"game\": \"burgundy\"}", -1 },
    { "unknown", "{\"format\": 1, \"game\": \"ludo\", \"rules\": 1, \"players\": [], \"moves\": [], \"at\": 0, \"over\": false}",
      -1 },
    { "list", "[1, 2]", -1 },
    { "null", "null", -1 },
    { "string", "\"x\"", -1 },
    { "utf8", "{\"format\": 1, \"game\": \"\xff\xfe\"}", -1 },
    { "nul", "{\"format\": 1\0}", 14 },
    { "huge", garbage, 9 << 20 },
    { "deep", deep, -1 },
    { "beyond", beyond, -1 },
    { "nameless", nameless, -1 },
    { "types", "{\"format\": \"1\", \"game\": {}, \"players\": 3, \"moves\": \"x\", \"at\": [], \"over\": 1}", -1 },
    { "players",
      "{\"format\": 1, \"game\": \"burgundy\", \"rules\": 1, \"players\": [1, null, []], \"moves\": [], \"at\": 0, \"over\": false}",
      -1 },
    { "twice", "{\"format\": 1, \"format\": 1}", -1 },
  };
  g_autoptr (PwLibrary) library = NULL;
  g_autofree char *good = NULL;

  for (gsize i = 0; i < 9 << 20; i++)
    garbage[i] = (char) (i * 2654435761u >> 13);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat (files[i].name, ".pipwright", NULL);

      g_free (put (name, files[i].text, files[i].length, (int) i));
    }
  good = put ("whole.pipwright", whole, -1, 1000);
  library = open_library ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, G_N_ELEMENTS (files) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *folder = pw_store_directory (), *name = g_strconcat (files[i].name, ".pipwright", NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      PwLibraryGame *game = pw_library_find (library, path);
      const char *problem = pw_library_game_get_problem (game);
      g_autofree char *title = pw_library_game_get_title (game);
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL, *after = NULL;
      gsize length_before, length_after;

      g_test_message ("%s: %s", files[i].name, problem);
      g_assert_nonnull (problem);
      g_assert_true (g_str_has_suffix (problem, "."));
      g_assert_nonnull (title);
      g_assert_true (g_file_get_contents (path, &before, &length_before, NULL));
      g_assert_null (pw_store_open (path, &error));
      g_assert_cmpstr (error->message, ==, problem);
      g_assert_true (g_file_get_contents (path, &after, &length_after, NULL));
      g_assert_cmpmem (before, length_before, after, length_after);
    }
  g_assert_null (pw_library_game_get_problem (pw_library_find (library, good)));
}

static void
test_folder_is_a_file (void)
{
  g_autofree char *folder = pw_store_directory ();
  g_autofree char *above = g_path_get_dirname (folder);
  g_autoptr (PwLibrary) library = pw_library_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (above, 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "x", -1, NULL));
  g_assert_false (pw_library_refresh (library, &error));
  g_assert_nonnull (error);
}

static void
test_open_goes_on (void)
{
  PwSession *session = pw_model_test_session (GAME), *again;
  g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));
  gsize size = pw_session_get_game (session)->state_size;
  g_autoptr (GError) error = NULL;

  pw_session_set_path (session, path);
  g_assert_true (pw_model_test_deal (session, 40, 4));
  g_assert_true (pw_model_test_undo (session));
  g_assert_true (pw_model_test_undo (session));
  again = pw_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (pw_session_get_path (again), ==, path);
  g_assert_cmpuint (pw_session_get_moment (again), ==, 38);
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (again)), ==, 40);
  g_assert_cmpmem (pw_session_get_state (again), size, pw_session_get_state (session), size);
  g_assert_true (pw_session_redo (again));
  g_assert_finalize_object (again);
  again = pw_store_open (path, NULL);
  g_assert_cmpuint (pw_session_get_moment (again), ==, 39);
  g_assert_finalize_object (again);
  g_assert_finalize_object (session);
}

static void
test_open_broken_move_keeps_the_file (void)
{
  g_autofree char *whole = printed_game (12);
  g_auto (GStrv) lines = g_strsplit (whole, "\n", -1);
  g_autofree char *text = NULL, *path = NULL, *after = NULL;
  guint first = 0;
  PwSession *session;

  while (strstr (lines[first], "\"moves\"") == NULL)
    first++;
  g_free (lines[first + 6]);
  lines[first + 6] = g_strdup ("    \"ana fly to the moon\",");
  text = g_strjoinv ("\n", lines);
  path = put ("broken.pipwright", text, -1, 0);
  session = pw_store_open (path, NULL);
  g_assert_nonnull (session);
  g_assert_cmpuint (pw_session_get_record (session)->broken_line, ==, 6);
  g_assert_cmpuint (pw_session_get_moment (session), ==, 5);
  g_assert_null (pw_session_get_path (session));
  g_assert_true (pw_model_test_undo (session));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  g_assert_finalize_object (session);
}

static void
test_open_notation_goes_on_elsewhere (void)
{
  PwSession *session = pw_model_test_session (GAME);
  g_autofree char *text = NULL, *path = NULL, *after = NULL, *folder = pw_store_directory ();

  g_assert_true (pw_model_test_deal (session, 12, 4));
  text = pw_record_print_text (pw_session_get_record (session));
  g_assert_finalize_object (session);
  path = put ("game.txt", text, -1, 0);
  session = pw_store_open (path, NULL);
  g_assert_cmpuint (pw_session_get_moment (session), ==, 12);
  g_assert_cmpstr (pw_session_get_path (session), !=, path);
  g_assert_true (g_str_has_prefix (pw_session_get_path (session), folder));
  g_assert_true (pw_model_test_undo (session));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  g_assert_true (g_file_test (pw_session_get_path (session), G_FILE_TEST_EXISTS));
  g_assert_finalize_object (session);
}

/* What lies beside a game is somebody's, whatever it is called; only what a killed program has left goes. */
static void
test_opening_deletes_nothing (void)
{
  static const char *const mine[] = { "game.pipwright.BACKUP", "game.pipwright.241122", "game.pipwright.COPY01",
                                      "game.pipwright.A1B2C3", "game.pipwright~",       ".pipwright-unfinished-ABC123" };
  g_autofree char *text = printed_game (12), *path = put ("game.pipwright", text, -1, 0), *folder = pw_store_directory ();
  g_autofree char *left = NULL;
  PwSession *session;

  for (guint i = 0; i < G_N_ELEMENTS (mine); i++)
    g_free (put (mine[i], "mine", -1, 0));
  close (pw_disk_begin (folder, 0600, &left));
  session = pw_store_open (path, NULL);
  g_assert_nonnull (session);
  g_assert_true (pw_model_test_deal (session, 1, 4));
  g_assert_finalize_object (session);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  for (guint i = 0; i < G_N_ELEMENTS (mine); i++)
    {
      g_autofree char *file = g_build_filename (folder, mine[i], NULL), *there = NULL;

      g_assert_true (g_file_get_contents (file, &there, NULL, NULL));
      g_assert_cmpstr (there, ==, "mine");
    }
}

/* Pipes, devices, folders and links that lead nowhere among the games: neither listed nor waited for, and not in the way. */
static void
test_no_files (void)
{
  g_autofree char *text = printed_game (12), *path = put ("a.pipwright", text, -1, 0), *folder = pw_store_directory ();
  static const char *const names[] = { "pipe.pipwright", "zero.pipwright", "gone.pipwright", "round.pipwright",
                                       "folder.pipwright" };
  g_autofree char *pipe = g_build_filename (folder, names[0], NULL), *zero = g_build_filename (folder, names[1], NULL);
  g_autofree char *gone = g_build_filename (folder, names[2], NULL), *around = g_build_filename (folder, names[3], NULL);
  g_autofree char *inner = g_build_filename (folder, names[4], NULL);
  g_autoptr (PwLibrary) library = NULL;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", zero), ==, 0);
  g_assert_cmpint (symlink ("nothing.pipwright", gone), ==, 0);
  g_assert_cmpint (symlink ("round.pipwright", around), ==, 0);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  library = open_library ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_nonnull (pw_library_find (library, path));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file = g_build_filename (folder, names[i], NULL), *stem = g_strndup (names[i], strcspn (names[i], "."));
      g_autofree char *first = g_strdup_printf ("%s/%s-2.pipwright", folder, stem), *beside = NULL;
      g_autoptr (GFile) import = g_file_new_for_path (file);
      g_autoptr (GError) error = NULL, unimported = NULL;

      g_assert_null (pw_store_open (file, &error));
      g_assert_true (g_str_has_suffix (error->message, "."));
      g_assert_null (pw_library_import (library, import, &unimported));
      g_assert_nonnull (unimported);
      /* A link that leads nowhere is not taken for a free name. */
      g_assert_cmpint (symlink ("nothing", first), ==, 0);
      beside = pw_store_path_beside (file);
      g_assert_true (g_str_has_suffix (beside, "-3.pipwright"));
    }
}

/* One that changes into a pipe after it was listed. */
static void
test_becomes_a_pipe (void)
{
  g_autofree char *text = printed_game (12), *path = put ("a.pipwright", text, -1, 0);
  g_autoptr (PwLibrary) library = pw_library_new ();
  g_autoptr (GError) error = NULL;
  PwLibraryGame *game;

  g_assert_true (pw_library_refresh (library, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  pw_library_read_all (library);
  game = pw_library_find (library, path);
  g_assert_nonnull (strstr (pw_library_game_get_problem (game), "is not a file"));
  g_assert_false (pw_library_rename (library, game, "Other", &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  /* Nobody keeps that verdict. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_free (put ("a.pipwright", text, -1, 0));
  g_assert_true (pw_library_refresh (library, NULL));
  pw_library_read_all (library);
  g_assert_null (pw_library_game_get_problem (pw_library_find (library, path)));
}

static void
test_open_nothing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_store_open ("/nonexistent/x.pipwright", &error));
  g_assert_nonnull (error);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/store/empty", test_empty);
  own_folders_add ("/store/new-paths", test_new_paths);
  own_folders_add ("/store/list", test_list);
  own_folders_add ("/store/broken-files", test_broken_files);
  own_folders_add ("/store/folder-is-a-file", test_folder_is_a_file);
  own_folders_add ("/store/open-goes-on", test_open_goes_on);
  own_folders_add ("/store/open-broken-move-keeps-the-file", test_open_broken_move_keeps_the_file);
  own_folders_add ("/store/open-notation-goes-on-elsewhere", test_open_notation_goes_on_elsewhere);
  own_folders_add ("/store/opening-deletes-nothing", test_opening_deletes_nothing);
  own_folders_add ("/store/no-files", test_no_files);
  own_folders_add ("/store/becomes-a-pipe", test_becomes_a_pipe);
  own_folders_add ("/store/open-nothing", test_open_nothing);
  return g_test_run ();
}
