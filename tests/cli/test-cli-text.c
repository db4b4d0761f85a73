/* test-cli-text.c: what others wrote, as the command line shows it; and what people write on the command line itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE             /* posix_openpt() */
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli-run.h"

/* A name that turns scores round, one that hides behind a line separator, and one that looks like markup of terminals. */
#define NAME_1 "\u202eanA\u2066 \u200f1"
#define NAME_2 "Ben\u2028\u2029\u202d"
#define NOT_UTF8 "game\xff\xc3.pipwright"
#define STRANGE "x\n\033[31m\u202e\177y.pipwright"

/* Nothing that a terminal obeys or that turns text round, whole lines, UTF-8. */
static void
assert_harmless (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((g_unichar_iscntrl (c) && c != '\n') || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0x200e ||
          c == 0x200f || c == 0x061c)
        g_error ("U+%04x reaches the terminal: %s", c, text);
    }
}

/* A game that two play who are called so, with a line that was struck and a correction. */
static char *
strange_record (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *text = cli_text (record, 12);
  g_autoptr (GString) strange = g_string_new (text);
  g_autoptr (CliResult) checked = NULL;

  g_string_replace (strange, "player: \"Ana\"", "title: " NAME_1 "\nplayer: \"" NAME_1 "\"", 0);
  g_string_replace (strange, "player: \"Ben\"", "player: \"" NAME_2 "\"", 0);
  for (guint i = 0; i < 2; i++)
    {
      g_string_replace (strange, i ? "Ana=" : "Ana ", i ? "\"" NAME_1 "\"=" : "\"" NAME_1 "\" ", 0);
      g_string_replace (strange, i ? "\nBen " : " Ben=", i ? "\n\"" NAME_2 "\" " : " \"" NAME_2 "\"=", 0);
    }
  g_string_append (strange, "- " NAME_1 " take ; 3\n\"" NAME_1 "\" have silver 9 ! " NAME_2 "\n");
  checked = cli_expect (0, strange->str, "check", NULL);
  return g_strdup (strange->str);
}

static void
names_are_shown_not_obeyed (void)
{
  static const char *const commands[][4] = {
    { "check" },
    { "score" },
    { "legal" },
    { "replay" },
    { "perft", "1", "--divide" },
    { "check", "--strict" },
    { "review", "--rollouts", "4" },
  };
  g_autofree char *record = strange_record ();
  g_autofree char *broken = g_strconcat (record, "\"" NAME_1 "\" dance " NAME_2 "\n", NULL);
  g_autofree char *wrong = g_strconcat (record, "= \"" NAME_1 "\" 99\n", NULL);
  g_autofree char *unknown = g_strconcat ("game: " NAME_1 "\n", NULL);
  const char *inputs[] = { record, broken, wrong, unknown };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    for (guint k = 0; k < G_N_ELEMENTS (inputs); k++)
      {
        g_autoptr (CliResult) text = cli_run (inputs[k], -1, commands[i][0], commands[i][1], commands[i][2], NULL);
        g_autoptr (CliResult) json = cli_run (inputs[k], -1, commands[i][0], "--json", commands[i][1], commands[i][2], NULL);
        g_autoptr (GPtrArray) nodes = cli_json_lines (json->out);

        g_assert_cmpint (text->status, >=, 0);
        assert_harmless (text->out);
        assert_harmless (text->err);
        assert_harmless (json->out);
        assert_harmless (json->err);
        if (k == 0 && !g_str_equal (commands[i][0], "check"))
          g_assert_nonnull (strstr (text->out, "\\u202eanA\\u2066 \\u200f1"));
      }
}

/* Programs get the very name. */
static void
json_says_the_name_itself (void)
{
  g_autofree char *record = strange_record ();
  g_autoptr (CliResult) score = cli_expect (0, record, "score", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (score->out);
  JsonArray *players = json_object_get_array_member (json_node_get_object (node), "players");

  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 0), "name"), ==, NAME_1);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 1), "name"), ==, NAME_2);
}

