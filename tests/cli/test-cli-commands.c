/* test-cli-commands.c: the commands of pipwright-referee about one record or position, and every way they may end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli-run.h"

#define OBJECT(nodes, i) json_node_get_object (g_ptr_array_index (nodes, i))

/* -- check ------------------------------------------------------------------------------------------ */

static void
check_says_legal (void)
{
  g_autofree char *record = cli_dealt ("3", "5");
  g_autofree char *path = cli_file ("legal.pipwright", record, -1);
  g_autoptr (CliResult) text = cli_expect (0, NULL, "check", path, NULL);
  g_autoptr (CliResult) json = cli_expect (0, record, "check", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_nonnull (strstr (text->out, "legal"));
  g_assert_true (g_str_has_prefix (text->out, path));
  g_assert_cmpstr (text->err, ==, "");
  g_assert_cmpstr (json_object_get_string_member (object, "file"), ==, "<stdin>");
  g_assert_cmpstr (json_object_get_string_member (object, "game"), ==, "burgundy");
  g_assert_true (json_object_get_boolean_member (object, "legal"));
  g_assert_true (json_object_get_boolean_member (object, "over"));
  g_assert_true (json_object_get_null_member (object, "problem"));
  g_assert_cmpint (json_object_get_int_member (object, "moves"), ==, cli_n_moves (record));
  g_assert_cmpuint (json_object_get_size (json_object_get_object_member (object, "scores")), ==, 3);
}

static void
check_names_line_and_rule (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *begin = cli_text (record, 2);
  g_autofree char *text = g_strconcat (begin, "end\n", NULL);
  g_autofree char *path = cli_file ("illegal.txt", text, -1);
  g_autofree char *expected = NULL;
  g_auto (GStrv) lines = g_strsplit (begin, "\n", -1);
  g_autoptr (CliResult) result = cli_expect (1, NULL, "check", path, NULL);
  g_autoptr (CliResult) json = cli_expect (1, NULL, "check", "--json", path, NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node), *problem;

  /* file:line: RULE: text */
  expected = g_strdup_printf ("%s:%u: 3.2: ", path, g_strv_length (lines));
  if (!g_str_has_prefix (result->err, expected))
    g_test_message ("expected \"%s\", got \"%s\"", expected, result->err);
  g_assert_true (g_str_has_prefix (result->err, expected));
  g_assert_false (json_object_get_boolean_member (object, "legal"));
  problem = json_object_get_object_member (object, "problem");
  g_assert_cmpstr (json_object_get_string_member (problem, "rule"), ==, "3.2");
  g_assert_cmpint (json_object_get_int_member (problem, "line"), ==, g_strv_length (lines));
  g_assert_cmpint (json_object_get_int_member (problem, "number"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (problem, "move"), ==, "end");
  g_assert_cmpint (json_object_get_int_member (problem, "exit"), ==, 1);
}

static void
check_takes_many_files (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *good = cli_file ("good.pipwright", record, -1);
  g_autofree char *bad = cli_file ("bad.pipwright", "{\"format\":1", -1);
  g_autoptr (CliResult) all_good = cli_expect (0, NULL, "check", good, good, NULL);
  g_autoptr (CliResult) mixed = cli_expect (2, NULL, "check", bad, good, NULL);
  g_autoptr (CliResult) json = cli_expect (2, NULL, "check", "--json", good, bad, NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (json->out);

  g_assert_nonnull (strstr (mixed->out, good));
  g_assert_true (g_str_has_prefix (mixed->err, bad));
  g_assert_cmpuint (nodes->len, ==, 2);
  g_assert_true (json_object_get_null_member (OBJECT (nodes, 1), "legal"));
}

/* -- enter ------------------------------------------------------------------------------------------ */

static const char first_turn[] = "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
                                 "ana start d4 1 2 3\nben start d4 4 5 6\nroll 4 Ana=36 Ben=22\ngoods pink\n";

static void
enter_says_what_keys_mean (void)
{
  g_autofree char *path = cli_file ("turn.txt", first_turn, -1);
  g_autoptr (CliResult) move = cli_expect (0, NULL, "enter", path, "3 take cow 2", NULL);
  g_autoptr (CliResult) choices = cli_expect (0, NULL, "enter", path, "take cow 2", NULL);
  g_autoptr (CliResult) die = cli_expect (0, NULL, "enter", path, "take cow 2 6", NULL);
  /* What ends the options is nothing that is typed, whatever comes behind it. */
  g_autoptr (CliResult) behind = cli_expect (0, NULL, "enter", path, "--", "take cow 2 6", NULL);
  g_autoptr (CliResult) sign = cli_expect (2, NULL, "enter", path, "--", "-x", NULL);
  /* Nor is what begins with a minus sign an option, though what looks like one and is none is said. */
  g_autoptr (CliResult) minus = cli_expect (0, NULL, "enter", path, "-2", NULL);
  g_autoptr (CliResult) option = cli_expect (2, NULL, "enter", path, "--jsn", NULL);
  /* What holds for the whole game stands in front of what was played before. */
  g_autoptr (CliResult)
    lasting = cli_expect (0, "game: caylus1303\ntotals: hidden\nplayer: Ana\nplayer: Ben\n\nspace 9 wood-farm\n", "enter", "-",
                          "value tailor wood 2⏎", "value tailor wood 1 cloth 1⏎", NULL);
  g_autoptr (CliResult) piped = cli_expect (0, first_turn, "enter", "-", "3 workers⏎", "6 workers", NULL);
  g_autoptr (CliResult) asked = cli_expect (0, NULL, "enter", path, "take cow 2⏎", NULL);
  g_autoptr (CliResult) open = cli_expect (0, NULL, "enter", path, "33⏎", NULL);
  g_autoptr (CliResult) earlier = cli_expect (0, NULL, "enter", "--at", "2", path, "4 36 22", NULL);
  g_autoptr (CliResult) level = cli_expect (0, NULL, "enter", "--level", "final", "--at", "0", path, "ana score 87⏎", NULL);

  g_assert_cmpstr (move->out, ==, "3 take cow 2: Enter plays: Ana take 3 cow2 die=3\n");
  /* Behind a space the digit is the die; right behind the 2 it would make another number of it. */
  g_assert_nonnull (strstr (choices->out, "  3 Take cow 2 (with the 3)\n  6 Take cow 2 (with the 6)\n"));
  g_assert_cmpstr (die->out, ==, "take cow 2 6: Enter plays: Ana take 6 cow2 die=6\n");
  g_assert_cmpstr (behind->out, ==, die->out);
  g_assert_nonnull (strstr (lasting->out, ": played: value tailor wood=2\n"));
  g_assert_nonnull (strstr (lasting->out, ": played: value tailor wood=1 cloth=1\n"));
  g_assert_nonnull (strstr (sign->err, "[-x]"));
  g_assert_nonnull (strstr (piped->out, ": played: Ana workers die=3\n6 workers: Enter plays: Ana workers die=6\n"));
  g_assert_nonnull (strstr (asked->out, "to choose from"));
  g_assert_null (strstr (asked->out, "played"));
  g_assert_nonnull (strstr (open->out, "played: Ana take 3 l? die=3\n"));
  g_assert_nonnull (strstr (earlier->out, "roll 4 Ana=36 Ben=22"));
  g_assert_nonnull (strstr (level->out, "played: Ana score 87"));
}

/* What rests on a value that nobody has confirmed is asked before it is played, and so is what later lines no longer fit with. */
static void
enter_says_what_is_asked (void)
{
  g_autoptr (CliResult) deal = cli_expect (0, NULL, "deal", "--game", "caylus1303", "--players", "3", "--seed", "5", NULL);
  g_autofree char *path = cli_file ("caylus.pipwright", deal->out, -1);
  static const struct
  {
    const char *at, *text, *out, *err;
  } rows[] = {
    { "67", "build tailor wood 1", "Enter asks before it plays Ana build tailor wood=1: Is this what is printed?", "" },
    { "67", "build tailor wood 1⏎⏎", "played: value tailor wood=1 any=1 prestige=4, Ana build tailor wood=1\n",
      "Is this what is printed?" },
    { "67", "value tailor wood 2⏎", "played: value tailor wood=2\n", "" },
    { "67", "value tailor wood 1 cloth 1⏎value tailor wood 2⏎", "played: value tailor wood=2\n", "" },
    { "22", "road 9 9", "Enter asks before it plays road 9 9: With “road 9 9” later lines have to be decided about.", "" },
    { "22", "road 9 9⏎", "", "With it 4 later lines no longer fit" },
    { "22", "value stone-farm food 1 wood 1 stone 1 cloth 1 gold 1", "",
      "8.3: A stone tile costs 1 stone and one more good, not 5 goods." },
    { "22", "value farm prestige 3", "", "18.1: Nothing is printed there that could be entered" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CliResult) typed = cli_run (NULL, 0, "enter", "--at", rows[i].at, path, rows[i].text, NULL);

      g_test_message ("%s: %s%s", rows[i].text, typed->out, typed->err);
      g_assert_nonnull (strstr (typed->out, rows[i].out));
      g_assert_nonnull (strstr (typed->err, rows[i].err));
      g_assert_cmpint (*typed->out != '\0', ==, *rows[i].out != '\0');
    }
}

/* The final scoring's own line, as its page reads it: answers in their order, sets, phrases; one board alone. */
static void
enter_reads_positions (void)
{
  g_autofree char *path = cli_file ("turn.txt", first_turn, -1);
#define FINAL "enter", "--level", "final", "--at", "0", path
  g_autoptr (CliResult) answers = cli_expect (0, NULL, FINAL, "140 3 2 5⏎", "16 22⏎", "31⏎", "87", NULL);
  g_autoptr (CliResult) asked = cli_expect (0, NULL, FINAL, "140⏎", "", NULL);
  g_autoptr (CliResult) phrase = cli_expect (0, NULL, FINAL, "3 banks, #17", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "enter", "--json", "--level", "final", "--at", "0", path, "140 3⏎", NULL);
  g_autoptr (CliResult) unknown = cli_expect (2, NULL, FINAL, "take cow 2", NULL);
  g_autoptr (CliResult) again = cli_expect (0, NULL, FINAL, "score 87⏎", "score 90⏎", NULL);
  g_autoptr (CliResult) board = cli_expect (0, NULL, "enter", "--level", "board Ben", path, "", NULL);
  g_autoptr (CliResult) nobody = cli_expect (2, NULL, "enter", "--level", "board", path, "", NULL);
  g_autoptr (CliResult) help = cli_expect (0, NULL, "help", "enter", NULL);
  /* Rows of a final scoring end nothing: one comes after the other. */
  g_autoptr (CliResult) rows = cli_expect (0, "game: carcassonne\nlevel: final\nplayer: Ana\nplayer: Ben\n", "enter", "-",
                                           "c 3 a⏎", "road 3 b⏎", "c 3 a", NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (json->out);
#undef FINAL

  g_assert_nonnull (strstr (rows->out, "played: city 3 Ana=1\n"));
  g_assert_nonnull (strstr (rows->out, "played: road 3 Ben=1\nc 3 a: Enter plays: city 3 Ana=1\n"));

  g_assert_nonnull (strstr (answers->out, "played: Ana score 140, Ana have goods 3, Ana have silver 2, Ana have workers 5\n"));
  g_assert_nonnull (strstr (answers->out, "played: Ana count k16 1, Ana count k22 1\n"));
  g_assert_nonnull (strstr (answers->out, "played: Ana count warehouse 3, Ana count bank 1\n"));
  /* Then Ben is asked. */
  g_assert_nonnull (strstr (answers->out, "87: Enter plays: Ben score 87\n"));
  g_assert_nonnull (strstr (asked->out, ": Ana – Goods tiles left over: a number from 0 to "));
  g_assert_nonnull (strstr (phrase->out, "Enter plays: Ana count bank 3, Ana count k17 1\n"));
  g_assert_nonnull (strstr (unknown->err, "Points on the track: a number from 0 to 999"));
  g_assert_nonnull (strstr (again->out, "played: Ana score 90\n"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (OBJECT (nodes, 0), "moves")), ==, 2);
  g_assert_true (g_str_has_prefix (json_object_get_string_member (OBJECT (nodes, 0), "prompt"), "Ana – "));
  g_assert_nonnull (strstr (nobody->err, "board Ana"));
  g_assert_nonnull (strstr (help->out, "board NAME"));
  g_assert_cmpstr (board->out, !=, "");
}

static void
enter_refuses_by_rule (void)
{
  g_autofree char *path = cli_file ("turn.txt", first_turn, -1), *expected = g_strdup_printf ("%s: 4.3b: ", path);
  g_autoptr (CliResult) rule = cli_expect (1, NULL, "enter", path, "mine e3", NULL);
  g_autoptr (CliResult) word = cli_expect (2, NULL, "enter", path, "xyzzy", NULL);
  g_autoptr (CliResult) nothing = cli_expect (2, NULL, "enter", path, NULL);
  g_autoptr (CliResult) far = cli_expect (2, NULL, "enter", "--at", "99", path, "3", NULL);
  g_autoptr (CliResult) level = cli_expect (2, NULL, "enter", "--level", "best", path, "3", NULL);
  g_autoptr (CliResult) json = cli_expect (1, NULL, "enter", "--json", path, "mine e3⏎", NULL);
  g_autoptr (CliResult) list = cli_expect (0, NULL, "enter", "--json", path, "take cow 2", NULL);
  g_autoptr (GPtrArray) refused = cli_json_lines (json->out), listed = cli_json_lines (list->out);
  JsonObject *problem = json_object_get_object_member (OBJECT (refused, 0), "problem");

  g_assert_true (g_str_has_prefix (rule->err, expected));
  g_assert_nonnull (strstr (word->err, "notation"));
  g_assert_nonnull (strstr (nothing->err, "enter"));
  g_assert_nonnull (strstr (far->err, "--at"));
  g_assert_cmpstr (level->out, ==, "");
  g_assert_cmpstr (json_object_get_string_member (problem, "rule"), ==, "4.3b");
  g_assert_nonnull (json_object_get_string_member (problem, "remedy"));
  g_assert_true (json_object_get_null_member (OBJECT (refused, 0), "move"));
  g_assert_false (json_object_get_boolean_member (OBJECT (refused, 0), "played"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (OBJECT (listed, 0), "choices")), ==, 2);
  g_assert_true (json_object_get_null_member (OBJECT (listed, 0), "problem"));
}

/* -- score ------------------------------------------------------------------------------------------ */

static gint64
sum_lines (JsonArray *lines)
{
  gint64 sum = 0;

  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      JsonObject *line = json_array_get_object_element (lines, i);

      sum += json_object_get_int_member (line, "points");
      g_assert_cmpstr (json_object_get_string_member (line, "rule"), !=, "");
      g_assert_cmpstr (json_object_get_string_member (line, "source"), !=, "");
      g_assert_cmpint (json_object_get_int_member (line, "times"), >, 0);
    }
  return sum;
}

static void
score_adds_up (void)
{
  for (guint n = 2; n <= 4; n++)
    {
      g_autofree char *players = g_strdup_printf ("%u", n);
      g_autofree char *record = cli_dealt (players, "11");
      g_autoptr (CliResult) json = cli_expect (0, record, "score", "--json", NULL);
      g_autoptr (CliResult) check = cli_expect (0, record, "check", "--json", NULL);
      g_autoptr (JsonNode) node = cli_json (json->out), checked = cli_json (check->out);
      JsonArray *list = json_object_get_array_member (json_node_get_object (node), "players");
      JsonObject *scores = json_object_get_object_member (json_node_get_object (checked), "scores");
      gboolean winner = FALSE;

      g_assert_true (json_object_get_boolean_member (json_node_get_object (node), "over"));
      g_assert_cmpuint (json_array_get_length (list), ==, n);
      for (guint i = 0; i < n; i++)
        {
          JsonObject *player = json_array_get_object_element (list, i);
          gint64 score = json_object_get_int_member (player, "score");

          g_assert_cmpint (score, ==,
                           sum_lines (json_object_get_array_member (player, "during")) +
                             sum_lines (json_object_get_array_member (player, "final")));
          g_assert_cmpint (score, ==, json_object_get_int_member (scores, json_object_get_string_member (player, "name")));
          winner = winner || json_object_get_int_member (player, "place") == 1;
        }
      g_assert_true (winner);
    }
}

static void
score_prints_a_sheet (void)
{
  g_autofree char *record = cli_dealt ("2", "11");
  g_autofree char *begin = cli_text (record, 40);
  g_autoptr (CliResult) whole = cli_expect (0, record, "score", NULL);
  g_autoptr (CliResult) part = cli_expect (0, begin, "score", NULL);

  g_assert_nonnull (strstr (whole->out, "Final scoring"));
  g_assert_nonnull (strstr (whole->out, "9.1"));
  g_assert_nonnull (strstr (whole->out, "Ranking\n"));
  g_assert_nonnull (strstr (whole->out, "  1. "));
  g_assert_null (strstr (part->out, "Final scoring"));
  g_assert_nonnull (strstr (part->out, "not over"));
}

/* -- legal -------------------------------------------------------------------------------------------- */

/* What is listed is legal when it is played; what is not listed of a kind is not. */
static void
legal_agrees_with_check (void)
{
  static const guint moments[] = { 0, 5, 17, 40, 60 };
  g_autofree char *record = cli_dealt ("3", "2");

  for (guint m = 0; m < G_N_ELEMENTS (moments); m++)
    {
      g_autofree char *at = g_strdup_printf ("%u", moments[m]);
      g_autofree char *begin = cli_text (record, (int) moments[m]);
      g_autofree char *real = cli_move (record, moments[m]);
      g_autoptr (CliResult) json = cli_expect (0, record, "legal", "--at", at, "--json", NULL);
      g_autoptr (CliResult) from_text = cli_expect (0, begin, "legal", "--json", NULL);
      g_autoptr (JsonNode) node = cli_json (json->out), cut = cli_json (from_text->out);
      JsonArray *moves = json_object_get_array_member (json_node_get_object (node), "moves");
      guint n = json_array_get_length (moves);

      g_assert_cmpint (json_object_get_int_member (json_node_get_object (node), "at"), ==, moments[m]);
      g_assert_cmpuint (n, ==, json_array_get_length (json_object_get_array_member (json_node_get_object (cut), "moves")));
      for (guint i = 0; i < n; i += MAX (1, n / 6))
        {
          JsonObject *move = json_array_get_object_element (moves, i);
          g_autofree char *text = g_strconcat (begin, json_object_get_string_member (move, "line"), "\n", NULL);
          g_autoptr (CliResult) checked = cli_expect (0, text, "check", NULL);

          g_assert_true (json_object_has_member (move, "points"));
          g_assert_true (json_object_has_member (move, "args"));
          g_assert_cmpstr (json_object_get_string_member (move, "kind"), !=, "");
        }
    }
}

static void
legal_lists_text (void)
{
  g_autofree char *record = cli_dealt ("2", "2");
  g_autoptr (CliResult) start = cli_expect (0, record, "legal", "--at", "0", NULL);
  g_autoptr (CliResult) end = cli_expect (0, record, "legal", "--json", NULL);
  g_autoptr (CliResult) beyond = cli_expect (2, record, "legal", "--at", "100000", NULL);
  g_autoptr (JsonNode) node = cli_json (end->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_nonnull (strstr (start->out, " start "));
  g_assert_true (json_object_get_boolean_member (object, "over"));
  g_assert_true (json_object_get_null_member (object, "player"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), ==, 0);
  g_assert_nonnull (strstr (beyond->err, "100000"));
}

/* -- explain ------------------------------------------------------------------------------------------ */

static void
explain_knows_every_rule (void)
{
  g_autoptr (CliResult) all = cli_expect (0, NULL, "explain", "--json", NULL);
  g_autoptr (CliResult) one = cli_expect (0, NULL, "explain", "5.2", NULL);
  g_autoptr (CliResult) section = cli_expect (0, NULL, "explain", "--json", "5", NULL);
  g_autoptr (CliResult) none = cli_expect (2, NULL, "explain", "99.9", NULL);
  g_autoptr (CliResult) game = cli_expect (3, NULL, "explain", "--game", "chess", "5.2", NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (all->out), few = cli_json_lines (section->out);

  g_assert_cmpuint (nodes->len, >, 50);
  g_assert_cmpuint (few->len, >=, 7);
  for (guint i = 0; i < nodes->len; i++)
    {
      g_assert_cmpstr (json_object_get_string_member (OBJECT (nodes, i), "rule"), !=, "");
      g_assert_cmpstr (json_object_get_string_member (OBJECT (nodes, i), "text"), !=, "");
    }
  g_assert_true (g_str_has_prefix (one->out, "5.2"));
  g_assert_nonnull (strstr (none->err, "99.9"));
  g_assert_nonnull (strstr (game->err, "chess"));
}

/* -- replay ------------------------------------------------------------------------------------------- */

static void
replay_adds_up (void)
{
  g_autofree char *record = cli_dealt ("4", "3");
  g_autoptr (CliResult) result = cli_expect (0, record, "replay", "--json", NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (result->out);
  g_autoptr (GHashTable) sums = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (nodes->len, ==, cli_n_moves (record));
  for (guint i = 0; i < nodes->len; i++)
    {
      JsonObject *move = OBJECT (nodes, i), *scores = json_object_get_object_member (move, "scores");
      JsonArray *events = json_object_get_array_member (move, "events");
      g_autoptr (GList) names = json_object_get_members (scores);
      g_autofree char *line = cli_move (record, i);

      g_assert_cmpint (json_object_get_int_member (move, "number"), ==, i + 1);
      g_assert_true (json_object_get_boolean_member (move, "legal"));
      g_assert_true (JSON_NODE_HOLDS_OBJECT (json_object_get_member (move, "args")));
      g_assert_true (json_object_has_member (move, "player"));
      g_assert_cmpstr (json_object_get_string_member (move, "line"), ==, line);
      for (guint e = 0; e < json_array_get_length (events); e++)
        {
          JsonObject *event = json_array_get_object_element (events, e);

          g_assert_true (json_object_has_member (event, "player"));
          g_assert_true (json_object_has_member (event, "category"));
          g_assert_cmpstr (json_object_get_string_member (event, "rule"), !=, "");
          if (g_str_equal (json_object_get_string_member (event, "kind"), "points"))
            {
              const char *name = json_object_get_string_member (event, "player");
              gint64 sum = GPOINTER_TO_INT (g_hash_table_lookup (sums, name));

              g_hash_table_insert (sums, g_strdup (name), GINT_TO_POINTER (sum + json_object_get_int_member (event, "amount")));
            }
        }
      g_assert_cmpuint (g_list_length (names), ==, 4);
      for (GList *l = names; l; l = l->next)
        g_assert_cmpint (json_object_get_int_member (scores, l->data), ==, GPOINTER_TO_INT (g_hash_table_lookup (sums, l->data)));
    }
}

static void
replay_ends_with_the_broken_move (void)
{
  g_autofree char *record = cli_dealt ("2", "3");
  g_autofree char *begin = cli_text (record, 7);
  g_autofree char *first = cli_move (record, 0);
  g_autofree char *text = g_strconcat (begin, first, "\n", NULL);
  g_autoptr (CliResult) result = cli_expect (1, text, "replay", "--json", NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (result->out);
  JsonObject *last;

  g_assert_cmpuint (nodes->len, ==, 8);
  last = OBJECT (nodes, 7);
  g_assert_cmpint (json_object_get_int_member (last, "number"), ==, 8);
  g_assert_false (json_object_get_boolean_member (last, "legal"));
  g_assert_cmpstr (json_object_get_string_member (last, "kind"), ==, "start");
  g_assert_cmpstr (json_object_get_string_member (last, "rule"), !=, "");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (last, "events")), ==, 0);
}

static void
replay_prints_sentences (void)
{
  g_autofree char *record = cli_dealt ("2", "3");
  g_autofree char *first = cli_move (record, 0);
  g_autoptr (CliResult) result = cli_expect (0, record, "replay", NULL);

  g_assert_nonnull (strstr (result->out, first));
  g_assert_nonnull (strstr (result->out, "(5.6)"));
}

/* -- convert ------------------------------------------------------------------------------------------- */

static void
convert_goes_there_and_back (void)
{
  g_autofree char *record = cli_dealt ("3", "9");
  g_autofree char *text = cli_text (record, -1);
  g_autofree char *directory = cli_directory ();
  g_autofree char *path = g_build_filename (directory, "converted.pipwright", NULL);
  g_autofree char *content = NULL;
  g_autoptr (CliResult) back = cli_expect (0, text, "convert", "--json", NULL);
  g_autoptr (CliResult) again = cli_expect (0, back->out, "convert", NULL);
  g_autoptr (CliResult) written = cli_expect (0, text, "convert", "--output", path, NULL);
  g_autoptr (CliResult) nowhere = cli_expect (2, text, "convert", "--output", "/nonexistent/x.txt", NULL);
  g_autoptr (CliResult) wrong = cli_expect (2, text, "convert", "--to", "csv", NULL);
  guint n = cli_n_moves (record);

  g_assert_cmpstr (again->out, ==, text);
  g_assert_cmpuint (cli_n_moves (back->out), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *one = cli_move (record, i), *other = cli_move (back->out, i);

      g_assert_cmpstr (one, ==, other);
    }
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpuint (cli_n_moves (content), ==, n);
  g_assert_nonnull (strstr (nowhere->err, "/nonexistent/x.txt"));
  g_assert_nonnull (strstr (wrong->err, "csv"));
}

static void
convert_refuses_illegal_games (void)
{
  g_autofree char *record = cli_dealt ("3", "9");
  g_autofree char *begin = cli_text (record, 4);
  g_autofree char *text = g_strconcat (begin, "end\n", NULL);
  g_autoptr (CliResult) result = cli_expect (1, text, "convert", NULL);

  g_assert_cmpstr (result->out, ==, "");
}

/* -- values --------------------------------------------------------------------------------------------- */

/* Where all that is printed is certain, there is nothing to list. */
static void
values_are_of_games_that_have_some (void)
{
  g_autoptr (CliResult) dealt = cli_expect (0, NULL, "deal", "--seed", "5", NULL);
  g_autoptr (CliResult) certain = cli_expect (2, dealt->out, "values", NULL);
  g_autoptr (CliResult) game = cli_expect (2, NULL, "values", "--game", "kingsburg", NULL);
  g_autoptr (CliResult) unknown = cli_expect (3, NULL, "values", "--game", "chess", NULL);
  g_autoptr (CliResult) both = cli_expect (2, NULL, "values", "--game", "kingsburg", "game.pipwright", NULL);

  g_assert_nonnull (strstr (certain->err, "certain"));
  g_assert_nonnull (strstr (game->err, "Kingsburg"));
  g_assert_nonnull (strstr (unknown->err, "chess"));
  g_assert_nonnull (strstr (both->err, "not both"));
}

/* -- help ------------------------------------------------------------------------------------------------- */

static void
help_documents_everything (void)
{
  static const char *const commands[] = { "check", "score",    "legal", "enter",  "explain", "replay", "convert",
                                          "deal",  "position", "perft", "values", "review",  "advise", "help" };
  g_autoptr (CliResult) overview = cli_expect (0, NULL, "help", NULL);
  g_autoptr (CliResult) notation = cli_expect (0, NULL, "help", "notation", NULL);
  g_autoptr (CliResult) formats = cli_expect (0, NULL, "help", "formats", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "help", "--json", NULL);
  g_autoptr (CliResult) unknown = cli_expect (2, NULL, "help", "nothing", NULL);
  g_autoptr (CliResult) no_command = cli_expect (2, NULL, NULL);
  g_autoptr (CliResult) wrong_command = cli_expect (2, NULL, "frobnicate", NULL);
  g_autoptr (GPtrArray) nodes = cli_json_lines (json->out);

  g_assert_cmpuint (nodes->len, ==, G_N_ELEMENTS (commands));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (CliResult) help = cli_expect (0, NULL, "help", commands[i], NULL);
      g_autoptr (CliResult) option = cli_expect (0, NULL, commands[i], "--help", NULL);

      g_assert_nonnull (strstr (overview->out, commands[i]));
      g_assert_nonnull (strstr (help->out, "Examples:\n  pipwright-referee "));
      g_assert_nonnull (strstr (help->out, "--json"));
      g_assert_cmpstr (help->out, ==, option->out);
    }
  g_assert_nonnull (strstr (notation->out, "take depot tile"));
  g_assert_nonnull (strstr (notation->out, "boarding"));
  g_assert_nonnull (strstr (formats->out, "\"burgundy\""));
  g_assert_nonnull (strstr (wrong_command->err, "frobnicate"));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/commands/enter-says-what-keys-mean", enter_says_what_keys_mean);
  g_test_add_func ("/cli/commands/enter-reads-positions", enter_reads_positions);
  g_test_add_func ("/cli/commands/enter-says-what-is-asked", enter_says_what_is_asked);
  g_test_add_func ("/cli/commands/enter-refuses-by-rule", enter_refuses_by_rule);
  g_test_add_func ("/cli/check/says-legal", check_says_legal);
  g_test_add_func ("/cli/check/names-line-and-rule", check_names_line_and_rule);
  g_test_add_func ("/cli/check/takes-many-files", check_takes_many_files);
  g_test_add_func ("/cli/score/adds-up", score_adds_up);
  g_test_add_func ("/cli/score/prints-a-sheet", score_prints_a_sheet);
  g_test_add_func ("/cli/legal/agrees-with-check", legal_agrees_with_check);
  g_test_add_func ("/cli/legal/lists-text", legal_lists_text);
  g_test_add_func ("/cli/explain/knows-every-rule", explain_knows_every_rule);
  g_test_add_func ("/cli/replay/adds-up", replay_adds_up);
  g_test_add_func ("/cli/replay/ends-with-the-broken-move", replay_ends_with_the_broken_move);
  g_test_add_func ("/cli/replay/prints-sentences", replay_prints_sentences);
  g_test_add_func ("/cli/convert/goes-there-and-back", convert_goes_there_and_back);
  g_test_add_func ("/cli/convert/refuses-illegal-games", convert_refuses_illegal_games);
  g_test_add_func ("/cli/values/are-of-games-that-have-some", values_are_of_games_that_have_some);
  g_test_add_func ("/cli/help/documents-everything", help_documents_everything);
  return g_test_run ();
}
