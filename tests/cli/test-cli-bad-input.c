/* test-cli-bad-input.c: broken records are refused with line and reason, and stay as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "cli-run.h"

/* Every command that reads refuses @content with @status, says @reason and leaves the file alone. */
static void
assert_refused (const char *name, const char *content, gsize length, int status, const char *reason)
{
  static const char *const commands[] = { "check", "score", "legal", "replay", "convert", "perft", "review", "advise" };
  g_autofree char *path = cli_file (name, content, (gssize) length);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gboolean perft = g_str_equal (commands[i], "perft");
      g_autoptr (CliResult) result = cli_run (NULL, 0, commands[i], perft ? "1" : path, perft ? path : NULL, NULL);
      g_autofree char *after = NULL;
      gsize n;

      if (result->status != status || !strstr (result->err, reason))
        g_test_message ("%s %s: %d, expected %d with \"%s\": %.500s", commands[i], name, result->status, status, reason,
                        result->err);
      g_assert_cmpint (result->status, ==, status);
      g_assert_true (g_str_has_prefix (result->err, path));
      g_assert_nonnull (strstr (result->err, reason));
      g_assert_cmpuint (strlen (result->err), <, 2000);
      g_assert_true (g_utf8_validate (result->err, -1, NULL));
      g_assert_true (g_file_get_contents (path, &after, &n, NULL));
      g_assert_cmpmem (after, n, content, length);
    }
  {
    g_autoptr (CliResult) result = cli_run (NULL, 0, "check", "--json", path, NULL);
    g_autoptr (JsonNode) node = cli_json (result->out);
    JsonObject *problem = json_object_get_object_member (json_node_get_object (node), "problem");

    g_assert_cmpint (result->status, ==, status);
    g_assert_nonnull (problem);
    g_assert_cmpint (json_object_get_int_member (problem, "exit"), ==, status);
    g_assert_cmpstr (json_object_get_string_member (problem, "text"), !=, "");
  }
}

/* The same from standard input, which is not read beyond what shows that it is too much. */
static void
assert_refused_from_stdin (const char *content, gsize length, int status)
{
  g_autoptr (CliResult) result = cli_run (content, (gssize) length, "check", NULL);

  g_assert_cmpint (result->status, ==, status);
}

/* @record with the first @from replaced. */
static char *
replaced (const char *record, const char *from, const char *to)
{
  const char *at = strstr (record, from);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - record), record, to, at + strlen (from));
}

static void
truncated (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  gsize n = strlen (record);

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *name = g_strdup_printf ("truncated-%u.pipwright", i);

      /* The last two characters may be a line end and the brace. */
      assert_refused (name, record, i * (n - 3) / 11, 2, ":");
    }
}

static void
unknown_game (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *broken = replaced (record, "\"burgundy\"", "\"chess\"");

  assert_refused ("game.pipwright", broken, strlen (broken), 3, "chess");
}

static void
newer_format (void)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *record = cli_dealt ("2", "1"), *broken = NULL;

  node = cli_json (record);
  json_object_set_int_member (json_node_get_object (node), "format", 1000);
  broken = json_to_string (node, TRUE);
  assert_refused ("newer.pipwright", broken, strlen (broken), 3, "newer");
}

/* The line number of @offset in @text, from 1. */
static guint
line_of (const char *text, const char *at)
{
  guint line = 1;

  for (const char *c = text; c < at; c++)
    line += *c == '\n';
  return line;
}

static void
illegal_in_the_middle (void)
{
  g_autofree char *record = cli_dealt ("3", "1");
  g_autofree char *move = cli_move (record, 100), *quoted = NULL, *broken = NULL, *reason = NULL;
  g_autofree char *start = cli_move (record, 0), *first = NULL;
  const char *at;

  /* The hundredth move is replaced by the very first one again. */
  g_assert_cmpstr (move, !=, start);
  quoted = g_strdup_printf ("\"%s\"", move);
  first = g_strdup_printf ("\"%s\"", start);
  at = strstr (record, first);
  g_assert_nonnull (at);
  {
    g_autoptr (JsonNode) node = cli_json (record);
    JsonArray *moves = json_object_get_array_member (json_node_get_object (node), "moves");

    for (guint i = 0; i <= 100; i++)
      {
        g_autofree char *each = g_strdup_printf ("\"%s\"", json_array_get_string_element (moves, i));

        at = strstr (i == 0 ? record : at + 1, each);
        g_assert_nonnull (at);
      }
  }
  broken = g_strdup_printf ("%.*s%s%s", (int) (at - record), record, first, at + strlen (quoted));
  reason = g_strdup_printf (":%u: ", line_of (broken, broken + (at - record)));
  assert_refused ("middle.pipwright", broken, strlen (broken), 1, reason);
  {
    g_autoptr (CliResult) before = cli_expect (0, broken, "legal", "--at", "100", NULL);
    g_autoptr (CliResult) replay = cli_expect (1, broken, "replay", "--json", NULL);
    g_autoptr (GPtrArray) nodes = cli_json_lines (replay->out);

    g_assert_cmpuint (nodes->len, ==, 101);
  }
}

