/* test-final-scoring.c: an end position in the real program, and the way to another level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-e2e.h"

static const char *program;

static void
press (PwE2e *e2e, const char *name)
{
  pw_unref AtspiAccessible *button = pw_e2e_wait (e2e, ATSPI_ROLE_PUSH_BUTTON, name);

  pw_e2e_activate (e2e, button);
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
switch_level (PwE2e *e2e, const char *to)
{
  pw_unref AtspiAccessible *menu = pw_e2e_wait (e2e, ATSPI_ROLE_INVALID, "Level: how much is entered");

  pw_e2e_click (e2e, menu);
  press (e2e, to);
}

static void
end_position (void)
{
  PwE2e *e2e = pw_e2e_new (program, NULL, NULL);

  pw_e2e_start (e2e);
  press (e2e, "Final scoring");
  expect (e2e, "Player 3, Player 3, *");
  press (e2e, "*Start the game*");
  expect (e2e, "Player 1, duchy 1");
  say (e2e, "c3 bank");
  expect (e2e, "c3, bank, *");
  say (e2e, "silver 3");
  expect (e2e, "Player 1 has 3 silver.*");
  say (e2e, "score 999");
  expect (e2e, "Player 1: 999 points on the track; *");

  /* Nothing is lost when the program is killed. */
  pw_e2e_kill (e2e);
  pw_e2e_start (e2e);
  press (e2e, "Go on: Player 1, Player 2, Player 3*");
  expect (e2e, "c3, bank, *");
  expect (e2e, "*things cannot be");

  /* Up to the referee: the boards are asked one by one; undo leads back. */
  switch_level (e2e, "Referee");
  press (e2e, "*Board is complete*");
  expect (e2e, "Player 1*board is entered.*");
  pw_e2e_keys (e2e, "ctrl+z ctrl+z");
  expect (e2e, "*Score it*");

  press (e2e, "*Score it*");
  expect (e2e, "*Score anyway?");
  press (e2e, "*Score *anyway*");
  expect (e2e, "Place 1: Player 1, 1002 points");
  expect (e2e, "999");
  pw_e2e_free (e2e);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  program = argv[1];
  g_test_add_func ("/final-scoring/an end position is entered and scored", end_position);
  return g_test_run ();
}
