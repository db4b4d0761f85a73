/* test-entry.c: numbers, names and lines together: what Enter plays, what the ghost says, the way back
 *
 * What each key means by itself is in test-entry-typing.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"

#define ASSERT_SAYS(test, words) g_assert_nonnull (strstr ((test)->refused->message, words))

#define ACTIONS "1 Sell 1 pink; 2 Take a ship; 3 Take a building; 4 Take livestock; 5 Take 2 workers; 6 1 worker: 2 or 4; " \
                "7 End the turn"

static void
test_first_choice_is_ready (PwEntryTest *test, gconstpointer moment)
{
  g_assert_true (pw_entry_get_session (test->entry) == test->session);
  ASSERT_LABELS (test, "3 Use the 3; 6 Use the 6; 9 End the turn");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, 0);
  g_assert_cmpstr (pw_entry_get_prompt (test->entry), ==, "choose a die: the 3 or the 6");
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, ==, 3);
  g_assert_cmpint (pw_entry_get_partial (test->entry)->player, ==, 0);
  g_assert_cmpint (pw_entry_get_partial (test->entry)->kind, ==, PW_KIND_ANY);

  /* Enter opens the die, Enter again plays the best it can do. */
  g_assert_true (pw_entry_activate (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "3 ");
  ASSERT_LABELS (test, ACTIONS);
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_entry_activate (test->entry));
  g_assert_cmpuint (test->n_played, ==, 1);
  ASSERT_LAST (test, "Ana sell pink die=3");
  ASSERT_LABELS (test, "1 Take a castle; 2 Take a building; 3 Take livestock; 4 Take 2 workers; "
                       "5 Buy a black tile; 66 1 worker: 1 or 5; 7 End the turn");
}

/* What needs no die can be chosen before one: buying by 8, ending by 9, whatever else there is. */
static void
test_no_die_needed (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "8");
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE);
  ASSERT_SAYS (test, "3, 6, 9");
  pw_entry_test_type (test, "5");
  ASSERT_SAYS (test, "No unused die shows 5.");
  g_assert_true (pw_entry_test_enter (test, "9"));
  ASSERT_LAST (test, "Ana end");
  g_assert_true (pw_session_undo (test->session));

  pw_model_test_play (test->session, "ana sell pink");
  pw_model_test_play (test->session, "ana workers");
  pw_model_test_play (test->session, "ana end");
  pw_model_test_play (test->session, "ben end");
  pw_model_test_play (test->session, "chiara end");
  pw_model_test_play (test->session, "roll 1 24 24 24");
  pw_model_test_play (test->session, "goods pink");
  ASSERT_LABELS (test, "2 Use the 2; 4 Use the 4; 8 Buy a black tile; 9 End the turn");
  g_assert_true (pw_model_test_pick (test->entry, 8));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "8 ");
  g_assert_cmpint (pw_entry_get_partial (test->entry)->kind, ==, CB_KIND_BUY);
  g_assert_true (pw_entry_back (test->entry));
  g_assert_true (pw_entry_test_enter (test, "buy k9"));
  ASSERT_LAST (test, "Ana buy k9");
  ASSERT_LABELS (test, "2 Use the 2; 4 Use the 4; 9 End the turn");
}

static void
test_four_keys_for_an_unnamed_building (PwEntryTest *test, gconstpointer moment)
{
  /* Die, building, which building, Enter. */
  pw_entry_test_type (test, "33");
  ASSERT_LABELS (test, "1 Take a building; 2 Take a warehouse; 3 Take a watchtower; 4 Take a carpenter’s workshop; "
                       "5 Take a church; 6 Take a market; 7 Take a boarding house; 8 Take a bank; 9 Take a town hall");
  g_assert_true (pw_entry_test_enter (test, "338"));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
}

static void
on_unexpected_refusal (PwEntry *entry, const GError *error)
{
  g_error ("“%s” is refused: %s", pw_entry_get_text (entry), error->message);
}

