/* test-pad-entry.c: what is scored on the pad and at the end, through the entry bar (14.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "kit/typed.h"
#include "model/pw-question.h"

static void
open_table (Typed *table, guint level)
{
  typed_open (table, &cc_game, level);
  table->at_once = TRUE;
}

static void
set_up_once (Typed *table, gconstpointer data)
{
  g_autoptr (PwSetup) setup = typed_setup (&cc_game, CC_LEVEL_PAD);

  setup->options[CC_OPTION_FIELDS] = CC_FIELDS_ONCE;
  typed_open_setup (table, &cc_game, setup);
  table->at_once = TRUE;
}

static void
set_up_final (Typed *table, gconstpointer data)
{
  open_table (table, CC_LEVEL_FINAL);
}

static void
set_up_pad (Typed *table, gconstpointer data)
{
  open_table (table, CC_LEVEL_PAD);
}

/* Names that begin as the words of the pad do. */
static void
set_up_names (Typed *table, gconstpointer data)
{
  static const char *const names[] = { "Cat", "Max", "Paul" };
  g_autoptr (PwSetup) setup = typed_setup (&cc_game, CC_LEVEL_PAD);

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    {
      g_free (setup->names[seat]);
      setup->names[seat] = g_strdup (names[seat]);
    }
  typed_open_setup (table, &cc_game, setup);
  table->at_once = TRUE;
}

/* 14.2: a city is at most five words and letters, a road four keys, a monastery two. */
static void
test_pad (Typed *table, gconstpointer data)
{
  typed_enter (table, "c 6 p1 a", "city 6 pennants=1 Ana=1");
  typed_enter (table, "r 4 b", "road 4 Ben=1");
  /* A letter is somebody here, and no article of what follows. */
  typed_enter (table, "c 4 o a b", "city 4 open Ana=1 Ben=1");
  typed_enter (table, "a goods wine", "Ana goods wine=1");
  typed_enter (table, "m c", "monastery Chiara=1");
  typed_enter (table, "city 8 a=2 b", "city 8 Ana=2 Ben=1");
  typed_enter (table, "r 6 a2 c", "road 6 Ana=2 Chiara=1");
  typed_enter (table, "c 8 p2 a b3 ch2", "city 8 pennants=2 Ana=1 Ben=3 Chiara=2");
  typed_enter (table, "f 3 a2p b1", "field 3 Ana=2p Ben=1");
  typed_enter (table, "ben goods w1 g2", "Ben goods wine=1 grain=2");
  typed_enter (table, "b goods wine", "Ben goods wine=1");
  typed_enter (table, "ben goods wine grain 2", "Ben goods wine=1 grain=2");
  /* Of "a 2 b" nobody knows whose the 2 are: it stands behind the name. */
  typed_refuse (table, "c 6 p1 2 a", NULL);
  typed_enter (table, "f 3 a=2p b", "field 3 Ana=2p Ben=1");
  typed_refuse (table, "f ! lost", NULL);
}

/* Nobody writes spaces in a hurry: four keys with Enter for a road, three for a monastery. What may be two things stays refused. */
static void
test_pad_without_spaces (Typed *table, gconstpointer data)
{
  typed_enter (table, "r3b", "road 3 Ben=1");
  typed_enter (table, "ma", "monastery Ana=1");
  typed_enter (table, "mchi", "monastery Chiara=1");
  typed_enter (table, "c6p1a", "city 6 pennants=1 Ana=1");
  typed_enter (table, "C6P1A", "city 6 pennants=1 Ana=1");
  typed_enter (table, "c6ab", "city 6 Ana=1 Ben=1");
  typed_enter (table, "c6 ab", "city 6 Ana=1 Ben=1");
  typed_enter (table, "c10p2ana2b3", "city 10 pennants=2 Ana=2 Ben=3");
  typed_enter (table, "city6a2b", "city 6 Ana=2 Ben=1");
  typed_enter (table, "r4ob", "road 4 open Ben=1");
  typed_enter (table, "m5oc", "monastery 5 open Chiara=1");
  typed_enter (table, "f3a2pb", "field 3 Ana=2p Ben=1");
  typed_refuse (table, "r3x", NULL);
  typed_refuse (table, "mz", NULL);
  typed_refuse (table, "c1a", "14.2");
}

/* Before Enter the only choice says what a line of the pad was understood as, and what it scores (14.2). */
static void
test_pad_shows_the_line (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *label;
  } cases[] = {
    { "c6p1a", "City of 6 tiles with 1 pennant: Ana. Ana 14" },
    { "c 5 p1 b c", "City of 5 tiles with 1 pennant: Ben, Chiara. Ben 12, Chiara 12" },
    { "r3b", "Road of 3 tiles: Ben. Ben 3" },
    { "ma", "Monastery with 9 tiles: Ana. Ana 9" },
    { "ben goods w1 g2", "Ben takes 1 wine, 2 grain" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GListModel *choices = pw_entry_get_choices (table->entry);
      g_autoptr (PwChoiceItem) item = NULL;
      g_autofree char *question = NULL;

      pw_entry_set_text (table->entry, cases[i].text);
      g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 1);
      item = g_list_model_get_item (choices, 0);
      g_assert_cmpstr (pw_choice_item_get_label (item), ==, cases[i].label);
      g_assert_cmpint (pw_entry_get_selected (table->entry), ==, 0);
      question = pw_question_new (table->entry);
      g_assert_cmpstr (question, ==, "What is scored: city 6 p1 and a name");
    }
  pw_entry_set_text (table->entry, "r 3");
  g_assert_cmpint (pw_entry_get_selected (table->entry), ==, -1);
}

