/* pw-model-test.c: what the tests of the model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "games/template/template.h"

static void
begin (void)
{
  pw_games_init ();
  pw_games_register (&template_game);
}

/* Sets up GLib's tests and the games; call it first. Each case has folders of its own: it is added as own-folders.h says. */
void
pw_model_test_init (int *argc, char ***argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (argc, argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  begin ();
}

/* The same for programs that keep nothing: nobody's folders are read. */
void
pw_model_test_init_without_folders (int *argc, char ***argv)
{
  static const char *const variables[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_setenv (variables[i], "/nonexistent", TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (argc, argv, NULL);
  begin ();
}

/* Ana, Ben and Chiara. */
PwSetup *
pw_model_test_setup (const char *game)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  PwSetup *setup;

  g_assert_nonnull (pw_games_find (game));
  setup = pw_setup_new (pw_games_find (game), 3);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  return setup;
}

/* A new game for three, kept nowhere. */
PwSession *
pw_model_test_session (const char *game)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (game);
  g_autoptr (GError) error = NULL;
  PwSession *session = pw_session_new (pw_games_find (game), setup, &error);

  g_assert_no_error (error);
  return session;
}

/* Plays up to @n_moves random moves, and waits until they are saved, or cannot be, or wait for another program; FALSE when the
 * game ended before. */
gboolean
pw_model_test_deal (PwSession *session, guint n_moves, guint64 seed)
{
  PwRandom random = { seed };
  PwMoves scratch = PW_MOVES_INIT;
  guint i;

  for (i = 0; i < n_moves; i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      if (!pw_dealer_next (pw_session_get_game (session), pw_session_get_state (session), &random, PW_DEAL_LAZY, &scratch, &move))
        break;
      pw_session_play (session, &move, &error);
      g_assert_no_error (error);
    }
  pw_moves_clear (&scratch);
  pw_session_flush (session);
  return i == n_moves;
}

/* Takes a move back and waits likewise. */
gboolean
pw_model_test_undo (PwSession *session)
{
  gboolean done = pw_session_undo (session);

  pw_session_flush (session);
  return done;
}

gboolean
pw_model_test_redo (PwSession *session)
{
  gboolean done = pw_session_redo (session);

  pw_session_flush (session);
  return done;
}

/* Plays one line of notation. */
void
pw_model_test_play (PwSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_notation_parse (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session), line, &move,
                     &error);
  g_assert_no_error (error);
  pw_session_play (session, &move, &error);
  g_assert_no_error (error);
}

/* One of a log's lines, which the log holds. */
PwLogLine *
pw_model_test_line (PwLogModel *log, guint i)
{
  g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

  return line;
}

guint
pw_model_test_lines (PwLogModel *log)
{
  return g_list_model_get_n_items (G_LIST_MODEL (log));
}

/* A library that has looked which files there are, and has read none. */
PwLibrary *
pw_model_test_library (void)
{
  PwLibrary *library = pw_library_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (pw_library_refresh (library, &error));
  g_assert_no_error (error);
  return library;
}

/* A new empty folder. */
char *
pw_model_test_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("pipwright-model-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

/* Removes a file, or a folder with all that is in it. */
void
pw_model_test_remove (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      pw_model_test_remove (inside);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, GString *told)
{
  g_string_append_printf (told, "%s%u-%u+%u", told->len ? " " : "", position, removed, added);
}

/* What @list tells from now on: "5-0+1" for a line appended to five. Free it after the list. */
GString *
pw_model_test_watch (GListModel *list)
{
  GString *told = g_string_new (NULL);

  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), told);
  return told;
}

/* A swapped signal handler that counts. */
void
pw_model_test_count (int *counter)
{
  ++*counter;
}

/* A click on the choice that @number takes; FALSE where there is none. */
gboolean
pw_model_test_pick (PwEntry *entry, guint number)
{
  GListModel *page = pw_entry_get_choices (entry);

  for (guint i = 0; number > 0 && i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      if (pw_choice_item_get_number (item) == number)
        return pw_entry_pick (entry, item);
    }
  return FALSE;
}
