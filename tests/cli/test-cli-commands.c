/* test-cli-commands.c: every command of pipwright-referee, and every way it may end
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
  g_autoptr (CliResult) piped = cli_expect (0, first_turn, "enter", "-", "3 workers⏎", "6 workers", NULL);
  g_autoptr (CliResult) asked = cli_expect (0, NULL, "enter", path, "take cow 2⏎", NULL);
  g_autoptr (CliResult) open = cli_expect (0, NULL, "enter", path, "33⏎", NULL);
  g_autoptr (CliResult) earlier = cli_expect (0, NULL, "enter", "--at", "2", path, "4 36 22", NULL);
  g_autoptr (CliResult) level = cli_expect (0, NULL, "enter", "--level", "final", "--at", "0", path, "ana score 87⏎", NULL);

  g_assert_cmpstr (move->out, ==, "3 take cow 2: Enter plays: Ana take 3 cow2 die=3\n");
  /* Behind a space the digit is the die; right behind the 2 it would make another number of it. */
  g_assert_nonnull (strstr (choices->out, "  3 Take cow 2 (with the 3)\n  6 Take cow 2 (with the 6)\n"));
  g_assert_cmpstr (die->out, ==, "take cow 2 6: Enter plays: Ana take 6 cow2 die=6\n");
  g_assert_nonnull (strstr (piped->out, ": played: Ana workers die=3\n6 workers: Enter plays: Ana workers die=6\n"));
  g_assert_nonnull (strstr (asked->out, "to choose from"));
  g_assert_null (strstr (asked->out, "played"));
  g_assert_nonnull (strstr (open->out, "played: Ana take 3 l? die=3\n"));
  g_assert_nonnull (strstr (earlier->out, "roll 4 Ana=36 Ben=22"));
  g_assert_nonnull (strstr (level->out, "played: Ana score 87"));
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
  g_autoptr (GPtrArray) nodes = cli_json_lines (json->out);
#undef FINAL

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

/* -- deal ---------------------------------------------------------------------------------------------- */

/* The same seed and style give the same game; the title says which; "random" is what was always dealt. */
static void
deal_has_styles (void)
{
  static const char *const styles[] = { "random", "greedy", "builder", "policy" };
  g_autofree char *plain = cli_dealt ("3", "7"), *before = NULL;
  g_autoptr (CliResult) wrong = cli_expect (2, NULL, "deal", "--style", "wild", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autoptr (CliResult) one = cli_expect (0, NULL, "deal", "--players", "3", "--seed", "7", "--style", styles[i], NULL);
      g_autoptr (CliResult) same = cli_expect (0, NULL, "deal", "--players", "3", "--seed", "7", "--style", styles[i], NULL);
      g_autoptr (CliResult) checked = cli_expect (0, one->out, "check", NULL);
      g_autofree char *title = g_strdup_printf ("deal --style %s --seed 7, game 1", styles[i]);

      g_assert_cmpstr (one->out, ==, same->out);
      g_assert_cmpstr (one->out, !=, before);
      g_assert_true ((strstr (one->out, title) != NULL) == (i > 0));
      if (i == 0)
        g_assert_cmpstr (one->out, ==, plain);
      g_free (before);
      before = g_strdup (one->out);
    }
  g_assert_nonnull (strstr (wrong->err, "wild"));
}

static void
deal_repeats_a_seed (void)
{
  g_autofree char *one = cli_dealt ("4", "7"), *same = cli_dealt ("4", "7"), *other = cli_dealt ("4", "8");

  g_assert_cmpstr (one, ==, same);
  g_assert_cmpstr (one, !=, other);
}

