/* test-rules.c: every rule by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include "games/pw-games.h"
#include "position.h"

static const RuleCase *const tables[] = { cases_planning, cases_buildings, cases_round, cases_examples, cases_levels, NULL };

/* What can neither refuse a move nor give anything, and why. */
static const SilentRule silent[] = {
  { "1.1", "says what there is; 14.1 counts it" },
  { "2.3", "says where the provost begins" },
  { "2.4", "says what players begin with" },
  { "5.1", "says in which order it goes; each step stands under its own rule" },
  { "5.5", "says in which order two workers act; what they do is given by their buildings" },
  { "5.6", "allows what others need not" },
  { "6.1", "says what a position is" },
  { "7.5", "says what monuments give; it is given under 12.3 and 9.1" },
  { "8.7", "nothing takes a house away" },
  { "10.5", "takes what 4.3 and 10.4 would give" },
  { "10.10", "says who is asked; the points are given under 11.3" },
  { NULL, NULL },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = {
  "3.1", "5.3", "6.7", "7.1", "7.2", "7.3", "7.4", "10.4",
  "10.7", "10.9", "10.11", "10.12", "11.3", "11.4", "11.5", "12.1", "12.3", "13.1", NULL,
};

/* Those that give points. */
static const char *const gives_points[] = {
  "4.3", "7.3", "7.4", "8.1", "8.2", "10.4", "10.7", "10.9", "10.11", "11.3", "12.2", "13.1", "14.4", NULL,
};

static const RuleBook book = {
  .test = &cy_test,
  .tables = tables,
  .silent = silent,
  .gives_only = gives_only,
  .gives_points = gives_points,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  rules_add (&book);
  return g_test_run ();
}
