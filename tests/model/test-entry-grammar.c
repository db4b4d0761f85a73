/* test-entry-grammar.c: the grammar of app/README.md: what is recorded is what was typed, or nothing is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-dealer.h"
#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/kingsburg/kingsburg.h"
#include "model/pw-entry-private.h"
#include "model/pw-question.h"

/** D5: a hex of the river. */
#define D5 19

/* -- A number behind a noun is its own ---------------------------------------------------------- */

static void
test_number_of_a_noun (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "3 take cow 2", "Ana take 3 cow2 die=3" },
    { "3 pig 2", "Ana take 3 pig2 die=3" },
    { "3 pig 3", "Ana take 3 pig3 die=3" },
    { "3 Take pig 4", "Ana take 3 pig4 die=3" },
    { "6 sheep 3", "Ana take 6 sheep3 die=6" },
    { "take cow 2 3", "Ana take 3 cow2 die=3" },
    { "cow 2 6", "Ana take 6 cow2 die=6" },
    { "bank 6", "Ana take 6 bank die=6" },
    { "3 Town Hall", "Ana take 3 town-hall die=3" },
    { "3 TAKE A BOARDING HOUSE", "Ana take 3 boarding-house die=3" },
    { "3 p 4", "Ana take 3 pig4 die=3" },
    { "monastery 9 from 5", "Ana take 5 k9 die=6 workers=1" },
    { "Take monastery 9 from 2", "Ana take 2 k9 die=3 workers=1" },
    { "3 take 2 workers", "Ana workers die=3" },
    { "3 Sell 1 pink", "Ana sell pink die=3" },
    { "Ana takes pig 2 from depot 3 (die 3).", "Ana take 3 pig2 die=3" },
    { "takes a bank from depot 6 (die 6)", "Ana take 6 bank die=6" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  /* With either die: which one is asked. */
  g_assert_false (pw_entry_test_enter (test, "take cow 2"));
  ASSERT_LABELS (test, "3 Take cow 2 (with the 3); 6 Take cow 2 (with the 6)");
  /* Livestock has its count for a number. */
  g_assert_false (pw_entry_test_enter (test, "3 livestock 2"));
  ASSERT_LABELS (test, "1 Take cow 2; 2 Take sheep 2; 3 Take pig 2; 4 Take chicken 2");
  /* None of these is the number of a choice. */
  g_assert_false (pw_entry_test_enter (test, "3 pig 7"));
  g_assert_false (pw_entry_test_enter (test, "3 building 7"));
  g_assert_false (pw_entry_test_enter (test, "pig 1"));
  g_assert_cmpuint (test->n_played, ==, 0);
}

/* -- The same keys on both dice ---------------------------------------------------------------------- */

/* What @text would do now, in notation; NULL where Enter would play nothing. */
static char *
meaning (PwEntryTest *test, const char *text)
{
  PwMove move;

  pw_entry_test_type (test, text);
  if (!pw_entry_get_move (test->entry, &move))
    return NULL;
  return pw_notation_print (pw_session_get_game (test->session), pw_session_get_setup (test->session), &move);
}

