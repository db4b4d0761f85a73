/* test-entry-numbers.c: what numbers, letters and signs mean behind words and in front of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"

/* -- A number of something that is not shown ---------------------------------------------------------- */

/* Ana's castle lets her do anything, and a ship lies in storage: those that are listed are placed. */
static const char *const moment_castle[] = { "ana start d4 1 2 3", "ben start d4 4 5 6", "chiara start d4 1 1 4", "roll 4 36 22 51",
                                             "goods pink", "ana take 6 castle die=6", "ana take 3 ship die=3", "ben workers",
                                             "ben workers", "chiara workers die=5", "chiara workers", "roll 1 51 36 42", "goods red",
                                             "ana place castle e3 die=5 ! agreed", NULL };

static void
test_number_of_what_is_not_shown (PwEntryTest *test, gconstpointer moment)
{
  /* The first of the two, or one from depot 1: that is asked. */
  g_assert_false (pw_entry_test_enter (test, "ship 1"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  ASSERT_LABELS (test, "1 Ship, d3; 2 Ship, d5; 3 Ship, depot 1");
  g_assert_true (pw_entry_test_enter (test, "take 1 ship"));
  ASSERT_LAST (test, "Ana take 1 ship");
  g_assert_true (pw_session_undo (test->session));
  /* No die is used: in front of it, too, the number is the depot's, where what stands at that place is something else. */
  g_assert_true (pw_entry_test_enter (test, "4 ship"));
  ASSERT_LAST (test, "Ana take 4 ship");
  g_assert_true (pw_session_undo (test->session));
  /* There is no fourth one. */
  g_assert_true (pw_entry_test_enter (test, "ship 4"));
  ASSERT_LAST (test, "Ana take 4 ship");
  g_assert_true (pw_session_undo (test->session));
  /* What is wrong is the depot, and not that another kind of move is not due; nor is a number something that nobody speaks of. */
  pw_entry_test_assert_message (test, "ship 6", "Depot 6 has no such tile: ship.");
  pw_entry_test_assert_message (test, "ship 8", "depot: 8 is out of range, it goes from 1 to 6.");
  pw_entry_test_assert_message (test, "castle 9", "“9” is not understood behind “castle”. For example: “Castle, depot 2”.");
  pw_entry_test_assert_message (test, "bank d9", "“d9” is not understood behind “bank”. For example: “Bank, depot 1”.");
  g_assert_false (pw_entry_test_enter (test, "monastery 44"));
  g_assert_true (test->refused->domain == PW_NOTATION_ERROR);
}

/* Monastery 10 lies in Ben's duchy. */
static const char *const moment_tenth[] = { PW_MOMENT_STARTS, "roll 4 36 22 51", "goods pink", "ana take 6 castle", "ana take 3 ship",
                                            "ben workers", "ben workers", "chiara workers die=5", "chiara workers",
                                            "roll 1 51 36 42", "goods red", "ben hex a2 k10 ! seen", NULL };

/* Ana has silver, and monastery 6, which lets her buy from every depot. */
static const char *const moment_rich[] = { PW_MOMENT_STARTS, "roll 4 33 22 51", "goods pink", "ana have silver 9 ! counted",
                                           "ana hex a2 k6 ! seen", NULL };

/* -- One key where numbers take two ------------------------------------------------------------------ */

/* Signs are what workers do with the higher die, or the lower one; letters long numbers. */
static void
test_signs_and_letters (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "+1", "Ana take 4 ship die=5 workers=1" },
    { "+ 1", "Ana take 4 ship die=5 workers=1" },
    { "5+1", "Ana take 4 ship die=5 workers=1" },
    { "-1", "Ana place ship d3 die=1 workers=1" },
    { "1+1", "Ana place ship d3 die=1 workers=1" },
    { "-3", "Ana take 2 castle die=1 workers=1" },
    { "54", "Ana take 5 k? die=5" },
    { "549", "Ana take 5 k9 die=5" },
    { "54a", "Ana take 5 k10 die=5" },
    { "5410", "Ana take 5 k10 die=5" },
    { "54m", "Ana take 5 k22 die=5" },
    { "54q", "Ana take 5 k26 die=5" },
    { "54k12", "Ana take 5 k12 die=5" },
    { "54 k 12", "Ana take 5 k12 die=5" },
    { "54 monastery 12", "Ana take 5 k12 die=5" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* Behind a die a letter is a tile with what is thrown out for it, whose name is said then: by its digit, by a letter, or not at all. Words
 * mean neither more nor less than without such entries, but the whole label of one. */
static void
test_tile_with_what_is_thrown_out (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "6j", "Ana take 6 b? die=6 discard=bank" },
    { "6j2", "Ana take 6 warehouse die=6 discard=bank" },
    { "682", "Ana take 6 warehouse die=6 discard=ship" },
    { "6q3", "Ana take 6 cow3 die=6 discard=ship" },
    { "6xj", "Ana take 6 pig3 die=6 discard=bank" },
    { "6912", "Ana take 6 warehouse die=6 discard=bank" },
    { "+zb", "Ana take 5 k11 die=6 workers=1 discard=castle" },
    { "+z12", "Ana take 5 k12 die=6 workers=1 discard=castle" },
    { ".43", "Ana take 3 b? die=6 workers=3 discard=bank" },
    { "6.43", "Ana take 3 b? die=6 workers=3 discard=bank" },
    { ":6x", "Ana take 6 chicken2 die=3 workers=3 discard=bank" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  /* A letter behind a letter that takes nothing of what follows, and one that stands apart; what either die can do. */
  for (guint i = 0; i < 5; i++)
    {
      static const char *const wrong[] = { "6jz", "6jj", "6xo", "6 j", "Take livestock, discard a bank" };

      g_assert_false (pw_entry_test_enter (test, wrong[i]));
      g_assert_cmpuint (test->n_played, ==, 0);
    }
  pw_entry_test_type (test, "6 Take livestock, discard a bank");
  ASSERT_LABELS (test, "1 Take livestock, discard a bank");
}

/* Enter alone behind a sign pays nobody, a sign or a letter that leads nowhere is refused, and what begins a word is a word. */
static void
test_signs_that_say_nothing (PwEntryTest *test, gconstpointer moment)
{
  static const char *const cases[] = { "+",     "-",    "5+",      "*",  "/",        "++",      "+-",      "54z",
                                       "54aa",  "5a",   "3+",      "+9", "castle *", "castle*", "castle/", "take 1 mine *",
                                       "sell*", "end*", "3 ship /" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i]);
      g_assert_false (pw_entry_test_enter (test, cases[i]));
      g_assert_cmpuint (test->n_played, ==, 0);
      g_assert_nonnull (test->refused);
    }
}

/* The letter of a number that is not there is no word: it would have been the tile as it is. */
static void
test_letter_of_a_number_that_is_gone (PwEntryTest *test, gconstpointer moment)
{
  g_assert_false (pw_entry_test_enter (test, "54a"));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpstr (test->refused->message, ==, "There is no number 10 to choose from.");
}

/* Behind words a number is that of the depot where no die is used, also in front of them. */
static void
test_number_of_a_depot_in_front (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "4 livestock", "Ana take 4 l?" }, { "4 li", "Ana take 4 l?" },     { "livestock 4", "Ana take 4 l?" },
    { "4 ship", "Ana take 4 ship" },    { "5 mine", "Ana take 5 mine" }, { "5 mi", "Ana take 5 mine" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  /* The sixth of the list is to take a tile: that the number was meant for it, and a mine for depot 5, nobody said. */
  pw_entry_test_assert_rule (test, "6 mine", "4.3a");
  pw_entry_test_assert_message (test, "4 castle", "Depot 4 has no such tile: castle.");
  pw_entry_test_assert_rule (test, "3 mine", "4.3a");
}

/* A purchase that words name wholly is paid as the game would: from any depot alike. */
static void
test_purchase_from_a_depot (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "buy mine", "Ana buy mine" },
    { "buy mine from 5", "Ana buy mine depot=5" },
    { "mine from 5", "Ana buy mine depot=5" },
    { "buy mine 5", "Ana buy mine depot=5" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* What does not go with a digit says with which choice. */
static void
test_word_behind_a_choice (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_assert_message (test, "55 mi", "“mi” does not go with “Take 2 workers” in front of it.");
  pw_entry_test_assert_rule (test, "4 pig", "4.1");
  pw_entry_test_assert_rule (test, "4 livestock", "4.1");
}

/* A misspelt word is proposed as it may have been meant, and never taken. */
static void
test_misspelt_words (PwEntryTest *test, gconstpointer moment)
{
  static const struct
  {
    const char *text, *word;
  } cases[] = {
    { "castel e3", "castle" },
    { "kastle", "castle" },
    { "monastry 12", "monastery" },
    { "shipp", "ship" },
    { "livstock", "livestock" },
    { "wrokers", "workers" },
    { "banc", "bank" },
    { "zzzz", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *question = cases[i].word ? g_strdup_printf ("Is “%s” meant?", cases[i].word) : NULL;

      g_assert_false (pw_entry_test_enter (test, cases[i].text));
      g_assert_cmpuint (test->n_played, ==, 0);
      g_test_message ("%s: %s", cases[i].text, test->refused->message);
      g_assert_true (question ? g_str_has_suffix (test->refused->message, question)
                              : strstr (test->refused->message, "meant?") == NULL);
    }
}

/* -- A die that is not there ------------------------------------------------------------------------ */

static void
test_dice_that_show_something_else (PwEntryTest *test, gconstpointer moment)
{
  /* A digit that none of two dice shows was meant for one, whatever depot is looked for besides; but a count is a count. */
  pw_entry_test_assert_rule (test, "5 castle", "4.1");
  pw_entry_test_assert_rule (test, "5castle", "4.1");
  pw_entry_test_assert_rule (test, "1 mine", "4.1");
  g_assert_cmpstr (test->refused->message, ==, "No unused die shows 1.");
  g_assert_cmpint (pw_entry_get_insistent (test->entry)->args[CB_ARG_DEPOT], ==, PW_ARG_NONE);
  pw_entry_test_assert_rule (test, "2 red", "4.3c");
  /* With its verb it is the depot. */
  g_assert_true (pw_entry_test_enter (test, "take 2 castle"));
  ASSERT_LAST (test, "Ana take 2 castle die=3 workers=1");
}

/* What a choice of a ship's depots is called, up to its colon: no naming of what lies there. */
static void
test_depots_of_a_ship (PwEntryTest *test, gconstpointer moment)
{
  pw_model_test_play (test->session, "ana place ship d5 die=5");
  for (guint depot = 1; depot <= CB_DEPOTS; depot++)
    {
      g_autofree char *text = g_strdup_printf ("depot %u", depot), *line = g_strdup_printf ("Ana ship %u", depot);

      g_assert_true (pw_entry_test_enter (test, text));
      ASSERT_LAST (test, line);
      g_assert_true (pw_session_undo (test->session));
    }
}

/* A letter that begins a verb and a tile, with a number behind it that both may have: that is asked. */
static void
test_letter_of_a_verb (PwEntryTest *test, gconstpointer moment)
{
  pw_model_test_play (test->session, "ana take 6 castle die=6");
  g_assert_false (pw_entry_test_enter (test, "s 3"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_test_enter (test, "sell 3"));
  ASSERT_LAST (test, "Ana sell pink die=3");
}

/* Behind a noun's number the die wants a space: which may follow is said, and no number of another cow. */
static void
test_die_behind_a_number (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "take cow 2");
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "3 / 6");
  ASSERT_LABELS (test, "3 Take cow 2 (with the 3); 6 Take cow 2 (with the 6)");
  pw_entry_test_assert_message (test, "take cow 23", "“23” is not understood behind “take cow”. For example: “Take cow 2”.");
  /* "Use the 3" and the like leave dice: no number behind them is that of a tile. */
  pw_entry_test_assert_message (test, "use the 2", "No die shows 2; to choose from: 3, 6.");
  pw_entry_test_assert_message (test, "use 2", "No die shows 2; to choose from: 3, 6.");
  g_assert_false (pw_entry_test_enter (test, "use 3 end"));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_test_enter (test, "use 6 cow 2"));
  ASSERT_LAST (test, "Ana take 6 cow2 die=6");
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_test_enter (test, "take cow 2 6"));
  ASSERT_LAST (test, "Ana take 6 cow2 die=6");
}

