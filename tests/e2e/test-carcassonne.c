/* test-carcassonne.c: whole games of Carcassonne in the real program: tile by tile by keyboard, by mouse, and on the score pad
 *
 * Both games of tiles are reckoned by hand (15.6, 15.7 of the rules); the box holds no other tiles, so that they end by themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "pw-e2e.h"

static const char *program, *referee, *eight_path, *three_path;

/* -- By keyboard ------------------------------------------------------------------------------------ */

/** Turn: what is typed; @more: keys after it; @refused: what is said first, and what is typed then; @score: what is seen. */
typedef struct
{
  const char *typed, *more, *refused, *then, *score;
} Turn;

static void
by_keyboard (void)
{
  static const Turn turns[] = {
    { "frfr e1 r" },
    { "ffff s1 m" },
    /* People forget that the builder needs a place of its own. */
    { "frrr e2 b", .refused = "*", .then = "tile frrr e2 turn=0 builder road-w" },
    { "ccff-w n1 turn=1 c" },
    { "crrr w1 c", .score = "Ana, 4 points*" },
    /* The builder's second tile. */
    { "cfcf-p n1w1 b" },
    { "ffcf s2", .more = "Return" },
    { "fffc n1e1 f" },
  };
  PwE2eGame *game = pw_e2e_game_new (program, referee, eight_path, 47);

  pw_e2e_expect (game->e2e, "Ana, 0 points*");
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      const Turn *turn = &turns[i];

      pw_e2e_say (game->e2e, turn->typed);
      if (turn->then)
        {
          pw_e2e_keys (game->e2e, "ctrl+a");
          pw_e2e_say (game->e2e, turn->then);
        }
      if (turn->more)
        pw_e2e_keys (game->e2e, turn->more);
      pw_e2e_game_wait_saved (game, 1, turn->typed);
      if (turn->score)
        pw_e2e_expect (game->e2e, turn->score);
    }
  /* No tile is left: the final scoring follows by itself. */
  pw_e2e_expect (game->e2e, "Place 1: Ana, 20 points");
  pw_e2e_expect (game->e2e, "Place 2: Ben, 11 points");
  pw_e2e_game_free (game, "the game is over");
}

/* -- By mouse ------------------------------------------------------------------------------------------ */

static void
by_mouse (void)
{
  /* A place, the tile as it lies there where several fit, the figure. */
  static const char *const clicks[][3] = {
    { "w1; *", "?, crrr*", "?, * lays *, a knight*" },
    { "n1; *", "?, ffcc*", "?, * lays *, a knight*" },
    { "n1w1; *", NULL, "?, * lays *, a farmer*" },
  };
  PwE2eGame *game = pw_e2e_game_new (program, referee, three_path, 47);

  pw_e2e_expect (game->e2e, "Ana, 0 points*");
  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++)
    {
      for (guint k = 0; k < 3; k++)
        if (clicks[i][k])
          pw_e2e_click_on (game->e2e, k == 0 ? ATSPI_ROLE_PUSH_BUTTON : ATSPI_ROLE_INVALID, clicks[i][k]);
      pw_e2e_game_wait_saved (game, 1, clicks[i][0]);
    }
  pw_e2e_expect (game->e2e, "Place 1: Ana, 21 points");
  pw_e2e_expect (game->e2e, "Place 2: Ben, 8 points");
  pw_e2e_game_free (game, "the game is over");
}

/* -- The score pad ----------------------------------------------------------------------------------------- */

static void
on_the_pad (void)
{
  static const char *const lines[] = { "c 6 p1 a", "r 3 b", "m c", "c 5 a=2 b=2", "b goods grain 2", "f 3 c", "r 4 o b" };
  g_autofree char *folder = g_dir_make_tmp ("pipwright-pad-XXXXXX", NULL), *path = g_build_filename (folder, "pad.txt", NULL);
  g_autoptr (GPtrArray) strikes = NULL;
  PwE2eGame *game;

  g_assert_true (g_file_set_contents (path,
                                      "game: carcassonne\nlevel: pad\nplayer: \"Ana\" marker=1\nplayer: \"Ben\" marker=2\n"
                                      "player: \"Cleo\" marker=3\n\n",
                                      -1, NULL));
  game = pw_e2e_game_new (program, referee, path, 0);
  pw_e2e_expect (game->e2e, "Write it down");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_e2e_say (game->e2e, lines[i]);
      pw_e2e_game_wait_saved (game, 1, lines[i]);
    }
  pw_e2e_expect (game->e2e, "City of 6 tiles, 1 pennant; Ana; 6 × 2 + 1 × 2; Ana +14");
  pw_e2e_expect (game->e2e, "Ana, 24 points*");
  /* A line that was written wrongly goes with one press: the newest stands below. */
  strikes = pw_e2e_find_all (game->e2e, ATSPI_ROLE_PUSH_BUTTON, "Strike this line");
  g_assert_cmpuint (strikes->len, ==, G_N_ELEMENTS (lines));
  pw_e2e_click (game->e2e, strikes->pdata[strikes->len - 1]);
  pw_e2e_game_wait_saved (game, -1, "strike");
  pw_e2e_say (game->e2e, "r 5 o b");
  pw_e2e_game_wait_saved (game, 1, "r 5 o b");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_PUSH_BUTTON, "Final scoring");
  pw_e2e_click_on (game->e2e, ATSPI_ROLE_PUSH_BUTTON, "Final scoring");
  pw_e2e_expect (game->e2e, "Place 1: Ben, 28 points");
  pw_e2e_expect (game->e2e, "Place 2: Ana, 24 points");
  pw_e2e_expect (game->e2e, "Place 3: Cleo, 18 points");
  pw_e2e_game_free (game, "the game is over");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 5);
  program = argv[1];
  referee = argv[2];
  eight_path = argv[3];
  three_path = argv[4];
  g_test_add_func ("/e2e/carcassonne/by keyboard", by_keyboard);
  g_test_add_func ("/e2e/carcassonne/by mouse", by_mouse);
  g_test_add_func ("/e2e/carcassonne/on the pad", on_the_pad);
  return g_test_run ();
}
