/* test-entry.c: Kingsburg through the entry bar: what is typed or picked, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-notation.h"
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "model/pw-entry.h"
#include "model/pw-score-curve.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
} Table;

static void
set_up (Table *table, gconstpointer data)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };
  g_autoptr (PwSetup) setup = pw_setup_new (&kb_game, 3);

  for (guint seat = 0; seat < 3; seat++)
    pw_setup_set_name (setup, seat, names[seat]);
  table->session = pw_session_new (&kb_game, setup, NULL);
  table->entry = pw_entry_new (table->session);
}

static void
tear_down (Table *table, gconstpointer data)
{
  g_assert_finalize_object (table->entry);
  g_assert_finalize_object (table->session);
}

static char *
last_line (Table *table)
{
  const PwHistory *history = pw_session_get_history (table->session);

  return pw_notation_print (&kb_game, pw_history_get_setup (history),
                            pw_history_get_move (history, pw_history_get_cursor (history) - 1));
}

/* Types @text, key by key, and Enter; the log says @line then. */
static void
enter (Table *table, const char *text, const char *line)
{
  g_autofree char *found = NULL;

  pw_entry_set_text (table->entry, "");
  for (const char *p = text; *p; p++)
    {
      g_autofree char *typed = g_strndup (text, (gsize) (p - text) + 1);

      pw_entry_set_text (table->entry, typed);
    }
  if (!pw_entry_activate (table->entry))
    g_error ("“%s” is not taken; asked is: %s", text, pw_entry_get_prompt (table->entry));
  found = last_line (table);
  g_assert_cmpstr (found, ==, line);
}

static void
keep_error (GError **kept, const GError *error)
{
  g_clear_error (kept);
  *kept = g_error_copy (error);
}

/* A year in few keys: at most four where names are not spelled out. */
static void
test_a_season_by_keys (Table *table, gconstpointer data)
{
  enter (table, "1", "Ana take gold");
  enter (table, "2", "Ben take wood");
  enter (table, "stone", "Chiara take stone");
  enter (table, "651342111", "roll Ana=651 Ben=342 Chiara=111");
  enter (table, "chiara 3", "Chiara influence 3 111");
  enter (table, "19", "Ben pass");
  enter (table, "12", "Ana influence 12 651");
  enter (table, "2", "Ana take gold wood");
  enter (table, "barricade", "Chiara build barricade");
  enter (table, "2", "Ben pass");
  enter (table, "statue", "Ana build statue");
}

/* Tables of points name the seasons of a year. */
static void
test_rounds_have_names (Table *table, gconstpointer data)
{
  g_autoptr (PwScoreCurve) curve = NULL;
  g_autofree char *first = NULL, *second = NULL;

  enter (table, "1", "Ana take gold");
  enter (table, "1", "Ben take gold");
  enter (table, "1", "Chiara take gold");
  enter (table, "651342111", "roll Ana=651 Ben=342 Chiara=111");
  curve = pw_score_curve_new (pw_session_get_history (table->session));
  first = pw_score_curve_name (curve, 1);
  second = pw_score_curve_name (curve, 2);
  g_assert_cmpstr (first, ==, "I Aid from the King");
  g_assert_cmpstr (second, ==, "I Spring");
}

static void
test_dice_are_split_by_who_rolls_how_many (Table *table, gconstpointer data)
{
  enter (table, "1", "Ana take gold");
  enter (table, "1", "Ben take gold");
  enter (table, "1", "Chiara take gold");
  pw_entry_set_text (table->entry, "651 342");
  g_assert_cmpstr (pw_entry_get_ghost (table->entry), ==, "Chiara");
  pw_entry_set_text (table->entry, "");
  enter (table, "651 342 111", "roll Ana=651 Ben=342 Chiara=111");
}