/* A record is data: in every locale it is written as it is, and read again. */
static void
records_are_written_as_they_are (void)
{
  static const char *const locales[] = { "C", "C.UTF-8", "POSIX" };
  g_autofree char *record = strange_record ();

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autoptr (CliResult) text = NULL, json = NULL, again = NULL, position = NULL, checked = NULL, score = NULL;
      g_autoptr (JsonNode) node = NULL;

      g_setenv ("LC_ALL", locales[i], TRUE);
      text = cli_expect (0, record, "convert", NULL);
      json = cli_expect (0, text->out, "convert", "--json", NULL);
      again = cli_expect (0, json->out, "convert", NULL);
      position = cli_expect (0, record, "position", NULL);
      checked = cli_expect (0, position->out, "check", NULL);
      score = cli_expect (0, record, "score", "--json", NULL);
      node = cli_json (score->out);
      g_setenv ("LC_ALL", "C.UTF-8", TRUE);
      g_assert_nonnull (strstr (text->out, NAME_1));
      g_assert_nonnull (strstr (json->out, NAME_2));
      g_assert_cmpstr (again->out, ==, text->out);
      g_assert_nonnull (strstr (json->out, "\"title\": \"" NAME_1 "\""));
      g_assert_nonnull (strstr (json->out, "\"line\": \"" NAME_1 " take\""));
    }
}

/* ... unless it is a terminal that gets it. */
static void
records_are_shown_on_a_terminal (void)
{
  g_autofree char *record = strange_record ();
  g_autofree char *path = cli_file ("shown.txt", record, -1);
  int terminal = posix_openpt (O_RDWR | O_NOCTTY);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autoptr (GString) lines = NULL;
  g_autoptr (GError) error = NULL;
  char buffer[4096];
  gssize n;

  if (terminal < 0 || grantpt (terminal) != 0 || unlockpt (terminal) != 0)
    {
      g_test_skip ("no pseudo terminals here");
      return;
    }
  g_subprocess_launcher_take_stdout_fd (launcher, open (ptsname (terminal), O_RDWR | O_NOCTTY));
  process = g_subprocess_launcher_spawn (launcher, &error, cli_program (), "convert", path, NULL);
  g_assert_no_error (error);
  g_clear_object (&launcher);
  /* The end is an error here: nobody has the other side open. */
  while ((n = read (terminal, buffer, sizeof buffer)) > 0)
    g_string_append_len (shown, buffer, n);
  g_subprocess_wait (process, NULL, NULL);
  close (terminal);
  lines = g_string_new (shown->str);
  g_string_replace (lines, "\r\n", "\n", 0);
  assert_harmless (lines->str);
  g_assert_nonnull (strstr (lines->str, "title: \\u202eanA"));
}

