/* test-sheet.c: the score sheet and the statistics tell prestige by its sources, and add up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/caylus1303/caylus1303.h"
#include "games/pw-games.h"
#include "model/pw-document.h"
#include "model/pw-position.h"
#include "model/pw-score-curve.h"
#include "model/pw-summary.h"
#include "../../own-folders.h"

/* The sources of prestige, in the words of score sheets. */
static const char *const sources[] = {
  "Wood tiles", "Stone tiles", "Monuments", "Architect", "Visitors", "Set-up sides", "Manor",
  "Tailor",     "Church",      "Jeweler",   "Bundles",   "Foreman",  "Goldsmith",    "Gold at the end",
};

static PwRecord *
dealt (guint seed)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2 + seed % 4);
  PwHistory *history = pw_history_new (&cy_game, setup, NULL);
  PwRandom random = { seed };

  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_BUILDER, NULL));
  return pw_record_new (history);
}

/* A blank sheet has a row for each source that people count, and none for what only the program tells apart. */
static void
test_blank (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 3);
  g_autoptr (PwDocument) document = pw_document_new_blank (&cy_game, setup);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = g_ptr_array_index (document->blocks, i);

      for (guint k = 0; block->cells && k < block->cells->len; k++)
        g_string_append_printf (text, "%s|", (const char *) g_ptr_array_index (block->cells, k));
    }
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_assert_nonnull (strstr (text->str, sources[i]));
  g_assert_null (strstr (text->str, "Tokens"));
  g_assert_null (strstr (text->str, "Corrections"));
}

/* What was counted at the end comes from no tile. */
static void
test_tokens_are_of_no_tile (void)
{
  static const char *const lines[] = { "level final", "Ana prestige 45", "Ben tokens 4 2 3 5", "finish" };
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
  g_autoptr (PwHistory) history = NULL;
  guint n_points = 0;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  history = pw_history_new (&cy_game, setup, NULL);
  for (guint i = 0, n; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      const PwEvent *events;
      PwMove move;

      g_assert_true (pw_notation_parse (&cy_game, setup, pw_history_get_state (history, i), lines[i], &move, &error));
      g_assert_true (pw_history_play (history, &move, &error));
      events = pw_history_get_events (history, i, &n);
      for (guint k = 0; k < n; k++)
        {
          g_autofree char *text = cy_game.words.event_text (setup, &events[k]);

          n_points += events[k].kind == PW_EVENT_POINTS && *text != '\0';
          g_assert_null (strstr (text, "tile"));
        }
    }
  g_assert_cmpuint (n_points, ==, 2);
}

/* Tables by round name the phases, as the log does. */
static void
test_phases_have_names (void)
{
  static const char *const first[] = { "1 Planning", "1 Activation" };
  PwRecord *record = dealt (0);
  g_autoptr (PwScoreCurve) curve = pw_score_curve_new (record->history);

  for (guint sample = 1; sample + 1 < curve->n_samples; sample++)
    {
      g_autofree char *name = pw_score_curve_name (curve, sample);

      g_assert_true (g_regex_match_simple ("^[1-9] (Planning|Activation|Delivery|Stewardship)$", name, 0, 0));
      if (sample <= G_N_ELEMENTS (first))
        g_assert_cmpstr (name, ==, first[sample - 1]);
    }
  pw_record_free (record);
}

/* The table by source: each row a source that brought something, the columns add up to the totals. */
static void
check_sheet (const PwRecord *record)
{
  g_autoptr (PwDocument) document = pw_document_new_scores (record);
  guint n_players = pw_history_get_setup (record->history)->n_players, tables = 0;

  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = g_ptr_array_index (document->blocks, i);
      int sums[PW_MAX_PLAYERS] = { 0 };
      guint rows;

      if (!block->cells || strcmp (g_ptr_array_index (block->cells, 0), "Source") != 0)
        continue;
      tables++;
      rows = block->cells->len / (n_players + 1);
      for (guint row = 1; row + 1 < rows; row++)
        {
          const char *name = g_ptr_array_index (block->cells, row * (n_players + 1));
          gboolean known = FALSE;

          for (guint k = 0; k < G_N_ELEMENTS (sources); k++)
            known |= strcmp (sources[k], name) == 0;
          g_assert_true (known);
          for (guint seat = 0; seat < n_players; seat++)
            sums[seat] += atoi (g_ptr_array_index (block->cells, row * (n_players + 1) + 1 + seat));
        }
      for (guint seat = 0; seat < n_players; seat++)
        {
          g_assert_cmpint (sums[seat], ==, atoi (g_ptr_array_index (block->cells, (rows - 1) * (n_players + 1) + 1 + seat)));
          g_assert_cmpint (sums[seat], ==,
                           pw_history_get_score (record->history, pw_history_get_cursor (record->history), seat, -1));
        }
    }
  g_assert_cmpuint (tables, ==, 1);
}