static void
test_words_of_the_table (Table *table, gconstpointer data)
{
  enter (table, "take g", "Ana take gold");
  enter (table, "w", "Ben take wood");
  enter (table, "s", "Chiara take stone");
  enter (table, "ana 651, ben 342, chiara 111", "roll Ana=651 Ben=342 Chiara=111");
  enter (table, "architect", "Chiara influence 3 111");
  enter (table, "influence 9 4 3 2", "Ben influence 9 432");
  enter (table, "duchess 6 5 1", "Ana influence 12 651");
  enter (table, "gold", "Ben take gold");
  enter (table, "stone stone", "Ana take stone stone");
  enter (table, "pass", "Chiara pass");
}

/* Several ways to one advisor: the dice are the next list. */
static void
test_dice_are_asked_where_they_differ (Table *table, gconstpointer data)
{
  const GArray *all;

  enter (table, "1", "Ana take gold");
  enter (table, "1", "Ben take gold");
  enter (table, "1", "Chiara take gold");
  enter (table, "642 111 555", "roll Ana=642 Ben=111 Chiara=555");
  enter (table, "1", "Ben influence 1 1");
  pw_entry_set_text (table->entry, "6");
  all = pw_entry_get_all (table->entry);
  g_assert_cmpuint (all->len, ==, 2);
  pw_entry_set_text (table->entry, "");
  enter (table, "6 2", "Ana influence 6 42");
}

/* Nobody influences anybody all year. */
static void
idle_until_winter (Table *table)
{
  enter (table, "gold", "Ana take gold");
  enter (table, "gold", "Ben take gold");
  enter (table, "gold", "Chiara take gold");
  for (guint season = 0; season < 3; season++)
    {
      enter (table, "651 652 653", "roll Ana=651 Ben=652 Chiara=653");
      enter (table, "pass", "Ana pass");
      enter (table, "p", "Ben pass");
      enter (table, "19", "Chiara pass");
    }
}

static void
test_the_enemy_is_picked (Table *table, gconstpointer data)
{
  idle_until_winter (table);
  enter (table, "goblins 3", "enemy goblins 3");
  enter (table, "4", "king 4");
}

static void
test_the_enemy_is_typed_from_the_card (Table *table, gconstpointer data)
{
  idle_until_winter (table);
  enter (table, "card demons 6 any=4 building=1 win=gold", "card demons 6 any=4 building=1 win=gold");
  enter (table, "king 5", "king 5");
}

static void
test_the_enemy_goes_by_its_place (Table *table, gconstpointer data)
{
  idle_until_winter (table);
  enter (table, "5", "enemy zombies 4");
}

/* 4.2: whose dice are wrong in a roll of all is said by name, also to who reads the record later. */
static void
test_a_refused_roll_names_the_player (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  PwMove move;

  enter (table, "1", "Ana take gold");
  enter (table, "1", "Ben take gold");
  enter (table, "1", "Chiara take gold");
  pw_move_init (&move, KB_KIND_ROLL, PW_TABLE);
  for (guint seat = 0; seat < 3; seat++)
    move.args[seat] = pw_dice_pack ((const guint8[]){ 6, 5, 1, 1 }, seat == 1 ? 4 : 3);
  g_assert_false (pw_session_play (table->session, &move, &error));
  g_assert_error (error, PW_RULE_ERROR, pw_game_find_rule (&kb_game, "4.2"));
  g_assert_true (g_str_has_prefix (error->message, "Ben: 3 dice "));
  g_assert_nonnull (pw_rule_error_get_remedy (error));
  /* The name is said once, however often the error is passed on. */
  again = g_error_copy (error);
  pw_setup_name_refusal (pw_session_get_setup (table->session), again);
  g_assert_cmpstr (again->message, ==, error->message);
}

