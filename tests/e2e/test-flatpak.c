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

static void
play (PwE2e *e2e)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_e2e_say (e2e, lines[i]);
      pw_e2e_wait_saved (e2e, NULL, i + 1, i + 1, lines[i]);
    }
}

static void
a_game_in_the_sandbox (void)
{
  const char *argv[] = { "run", "--die-with-parent", app_id, NULL };
  PwE2e *e2e = pw_e2e_new ("flatpak", argv, NULL);
  g_autofree char *games = games_directory (), *path = NULL, *check = NULL;

  pw_e2e_set_sandboxed (e2e, games);
  path = pw_e2e_saved_path (e2e);
  g_assert_null (path);
  pw_e2e_start (e2e);
  pw_e2e_expect (e2e, "New game");
  pw_e2e_keys (e2e, "ctrl+n");
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  pw_e2e_keys (e2e, "ctrl+Return");
  pw_e2e_expect (e2e, "*Castles of Burgundy*");
  play (e2e);
  pw_e2e_expect (e2e, "Player 1 takes a ship from depot 4*");

  /* What cannot be is refused here too, with what would be right; undone is undone. */
  pw_e2e_say (e2e, "take 7 bank");
  pw_e2e_expect (e2e, "*from 1 to 6*");
  pw_e2e_keys (e2e, "ctrl+a BackSpace ctrl+z");
  pw_e2e_wait_saved (e2e, NULL, G_N_ELEMENTS (lines) - 1, G_N_ELEMENTS (lines), "the last move to be undone");
  pw_e2e_keys (e2e, "ctrl+shift+z");
  pw_e2e_wait_saved (e2e, NULL, G_N_ELEMENTS (lines), G_N_ELEMENTS (lines), "the last move to be played again");

  path = pw_e2e_saved_path (e2e);
  g_assert_nonnull (path);
  check = pw_e2e_output_of (
    (const char *[]){ "flatpak", "run", "--command=pipwright-referee", app_id, "check", "--json", path, NULL });
  g_assert_nonnull (strstr (check, "\"legal\":true"));

  /* Killed it goes on where it was, and ends well when it is told to. */
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Continue: Player 1, Player 2, Player 3*");
  pw_e2e_expect (e2e, "Player 1 takes a ship from depot 4*");
  pw_e2e_quit (e2e);
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