/* Letters that begin several names, beside a place: what that is refused for is sure. */
static void
test_letters_beside_a_place (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "p f1", "f1 p", "pl f1", "c f1", "b f1", "k f1", "m e3", "3 p f1", "ana s e3" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    pw_entry_test_assert_rule (test, texts[i], "4.3b");
  g_assert_cmpuint (test->n_played, ==, 0);
}

static void
test_letters_beside_a_start (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "p f1", "f1 p", "p pi f1", "c f1", "s f1", "t f1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    pw_entry_test_assert_rule (test, texts[i], "2.3");
  /* Where the castle may lie, they only want more letters. */
  g_assert_false (pw_entry_test_enter (test, "p d4"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
}

/* The 3 is used, a 6 is left: what stands third in the list is no church, and no die shows 3. */
static void
test_die_that_is_used (PwEntryTest *test, gconstpointer moment)
{
  pw_model_test_play (test->session, "ana take 3 ship die=3");
  g_assert_false (pw_entry_test_enter (test, "3 church"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (test->refused->message, ==, "No unused die shows 3.");
  /* A digit that says what is chosen is none of these. */
  g_assert_false (pw_entry_test_enter (test, "6 end"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS);
}

/* A digit alone that was meant for a die, where no die shows it: neither does it end the turn, nor is it paid for with a worker, unasked. */
static void
test_lone_digit (PwEntryTest *test, gconstpointer moment)
{
  const PwChoice *choice;
  guint n;

  pw_model_test_play (test->session, "ana take 6 castle die=6");
  ASSERT_LABELS (test, "1 Sell 1 pink; 2 Take a ship; 33 Take a building; 4 Take livestock; 5 Take 2 workers; "
                       "6 1 worker: 2 or 4; 7 End the turn");
  g_assert_false (pw_entry_test_enter (test, "6"));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_test_enter (test, "61"));
  g_assert_true (pw_session_undo (test->session));
  /* Where the turn's end is among the first six: without workers. */
  pw_model_test_play (test->session, "ana have workers 0 ! agreed");
  n = pw_entry_get_all (test->entry)->len;
  choice = &g_array_index (pw_entry_get_all (test->entry), PwChoice, n - 1);
  g_assert_cmpint (choice->move.kind, ==, CB_KIND_END);
  g_assert_cmpuint (n, ==, 6);
  g_assert_false (pw_entry_test_enter (test, "6"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY);
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana end");
}

/* "2 bank" with a 3 left reads as the second of the list, a building, and so as the bank of depot 3: that is asked. */
static void
test_place_before_a_name (PwEntryTest *test, gconstpointer moment)
{
  PwMove building;

  pw_model_test_play (test->session, "ana take 6 castle die=6");
  ASSERT_LABELS (test, "1 Sell 1 pink; 2 Take a ship; 33 Take a building; 4 Take livestock; 5 Take 2 workers; "
                       "6 1 worker: 2 or 4; 7 End the turn");
  g_assert_false (pw_entry_test_enter (test, "4 cow 3"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNLIKELY);
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 cow3 die=3");
  g_assert_true (pw_session_undo (test->session));
  /* The die itself, digits alone, and what Enter or a click has opened are meant. */
  g_assert_true (pw_entry_test_enter (test, "3 cow 3"));
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_test_enter (test, "42"));
  g_assert_true (pw_session_undo (test->session));
  building = g_array_index (pw_entry_get_all (test->entry), PwChoice, 3).move;
  g_assert_cmpint (building.args[CB_ARG_TILE], ==, CB_TILE_UNKNOWN + CB_LIVESTOCK);
  g_assert_true (pw_model_test_pick (test->entry, 4));
  pw_entry_set_text (test->entry, "4 cow 3");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 cow3 die=3");
}

/* A bank lies in depot 1 alone; Ana has the dice 3 and 6. */
static const char *const moment_depots[] = {
  PW_MOMENT_STARTS, "depot 1 bank ship k3", "depot 3 sheep3 market ship", "depot 6 market cow3 castle", "roll 4 36 22 51", "goods pink", NULL,
};

/* Behind "from" stands a depot: "bank from 6" was the bank of depot 1, with the 6 and a worker. */
static void
from_nowhere_else (PwEntryTest *test, gconstpointer data)
{
  static const PwEntryTestRow cases[] = {
    { "bank from 1", "Ana take 1 bank die=6 workers=1" },
    { "6 bank from 1", "Ana take 1 bank die=6 workers=1" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  pw_entry_test_assert_rule (test, "bank from 6", "4.3a");
  pw_entry_test_assert_rule (test, "take bank from 6", "4.3a");
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, moment, function) PW_ENTRY_TEST ("/entry/numbers/" path, pw_moment_##moment, function)
  PW_ENTRY_TEST ("/entry/numbers/number-of-what-is-not-shown", moment_castle, test_number_of_what_is_not_shown);
  ADD ("signs-and-letters", second_turn, test_signs_and_letters);
  ADD ("tile-with-what-is-thrown-out", full, test_tile_with_what_is_thrown_out);
  ADD ("signs-that-say-nothing", second_turn, test_signs_that_say_nothing);
  PW_ENTRY_TEST ("/entry/numbers/letter-of-a-number-that-is-gone", moment_tenth, test_letter_of_a_number_that_is_gone);
  PW_ENTRY_TEST ("/entry/numbers/number-of-a-depot-in-front", moment_castle, test_number_of_a_depot_in_front);
  PW_ENTRY_TEST ("/entry/numbers/purchase-from-a-depot", moment_rich, test_purchase_from_a_depot);
  ADD ("misspelt-words", second_turn, test_misspelt_words);
  ADD ("word-behind-a-choice", second_turn, test_word_behind_a_choice);
  ADD ("dice-that-show-something-else", first_turn, test_dice_that_show_something_else);
  ADD ("depots-of-a-ship", second_turn, test_depots_of_a_ship);
  ADD ("letter-of-a-verb", first_turn, test_letter_of_a_verb);
  ADD ("die-behind-a-number", first_turn, test_die_behind_a_number);
  ADD ("letters-beside-a-place", first_turn, test_letters_beside_a_place);
  ADD ("letters-beside-a-start", start, test_letters_beside_a_start);
  ADD ("die-that-is-used", first_turn, test_die_that_is_used);
  ADD ("lone-digit", first_turn, test_lone_digit);
  ADD ("place-before-a-name", first_turn, test_place_before_a_name);
  PW_ENTRY_TEST ("/entry/numbers/from-nowhere-else", moment_depots, from_nowhere_else);
  return g_test_run ();
}