/* Dice that go to an advisor together read as such, and are typed as they read. */
static void
test_groups_read_as_dice (Table *table, gconstpointer data)
{
  GString *labels = g_string_new (NULL);
  GListModel *page;

  enter (table, "1", "Ana take gold");
  enter (table, "1", "Ben take gold");
  enter (table, "1", "Chiara take gold");
  enter (table, "421 642 665", "roll Ana=421 Ben=642 Chiara=665");
  pw_entry_set_text (table->entry, "6");
  page = pw_entry_get_choices (table->entry);
  for (guint i = 0; i < g_list_model_get_n_items (page); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (page, i);

      g_string_append_printf (labels, "%s; ", pw_choice_item_get_label (item));
    }
  g_assert_nonnull (strstr (labels->str, "4+2"));
  g_assert_null (strstr (labels->str, "4, 2"));
  g_string_free (labels, TRUE);
  enter (table, "6", "Ana influence 6 42");
}

/* Types @text and Enter; nothing is played, and rule @rule says why (NULL: what is typed is asked about). */
static void
refuse (Table *table, const char *text, const char *rule)
{
  guint before = pw_history_get_cursor (pw_session_get_history (table->session));
  GError *refused = NULL;
  gulong handler = g_signal_connect_swapped (table->entry, "refused", G_CALLBACK (keep_error), &refused);

  pw_entry_set_text (table->entry, text);
  g_assert_false (pw_entry_activate (table->entry));
  g_signal_handler_disconnect (table->entry, handler);
  g_test_message ("%s: %s", text, refused ? refused->message : "asked");
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (table->session)), ==, before);
  if (rule)
    g_assert_error (refused, PW_RULE_ERROR, pw_game_find_rule (&kb_game, rule));
  g_clear_error (&refused);
}

/* Ben has 5, 2 and 2: he reaches 2, 4, 5, 7 and 9; passing is 19. */
static void
to_ben (Table *table)
{
  enter (table, "gold", "Ana take gold");
  enter (table, "gold", "Ben take gold");
  enter (table, "gold", "Chiara take gold");
  enter (table, "652 522 444", "roll Ana=652 Ben=522 Chiara=444");
}

/* A number that is no choice is no other number that begins so, and no place of one: its rule refuses it. */
static void
test_numbers_that_cannot_be (Table *table, gconstpointer data)
{
  to_ben (table);
  refuse (table, "1", "5.2");
  refuse (table, "6", "5.2");
  refuse (table, "8", "5.2");
  refuse (table, "18", "5.2");
  /* The dice that are said are those that are used. */
  refuse (table, "5 2", "5.2");
  refuse (table, "7 4 3", "5.2");
  /* A token is not the number 2. */
  refuse (table, "+2", NULL);
}

static void
test_dice_behind_the_advisor (Table *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "4 22", "Ben influence 4 22" },    { "4 2 2", "Ben influence 4 22" },
    { "7 25", "Ben influence 7 52" },    { "7 5+2", "Ben influence 7 52" },
    { "5+2", "Ben influence 7 52" },     { "9 5 2 2", "Ben influence 9 522" },
    { "5+2+2", "Ben influence 9 522" },  { "astronomer 7", "Ben influence 7 52" },
    { "squire 2", "Ben influence 2 2" }, { "19", "Ben pass" },
  };

  to_ben (table);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      enter (table, cases[i].text, cases[i].line);
      g_assert_true (pw_session_undo (table->session));
    }
}

/* "b" may be the Barricade, or “Build nothing”, which costs nothing: neither is taken for the other. */
static void
test_costing_nothing_is_no_meaning (Table *table, gconstpointer data)
{
  enter (table, "wood", "Ana take wood");
  enter (table, "wood", "Ben take wood");
  enter (table, "wood", "Chiara take wood");
  enter (table, "111 652 653", "roll Ana=111 Ben=652 Chiara=653");
  enter (table, "1", "Ana influence 1 1");
  enter (table, "pass", "Ben pass");
  enter (table, "pass", "Chiara pass");
  enter (table, "2", "Ana influence 2 11");
  refuse (table, "b", NULL);
  enter (table, "ba", "Ana build barricade");
}