/* Every command that reads a file, and a file name that is no text, or more than a line of it. */
static void
file_names_are_shown_not_obeyed (void)
{
  static const char *const commands[][3] = {
    { "check" },   { "score" },    { "legal" },      { "replay" },
    { "convert" }, { "position" }, { "perft", "1" }, { "review", "--rollouts=4" },
  };
  static const char *const files[] = { NOT_UTF8, STRANGE };
  static const char *const shown[] = { "game\\xff\\xc3.pipwright", "x\\u000a\\u001b[31m\\u202e\\u007fy.pipwright" };
  g_autofree char *record = cli_dealt ("2", "1");
  g_autofree char *directory = cli_directory ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    for (guint k = 0; k < G_N_ELEMENTS (files); k++)
      for (guint state = 0; state < 4; state++)
        {
          g_autofree char *path = g_build_filename (directory, files[k], NULL);
          g_autoptr (CliResult) text = NULL, json = NULL;
          g_autoptr (GPtrArray) nodes = NULL;

          /* Not there; no record; a broken one; a whole one. */
          if (state > 0)
            g_free (cli_file (files[k],
                              state == 1   ? ""
                              : state == 2 ? "game: burgundy\nplayer: A\nplayer: B marker=2\n\nx\n"
                                           : record,
                              -1));
          else
            g_unlink (path);
          text = cli_run (NULL, 0, commands[i][0], commands[i][1] ? commands[i][1] : path, commands[i][1] ? path : NULL, NULL);
          json = cli_run (NULL, 0, commands[i][0], "--json", commands[i][1] ? commands[i][1] : path, commands[i][1] ? path : NULL,
                          NULL);
          assert_harmless (text->err);
          assert_harmless (json->out);
          assert_harmless (json->err);
          if (!g_str_equal (commands[i][0], "convert") && !g_str_equal (commands[i][0], "position"))
            nodes = cli_json_lines (json->out);
          if (state < 3)
            {
              g_auto (GStrv) lines = g_strsplit (text->err, "\n", -1);

              g_assert_cmpint (text->status, ==, 2);
              g_assert_nonnull (strstr (text->err, shown[k]));
              /* One line a refusal. */
              g_assert_cmpuint (g_strv_length (lines), ==, 2);
            }
          if (g_str_equal (commands[i][0], "check"))
            {
              const char *file = json_object_get_string_member (json_node_get_object (g_ptr_array_index (nodes, 0)), "file");

              g_assert_cmpint (nodes->len, ==, 1);
              /* A program gets the very name, where JSON can say it. */
              g_assert_true (g_str_has_suffix (file, k == 0 ? shown[0] : files[k]));
            }
        }
}

/* The same where a file or a word is given to "deal", "explain" or "help", or no command is. */
static void
words_are_shown_not_obeyed (void)
{
  static const char *const words[] = { "\xff\xfe", "\033[31m", "a\nb", "\u202ex" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const char *lines[][4] = {
        { words[i] },
        { "help", words[i] },
        { "explain", words[i] },
        { "explain", "--game", words[i] },
        { "deal", words[i] },
        { "deal", "--game", words[i] },
        { "deal", "--edition", words[i] },
        { "deal", "--names", words[i] },
        { "deal", "--option", words[i] },
        { "deal", "--modules", words[i] },
        { "deal", "--seed", words[i] },
        { "deal", "--duchy", words[i] },
        { "deal", "--depots", words[i] },
        { "deal", "--match", words[i] },
        { "perft", words[i] },
        { "review", words[i] },
        { "review", "--rollouts", words[i] },
        { "legal", "--at", words[i] },
        { "convert", "--to", words[i] },
        { "convert", "--output", "/dev/null/x", words[i] },
      };

      for (guint k = 0; k < G_N_ELEMENTS (lines); k++)
        {
          g_autoptr (CliResult) result = cli_run ("", 0, lines[k][0], lines[k][1], lines[k][2], lines[k][3], NULL);

          g_assert_cmpint (result->status, >=, 0);
          if (!g_str_equal (words[i], "\u202ex"))
            g_assert_cmpint (result->status, >=, 2);
          assert_harmless (result->err);
        }
    }
}

