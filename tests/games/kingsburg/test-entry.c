/* test-entry.c: Kingsburg through the entry bar: what is typed or picked, and what it means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/kingsburg/kingsburg.h"
#include "games/pw-games.h"
#include "kit/typed.h"
#include "model/pw-score-curve.h"

static void
set_up (Typed *table, gconstpointer data)
{
  typed_open (table, &kb_game, 0);
}

/* A year begins: all take the same good, and roll. */
static void
begin (Typed *table, const char *good, const char *dice, const char *rolled)
{
  static const char *const names[] = { "Ana", "Ben", "Chiara" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *line = g_strdup_printf ("%s take %s", names[i], good);

      typed_enter (table, good, line);
    }
  if (dice)
    typed_enter (table, dice, rolled);
}

/* A year in few keys: at most four where names are not spelled out. */
static void
test_a_season_by_keys (Typed *table, gconstpointer data)
{
  typed_enter (table, "1", "Ana take gold");
  typed_enter (table, "2", "Ben take wood");
  typed_enter (table, "stone", "Chiara take stone");
  typed_enter (table, "651342111", "roll Ana=651 Ben=342 Chiara=111");
  typed_enter (table, "chiara 3", "Chiara influence 3 111");
  typed_enter (table, "19", "Ben pass");
  typed_enter (table, "12", "Ana influence 12 651");
  typed_enter (table, "2", "Ana take gold wood");
  /* That is not to build nothing. */
  typed_refuse (table, "build", NULL);
  typed_refuse (table, "bu", NULL);
  typed_enter (table, "barricade", "Chiara build barricade");
  typed_enter (table, "2", "Ben pass");
  typed_enter (table, "statue", "Ana build statue");
}

/* Tables of points name the seasons of a year. */
static void
test_rounds_have_names (Typed *table, gconstpointer data)
{
  g_autoptr (PwScoreCurve) curve = NULL;
  g_autofree char *first = NULL, *second = NULL;

  begin (table, "gold", "651342111", "roll Ana=651 Ben=342 Chiara=111");
  curve = pw_score_curve_new (pw_session_get_history (table->session));
  first = pw_score_curve_name (curve, 1);
  second = pw_score_curve_name (curve, 2);
  g_assert_cmpstr (first, ==, "I Aid from the King");
  g_assert_cmpstr (second, ==, "I Spring");
}

static void
test_dice_are_split_by_who_rolls_how_many (Typed *table, gconstpointer data)
{
  begin (table, "gold", NULL, NULL);
  pw_entry_set_text (table->entry, "651 342");
  g_assert_cmpstr (pw_entry_get_ghost (table->entry), ==, "Chiara");
  pw_entry_set_text (table->entry, "");
  typed_enter (table, "651 342 111", "roll Ana=651 Ben=342 Chiara=111");
}

static void
test_words_of_the_table (Typed *table, gconstpointer data)
{
  typed_enter (table, "take g", "Ana take gold");
  typed_enter (table, "w", "Ben take wood");
  typed_enter (table, "s", "Chiara take stone");
  typed_enter (table, "ana 651, ben 342, chiara 111", "roll Ana=651 Ben=342 Chiara=111");
  typed_enter (table, "architect", "Chiara influence 3 111");
  typed_enter (table, "influence 9 4 3 2", "Ben influence 9 432");
  typed_enter (table, "duchess 6 5 1", "Ana influence 12 651");
  typed_enter (table, "gold", "Ben take gold");
  typed_enter (table, "stone stone", "Ana take stone stone");
  typed_enter (table, "pass", "Chiara pass");
}

/* A number behind what is counted is how many, never the place in the list; brackets stand round dice as they do in the list. */
static void
test_how_many_may_stand_behind (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *line;
  } cases[] = {
    { "take wood 2", "Ana take wood wood" }, { "wood 2", "Ana take wood wood" },      { "stone 2", "Ana take stone stone" },
    { "2 wood", "Ana take wood wood" },      { "take gold 2", "Ana take gold gold" },
  };
  static const char *const open[] = { "take wood 1", "wood 1", "take wood 3", "take 2", "take stone", "take wood", "stone" };

  begin (table, "gold", "651 342 111", "roll Ana=651 Ben=342 Chiara=111");
  typed_enter (table, "(1+1+1)", "Chiara influence 3 111");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "duchess (6+5+1)", "Ana influence 12 651");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      typed_enter (table, cases[i].text, cases[i].line);
      g_assert_true (pw_session_undo (table->session));
    }
  typed_refuse_each (table, open, G_N_ELEMENTS (open));
}

