/* test-library.c: the library in the real program, by keyboard and mouse: found, opened, renamed, copied, deleted and got
 * back, brought in and given away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "pw-e2e.h"

static const char *program, *referee, *open_game;

/* -- What lies in the folder of the games --------------------------------------------------------- */

/* What the referee says, which knows how a record is written, as a file in @folder. Free its path. */
static char *
put (const char *folder, const char *name, const char *const *argv)
{
  char *path = g_build_filename (folder, name, NULL), *output = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  process = g_subprocess_newv (argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error));
  g_assert_true (g_subprocess_get_successful (process));
  g_assert_true (g_file_set_contents (path, output, -1, &error));
  g_free (output);
  return path;
}

static char *
games_folder (PwE2e *e2e)
{
  char *folder = g_build_filename (pw_e2e_get_home (e2e), "data", "pipwright", "games", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

/* A finished game of @players people. */
static char *
put_finished (const char *folder, const char *name, const char *players, const char *seed)
{
  return put (folder, name,
              (const char *[]){ referee, "deal", "--game", "burgundy", "--players", players, "--seed", seed, NULL });
}

static char *
put_open (const char *folder, const char *name)
{
  return put (folder, name, (const char *[]){ referee, "convert", "--to", "json", open_game, NULL });
}

static guint
n_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir && g_dir_read_name (dir))
    n++;
  return n;
}

/* -- In the window -------------------------------------------------------------------------------- */

static void
expect (PwE2e *e2e, AtspiRole role, const char *name)
{
  pw_unref AtspiAccessible *widget = pw_e2e_wait (e2e, role, name);

  g_assert_nonnull (widget);
}

/* A line of the list of the library; the start page has lines too. */
#define ROW(name) name "*·*"

static void
click_row (PwE2e *e2e, const char *name)
{
  pw_unref AtspiAccessible *row = pw_e2e_wait (e2e, ATSPI_ROLE_LIST_ITEM, name);

  pw_e2e_click (e2e, row);
}

/* Opens the menu of a game, and clicks on a command in it. */
static void
choose (PwE2e *e2e, const char *game, const char *command)
{
  g_autofree char *name = g_strdup_printf ("What to do with %s", game);
  pw_unref AtspiAccessible *menu = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, name);
  pw_unref AtspiAccessible *item = NULL;

  pw_e2e_click (e2e, menu);
  item = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, command);
  pw_e2e_activate (e2e, item);
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_MENU_ITEM, command);
}

