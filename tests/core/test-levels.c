/* test-levels.c: levels as a table of the game; the score pad of the smallest one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "contracts.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/template/template.h"

static void
play (PwHistory *history, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  if (!pw_notation_parse (&template_game, pw_history_get_setup (history),
                          pw_history_get_state (history, pw_history_get_cursor (history)), line, &move, &error) ||
      !pw_history_play (history, &move, &error))
    g_error ("%s: %s", line, error->message);
}

static char *
refusal (PwHistory *history, const char *line)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  g_assert_true (pw_notation_parse (&template_game, pw_history_get_setup (history),
                                    pw_history_get_state (history, pw_history_get_cursor (history)), line, &move, &error));
  g_assert_false (pw_history_play (history, &move, &error));
  return g_strdup (error->message);
}

static const PwLevel *
level_of (const PwHistory *history)
{
  return pw_game_get_level (&template_game, pw_history_get_state (history, pw_history_get_cursor (history)), NULL);
}

static void
test_the_table_is_asked (void)
{
  g_assert_cmpuint (pw_game_n_levels (&template_game), ==, 2);
  g_assert_cmpint (pw_game_find_level (&template_game, "PAD"), ==, TEMPLATE_LEVEL_PAD);
  g_assert_cmpint (pw_game_find_level (&template_game, "board"), ==, -1);
  g_assert_cmpint (pw_game_end_level (&template_game), ==, -1);
  g_assert_cmpstr (pw_game_nth_level (&template_game, TEMPLATE_LEVEL_PAD)->title, ==, "Score pad");
  /* What no table has is the usual level. */
  g_assert_cmpstr (pw_game_nth_level (&template_game, 7)->id, ==, "referee");
}

static void
test_a_game_without_a_table_is_kept_in_one_way (void)
{
  PwGame plain = template_game;
  PwMove move;

  plain.levels = NULL;
  g_assert_cmpuint (pw_game_n_levels (&plain), ==, 1);
  g_assert_cmpstr (pw_game_nth_level (&plain, 1)->id, ==, "referee");
  g_assert_false (pw_game_level_move (&plain, 0, 0, &move));
}

/* Only what was scored is entered, by anybody, up to the end. */
static void
test_the_score_pad (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (PwHistory) history = NULL;
  g_autofree char *refused = NULL;

  setup->level = TEMPLATE_LEVEL_PAD;
  history = pw_history_new (&template_game, setup, NULL);
  g_assert_cmpstr (level_of (history)->id, ==, "pad");
  g_assert_true (level_of (history)->open);
  play (history, "steps 12");
  play (history, "steps 7");
  play (history, "steps 4");
  refused = refusal (history, "rest");
  g_assert_nonnull (strstr (refused, "level"));
  g_assert_cmpint (pw_history_get_score (history, 3, 0, -1), ==, 16);
  g_assert_cmpint (pw_history_get_score (history, 3, 1, -1), ==, 7);
}

/* Going up, what nobody has entered is asked, board by board; nothing is lost. */
static void
test_up_from_the_pad (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (PwHistory) history = pw_history_new (&template_game, setup, NULL);
  g_autofree char *early = NULL, *waits = NULL;
  const TemplateState *state;

  play (history, "roll 3");
  play (history, "run");
  play (history, "level pad");
  play (history, "steps 4");
  play (history, "level referee");
  g_assert_cmpint (template_game.play.actor (pw_history_get_state (history, 5)), ==, 0);
  waits = refusal (history, "roll 2");
  g_assert_nonnull (strstr (waits, "nobody has entered"));
  play (history, "tokens 2");
  play (history, "confirm");
  g_assert_cmpint (template_game.play.actor (pw_history_get_state (history, 7)), ==, 1);
  play (history, "confirm");
  state = pw_history_get_state (history, 8);
  g_assert_cmpint (template_game.play.actor (state), ==, PW_TABLE);
  g_assert_cmpuint (state->tokens[0], ==, 2);
  g_assert_cmpint (pw_history_get_score (history, 8, 0, -1) + pw_history_get_score (history, 8, 1, -1), ==, 7);
  early = refusal (history, "level referee");
  g_assert_nonnull (strstr (early, "already"));
  play (history, "roll 2");
  play (history, "run");
}

static void
test_records_say_it (void)
{
  static const char *const head = "game: template\nlevel: pad\nplayer: Ana\nplayer: Ben\n\nAna steps 5\nBen steps 3\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (head, -1, &error);
  g_autofree char *json = NULL, *text = NULL;

  g_assert_no_error (error);
  json = pw_record_print (record);
  text = pw_record_print_text (record);
  g_assert_nonnull (strstr (json, "\"level\": \"pad\""));
  g_assert_nonnull (strstr (text, "level: pad\n"));
  for (guint form = 0; form < 2; form++)
    {
      g_autoptr (PwRecord) again = pw_record_parse (form ? text : json, -1, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (pw_history_get_setup (again->history)->level, ==, TEMPLATE_LEVEL_PAD);
      g_assert_cmpint (pw_history_get_score (again->history, 2, 1, -1), ==, 3);
    }
}

static void
test_records_refuse_another_games_level (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse ("game: template\nlevel: board\nplayer: Ana\nplayer: Ben\n", -1, &error);

  g_assert_null (record);
  g_assert_nonnull (strstr (error->message, "referee or pad"));
}

static void
test_the_pad_keeps_the_contracts (void)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2 + seed % 3);

      setup->level = TEMPLATE_LEVEL_PAD;
      contracts_play (&template_game, setup, seed, PW_DEAL_LAZY, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_register (&template_game);
  g_test_add_func ("/core/levels/the-table-is-asked", test_the_table_is_asked);
  g_test_add_func ("/core/levels/without-a-table-there-is-one", test_a_game_without_a_table_is_kept_in_one_way);
  g_test_add_func ("/core/levels/the-score-pad", test_the_score_pad);
  g_test_add_func ("/core/levels/up-from-the-pad", test_up_from_the_pad);
  g_test_add_func ("/core/levels/records-say-it", test_records_say_it);
  g_test_add_func ("/core/levels/records-refuse-another-games", test_records_refuse_another_games_level);
  g_test_add_func ("/core/levels/the-pad-keeps-the-contracts", test_the_pad_keeps_the_contracts);
  return g_test_run ();
}