static void
garbage (void)
{
  gsize n = 10 * 1024 * 1024;
  g_autofree char *bytes = g_malloc (n);
  guint32 x = 2463534242;

  for (gsize i = 0; i < n; i++)
    {
      x ^= x << 13;
      x ^= x >> 17;
      x ^= x << 5;
      bytes[i] = (char) x;
    }
  assert_refused ("garbage.pipwright", bytes, n, 2, ":");
  /* Small enough to be read, and of several kinds. */
  assert_refused_from_stdin (bytes, n, 2);
  assert_refused_from_stdin (bytes, 100000, 2);
  assert_refused ("noise.pipwright", bytes, 100000, 2, ":");
  memset (bytes, '[', n);
  assert_refused ("brackets.pipwright", bytes, 5 * 1024 * 1024, 2, ":");
  memset (bytes, 'a', n);
  assert_refused ("letters.txt", bytes, 5 * 1024 * 1024, 2, ":");
  memset (bytes, '\n', n);
  assert_refused ("lines.txt", bytes, 5 * 1024 * 1024, 2, ":");
  memset (bytes, 0, n);
  assert_refused ("zeros.pipwright", bytes, 100000, 2, ":");
}

static void
invalid_utf8 (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *text = cli_text (record, -1);
  char *at = strstr (record, "\"burgundy\"");
  gsize n = strlen (record);

  at[3] = (char) 0xff;
  assert_refused ("utf8.pipwright", record, n, 2, "UTF-8");
  text[10] = (char) 0xc0;
  assert_refused ("utf8.txt", text, strlen (text), 2, "UTF-8");
}

static void
numbers_out_of_range (void)
{
  static const char *const lines[] = {
    "roll 0 11 11",   "roll 7 11 11", "roll 1 99 11",    "roll 99999999999999999999 11 11",
    "roll -1 11 11",  "roll 1 11",    "roll 1 11 11 11", "roll x 11 11",
    "roll 1.5 11 11", "take 3",       "dance 4",         "nobody take 3 bank",
  };
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *begin = cli_text (record, 2);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (begin, lines[i], "\n", NULL);
      g_autofree char *line = g_strdup_printf (":%u: ", line_of (text, text + strlen (begin)));
      g_autofree char *path = cli_file ("range.txt", text, -1);
      g_autoptr (CliResult) result = cli_run (NULL, 0, "check", path, NULL);

      if (!strstr (result->err, line) || result->status < 1 || result->status > 2)
        g_test_message ("%s: %d, %s", lines[i], result->status, result->err);
      g_assert_cmpint (result->status, >=, 1);
      g_assert_cmpint (result->status, <=, 2);
      g_assert_nonnull (strstr (result->err, line));
      g_assert_nonnull (strstr (result->err, lines[i]));
    }
}

