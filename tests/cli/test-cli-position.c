/* test-cli-position.c: positions as records: written, read back, scored, doubted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli-run.h"

#define HEAD "game: burgundy\nlevel: final\nplayer: Ana duchy=1\nplayer: Ben duchy=1\n\n"

static JsonArray *
players_of (JsonNode *node)
{
  return json_object_get_array_member (json_node_get_object (node), "players");
}

static JsonArray *
doubts_of (JsonNode *node)
{
  return json_object_get_array_member (json_node_get_object (node), "doubts");
}

static char *
as_text (JsonArray *array)
{
  g_autoptr (JsonNode) node = json_node_init_array (json_node_alloc (), array);

  return json_to_string (node, FALSE);
}

/* The end of a game said again: the same scores, places and lines of the final scoring. */
static void
scores_the_same (void)
{
  for (guint i = 0; i < 9; i++)
    {
      g_autofree char *players = g_strdup_printf ("%u", 2 + i % 3), *seed = g_strdup_printf ("%u", 20 + i);
      g_autofree char *record = cli_dealt (players, seed);
      g_autoptr (CliResult) said = cli_expect (0, record, "position", NULL);
      g_autoptr (CliResult) said_json = cli_expect (0, record, "position", "--json", NULL);
      g_autoptr (CliResult) played = cli_expect (0, record, "score", "--json", NULL);
      g_autoptr (CliResult) scored = cli_expect (0, said->out, "score", "--strict", "--json", NULL);
      g_autoptr (CliResult) again = cli_expect (0, said_json->out, "convert", NULL);
      g_autoptr (JsonNode) a = cli_json (played->out), b = cli_json (scored->out);

      g_assert_nonnull (strstr (said->out, "\nlevel: final\n"));
      g_assert_nonnull (strstr (said->out, "\nfinish\n"));
      g_assert_cmpstr (again->out, ==, said->out);
      g_assert_cmpuint (json_array_get_length (doubts_of (a)), ==, 0);
      g_assert_cmpuint (json_array_get_length (doubts_of (b)), ==, 0);
      for (guint seat = 0; seat < json_array_get_length (players_of (a)); seat++)
        {
          JsonObject *x = json_array_get_object_element (players_of (a), seat);
          JsonObject *y = json_array_get_object_element (players_of (b), seat);
          JsonObject *audit = json_object_get_object_member (y, "audit");
          g_autofree char *lines = as_text (json_object_get_array_member (x, "final"));
          g_autofree char *said_lines = as_text (json_object_get_array_member (y, "final"));

          g_assert_cmpint (json_object_get_int_member (x, "score"), ==, json_object_get_int_member (y, "score"));
          g_assert_cmpint (json_object_get_int_member (x, "place"), ==, json_object_get_int_member (y, "place"));
          g_assert_cmpstr (lines, ==, said_lines);
          g_assert_cmpint (json_object_get_int_member (audit, "lowest"), <=, json_object_get_int_member (audit, "points"));
          g_assert_cmpint (json_object_get_int_member (audit, "highest"), >=, json_object_get_int_member (audit, "points"));
          g_assert_cmpuint (json_array_get_length (json_object_get_array_member (audit, "lines")), >, 0);
        }
    }
}

/* Any moment of a game is a position that can be read. */
static void
any_moment_is_a_position (void)
{
  g_autofree char *record = cli_dealt ("3", "8");

  for (guint at = 3; at < cli_n_moves (record); at += 23)
    {
      g_autofree char *number = g_strdup_printf ("%u", at);
      g_autoptr (CliResult) said = cli_expect (0, record, "position", "--at", number, NULL);
      g_autoptr (CliResult) check = cli_expect (0, said->out, "check", "--strict", NULL);

      g_assert_null (strstr (said->out, "\nfinish\n"));
      g_assert_cmpstr (check->err, ==, "");
    }
}