static void
deal_follows_options (void)
{
  g_autoptr (CliResult) lazy = cli_expect (0, NULL, "deal", "--seed", "4", "--depots", "lazy", NULL);
  g_autoptr (CliResult) recorded = cli_expect (0, NULL, "deal", "--seed", "4", "--depots", "recorded", "--edition", "2011",
                                               "--option", "duchy=3,7", NULL);
  g_autoptr (CliResult) checked = cli_expect (0, recorded->out, "check", NULL);
  g_autoptr (JsonNode) node = cli_json (recorded->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_null (strstr (lazy->out, "\"depot "));
  g_assert_nonnull (strstr (recorded->out, "depot "));
  g_assert_cmpuint (cli_n_moves (recorded->out), >, cli_n_moves (lazy->out));
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (object, "options"), "edition"), ==, "2011");
  g_assert_nonnull (strstr (checked->out, "the game is over"));
}

/* What goes with a part that is left out is not written as played, but where somebody says so. */
static void
deal_writes_no_idle_options (void)
{
  g_autoptr (CliResult) base = cli_expect (0, NULL, "deal", "--game", "carcassonne", "--option", "expansion-tiles=no", "--option",
                                           "fields=none", NULL);
  g_autoptr (CliResult)
    said = cli_expect (0, NULL, "deal", "--game", "carcassonne", "--option", "expansion-tiles=no", "--option", "goods=yes", NULL);
  g_autoptr (CliResult) checked = cli_expect (0, base->out, "check", NULL);
  g_autoptr (CliResult) noted = cli_expect (0, said->out, "check", NULL);

  g_assert_nonnull (strstr (base->out, "\"goods\": \"no\", \"builder\": \"yes\", \"pig\": \"no\""));
  g_assert_cmpstr (checked->err, ==, "");
  g_assert_nonnull (strstr (noted->err, "goods: yes"));
}

static void
deal_writes_many (void)
{
  g_autofree char *directory = cli_directory ();
  g_autoptr (CliResult)
    files = cli_expect (0, NULL, "deal", "--players", "3", "--games", "3", "--seed", "21", "--output", directory, NULL);
  g_autoptr (CliResult) lines = cli_expect (0, NULL, "deal", "--players", "3", "--games", "3", "--seed", "21", "--json", NULL);
  g_autoptr (CliResult) texts = cli_expect (0, NULL, "deal", "--games", "2", "--text", NULL);
  g_auto (GStrv) paths = g_strsplit (g_strstrip (files->out), "\n", -1);
  g_autoptr (GPtrArray) nodes = cli_json_lines (lines->out);

  g_assert_cmpuint (g_strv_length (paths), ==, 3);
  g_assert_cmpuint (nodes->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CliResult) result = cli_expect (0, NULL, "check", paths[i], NULL);
      g_autofree char *content = NULL;

      g_assert_true (g_file_get_contents (paths[i], &content, NULL, NULL));
      g_assert_cmpuint (cli_n_moves (content), ==,
                        json_array_get_length (json_object_get_array_member (OBJECT (nodes, i), "moves")));
    }
  g_assert_nonnull (strstr (texts->out, "\n\n"));
}