static void
members_out_of_range (void)
{
  static const struct
  {
    const char *member, *value;
  } cases[] = {
    { "format", "0" },
    { "format", "-1" },
    { "format", "1e300" },
    { "format", "\"one\"" },
    { "format", "null" },
    { "moves", "7" },
    { "moves", "{}" },
    { "moves", "[7]" },
    { "moves", "[null]" },
    { "moves", "[[]]" },
    { "players", "[]" },
    { "players", "3" },
    { "players", "[{\"name\":\"\"},{\"name\":\"b\"}]" },
    { "players", "[{\"name\":\"a\"},{\"name\":\"a\"}]" },
    { "players", "[1,2]" },
    { "players", "[{\"name\":\"a\",\"marker\":9},{\"name\":\"b\",\"marker\":-4}]" },
    { "players", "[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]" },
    { "options", "[]" },
    { "options", "{\"edition\":\"1999\"}" },
    { "options", "{\"edition\":7}" },
    { "options", "{\"wonders\":\"yes\"}" },
    { "at", "-1" },
    { "at", "99999999" },
    { "at", "\"end\"" },
    { "at", "1e99" },
    { "scores", "[0]" },
    { "scores", "{}" },
    { "scores", "[\"a\",\"b\"]" },
    { "scores", "[0,0]" },
    { "game", "7" },
    { "rules", "-7" },
    { "rules", "\"x\"" },
  };
  g_autofree char *record = cli_dealt ("2", "1");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) node = cli_json (record);
      g_autofree char *broken = NULL;
      g_autoptr (CliResult) result = NULL;

      json_object_set_member (json_node_get_object (node), cases[i].member, json_from_string (cases[i].value, NULL));
      broken = json_to_string (node, TRUE);
      result = cli_run (broken, -1, "check", NULL);
      if (result->status < 1 || result->status > 3)
        g_test_message ("%s = %s: %d %s", cases[i].member, cases[i].value, result->status, result->err);
      g_assert_cmpint (result->status, >=, 1);
      g_assert_cmpint (result->status, <=, 3);
      g_assert_true (g_str_has_prefix (result->err, "<stdin>"));
    }
}

static void
duplicated_keys (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *game = replaced (record, "\"game\"", "\"game\": \"burgundy\", \"game\"");
  g_autofree char *moves = replaced (record, "\"moves\"", "\"moves\": [], \"moves\"");

  assert_refused ("twice-game.pipwright", game, strlen (game), 2, "game");
  assert_refused ("twice-moves.pipwright", moves, strlen (moves), 2, "moves");
}

static void
hundred_thousand_moves (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autoptr (JsonNode) node = cli_json (record);
  JsonArray *moves = json_object_get_array_member (json_node_get_object (node), "moves");
  guint n = json_array_get_length (moves);
  g_autofree char *broken = NULL;

  for (guint i = n; i < 100000; i++)
    json_array_add_string_element (moves, json_array_get_string_element (moves, i % n));
  json_object_remove_member (json_node_get_object (node), "at");
  json_object_remove_member (json_node_get_object (node), "scores");
  broken = json_to_string (node, TRUE);
  /* The game was over long ago: the first move too many is named. */
  assert_refused ("long.pipwright", broken, strlen (broken), 1, "over");
}

static void
wrong_expectation (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *begin = cli_text (record, 6);
  g_autoptr (CliResult) scores = cli_expect (0, begin, "check", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (scores->out);
  JsonObject *object = json_object_get_object_member (json_node_get_object (node), "scores");
  g_autoptr (GList) names = json_object_get_members (object);
  gint64 score = json_object_get_int_member (object, names->data);
  g_autofree char *right = g_strdup_printf ("%s= %s %" G_GINT64_FORMAT "\n", begin, (char *) names->data, score);
  g_autofree char *wrong = g_strdup_printf ("%s= %s %" G_GINT64_FORMAT "\n", begin, (char *) names->data, score + 1);
  g_autoptr (CliResult) held = cli_expect (0, right, "check", NULL);

  assert_refused ("expectation.txt", wrong, strlen (wrong), 1, names->data);
}

static void
missing_files (void)
{
  g_autofree char *directory = cli_directory ();
  g_autoptr (CliResult) missing = cli_expect (2, NULL, "check", "/nonexistent/game.pipwright", NULL);
  g_autoptr (CliResult) folder = cli_expect (2, NULL, "check", directory, NULL);
  g_autoptr (CliResult) empty = cli_expect (2, "", "check", NULL);
  g_autoptr (CliResult) option = cli_expect (2, NULL, "check", "--frobnicate", NULL);

  g_assert_true (g_str_has_prefix (missing->err, "/nonexistent/game.pipwright: file: "));
  g_assert_true (g_str_has_prefix (folder->err, directory));
  g_assert_true (g_str_has_prefix (empty->err, "<stdin>"));
  g_assert_nonnull (strstr (option->err, "frobnicate"));
}

/* A device without an end, a pipe that nobody writes into, and a file that is too large are not even begun. */
static void
endless_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("pipwright-cli-XXXXXX", NULL), *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (folder, "large.pipwright", NULL);
  g_autofree char *record = cli_dealt ("2", "1");
  const char *const files[] = { "/dev/zero", pipe, large };
  const char *const said[] = { "/dev/zero is not a file but a device or a pipe.", "/pipe is not a file but a device or a pipe.",
                               "/large.pipwright is too large: at most 64" };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large, "", 0, NULL));
  g_assert_cmpint (truncate (large, 3 * (goffset) 1073741824), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (CliResult) check = cli_expect (2, NULL, "check", files[i], NULL);
      g_autoptr (CliResult) deal = cli_expect (2, NULL, "deal", "--duchy", files[i], NULL);
      g_autoptr (CliResult) convert = cli_expect (2, NULL, "convert", files[i], NULL);

      g_assert_nonnull (strstr (check->err, said[i]));
      g_assert_nonnull (strstr (convert->err, said[i]));
      g_assert_nonnull (strstr (deal->err, i < 2 ? said[i] : "/large.pipwright is too large: at most 1"));
    }
  /* Nor is something written in the place of a pipe. */
  {
    g_autoptr (CliResult) convert = cli_expect (2, record, "convert", "--output", pipe, NULL);

    g_assert_nonnull (strstr (convert->err, "“pipe” is not written"));
    g_assert_false (g_file_test (pipe, G_FILE_TEST_IS_REGULAR));
  }
  g_remove (pipe);
  g_remove (large);
  g_remove (folder);
}

