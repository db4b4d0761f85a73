/* test-entry-refused.c: what cannot be is refused for what was typed, and not for what else that could have been
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"

static const char *const moment_five_left[] = { PW_MOMENT_STARTS, "roll 4 65 22 51", "goods pink", "ana take 6 castle die=6", NULL };

static void
assert_refused (PwEntryTest *test, const char *text, const char *rule, const char *message)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_false (pw_entry_test_enter (test, text));
  g_test_message ("%s: %s", text, test->refused->message);
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, rule);
  g_assert_cmpstr (test->refused->message, ==, message);
  g_assert_nonnull (pw_rule_error_get_remedy (test->refused));
  g_assert_nonnull (pw_entry_get_insistent (test->entry));
}

/* The 6 is used, and what stands sixth in the list is the 5 for depot 5: nobody spoke of that. */
static void
test_die_that_is_gone (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "6 castle", "6 ship", "6 castle d5", "6castle", "6 5 castle" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (test, texts[i], "4.1", "No unused die shows 6.");
  /* The places of the list stay places. */
  g_assert_true (pw_entry_test_enter (test, "4"));
}

/* Own dice are not asked while everybody's are entered: that was refused as a die for a depot. */
static void
test_own_dice (PwEntryTest *test, gconstpointer moment)
{
  assert_refused (test, "own 36", "3.2", "The round is under way: its dice and goods are on the table.");
  assert_refused (test, "own 22", "3.2", "The round is under way: its dice and goods are on the table.");
}

static const char *const moment_two_stored[] = {
  PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 3 ship die=3", "ana take 6 castle die=6", "ben end", "chiara end",
  "roll 4 36 22 51", "goods pink", NULL,
};

/* Of several stored tiles that go nowhere there all are spoken of, where nobody has said which; that first one was. */
static void
test_several_stored (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "a1", "place a1", "3 a1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (pw_entry_test_enter (test, texts[i]));
      g_assert_cmpstr (test->refused->message, ==, "a1 is for livestock. In storage: a ship, a castle.");
      g_assert_cmpstr (pw_rule_error_get_remedy (test->refused), ==, "Allowed: a ship on d3, d5.");
      /* Which of them was laid there all the same nobody has said. */
      g_assert_false (pw_entry_play_so (test->entry, "so it was", &error));
      g_test_message ("%s", error->message);
    }
  assert_refused (test, "castle a1", "5.1", "a1 is for livestock, the tile is a castle.");
}

/* The first castle lies in the middle: whichever goods the letters may be, elsewhere it cannot. */
static void
test_start_elsewhere (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "f1", "f1 r p pi", "f1 p", "f1 r p", "f1 ttt", "f1 rpp", "f1 111", "start f1 ttt" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (test, texts[i], "2.3", "On this duchy the first castle lies in the middle.");
}

/* Letters in one word are goods, as digits in one number are; a word is a word. */
static void
test_letters_in_one_word (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "ttt", "Ana start d4 turquoise turquoise turquoise" },
    { "d4 ttt", "Ana start d4 turquoise turquoise turquoise" },
    { "rob", "Ana start d4 red brown orange" },
    { "d4 bo r", "Ana start d4 red brown orange" },
    { "TTB", "Ana start d4 turquoise turquoise brown" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  g_assert_false (pw_entry_test_enter (test, "rpt"));
  ASSERT_LABELS (test, "1 Turquoise (start d4 red purple turquoise); 2 Turquoise (start d4 red pink turquoise)");
  /* Four are too many, and an x is none. */
  g_assert_false (pw_entry_test_enter (test, "tttt"));
  g_assert_false (pw_entry_test_enter (test, "ttx"));
  g_assert_cmpuint (test->n_played, ==, 0);
}

/* Where all that is typed is understood, what is still asked is said, and not that it “may be several”. */
static void
test_what_is_asked (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "6 church", "take 6 church" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (pw_entry_test_enter (test, texts[i]));
      g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
      g_assert_cmpstr (test->refused->message, ==,
                       "To make room for a church: which tile is thrown out? Type its number or its name.");
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  PW_ENTRY_TEST ("/entry/refused/die-that-is-gone", moment_five_left, test_die_that_is_gone);
  PW_ENTRY_TEST ("/entry/own-dice", moment_five_left, test_own_dice);
  PW_ENTRY_TEST ("/entry/several-stored", moment_two_stored, test_several_stored);
  PW_ENTRY_TEST ("/entry/refused/start-elsewhere", pw_moment_start, test_start_elsewhere);
  PW_ENTRY_TEST ("/entry/refused/letters-in-one-word", pw_moment_start, test_letters_in_one_word);
  PW_ENTRY_TEST ("/entry/refused/what-is-asked", pw_moment_full, test_what_is_asked);
  return g_test_run ();
}
