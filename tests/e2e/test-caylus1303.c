/* test-caylus1303.c: a whole round of Caylus 1303 in the real program, by keyboard and by mouse
 *
 * The round is reckoned by hand (RULES.md, 19.17): what everybody has after it is what the players' cards say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e.h"

/** BEGUN: so many moves are in the record before the first placement. */
#define BEGUN 16

static const char *program, *referee, *round_path;

static PwE2eGame *
open_round (void)
{
  PwE2eGame *game = pw_e2e_game_new (program, referee, round_path, BEGUN);

  pw_e2e_expect (game->e2e, "1, Farm, starting tile, 1 food; free; legal*");
  return game;
}

/* What the round has left, as 19.17 reckons it; prestige is nobody's to know. */
static void
expect_the_end (PwE2eGame *game)
{
  pw_e2e_expect (game->e2e,
                 "Ana, to play, first player; 10 workers in reserve, 5 in the camp, 8 houses, food 0, wood 2, stone 1, "
                 "cloth 0, gold 0, Architect*");
  pw_e2e_expect (game->e2e,
                 "Ben; 6 workers in reserve, 9 in the camp, 9 houses, food 3, wood 1, stone 2, cloth 1, gold 0, Thief, "
                 "Foreman*");
  pw_e2e_expect (game->e2e, "10, Quarry (wood), wood tile of Ana, 2 stone; free*");
  pw_e2e_expect (game->e2e, "provost after space 9, Farm (wood)*");
}

/* What is printed on the tile is asked when it is first built; Enter says that it is so, and stands before the first move. */
static void
confirm (PwE2eGame *game)
{
  pw_e2e_expect (game->e2e, "Is this what is printed there?");
  pw_e2e_keys (game->e2e, "Return");
  game->moves++;
}

/* Most entries are one number or one letter. */
static void
by_keyboard (void)
{
  static const char *const lines[] = {
    "c", "a", "2", "9", "s", "8", "pass", "3", "pass",
    /* Fairground, the favour, the tile of the site, the character; the Carpenter; the bridge. */
    "1", "2", "cloth", "thief", "quarry", "skip", "1"
  };
  PwE2eGame *game = open_round ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_e2e_say (game->e2e, lines[i]);
      if (g_str_equal (lines[i], "quarry"))
        confirm (game);
      pw_e2e_game_wait_saved (game, 1, lines[i]);
    }
  expect_the_end (game);
  pw_e2e_game_free (game, "legal");
}

static void
by_mouse (void)
{
  static const char *const clicks[] = {
    "c, Carpenter,*legal*",           "a, Fairground,*legal*",       "2, Sawmill,*legal*",
    "9, Farm (wood),*legal*",         "site, place 1: free; legal*", "8, Farm,*legal*",
    "bridge, place 1, empty; legal*", "3, Quarry,*legal*",           "bridge, place 2, empty; legal*",
    "a, Fairground,*now; legal*",     "site tile 1, Market,*legal*",
  };
  PwE2eGame *game = open_round ();

  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++)
    {
      pw_e2e_click_on (game->e2e, ATSPI_ROLE_PUSH_BUTTON, clicks[i]);
      pw_e2e_game_wait_saved (game, 1, clicks[i]);
    }
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_INVALID, "4, 1 cloth*");
  pw_e2e_game_wait_saved (game, 1, "cloth");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_PUSH_BUTTON, "Thief, on the board; legal*");
  pw_e2e_game_wait_saved (game, 1, "thief");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_INVALID, "?, Quarry (wood)*");
  pw_e2e_expect (game->e2e, "Is this what is printed there?");
  pw_e2e_press (game->e2e, "*Printed so*");
  pw_e2e_game_wait_saved (game, 2, "quarry");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_INVALID, "?, Skip*");
  pw_e2e_game_wait_saved (game, 1, "skip");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_PUSH_BUTTON, "provost 1 step forward,*legal*");
  pw_e2e_game_wait_saved (game, 1, "provost");
  expect_the_end (game);
  pw_e2e_game_free (game, "legal");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  program = argv[1];
  referee = argv[2];
  round_path = argv[3];
  g_test_add_func ("/e2e/caylus1303/a-round-by-keyboard", by_keyboard);
  g_test_add_func ("/e2e/caylus1303/a-round-by-mouse", by_mouse);
  return g_test_run ();
}