static void
test_both_dice (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "61", "6 1", "6 2 7", "6 castle", "6 bank", "64" };
  g_autofree char *numbers = NULL;
  char *first[G_N_ELEMENTS (texts)];

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      first[i] = meaning (test, texts[i]);
      g_test_message ("%s: %s", texts[i], first[i]);
    }
  /* The 6 is left. */
  pw_model_test_play (test->session, "ana take 2 castle die=3 workers=1");
  pw_entry_set_text (test->entry, "");
  numbers = pw_entry_test_labels (test);
  g_test_message ("%s", numbers);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *second = meaning (test, texts[i]);

      g_assert_cmpstr (second, ==, first[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (first[i]);
}

/* The choice at the place of the only die wants both digits; the others need not. */
static void
test_digit_that_could_be_both (PwEntryTest *test, gconstpointer moment)
{
  g_autofree char *with_die = NULL, *without = NULL, *both = NULL, *lone = NULL, *ghost = NULL;

  pw_model_test_play (test->session, "ana take 6 castle die=6");
  ASSERT_LABELS (test, "1 Sell 1 pink; 2 Take a ship; 33 Take a building; 4 Take livestock; 5 Take 2 workers; "
                       "6 1 worker: 2 or 4; 7 End the turn");
  with_die = meaning (test, "32");
  without = meaning (test, "2");
  g_assert_cmpstr (with_die, ==, "Ana take 3 ship die=3");
  g_assert_cmpstr (without, ==, with_die);
  /* Alone it is the die, and the ghost says what Enter would do. */
  lone = meaning (test, "3");
  g_assert_cmpstr (lone, ==, "Ana sell pink die=3");
  ghost = g_strdup (pw_entry_get_ghost (test->entry));
  g_assert_cmpstr (ghost, ==, "sell pink");
  pw_entry_test_type (test, "33");
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_TILE], ==, CB_TILE_UNKNOWN + CB_BUILDING);
  g_assert_true (pw_entry_test_enter (test, "338"));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
}

/* -- Refused by rule, however short ---------------------------------------------------------------------- */

static void
test_attempts (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_assert_rule (test, "mine e3", "4.3b");
  pw_entry_test_assert_rule (test, "e3 mine", "4.3b");
  pw_entry_test_assert_rule (test, "3 mine e3", "4.3b");
  pw_entry_test_assert_rule (test, "pig 2, f5", "4.3b");
  pw_entry_test_assert_rule (test, "castle 5", "4.3a");
  pw_entry_test_assert_rule (test, "5 castle", "4.1");
  pw_entry_test_assert_rule (test, "4 castle", "4.1");
  pw_entry_test_assert_rule (test, "2 red", "4.3c");
  pw_entry_test_assert_rule (test, "ben take 3 ship", "3.3");
}

/* A choice's tooltip says what it scores as what it is: "… tile sold +3", and not "sold 3". */
static void
test_points_of_a_choice (PwEntryTest *test, gconstpointer moment)
{
  g_autoptr (PwChoiceItem) first = NULL;

  pw_entry_test_type (test, "3");
  first = g_list_model_get_item (pw_entry_get_choices (test->entry), 0);
  g_assert_true (g_str_has_prefix (pw_choice_item_get_sentence (first), "Sell 1 pink; "));
  g_assert_true (g_str_has_suffix (pw_choice_item_get_sentence (first), " +3"));
}

/* Where the first castle cannot lie, also with the goods in one number; and which goods were drawn is never guessed. */
static void
test_start (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_assert_rule (test, "a1", "2.3");
  pw_entry_test_assert_rule (test, "a1 123", "2.3");
  pw_entry_test_assert_rule (test, "start a1 123", "2.3");
  pw_entry_test_assert_rule (test, "start a1 1 2 3", "2.3");
  g_assert_false (pw_entry_test_enter (test, "12"));
  g_assert_false (pw_entry_test_enter (test, "d4 12"));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_test_enter (test, "start d4 125"));
  ASSERT_LAST (test, "Ana start d4 turquoise purple brown");
}

