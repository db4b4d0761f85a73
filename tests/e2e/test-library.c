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

/* A finished game of @players people. */
static char *
put_finished (const char *folder, const char *name, const char *players, const char *seed)
{
  return pw_e2e_put_record (folder, name,
                            (const char *[]){ referee, "deal", "--game", "burgundy", "--players", players, "--seed", seed,
                                              NULL });
}

static char *
put_open (const char *folder, const char *name)
{
  return pw_e2e_put_record (folder, name, (const char *[]){ referee, "convert", "--to", "json", open_game, NULL });
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

static PwE2e *
open_library (PwE2e *e2e, const char *count)
{
  pw_e2e_start (e2e);
  pw_e2e_expect_role (e2e, ATSPI_ROLE_FRAME, "*Pipwright");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  pw_e2e_expect (e2e, count);
  return e2e;
}

/* Whether the keyboard is on an item of a list. */
static gboolean
is_in_a_list (PwE2e *e2e, gpointer data)
{
  g_autoptr (GPtrArray) items = pw_e2e_find_all (e2e, ATSPI_ROLE_LIST_ITEM, "*");
  gboolean focused = FALSE;

  for (guint i = 0; i < items->len; i++)
    focused |= pw_e2e_has_state (items->pdata[i], ATSPI_STATE_FOCUSED);
  return focused;
}

/* The games are listed with their results, the broken one with its reason; typing and a filter find some of them. */
static void
found (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  const char *folder = pw_e2e_get_games (e2e);
  g_autofree char *a = put_finished (folder, "a.pipwright", "2", "7");
  g_autofree char *b = put_open (folder, "b.pipwright"), *c = g_build_filename (folder, "c.pipwright", NULL);

  g_assert_true (g_file_set_contents (c, "{ \"format\": 1, \"game\": \"chess\" }", -1, NULL));
  open_library (e2e, "3 games");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Ana, Ben, Ana *, Ben *, today*finished*");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Player 1, Player 2, Player 3, *9 moves*");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "c.pipwright, Line 1: This program does not know the game*chess*");

  /* Typing searches at once: the keyboard is in the field. */
  pw_e2e_type (e2e, "ana");
  pw_e2e_expect (e2e, "1 of 3 games");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Player 1, Player 2, Player 3, "));
  pw_e2e_keys (e2e, "ctrl+a");
  pw_e2e_type (e2e, "nobody");
  pw_e2e_expect (e2e, "No game found");
  pw_e2e_keys (e2e, "ctrl+a BackSpace");
  pw_e2e_expect (e2e, "3 games");

  /* The first filter, by keyboard: finished ones, then those that cannot be read. */
  {
    pw_unref AtspiAccessible *filter = pw_e2e_wait (e2e, ATSPI_ROLE_COMBO_BOX, "Finished or not");

    pw_e2e_click (e2e, filter);
    pw_e2e_expect (e2e, "Not readable");
    pw_e2e_keys (e2e, "Down Return");
    pw_e2e_expect (e2e, "1 of 3 games");
    pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Ana, Ben, Ana "));
    pw_e2e_click (e2e, filter);
    pw_e2e_until (e2e, is_in_a_list, NULL, "the list of the filter to have the keyboard");
    /* Toolkits differ in where the list begins. */
    pw_e2e_keys (e2e, "End Return");
    pw_e2e_wait_gone (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Ana, Ben, Ana "));
    pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "c.pipwright, Line 1:*");
  }
  pw_e2e_quit (e2e);
}

