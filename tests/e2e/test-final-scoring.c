/* test-final-scoring.c: an end position in the real program, and the way to another level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e.h"

static const char *program;

static void
switch_level (PwE2e *e2e, const char *to)
{
  pw_unref AtspiAccessible *menu = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Level: how much is entered");

  pw_e2e_click (e2e, menu);
  pw_e2e_press (e2e, to);
}

static void
end_position (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);

  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Final scoring");
  pw_e2e_expect (e2e, "Player 3, Player 3, *");
  pw_e2e_press (e2e, "*Enter the end position*");
  /* First what the result depends on; who says more sees the whole board. */
  pw_e2e_expect (e2e, "Points on the track: 1");
  pw_e2e_say (e2e, "c3 bank");
  pw_e2e_expect (e2e, "c3, bank, *");
  pw_e2e_say (e2e, "silver 3");
  pw_e2e_expect (e2e, "Player 1 has 3 silver.*");
  pw_e2e_say (e2e, "score 999");
  pw_e2e_expect (e2e, "Player 1: 999 points on the track; *");

  /* Nothing is lost when the program is killed. */
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Continue: Player 1, Player 2, Player 3*");
  pw_e2e_expect (e2e, "c3, bank, *");
  pw_e2e_expect (e2e, "*things are not possible");

  /* Up to the referee: the boards are asked one by one; undo leads back. */
  switch_level (e2e, "Referee");
  pw_e2e_press (e2e, "This is *right*");
  pw_e2e_expect (e2e, "Player 1*board is entered.*");
  pw_e2e_keys (e2e, "ctrl+z ctrl+z");
  pw_e2e_expect (e2e, "*Score it*");

  pw_e2e_press (e2e, "*Score it*");
  pw_e2e_expect (e2e, "*Score anyway?");
  pw_e2e_press (e2e, "*Score *anyway*");
  pw_e2e_expect (e2e, "Place 1: Player 1, 1002 points");
  pw_e2e_expect (e2e, "999");
  pw_e2e_free (e2e);
}

/* With real keys, wherever the program has put the focus; and on a button, which letters lead away from. */
static void
whole_board (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);
  pw_unref AtspiAccessible *chip = NULL;

  pw_e2e_start (e2e);
  pw_e2e_press (e2e, "Final scoring");
  pw_e2e_press (e2e, "*Enter the end position*");
  pw_e2e_click_on (e2e, ATSPI_ROLE_INVALID, "*hole board");
  pw_e2e_expect (e2e, "c3, *");
  pw_e2e_keys (e2e, "Down");
  pw_e2e_say (e2e, "c3 bank, red 2, silver 3, score 87");
  pw_e2e_expect (e2e, "c3, bank, *");
  pw_e2e_expect (e2e, "Player 1 has 2 red goods tiles.*");
  pw_e2e_expect (e2e, "Player 1 has 3 silver.*");
  pw_e2e_expect (e2e, "Player 1: 87 points on the track; *");
  chip = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Player 2*");
  pw_e2e_focus (e2e, chip);
  pw_e2e_say (e2e, "workers 2, brown 4, silver 4");
  pw_e2e_expect (e2e, "Player 2 has 4 silver.*");
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  program = argv[1];
  g_test_add_func ("/final-scoring/an end position is entered and scored", end_position);
  g_test_add_func ("/final-scoring/a line is typed wherever the focus is", whole_board);
  return g_test_run ();
}
