/* test-coverage.c: in the thousand games of these contracts everything occurs that the game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "any-setup.h"
#include "contracts.h"
#include "coverage.h"
#include "games/pw-games.h"

/** GAMES: enough that nothing is left to luck. */
#define GAMES 1000

/* Who has won, and by what. */
static void
count_end (Coverage *coverage, const PwHistory *history)
{
  const PwSetup *setup = pw_history_get_setup (history);
  PwStanding places[PW_MAX_PLAYERS] = { 0 };
  guint n_first = 0, length = pw_history_get_length (history);
  gboolean equal = FALSE;

  pw_history_rank (history, places);
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      n_first += places[seat].place == 1 && pw_game_leads_side (&cb_game, setup, seat);
      for (guint other = 0; other < setup->n_players; other++)
        equal |= places[seat].place == 1 && places[other].place == 2 &&
                 pw_history_get_score (history, length, seat, -1) == pw_history_get_score (history, length, other, -1);
      g_free (places[seat].tie_break);
    }
  if (setup->options[CB_OPTION_MODE] == CB_MODE_SOLO)
    coverage_count (coverage, "solo", places[0].outcome == PW_OUTCOME_WON ? "won" : "lost");
  else if (setup->level == PW_LEVEL_REFEREE)
    coverage_count (coverage, "won by", n_first > 1 ? "nobody alone" : equal ? "tie-break" : "points");
}

static void
count_tiles (Coverage *coverage, const CbState *state)
{
  for (guint board = 0; board < state->n_boards; board++)
    for (guint hex = 0; hex < cb_duchy_of (&state->players[board])->n_hexes; hex++)
      {
        const PwWord *word = pw_vocabulary_get (&cb_tile_words, state->players[board].tile[hex]);

        if (word && state->players[board].tile[hex] != CB_TILE_NONE)
          coverage_count (coverage, "tile", word->word);
      }
}

static void
observe (const PwHistory *history, gpointer data)
{
  Coverage *coverage = data;
  guint length = pw_history_get_length (history);
  const PwSetup *setup = pw_history_get_setup (history);

  coverage_game (coverage, history);
  count_end (coverage, history);
  count_tiles (coverage, pw_history_get_state (history, length));
  for (guint i = 0; i < cb_game.terms.n_options; i++)
    {
      const PwWord *word = pw_vocabulary_get (cb_game.terms.options[i].words, setup->options[i]);

      if (word)
        coverage_count (coverage, cb_game.terms.options[i].id, word->word);
    }
  for (guint i = 0; i < length; i++)
    {
      const PwMove *move = pw_history_get_move (history, i);
      guint n;
      const PwEvent *events = pw_history_get_events (history, i, &n);
      g_autofree char *shield = NULL;

      if (move->kind == CB_KIND_SHIELD)
        {
          shield = g_strdup_printf ("%d", move->args[CB_ARG_NUMBER]);
          coverage_count (coverage, "shield", shield);
        }
      for (guint k = 0; k < n; k++)
        coverage_count (coverage, "rule", cb_game.rules[events[k].rule].id);
    }
}

static Coverage *
expect (void)
{
  static const char *const pairs[][2] = {
    { "solo", "won" },
    { "solo", "lost" },
    { "won by", "points" },
    { "won by", "tie-break" },
  };
  /* What people say and correct is not dealt. */
  static const guint8 said[] = { CB_KIND_FINISH, CB_KIND_LEVEL, CB_KIND_CONFIRM_TABLE };
  Coverage *coverage = coverage_new (&cb_game);

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    coverage_expect (coverage, pairs[i][0], pairs[i][1]);
  for (guint tile = CB_TILE_CASTLE; tile <= CB_TILE_MONASTERY_LAST; tile++)
    if (tile != CB_TILE_MONASTERY_0)
      coverage_expect (coverage, "tile", pw_vocabulary_get (&cb_tile_words, (gint16) tile)->word);
  for (guint n = 1; n <= CB_SHIELDS; n++)
    {
      g_autofree char *shield = g_strdup_printf ("%u", n);

      coverage_expect (coverage, "shield", shield);
    }
  for (guint i = 0; i < cb_game.terms.n_options; i++)
    if (cb_game.terms.options[i].words->n_words <= 3 && i != CB_OPTION_ROUTE_TILES)
      for (guint k = 0; k < cb_game.terms.options[i].words->n_words; k++)
        coverage_expect (coverage, cb_game.terms.options[i].id, cb_game.terms.options[i].words->words[k].word);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    coverage_except (coverage, "move", cb_kinds[said[i]].name);
  coverage_except (coverage, "points", cb_sources[CB_FROM_TRACK].id);
  coverage_except (coverage, "points", cb_sources[CB_FROM_CORRECTIONS].id);
  /* Only what was played so against a board that is left open brings it: burgundy-rules has the rows. */
  coverage_except (coverage, "note", "forgotten");
  return coverage;
}

static void
test_everything_occurs (void)
{
  Coverage *coverage = expect ();

  contracts_observe (observe, coverage);
  for (guint seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (PwSetup) setup = any_game (seed);
      PwDealFlags style;

      if (setup->options[CB_OPTION_MODE] == CB_MODE_OWN && seed / 10 % 4 == 3)
        {
          setup->level = PW_LEVEL_BOARD;
          setup->me = (guint8) (seed % setup->n_players);
        }
      style = contracts_style (seed);
      /* Alone one wins by building, if at all. */
      if (setup->options[CB_OPTION_MODE] == CB_MODE_SOLO && style != 0)
        style = PW_DEAL_BUILDER;
      contracts_play (&cb_game, setup, 60000 + seed, (seed % 2 ? PW_DEAL_RECORDED : PW_DEAL_LAZY) | style, FALSE);
    }
  contracts_observe (NULL, NULL);
  coverage_report (coverage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/coverage/everything-occurs", test_everything_occurs);
  return g_test_run ();
}
