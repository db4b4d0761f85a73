/* test-earlier.c: records that were written by earlier rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "kit/records.h"

/* Orcs 3 take a point and two goods of choice. Up to version 1 of the rules Ana was asked which of her five wood, and Ben
 * which of his three stone; Cleo has something to choose. */
#define BEFORE \
  "game: kingsburg\nplayer: Ana\nplayer: Ben\nplayer: Cleo\n\n" \
  "Ana have wood 5 ! for the test\nBen have stone 3 ! for the test\nCleo have gold 2 ! for the test\n" \
  "Cleo have wood 2 ! for the test\nnow 1 winter ! for the test\nenemy orcs 3\nking 2\n"
#define LOST "Ana lose wood=2\nBen lose stone=2\n"
#define AFTER "Cleo lose gold=1 wood=1\n- Ben lose gold=2\nroll Ana=345 Ben=4621 Cleo=612\n"

/* And nothing is left of what Ana was asked. */
static void
assert_same_game (const PwRecord *a, const PwRecord *b)
{
  g_autofree char *again = pw_record_print (b);

  records_assert_same (a, b);
  g_assert_null (strstr (again, "Ana lose"));
}

/* A text does not say by which rules it was written. */
static void
test_text (void)
{
  g_autoptr (PwRecord) now = records_parse (BEFORE AFTER);
  g_autoptr (PwRecord) earlier = records_parse (BEFORE LOST AFTER);

  assert_same_game (now, earlier);
}

/* The record of today as version 1 had it, with @at of its moves played. */
static char *
as_of_version_1 (guint at)
{
  g_autoptr (PwRecord) now = records_parse (BEFORE AFTER);
  g_autofree char *printed = pw_record_print (now);
  g_autofree char *line = g_strdup_printf ("\"at\": %u", at);
  g_autofree char *early = records_replace (printed, "\"rules\": 2", "\"rules\": 1");
  g_autofree char *lost = records_replace (early, "    \"king 2\",\n",
                                           "    \"king 2\",\n    \"Ana lose wood=2\",\n    \"Ben lose stone=2\",\n");
  g_autofree char *struck = records_replace (lost, "\"before\": 8", "\"before\": 10");

  return records_replace (struck, "\"at\": 9", line);
}

/* Moves are counted as the file counts them: the place between two lines that are gone is that after the move before. */
static void
test_json (void)
{
  static const guint places[] = { 0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 8, 9 };
  g_autoptr (PwRecord) now = records_parse (BEFORE AFTER);

  for (guint at = 0; at < G_N_ELEMENTS (places); at++)
    {
      g_autofree char *text = as_of_version_1 (at);
      g_autoptr (PwRecord) earlier = records_parse (text);

      g_assert_cmpuint (earlier->rules, ==, 1);
      g_assert_cmpuint (pw_history_get_cursor (earlier->history), ==, places[at]);
      g_assert_cmpuint (pw_history_get_struck (earlier->history, 0)->before, ==, 8);
      while (pw_history_redo (earlier->history))
        ;
      assert_same_game (now, earlier);
    }
}

/* A line that says something else than what goes by itself, or says it where nothing has gone, is as wrong as ever. */
static void
test_wrong (void)
{
  static const struct
  {
    const char *from, *to;
    guint broken_line;
  } cases[] = {
    { "Ana lose wood=2", "Ana lose wood=1", 8 },
    { "Ana lose wood=2", "Ana lose gold=2", 8 },
    { "Ana lose wood=2", "Ana lose gold=1 wood=2", 8 },
    { "Ana lose wood=2", "Cleo lose wood=3", 8 },
    { "Ben lose stone=2", "Ben token 2", 8 },
    { "    \"enemy orcs 3\",\n", "    \"Ana lose wood=2\",\n    \"enemy orcs 3\",\n", 6 },
    { "Cleo=612\"\n", "Cleo=612\",\n    \"Ana lose wood=2\"\n", 10 },
    { "\"rules\": 1", "\"rules\": 2", 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = as_of_version_1 (11);
      g_autofree char *wrong = records_replace (text, cases[i].from, cases[i].to);
      g_autoptr (PwRecord) record = records_parse (wrong);

      g_assert_cmpuint (record->broken_line, ==, cases[i].broken_line);
      g_assert_true (record->broken_reason->domain == PW_RULE_ERROR || record->broken_reason->domain == PW_NOTATION_ERROR);
    }
}

/* What people insisted on in place of what goes by itself is what lies there now. */
static void
test_insisted (void)
{
  g_autofree char *text = as_of_version_1 (11);
  g_autofree char *mercy = records_replace (text, "Ana lose wood=2", "Ana lose gold=0 ! \\\"mercy\\\"");
  g_autoptr (PwRecord) record = records_parse (mercy);
  g_autofree char *printed = pw_record_print (record);
  const KbState *state = pw_history_get_state (record->history, 8);

  g_assert_cmpint (state->players[0].goods[KB_WOOD], ==, 5);
  g_assert_nonnull (strstr (printed, "Ana have wood 5 ! \\\"mercy\\\""));
}

/* The last soldier tokens of a kind. */
static void
test_tokens (void)
{
  g_autoptr (GString) text = g_string_new ("game: kingsburg\nreinforcements: tokens\nplayer: Ana\nplayer: Ben\nplayer: Cleo\n\n");
  static const char *const enemies[] = { "goblins 3", "goblins 4", "goblins 5", "zombies 7", "dragons 9" };
  static const guint spent[] = { 0, 2, 3, 4 };
  g_autoptr (PwRecord) now = NULL, earlier = NULL;

  for (guint year = 0; year < 5; year++)
    {
      g_string_append_printf (text, "now %u winter ! for the test\nenemy %s\n", year + 1, enemies[year]);
      for (guint seat = 0; seat < 3 && year < 4; seat++)
        g_string_append_printf (text, "%s token %u\n", seat == 0 ? "Ana" : seat == 1 ? "Ben" : "Cleo", spent[year]);
    }
  now = records_parse (text->str);
  g_string_append (text, "Ana token 1\nBen token 1\nCleo token 1\n");
  earlier = records_parse (text->str);
  assert_same_game (now, earlier);
  g_assert_cmpint (pw_history_get_game (now->history)
                     ->play.actor (pw_history_get_state (now->history, pw_history_get_length (now->history))),
                   ==, PW_NOBODY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/kingsburg/earlier/text", test_text);
  g_test_add_func ("/kingsburg/earlier/json", test_json);
  g_test_add_func ("/kingsburg/earlier/wrong", test_wrong);
  g_test_add_func ("/kingsburg/earlier/insisted", test_insisted);
  g_test_add_func ("/kingsburg/earlier/tokens", test_tokens);
  return g_test_run ();
}