/* What is not meant passes nobody's season: a letter of "for", or a sign with a letter behind it. A plus promises another die. */
static void
test_nothing_passes_by_mistake (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "f", "+p", "/f", "*p", "fo +", "1+", "1+ ", "influence 1 1+" };

  begin (table, "gold", "642 111 555", "roll Ana=642 Ben=111 Chiara=555");
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_enter (table, "2 1+1", "Ben influence 2 11");
  typed_enter (table, "p", "Ana pass");
  typed_enter (table, "5", "Chiara influence 5 5");
}

/* Several ways to one advisor: the dice are the next list. */
static void
test_dice_are_asked_where_they_differ (Typed *table, gconstpointer data)
{
  const GArray *all;

  begin (table, "gold", "642 111 555", "roll Ana=642 Ben=111 Chiara=555");
  typed_enter (table, "1", "Ben influence 1 1");
  pw_entry_set_text (table->entry, "6");
  all = pw_entry_get_all (table->entry);
  g_assert_cmpuint (all->len, ==, 2);
  pw_entry_set_text (table->entry, "");
  typed_enter (table, "6 2", "Ana influence 6 42");
}

/* Nobody influences anybody all year. */
static void
idle_until_winter (Typed *table)
{
  begin (table, "gold", NULL, NULL);
  for (guint season = 0; season < 3; season++)
    {
      typed_enter (table, "651 652 653", "roll Ana=651 Ben=652 Chiara=653");
      typed_enter (table, "pass", "Ana pass");
      typed_enter (table, "p", "Ben pass");
      typed_enter (table, "19", "Chiara pass");
    }
}

static void
test_the_enemy_is_picked (Typed *table, gconstpointer data)
{
  idle_until_winter (table);
  typed_enter (table, "goblins 3", "enemy goblins 3");
  pw_entry_set_text (table->entry, "7");
  g_assert_nonnull (strstr (pw_entry_get_problem (table->entry)->message, "One die is expected, for example 4."));
  typed_enter (table, "4", "king 4");
}

static void
test_the_enemy_is_typed_from_the_card (Typed *table, gconstpointer data)
{
  idle_until_winter (table);
  typed_enter (table, "card demons 6 any=4 building=1 win=gold", "card demons 6 any=4 building=1 win=gold");
  typed_enter (table, "king 5", "king 5");
}

static void
test_the_enemy_goes_by_its_place (Typed *table, gconstpointer data)
{
  idle_until_winter (table);
  typed_enter (table, "5", "enemy zombies 4");
}

/* 4.2: whose dice are wrong in a roll of all is said by name, also to who reads the record later. */
static void
test_a_refused_roll_names_the_player (Typed *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;
  PwMove move;

  begin (table, "gold", NULL, NULL);
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
test_groups_read_as_dice (Typed *table, gconstpointer data)
{
  GString *labels = g_string_new (NULL);
  GListModel *page;

  begin (table, "gold", "421 642 665", "roll Ana=421 Ben=642 Chiara=665");
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
  typed_enter (table, "6", "Ana influence 6 42");
}

/* Ben has 5, 2 and 2: he reaches 2, 4, 5, 7 and 9; passing is 19. */
static void
to_ben (Typed *table)
{
  begin (table, "gold", "652 522 444", "roll Ana=652 Ben=522 Chiara=444");
}

/* A number that is no choice is no other number that begins so, and no place of one: its rule refuses it. */
static void
test_numbers_that_cannot_be (Typed *table, gconstpointer data)
{
  to_ben (table);
  typed_refuse (table, "1", "5.2");
  typed_refuse (table, "6", "5.2");
  typed_refuse (table, "8", "5.2");
  typed_refuse (table, "18", "5.2");
  /* The dice that are said are those that are used. */
  typed_refuse (table, "5 2", "5.2");
  typed_refuse (table, "7 4 3", "5.2");
  /* Nor do dice alone say whom they go to: 22 is no advisor. */
  typed_refuse (table, "22", NULL);
  /* A token is not the number 2. */
  typed_refuse (table, "+2", NULL);
}

static void
test_dice_behind_the_advisor (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "4 22", "Ben influence 4 22" },    { "4 2 2", "Ben influence 4 22" },
    { "7 25", "Ben influence 7 52" },    { "7 5+2", "Ben influence 7 52" },
    { "5+2", "Ben influence 7 52" },     { "9 5 2 2", "Ben influence 9 522" },
    { "5+2+2", "Ben influence 9 522" },  { "astronomer 7", "Ben influence 7 52" },
    { "squire 2", "Ben influence 2 2" }, { "19", "Ben pass" },
  };

  to_ben (table);
  typed_each (table, cases, G_N_ELEMENTS (cases));
}

