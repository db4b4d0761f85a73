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
assert_rule (PwEntryTest *test, const char *text, const char *rule)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_false (pw_entry_test_enter (test, text));
  g_test_message ("%s: %s", text, test->refused->message);
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, rule);
  g_assert_nonnull (pw_rule_error_get_remedy (test->refused));
  /* "We played it so" */
  g_assert_nonnull (pw_entry_get_insistent (test->entry));
}

static void
test_attempts (PwEntryTest *test, gconstpointer moment)
{
  assert_rule (test, "mine e3", "4.3b");
  assert_rule (test, "e3 mine", "4.3b");
  assert_rule (test, "3 mine e3", "4.3b");
  assert_rule (test, "pig 2, f5", "4.3b");
  assert_rule (test, "castle 5", "4.3a");
  assert_rule (test, "5 castle", "4.1");
  assert_rule (test, "4 castle", "4.1");
  assert_rule (test, "2 red", "4.3c");
  assert_rule (test, "ben take 3 ship", "3.3");
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
  assert_rule (test, "a1", "2.3");
  assert_rule (test, "a1 123", "2.3");
  assert_rule (test, "start a1 123", "2.3");
  assert_rule (test, "start a1 1 2 3", "2.3");
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
    assert_rule (&test, texts[i], "5.2");
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
  g_assert_true (pw_entry_pick (test->entry, 7));
  ASSERT_LAST (test, "Ana place bank e4 die=4 workers=1");
  g_assert_true (pw_session_undo (test->session));
  /* What cannot be is refused for what is known of it. */
  assert_rule (test, "place bank e3", "5.1");
  g_assert_cmpstr (test->refused->message, ==, "e3 is for a mine, the tile is a building.");
  assert_rule (test, "place cow 2 e4", "4.3b");
}

static void
test_drawn_goods_are_asked (PwEntryTest *test, gconstpointer moment)
{
  /* Nor is what somebody would do with goods what the table drew. */
  assert_rule (test, "ben pink", "3.2");
  assert_rule (test, "ana pink", "3.2");
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

/* -- Whatever is recorded was said --------------------------------------------------------------------------- */

static const char *const burgundy_words[] = {
  "take", "place", "sell", "buy", "cow", "pig", "sheep", "chicken", "monastery", "castle", "mine", "ship", "bank", "church", "town hall",
  "market", "red", "pink", "workers", "a2", "b3", "c4", "d5", "e3", "f5", "k9", "k16", "cow2", "pig3", "end", "1", "2", "3", "4", "5", "6",
  "7", "8", "9", "12", "17", "building", "livestock", "depot",
};
static const char *const kingsburg_words[] = {
  "influence", "take", "wood", "gold", "stone", "build", "inn", "statue", "queen", "king", "jester", "duchess", "alchemist", "pass", "pay",
  "1", "2", "3", "4", "5", "6", "12", "54", "18", "31", "66", "recruit", "lose", "give", "white", "market", "chapel", "soldiers",
};

static void
try_texts (const PwScene *scene, PwRandom *random, const char *const *pool, guint n_pool, guint *n_taken, guint *n_wrong)
{
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_auto (GStrv) typed = NULL;
      guint n = 1 + pw_random_below (random, 4);
      PwReading reading;
      PwMove base;

      for (guint w = 0; w < n; w++)
        g_string_append_printf (text, "%s%s", w ? " " : "", pool[pw_random_below (random, n_pool)]);
      typed = pw_entry_words_of_text (text->str);
      pw_move_init (&base, PW_KIND_ANY, scene->game->play.actor (scene->state));
      pw_reading_init (&reading);
      pw_entry_read (scene, &base, text->str, &reading);
      if (reading.error == NULL && (reading.whole || reading.selected >= 0))
        {
          const PwChoice *choice = reading.whole ? NULL : &g_array_index (reading.choices, PwChoice, reading.selected);
          const PwMove *move = choice ? &choice->move : &reading.move;
          const char *fault = choice && choice->more ? NULL : pw_entry_test_find_fault (scene, typed, move, choice);

          if (!choice || !choice->more)
            ++*n_taken;
          if (fault && (*n_wrong)++ < 30)
            {
              g_autofree char *line = pw_notation_print (scene->game, scene->setup, move);

              g_test_message ("“%s” is taken for: %s (“%s” is not in it)", text->str, line, fault);
            }
        }
      pw_reading_clear (&reading);
    }
}

static void
differ (const char *id, const char *const *pool, guint n_pool)
{
  const PwGame *game = pw_games_find (id);
  guint n_taken = 0, n_wrong = 0;

  for (guint seed = 1; seed <= PW_MODEL_TEST_ROUNDS (12, 2); seed++)
    {
      g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
      g_autoptr (GError) error = NULL;
      gpointer state = pw_game_state_new (game, setup, &error);
      g_autofree PwEvents *events = g_new0 (PwEvents, 1);
      PwRandom random = { seed }, choice = { seed + 1000 };
      PwMoves legal = PW_MOVES_INIT;
      PwMove move;

      g_assert_no_error (error);
      for (guint n = 0; pw_dealer_next (game, state, &random, PW_DEAL_LAZY, &legal, &move); n++)
        {
          const PwScene scene = { game, setup, state };

          if (n % PW_MODEL_TEST_ROUNDS (3, 24) == 0 && game->play.actor (state) >= 0)
            try_texts (&scene, &choice, pool, n_pool, &n_taken, &n_wrong);
          events->n = 0;
          pw_game_apply (game, state, &move, events);
        }
      pw_moves_clear (&legal);
      g_aligned_free (state);
    }
  g_test_message ("%s: %u texts taken, %u for something else", id, n_taken, n_wrong);
  g_assert_cmpuint (n_taken, >, PW_MODEL_TEST_ROUNDS (20, 0));
  g_assert_cmpuint (n_wrong, ==, 0);
}

