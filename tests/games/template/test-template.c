/* test-template.c: every rule of the template by its number, what people insist on, its levels, and that such tables can fail
 *
 * To be copied with the game. A larger game has a table of cases for each chapter of its rules, and its words in a
 * file of their own; see ../burgundy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/template/template.h"
#include "kit/fields.h"
#include "kit/force.h"
#include "kit/levels.h"
#include "kit/rules.h"

/* What a race looks like: "goal 5; die 3; turn ben; ana place 4; ana tokens 2". */
static const PositionWord table_words[] = {
  { "goal", FIELD (TemplateState, goal) },
  { "die", FIELD (TemplateState, die) },
  { "turn", FIELD (TemplateState, actor), .by_seat = TRUE },
  { "over", FIELD (TemplateState, over) },
  { NULL },
};

static void
set_tokens (Position *position, int seat, char **words)
{
  TemplateState *state = position->state;

  state->tokens[seat] = (guint8) g_ascii_strtoull (words[0], NULL, 10);
}

static char *
observe_tokens (const Position *position, int seat, char **words)
{
  const TemplateState *state = position->state;

  return g_strdup_printf ("%u", state->tokens[seat]);
}

static void
set_at (Position *position, int seat, char **words)
{
  TemplateState *state = position->state;

  state->place[seat] = (guint8) g_ascii_strtoull (words[0], NULL, 10);
}

static char *
observe_at (const Position *position, int seat, char **words)
{
  const TemplateState *state = position->state;

  return g_strdup_printf ("%u", state->place[seat]);
}

static const PositionWord player_words[] = {
  { "at", .set = set_at, .observe = observe_at },
  { "tokens", .set = set_tokens, .observe = observe_tokens },
  { NULL },
};

static const TestGame test_game = { .game = &template_game, .table = table_words, .player = player_words };

static const RuleCase cases[] = {
  { "1.1/the-die-first", "", "ana run", "refused 1.1" },
  { "1.1/then-the-player", "", "roll 4", "die 4; next ana; cannot 1.1 roll 3" },
  { "1.1/not-out-of-turn", "die 4", "ben run", "refused 1.1" },
  { "1.1/not-the-die-again", "die 4", "roll 3", "refused 1.1" },
  { "1.1/the-next-one", "die 4", "ana run", "die 0; next table; turn ben" },

  { "2.1/as-far-as-the-die", "die 4; ana at 3", "ana run", "ana at 7; ana 2.1 +4; ana total +4; ana score 4; ben total +0" },
  { "2.1/no-farther-than-the-goal", "die 6; ana at 18; ana score 18", "ana run", "ana at 20; ana 2.1 +2; ana score 20" },

  { "2.2/a-step-a-token", "die 4; ana tokens 3", "ana run 2", "ana 2.1 +6; ana tokens 1; event 2.2" },
  { "2.2/no-more-than-there-are", "die 4; ana tokens 1", "ana run 2", "refused 2.2" },
  { "2.2/any-number-of-them", "die 4; ana tokens 2", "", "moves 4; can ana run 1; can ana run 2; cannot 2.2 ana run 3" },

  { "2.3/a-token", "die 4", "ana rest", "ana tokens 1; event 2.3; ana total +0" },
  { "2.3/up-to-three", "die 4; ana tokens 3", "ana rest", "refused 2.3" },

  { "2.4/treasure", "option treasure with; die 4", "ana rest", "ana tokens 1; ana 2.4 +2" },

  { "3.1/at-the-goal", "die 6; ana at 19; ben tokens 2; ana score 19; ben score 19", "ana run",
    "next nobody; ana score 20; ben 3.1 +2; ben score 21; ben place 1; ana place 2; ana tie -; ana tie-by -; ana ends -" },
  { "3.1/nothing-more", "over", "roll 4", "refused 3.1" },
  { "3.1/not-before", "option length long; die 1; ana at 19", "ana run", "ana at 20; goal 40; next table" },
  { "3.1/a-whole-race", "players 3; goal 9", "roll 4; ana run; = ana 4; roll 6; = next ben; ben rest; roll 6; cleo run; = cleo score 6; roll 6; ana run",
    "ana score 9; ben score 1; cleo score 6; order ana ben cleo; line ana run; next nobody" },

  { "4.1/not-at-this-level", "die 4", "ana steps 3", "refused 4.1" },
  { "4.1/only-how-far", "", "level pad; ana steps 3", "ana at 3; ana 2.1 +3; next ben" },
  { NULL, NULL, NULL, NULL },
};

