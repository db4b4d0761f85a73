/* test-log.c: the log says what people say at the table, and no bookkeeping: a round that is reckoned by hand (RULES.md, 19.17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-record.h"
#include "games/caylus1303/game/cy-tables.h"
#include "games/pw-games.h"
#include "kit/logged.h"
#include "model/pw-ledger-model.h"
#include "../../own-folders.h"

static const char *const table[] = {
  "space 1 farm",      "space 2 sawmill",      "space 3 quarry",     "space 4 market",
  "space 5 guild-3",   "space 6 guild-4",      "space 7 carpenter-tile", "space 8 farm",
  "space 9 wood-farm", "space 14 stone-guild", "site 1 market",      "site 2 stonemason",
  "site 3 gold-mine",  "Ben pick foreman",     "Ana pick architect", "board thief night-worker chamberlain",
};

/* What is played, and what the log says of it: all of it, in lines. */
static const struct
{
  const char *line, *says;
} rows[] = {
  { "Ana place c", "Ana places a worker: Carpenter." },
  { "Ben place a", "Ben places a worker: Fairground." },
  { "Ana place 2", "Ana places a worker: space 2, Sawmill." },
  { "Ben place 9", "Ben places a worker: space 9, Farm (wood)." },
  { "Ana place site", "Ana places a worker on the construction site." },
  { "Ben place 8", "Ben places a worker: space 8, Farm." },
  { "Ana pass", "Ana passes. Ana takes the first-player tile." },
  { "Ben place 3", "Ben places a worker: space 3, Quarry. One more worker goes to the camp." },
  { "Ben pass", "Ben passes.\nActivation begins." },
  { "Ben use", "Activation, round 1 of 9\nBen uses the Fairground." },
  { "Ben favour 1", "Ben uses tile 1 of the site." },
  { "Ben use cloth=1", "Ben uses the Market: 1 cloth." },
  { "Ben take thief", "Ben takes the Thief. It lay on the board." },
  { "Ana build wood-quarry", "Ana builds the Quarry (wood) with 1 food, 1 wood. It lies on space 10. "
                                    "Ana: +2 prestige (Wood tiles). Ana: +1 prestige (Architect)." },
  { "Ana skip", "Ana declines." },
  { "Ben provost 1",
    "Ben moves the provost 1 step forward. The provost stands at position 9.\n"
    "Sawmill: Ana gets 1 wood.\n"
    "Quarry: Ben gets 1 stone.\n"
    "Farm: Ben gets 1 food.\n"
    "Farm (wood): Ben gets 1 food. Ben: +1 prestige (Set-up sides).\n"
    "Delivery begins.\n"
    "Ana has no bundle to deliver.\n"
    "Stewardship begins.\n"
    "End of round 1\n"
    "Workers from the camp: Ana 3, Ben 3.\n"
    "The provost goes to position 9.\n"
    "Round 2 begins." },
  /* What is said of the table is no gain. */
  { "Ana have gold 2 ! counted", "Planning, round 2 of 9\nAna has 2 gold." },
  { "Ana camp 4 ! counted", "Ana has 4 workers in the camp." },
  { "Ana reserve 11 ! counted", "Ana has 11 workers in the reserve." },
};

static void
test_a_round (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwLogModel) log = NULL;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  session = pw_session_new (&cy_game, setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    logged_play (session, table[i]);
  log = pw_log_model_new (session);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint before = g_list_model_get_n_items (G_LIST_MODEL (log));
      g_autofree char *said = NULL, *todo = NULL;

      logged_play (session, rows[i].line);
      said = g_strchomp (logged_lines (log, before));
      g_assert_cmpstr (said, ==, rows[i].says);
      todo = logged_todo (session);
      /* What is done on the real table stands over the board only where a round ends. */
      g_assert_cmpstr (todo, ==,
                       strstr (said, "End of round") ? "Workers from the camp: Ana 3, Ben 3. The provost goes to position 9."
                                                     : NULL);
    }
}

/* Who can only pass has a line of that, and so has what follows: no paragraph of all. */
static void
test_passing (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwLogModel) log = NULL;
  g_autofree char *said = NULL;
  guint before;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  session = pw_session_new (&cy_game, setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    logged_play (session, table[i]);
  logged_play (session, "Ben camp 15 ! counted");
  logged_play (session, "Ben reserve 0 ! counted");
  logged_play (session, "Ana camp 14 ! counted");
  logged_play (session, "Ana reserve 1 ! counted");
  log = pw_log_model_new (session);
  before = g_list_model_get_n_items (G_LIST_MODEL (log));
  logged_play (session, "Ana place c");
  said = g_strchomp (logged_lines (log, before));
  g_assert_cmpstr (said, ==,
                   "Ana places a worker: Carpenter.\n"
                   "Ben can place nothing, and so passes. Ben takes the first-player tile.\n"
                   "Ana can place nothing, and so passes.\n"
                   "Activation begins.");
}

