/* test-cli-kit.c: what no game that ships has yet: secret points are told only to whoever asks; places without bounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../secret-race.h"
#include "cli-run.h"

/* @command without and with --json: never, unless asked; in an open game, and after the end, always. */
static void
check_command (const char *command, const char *json)
{
  g_autofree char *hidden = secret_race ("hidden", FALSE), *open = secret_race ("open", FALSE),
                  *over = secret_race ("hidden", TRUE);
  g_autoptr (CliResult) before = cli_expect (0, hidden, command, json, NULL);
  g_autoptr (CliResult) agreed = cli_expect (0, open, command, json, NULL);
  g_autoptr (CliResult) end = cli_expect (0, over, command, json, NULL);

  g_assert_false (says (before->out, SECRET_ALL));
  g_assert_false (says (before->out, SECRET_HIDDEN));
  g_assert_false (says (before->err, SECRET_ALL));
  g_assert_true (says (agreed->out, SECRET_ALL));
  g_assert_true (says (end->out, SECRET_END));
}

static void
check_asked (const char *command, const char *json)
{
  g_autofree char *hidden = secret_race ("hidden", FALSE);
  g_autoptr (CliResult) asked = cli_expect (0, hidden, command, "--reveal", json, NULL);

  g_assert_true (says (asked->out, SECRET_ALL));
}

static void
test_scores (void)
{
  check_command ("score", NULL);
  check_command ("score", "--json");
  check_asked ("score", NULL);
  check_asked ("score", "--json");
}

static void
test_replay (void)
{
  check_command ("replay", "--json");
  check_asked ("replay", "--json");
}

static void
test_check (void)
{
  check_command ("check", "--json");
}

/* The record itself is the moves; the scores in it are those that may be shown. */
static void
test_convert (void)
{
  g_autofree char *hidden = secret_race ("hidden", FALSE);
  g_autoptr (CliResult) record = cli_expect (0, hidden, "convert", "--to", "json", NULL);
  g_autoptr (CliResult) again = cli_expect (0, record->out, "check", NULL);
  const char *scores = strstr (record->out, "\"scores\"");

  g_assert_nonnull (scores);
  g_assert_false (says (scores, SECRET_ALL));
  g_assert_true (says (scores, SECRET_SHOWN));
}

/* An expectation is no way to find out. */
static void
test_expectations (void)
{
  g_autofree char *hidden = secret_race ("hidden", FALSE);
  g_autofree char *guessed = g_strconcat (hidden, "= Ana 38\n", NULL), *shown = g_strconcat (hidden, "= Ana 17\n", NULL);
  g_autoptr (CliResult) wrong = cli_expect (1, guessed, "check", NULL);
  g_autoptr (CliResult) right = cli_expect (0, shown, "check", NULL);

  g_assert_false (says (wrong->err, SECRET_ALL));
}

/* -- Whole scores that are secret ---------------------------------------------------------------------- */

#define PRESTIGE(totals)                                                                                                    \
  "game: caylus1303\ntotals: " totals "\nplayer: Ana\nplayer: Ben\n\nspace 9 wood-farm\nBen pick thief\nAna pick bailiff\n"    \
  "Ana place 9\nBen pass\nAna pass\nBen skip\nAna skip\nAna provost 1\n"

/* Each gain is told, its sum never: there is none that anybody could know. */
static void
test_whole_scores (void)
{
  static const char *const commands[] = { "score", "replay", "check" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliResult) hidden = cli_expect (0, PRESTIGE ("hidden"), commands[i], "--json", NULL);
      g_autoptr (CliResult) shown = cli_expect (0, PRESTIGE ("shown"), commands[i], "--json", NULL);

      g_assert_nonnull (strstr (hidden->out, i == 0 ? "\"score\":null" : "{\"Ana\":null,\"Ben\":null}"));
      g_assert_nonnull (strstr (shown->out, i == 0 ? "\"score\":1" : "{\"Ana\":1,\"Ben\":0}"));
      g_assert_true (i != 0 || strstr (hidden->out, "\"place\":null"));
    }
}

/* Nobody can know one to expect, neither none nor the right one. */
static void
test_whole_scores_are_not_expected (void)
{
  g_autoptr (CliResult) none = cli_expect (1, PRESTIGE ("hidden") "= Ana 0\n", "check", NULL);
  g_autoptr (CliResult) right = cli_expect (1, PRESTIGE ("hidden") "= Ana 1\n", "check", NULL);
  g_autoptr (CliResult) shown = cli_expect (0, PRESTIGE ("shown") "= Ana 1\n", "check", NULL);

  g_assert_nonnull (strstr (none->err, "secret until the end"));
  g_assert_cmpstr (none->err, ==, right->err);
}