static void
test_sheets_add_up (void)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr (PwRecord) record = dealt (seed);

      check_sheet (record);
    }
}

/* What the library adds up of many games: each by its sources, whole. */
static void
test_summaries_by_source (void)
{
  int all[CY_SOURCES] = { 0 };

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (PwRecord) record = dealt (seed);
      g_autoptr (PwSummary) summary = pw_summary_new (record);

      g_assert_true (summary->over);
      for (guint seat = 0; seat < summary->n_seats; seat++)
        {
          int sum = 0;

          g_assert_true (summary->seats[seat].known);
          for (guint source = 0; source < CY_SOURCES; source++)
            {
              sum += summary->seats[seat].sources[source];
              all[source] += summary->seats[seat].sources[source];
            }
          g_assert_cmpint (sum, ==, summary->seats[seat].score);
        }
    }
  /* Rare ones occur in test-coverage.c; these in any few games. */
  g_assert_cmpint (all[CY_FROM_WOOD_TILES], >, 0);
  g_assert_cmpint (all[CY_FROM_SETUP_SIDES], >, 0);
  g_assert_cmpint (all[CY_FROM_BUNDLES], >, 0);
  g_assert_cmpint (all[CY_FROM_GOLD], >, 0);
  g_assert_cmpint (all[CY_FROM_TOKENS] + all[CY_FROM_CORRECTIONS], ==, 0);
}

/* The final scoring asks two numbers of each player, or takes the tokens as they lie there. */
static void
test_two_numbers_a_player (void)
{
  static const char *const lines[] = { "64 3", "70 0", "tokens 4 2 3 5, gold 2" };
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 3);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwPosition) position = NULL;
  const CyState *state;
  PwMove end;

  setup->level = PW_LEVEL_FINAL;
  session = pw_session_new (&cy_game, setup, NULL);
  position = pw_position_new (session);
  for (guint seat = 0; seat < G_N_ELEMENTS (lines); seat++)
    {
      PwMoves said = PW_MOVES_INIT;
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (pw_position_next_seat (position, (int) seat), ==, (int) seat);
      g_assert_true (pw_position_read_line (position, (int) seat, -1, lines[seat], &said, &error));
      g_assert_no_error (error);
      g_assert_true (pw_position_say_line (position, &said));
      pw_moves_clear (&said);
    }
  g_assert_cmpint (pw_position_next_seat (position, 0), <, 0);
  g_assert_true (pw_position_find_end (position, PW_TABLE, &end));
  g_assert_true (pw_session_play (session, &end, NULL));
  state = pw_session_get_state (session);
  g_assert_cmpint (state->players[0].prestige, ==, 70);
  g_assert_cmpint (state->players[1].prestige, ==, 70);
  g_assert_cmpint (state->players[2].prestige, ==, 79);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  own_folders_add ("/caylus1303/sheet/blank", test_blank);
  own_folders_add ("/caylus1303/sheet/phases-have-names", test_phases_have_names);
  own_folders_add ("/caylus1303/sheet/tokens-are-of-no-tile", test_tokens_are_of_no_tile);
  own_folders_add ("/caylus1303/sheet/sheets-add-up", test_sheets_add_up);
  own_folders_add ("/caylus1303/sheet/summaries-by-source", test_summaries_by_source);
  own_folders_add ("/caylus1303/sheet/two-numbers-a-player", test_two_numbers_a_player);
  return g_test_run ();
}
