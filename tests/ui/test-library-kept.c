/* test-library-kept.c: the program ends in the middle of reading the kept games: what it has read is not lost
 *
 * A program of its own, for after it there is no application any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "pw-ui-test.h"

/** N_GAMES: more than are read before somebody can close the window. */
#define N_GAMES 300

static void
keep_games (void)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *folder = pw_store_directory (), *text = NULL;

  pw_ui_test_play_dealt (session, G_MAXUINT, 3);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.pipwright", i), *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
}

static guint
n_read (PwLibrary *library)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      n += pw_library_game_get_state (game) == PW_LIBRARY_READY;
    }
  return n;
}

/* Quits once some are read. */
static gboolean
on_time (gpointer data)
{
  guint *n = data;

  *n = n_read (pw_library_get_default ());
  if (*n < 10)
    return G_SOURCE_CONTINUE;
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
test_what_was_read_is_kept (void)
{
  g_autoptr (PwLibrary) next = NULL;
  guint n = 0;

  pw_ui_test_clear_games ();
  keep_games ();
  g_timeout_add (1, on_time, &n);
  g_assert_cmpint (g_application_run (G_APPLICATION (pw_ui_test_application ()), 0, NULL), ==, 0);
  g_assert_cmpuint (n, >=, 10);
  g_assert_cmpuint (n, <, N_GAMES);
  next = pw_library_new ();
  g_assert_true (pw_library_refresh (next, NULL));
  g_assert_cmpuint (n_read (next), >=, n);
  pw_ui_test_clear_games ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/library-kept/what-was-read-is-kept", test_what_was_read_is_kept);
  return g_test_run ();
}