/* The castle by its place, then the goods by their numbers. */
static void
test_castle_and_goods_in_one_line (void)
{
  static const char *const lines[] = { "d6 256", "d6 2 5 6", "castle d6 256", "3256", "3 2 5 6" };
  g_autoptr (PwSetup) setup = pw_model_test_setup ("burgundy");
  g_autoptr (GError) error = NULL;
  PwSession *session;
  PwEntry *entry;

  setup->seat_options[0][0] = 8; /* duchy 9 */
  session = pw_session_new (pw_games_find ("burgundy"), setup, &error);
  g_assert_no_error (error);
  entry = pw_entry_new (session);
  g_signal_connect (entry, "refused", G_CALLBACK (on_unexpected_refusal), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const PwHistory *history = pw_session_get_history (session);
      g_autofree char *line = NULL;

      pw_entry_set_text (entry, lines[i]);
      g_assert_true (pw_entry_activate (entry));
      line = pw_notation_print (pw_session_get_game (session), setup, pw_history_get_move (history, 0));
      g_assert_cmpstr (line, ==, "Ana start d6 purple brown orange");
      g_assert_true (pw_session_undo (session));
    }
  g_assert_finalize_object (entry);
  g_assert_finalize_object (session);
}

static void
test_more_than_nine (PwEntryTest *test, gconstpointer moment)
{
  g_autoptr (PwChoiceItem) more = NULL;

  pw_entry_test_type (test, "34");
  g_assert_cmpuint (pw_entry_get_all (test->entry)->len, ==, 13);
  ASSERT_LABELS (test,
                 "1 Take livestock; 2 Take cow 2; 3 Take cow 3; 4 Take cow 4; 5 Take sheep 2; 6 Take sheep 3; 7 Take sheep 4; "
                 "8 Take pig 2; 9 More");
  more = g_list_model_get_item (pw_entry_get_choices (test->entry), 8);
  g_assert_null (pw_choice_item_get_choice (more));
  pw_entry_test_type (test, "349");
  ASSERT_LABELS (test, "1 Take pig 3; 2 Take pig 4; 3 Take chicken 2; 4 Take chicken 3; 5 Take chicken 4");
  g_assert_true (pw_entry_test_enter (test, "3494"));
  ASSERT_LAST (test, "Ana take 3 chicken3 die=3");

  /* "More" by a click, too. */
  g_assert_true (pw_session_undo (test->session));
  pw_entry_test_type (test, "34");
  g_assert_true (pw_model_test_pick (test->entry, 9));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "34 9 ");
  g_assert_true (pw_model_test_pick (test->entry, 5));
  ASSERT_LAST (test, "Ana take 3 chicken4 die=3");
}

static void
test_number_that_is_not_there (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "38");
  g_assert_cmpuint (test->n_refused, ==, 1);
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_RANGE);
  ASSERT_SAYS (test, "1 to 7");
  pw_entry_test_type (test, "30");
  ASSERT_SAYS (test, "1 to 7");
  pw_entry_test_type (test, "321");
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_EXCESS);
  g_assert_false (pw_entry_activate (test->entry));
  g_assert_cmpuint (test->n_played, ==, 0);
}

static void
test_words_narrow (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "3 ta");
  ASSERT_LABELS (test, "1 Take a ship; 2 Take a building; 3 Take livestock; 4 Take 2 workers");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, -1);
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "");
  pw_entry_test_type (test, "3 ta SH");
  ASSERT_LABELS (test, "1 Take a ship");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, 0);
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 ship die=3");
  g_assert_true (pw_session_undo (test->session));

  /* A word that leaves one that leads on is opened by Enter; a number behind the word is no number of a list that
   * nobody has seen. */
  g_assert_false (pw_entry_test_enter (test, "3 bui 7"));
  pw_entry_test_type (test, "3 bui");
  ASSERT_LABELS (test, "1 Take a building");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LABELS (test, "1 Take a building; 2 Take a warehouse; 3 Take a watchtower; 4 Take a carpenter’s workshop; "
                       "5 Take a church; 6 Take a market; 7 Take a boarding house; 8 Take a bank; 9 Take a town hall");
  pw_entry_set_text (test->entry, "8");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
  g_assert_true (pw_session_undo (test->session));

  /* Several left: Enter asks for more, unless one was picked with the arrow keys. */
  g_assert_false (pw_entry_test_enter (test, "3 ta"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
  pw_entry_set_selected (test->entry, 3);
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "workers");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana workers die=3");
}

