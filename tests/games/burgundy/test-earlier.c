/* test-earlier.c: records that were written by earlier rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "kit/records.h"

/* One coin, no worker, monasteries 6 and 28: up to version 1 of the rules the town hall was lost at once. */
#define BEFORE \
  "game: burgundy\nextra-tiles: yes\nplayer: Ana duchy=1\nplayer: Ben duchy=1\n\n" \
  "Ana start d4 red red pink\nBen start d4 pink pink red\nroll 6 Ana=33 Ben=21\ngoods orange\n" \
  "Ana hex c4 28 ! for the test\nAna hex b4 6 ! for the test\nAna key 1 town-hall ! for the test\n" \
  "Ana have silver 1 ! for the test\nAna have workers 0 ! for the test\nAna place town-hall e4\n"
#define SKIP "Ana skip\n"
#define AFTER "Ana workers die=3\nAna end\n- Ben workers die=2\nBen workers die=1\n"

/* The same in a text, which does not say by which rules. */
static void
test_text (void)
{
  g_autoptr (PwRecord) now = records_parse (BEFORE SKIP AFTER);
  g_autoptr (PwRecord) earlier = records_parse (BEFORE AFTER);

  g_assert_cmpuint (now->broken_line, ==, 0);
  records_assert_same (now, earlier);
}

/* Moves are counted as the file counts them, by whatever comes after them too. */
static void
test_json (void)
{
  g_autoptr (PwRecord) now = records_parse (BEFORE SKIP AFTER);
  g_autofree char *printed = pw_record_print (now);
  g_autofree char *without = records_replace (printed, "    \"Ana skip\",\n", "");
  g_autofree char *fewer = records_replace (without, "\"at\": 14", "\"at\": 13");
  g_autofree char *struck = records_replace (fewer, "\"before\": 13", "\"before\": 12");
  g_autofree char *early = records_replace (struck, "\"rules\": 2", "\"rules\": 1");
  g_autoptr (PwRecord) earlier = records_parse (early);

  records_assert_same (now, earlier);
  g_assert_cmpuint (earlier->rules, ==, 1);
  g_assert_cmpuint (pw_history_get_struck (earlier->history, 0)->before, ==, 13);
}

/* What is written by the rules of today says all of it. */
static void
test_of_today (void)
{
  g_autoptr (PwRecord) now = records_parse (BEFORE SKIP AFTER);
  g_autofree char *printed = pw_record_print (now);
  g_autofree char *without = records_replace (printed, "    \"Ana skip\",\n", "");
  g_autoptr (PwRecord) record = records_parse (without);

  g_assert_cmpuint (record->broken_line, ==, 11);
  g_assert_true (record->broken_reason->domain == PW_RULE_ERROR);
  g_assert_cmpuint (pw_history_get_length (record->history), ==, 10);
}

/* Nothing goes by itself that can be used: the bank can be placed. */
static void
test_what_can_be_used (void)
{
  g_autoptr (PwRecord) record = records_parse (BEFORE "Ana key 2 bank ! for the test\n" AFTER);

  g_assert_cmpuint (record->broken_line, ==, 12);
  g_assert_true (record->broken_reason->domain == PW_RULE_ERROR);
}

/* Ana's second sale brings a tile of the black depot: see 14.2 and 13.1. */
#define INN_BEFORE \
  "game: burgundy\ninns: yes\ntrade-routes: yes\nplayer: Ana duchy=1\nplayer: Ben duchy=1\n\n" \
  "Ana start d4 red red pink\nBen start d4 pink pink red\nAna route 1 2 3 4 5\nprinted 1 1 red black\nprinted 1 2 pink points 1\nroll 6 Ana=44 Ben=21\ngoods orange\n" \
  "Ana sell red die=4\n"

/* What was right then is kept as a correction, and so are the points. */
static void
test_no_longer_right (void)
{
  g_autoptr (PwRecord) now = records_parse (INN_BEFORE "Ana fetch inn ! by the rules of that time\nAna end\n");
  g_autofree char *printed = pw_record_print (now);
  g_autofree char *plain = records_replace (printed, "Ana fetch inn ! \\\"by the rules of that time\\\"", "Ana fetch inn");
  g_autofree char *early = records_replace (plain, "\"rules\": 2", "\"rules\": 1");
  g_autoptr (PwRecord) earlier = records_parse (early);
  g_autoptr (PwRecord) today = records_parse (plain);
  g_autoptr (PwRecord) text = records_parse (INN_BEFORE "Ana fetch inn\nAna end\n");

  g_assert_cmpuint (now->broken_line, ==, 0);
  records_assert_same (now, earlier);
  g_assert_cmpuint (today->broken_line, ==, 9);
  /* Nobody says how old a text is. */
  g_assert_cmpuint (text->broken_line, ==, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add_func ("/burgundy/earlier/text", test_text);
  g_test_add_func ("/burgundy/earlier/json", test_json);
  g_test_add_func ("/burgundy/earlier/of-today", test_of_today);
  g_test_add_func ("/burgundy/earlier/what-can-be-used", test_what_can_be_used);
  g_test_add_func ("/burgundy/earlier/no-longer-right", test_no_longer_right);
  return g_test_run ();
}