/* Only one file prints, so that nothing of others is printed as it is. */
static void
one_file_prints (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("PW_SOURCE_ROOT"), "app", "cli", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  static const char *const printers[] = { "g_print (", "g_printerr (", "printf (stdout", "fputs (",
                                          "puts (",    "putchar",      "fwrite (" };
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

      if (!g_str_has_suffix (name, ".c") || g_str_equal (name, "pw-cli-print.c"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      for (guint i = 0; i < G_N_ELEMENTS (printers); i++)
        if (strstr (text, printers[i]))
          g_error ("%s prints by itself: %s", name, printers[i]);
      n++;
    }
  g_assert_cmpuint (n, >, 10);
}

/* -- Options ---------------------------------------------------------------------------------------- */

/* What contradicts itself is refused, and nothing is done. */
static void
options_that_contradict (void)
{
  static const char *const lines[] = {
    "deal --json --text",
    "deal --bench --output /nonexistent",
    "deal --bench --text",
    "deal --json --output /nonexistent",
    "deal --match greedy,random --bench",
    "deal --match greedy,random --style greedy",
    "deal --match greedy,random --output /nonexistent",
    "deal --solo --team",
    "deal --solo --players 2",
    "deal --team --players 3",
    "deal --players 2 --names A,B,C",
    "deal --solo --names A,B",
    "deal --players 2 --option duchy=3,4,5",
    "deal --edition 2011 --option edition=2019",
    "deal --option edition=2011 --option edition=2019",
    "deal --modules inns --option inns=no",
    "deal --solo --option mode=team",
    "deal --option duchy=3 --option duchy=4",
    "deal --option duchy=3 --duchy DUCHY",
    "deal --players 2 --duchy DUCHY --duchy DUCHY --duchy DUCHY",
    "convert --to text --json",
    "help --json notation",
    "help check score",
    "perft 1 a b",
  };
  g_autofree char
    *duchy = cli_file ("duchy.json",
                       "{\"format\": 1, \"kind\": \"one-piece\", \"name\": \"Test\", \"rows\": [\"LCCK\", \"LLCKB\", "
                       "\"LLBKBB\", \"SSSCSSS\", \"BBMBBL\", \"BMKBB\", \"MKKB\"]}",
                       -1);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      const char *argv[10] = { NULL };
      g_autoptr (CliResult) result = NULL;

      for (guint k = 0; words[k]; k++)
        argv[k] = g_str_equal (words[k], "DUCHY") ? duchy : words[k];
      result = cli_run ("", 0, argv[0], argv[1], argv[2], argv[3], argv[4], argv[5], argv[6], argv[7], argv[8], NULL);
      if (result->status != 2 || *result->out || strstr (result->err, "pipwright-referee help") == NULL)
        g_error ("%s: %d %s%s", lines[i], result->status, result->out, result->err);
    }
}

/* The same said twice is no contradiction. */
static void
options_that_agree (void)
{
  static const char *const lines[] = {
    "deal --edition 2019 --option edition=2019 --text", "deal --modules inns,inns --text",
    "deal --solo --players 1 --names A --text",         "deal --bench --json --games 1",
    "deal --option duchy=3 --option duchy=3,3 --text",  "deal --option duchy=3,4 --players 2 --json",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      g_autoptr (CliResult)
        result = cli_run ("", 0, words[0], words[1], words[2], words[3], words[3] ? words[4] : NULL,
                          words[3] && words[4] ? words[5] : NULL, words[3] && words[4] && words[5] ? words[6] : NULL,
                          words[3] && words[4] && words[5] && words[6] ? words[7] : NULL, NULL);

      if (result->status != 0)
        g_error ("%s: %d %s", lines[i], result->status, result->err);
    }
}

/* A number that does not fit is said as it was written. */
static void
numbers_that_do_not_fit (void)
{
  static const struct
  {
    const char *command, *option, *last;
  } cases[] = {
    { "legal", "--at", NULL },     { "position", "--at", NULL }, { "perft", "--at", "1" },    { "perft", "--seed", "1" },
    { "deal", "--players", NULL }, { "deal", "--seed", NULL },   { "deal", "--games", NULL },
  };
  static const char *const numbers[] = {
    "99999999999999999999", "-99999999999999999999", "1000000000000000000000000000000", "1e3", "0x10", "3.5", "x", "", " 3"
  };
  g_autofree char *record = cli_dealt ("2", "1");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
      {
        g_autoptr (CliResult) result = cli_run (record, -1, cases[i].command, cases[i].option, numbers[k], cases[i].last, NULL);
        g_autofree char *quoted = g_strdup_printf ("\"%s\"", numbers[k]);

        if (result->status != 2 || strstr (result->err, quoted) == NULL || strstr (result->err, cases[i].option) == NULL)
          g_error ("%s %s %s: %d %s", cases[i].command, cases[i].option, numbers[k], result->status, result->err);
        g_assert_cmpstr (result->out, ==, "");
      }
  {
    g_autoptr (CliResult) none = cli_expect (2, record, "legal", "--at", "-1", NULL);
    g_autoptr (CliResult) nobody = cli_expect (2, NULL, "deal", "--players", "0", NULL);
    g_autoptr (CliResult) depth = cli_expect (2, record, "perft", "99999999999999999999", NULL);
    /* A zero in front makes no other number. */
    g_autoptr (CliResult) eight = cli_expect (0, record, "legal", "--json", "--at", "010", NULL);

    g_assert_nonnull (strstr (none->err, "\"-1\""));
    g_assert_nonnull (strstr (nobody->err, "\"0\""));
    g_assert_nonnull (strstr (depth->err, "99999999999999999999"));
    g_assert_nonnull (strstr (eight->out, "\"at\":10,"));
  }
}

