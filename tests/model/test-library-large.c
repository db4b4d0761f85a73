/* test-library-large.c: large files of the library are read aside, and change or vanish meanwhile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-files.h"
#include "../own-folders.h"

/* A game in a file larger than the main thread reads unasked. */
static void
put_large (const char *name, guint n_moves, gint64 time)
{
  g_autofree char *text = print_game (n_moves), *rest = g_strnfill (PW_LIBRARY_LARGE, '\n');
  g_autofree char *all = g_strconcat (text, rest, NULL);

  put (name, all, -1, time);
}

/* A library that has just begun to read that file: the loop had one turn, and has not waited for the file. */
static PwLibrary *
begin_large (void)
{
  PwLibrary *library;

  clear ();
  put_large ("x.pipwright", 12, WRITTEN);
  library = pw_model_test_library ();
  while (g_main_context_pending (NULL) && !pw_library_reads_aside (library))
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (pw_library_reads_aside (library));
  g_assert_true (pw_library_get_busy (library));
  g_assert_cmpint (pw_library_game_get_state (find (library, "x.pipwright")), ==, PW_LIBRARY_WAITING);
  return library;
}

/* The thread may still be at it. */
static void
let_go (PwLibrary *library)
{
  g_object_add_weak_pointer (G_OBJECT (library), (gpointer *) &library);
  g_object_unref (library);
  while (library)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_large_is_read (PwLibrary *library, guint n_moves)
{
  PwLibraryGame *game = find (library, "x.pipwright");

  g_assert_cmpint (pw_library_game_get_state (game), ==, PW_LIBRARY_READY);
  g_assert_cmpuint (pw_library_game_get_summary (game)->n_moves, ==, n_moves);
  g_assert_false (pw_library_get_busy (library));
}

static void
test_large_files_are_read_aside (void)
{
  PwLibrary *library = begin_large (), *next;

  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  assert_large_is_read (library, 12);
  let_go (library);
  next = pw_model_test_library ();
  assert_large_is_read (next, 12);
  let_go (next);
}

/* Who asks for all of it does not wait for the thread, and what the thread brings then changes nothing. */
static void
test_large_files_are_read_at_once_where_asked (void)
{
  PwLibrary *library = begin_large ();

  pw_library_read_all (library);
  assert_large_is_read (library, 12);
  let_go (library);
}

static void
test_a_large_file_changes_meanwhile (void)
{
  PwLibrary *library = begin_large ();

  put_large ("x.pipwright", 7, WRITTEN + 1);
  put ("y.pipwright", "{ \"format\": 1", -1, WRITTEN);
  g_assert_true (pw_library_refresh (library, NULL));
  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  assert_large_is_read (library, 7);
  g_assert_cmpint (pw_library_game_get_state (find (library, "y.pipwright")), ==, PW_LIBRARY_BROKEN);
  let_go (library);
}

static void
test_a_large_file_vanishes_meanwhile (void)
{
  PwLibrary *library = begin_large ();
  g_autofree char *path = path_of ("x.pipwright");

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_true (pw_library_refresh (library, NULL));
  while (pw_library_get_busy (library))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  let_go (library);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);
  own_folders_add ("/library-reading/large-files-are-read-aside", test_large_files_are_read_aside);
  own_folders_add ("/library-reading/large-files-are-read-at-once-where-asked", test_large_files_are_read_at_once_where_asked);
  own_folders_add ("/library-reading/a-large-file-changes-meanwhile", test_a_large_file_changes_meanwhile);
  own_folders_add ("/library-reading/a-large-file-vanishes-meanwhile", test_a_large_file_vanishes_meanwhile);
  return g_test_run ();
}
