/* test-record.c: records good and bad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-disk.h"
#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "games/template/template.h"

#define HEAD "{\"format\": 1,\n \"game\": \"template\",\n \"players\": [{\"name\": \"Ana\"}, {\"name\": \"Ben\"}],\n "

static void
test_bad_records_are_refused_with_a_reason (void)
{
  static const struct
  {
    const char *text;
    PwRecordError code;
    const char *part;
  } cases[] = {
    { "", PW_RECORD_ERROR_SYNTAX, "empty" },
    { "\n\n  ", PW_RECORD_ERROR_SYNTAX, "empty" },
    { "{", PW_RECORD_ERROR_SYNTAX, "Line 1" },
    { HEAD "\"moves\": [\"roll 3\",\n", PW_RECORD_ERROR_SYNTAX, "Line 5" },
    { HEAD "\"moves\": [\"roll 3", PW_RECORD_ERROR_SYNTAX, "Line" },
    { "{\n{\n[1", PW_RECORD_ERROR_SYNTAX, "Line 2" },
    { "{\"a\": 1,\n[1]}", PW_RECORD_ERROR_SYNTAX, "Line 2" },
    { "[1, 2]", PW_RECORD_ERROR_FORMAT, "not a record" },
    { "{}", PW_RECORD_ERROR_FORMAT, "format" },
    { HEAD "\"trial\": 1, \"moves\": []}", PW_RECORD_ERROR_FORMAT, "“trial” is not true or false" },
    { "{\n\"format\": \"1\"}", PW_RECORD_ERROR_FORMAT, "Line 2: “format” is not a whole number" },
    { "{\"format\": 0}", PW_RECORD_ERROR_FORMAT, "format" },
    { "{\"format\": 1.5}", PW_RECORD_ERROR_FORMAT, "format" },
    { "{\"format\": 2, \"game\": \"template\"}", PW_RECORD_ERROR_NEWER, "newer" },
    { "{\"format\": 99999999999999, \"game\": \"x\"}", PW_RECORD_ERROR_NEWER, "newer" },
    { "{\"format\": 1}", PW_RECORD_ERROR_FORMAT, "game" },
    { "{\"format\": 1, \"game\": \"chess\"}", PW_RECORD_ERROR_GAME, "chess" },
    { "{\"format\": 1, \"game\": \"template\", \"rules\": 7}", PW_RECORD_ERROR_NEWER, "rules" },
    { "{\"format\": 1, \"game\": \"template\"}", PW_RECORD_ERROR_FORMAT, "players" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": 3}", PW_RECORD_ERROR_FORMAT, "players" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": []}", PW_RECORD_ERROR_SETUP, "2 to 4" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [1, 2]}", PW_RECORD_ERROR_FORMAT, "players" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{}, {}]}", PW_RECORD_ERROR_FORMAT, "name" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"A\"}, {\"name\": \"a\"}]}", PW_RECORD_ERROR_SETUP,
      "same name" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"A\", \"marker\": 900}, {\"name\": \"B\"}]}",
      PW_RECORD_ERROR_SETUP, "marker" },
    { "{\"format\": 1, \"game\": \"template\", \"options\": {\"length\": \"endless\"}, \"players\": [{\"name\": \"A\"}, "
      "{\"name\": \"B\"}]}",
      PW_RECORD_ERROR_SETUP, "short or long" },
    { HEAD "\"moves\": 3}", PW_RECORD_ERROR_FORMAT, "Line 4: “moves” is not a list" },
    { HEAD "\"at\": 0}", PW_RECORD_ERROR_FORMAT, "“moves” is missing" },
    { HEAD "\"moves\": [],\n\"uid\": 3}", PW_RECORD_ERROR_FORMAT, "Line 5: “uid” is not a text" },
    { HEAD "\"moves\": [],\n\"created\": null}", PW_RECORD_ERROR_FORMAT, "Line 5: “created” is not a text" },
    { HEAD "\"moves\": [],\n\"scores\": [1]}", PW_RECORD_ERROR_FORMAT, "Line 5: “scores”" },
    { HEAD "\"moves\": [],\n\"scores\": [1, \"2\"]}", PW_RECORD_ERROR_FORMAT, "Line 5: “scores”" },
    { HEAD "\"moves\": [],\n\"scores\": {}}", PW_RECORD_ERROR_FORMAT, "Line 5: “scores”" },
    { HEAD "\"moves\": [],\n\"rules\": 0}", PW_RECORD_ERROR_FORMAT, "Line 5: “rules” is not a number from 1" },
    { HEAD "\"moves\": [],\n\"options\": []}", PW_RECORD_ERROR_FORMAT, "Line 5: “options” is not an object" },
    { HEAD "\"moves\": [],\n\"options\": {\n\"length\": 3}}", PW_RECORD_ERROR_FORMAT, "Line 6: “length” is not a text" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"A\"},\n{\"name\": \"B\",\n\"marker\": 0}]}",
      PW_RECORD_ERROR_SETUP, "Line 3: There is no marker 0" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"A\"},\n{\"marker\": 2}]}", PW_RECORD_ERROR_FORMAT,
      "Line 2: “name” is missing" },
    { "{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": \"A\"},\n\"B\"]}", PW_RECORD_ERROR_FORMAT, "Line 2" },
    { "{\"format\": 1, \"game\": \"template\",\n\"players\": [{\"name\": \"A\"}, {\"name\": \"a\\nb\"}]}", PW_RECORD_ERROR_SETUP,
      "Line 2: Player 2 needs a name" },
    { HEAD "\"moves\": [], \"at\": 1}", PW_RECORD_ERROR_FORMAT, "Line 4: “at” is 1" },
    { HEAD "\"moves\": [], \"at\": -1}", PW_RECORD_ERROR_FORMAT, "at" },
    { HEAD "\"format\": 1, \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4: “format” is said twice" },
    { HEAD "\"\\u0067ame\": \"template\", \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4: “game” is said twice" },
    { HEAD "\"moves\": [], \"a\": {\n\"b\": 1,\n\"b\": 2}}", PW_RECORD_ERROR_SYNTAX, "Line 6: “b” is said twice" },
    { HEAD "\"uid\": \"\\u0000\", \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4" },
    { HEAD "\"uid\": \"\\ud800\", \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4" },
    { HEAD "\"uid\": \"\\udc00\", \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4" },
    { HEAD "\"uid\": \"\\ud83d\\ud83d\", \"moves\": []}", PW_RECORD_ERROR_SYNTAX, "Line 4" },
    { "game: chess\n", PW_RECORD_ERROR_GAME, "Line 1" },
    { "edition: 2019\n", PW_RECORD_ERROR_FORMAT, "Line 1" },
    { "game: template\ngame: template\n", PW_RECORD_ERROR_FORMAT, "Line 2: “game” is said twice" },
    { "game: template\nlength: short\nlength: long\n", PW_RECORD_ERROR_FORMAT, "Line 3: “length” is said twice" },
    { "game: template\nplayer: Ana colour=red\n", PW_RECORD_ERROR_SETUP, "Line 2" },
    { "game: template\nplayer: Ana marker\n", PW_RECORD_ERROR_SETUP, "Line 2" },
    { "game: template\nplayer: Ana\nplayer: ana\n\n\nroll 3\n", PW_RECORD_ERROR_SETUP, "Line 3: Two players" },
    { "game: template\nplayer: Ana\nplayer: Anton\n\n= an 0\n", PW_RECORD_ERROR_FORMAT, "Line 5: “an” begins" },
    { "game: template\nplayer: Ana\nplayer: Ben\n\n= carl 0\n", PW_RECORD_ERROR_FORMAT, "Line 5: “carl” is not" },
    { "game: template\nfoo: bar\n", PW_RECORD_ERROR_FORMAT, "Line 2" },
    { "game: template\nlength: endless\n", PW_RECORD_ERROR_SETUP, "Line 2" },
    { "game: template\nplayer: Ana marker=9\n", PW_RECORD_ERROR_SETUP, "Line 2" },
    { "game: template\nplayer: Ana\nplayer: Ben\nplayer: C\nplayer: D\nplayer: E\n", PW_RECORD_ERROR_SETUP, "Line 6" },
    { "game: template\nplayer: Ana\n", PW_RECORD_ERROR_SETUP, "Line 2: This game is for 2 to 4" },
    { "game: template\nplayer: Ana\nplayer: Ben\n\nroll 3\nana run\n= ana 4\n", PW_RECORD_ERROR_EXPECTATION,
      "Line 7: Ana has 3 points here, not 4" },
    { "game: template\nplayer: Ana\nplayer: Ben\n\n= ana\n", PW_RECORD_ERROR_FORMAT, "Line 5" },
    { "roll 3\n", PW_RECORD_ERROR_FORMAT, "Line 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) record = pw_record_parse (cases[i].text, -1, &error);

      if (record)
        g_error ("read: %s", cases[i].text);
      if (error->domain != PW_RECORD_ERROR || error->code != (int) cases[i].code ||
          strstr (error->message, cases[i].part) == NULL)
        g_error ("case %u: code %d: %s", i, error->code, error->message);
    }
}

static void
test_a_broken_move_keeps_what_came_before (void)
{
  static const struct
  {
    const char *text;
    guint played, broken, file_line;
    gboolean is_rule;
    const char *rest;
  } cases[] = {
    { HEAD "\"moves\": [\n\"roll 3\",\n\"ana run\",\n\"roll 4\",\n\"ben run tokens=2\",\n\"roll 1\"]}", 3, 4, 8, TRUE,
      "ben run tokens=2|roll 1" },
    { HEAD "\"moves\": [\n\"roll 3\",\n\"roll 3\"]}", 1, 2, 6, TRUE, "roll 3" },
    { HEAD "\"moves\": [\"roll 3\", \"ana jump\"]}", 1, 2, 4, FALSE, "ana jump" },
    { HEAD "\"moves\": [\n\"roll 9\"]}", 0, 1, 5, FALSE, "roll 9" },
    { HEAD "\"moves\": [\n42]}", 0, 1, 5, FALSE, "" },
    { HEAD "\"moves\": [\n[[]], \"roll 3\"]}", 0, 1, 5, FALSE, "|roll 3" },
    { "game: template\nplayer: Ana\nplayer: Ben\n\nroll 3 ; a die\nana run\nroll 7 ; no\n\n= ana 9\nben run ; on\n", 2, 3, 7,
      FALSE, "roll 7|ben run" },
    { "\xef\xbb\xbfgame: template\r\nplayer: Ana\r\nplayer: Ben\r\n\r\nroll 3\r\nroll 3\r\n", 1, 2, 6, TRUE, "roll 3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) record = pw_record_parse (cases[i].text, -1, &error);
      g_autofree char *rest = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (pw_history_get_length (record->history), ==, cases[i].played);
      g_assert_cmpuint (record->broken_line, ==, cases[i].broken);
      g_assert_cmpuint (record->broken_file_line, ==, cases[i].file_line);
      g_assert_nonnull (record->broken_text);
      rest = g_strjoinv ("|", record->broken_rest);
      g_assert_cmpstr (rest, ==, cases[i].rest);
      g_assert_true (record->broken_reason->domain == (cases[i].is_rule ? PW_RULE_ERROR : PW_NOTATION_ERROR));
    }
}

static void
test_text_that_is_not_utf8_names_its_line (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (pw_record_parse ("game: template\nplayer: A\xff\n", -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "Line 2"));
  g_assert_nonnull (strstr (error->message, "byte 25 "));
  g_clear_error (&error);
  g_assert_null (pw_record_parse ("{\"a\": \"\0\"}", 10, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
}

static void
test_deep_nesting_and_many_megabytes_do_no_harm (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *deep = g_strnfill (1000000, '[');
  g_autofree char *large = g_strnfill (PW_RECORD_MAX_BYTES + 1, 'x');
  g_autofree char *garbage = g_malloc (4 * 1024 * 1024);
  PwRandom random = { 5 };

  g_assert_null (pw_record_parse (deep, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_null (pw_record_parse (large, -1, &error));
  g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, "too large"));
  g_clear_error (&error);
  for (guint i = 0; i < 4 * 1024 * 1024; i++)
    garbage[i] = (char) (32 + pw_random_below (&random, 95));
  garbage[0] = '{';
  g_assert_null (pw_record_parse (garbage, 4 * 1024 * 1024, &error));
  g_assert_true (error->domain == PW_RECORD_ERROR);
}

static void
test_nesting_cannot_hide_from_the_scan (void)
{
  /* What a lenient parser skips or reads differently, and behind it more than its stack holds. */
  static const char *const heads[] = {
    "{ /* \" */ \"a\": ",
    "{ 'a\"': ",
    "{ // \"\n \"a\": ",
    "{ # \"\n \"a\": ",
    "{ \"\\u\" , \"",
    "{ \"a\": \"\\u\" , \"",
    "{ \"a\": \"\\\n\", \"",
    "{ \"a\": \"\\u00\", \"",
    "{ var a = ",
    "[ \"\\x\", \"",
  };
  g_autofree char *deep = g_strnfill (3000000, '[');

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = g_strconcat (heads[i], deep, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_record_parse (text, -1, &error));
      g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SYNTAX);
      g_assert_cmpuint (strlen (error->message), <, 500);
    }
}