/* The scores that a file states are not believed, but said as they stand there. */
static void
stated_scores_are_shown (void)
{
  g_autofree char *record = cli_dealt ("2", "1");
  g_autoptr (JsonNode) node = cli_json (record);
  JsonArray *scores = json_array_new ();
  g_autofree char *wrong = NULL;
  g_autoptr (CliResult) checked = NULL;

  json_array_add_int_element (scores, G_GINT64_CONSTANT (123456789012345));
  json_array_add_int_element (scores, 0);
  json_object_set_array_member (json_node_get_object (node), "scores", scores);
  wrong = json_to_string (node, FALSE);
  checked = cli_expect (1, wrong, "check", NULL);
  g_assert_nonnull (strstr (checked->err, "not 123456789012345 as the file states"));
}

/* Where nobody knows a score before the end, neither the file nor the moves give one. */
static void
stated_scores_of_secrets (void)
{
  g_autoptr (CliResult)
    json = cli_expect (0, "game: caylus1303\nplayer: Ana\nplayer: Ben\n\nBen pick bailiff\n", "convert", "--json", NULL);
  g_autoptr (JsonNode) node = cli_json (json->out);
  JsonArray *scores = json_array_new ();
  g_autofree char *stated = NULL;
  g_autoptr (CliResult) checked = NULL;

  json_array_add_int_element (scores, 1);
  json_array_add_int_element (scores, 0);
  json_object_set_array_member (json_node_get_object (node), "scores", scores);
  stated = json_to_string (node, FALSE);
  checked = cli_expect (1, stated, "check", NULL);
  g_assert_nonnull (strstr (checked->err, "secret until the end"));
  g_assert_null (strstr (checked->err, "0 points"));
}

int
main (int argc, char **argv)
{
  cli_init (&argc, &argv);
  g_test_add_func ("/cli/text/names-are-shown-not-obeyed", names_are_shown_not_obeyed);
  g_test_add_func ("/cli/text/json-says-the-name-itself", json_says_the_name_itself);
  g_test_add_func ("/cli/text/records-are-written-as-they-are", records_are_written_as_they_are);
  g_test_add_func ("/cli/text/records-are-shown-on-a-terminal", records_are_shown_on_a_terminal);
  g_test_add_func ("/cli/text/file-names-are-shown-not-obeyed", file_names_are_shown_not_obeyed);
  g_test_add_func ("/cli/text/words-are-shown-not-obeyed", words_are_shown_not_obeyed);
  g_test_add_func ("/cli/text/one-file-prints", one_file_prints);
  g_test_add_func ("/cli/text/options-that-contradict", options_that_contradict);
  g_test_add_func ("/cli/text/options-that-agree", options_that_agree);
  g_test_add_func ("/cli/text/numbers-that-do-not-fit", numbers_that_do_not_fit);
  g_test_add_func ("/cli/text/stated-scores-are-shown", stated_scores_are_shown);
  g_test_add_func ("/cli/text/stated-scores-of-secrets", stated_scores_of_secrets);
  return g_test_run ();
}