static void
test_words_before_the_die (PwEntryTest *test, gconstpointer moment)
{
  /* Only the 6 goes to a depot with a castle without paying. */
  pw_entry_test_type (test, "cas");
  ASSERT_LABELS (test, "1 Take a castle");
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "take 6 castle");
  g_assert_true (pw_entry_activate (test->entry));
  ASSERT_LAST (test, "Ana take 6 castle die=6");
  g_assert_true (pw_session_undo (test->session));

  /* Two dice may do it: they are told apart. */
  pw_entry_test_type (test, "w");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, -1);
  pw_entry_test_type (test, "workers");
  ASSERT_LABELS (test, "3 Take 2 workers (with the 3); 6 Take 2 workers (with the 6)");
  g_assert_false (pw_entry_activate (test->entry));
  ASSERT_SAYS (test, "die=3");
  g_assert_true (pw_entry_test_enter (test, "workers die=6"));
  ASSERT_LAST (test, "Ana workers die=6");
  g_assert_true (pw_session_undo (test->session));

  /* The die in front of the word, close or not. */
  g_assert_true (pw_entry_test_enter (test, "6work"));
  ASSERT_LAST (test, "Ana workers die=6");
  g_assert_true (pw_session_undo (test->session));

  /* Short for "pig4", once nothing else is meant. */
  g_assert_true (pw_entry_test_enter (test, "3p4"));
  ASSERT_LAST (test, "Ana take 3 pig4 die=3");
  g_assert_true (pw_session_undo (test->session));

  /* The number of one that is left, close to the word. */
  g_assert_true (pw_entry_test_enter (test, "workers6"));
  ASSERT_LAST (test, "Ana workers die=6");
  g_assert_true (pw_session_undo (test->session));
  g_assert_false (pw_entry_test_enter (test, "3building7"));
  /* Several that words leave go by the die, and the die may be said behind the only one. */
  g_assert_true (pw_entry_test_enter (test, "bank 6"));
  ASSERT_LAST (test, "Ana take 6 bank die=6");
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_test_enter (test, "p4 3"));
  ASSERT_LAST (test, "Ana take 3 pig4 die=3");
  g_assert_true (pw_session_undo (test->session));
  g_assert_true (pw_entry_test_enter (test, "pink 3"));
  ASSERT_LAST (test, "Ana sell pink die=3");
  g_assert_true (pw_session_undo (test->session));
  /* No ship wants goods now. */
  g_assert_true (pw_entry_test_enter (test, "ship 3"));
  ASSERT_LAST (test, "Ana take 3 ship die=3");
  g_assert_true (pw_session_undo (test->session));
  g_assert_false (pw_entry_test_enter (test, "workers7"));
  ASSERT_SAYS (test, "workers7");

  g_assert_false (pw_entry_test_enter (test, "xyz"));
  g_assert_cmpuint (test->n_refused, ==, 1);
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_UNKNOWN);
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "xyz");
}