static void
test_a_hundred_thousand_moves_are_read_or_named (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "\"moves\": [");
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "%s\n\"%s\"", i ? "," : "", i % 2 ? "rest" : "roll 1");
  g_string_append (text, "]}");
  record = pw_record_parse (text->str, -1, &error);
  g_assert_no_error (error);
  /* Both players rest until they have three tokens each. */
  g_assert_cmpuint (record->broken_line, ==, 14);
  g_assert_cmpuint (record->broken_file_line, ==, 18);
}

static const char *const plain_names[] = { "Ana", "Ben", "Carla" };

static PwRecord *
random_record (guint64 seed, const char *const *names)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 3);
  PwRandom random = { seed };
  PwHistory *history;

  for (guint seat = 0; seat < 3; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  history = pw_history_new (&template_game, setup, NULL);
  g_assert_true (pw_dealer_play (history, &random, PW_DEAL_LAZY, NULL));
  return pw_record_new (history);
}

static void
test_odd_names_come_back_the_same (void)
{
  static const char *const names[][3] = {
    { "Ana \"the\\first\"", "roll", "שרה 1" },
    { "A;B", "A:B", "= x 1" },
    { "*", "36", "run rest" },
    { "die", "tokens", "a=b" },
    { "ru", "re", "ro" },
    { "Ana", "Anabel", "; comment" },
    { "game: template", "player", "," },
  };

  for (guint n = 0; n < 3 * G_N_ELEMENTS (names); n++)
    {
      g_autoptr (PwRecord) record = random_record (n, names[n % G_N_ELEMENTS (names)]);

      for (guint i = 0; i < 2; i++)
        {
          g_autofree char *text = i ? pw_record_print_text (record) : pw_record_print (record);
          g_autofree char *again = NULL;
          g_autoptr (GError) error = NULL;
          g_autoptr (PwRecord) read = pw_record_parse (text, -1, &error);

          g_assert_no_error (error);
          g_assert_cmpuint (read->broken_line, ==, 0);
          g_assert_cmpuint (pw_history_get_length (read->history), ==, pw_history_get_length (record->history));
          again = i ? pw_record_print_text (read) : pw_record_print (read);
          g_assert_cmpstr (again, ==, text);
        }
    }
}

