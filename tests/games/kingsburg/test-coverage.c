/* test-coverage.c: in the thousand games of these contracts everything occurs that the game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "coverage.h"
#include "games/kingsburg/game/kb-tables.h"
#include "games/pw-games.h"

/** GAMES: enough that nothing is left to luck. */
#define GAMES 1000

/* Which end there was: who won, and by what. */
static void
count_end (Coverage *coverage, const PwHistory *history)
{
  guint length = pw_history_get_length (history), n_players = pw_history_get_setup (history)->n_players, first = 0;
  const KbState *state = pw_history_get_state (history, length);
  guint best[3] = { 0 }, n = 0;

  for (guint step = 0; step < 4; step++)
    {
      static const char *const ends[] = { "points", "goods", "buildings", "shared" };
      int most = G_MININT;

      n = 0;
      for (guint seat = 0; seat < n_players; seat++)
        {
          int measure[] = { pw_history_get_score (history, length, seat, -1), (int) kb_goods_count (&state->players[seat]),
                            (int) kb_building_count (&state->players[seat]), 0 };
          gboolean in = TRUE;

          for (guint before = 0; before < step; before++)
            in &= measure[before] == (int) best[before];
          if (!in || measure[step] < most)
            continue;
          n = measure[step] > most ? 1 : n + 1;
          most = measure[step];
          first = seat;
        }
      if (step < 3)
        best[step] = (guint) most;
      if (n == 1 || step == 3)
        {
          coverage_count (coverage, "end by", ends[step]);
          break;
        }
    }
  g_assert_cmpuint (first, <, n_players);
}

static void
count_battle (Coverage *coverage, const PwEvent *event)
{
  static const char *const outcomes[] = { NULL, "victory", "draw", "defeat" };

  coverage_count (coverage, "battle", outcomes[event->args[0]]);
}

static void
observe (const PwHistory *history, gpointer data)
{
  Coverage *coverage = data;

  coverage_game (coverage, history);
  count_end (coverage, history);
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);
      g_autofree char *enemy = NULL;

      if (move->kind == KB_KIND_INFLUENCE)
        {
          coverage_count (coverage, "advisor", kb_advisor_label ((guint) move->args[KB_ARG_ADVISOR]));
          coverage_count (coverage, "advisor with", move->args[KB_ARG_ENVOY] != PW_ARG_NONE ? "envoy" : "");
          coverage_count (coverage, "advisor with", move->args[KB_ARG_PLUS2] != PW_ARG_NONE ? "+2" : "");
          coverage_count (coverage, "advisor with", move->args[KB_ARG_MARKET] == 1 ? "+1" : "");
          coverage_count (coverage, "advisor with", move->args[KB_ARG_MARKET] == -1 ? "-1" : "");
          coverage_count (coverage, "advisor with", move->args[KB_ARG_WHITE] != PW_ARG_NONE ? "white" : "");
        }
      if (move->kind == KB_KIND_USE)
        coverage_count (coverage, "reroll by", kb_building_label ((guint) move->args[KB_ARG_BUILDING]));
      if (move->kind == KB_KIND_BUILD && move->args[KB_ARG_ENVOY] != PW_ARG_NONE)
        coverage_count (coverage, "building with", "envoy");
      if (move->kind == KB_KIND_ENEMY)
        {
          enemy = g_strdup_printf ("%s %d", kb_enemy_label ((guint) move->args[0]), move->args[1]);
          coverage_count (coverage, "enemy", enemy);
        }
      for (guint k = 0; k < n; k++)
        if (events[k].kind == PW_EVENT_NOTE && events[k].what == KB_NOTE_BUILD)
          coverage_count (coverage, "building", kb_building_label ((guint) events[k].args[0]));
        else if (events[k].kind == PW_EVENT_NOTE && events[k].what == KB_NOTE_BATTLE)
          count_battle (coverage, &events[k]);
    }
}

static Coverage *
expect (void)
{
  static const char *const pairs[][2] = {
    { "advisor with", "envoy" }, { "advisor with", "+2" },     { "advisor with", "+1" },  { "advisor with", "-1" },
    { "advisor with", "white" }, { "building with", "envoy" }, { "reroll by", "Statue" }, { "reroll by", "Chapel" },
    { "battle", "victory" },     { "battle", "draw" },         { "battle", "defeat" },    { "end by", "points" },
    { "end by", "goods" },       { "end by", "buildings" },    { "end by", "shared" },
  };
  Coverage *coverage = coverage_new (&kb_game);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    coverage_expect (coverage, pairs[i][0], pairs[i][1]);
  for (guint advisor = 1; advisor <= KB_ADVISORS; advisor++)
    coverage_expect (coverage, "advisor", kb_advisor_label (advisor));
  for (guint building = 0; building < KB_BUILDINGS; building++)
    coverage_expect (coverage, "building", kb_building_label (building));
  for (guint i = 0; i < KB_ENEMIES; i++)
    {
      const KbEnemy *enemy = kb_enemy_nth (i / KB_YEAR_ENEMIES, i % KB_YEAR_ENEMIES);
      g_autofree char *name = g_strdup_printf ("%s %u", kb_enemy_label (enemy->type), enemy->strength);

      coverage_expect (coverage, "enemy", name);
    }
  /* What people say and correct is not dealt. */
  coverage_except (coverage, "move", kb_kinds[KB_KIND_CARD].name);
  coverage_except (coverage, "move", kb_kinds[KB_KIND_FINISH].name);
  coverage_except (coverage, "move", kb_kinds[KB_KIND_LEVEL].name);
  coverage_except (coverage, "move", kb_kinds[KB_KIND_CONFIRM].name);
  coverage_except (coverage, "move", kb_kinds[KB_KIND_CONFIRM_TABLE].name);
  coverage_except (coverage, "points", kb_sources[KB_FROM_TRACK].id);
  coverage_except (coverage, "points", kb_sources[KB_FROM_CORRECTIONS].id);
  return coverage;
}

/* Three in four games by the referee, of all sizes, the rest as one board. */
static void
test_everything_occurs (void)
{
  Coverage *coverage = expect ();

  contracts_observe (observe, coverage);
  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 2 + seed % 4);

      setup->options[KB_OPTION_TOKENS] = seed % 5 == 4;
      setup->level = seed % 8 == 7 ? PW_LEVEL_BOARD : PW_LEVEL_REFEREE;
      contracts_play (&kb_game, setup, 60000 + seed, PW_DEAL_LAZY | contracts_style (seed), FALSE);
    }
  contracts_observe (NULL, NULL);
  coverage_report (coverage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/kingsburg/coverage/everything-occurs", test_everything_occurs);
  return g_test_run ();
}