static void
deal_measures (void)
{
  g_autoptr (CliResult) text = cli_expect (0, NULL, "deal", "--bench", "--games", "3", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "deal", "--bench", "--games", "3", "--players", "4", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node);

  g_assert_nonnull (strstr (text->out, "moves/s"));
  g_assert_nonnull (strstr (text->out, "games/s"));
  g_assert_cmpint (json_object_get_int_member (object, "games"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (object, "moves"), >, 3 * 200);
  g_assert_cmpfloat (json_object_get_double_member (object, "moves_per_second"), >, 0);
  g_assert_cmpfloat (json_object_get_double_member (object, "playout_moves_per_processor_second"), >, 0);
  g_assert_nonnull (strstr (text->out, "play them out"));
}

static void
deal_refuses_nonsense (void)
{
  g_autoptr (CliResult) many = cli_expect (2, NULL, "deal", "--players", "5", NULL);
  g_autoptr (CliResult) game = cli_expect (3, NULL, "deal", "--game", "chess", NULL);
  g_autoptr (CliResult) depots = cli_expect (2, NULL, "deal", "--depots", "maybe", NULL);
  g_autoptr (CliResult) edition = cli_expect (2, NULL, "deal", "--edition", "1999", NULL);
  g_autoptr (CliResult) option = cli_expect (2, NULL, "deal", "--option", "weather=rain", NULL);
  g_autoptr (CliResult) seed = cli_expect (2, NULL, "deal", "--seed", "x", NULL);
  g_autoptr (CliResult) games = cli_expect (2, NULL, "deal", "--games", "0", NULL);
  g_autoptr (CliResult) word = cli_expect (2, NULL, "deal", "word", NULL);

  g_assert_nonnull (strstr (many->err, "1 to 4"));
  g_assert_nonnull (strstr (game->err, "chess"));
  g_assert_nonnull (strstr (edition->err, "1999"));
  g_assert_nonnull (strstr (option->err, "weather"));
}

/* -- perft ---------------------------------------------------------------------------------------------- */

static gint64
sequences (const char *record, const char *depth, const char *at)
{
  g_autoptr (CliResult) result = cli_expect (0, record, "perft", depth, "--at", at, "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (result->out);

  return json_object_get_int_member (json_node_get_object (node), "sequences");
}

static void
perft_counts (void)
{
  g_autofree char *record = cli_dealt ("2", "6");
  g_autoptr (CliResult) legal = cli_expect (0, record, "legal", "--at", "12", "--json", NULL);
  g_autoptr (CliResult) divided = cli_expect (0, record, "perft", "2", "--at", "12", "--divide", "--json", NULL);
  g_autoptr (CliResult) deep = cli_expect (2, record, "perft", "99", NULL);
  g_autoptr (JsonNode) list = cli_json (legal->out), node = cli_json (divided->out);
  JsonObject *moves = json_object_get_object_member (json_node_get_object (node), "moves");
  g_autoptr (GList) values = json_object_get_values (moves);
  gint64 sum = 0;

  for (GList *l = values; l; l = l->next)
    sum += json_node_get_int (l->data);
  g_assert_cmpint (sequences (record, "0", "12"), ==, 1);
  g_assert_cmpint (sequences (record, "1", "12"), ==,
                   json_array_get_length (json_object_get_array_member (json_node_get_object (list), "moves")));
  g_assert_cmpint (sequences (record, "2", "12"), ==, sum);
  g_assert_cmpint (sequences (record, "2", "12"), >, sequences (record, "1", "12"));
}

/* -- review ----------------------------------------------------------------------------------------------- */

/* A game cut after some moves: what is reviewed is short, and so is the test. */
static void
review_says_what_was_worth_what (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *begun = cli_text (record, 30);
  g_autoptr (CliResult) text = cli_expect (0, begun, "review", "--rollouts", "4", NULL);
  g_autoptr (CliResult) json = cli_expect (0, begun, "review", "--rollouts", "4", "--seed", "2", "--json", NULL);
  g_autoptr (CliResult) again = cli_expect (0, begun, "review", "--rollouts", "4", "--seed", "2", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonObject *object = json_node_get_object (node), *player;
  JsonArray *values = json_object_get_array_member (object, "values"),
            *decisions = json_object_get_array_member (object, "decisions");

  g_assert_nonnull (strstr (text->out, "Chance to win"));
  g_assert_nonnull (strstr (text->out, "Luck"));
  g_assert_cmpstr (json->out, ==, again->out);
  g_assert_cmpint (json_object_get_int_member (object, "moves"), ==, 30);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (values, json_array_get_length (values) - 1), "at"),
                   ==, 30);
  player = json_array_get_object_element (json_object_get_array_member (json_array_get_object_element (values, 0), "players"), 1);
  g_assert_cmpfloat (json_object_get_double_member (player, "win"), <=, 1);
  g_assert_cmpuint (json_array_get_length (decisions), >, 0);
  g_assert_true (json_object_has_member (json_array_get_object_element (decisions, 0), "better"));
  g_assert_true (json_object_has_member (json_array_get_object_element (decisions, 0), "why"));
  g_assert_nonnull (json_object_get_array_member (object, "turns"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "luck")), ==, 4);
}