static void
test_notation (PwEntryTest *test, gconstpointer moment)
{
  static const PwEntryTestRow lines[] = {
    { "ana take 3 ship", "Ana take 3 ship die=3" },
    { "Ana take 3 ship die=3", "Ana take 3 ship die=3" },
    { "take 3 ship", "Ana take 3 ship die=3" },
    { "t 3 ship", "Ana take 3 ship die=3" },
    { "take 2 castle", "Ana take 2 castle die=3 workers=1" },
    { "3 take 2 castle", "Ana take 2 castle die=3 workers=1" },
    { "3 sell pink", "Ana sell pink die=3" },
    { "sell 3", "Ana sell pink die=3" },
    { "an take 3 k17", NULL },
    { "take 3 bank", "Ana take 3 bank die=3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gboolean played = pw_entry_test_enter (test, lines[i].text);

      g_test_message ("%s: %s", lines[i].text, test->refused ? test->refused->message : "played");
      g_assert_cmpint (played, ==, lines[i].played != NULL);
      g_assert_cmpuint (test->n_refused, ==, !played);
      if (!played)
        continue;
      ASSERT_LAST (test, lines[i].played);
      g_assert_true (pw_session_undo (test->session));
    }
}

static void
test_beginning_of_a_line (PwEntryTest *test, gconstpointer moment)
{
  /* Depot 3, not the third choice. */
  pw_entry_test_type (test, "take 3");
  ASSERT_LABELS (test, "1 Take a ship; 2 Take a building; 3 Take livestock");
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, -1);
  g_assert_false (pw_entry_activate (test->entry));
  g_assert_cmpuint (test->n_played, ==, 0);
  g_assert_true (pw_model_test_pick (test->entry, 1));
  ASSERT_LAST (test, "Ana take 3 ship die=3");
}

static void
test_refusal_names_the_rule (PwEntryTest *test, gconstpointer moment)
{
  const PwGame *game = pw_session_get_game (test->session);

  g_assert_false (pw_entry_test_enter (test, "take 3 castle"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpuint ((guint) test->refused->code, <, game->n_rules);
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "take 3 castle");
  g_assert_nonnull (pw_entry_get_refused (test->entry));
  g_assert_cmpint (pw_entry_get_refused (test->entry)->kind, ==, pw_game_find_kind (game, "take") - game->kinds);

  /* Until the next key. */
  pw_entry_set_text (test->entry, "take 3 castl");
  g_assert_null (pw_entry_get_refused (test->entry));

  g_assert_false (pw_entry_test_enter (test, "ben take 2 castle"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpstr (game->rules[test->refused->code].id, ==, "3.3");
  g_assert_false (pw_entry_test_enter (test, "roll 1 11 11 11"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
  g_assert_cmpuint (test->n_played, ==, 0);
}

static void
test_back_step_by_step (PwEntryTest *test, gconstpointer moment)
{
  pw_entry_test_type (test, "3 ta sh");
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "3 ta ");
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "3 ");
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
  g_assert_false (pw_entry_back (test->entry));

  pw_entry_test_type (test, "337");
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "33");

  /* First the refusal goes, and the text stays. */
  g_assert_false (pw_entry_test_enter (test, "take 3 castle"));
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "take 3 castle");
  g_assert_null (pw_entry_get_refused (test->entry));
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "take 3 ");
}

static void
test_arrows_and_clicks (PwEntryTest *test, gconstpointer moment)
{
  int notified = 0;

  g_signal_connect_swapped (test->entry, "notify::selected", G_CALLBACK (pw_model_test_count), &notified);
  /* What stands alone on the line begins as a sentence does, as a whole move does. */
  for (guint i = 0; i < g_list_model_get_n_items (pw_entry_get_choices (test->entry)); i++)
    {
      pw_entry_set_selected (test->entry, (int) i);
      g_test_message ("%s", pw_entry_get_ghost (test->entry));
      g_assert_true (g_unichar_isupper (g_utf8_get_char (pw_entry_get_ghost (test->entry))));
    }
  pw_entry_set_selected (test->entry, 0);
  notified = 0;
  pw_entry_set_selected (test->entry, 1);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "Use the 6…");
  g_assert_true (pw_entry_activate (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "6 ");
  g_assert_false (pw_model_test_pick (test->entry, 0));
  g_assert_false (pw_model_test_pick (test->entry, 9));
  g_assert_true (pw_model_test_pick (test->entry, 1));
  ASSERT_LAST (test, "Ana take 6 castle die=6");
  g_assert_true (pw_session_undo (test->session));

  /* A click after words that mean nothing still counts. */
  pw_entry_test_type (test, "xyz");
  g_assert_true (pw_model_test_pick (test->entry, 3));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
  ASSERT_LABELS (test, ACTIONS);
  g_assert_true (pw_entry_back (test->entry));
  g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "xyz");

  /* Of a list that words have narrowed, the one that is clicked. */
  pw_entry_test_type (test, "3 ta");
  g_assert_true (pw_model_test_pick (test->entry, 2));
  g_assert_true (pw_model_test_pick (test->entry, 8));
  ASSERT_LAST (test, "Ana take 3 bank die=3");
}

