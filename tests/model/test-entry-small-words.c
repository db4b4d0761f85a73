/* test-entry-small-words.c: “the ship from depot 1”, “castle on e3”: small words in front of a thing, a place, and where it comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/burgundy/cb-kind.h"

/* A bank lies in depot 1 alone, a ship in two; Ana has the dice 3 and 6. */
static const char *const moment_depots[] = {
  PW_MOMENT_STARTS, "depot 1 bank ship k3", "depot 3 sheep3 market ship", "depot 6 market cow3 castle", "roll 4 36 22 51", "goods pink", NULL,
};

/* She has the dice 1 and 3: a ship lies in depot 1, and in depot 3, which costs no worker either. */
static const char *const moment_cheap[] = {
  PW_MOMENT_STARTS, "depot 1 bank ship k3", "depot 3 sheep3 market ship", "depot 6 market cow3 castle", "roll 4 13 22 51", "goods pink", NULL,
};

static void
in_front_of_a_thing (PwEntryTest *test, gconstpointer data)
{
  static const PwEntryTestRow cases[] = {
    { "a castle", "Ana take 6 castle die=6" },       { "take the castle", "Ana take 6 castle die=6" },
    { "6 the castle", "Ana take 6 castle die=6" },   { "The sheep", "Ana take 3 sheep3 die=3" },
    { "take a sheep 3", "Ana take 3 sheep3 die=3" }, { "Take sheep 3", "Ana take 3 sheep3 die=3" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  /* What nobody knows has no article either, and an article alone is nothing. */
  g_assert_false (pw_entry_test_enter (test, "a zzzz"));
  g_assert_false (pw_entry_test_enter (test, "the"));
}

/* With one die used the turn can be ended: an article says nothing of that, and the whole words do. */
static void
nothing_alone (PwEntryTest *test, gconstpointer data)
{
  static const char *const texts[] = { "the", "the ", "a", "an" };
  static const PwEntryTestRow cases[] = { { "end the turn", "Ana end" }, { "end turn", "Ana end" } };
  PwMove move;

  pw_entry_set_text (test->entry, "take the castle");
  g_assert_true (pw_entry_activate (test->entry));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      pw_entry_test_type (test, texts[i]);
      g_assert_false (pw_entry_get_move (test->entry, &move) && move.kind == CB_KIND_END);
    }
  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

static void
in_front_of_a_place (PwEntryTest *test, gconstpointer data)
{
  static const PwEntryTestRow cases[] = {
    { "ship on d3", "Ana place ship d3 die=1 workers=1" },
    { "place the ship on d3", "Ana place ship d3 die=1 workers=1" },
    { "the ship at d3", "Ana place ship d3 die=1 workers=1" },
    { "1 ship to the d3", "Ana place ship d3 die=1 workers=1" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  pw_entry_test_assert_rule (test, "a mine on e3", "4.3b");
  pw_entry_test_assert_rule (test, "the ship on e3", "5.1");
  g_assert_false (pw_entry_test_enter (test, "ship on on"));
  g_assert_false (pw_entry_test_enter (test, "on ship"));
}

static void
from_where (PwEntryTest *test, gconstpointer data)
{
  static const PwEntryTestRow cases[] = {
    { "the ship from depot 3", "Ana take 3 ship die=3" },       { "ship from the depot 3", "Ana take 3 ship die=3" },
    { "take a ship from 3", "Ana take 3 ship die=3" },          { "from 3 a ship", "Ana take 3 ship die=3" },
    { "from depot 3, the ship", "Ana take 3 ship die=3" },      { "the castle from 6", "Ana take 6 castle die=6" },
    { "bank from depot 1", "Ana take 1 bank die=6 workers=1" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
  pw_entry_test_assert_rule (test, "the bank from depot 6", "4.3a");
  pw_entry_test_assert_rule (test, "castle from 1", "4.3a");
  /* What lies there is listed, and nothing of another depot; there is no ninth. */
  g_assert_false (pw_entry_test_enter (test, "from the depot 6"));
  for (guint i = 0; i < g_list_model_get_n_items (pw_entry_get_choices (test->entry)); i++)
    {
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (test->entry), i);

      g_assert_null (strstr (pw_choice_item_get_label (item), "ship"));
    }
  g_assert_false (pw_entry_test_enter (test, "from 9"));
  g_assert_false (pw_entry_test_enter (test, "ship from"));
}

/* Nobody pays a worker who need not: the 1 behind "from" is no die that was not meant. */
static void
from_where_it_costs_nothing (PwEntryTest *test, gconstpointer data)
{
  static const PwEntryTestRow cases[] = {
    { "take ship from 1", "Ana take 1 ship die=1" },
    { "take ship from 3", "Ana take 3 ship die=3" },
  };

  pw_entry_test_each (test, cases, G_N_ELEMENTS (cases));
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, moment, function) PW_ENTRY_TEST ("/entry/small-words/" path, moment_##moment, function)
  ADD ("in-front-of-a-thing", depots, in_front_of_a_thing);
  ADD ("nothing-alone", depots, nothing_alone);
  PW_ENTRY_TEST ("/entry/small-words/in-front-of-a-place", pw_moment_second_turn, in_front_of_a_place);
  ADD ("from-where", depots, from_where);
  ADD ("from-where-it-costs-nothing", cheap, from_where_it_costs_nothing);
  return g_test_run ();
}