/* Goods are typed as they are counted, with or without the commas; soldiers that cannot be paid are refused as soldiers. */
static void
test_goods_are_counted_as_shown (Table *table, gconstpointer data)
{
  enter (table, "gold", "Ana take gold");
  enter (table, "gold", "Ben take gold");
  enter (table, "gold", "Chiara take gold");
  for (guint season = 0; season < 3; season++)
    {
      enter (table, "651 653 653", "roll Ana=651 Ben=653 Chiara=653");
      enter (table, "12", "Ana influence 12 651");
      enter (table, "pass", "Ben pass");
      enter (table, "pass", "Chiara pass");
      enter (table, season == 0 ? "1 gold 1 wood" : "take 1 gold 1 wood", "Ana take gold wood");
      enter (table, "pass", "Ana pass");
    }
  refuse (table, "8", "11.1");
  refuse (table, "5", "11.1");
  enter (table, "2 gold", "Ana recruit 1 gold=2");
}

/* “2 2” is the Squire with the 2, also where two ones would do. */
static void
test_a_die_alone_goes_by_what_it_shows (Table *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "2 2", "Ana influence 2 2" },    { "2 11", "Ana influence 2 11" }, { "2 1", "Ana influence 2 11" },
    { "2 1 1", "Ana influence 2 11" }, { "2", "Ana influence 2 2" },     { "3 2 1", "Ana influence 3 21" },
  };

  enter (table, "gold", "Ana take gold");
  enter (table, "gold", "Ben take gold");
  enter (table, "gold", "Chiara take gold");
  enter (table, "211 654 654", "roll Ana=211 Ben=654 Chiara=654");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      enter (table, cases[i].text, cases[i].line);
      g_assert_true (pw_session_undo (table->session));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add ("/kingsburg/entry/a-season-by-keys", Table, NULL, set_up, test_a_season_by_keys, tear_down);
  g_test_add ("/kingsburg/entry/rounds-have-names", Table, NULL, set_up, test_rounds_have_names, tear_down);
  g_test_add ("/kingsburg/entry/dice-are-split-by-who-rolls-how-many", Table, NULL, set_up,
              test_dice_are_split_by_who_rolls_how_many, tear_down);
  g_test_add ("/kingsburg/entry/groups-read-as-dice", Table, NULL, set_up, test_groups_read_as_dice, tear_down);
  g_test_add ("/kingsburg/entry/words-of-the-table", Table, NULL, set_up, test_words_of_the_table, tear_down);
  g_test_add ("/kingsburg/entry/dice-are-asked-where-they-differ", Table, NULL, set_up, test_dice_are_asked_where_they_differ,
              tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-is-picked", Table, NULL, set_up, test_the_enemy_is_picked, tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-is-typed-from-the-card", Table, NULL, set_up, test_the_enemy_is_typed_from_the_card,
              tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-goes-by-its-place", Table, NULL, set_up, test_the_enemy_goes_by_its_place, tear_down);
  g_test_add ("/kingsburg/entry/a-refused-roll-names-the-player", Table, NULL, set_up, test_a_refused_roll_names_the_player,
              tear_down);
  g_test_add ("/kingsburg/entry/numbers-that-cannot-be", Table, NULL, set_up, test_numbers_that_cannot_be, tear_down);
  g_test_add ("/kingsburg/entry/dice-behind-the-advisor", Table, NULL, set_up, test_dice_behind_the_advisor, tear_down);
  g_test_add ("/kingsburg/entry/costing-nothing-is-no-meaning", Table, NULL, set_up, test_costing_nothing_is_no_meaning,
              tear_down);
  g_test_add ("/kingsburg/entry/goods-are-counted-as-shown", Table, NULL, set_up, test_goods_are_counted_as_shown, tear_down);
  g_test_add ("/kingsburg/entry/a-die-alone-goes-by-what-it-shows", Table, NULL, set_up, test_a_die_alone_goes_by_what_it_shows,
              tear_down);
  return g_test_run ();
}