/* Dice that are joined are a group, in any order: that group, or its rule says why not, and never one of them alone. */
static void
test_joined_dice_are_a_group (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "2+5", "Ben influence 7 52" },    { "7 2+5", "Ben influence 7 52" },    { "2 + 5", "Ben influence 7 52" },
    { "2+5+2", "Ben influence 9 522" }, { "9 2+2+5", "Ben influence 9 522" }, { " 2+2 ", "Ben influence 4 22" },
  };

  to_ben (table);
  typed_each (table, cases, G_N_ELEMENTS (cases));
  typed_refuse (table, "5+5", "5.2");
  typed_refuse (table, "2+2+2", "5.2");
  typed_refuse (table, "5+1", "5.2");
  typed_refuse (table, "7 2+2", "5.2");
  typed_refuse (table, "5+2+2+5+2+2", NULL);
  /* Nobody has a white die: it is no remedy. */
  pw_entry_set_text (table->entry, "5+5");
  g_assert_null (strstr (pw_rule_error_get_remedy (pw_entry_get_problem (table->entry)), "white"));
}

static void
pass_often (Typed *table, guint n)
{
  for (guint i = 0; i < n; i++)
    typed_enter (table, "pass", NULL);
}

/* In year II Chiara, who has least, has 6, 3, 3 and a white 4; nobody says of which colour a die is that only one shows. */
static void
test_a_white_die_goes_by_its_number (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "3+4", "Chiara influence 7 3 white=4" },       { "4+3", "Chiara influence 7 3 white=4" },
    { "7 4+3", "Chiara influence 7 3 white=4" },     { "3+3+4", "Chiara influence 10 33 white=4" },
    { "3+white 4", "Chiara influence 7 3 white=4" },
  };

  begin (table, "wood", "222 333 666", "roll Ana=222 Ben=333 Chiara=666");
  typed_enter (table, "2", "Ana influence 2 2");
  typed_enter (table, "3", "Ben influence 3 3");
  /* Nobody does more, or builds; in summer and autumn, and as soldiers are recruited, nobody does anything. */
  pass_often (table, 6);
  typed_enter (table, "666 666 666", NULL);
  pass_often (table, 6);
  typed_enter (table, "666 666 666", NULL);
  pass_often (table, 8);
  typed_enter (table, "barbarians", NULL);
  typed_enter (table, "6", "king 6");
  typed_enter (table, "ana 666 ben 666 chiara 6334", NULL);
  typed_each (table, cases, G_N_ELEMENTS (cases));
  typed_refuse (table, "4+4", "5.2");
}

/* "b" may be the Barricade, or “Build nothing”, which costs nothing: neither is taken for the other. */
static void
test_costing_nothing_is_no_meaning (Typed *table, gconstpointer data)
{
  begin (table, "wood", "111 652 653", "roll Ana=111 Ben=652 Chiara=653");
  typed_enter (table, "1", "Ana influence 1 1");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_enter (table, "2", "Ana influence 2 11");
  typed_refuse (table, "b", NULL);
  typed_enter (table, "ba", "Ana build barricade");
}

/* Goods are typed as they are counted, with or without the commas; soldiers that cannot be paid are refused as soldiers. */
static void
test_goods_are_counted_as_shown (Typed *table, gconstpointer data)
{
  begin (table, "gold", NULL, NULL);
  for (guint season = 0; season < 3; season++)
    {
      typed_enter (table, "651 653 653", "roll Ana=651 Ben=653 Chiara=653");
      typed_enter (table, "12", "Ana influence 12 651");
      typed_enter (table, "pass", "Ben pass");
      typed_enter (table, "pass", "Chiara pass");
      typed_enter (table, season == 0 ? "1 gold 1 wood" : "take 1 gold 1 wood", "Ana take gold wood");
      typed_enter (table, "pass", "Ana pass");
    }
  typed_refuse (table, "8", "11.1");
  typed_refuse (table, "5", "11.1");
  typed_enter (table, "2 gold", "Ana recruit 1 gold=2");
}