/* The line of one player's move tells what everybody's workers bring and how a round ends: whose ledger it is reads what concerns them. */
static void
test_ledger (void)
{
  static const struct
  {
    const char *line;
    guint seat;
    const char *says;
  } told[] = {
    { "Ana build wood-quarry", 0,
      "Ana builds the Quarry (wood) with 1 food, 1 wood. It lies on space 10. Ana: +2 prestige (Wood tiles). "
      "Ana: +1 prestige (Architect)." },
    { "Ben take thief", 1, "Ben takes the Thief. It lay on the board." },
    { "Ben provost 1", 0, "Sawmill: Ana gets 1 wood.\nAna has no bundle to deliver.\nWorkers from the camp: Ana 3, Ben 3." },
    { "Ben provost 1", 1,
      "Ben moves the provost 1 step forward. The provost stands at position 9.\n"
      "Quarry: Ben gets 1 stone.\n"
      "Farm: Ben gets 1 food.\n"
      "Farm (wood): Ben gets 1 food. Ben: +1 prestige (Set-up sides).\n"
      "Workers from the camp: Ana 3, Ben 3." },
  };
  g_autoptr (PwSetup) setup = pw_setup_new (&cy_game, 2);
  g_autoptr (PwSession) session = NULL;
  guint met = 0;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  session = pw_session_new (&cy_game, setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    logged_play (session, table[i]);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      logged_play (session, rows[i].line);
      for (guint k = 0; k < G_N_ELEMENTS (told); k++)
        if (g_str_equal (told[k].line, rows[i].line))
          {
            g_autoptr (PwLedgerModel) ledger = pw_ledger_model_new (session, told[k].seat);
            guint n = g_list_model_get_n_items (G_LIST_MODEL (ledger));
            g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), n - 1);
            g_autofree char *spoken = pw_ledger_row_describe (row);

            met++;
            g_assert_cmpstr (pw_ledger_row_get_text (row), ==, told[k].says);
            g_assert_null (strchr (spoken, '\n'));
            /* Prestige is secret: no row counts it. */
            g_assert_null (strstr (spoken, "Points"));
            g_assert_cmpint (pw_ledger_row_get_total (row, PW_LEDGER_POINTS), ==, 0);
            g_assert_false (pw_ledger_has_column (pw_session_get_history (session), PW_LEDGER_POINTS));
          }
    }
  g_assert_cmpuint (met, ==, G_N_ELEMENTS (told));
}

/* Who has nothing but secret prestige by a move has no row of it; at the end each row has its points. */
static void
test_ledger_of_secrets (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (PwSession) session = NULL;
  g_autoptr (PwLedgerModel) ledger = NULL;
  g_autofree char *file = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "tests", "records", "caylus1303", "two.txt", NULL);
  const PwHistory *history;
  int sum = 0, before = 0;

  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  history = record->history;
  session = pw_session_new (&cy_game, pw_history_get_setup (history), NULL);
  ledger = pw_ledger_model_new (session, 0);
  for (guint i = 0; i < pw_history_get_length (history); i++)
    g_assert_true (pw_session_play (session, pw_history_get_move (history, i), NULL));
  g_assert_true (pw_ledger_has_column (pw_session_get_history (session), PW_LEDGER_POINTS));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (ledger)); i++)
    {
      g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);

      sum += pw_ledger_row_get_change (row, PW_LEDGER_POINTS);
      g_assert_cmpint (pw_ledger_row_get_total (row, PW_LEDGER_POINTS), ==, sum);
    }
  g_assert_cmpint (sum, ==, pw_session_get_score (session, 0, -1));
  g_assert_cmpint (sum, >, 0);
  before = (int) g_list_model_get_n_items (G_LIST_MODEL (ledger));
  g_assert_true (pw_session_undo (session));
  g_assert_cmpint ((int) g_list_model_get_n_items (G_LIST_MODEL (ledger)), <, before);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (ledger)); i++)
    {
      g_autoptr (PwLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (ledger), i);

      g_assert_cmpint (pw_ledger_row_get_total (row, PW_LEDGER_POINTS), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  pw_games_init ();
  pw_games_load (&cy_game);
  own_folders_add ("/caylus1303/log/a-round-as-people-tell-it", test_a_round);
  own_folders_add ("/caylus1303/log/passed-by-the-program", test_passing);
  own_folders_add ("/caylus1303/log/ledger", test_ledger);
  own_folders_add ("/caylus1303/log/ledger-of-secrets", test_ledger_of_secrets);
  return g_test_run ();
}