static const RuleCase *const tables[] = { cases, NULL };
static const SilentRule silent[] = { { NULL, NULL } };
static const char *const gives_only[] = { "2.1", "2.4", NULL };
static const char *const gives_points[] = { "2.1", "2.4", "3.1", NULL };

static const RuleBook book = {
  .test = &test_game,
  .tables = tables,
  .silent = silent,
  .gives_only = gives_only,
  .gives_points = gives_points,
};

static const ForceCase never[] = {
  { "a-token-nobody-has", "die 4", "ana run 1 ! lent", "2.2", "impossible 2.2" },
  { NULL, NULL, NULL, NULL, NULL },
};

/* -- Random games at its levels --------------------------------------------------------------------------------- */

static const LevelsPlan levels[] = {
  { "no-doubt-in-a-race-by-the-rules", LEVELS_NO_DOUBT, 20, 0 },
  { "change-at-any-moment", LEVELS_CHANGE, 40, 100 },
  { "texts-at-every-level", LEVELS_TEXTS, 4, 7 },
  { NULL },
};

/* -- Each of these is wrong, and is found out -------------------------------------------------------------------- */

static const RuleCase wrong[] = {
  { "another-rule", "die 4; ana tokens 1", "ana run 2", "refused 2.1" },
  { "not-refused", "die 4", "ana run", "refused 2.2" },
  { "not-legal", "die 4", "ana run 2", "legal" },
  { "not-said-to-be-refused", "die 4; ana tokens 1", "ana run 2", "ana tokens 1" },
  { "another-number", "die 4", "ana run", "ana at 5" },
  { "between-two-moves", "", "roll 4; ana run; = ana 5; roll 3", "legal" },
  { "an-unknown-word", "die 4; ana bananas 3", "ana run", "legal" },
  { "an-unknown-wish", "die 4", "ana run", "ana bananas 3" },
  { "no-position-of-this-game", "die 4; ana tokens 9", "ana run", "legal" },
  { "who-is-not-there", "die 4; cleo tokens 1", "ana run", "legal" },
  { "no-option-of-this-game", "option width long", "roll 3", "legal" },
  { "how-many-too-late", "die 4; players 3", "ana run", "legal" },
  { "listed-though-called-costly", "die 4", "ana run", "costly" },
  { NULL, NULL, NULL, NULL },
};

/* Nobody scores twice what was scored. */
static void
never_holds (gconstpointer state, guint seat, int score)
{
  g_assert_cmpint (((const TemplateState *) state)->place[seat], ==, 2 * score + 1);
}

static const LevelsPlan wrong_levels[] = {
  { "subprocess/never-holds", LEVELS_NO_DOUBT, 1, 0, .check = never_holds },
  { NULL },
};

static void
test_wrong_cases_are_found_out (void)
{
  if (g_test_subprocess ())
    return;
  g_test_trap_subprocess ("/template/levels/subprocess/never-holds", 0, 0);
  g_test_trap_assert_failed ();
  for (const RuleCase *one = wrong; one->name; one++)
    {
      g_autofree char *path = g_strdup_printf ("/template/wrong/subprocess/%s", one->name);

      g_test_trap_subprocess (path, 0, 0);
      if (g_test_trap_has_passed ())
        g_error ("%s passes", one->name);
    }
}

/* What is said of a position stands in its table, and is read back. */
static void
test_fields (void)
{
  fields_check (&template_game, 6, NULL, "");
  fields_are_whole (&template_game, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  rules_add (&book);
  force_add (&test_game, "not-even-so", never);
  levels_add (&template_game, levels);
  levels_add (&template_game, wrong_levels);
  for (const RuleCase *one = wrong; one->name; one++)
    {
      g_autofree char *path = g_strdup_printf ("/template/wrong/subprocess/%s", one->name);

      g_test_add_data_func (path, one, rules_run_case);
    }
  g_test_add_func ("/template/fields", test_fields);
  g_test_add_func ("/template/wrong/is-found-out", test_wrong_cases_are_found_out);
  return g_test_run ();
}