/* Renamed, copied, deleted and got back; and played on. */
static void
changed (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  const char *folder = pw_e2e_get_games (e2e);
  g_autofree char *a = put_finished (folder, "a.pipwright", "2", "7");
  g_autofree char *b = put_open (folder, "b.pipwright"), *text = NULL;

  open_library (e2e, "2 games");
  choose (e2e, "Ana, Ben", "Rename…");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_DIALOG, "Rename the game");
  pw_e2e_take_focus (e2e);
  pw_e2e_type (e2e, "Rain & \"tea\" <b>");
  pw_e2e_keys (e2e, "Return");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Rain & \"tea\" <b>, Ana "));
  pw_e2e_take_focus (e2e);
  g_assert_true (g_file_get_contents (a, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Rain & \\\"tea\\\" <b>"));

  choose (e2e, "Rain & \"tea\" <b>", "Duplicate");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, ROW ("Rain & \"tea\" <b> (copy), "));
  pw_e2e_expect (e2e, "3 games");
  g_assert_cmpuint (n_files (folder), ==, 3);

  choose (e2e, "Rain & \"tea\" <b>", "Delete");
  pw_e2e_expect (e2e, "2 games");
  g_assert_cmpuint (n_files (folder), ==, 2);
  g_assert_false (g_file_test (a, G_FILE_TEST_EXISTS));
  pw_e2e_press (e2e, "*Undo");
  pw_e2e_expect (e2e, "3 games");
  g_assert_true (g_file_test (a, G_FILE_TEST_EXISTS));

  /* A game that is not over goes on where it was, and what is played then is kept. */
  click_row (e2e, "Player 1, Player 2, Player 3, *9 moves*");
  pw_e2e_expect (e2e, "Player 2 takes 2 workers (die 2)*");
  pw_e2e_keys (e2e, "ctrl+z");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Player 2 takes 2 workers (die 2)*");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Player 1, Player 2, Player 3, *8 moves*");
  pw_e2e_quit (e2e);
}

/* From the library to the review of a game; from there into a copy in which something else is tried, which the library calls so. */
static void
reviewed (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  const char *folder = pw_e2e_get_games (e2e);
  g_autofree char *a = pw_e2e_put_record (folder, "a.pipwright",
                                          (const char *[]){ referee, "deal", "--game", "kingsburg", "--players", "2", "--seed",
                                                            "7", NULL });
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (g_file_get_contents (a, &before, NULL, NULL));
  open_library (e2e, "1 game");
  choose (e2e, "Ana, Ben", "Review");
  pw_e2e_expect (e2e, "Turning points");
  pw_e2e_expect (e2e, "Worked out from *");
  /* What is pressed then stays where it is. */
  pw_e2e_press (e2e, "*Stop");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_PUSH_BUTTON, "*Go on");
  pw_e2e_press (e2e, "*Try it");
  pw_e2e_wait_gone (e2e, ATSPI_ROLE_INVALID, "Turning points");
  pw_e2e_keys (e2e, "ctrl+shift+l");
  pw_e2e_expect (e2e, "2 games");
  pw_e2e_expect_role (e2e, ATSPI_ROLE_LIST_ITEM, "Ana, Ben, *tried out*");
  g_assert_true (g_file_get_contents (a, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  pw_e2e_quit (e2e);
}

/* A record comes in from elsewhere, another goes out as it is; a broken one is refused in words. */
static void
in_and_out (void)
{
  const char *argv[] = { NULL };
  PwE2e *e2e = pw_e2e_new (program, argv, NULL);
  const char *folder = pw_e2e_get_games (e2e);
  g_autofree char *a = put_finished (folder, "a.pipwright", "2", "7");
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
      pw_unref AtspiAccessible *menu = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, "More actions in the library");
      pw_unref AtspiAccessible *item = NULL;

      pw_e2e_click (e2e, menu);
      item = pw_e2e_wait (e2e, ATSPI_ROLE_MENU_ITEM, "Import a record…");
      pw_e2e_activate (e2e, item);
      pw_e2e_choose_file (e2e, "Open a record", FALSE, files[i]);
      pw_e2e_expect (e2e, said[i]);
      g_assert_cmpuint (n_files (folder), ==, 2);
    }
  choose (e2e, "Ana, Ben", "Save a copy…");
  pw_e2e_choose_file (e2e, "Save a copy", TRUE, out);
  pw_e2e_wait_file (e2e, out);
  g_assert_true (g_file_get_contents (a, &before, NULL, NULL));
  g_assert_true (g_file_get_contents (out, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  pw_e2e_quit (e2e);
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
  g_test_add_func ("/e2e/library/reviewed", reviewed);
  g_test_add_func ("/e2e/library/in-and-out", in_and_out);
  return g_test_run ();
}