/* What was done in the time that was given is what a review by so many games says. */
static void
review_takes_a_time (void)
{
  g_autofree char *record = cli_dealt ("2", "5");
  g_autofree char *begun = cli_text (record, 12);
  g_autoptr (CliResult) timed = cli_expect (0, begun, "review", "--seconds", "1", "--json", NULL);
  g_autoptr (CliResult) same = NULL;
  g_autoptr (JsonNode) node = cli_json (timed->out);
  g_autofree char *rollouts = g_strdup_printf ("%" G_GINT64_FORMAT,
                                               json_object_get_int_member (json_node_get_object (node), "rollouts"));
  g_autoptr (CliResult) both = cli_expect (2, begun, "review", "--seconds", "1", "--rollouts", "8", NULL);
  g_autoptr (CliResult) none = cli_expect (2, begun, "review", "--seconds", "0", NULL);

  same = cli_expect (0, begun, "review", "--rollouts", rollouts, "--json", NULL);
  g_assert_cmpstr (timed->out, ==, same->out);
  g_assert_nonnull (strstr (both->err, "--seconds"));
  g_assert_nonnull (strstr (none->err, "--seconds"));
}

static void
review_refuses_what_it_cannot_know (void)
{
  static const char board[] = "game: burgundy\nlevel: board\nme: 1\nplayer: Ana\nplayer: Ben\n";
  g_autoptr (CliResult) unknown = cli_expect (3, board, "review", NULL);
  g_autoptr (CliResult) few = cli_expect (2, board, "review", "--rollouts", "3", NULL);

  g_assert_nonnull (strstr (unknown->err, "everything was entered"));
  g_assert_cmpstr (unknown->out, ==, "");
  g_assert_nonnull (strstr (few->err, "--rollouts"));
}

static void
deal_plays_matches (void)
{
  g_autoptr (CliResult) text = cli_expect (0, NULL, "deal", "--games", "4", "--match", "policy,random", NULL);
  g_autoptr (CliResult) json = cli_expect (0, NULL, "deal", "--games", "3", "--match", "policy,random", "--json", NULL);
  g_autoptr (CliResult) one = cli_expect (2, NULL, "deal", "--match", "policy", NULL);
  g_autoptr (CliResult) nobody = cli_expect (2, NULL, "deal", "--match", "policy,me", NULL);
  g_autoptr (CliResult) team = cli_expect (2, NULL, "deal", "--solo", "--match", "policy,random", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);

  g_assert_nonnull (strstr (text->out, "policy won 100.0 %"));
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (node), "games"), ==, 4);
  g_assert_nonnull (strstr (one->err, "greedy,builder"));
  g_assert_nonnull (strstr (nobody->err, "me"));
  g_assert_nonnull (strstr (team->err, "two players"));
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
                                          "deal",  "position", "perft", "values", "review",  "help" };
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
  g_test_add_func ("/cli/deal/repeats-a-seed", deal_repeats_a_seed);
  g_test_add_func ("/cli/deal/has-styles", deal_has_styles);
  g_test_add_func ("/cli/deal/follows-options", deal_follows_options);
  g_test_add_func ("/cli/deal/writes-no-idle-options", deal_writes_no_idle_options);
  g_test_add_func ("/cli/deal/writes-many", deal_writes_many);
  g_test_add_func ("/cli/deal/measures", deal_measures);
  g_test_add_func ("/cli/deal/refuses-nonsense", deal_refuses_nonsense);
  g_test_add_func ("/cli/perft/counts", perft_counts);
  g_test_add_func ("/cli/review/says-what-was-worth-what", review_says_what_was_worth_what);
  g_test_add_func ("/cli/review/takes-a-time", review_takes_a_time);
  g_test_add_func ("/cli/review/refuses-what-it-cannot-know", review_refuses_what_it_cannot_know);
  g_test_add_func ("/cli/deal/plays-matches", deal_plays_matches);
  g_test_add_func ("/cli/values/are-of-games-that-have-some", values_are_of_games_that_have_some);
  g_test_add_func ("/cli/help/documents-everything", help_documents_everything);
  return g_test_run ();
}
