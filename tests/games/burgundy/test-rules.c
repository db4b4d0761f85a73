/* test-rules.c: every rule by number: legal, refused by exactly that rule, scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-rules.h"

#include "games/pw-games.h"
#include "position.h"

#define PREFIX "/burgundy/rule/"

static const RuleCase *const tables[] = {
  cases_phases, cases_actions, cases_placing, cases_effects, cases_scoring, cases_monasteries, cases_doubts,
  cases_levels, cases_extra, cases_routes, cases_posts, cases_team, cases_solo, cases_shields, cases_open, NULL,
};

/* What can neither refuse a move nor give anything, and why. */
static const SilentRule silent[] = {
  { "16.4", "refuses set-ups only, in test-solo.c" },
  { "1.1", "says what exists; a position with more is doubted, not refused" },
  { "1.2", "the same for goods" },
  { "2.4", "the first order; what breaks it is refused by 3.3" },
  { "2.5", "advice on how to choose duchies; any choice is allowed by 2.3" },
  { "11", "says that monasteries work once they are placed; each has its own number" },
  { "11.1", "lifts 5.2" },
  { "11.8", "makes 4.2 cheaper" },
  { "11.9", "makes 4.2 cheaper" },
  { "11.10", "makes 4.2 cheaper" },
  { "11.11", "makes 4.2 cheaper" },
  { "11.12", "makes 4.2 cheaper" },
  { "11.27", "changes the order of a stack" },
  { "12.1", "says what is added; what is not there is refused by 10.1" },
  { "12.4", "gives an action, which is refused by its own rules" },
  { "13.1", "says where inns lie; buying one is refused by 4.5" },
  { "13.3", "changes the size in 5.6" },
  { "13.4", "says what an inn is not" },
  { "16.1", "says what a team begins with; other set-ups are refused, see set-ups" },
  { "16.3", "adds up the points that other rules give" },
  { "17.3", "decides between 11 and 17.5" },
  { "17.5.1", "joins pastures in 5.5" },
  { "17.5.4", "lifts 4.4" },
  { "17.5.17", "changes the size in 5.6" },
  { "17.5.18", "lifts a part of 5.1" },
  { NULL, NULL },
};

/* What cannot refuse, but puts an event under its number. */
static const char *const gives_only[] = {
  "2.2", "4.3d", "5.6", "6.1", "7.1", "8.1", "11.2", "11.3", "11.4", "11.6", "11.7", "11.13", "11.14",
  "11.15", "11.16", "11.17", "11.18", "11.19", "11.20", "11.21", "11.22", "11.23", "11.24", "11.25", "11.26",
  "11.29", "16.10", "17.5", "17.5.7", "17.5.8", "17.5.9", "17.5.10", "17.5.12", "17.5.13", NULL,
};

/* Those of them that give points. */
static const char *const gives_points[] = {
  "5.5", "5.6", "5.7", "6.1", "7.1", "9.1", "11.7", "11.15", "11.16", "11.17", "11.18", "11.19", "11.20", "11.21",
  "11.22", "11.23", "11.24", "11.25", "11.26", "11.29", "12.3", "14.2", "15.1", "16.9",
  "17.5", "17.5.6", "17.5.7", "17.5.10", "17.5.12", "17.5.13", NULL,
};

/* 18 is about options, which are shown where they matter. */
static const RuleBook book = {
  .test = &cb_test,
  .tables = tables,
  .silent = silent,
  .gives_only = gives_only,
  .gives_points = gives_points,
  .apart = "18.",
};

/* -- What notation cannot say ------------------------------------------------------------------------ */

static void
test_roll_of_another_number_of_players (void)
{
  g_autoptr (Position) position = position_new (&cb_test, "stage roll");
  PwMove move;

  move = position_move (position, "roll 4 ana=36 ben=22");
  rules_assert_legal (position, &move, FALSE);
  move.args[2] = PW_ARG_NONE;
  rules_assert_refused (position, &move, "3.2");
  move.args[2] = move.args[1];
  move.args[3] = move.args[1];
  rules_assert_refused (position, &move, "3.2");
}

/* What follows a placement comes in the order of 5.4. */
static void
test_order_of_consequences (void)
{
  g_autoptr (Position)
    position = position_new (&cb_test, "ana on e3=mine f2=mine c3=bank; ana store watchtower mine; ana dice 33; ana silver 2");
  const guint wanted[] = { CB_RULE_4_3B, CB_RULE_5_6, CB_RULE_5_7 };
  guint n = 0;

  position_play (position, "ana place mine g1");
  for (guint i = 0; i < position->events.n; i++)
    if (n == 0 || position->events.items[i].rule != wanted[n - 1])
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (wanted));
        g_assert_cmpuint (position->events.items[i].rule, ==, wanted[n]);
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (wanted));
}

static void
test_region_before_effect (void)
{
  g_autoptr (Position) position = position_new (&cb_test, "ana store watchtower; ana dice 33");
  int region = -1, effect = -1;

  position_play (position, "ana place watchtower c3");
  for (guint i = 0; i < position->events.n; i++)
    {
      const PwEvent *event = &position->events.items[i];

      if (event->kind == PW_EVENT_POINTS && event->rule == CB_RULE_5_6 && region < 0)
        region = (int) i;
      if (event->kind == PW_EVENT_POINTS && event->rule == CB_RULE_5_5)
        effect = (int) i;
    }
  g_assert_cmpint (region, >=, 0);
  g_assert_cmpint (effect, >, region);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();

  rules_add (&book);
  g_test_add_func (PREFIX "3.2/roll-of-another-number-of-players", test_roll_of_another_number_of_players);
  g_test_add_func (PREFIX "5.4/colour-after-region", test_order_of_consequences);
  g_test_add_func (PREFIX "5.4/region-before-effect", test_region_before_effect);
  add_search_tests ();
  return g_test_run ();
}