static void
test_whole_scores_in_words (void)
{
  g_autoptr (CliResult) hidden = cli_expect (0, PRESTIGE ("hidden"), "score", NULL);
  g_autoptr (CliResult) asked = cli_expect (0, PRESTIGE ("hidden"), "score", "--reveal", NULL);
  g_autoptr (CliResult) log = cli_expect (0, PRESTIGE ("hidden"), "replay", NULL);

  g_assert_nonnull (strstr (hidden->out, "Ana: not known before the end"));
  g_assert_null (strstr (hidden->out, "Ranking"));
  g_assert_nonnull (strstr (asked->out, "Ana: 1"));
  g_assert_nonnull (strstr (log->out, "Ana: +1 prestige"));
}

/* A sum that is said says what was entered, by the difference: nobody is told that before all are told. */
static void
test_what_is_said_of_whole_scores (void)
{
  static const char *const formats[] = { NULL, "--json" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (CliResult)
        hidden = cli_expect (0, PRESTIGE ("hidden") "Ana prestige 40 ! counted\n", "replay", formats[i], NULL);
      g_autoptr (CliResult) shown = cli_expect (0, PRESTIGE ("shown") "Ana prestige 40 ! counted\n", "replay", formats[i], NULL);

      g_assert_null (strstr (hidden->out, "39"));
      g_assert_nonnull (strstr (shown->out, "39"));
    }
}

/* So it is with a game that is over while somebody is still to be told. */
static void
test_counted_before_the_reveal (void)
{
  static const char *const commands[] = { "check", "score" };
  g_autoptr (CliResult) game = cli_expect (0, NULL, "deal", "--game", "caylus1303", "--players", "2", "--seed", "3", "--names",
                                           "Ana,Ben", "--text", NULL);
  g_autofree char *told = g_strconcat (game->out, "Ana tokens 1\n", NULL);
  const char *rest = strchr (told, '\n');
  g_autofree char *untold = g_strdup_printf ("%.*s\nuntold: yes%s", (int) (rest - told), told, rest);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliResult) before = cli_expect (0, untold, commands[i], NULL);
      g_autoptr (CliResult) after = cli_expect (0, told, commands[i], NULL);

      g_assert_null (strstr (before->err, "counted"));
      g_assert_nonnull (strstr (after->err, "1 counted"));
    }
}

/* -- Places on a table without bounds ------------------------------------------------------------------ */

#define STONES "game: cells\nplayer: Ana\nplayer: Ben\n\nAna stone start\nBen stone n1\n"

static void
test_cells (void)
{
  g_autoptr (CliResult) legal = cli_expect (0, STONES, "legal", NULL);
  g_autoptr (CliResult) json = cli_expect (0, STONES, "legal", "--json", NULL);
  g_autoptr (CliResult) record = cli_expect (0, STONES, "convert", "--to", "json", NULL);
  g_autoptr (CliResult) back = cli_expect (0, record->out, "convert", "--to", "text", NULL);
  g_autoptr (CliResult) far = cli_expect (1, STONES "Ana stone e2\n", "check", NULL);

  g_assert_nonnull (strstr (legal->out, "n1e1"));
  g_assert_nonnull (strstr (json->out, "\"place\":\"n1w1\""));
  g_assert_nonnull (strstr (back->out, "Ben stone n1\n"));
  /* The remedy is a place that is legal. */
  g_assert_nonnull (strstr (far->err, "Next to a stone: “stone n2”."));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/kit/what-is-said-of-whole-scores", test_what_is_said_of_whole_scores);
  g_test_add_func ("/cli/kit/counted-before-the-reveal", test_counted_before_the_reveal);
  g_test_add_func ("/cli/kit/secret-scores", test_scores);
  g_test_add_func ("/cli/kit/secret-replay", test_replay);
  g_test_add_func ("/cli/kit/secret-check", test_check);
  g_test_add_func ("/cli/kit/secret-convert", test_convert);
  g_test_add_func ("/cli/kit/secret-expectations", test_expectations);
  g_test_add_func ("/cli/kit/secret-whole-scores-are-not-expected", test_whole_scores_are_not_expected);
  g_test_add_func ("/cli/kit/whole-scores", test_whole_scores);
  g_test_add_func ("/cli/kit/whole-scores-in-words", test_whole_scores_in_words);
  g_test_add_func ("/cli/kit/cells", test_cells);
  return g_test_run ();
}