static void
test_names_may_be_escaped (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse ("{\"format\": 1, \"game\": \"template\", \"players\": [{\"name\": "
                                                 "\"\\u0041n\\u00e4\\/\"}, {\"name\": \"\\ud83d\\ude00\"}], "
                                                 "\"moves\": []}",
                                                 -1, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (pw_history_get_setup (record->history)->names[0], ==, "Anä/");
  g_assert_cmpstr (pw_history_get_setup (record->history)->names[1], ==, "😀");
}

static void
test_undone_moves_are_kept (void)
{
  g_autoptr (PwRecord) record = random_record (3, plain_names);
  g_autoptr (PwRecord) read = NULL;
  g_autofree char *text = NULL;

  g_assert_true (pw_history_undo (record->history));
  g_assert_true (pw_history_undo (record->history));
  text = pw_record_print (record);
  read = pw_record_parse (text, -1, NULL);
  g_assert_cmpuint (pw_history_get_cursor (read->history), ==, pw_history_get_cursor (record->history));
  g_assert_cmpuint (pw_history_get_length (read->history), ==, pw_history_get_length (record->history));
  g_assert_true (pw_history_redo (read->history));
}

static void
test_saving_and_loading_files (void)
{
  g_autoptr (PwRecord) record = random_record (4, plain_names);
  g_autoptr (PwRecord) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *dir = g_dir_make_tmp ("pw-record-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "game.pipwright", NULL);
  g_autofree char *inside = g_build_filename (path, "game.pipwright", NULL);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (pw_record_save (record, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  read = pw_record_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->uid, ==, record->uid);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  g_assert_false (pw_record_save (record, inside, &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  g_clear_error (&error);
  g_assert_null (pw_record_load ("/dev/zero", &error));
  g_assert_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_null (pw_record_load (dir, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_clear_error (&error);
  g_remove (path);
  g_assert_null (pw_record_load (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_rmdir (dir);
}

static void
test_what_was_agreed_goes_through_both_forms (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&cb_game, 3);
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *json = NULL, *plain = NULL;

  setup->level = PW_LEVEL_BOARD;
  setup->me = 2;
  setup->hints = PW_HINTS_OFF;
  setup->clock = TRUE;
  setup->dealer = PW_DEALER_DICE | PW_DEALER_TILES;
  setup->seed = G_MAXUINT64;
  record = pw_record_new (pw_history_new (&cb_game, setup, NULL));
  json = pw_record_print (record);
  plain = pw_record_print_text (record);
  for (guint form = 0; form < 2; form++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PwRecord) again = pw_record_parse (form ? plain : json, -1, &error);
      const PwSetup *read;

      g_assert_no_error (error);
      read = pw_history_get_setup (again->history);
      g_assert_cmpuint (read->level, ==, setup->level);
      g_assert_cmpuint (read->me, ==, 2);
      g_assert_cmpuint (read->hints, ==, PW_HINTS_OFF);
      g_assert_cmpuint (read->clock, ==, TRUE);
      g_assert_cmpuint (read->dealer, ==, setup->dealer);
      g_assert_cmpuint (read->seed, ==, G_MAXUINT64);
    }
}

static void
test_what_cannot_be_agreed_is_refused (void)
{
  static const char *const lines[] = {
    "level: arbiter", "me: 0", "me: 3", "me: ana", "hints: all", "clock: fast", "dealer: house", "seed: -1", "seed: x",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("game: burgundy\n%s\nplayer: Ana\nplayer: Ben marker=2\n", lines[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (pw_record_parse (text, -1, &error));
      g_assert_error (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP);
    }
}

/* A copy in which something else is tried: up to a moment, marked in both forms, with an identity of its own; the game itself is as it was. */
static void
test_trials_are_marked (void)
{
  g_autoptr (PwSetup) setup = pw_setup_new (&template_game, 2);
  g_autoptr (PwRecord) record = pw_record_new (pw_history_new (&template_game, setup, NULL)), copy = NULL, read = NULL,
                       again = NULL, whole = NULL;
  g_autofree char *before = NULL, *after = NULL, *json = NULL, *text = NULL;
  PwRandom random = { 5 };

  g_assert_true (pw_dealer_play (record->history, &random, PW_DEAL_RECORDED, NULL));
  record->title = g_strdup ("Sunday");
  before = pw_record_print (record);
  g_assert_null (strstr (before, "trial"));
  copy = pw_record_try (record, 6, NULL);
  after = pw_record_print (record);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (copy->trial);
  g_assert_cmpuint (pw_history_get_cursor (copy->history), ==, 6);
  g_assert_cmpuint (pw_history_get_length (copy->history), ==, 6);
  g_assert_cmpmem (pw_history_get_state (copy->history, 6), template_game.state_size, pw_history_get_state (record->history, 6),
                   template_game.state_size);
  g_assert_cmpstr (copy->uid, !=, record->uid);
  g_assert_cmpstr (copy->title, ==, "Sunday (tried out)");
  json = pw_record_print (copy);
  read = pw_record_parse (json, -1, NULL);
  g_assert_true (read->trial);
  text = pw_record_print_text (copy);
  again = pw_record_parse (text, -1, NULL);
  g_assert_true (again->trial);
  /* More moves than there are: all of them. A copy of a copy is called no longer. */
  whole = pw_record_try (copy, 1000, NULL);
  g_assert_cmpuint (pw_history_get_cursor (whole->history), ==, 6);
  g_assert_cmpstr (whole->title, ==, "Sunday (tried out)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  pw_games_register (&template_game);
  g_test_add_func ("/core/record/bad-ones-are-refused-with-a-reason", test_bad_records_are_refused_with_a_reason);
  g_test_add_func ("/core/record/a-broken-move-keeps-what-came-before", test_a_broken_move_keeps_what_came_before);
  g_test_add_func ("/core/record/text-that-is-not-utf8-names-its-line", test_text_that_is_not_utf8_names_its_line);
  g_test_add_func ("/core/record/deep-nesting-and-many-megabytes-do-no-harm", test_deep_nesting_and_many_megabytes_do_no_harm);
  g_test_add_func ("/core/record/nesting-cannot-hide-from-the-scan", test_nesting_cannot_hide_from_the_scan);
  g_test_add_func ("/core/record/a-hundred-thousand-moves", test_a_hundred_thousand_moves_are_read_or_named);
  g_test_add_func ("/core/record/odd-names-come-back-the-same", test_odd_names_come_back_the_same);
  g_test_add_func ("/core/record/names-may-be-escaped", test_names_may_be_escaped);
  g_test_add_func ("/core/record/trials-are-marked", test_trials_are_marked);
  g_test_add_func ("/core/record/undone-moves-are-kept", test_undone_moves_are_kept);
  g_test_add_func ("/core/record/saving-and-loading-files", test_saving_and_loading_files);
  g_test_add_func ("/core/record/what-was-agreed-goes-through-both-forms", test_what_was_agreed_goes_through_both_forms);
  g_test_add_func ("/core/record/what-cannot-be-agreed-is-refused", test_what_cannot_be_agreed_is_refused);
  return g_test_run ();
}
