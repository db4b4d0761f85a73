/* test-coverage.c: in a thousand random games everything occurs that the game has, and a second count comes to the same scores
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"
#include "count.h"
#include "coverage.h"
#include "games/caylus1303/data/cy-data.h"
#include "games/pw-games.h"

/** GAMES: enough that nothing is left to luck. */
#define GAMES 1000

static const char *
tile_word (int tile)
{
  return cy_tile_words.words[tile].word;
}

/* What people did with tiles and characters. */
static void
count_move (Coverage *coverage, const PwMove *move)
{
  switch (move->kind)
    {
    case CY_KIND_PICK: coverage_count (coverage, "picked", cy_character_words.words[move->args[CY_ARG_CHARACTER]].word); break;
    case CY_KIND_TAKE: coverage_count (coverage, "taken", cy_character_words.words[move->args[CY_ARG_CHARACTER]].word); break;
    case CY_KIND_SPACE:
    case CY_KIND_SITE: coverage_count (coverage, "set-up", tile_word (move->args[CY_ARG_TILE])); break;
    default: break;
    }
}

static void
observe (const PwHistory *history, gpointer data)
{
  Coverage *coverage = data;

  coverage_game (coverage, history);
  for (guint i = 0; i < pw_history_get_length (history); i++)
    {
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);

      count_move (coverage, pw_history_get_move (history, i));
      for (guint k = 0; k < n; k++)
        if (events[k].kind == PW_EVENT_NOTE && events[k].what == CY_NOTE_BUILT)
          coverage_count (coverage, "built", tile_word (events[k].args[0]));
    }
}

/* The second count comes to the same. */
static void
assert_counted (const PwHistory *history)
{
  guint length = pw_history_get_length (history);

  for (guint seat = 0; seat < pw_history_get_setup (history)->n_players; seat++)
    {
      int points[CY_SOURCES] = { 0 };

      cy_count_again (history, seat, points);
      for (int source = 0; source < CY_SOURCES; source++)
        g_assert_cmpint (pw_history_get_score (history, length, seat, source), ==, points[source]);
    }
}

static Coverage *
expect (void)
{
  static const char *const other_levels[] = { "activated", "idle",    "most",          "visit", "lost",
                                              "level",     "confirm", "confirm-table", "finish" };
  Coverage *coverage = coverage_new (&cy_game);

  for (int tile = 0; tile < CY_FAIRGROUND; tile++)
    coverage_expect (coverage, tile < CY_WOOD_FARM ? "set-up" : "built", tile_word (tile));
  for (int tile = CY_WOOD_FARM; tile < CY_GARDEN; tile++)
    coverage_expect (coverage, "set-up", tile_word (tile));
  /* What other levels enter, and the end: test-levels.c. */
  for (guint i = 0; i < G_N_ELEMENTS (other_levels); i++)
    coverage_except (coverage, "move", other_levels[i]);
  coverage_except (coverage, "note", "counted");
  coverage_except (coverage, "points", "tokens");
  coverage_except (coverage, "points", "corrections");
  for (guint i = 0; i < CY_CHARACTERS; i++)
    {
      coverage_expect (coverage, "picked", cy_character_words.words[i].word);
      coverage_expect (coverage, "taken", cy_character_words.words[i].word);
    }
  return coverage;
}

static void
test_everything_occurs (void)
{
  Coverage *coverage = expect ();

  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2 + seed % 4);
      g_autoptr (PwHistory) history = NULL;
      PwRandom random = { seed };

      setup->options[CY_OPTION_GOLDSMITH] = seed % 3 == 2;
      setup->options[CY_OPTION_BRIDGE] = seed % 5 == 4;
      history = pw_history_new (&cy_game, setup, NULL);
      g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY | contracts_style (seed), NULL));
      observe (history, coverage);
      assert_counted (history);
    }
  coverage_report (coverage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  g_test_add_func ("/caylus1303/coverage/everything-occurs", test_everything_occurs);
  return g_test_run ();
}