/* A number in front of soldiers is theirs, and not that of what another number of them costs. */
static void
test_soldiers_are_counted (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "1 soldier 2 pay wood", "recruit 1 +2", "recruit 2 +3", "1 soldier +2" };
  PwMove move;

  begin (table, "gold", NULL, NULL);
  for (guint season = 0; season < 3; season++)
    {
      typed_enter (table, "651 653 653", "roll Ana=651 Ben=653 Chiara=653");
      typed_enter (table, season == 0 ? "pass" : "12", season == 0 ? "Ana pass" : "Ana influence 12 651");
      typed_enter (table, "pass", "Ben pass");
      typed_enter (table, "pass", "Chiara pass");
      if (season == 0)
        continue;
      typed_enter (table, "1 gold 1 wood", "Ana take gold wood");
      typed_enter (table, "pass", "Ana pass");
    }
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_refuse (table, "3 soldiers", "11.1");
  typed_refuse (table, "3 soldier", "11.1");
  pw_entry_set_text (table->entry, "1 soldiers");
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (table->entry)), ==, 1);
  g_assert_false (pw_entry_get_move (table->entry, &move));
  typed_enter (table, "recruit 2 3 gold 1 wood", "Ana recruit 2 gold=3 wood=1");
}

/* Whatever “no” begins, to deny something is not to do it. */
static void
test_what_is_denied_is_not_done (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "not pass", "no pass", "pass not", "Ana no pass", "-pass", "- pass", "pass -" };

  begin (table, "gold", "652 522 444", "roll Ana=652 Ben=522 Chiara=444");
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
  typed_enter (table, "nothing", "Ben pass");
}

/* “2 2” is the Squire with the 2, also where two ones would do. */
static void
test_a_die_alone_goes_by_what_it_shows (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "2 2", "Ana influence 2 2" },    { "2 11", "Ana influence 2 11" }, { "2 1", "Ana influence 2 11" },
    { "2 1 1", "Ana influence 2 11" }, { "2", "Ana influence 2 2" },     { "3 2 1", "Ana influence 3 21" },
  };

  begin (table, "gold", "211 654 654", "roll Ana=211 Ben=654 Chiara=654");
  typed_each (table, cases, G_N_ELEMENTS (cases));
}

/* The Smuggler lets Ana choose three goods. */
static void
test_goods_are_one_each_in_any_order (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "gold wood wood", "Ana take gold wood wood" },
    { "wood gold wood", "Ana take gold wood wood" },
    { "wood wood gold", "Ana take gold wood wood" },
    { "take gold wood wood", "Ana take gold wood wood" },
    { "take wood gold wood", "Ana take gold wood wood" },
    { "Ana take gold wood wood", "Ana take gold wood wood" },
    { "w w g", "Ana take gold wood wood" },
    { "gold gold wood", "Ana take gold gold wood" },
    { "stone wood gold", "Ana take gold wood stone" },
    { "wood wood wood", "Ana take wood wood wood" },
    { "gold 2 wood", "Ana take gold wood wood" },
    { "1 gold 2 wood", "Ana take gold wood wood" },
    { "2 gold 1 wood", "Ana take gold gold wood" },
    { "3 gold", "Ana take gold gold gold" },
  };
  static const char *const open[] = { "gold wood", "gold gold", "stone stone", "wood gold", "wood wood" };

  begin (table, "gold", "653 654 654", "roll Ana=653 Ben=654 Chiara=654");
  typed_enter (table, "14", "Ana influence 14 653");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_each (table, cases, G_N_ELEMENTS (cases));
  /* Which the third is, nobody said. */
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    typed_refuse (table, open[i], NULL);
}