static void
test_tile_that_cannot_go_there (PwEntryTest *test, gconstpointer moment)
{
  PwMove insisted;
  g_autoptr (GError) error = NULL;

  /* Ana has a castle and a ship, and the dice 5 and 1. */
  g_assert_false (pw_entry_test_enter (test, "ship a1"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_false (pw_entry_test_enter (test, "castle d5"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpuint (test->n_played, ==, 0);
  insisted = *pw_entry_get_insistent (test->entry);
  g_assert_cmpint (insisted.kind, ==, CB_KIND_PLACE);
  g_assert_cmpint (insisted.args[CB_ARG_TILE], ==, CB_TILE_CASTLE);
  g_assert_true (pw_entry_play_so (test->entry, "so it was", &error));
  g_assert_no_error (error);
}

/* Kingsburg: an advisor whom no dice reach. */
static void
test_advisor_out_of_reach (void)
{
  PwSession *session = pw_model_test_session ("kingsburg");
  PwEntryTest test = { .session = session };
  const char *const texts[] = { "18", "king", "influence 18", "7" };

  pw_model_test_play (session, "ana take wood");
  pw_model_test_play (session, "ben take wood");
  pw_model_test_play (session, "chiara take stone");
  pw_model_test_play (session, "roll ana=566 ben=246 chiara=135");
  pw_entry_test_listen (&test, session);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    pw_entry_test_assert_rule (&test, texts[i], "5.2");
  g_assert_true (pw_entry_test_enter (&test, "4"));
  pw_entry_test_tear_down (&test, NULL);
}

/* -- What lies on the table is not guessed ---------------------------------------------------------------- */

static void
test_identity_stays_open (PwEntryTest *test, gconstpointer moment)
{
  /* Enter takes no first one: which it is, is said when it is placed. */
  g_assert_true (pw_entry_test_enter (test, "33"));
  ASSERT_LAST (test, "Ana take 3 b? die=3");
  g_assert_true (pw_session_undo (test->session));
  /* One more key, the arrows or its name say it at once. */
  g_assert_true (pw_entry_test_enter (test, "338"));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
  g_assert_true (pw_session_undo (test->session));
  pw_entry_test_type (test, "33");
  pw_entry_set_selected (test->entry, 2);
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 watchtower die=3");
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_test_enter (test, "3 bank"));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
}

/* Ana has a building that nobody has named, and a 4 and a worker to place it. */
static const char *const moment_open[] = { "ana start d4 1 2 3", "ben start d4 4 5 6", "chiara start d4 1 1 4", "roll 4 34 22 51",
                                           "goods pink", "ana take 3 b? die=3", NULL };

/* The tile that is placed is named, by its number or its name; Enter alone takes no first one. */
static void
test_identity_is_asked_for_a_place (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "e4");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, -1);
  ASSERT_LABELS (
    test,
    "1 Warehouse, e4 (1 worker); 2 Watchtower, e4 (1 worker); 3 Carpenter’s workshop, e4 (1 worker); 4 Church, e4 (1 worker); "
    "5 Market, e4 (1 worker); 6 Boarding house, e4 (1 worker); 7 Bank, e4 (1 worker); 8 Town hall, e4 (1 worker)");
  g_assert_false (pw_entry_activate (test->entry));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_test_enter (test, "bank e4"));
  ASSERT_LAST (test, "Ana place bank e4 die=4 workers=1");
  g_assert_true (pw_session_undo (test->session));
  pw_entry_test_type (test, "e4");
  g_assert_true (pw_model_test_pick (test->entry, 7));
  ASSERT_LAST (test, "Ana place bank e4 die=4 workers=1");
  g_assert_true (pw_session_undo (test->session));
  /* What cannot be is refused for what is known of it. */
  pw_entry_test_assert_rule (test, "place bank e3", "5.1");
  g_assert_cmpstr (test->refused->message, ==, "e3 is for a mine, the tile is a building.");
  pw_entry_test_assert_rule (test, "place cow 2 e4", "4.3b");
}

static void
test_drawn_goods_are_asked (PwEntryTest *test, gconstpointer moment)
{
  /* Nor is what somebody would do with goods what the table drew. */
  pw_entry_test_assert_rule (test, "ben pink", "3.2");
  pw_entry_test_assert_rule (test, "ana pink", "3.2");
  pw_entry_set_text (test->entry, "");
  g_assert_false (pw_entry_activate (test->entry));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  g_assert_true (pw_entry_test_enter (test, "3"));
  ASSERT_LAST (test, "goods pink");
}

/* -- A stored tile that is clicked -------------------------------------------------------------------------- */