/* What cannot be: a line on standard error with its rule, and the score all the same. */
static void
doubts_are_pointed_out (void)
{
  const char *text = HEAD
    "Ana hex d4 castle\nBen hex d4 castle\nAna hex e4 bank\nAna hex e5 bank\nBen have silver 4\nfinish\n= Ben 4\n";
  g_autofree char *path = cli_file ("doubt.txt", text, -1);
  g_autofree char *line = g_strconcat (path, ": 5.2: Ana: ", NULL);
  g_autoptr (CliResult) check = cli_expect (0, NULL, "check", path, NULL);
  g_autoptr (CliResult) strict = cli_expect (1, NULL, "check", "--strict", path, NULL);
  g_autoptr (CliResult) score = cli_expect (0, NULL, "score", path, NULL);
  g_autoptr (CliResult) strict_score = cli_expect (1, NULL, "score", "--strict", path, NULL);
  g_autoptr (CliResult) json = cli_expect (1, NULL, "check", "--strict", "--json", path, NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *doubt;

  g_assert_nonnull (strstr (check->out, "legal"));
  g_assert_true (g_str_has_prefix (check->err, line));
  g_assert_true (g_str_has_suffix (check->err, " [Ana hex e5]\n"));
  g_assert_cmpstr (score->err, ==, check->err);
  g_assert_cmpstr (strict->err, ==, check->err);
  g_assert_nonnull (strstr (score->out, "Ben 4"));
  g_assert_nonnull (strstr (strict_score->out, "Ben 4"));
  g_assert_true (json_object_get_boolean_member (json_node_get_object (node), "legal"));
  g_assert_cmpuint (json_array_get_length (doubts_of (node)), ==, 1);
  doubt = json_array_get_object_element (doubts_of (node), 0);
  g_assert_cmpstr (json_object_get_string_member (doubt, "rule"), ==, "5.2");
  g_assert_cmpstr (json_object_get_string_member (doubt, "player"), ==, "Ana");
  g_assert_cmpstr (json_object_get_string_member (doubt, "field"), ==, "Ana hex e5");
}

/* Each line of the result says what was counted, how many, and how much each. */
static void
results_show_their_arithmetic (void)
{
  static const char *const lines[] = {
    "monastery 15: colours sold, 2 × 2",
    "monastery 22: bank, 3 × 4",
    "monastery 24: species of livestock, 2 × 4",
    "monastery 25: goods tiles sold, 5 × 1",
    "monastery 26: bonus tiles, 2 × 3",
    "5 workers, 1 point for 2",
    "3 silver coins",
    "2 goods tiles not sold",
    "the track shows 90",
  };
  const char *text = HEAD "Ana count bank 3\nAna count k15 1\nAna count k22 1\nAna count k24 1\nAna count k25 1\n"
                          "Ana count k26 1\nAna count cow2 2\nAna count pig3 1\nAna sold red 4\nAna sold pink 1\n"
                          "Ana bonus ship large\nAna bonus mine small\nAna have silver 3\nAna have workers 5\n"
                          "Ana stock brown 2\nAna score 90\nfinish\n= Ana 132\n";
  g_autoptr (CliResult) replay = cli_expect (0, text, "replay", "--json", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strstr (replay->out, lines[i]) == NULL)
      g_error ("%s: not in %s", lines[i], replay->out);
}

/* Where players are equal, the result says what decided, and that others read the rule otherwise. */
static void
ties_show_both_readings (void)
{
  const char *tie = "Ana empty 4\nBen empty 6\nAna score 90\nBen score 90\nfinish\n";
  g_autofree char *most = g_strconcat (HEAD, tie, NULL);
  g_autofree char *fewest = g_strconcat ("game: burgundy\nlevel: final\ntie-break: fewest-empty\nplayer: Ana\nplayer: Ben\n\n",
                                         tie, NULL);
  g_autoptr (CliResult) a = cli_expect (0, most, "score", NULL), b = cli_expect (0, fewest, "score", NULL);

  g_assert_nonnull (strstr (a->out, "1. Ben 90 (Ben comes before Ana: more empty hexes, 6 against 4; it is the other way round"));
  g_assert_nonnull (
    strstr (b->out, "1. Ana 90 (Ana comes before Ben: fewer empty hexes, 4 against 6; it is the other way round"));
}

/* A track value that nothing on the board explains. */
static void
track_is_audited (void)
{
  const char *text = HEAD "Ana hex d4 castle\nBen hex d4 castle\nAna hex c3 watchtower\nAna score 30\nfinish\n";
  g_autoptr (CliResult) score = cli_expect (0, text, "score", NULL);

  /* One city of one hex in any phase, 3 to 11, and the watchtower. */
  g_assert_true (g_str_has_prefix (score->err, "<stdin>: 7.1: Ana: The track shows 30; what lies there has given 7 to 15 "));
  g_assert_nonnull (strstr (score->out, "Before the final scoring: 30; what lies there gives 7 to 15\n"
                                        "    Regions (5.6): 3 to 11\n"
                                        "    Watchtowers (5.5): 4\n"));
  g_assert_nonnull (strstr (score->out, "Read off the track"));
}

static void
bad_statements_get_a_clear_message (void)
{
  static const struct
  {
    const char *line;
    int status;
    const char *message;
  } cases[] = {
    { "Ana hex h1 bank", 1, "5.1: This duchy has no such hex." },
    { "Ana hex c8 bank", 2, "notation: “c8” is not understood: expected a hex of the duchy" },
    { "Ana stock red 100", 2, "notation: number: 100 is out of range, it goes from 0 to 42." },
    { "Ana hex c3 b?", 1, "10.1: Say exactly which tile it is." },
    { "Ana hex c3", 2, "notation: Something is missing: tile." },
    { "hex c3 bank", 2, "notation: Whose is it?" },
    { "Ana key 4 bank", 1, "4.4: This player has 3 key spaces." },
    { "Ana key 0 bank", 2, "notation: space: 0 is out of range, it goes from 1 to" },
    { "Ana empty 38", 1, "9.2: The duchy has only 37 hexes." },
    { "Ana score 1000", 2, "notation: points: 1000 is out of range, it goes from -999 to 999." },
    { "Ana count k17 2", 1, "10.1: There is only one monastery 17." },
    { "space 1 3 bank", 1, "2.1: In this game the depot has only 2 spaces." },
    { "order Ana Ana", 1, "3.3: This is not an order of all the players." },
    { "now F 2", 2, "notation: “F” is not understood: expected a phase from A to E." },
    { "Ana take 3 bank", 1, "10.2: Only the end position is entered at this level." },
    { "finish\nAna have silver 3 ! forgotten", 1, "3.4: The final scoring is done" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, cases[i].line, "\n", NULL);
      g_autoptr (CliResult) result = cli_expect (cases[i].status, text, "check", NULL);

      if (strstr (result->err, cases[i].message) == NULL)
        g_error ("%s: %s", cases[i].line, result->err);
    }
}

/* Where every move is entered, a statement is a correction and needs a reason. */
static void
corrections_need_a_reason (void)
{
  const char *head = "game: burgundy\nplayer: Ana\nplayer: Ben\n\n";
  g_autofree char *bare = g_strconcat (head, "Ana have silver 3\n", NULL);
  g_autofree char *why = g_strconcat (head, "Ana have silver 3 ! counted again\nBen score -2 ! a misread tile\n= Ben -2\n", NULL);
  g_autoptr (CliResult) refused = cli_expect (2, bare, "check", NULL);
  g_autoptr (CliResult) replay = cli_expect (0, why, "replay", NULL);
  g_autoptr (CliResult) score = cli_expect (0, why, "score", NULL);

  g_assert_nonnull (strstr (refused->err, "say why"));
  g_assert_nonnull (strstr (replay->out, "Correction: Ana has 3 silver, not 1."));
  g_assert_nonnull (strstr (replay->out, "Correction: Ben loses 2 points."));
  g_assert_nonnull (strstr (score->out, "7.1      -2  Corrections"));
}

static void
moments_that_are_not_there (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autoptr (CliResult) late = cli_expect (2, record, "position", "--at", "9999", NULL);
  g_autoptr (CliResult) early = cli_expect (2, record, "position", "--at", "-7", NULL);
  g_autoptr (CliResult) two = cli_expect (2, record, "position", "a", "b", NULL);

  g_assert_nonnull (strstr (late->err, "9999"));
  g_assert_cmpstr (late->out, ==, "");
}

/* What is said of somebody by name is refused by its own rule, and not as something that nobody understands. */
static void
says_what_is_wrong (void)
{
  static const struct
  {
    const char *text;
    int exit;
    const char *said;
  } rows[] = {
    { "Ana stands n3 road", 1, "13.6: No tile lies there." },
    { "Ana stands start monastery", 1, "12.4: As it lies this tile has no monastery." },
    { "Ben have beer 3", 2, "“beer” is not understood: expected wine, grain or cloth." },
    { "Ben have wine -1", 2, "number: -1 is out of range" },
    { "Ana tile frfr e1", 1, "14.3: Only the end position is entered at this level." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CliResult) result = cli_expect (rows[i].exit, "game: carcassonne\nlevel: final\nplayer: Ana\nplayer: Ben\n\n",
                                                 "enter", "-", rows[i].text, NULL);

      g_assert_nonnull (strstr (result->err, rows[i].said));
    }
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/position/scores-the-same", scores_the_same);
  g_test_add_func ("/cli/position/any-moment-is-a-position", any_moment_is_a_position);
  g_test_add_func ("/cli/position/doubts-are-pointed-out", doubts_are_pointed_out);
  g_test_add_func ("/cli/position/results-show-their-arithmetic", results_show_their_arithmetic);
  g_test_add_func ("/cli/position/ties-show-both-readings", ties_show_both_readings);
  g_test_add_func ("/cli/position/track-is-audited", track_is_audited);
  g_test_add_func ("/cli/position/bad-statements-get-a-clear-message", bad_statements_get_a_clear_message);
  g_test_add_func ("/cli/position/corrections-need-a-reason", corrections_need_a_reason);
  g_test_add_func ("/cli/position/moments-that-are-not-there", moments_that_are_not_there);
  g_test_add_func ("/cli/position/says-what-is-wrong", says_what_is_wrong);
  return g_test_run ();
}