static void
test_ghost (PwEntryTest *test, gconstpointer moment)
{
  static const struct
  {
    const char *text, *ghost;
  } lines[] = {
    { "", "Use the 5…" },
    { "5", "place ship d5" },
    { "5 1", "place ship d5" },
    { "5 place", "ship d5" },
    { "5 place d5", "ship" },
    { "place ship d5", "die 5" },
    { "place ship d5 die=5", "" },
    { "take 2 castle", "die 1, workers 1" },
    { "zzz", "" },
    { "4", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      pw_entry_test_type (test, lines[i].text);
      g_test_message ("%s: %s", lines[i].text, pw_entry_get_ghost (test->entry));
      g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, lines[i].ghost);
    }
}

static void
test_choices_change_narrowly (PwEntryTest *test, gconstpointer moment)
{
  g_autoptr (GString) told = pw_model_test_watch (pw_entry_get_choices (test->entry));

  pw_entry_set_text (test->entry, "3");
  g_assert_cmpstr (told->str, ==, "0-3+7");
  pw_entry_set_text (test->entry, "32");
  /* No worker does anything more with what is whole. */
  pw_entry_set_text (test->entry, "32 ");
  g_assert_cmpstr (told->str, ==, "0-3+7 5-1+1");
  g_string_truncate (told, 0);
  pw_entry_set_text (test->entry, "3 sell");
  /* The one that is left can no longer be taken by its number: "sell1" is turquoise. */
  g_assert_cmpstr (told->str, ==, "0-7+1");
  g_signal_handlers_disconnect_by_data (pw_entry_get_choices (test->entry), told);
}

static void
test_pending_decision (PwEntryTest *test, gconstpointer moment)
{
  g_assert_true (pw_entry_test_enter (test, "ship d5"));
  ASSERT_LAST (test, "Ana place ship d5 die=5");
  g_assert_cmpstr (pw_entry_get_prompt (test->entry), ==, "ship: goods of which depot?");
  /* A depot, not a purchase of a ship. */
  g_assert_true (pw_entry_test_enter (test, "4"));
  ASSERT_LAST (test, "Ana ship 4");
}

static void
test_other_lines_of_the_table (PwEntryTest *test, gconstpointer moment)
{
  g_assert_true (pw_entry_test_enter (test, "phase-goods red red pink brown orange"));
  g_assert_false (pw_entry_test_enter (test, "depot 9 castle"));
  g_assert_nonnull (strstr (test->refused->message, "9"));
  g_assert_false (pw_entry_test_enter (test, "ana take 3 ship"));
  g_assert_true (test->refused->domain == PW_RULE_ERROR);
}

/* Tiles are read off the board in any order; their colours say where they lie. */
static void
test_tiles_of_a_depot (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "depot 3 bank ship pig4", "depot 3 pig4 bank ship", "depot 3 ship pig4 bank" };
  g_autofree char *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *last = NULL;

      g_assert_true (pw_entry_test_enter (test, texts[i]));
      last = pw_entry_test_last (test);
      if (first == NULL)
        first = g_strdup (last);
      g_assert_cmpstr (last, ==, first);
      g_assert_nonnull (strstr (last, "=bank"));
      g_assert_nonnull (strstr (last, "=ship"));
      g_assert_nonnull (strstr (last, "=pig4"));
      g_assert_true (pw_session_undo (test->session));
    }
  g_assert_false (pw_entry_test_enter (test, "depot 3 bank church"));
  g_assert_error (test->refused, PW_RULE_ERROR, test->refused->code);
  g_assert_false (pw_entry_test_enter (test, "depot 3 castle"));
  g_assert_error (test->refused, PW_RULE_ERROR, test->refused->code);
  /* Where the places are said they count. */
  g_assert_true (pw_entry_test_enter (test, first));
  ASSERT_LAST (test, first);
}