/* Ana has a +2 token, and 6, 4 and 2. */
static void
to_a_token (Typed *table)
{
  typed_enter (table, "gold", "Ana take gold");
  typed_enter (table, "gold", "Ben take gold");
  typed_enter (table, "gold", "Chiara take gold");
  typed_enter (table, "431 653 654", "roll Ana=431 Ben=653 Chiara=654");
  typed_enter (table, "7", "Ana influence 7 43");
  typed_enter (table, "pass", "Ben pass");
  typed_enter (table, "pass", "Chiara pass");
  typed_enter (table, "pass", "Ana pass");
  typed_enter (table, "gold", "Ana take gold");
  typed_enter (table, "pass", "Ana pass");
  typed_enter (table, "ana 642, ben 661, chiara 661", "roll Ana=642 Ben=661 Chiara=661");
}

/* Whoever wants an advisor of two digits in another way than the cheapest finds it in a list of its own: a letter, a digit and Enter.
 * Enter alone takes none of them. */
static void
test_other_ways_are_a_letter_and_a_digit (Typed *table, gconstpointer data)
{
  static const TypedRow cases[] = {
    { "12", "Ana influence 12 642" },
    { "o1", "Ana influence 12 64 +2" },
    { "o2", "Ana influence 10 62 +2" },
    { "o 2", "Ana influence 10 62 +2" },
    { "20 2", "Ana influence 10 62 +2" },
    { "otherwise 2", "Ana influence 10 62 +2" },
    { "General (6+2 and a +2 token)", "Ana influence 10 62 +2" },
    { "10 2", "Ana influence 10 62 +2" },
    { "12 6+4 +2", "Ana influence 12 64 +2" },
    { "12 6 4 +2", "Ana influence 12 64 +2" },
    { "4+2+6", "Ana influence 12 642" },
    { "4+2+2", "Ana influence 8 42 +2" },
    { "4 + 2 + 2", "Ana influence 8 42 +2" },
    { "influence 12 6+4 +2", "Ana influence 12 64 +2" },
  };

  to_a_token (table);
  typed_each (table, cases, G_N_ELEMENTS (cases));
  typed_refuse (table, "20", NULL);
  typed_refuse (table, "o3", NULL);
  /* Nor is a token spent that nobody spoke of, beside dice that are said; but it is where no dice are, and no others reach. */
  typed_refuse (table, "swordsmith 6", "5.2");
  typed_refuse (table, "treasurer 6", "5.2");
  typed_refuse (table, "general 6 2", "5.2");
  typed_enter (table, "treasurer 6 +2", "Ana influence 8 6 +2");
}

static void
pass_until_dice (Typed *table)
{
  while (pw_session_get_actor (table->session) != PW_TABLE)
    {
      pw_entry_set_text (table->entry, "pass");
      g_assert_true (pw_entry_activate (table->entry));
    }
}

/* Whoever forgets that an advisor is taken has not given away the Envoy: he is spent by name, or by a number of his own. */
static void
test_the_envoy_is_spent_by_name (Typed *table, gconstpointer data)
{
  static const char *const texts[] = {
    "22",
    "2 envoy",
    "envoy 2",
    "22 envoy",
    "squire by envoy",
    "Squire by Envoy (2)",
    "2 king's envoy",
    "king’s envoy 2",
    "2 Kings Envoy",
    "squire king's envoy",
    "2 2 envoy",
  };

  begin (table, "gold", "666 222 333", "roll Ana=666 Ben=222 Chiara=333");
  typed_enter (table, "2", "Ben influence 2 2");
  typed_enter (table, "3", "Chiara influence 3 3");
  pass_until_dice (table);
  typed_enter (table, "ana 666, ben 222, chiara 333", "roll Ana=666 Ben=222 Chiara=333");
  pass_until_dice (table);
  typed_enter (table, "ana 221, ben 211, chiara 666", "roll Ana=221 Ben=211 Chiara=666");
  typed_enter (table, "2 2", "Ben influence 2 2");
  typed_refuse (table, "2", NULL);
  typed_refuse (table, "2 statue", NULL);
  typed_refuse (table, "2 2", "5.5");
  typed_refuse (table, "squire", "5.5");
  typed_refuse (table, "squire 2", "5.5");
  typed_refuse (table, "influence 2", "5.5");
  typed_each_is (table, texts, G_N_ELEMENTS (texts), "Ana influence 2 2 envoy");
}

