/* test-cells.c: places on a table without bounds: packed, named, written, read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cell-game.h"
#include "contracts.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"

static void
test_each_cell_is_a_value_of_its_own (void)
{
  for (int x = -PW_CELL_MOST; x <= PW_CELL_MOST; x++)
    for (int y = -PW_CELL_MOST; y <= PW_CELL_MOST; y++)
      {
        gint16 cell = pw_cell (x, y);

        g_assert_cmpint (cell, !=, PW_ARG_NONE);
        g_assert_true (pw_cell_is_sound (cell));
        g_assert_cmpint (pw_cell_x (cell), ==, x);
        g_assert_cmpint (pw_cell_y (cell), ==, y);
      }
  g_assert_false (pw_cell_is_sound (pw_cell (-128, 0)));
  g_assert_false (pw_cell_is_sound (pw_cell (0, -128)));
  g_assert_false (pw_cell_is_sound (PW_ARG_NONE));
}

static void
test_each_cell_has_a_word_of_its_own (void)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int x = -PW_CELL_MOST; x <= PW_CELL_MOST; x++)
    for (int y = -PW_CELL_MOST; y <= PW_CELL_MOST; y++)
      {
        char word[PW_CELL_WORD];
        gint16 back = PW_ARG_NONE;

        pw_cell_print (&cell_words, pw_cell (x, y), word);
        g_assert_true (g_hash_table_add (words, g_strdup (word)));
        g_assert_true (pw_cell_parse (&cell_words, word, &back));
        g_assert_cmpint (back, ==, pw_cell (x, y));
      }
}

static void
test_words (void)
{
  static const struct
  {
    const char *word;
    int x, y;
  } read[] = { { "start", 0, 0 }, { "n2e1", 1, 2 },    { "N2E1", 1, 2 },
               { "s3", 0, -3 },   { "w127", -127, 0 }, { "s127w127", -127, -127 } };
  static const char *const refused[] = { "",    "n",    "n0",   "n01",   "n2x1", "e1n2",   "n2n3", "n2e",
                                         "128", "n128", "w128", "n1234", "e1 ",  "starts", "n-1" };
  gint16 cell;

  for (guint i = 0; i < G_N_ELEMENTS (read); i++)
    {
      g_assert_true (pw_cell_parse (&cell_words, read[i].word, &cell));
      g_assert_cmpint (cell, ==, pw_cell (read[i].x, read[i].y));
    }
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    if (pw_cell_parse (&cell_words, refused[i], &cell))
      g_error ("“%s” is no cell", refused[i]);
}

/* A refusal says what is expected, or names a place that is legal. */
static void
test_refusals (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cell_game, 2);
  g_autoptr (PwHistory) history = pw_history_new (&cell_game, setup, NULL);
  g_autoptr (GError) unknown = NULL, far = NULL;
  PwMove move;

  g_assert_false (pw_notation_parse (&cell_game, setup, NULL, "stone n2x", &move, &unknown));
  g_assert_error (unknown, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
  g_assert_nonnull (strstr (unknown->message, "a place such as n2e1"));
  g_assert_true (pw_notation_parse (&cell_game, setup, pw_history_get_state (history, 0), "n5", &move, NULL));
  g_assert_false (pw_history_play (history, &move, &far));
  g_assert_cmpstr (pw_rule_error_get_remedy (far), ==, "Next to a stone: “stone start”.");
  move.args[0] = pw_cell (0, -128);
  g_assert_false (pw_game_check (&cell_game, pw_history_get_state (history, 0), &move, NULL));
}

static void
test_a_record_comes_back (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cell_game, 2);
  PwHistory *history = pw_history_new (&cell_game, setup, NULL);
  g_autoptr (PwRecord) record = pw_record_new (history);
  static const char *const lines[] = { "start", "stone w1", "n1w1", "stone n1w2", "s1" };
  g_autofree char *json = NULL, *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      PwMove move;

      g_assert_true (pw_notation_parse (&cell_game, setup, pw_history_get_state (history, i), lines[i], &move, &error));
      g_assert_true (pw_history_play (history, &move, &error));
      g_assert_no_error (error);
    }
  json = pw_record_print (record);
  text = pw_record_print_text (record);
  g_assert_nonnull (strstr (json, "stone n1w2\""));
  g_assert_nonnull (strstr (text, "stone n1w1\n"));
  for (guint form = 0; form < 2; form++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) again = pw_record_parse (form ? text : json, -1, &error);

      g_assert_no_error (error);
      g_assert_cmpmem (pw_history_get_state (again->history, 5), sizeof (CellState), pw_history_get_state (history, 5),
                       sizeof (CellState));
    }
}

static void
test_games_keep_the_contracts (void)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&cell_game, 2 + seed % 2);

      contracts_play (&cell_game, setup, seed, PW_DEAL_LAZY, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&cell_game);
  g_test_add_func ("/core/cells/each-is-a-value-of-its-own", test_each_cell_is_a_value_of_its_own);
  g_test_add_func ("/core/cells/each-has-a-word-of-its-own", test_each_cell_has_a_word_of_its_own);
  g_test_add_func ("/core/cells/words", test_words);
  g_test_add_func ("/core/cells/refusals", test_refusals);
  g_test_add_func ("/core/cells/a-record-comes-back", test_a_record_comes_back);
  g_test_add_func ("/core/cells/games-keep-the-contracts", test_games_keep_the_contracts);
  return g_test_run ();
}