static void
test_goods_tile (PwEntryTest *test, gconstpointer moment)
{
  static const char *const texts[] = { "3", "pink", "pi", "goods pink", "goods 3" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *last = NULL;

      g_assert_true (pw_entry_test_enter (test, texts[i]));
      last = pw_entry_test_last (test);
      g_assert_cmpstr (last, ==, "goods pink");
      g_assert_true (pw_session_undo (test->session));
    }
  g_assert_false (pw_entry_test_enter (test, "p"));
  g_assert_error (test->refused, PW_NOTATION_ERROR, PW_NOTATION_ERROR_AMBIGUOUS);
}

static void
test_starting_goods (PwEntryTest *test, gconstpointer moment)
{
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  g_assert_true (pw_entry_test_enter (test, "123"));
  first = pw_entry_test_last (test);
  g_assert_cmpstr (first, ==, "Ana start d4 turquoise purple pink");
  g_assert_true (pw_entry_test_enter (test, "start d4 tur tur red"));
  second = pw_entry_test_last (test);
  g_assert_cmpstr (second, ==, "Ben start d4 turquoise turquoise red");
  g_assert_true (pw_entry_test_enter (test, "chiara start d4 6 5 4"));
  third = pw_entry_test_last (test);
  g_assert_cmpstr (third, ==, "Chiara start d4 red brown orange");
}

/* Another game, whose table rolls one die, offered as choices. */
static void
test_one_die_of_the_table (void)
{
  PwSession *session = pw_model_test_session ("template");
  PwEntry *entry = pw_entry_new (session);

  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (entry)), ==, 6);
  pw_entry_set_text (entry, "5");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpint (pw_history_get_move (pw_session_get_history (session), 0)->args[0], ==, 5);
  pw_entry_set_text (entry, "rest");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, 2);
  pw_entry_set_text (entry, "roll 2");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpint (pw_session_get_actor (session), ==, 1);
  g_assert_finalize_object (entry);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, moment, function) PW_ENTRY_TEST ("/entry/" path, pw_moment_##moment, function)
  ADD ("first-choice-is-ready", first_turn, test_first_choice_is_ready);
  ADD ("no-die-needed", first_turn, test_no_die_needed);
  g_test_add_func ("/entry/castle-and-goods-in-one-line", test_castle_and_goods_in_one_line);
  ADD ("four-keys-for-an-unnamed-building", first_turn, test_four_keys_for_an_unnamed_building);
  ADD ("more-than-nine", first_turn, test_more_than_nine);
  ADD ("number-that-is-not-there", first_turn, test_number_that_is_not_there);
  ADD ("words-narrow", first_turn, test_words_narrow);
  ADD ("words-before-the-die", first_turn, test_words_before_the_die);
  ADD ("notation", first_turn, test_notation);
  ADD ("beginning-of-a-line", first_turn, test_beginning_of_a_line);
  ADD ("refusal-names-the-rule", first_turn, test_refusal_names_the_rule);
  ADD ("back-step-by-step", first_turn, test_back_step_by_step);
  ADD ("arrows-and-clicks", first_turn, test_arrows_and_clicks);
  ADD ("ghost", second_turn, test_ghost);
  ADD ("choices-change-narrowly", first_turn, test_choices_change_narrowly);
  ADD ("pending-decision", second_turn, test_pending_decision);
  ADD ("other-lines-of-the-table", roll, test_other_lines_of_the_table);
  ADD ("tiles-of-a-depot", roll, test_tiles_of_a_depot);
  ADD ("goods-tile", goods, test_goods_tile);
  ADD ("starting-goods", start, test_starting_goods);
  g_test_add_func ("/entry/one-die-of-the-table", test_one_die_of_the_table);
  return g_test_run ();
}
