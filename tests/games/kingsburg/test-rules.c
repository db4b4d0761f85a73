/* test-rules.c: every rule by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include "games/pw-games.h"
#include "position.h"

#define PREFIX "/kingsburg/rule/"

static const RuleCase *const tables[] = {
  cases_calendar, cases_influence, cases_help, cases_building, cases_battle, cases_levels, cases_examples, NULL,
};

/* -- What notation cannot say ------------------------------------------------------------------------------ */

static void
test_nobody_sits_there (void)
{
  g_autoptr (Position) position = position_new (&kb_test, "players 3; level final");
  PwMove move;

  move = position_move (position, "ana row 1 1");
  move.player = 4;
  rules_assert_refused (position, &move, "1.1");
}

static void
test_roll_of_another_number_of_players (void)
{
  g_autoptr (Position) position = position_new (&kb_test, "players 3; phase spring; stage roll");
  PwMove move;

  move = position_move (position, "roll ana=111 ben=222 cleo=333");
  rules_assert_legal (position, &move, FALSE);
  move.args[2] = PW_ARG_NONE;
  rules_assert_refused (position, &move, "4.2");
  move.args[2] = move.args[3] = move.args[1];
  rules_assert_refused (position, &move, "4.2");
}

/* What can neither refuse a move nor give anything, and why. */
static const SilentRule silent[] = {
  { "6.3", "dice and used tokens leave the board; using a token is an event of 5.3" },
  { "12.2", "says how slips of the book are read; what follows is refused and given by other rules" },
  { NULL, NULL },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = { "2.1", "7.3", "11.6", "11.7", NULL };

/* Those that give points. */
static const char *const gives_points[] = {
  "6.1", "6.2", "7.3", "7.5", "8.1", "11.3", "11.4", "11.5", "11.7", "12.1", "13.2", NULL,
};

static const RuleBook book = {
  .test = &kb_test,
  .tables = tables,
  .silent = silent,
  .gives_only = gives_only,
  .gives_points = gives_points,
  .besides = test_nobody_sits_there,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();

  rules_add (&book);
  g_test_add_func (PREFIX "1.1/nobody-sits-there", test_nobody_sits_there);
  g_test_add_func (PREFIX "4.2/roll-of-another-number-of-players", test_roll_of_another_number_of_players);
  return g_test_run ();
}