/* Who does nothing says so by the word of the choice, or by another that means it: it is no claim of anything. */
static void
test_nothing_is_built (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "none", "nothing", "no", "pass", "build nothing", "build none", "NONE" };

  typed_enter (table, "1", "Ana take gold");
  typed_enter (table, "2", "Ben take wood");
  typed_enter (table, "stone", "Chiara take stone");
  typed_enter (table, "651342111", "roll Ana=651 Ben=342 Chiara=111");
  typed_enter (table, "chiara 3", "Chiara influence 3 111");
  typed_enter (table, "none", "Ben pass");
  typed_enter (table, "12", "Ana influence 12 651");
  typed_enter (table, "2", "Ana take gold wood");
  typed_each_is (table, texts, G_N_ELEMENTS (texts), "Chiara pass");
  /* A building that nobody can pay is no nothing. */
  typed_refuse (table, "build inn", "7.1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
  g_test_add ("/kingsburg/entry/a-season-by-keys", Typed, NULL, set_up, test_a_season_by_keys, typed_tear_down);
  g_test_add ("/kingsburg/entry/rounds-have-names", Typed, NULL, set_up, test_rounds_have_names, typed_tear_down);
  g_test_add ("/kingsburg/entry/dice-are-split-by-who-rolls-how-many", Typed, NULL, set_up,
              test_dice_are_split_by_who_rolls_how_many, typed_tear_down);
  g_test_add ("/kingsburg/entry/groups-read-as-dice", Typed, NULL, set_up, test_groups_read_as_dice, typed_tear_down);
  g_test_add ("/kingsburg/entry/words-of-the-table", Typed, NULL, set_up, test_words_of_the_table, typed_tear_down);
  g_test_add ("/kingsburg/entry/how-many-may-stand-behind", Typed, NULL, set_up, test_how_many_may_stand_behind, typed_tear_down);
  g_test_add ("/kingsburg/entry/nothing-passes-by-mistake", Typed, NULL, set_up, test_nothing_passes_by_mistake, typed_tear_down);
  g_test_add ("/kingsburg/entry/dice-are-asked-where-they-differ", Typed, NULL, set_up, test_dice_are_asked_where_they_differ,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-is-picked", Typed, NULL, set_up, test_the_enemy_is_picked, typed_tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-is-typed-from-the-card", Typed, NULL, set_up, test_the_enemy_is_typed_from_the_card,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/the-enemy-goes-by-its-place", Typed, NULL, set_up, test_the_enemy_goes_by_its_place,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/a-refused-roll-names-the-player", Typed, NULL, set_up, test_a_refused_roll_names_the_player,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/numbers-that-cannot-be", Typed, NULL, set_up, test_numbers_that_cannot_be, typed_tear_down);
  g_test_add ("/kingsburg/entry/dice-behind-the-advisor", Typed, NULL, set_up, test_dice_behind_the_advisor, typed_tear_down);
  g_test_add ("/kingsburg/entry/joined-dice-are-a-group", Typed, NULL, set_up, test_joined_dice_are_a_group, typed_tear_down);
  g_test_add ("/kingsburg/entry/a-white-die-goes-by-its-number", Typed, NULL, set_up, test_a_white_die_goes_by_its_number,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/costing-nothing-is-no-meaning", Typed, NULL, set_up, test_costing_nothing_is_no_meaning,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/soldiers-are-counted", Typed, NULL, set_up, test_soldiers_are_counted, typed_tear_down);
  g_test_add ("/kingsburg/entry/what-is-denied-is-not-done", Typed, NULL, set_up, test_what_is_denied_is_not_done,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/goods-are-counted-as-shown", Typed, NULL, set_up, test_goods_are_counted_as_shown,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/goods-are-one-each-in-any-order", Typed, NULL, set_up, test_goods_are_one_each_in_any_order,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/a-die-alone-goes-by-what-it-shows", Typed, NULL, set_up, test_a_die_alone_goes_by_what_it_shows,
              typed_tear_down);
  g_test_add ("/kingsburg/entry/other-ways-are-a-letter-and-a-digit", Typed, NULL, set_up,
              test_other_ways_are_a_letter_and_a_digit, typed_tear_down);
  g_test_add ("/kingsburg/entry/nothing-is-built", Typed, NULL, set_up, test_nothing_is_built, typed_tear_down);
  g_test_add ("/kingsburg/entry/the-envoy-is-spent-by-name", Typed, NULL, set_up, test_the_envoy_is_spent_by_name,
              typed_tear_down);
  return g_test_run ();
}