/* A window of the program by its title. File choosers are GTK's; those of 4.8 have no role. */
static gboolean
is_open (PwE2e *e2e, gpointer title)
{
  pw_unref AtspiAccessible *window = pw_e2e_find (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  pw_unref AtspiAccessible *root = window ? atspi_accessible_get_application (window, NULL) : NULL;
  int n = root ? atspi_accessible_get_child_count (root, NULL) : 0;

  for (int i = 0; i < n; i++)
    {
      pw_unref AtspiAccessible *child = atspi_accessible_get_child_at_index (root, i, NULL);
      g_autofree char *name = child ? pw_e2e_name (child) : NULL;

      if (g_strcmp0 (name, title) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_closed (PwE2e *e2e, gpointer title)
{
  return !is_open (e2e, title);
}

/* Answers a file chooser as somebody who types. */
static void
answer (PwE2e *e2e, const char *title, gboolean save, const char *path)
{
  pw_e2e_until (e2e, is_open, (gpointer) title, title);
  pw_e2e_take_focus (e2e);
  /* The field for a name is there where something is saved; elsewhere it comes with the first "/". */
  if (save)
    pw_e2e_keys (e2e, "ctrl+a");
  pw_e2e_type (e2e, path);
  g_usleep (300000); /* it looks for files of that name meanwhile */
  pw_e2e_keys (e2e, "Return");
  pw_e2e_until (e2e, is_closed, (gpointer) title, "the file chooser to close");
  pw_e2e_take_focus (e2e);
}

static PwE2e *
open_library (PwE2e *e2e, const char *count)
{
  pw_e2e_start (e2e);
  expect (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  expect (e2e, ATSPI_ROLE_INVALID, count);
  return e2e;
}

static void
quit (PwE2e *e2e)
{
  pw_e2e_keys (e2e, "ctrl+q");
  g_assert_true (pw_e2e_wait_exit (e2e));
  pw_e2e_free (e2e);
}

/* The games are listed with their results, the broken one with its reason; typing and a filter find some of them. */
static void
found (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  g_autofree char *folder = games_folder (e2e), *a = put_finished (folder, "a.pipwright", "2", "7");
  g_autofree char *b = put_open (folder, "b.pipwright"), *c = g_build_filename (folder, "c.pipwright", NULL);

  g_assert_true (g_file_set_contents (c, "{ \"format\": 1, \"game\": \"chess\" }", -1, NULL));
  open_library (e2e, "3 games");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, "Ana, Ben, Ana *, Ben *, today*finished*");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, "Player 1, Player 2, Player 3, *9 moves*");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, "c.pipwright, Line 1: This program does not know the game*chess*");

  /* Typing searches at once: the keyboard is in the field. */
  pw_e2e_type (e2e, "ana");
  expect (e2e, ATSPI_ROLE_INVALID, "1 of 3 games");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Player 1, Player 2, Player 3, "));
  pw_e2e_keys (e2e, "ctrl+a");
  pw_e2e_type (e2e, "nobody");
  expect (e2e, ATSPI_ROLE_INVALID, "No such game");
  pw_e2e_keys (e2e, "ctrl+a BackSpace");
  expect (e2e, ATSPI_ROLE_INVALID, "3 games");

  /* The first filter, by keyboard: finished ones, then those that cannot be read. */
  {
    pw_unref AtspiAccessible *filter = pw_e2e_wait (e2e, ATSPI_ROLE_COMBO_BOX, "How far they are");

    pw_e2e_click (e2e, filter);
    expect (e2e, ATSPI_ROLE_INVALID, "Not readable");
    pw_e2e_keys (e2e, "Down Return");
    expect (e2e, ATSPI_ROLE_INVALID, "1 of 3 games");
    expect (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Ana, Ben, Ana "));
    pw_e2e_click (e2e, filter);
    pw_e2e_keys (e2e, "Down Down Return");
    pw_e2e_wait_gone (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Ana, Ben, Ana "));
    expect (e2e, ATSPI_ROLE_LIST_ITEM, "c.pipwright, Line 1:*");
  }
  quit (e2e);
}

/* Renamed, copied, deleted and got back; and played on. */
static void
changed (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  g_autofree char *folder = games_folder (e2e), *a = put_finished (folder, "a.pipwright", "2", "7");
  g_autofree char *b = put_open (folder, "b.pipwright"), *text = NULL;

  open_library (e2e, "2 games");
  choose (e2e, "Ana, Ben", "Rename…");
  expect (e2e, ATSPI_ROLE_DIALOG, "Rename the game");
  pw_e2e_take_focus (e2e);
  pw_e2e_type (e2e, "Rain & \"tea\" <b>");
  pw_e2e_keys (e2e, "Return");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Rain & \"tea\" <b>, Ana "));
  pw_e2e_take_focus (e2e);
  g_assert_true (g_file_get_contents (a, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Rain & \\\"tea\\\" <b>"));

  choose (e2e, "Rain & \"tea\" <b>", "Duplicate");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Rain & \"tea\" <b> (copy), "));
  expect (e2e, ATSPI_ROLE_INVALID, "3 games");
  g_assert_cmpuint (n_files (folder), ==, 3);

  choose (e2e, "Rain & \"tea\" <b>", "Delete");
  expect (e2e, ATSPI_ROLE_INVALID, "2 games");
  g_assert_cmpuint (n_files (folder), ==, 2);
  g_assert_false (g_file_test (a, G_FILE_TEST_EXISTS));
  {
    pw_unref AtspiAccessible *undo = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Undo");

    pw_e2e_activate (e2e, undo);
  }
  expect (e2e, ATSPI_ROLE_INVALID, "3 games");
  g_assert_true (g_file_test (a, G_FILE_TEST_EXISTS));

  /* A game that is not over goes on where it was, and what is played then is kept. */
  click_row (e2e, "Player 1, Player 2, Player 3, *9 moves*");
  expect (e2e, ATSPI_ROLE_INVALID, "Player 2 takes 2 workers (die 2)*");
  pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Player 2 takes 2 workers (die 2)*");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  expect (e2e, ATSPI_ROLE_LIST_ITEM, "Player 1, Player 2, Player 3, *8 moves*");
  quit (e2e);
}

static gboolean
is_written (PwE2e *e2e, gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A record comes in from elsewhere, another goes out as it is; a broken one is refused in words. */
static void
in_and_out (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  g_autofree char *folder = games_folder (e2e), *a = put_finished (folder, "a.pipwright", "2", "7");
  g_autofree char *in = put_finished (pw_e2e_get_home (e2e), "in.pipwright", "3", "8");
  g_autofree char *bad = g_build_filename (pw_e2e_get_home (e2e), "bad.pipwright", NULL);
  g_autofree char *out = g_build_filename (pw_e2e_get_home (e2e), "out.pipwright", NULL), *before = NULL, *after = NULL;
  const char *const files[] = { in, in, bad };
  /* What went well needs no reading; a problem stays until it was read. */
  const char *const said[] = { "2 games", "This game is in the library already:*", "Line 1:*" };

  g_assert_true (g_file_set_contents (bad, "; no record", -1, NULL));
  open_library (e2e, "1 game");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      pw_unref AtspiAccessible *menu = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "More to do with the library");
      pw_unref AtspiAccessible *item = NULL;

      pw_e2e_click (e2e, menu);
      item = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, "Import a record…");
      pw_e2e_activate (e2e, item);
      answer (e2e, "Open a record", FALSE, files[i]);
      expect (e2e, ATSPI_ROLE_INVALID, said[i]);
      g_assert_cmpuint (n_files (folder), ==, 2);
    }
  choose (e2e, "Ana, Ben", "Save a copy…");
  answer (e2e, "Save a copy", TRUE, out);
  pw_e2e_until (e2e, is_written, out, "the copy");
  g_assert_true (g_file_get_contents (a, &before, NULL, NULL));
  g_assert_true (g_file_get_contents (out, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  quit (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  referee = argv[2];
  open_game = argv[3];
  g_test_add_func ("/e2e/library/found", found);
  g_test_add_func ("/e2e/library/changed", changed);
  g_test_add_func ("/e2e/library/in-and-out", in_and_out);
  return g_test_run ();
}