/* A letter that could be a player's too is the sort in front of a number, or of a player, and the player in front of a verb; p and a number are
 * pennants (14.2). */
static void
test_letters_of_names (Typed *table, gconstpointer data)
{
  typed_enter (table, "m m", "monastery Max=1");
  typed_enter (table, "m c", "monastery Cat=1");
  typed_enter (table, "m cat", "monastery Cat=1");
  typed_enter (table, "c 6 c", "city 6 Cat=1");
  typed_enter (table, "c 6 p1 p", "city 6 pennants=1 Paul=1");
  typed_enter (table, "c 6 p=2 m", "city 6 Max=1 Paul=2");
  typed_enter (table, "c 6 p2 pa2 m3", "city 6 pennants=2 Max=3 Paul=2");
  typed_enter (table, "c goods w1", "Cat goods wine=1");
  typed_enter (table, "m goods g2", "Max goods grain=2");
  typed_enter (table, "m points 3 ! forgotten", "Max points 3 ! \"forgotten\"");
  /* "op" begins open too; a row is somebody's. */
  typed_enter (table, "m7op", "monastery 7 open Paul=1");
  typed_enter (table, "r4op", "road 4 open Paul=1");
  typed_enter (table, "c4p1op", "city 4 pennants=1 open Paul=1");
  typed_enter (table, "c4opm", "city 4 open Max=1 Paul=1");
  typed_enter (table, "c4op m", "city 4 open Max=1");
}

/* What is wrong with a line is the word that nobody understands, not the one it begins with. */
static void
test_pad_blames_the_word (Typed *table, gconstpointer data)
{
  static const struct
  {
    const char *text, *said;
  } cases[] = {
    { "c 3 zoe", "“zoe” is not understood behind “c 3”." },
    { "c 3 q5 a", "“q5” is not understood behind “c 3”." },
    { "f 3 a=x", "“a=x” is not understood behind “f 3”." },
    { "zz 3 a", "“zz” names nothing that can be done now. For example: “Final scoring”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      typed_refuse (table, cases[i].text, NULL);
      g_assert_cmpstr (pw_entry_get_problem (table->entry)->message, ==, cases[i].said);
    }
}

/* There is nothing else to choose on the pad than the end: Enter alone, or one word, asks first. */
static void
test_pad_ends_when_it_is_meant (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "", "f", "finish" };
  const PwHistory *history = pw_session_get_history (table->session);

  typed_enter (table, "c 6 p1 a", "city 6 pennants=1 Ana=1");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint before = pw_history_get_cursor (history);

      pw_entry_set_text (table->entry, texts[i]);
      g_assert_false (pw_entry_activate (table->entry));
      g_assert_cmpuint (pw_history_get_cursor (history), ==, before);
      g_assert_true (pw_entry_activate (table->entry));
      g_assert_cmpuint (pw_history_get_cursor (history), ==, before + 1);
      g_assert_true (pw_session_undo (table->session));
    }
}

/* Where each city counts once for a player, cities are named by letters; a player's whole name is no letters (14.4). */
static void
test_cities_by_letters (Typed *table, gconstpointer data)
{
  static const char *const texts[] = { "field ben ana", "f ben", "b 3", "c", "r a 4", "field aa ben", "field 3 abd ana" };

  typed_enter (table, "f abd a", "field abd Ana=1");
  typed_enter (table, "field nab b=2p c", "field abn Ben=2p Chiara=1");
  typed_refuse_each (table, texts, G_N_ELEMENTS (texts));
}

/* One letter is a sort or a player (12.3), and no tile that is out of the game. */
static void
test_final (Typed *table, gconstpointer data)
{
  static const char *const letters[] = { "a", "b", "c", "r", "v", "a 2" };

  typed_refuse_each (table, letters, G_N_ELEMENTS (letters));
  typed_enter (table, "f 3 a", "field 3 Ana=1");
  typed_enter (table, "gone v 1", "gone ffrr 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pw_games_init ();
#define ADD(path, set, func) g_test_add ("/carcassonne/pad-entry/" path, Typed, NULL, set, func, typed_tear_down)
  ADD ("pad", set_up_pad, test_pad);
  ADD ("pad-shows-the-line", set_up_pad, test_pad_shows_the_line);
  ADD ("pad-without-spaces", set_up_pad, test_pad_without_spaces);
  ADD ("letters-of-names", set_up_names, test_letters_of_names);
  ADD ("pad-blames-the-word", set_up_pad, test_pad_blames_the_word);
  ADD ("pad-ends-when-it-is-meant", set_up_pad, test_pad_ends_when_it_is_meant);
  ADD ("final", set_up_final, test_final);
  ADD ("cities-by-letters", set_up_once, test_cities_by_letters);
  return g_test_run ();
}