/* A file's own words are quoted no longer than a line, and without what a terminal obeys. */
static void
long_and_strange_words (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *begin = cli_text (record, 3);
  g_autofree char *word = g_strnfill (100000, 'x');
  g_autofree char *line = g_strdup_printf ("%s\033[31m%s\n", begin, word);
  g_autofree char *game = g_strdup_printf ("game: \033[31m%s\n", word);
  g_autoptr (CliResult) of_line = cli_expect (2, line, "check", NULL);
  g_autoptr (CliResult) of_game = cli_expect (3, game, "check", NULL);

  g_assert_cmpuint (strlen (of_line->err), <, 1000);
  g_assert_cmpuint (strlen (of_game->err), <, 1000);
  g_assert_null (strchr (of_line->err, '\033'));
  g_assert_null (strchr (of_game->err, '\033'));
}

/* An answer that nobody gets is no success. */
static void
answer_that_cannot_be_written (void)
{
  static const char *const commands[] = { "check", "score", "legal", "replay", "convert", "help" };
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *path = cli_file ("unwritten.pipwright", record, -1);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *file = g_str_equal (commands[i], "help") ? "formats" : path;
      g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
      g_autoptr (GSubprocess) process = NULL;
      g_autoptr (GError) error = NULL;

      g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
      process = g_subprocess_launcher_spawn (launcher, &error, cli_program (), commands[i], file, NULL);
      g_assert_no_error (error);
      g_subprocess_wait (process, NULL, NULL);
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
    }
}

static void
moves_before_the_first (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autoptr (CliResult) legal = cli_expect (2, record, "legal", "--at", "-7", NULL);
  g_autoptr (CliResult) perft = cli_expect (2, record, "perft", "1", "--at", "-7", NULL);

  g_assert_nonnull (strstr (legal->err, "--at"));
  g_assert_nonnull (strstr (perft->err, "--at"));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/bad-input/truncated", truncated);
  g_test_add_func ("/cli/bad-input/unknown-game", unknown_game);
  g_test_add_func ("/cli/bad-input/newer-format", newer_format);
  g_test_add_func ("/cli/bad-input/illegal-in-the-middle", illegal_in_the_middle);
  g_test_add_func ("/cli/bad-input/garbage", garbage);
  g_test_add_func ("/cli/bad-input/invalid-utf8", invalid_utf8);
  g_test_add_func ("/cli/bad-input/numbers-out-of-range", numbers_out_of_range);
  g_test_add_func ("/cli/bad-input/members-out-of-range", members_out_of_range);
  g_test_add_func ("/cli/bad-input/duplicated-keys", duplicated_keys);
  g_test_add_func ("/cli/bad-input/hundred-thousand-moves", hundred_thousand_moves);
  g_test_add_func ("/cli/bad-input/wrong-expectation", wrong_expectation);
  g_test_add_func ("/cli/bad-input/missing-files", missing_files);
  g_test_add_func ("/cli/bad-input/endless-file", endless_file);
  g_test_add_func ("/cli/bad-input/long-and-strange-words", long_and_strange_words);
  g_test_add_func ("/cli/bad-input/answer-that-cannot-be-written", answer_that_cannot_be_written);
  g_test_add_func ("/cli/bad-input/moves-before-the-first", moves_before_the_first);
  return g_test_run ();
}