static void
test_picked_up (PwEntryTest *test, gconstpointer moment)
{
  PwMove ship, hex;
  guint n;

  pw_move_init (&ship, CB_KIND_PLACE, 0);
  ship.flags = PW_MOVE_PICKED_UP;
  ship.args[CB_ARG_TILE] = CB_TILE_SHIP;
  /* With one place only it waits all the same. */
  g_assert_true (pw_entry_propose (test->entry, &ship));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpint (pw_entry_get_partial (test->entry)->args[CB_ARG_TILE], ==, CB_TILE_SHIP);
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, >, 0);
  pw_move_init (&hex, CB_KIND_PLACE, 0);
  hex.args[CB_ARG_HEX] = D5;
  g_assert_true (pw_entry_propose (test->entry, &hex));
  g_assert_cmpuint (test->n_played, ==, 1);
  ASSERT_LAST (test, "Ana place ship d5 die=5");
  g_assert_true (pw_session_undo (test->session));
  /* Clicked again it goes to its only place. */
  test->n_played = 0;
  g_assert_true (pw_entry_propose (test->entry, &ship));
  g_assert_cmpuint (test->n_played, ==, 0);
  n = pw_entry_get_all (test->entry)->len;
  g_assert_true (pw_entry_propose (test->entry, &ship));
  g_assert_cmpuint (test->n_played, ==, n == 1);
}

/* -- Where depots are to choose from, the number in front is the depot's ------------------------------ */

/* Ana's workshop takes a building from any depot but the first, where none is left. */
static const char *const moment_workshop[] = { PW_MOMENT_STARTS, "roll 4 13 22 51",
                                               "goods pink", "ana take 1 carpenter die=1", "ana place carpenter e4 die=3", NULL };

static void
test_depot_of_an_effect (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "3 bank", "Ana take 3 bank" },      { "6 town hall", "Ana take 6 town-hall" },       { "bank 3", "Ana take 3 bank" },
    { "take 3 bank", "Ana take 3 bank" }, { "Building, depot 3 bank", "Ana take 3 bank" },
  };

  ASSERT_LABELS (test, "2 Building, depot 2; 3 Building, depot 3; 4 Building, depot 4; 5 Building, depot 5; 6 Building, depot 6; "
                       "9 Skip");
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  /* Nothing lies in depot 1. */
  g_assert_false (pw_entry_test_enter (test, "1 bank"));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpstr (test->refused->message, ==, "Depot 1 has no such tile: bank.");
}

/* Of a depot that has several, which one comes next: the church takes a mine or a monastery from depot 5. */
static const char *const moment_church[] = { PW_MOMENT_STARTS, "roll 4 13 22 51",
                                             "goods pink", "ana take 1 church die=1", "ana place church e4 die=3", NULL };

static void
test_depot_with_several (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "5 mine", "Ana take 5 mine" },      { "51", "Ana take 5 mine" }, { "mine", "Ana take 5 mine" },
    { "6", "Ana take 6 castle" },         { "52 9", "Ana take 5 k9" }, { "5 monastery 9", "Ana take 5 k9" },
    { "monastery 9 5", "Ana take 5 k9" },
  };

  ASSERT_LABELS (test, "1 Monastery, depot 1; 2 Depot 2 (monastery, castle); 5 Depot 5 (mine, monastery); 6 Castle, depot 6; "
                       "9 Skip");
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* -- What tells choices apart ----------------------------------------------------------------------- */

static const char *const moment_between[] = { PW_MOMENT_STARTS, "roll 4 35 22 51",
                                              "goods pink", NULL };

/* Either die reaches depot 4 for a worker: what differs is said, in words, and what does not is not said twice. */
static void
test_either_die_for_a_worker (PwEntryTest *test, gconstpointer moment)
{
  g_autofree char *asked = NULL;

  g_assert_false (pw_entry_test_enter (test, "take 4 ship"));
  ASSERT_LABELS (test, "3 Take a ship from 4 (1 worker) (with the 3); 5 Take a ship from 4 (1 worker) (with the 5)");
  asked = pw_question_new (test->entry);
  g_assert_cmpstr (asked, ==, "with which die?");
}

/* -- What is thrown out ---------------------------------------------------------------------------- */

