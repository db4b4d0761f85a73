/* test-flatpak.c: the start of a game in the installed Flatpak, by keyboard
 *
 * The program is seen through the accessibility bus that the sandbox lets it reach. What it saved lies in the folder
 * that is its own; pipwright-referee reads it, inside the sandbox too. Not run by Meson: .ci/flatpak installs what is
 * tested and starts this, with a home of its own in HOME.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-e2e.h"

static const char *app_id;

/* What is said at the table: three starts, a roll, its goods and a turn. */
static const char *const lines[] = {
  "start d4 red red pink",
  "start d4 turquoise purple pink",
  "start d4 pink pink red",
  "4 35 22 56",
  "goods red",
  "take 4 ship die=3 workers=1",
};

static char *
games_directory (void)
{
  return g_build_filename (g_getenv ("HOME"), ".var", "app", app_id, "data", "pipwright", "games", NULL);
}

/* The one record in the sandbox's own folder, or NULL. Free it. */
static char *
saved_path (void)
{
  g_autofree char *directory = games_directory ();
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".pipwright"))
      return g_build_filename (directory, name, NULL);
  return NULL;
}

static gboolean
is_saved (PwE2e *e2e, gpointer data)
{
  g_autofree char *path = saved_path (), *content = NULL;
  g_autofree char *at = g_strdup_printf ("\"at\": %u,", GPOINTER_TO_UINT (data));

  return path && g_file_get_contents (path, &content, NULL, NULL) && strstr (content, at);
}

static void
expect (PwE2e *e2e, const char *name)
{
  pw_unref AtspiAccessible *widget = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, name);

  g_assert_nonnull (widget);
}

static void
say (PwE2e *e2e, const char *line)
{
  pw_e2e_type (e2e, line);
  pw_e2e_keys (e2e, "Return");
}

static void
play (PwE2e *e2e)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      say (e2e, lines[i]);
      pw_e2e_until (e2e, is_saved, GUINT_TO_POINTER (i + 1), lines[i]);
    }
}

/* What pipwright-referee of the same package says of the record. Free it. */
static char *
ask_referee (const char *path)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "flatpak", "run", "--command=pipwright-referee", app_id,
                              "check", "--json", path, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return output;
}

static void
a_game_in_the_sandbox (void)
{
  const char *argv[] = { "run", "--die-with-parent", app_id, NULL };
  PwE2e *e2e = pw_e2e_new ("flatpak", argv, NULL);
  g_autofree char *path = NULL, *check = NULL;

  pw_e2e_set_sandboxed (e2e);
  g_assert_null (saved_path ());
  pw_e2e_start (e2e);
  expect (e2e, "New game");
  pw_e2e_keys (e2e, "ctrl+n");
  expect (e2e, "Player 3, Player 3, *");
  pw_e2e_keys (e2e, "ctrl+Return");
  expect (e2e, "*Castles of Burgundy*");
  play (e2e);
  expect (e2e, "Player 1 takes a ship from depot 4*");

  /* What cannot be is refused here too, by its rule; undone is undone. */
  say (e2e, "take 7 bank");
  expect (e2e, "*out of range*");
  pw_e2e_keys (e2e, "ctrl+a BackSpace ctrl+z");
  pw_e2e_until (e2e, is_saved, GUINT_TO_POINTER (G_N_ELEMENTS (lines) - 1), "the last move to be undone");
  pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_until (e2e, is_saved, GUINT_TO_POINTER (G_N_ELEMENTS (lines)), "the last move to be played again");

  path = saved_path ();
  g_assert_nonnull (path);
  check = ask_referee (path);
  g_assert_nonnull (strstr (check, "\"legal\":true"));

  /* Killed it goes on where it was, and ends well when it is told to. */
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  {
    pw_unref AtspiAccessible *button = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "Go on: Player 1, Player 2, Player 3*");

    pw_e2e_activate (e2e, button);
  }
  expect (e2e, "Player 1 takes a ship from depot 4*");
  pw_e2e_keys (e2e, "ctrl+q");
  g_assert_true (pw_e2e_wait_exit (e2e));
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  app_id = argv[1];
  g_test_add_func ("/e2e/flatpak/a-game-in-the-sandbox", a_game_in_the_sandbox);
  return g_test_run ();
}