static void
test_recorded_as_said (void)
{
  differ ("burgundy", burgundy_words, G_N_ELEMENTS (burgundy_words));
}

static void
test_recorded_as_said_kingsburg (void)
{
  differ ("kingsburg", kingsburg_words, G_N_ELEMENTS (kingsburg_words));
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
                       "9 Do without");
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
                       "9 Do without");
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
  assert_rule (test, "t f1", "2.3");
  assert_rule (test, "f1 t", "2.3");
  assert_rule (test, "ttt f1", "2.3");
  assert_rule (test, "pi f1 pi", "2.3");
  g_assert_true (pw_entry_test_enter (test, "ttt d4"));
  ASSERT_LAST (test, "Ana start d4 turquoise turquoise turquoise");
}

/* -- A number of something that is not shown ---------------------------------------------------------- */

/* Ana's castle lets her do anything, and a ship lies in storage: those that are listed are placed. */
static const char *const moment_castle[] = { "ana start d4 1 2 3", "ben start d4 4 5 6", "chiara start d4 1 1 4", "roll 4 36 22 51",
                                             "goods pink", "ana take 6 castle die=6", "ana take 3 ship die=3", "ben workers",
                                             "ben workers", "chiara workers die=5", "chiara workers", "roll 1 51 36 42", "goods red",
                                             "ana place castle e3 die=5 ! agreed", NULL };

static void
assert_message (PwEntryTest *test, const char *text, const char *message)
{
  g_assert_false (pw_entry_test_enter (test, text));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_cmpstr (test->refused->message, ==, message);
}

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
  assert_message (test, "ship 6", "Depot 6 has no such tile: ship.");
  assert_message (test, "ship 8", "depot: 8 is out of range, it goes from 1 to 6.");
  assert_message (test, "castle 9", "“9” is not understood behind “castle”. For example: “Castle, depot 2”.");
  assert_message (test, "bank d9", "“d9” is not understood behind “bank”. For example: “Bank, depot 1”.");
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
  assert_rule (test, "6 mine", "4.3a");
  assert_message (test, "4 castle", "Depot 4 has no such tile: castle.");
  assert_rule (test, "3 mine", "4.3a");
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
  assert_message (test, "55 mi", "“mi” does not go with “Take 2 workers” in front of it.");
  assert_rule (test, "4 pig", "4.1");
  assert_rule (test, "4 livestock", "4.1");
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
  assert_rule (test, "5 castle", "4.1");
  assert_rule (test, "5castle", "4.1");
  assert_rule (test, "1 mine", "4.1");
  g_assert_cmpstr (test->refused->message, ==, "No unused die shows 1.");
  g_assert_cmpint (pw_entry_get_insistent (test->entry)->args[CB_ARG_DEPOT], ==, PW_ARG_NONE);
  assert_rule (test, "2 red", "4.3c");
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
  assert_message (test, "take cow 23", "“23” is not understood behind “take cow”. For example: “Take cow 2”.");
  /* "Use the 3" and the like leave dice: no number behind them is that of a tile. */
  assert_message (test, "use the 2", "No die shows 2; to choose from: 3, 6.");
  assert_message (test, "use 2", "No die shows 2; to choose from: 3, 6.");
  g_assert_false (pw_entry_test_enter (test, "3 end the turn"));
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
    assert_rule (test, texts[i], "4.3b");
  g_assert_cmpuint (test->n_played, ==, 0);
}

static void
test_letters_beside_a_start (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "p f1", "f1 p", "p pi f1", "c f1", "s f1", "t f1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_rule (test, texts[i], "2.3");
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
  g_assert_true (pw_entry_pick (test->entry, 4));
  pw_entry_set_text (test->entry, "4 cow 3");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 cow3 die=3");
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
  PW_ENTRY_TEST ("/entry/grammar/number-of-what-is-not-shown", moment_castle, test_number_of_what_is_not_shown);
  ADD ("signs-and-letters", second_turn, test_signs_and_letters);
  ADD ("signs-that-say-nothing", second_turn, test_signs_that_say_nothing);
  PW_ENTRY_TEST ("/entry/grammar/letter-of-a-number-that-is-gone", moment_tenth, test_letter_of_a_number_that_is_gone);
  PW_ENTRY_TEST ("/entry/grammar/number-of-a-depot-in-front", moment_castle, test_number_of_a_depot_in_front);
  PW_ENTRY_TEST ("/entry/grammar/purchase-from-a-depot", moment_rich, test_purchase_from_a_depot);
  ADD ("misspelt-words", second_turn, test_misspelt_words);
  ADD ("word-behind-a-choice", second_turn, test_word_behind_a_choice);
  ADD ("dice-that-show-something-else", first_turn, test_dice_that_show_something_else);
  ADD ("depots-of-a-ship", second_turn, test_depots_of_a_ship);
  ADD ("letter-of-a-verb", first_turn, test_letter_of_a_verb);
  ADD ("die-behind-a-number", first_turn, test_die_behind_a_number);
  ADD ("letters-beside-a-place", first_turn, test_letters_beside_a_place);
  ADD ("letters-beside-a-start", start, test_letters_beside_a_start);
  ADD ("die-that-is-used", first_turn, test_die_that_is_used);
  ADD ("place-before-a-name", first_turn, test_place_before_a_name);
  g_test_add_func ("/entry/grammar/recorded-as-said", test_recorded_as_said);
  g_test_add_func ("/entry/grammar/recorded-as-said-kingsburg", test_recorded_as_said_kingsburg);
  return g_test_run ();
}