/* What words leave to be said is asked, and refused no sooner: the list has numbers, the prompt says what for. */
static void
test_discard_is_asked (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "6 church", "take 6 church", "church 6" };
  static const PwEntryTestRow cases[] = {
    { "take 6 church 2", "Ana take 6 church die=6 discard=ship" },
    { "6 church castle", "Ana take 6 church die=6 discard=castle" },
    { "take 6 church discard bank", "Ana take 6 church die=6 discard=bank" },
    /* Which is taken and which goes is what the words say, whichever list names them first. */
    { "6 bank discard castle", "Ana take 6 bank die=6 discard=castle" },
    { "discard castle bank 6", "Ana take 6 bank die=6 discard=castle" },
    { "bank castle 6", "Ana take 6 bank die=6 discard=castle" },
    { "take 6 bank discard castle", "Ana take 6 bank die=6 discard=castle" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *asked = NULL;

      g_assert_false (pw_entry_test_enter (test, texts[i]));
      g_test_message ("%s: %s", texts[i], test->refused->message);
      g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
      ASSERT_LABELS (test, "1 Discard a castle; 2 Discard a ship; 3 Discard a bank");
      asked = pw_question_new (test->entry);
      g_assert_cmpstr (asked, ==, "to make room for a church: which tile is thrown out?");
    }
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

/* -- Goods by their letters ------------------------------------------------------------------------- */

/* Each word is one of the three, whatever their order in the record; where two wholes are left, the list says them whole. */
static void
test_goods_by_letters (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow cases[] = {
    { "d4 r pu pi", "Ana start d4 purple pink red" },          { "r pu pi", "Ana start d4 purple pink red" },
    { "d4 b b o", "Ana start d4 brown brown orange" },         { "4 pu pi", "Ana start d4 purple pink red" },
    { "t t t", "Ana start d4 turquoise turquoise turquoise" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  g_assert_false (pw_entry_test_enter (test, "d4 r p pi"));
  ASSERT_LABELS (test, "1 Pink (start d4 red purple pink); 2 Pink (start d4 red pink pink)");
  /* Before the hex or behind it they are the same, also where the castle cannot lie there. */
  pw_entry_test_assert_rule (test, "t f1", "2.3");
  pw_entry_test_assert_rule (test, "f1 t", "2.3");
  pw_entry_test_assert_rule (test, "ttt f1", "2.3");
  pw_entry_test_assert_rule (test, "pi f1 pi", "2.3");
  g_assert_true (pw_entry_test_enter (test, "ttt d4"));
  ASSERT_LAST (test, "Ana start d4 turquoise turquoise turquoise");
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, moment, function) PW_ENTRY_TEST ("/entry/grammar/" path, pw_moment_##moment, function)
  ADD ("number-of-a-noun", first_turn, test_number_of_a_noun);
  ADD ("both-dice", first_turn, test_both_dice);
  ADD ("digit-that-could-be-both", first_turn, test_digit_that_could_be_both);
  ADD ("attempts", first_turn, test_attempts);
  ADD ("points-of-a-choice", first_turn, test_points_of_a_choice);
  ADD ("start", start, test_start);
  ADD ("tile-that-cannot-go-there", second_turn, test_tile_that_cannot_go_there);
  g_test_add_func ("/entry/grammar/advisor-out-of-reach", test_advisor_out_of_reach);
  ADD ("identity-stays-open", first_turn, test_identity_stays_open);
  PW_ENTRY_TEST ("/entry/grammar/identity-is-asked-for-a-place", moment_open, test_identity_is_asked_for_a_place);
  ADD ("drawn-goods-are-asked", goods, test_drawn_goods_are_asked);
  ADD ("picked-up", second_turn, test_picked_up);
  PW_ENTRY_TEST ("/entry/grammar/depot-of-an-effect", moment_workshop, test_depot_of_an_effect);
  PW_ENTRY_TEST ("/entry/grammar/depot-with-several", moment_church, test_depot_with_several);
  PW_ENTRY_TEST ("/entry/grammar/either-die-for-a-worker", moment_between, test_either_die_for_a_worker);
  PW_ENTRY_TEST ("/entry/grammar/discard-is-asked", pw_moment_full, test_discard_is_asked);
  ADD ("goods-by-letters", start, test_goods_by_letters);
  return g_test_run ();
}
