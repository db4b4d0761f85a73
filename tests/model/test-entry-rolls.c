/* test-entry-rolls.c: dice that are typed: in which order, of whom, and what is wrong with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"

static void
test_a_roll_in_many_ways (PwEntryTest *test, gconstpointer moment)
{
  static const char *const rolls[] = {
    "4362251",
    "4 36 22 51",
    "4 3 6 2 2 5 1",
    "4, 36, 22, 51",
    " 4 36 22 51 ",
    "roll 4 36 22 51",
    "white 4, ana 3 6, ben 2 2, chiara 5 1",
    "roll 4 ana=36 ben=22 chiara=51",
    "white 4 a 36 b 22 c 51",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_autofree char *line = NULL;

      if (!pw_entry_test_enter (test, rolls[i]))
        g_error ("“%s” was refused: %s", rolls[i], test->refused ? test->refused->message : "without a word");
      line = pw_entry_test_last (test);
      g_assert_cmpstr (line, ==, "roll 4 Ana=36 Ben=22 Chiara=51");
      g_assert_cmpstr (pw_entry_get_text (test->entry), ==, "");
      g_assert_cmpuint (test->n_played, ==, 1);
      g_assert_cmpuint (test->n_refused, ==, 0);
      g_assert_true (pw_session_undo (test->session));
    }
  g_assert_cmpint (test->n_refused, ==, 0);
}

static void
test_wrong_dice (PwEntryTest *test, gconstpointer moment)
{
  static const struct
  {
    const char *text;
    int code; /* -1: whatever */
    const char *says;
  } cases[] = {
    { "0362251", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "4367251", PW_NOTATION_ERROR_RANGE, "1 to 6" },
    { "4 36 22", PW_NOTATION_ERROR_MISSING, "Chiara" },
    { "436225", PW_NOTATION_ERROR_MISSING, "Chiara" },
    { "4", PW_NOTATION_ERROR_MISSING, "Ana" },
    { "", PW_NOTATION_ERROR_MISSING, "Ana" },
    { "43622511", PW_NOTATION_ERROR_EXCESS, "Ben" },
    { "4 365 2 51", -1, "Ana" },
    { "four", PW_NOTATION_ERROR_UNKNOWN, "Ana" },
    { "white 4, ana 3 6, dora 2 2", -1, "dora" },
    { "ana 9 9", -1, "1 to 6" },
    { "4 36 22 5x", -1, "Chiara" },
    { "-4", -1, "Ana" },
    { "4.5", -1, "Ana" },
    { "４３６２２５１", -1, "Ana" }, /* wide digits */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint before = pw_history_get_cursor (pw_session_get_history (test->session));

      test->n_refused = 0;
      pw_entry_set_text (test->entry, "");
      g_assert_false (pw_entry_test_enter (test, cases[i].text));
      g_assert_cmpint (test->n_refused, >=, 1);
      g_assert_true (test->refused->domain == PW_NOTATION_ERROR);
      if (cases[i].code >= 0 && test->refused->code != cases[i].code)
        g_error ("“%s” gave code %d: %s", cases[i].text, test->refused->code, test->refused->message);
      if (!strstr (test->refused->message, cases[i].says))
        g_error ("“%s” does not say “%s”: %s", cases[i].text, cases[i].says, test->refused->message);
      g_assert_cmpstr (pw_entry_get_text (test->entry), ==, cases[i].text);
      g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (test->session)), ==, before);
    }
  g_assert_cmpint (test->n_played, ==, 0);
}

static void
test_whose_dice_are_next (PwEntryTest *test, gconstpointer moment)
{
  g_assert_cmpint (pw_entry_get_selected (test->entry), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (pw_entry_get_choices (test->entry)), ==, 0);
  g_assert_cmpstr (pw_entry_get_prompt (test->entry), !=, "");
  pw_entry_set_text (test->entry, "4 36");
  g_assert_null (strstr (pw_entry_get_ghost (test->entry), "Ana"));
  g_assert_nonnull (strstr (pw_entry_get_ghost (test->entry), "Ben"));
  pw_entry_set_text (test->entry, "4 36 22 51");
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "");
}

/* Ben is ahead on the bridge in the second round: his dice come first, as his chip does. */
static void
test_dice_come_in_turn_order (PwEntryTest *test, gconstpointer moment)
{
  static const char *const lines[] = { "roll 4 Ana=36 Ben=22 Chiara=51",
                                       "goods pink",
                                       "ana workers die=3",
                                       "ana workers die=6",
                                       "ben take 3 ship die=2 workers=1",
                                       "ben place ship f3 die=2 ! so",
                                       "ben ship 4",
                                       "chiara workers die=5",
                                       "chiara workers die=1",
                                       NULL };
  g_autofree char *line = NULL;
  PwDiceOwner owners[PW_MAX_ARGS];
  guint n_owners;

  for (guint i = 0; lines[i]; i++)
    pw_model_test_play (test->session, lines[i]);
  g_assert_cmpint (pw_entry_get_dice (test->entry, owners, &n_owners), >=, 0);
  g_assert_cmpuint (n_owners, ==, 4);
  g_assert_cmpint (owners[0].seat, ==, PW_TABLE);
  g_assert_cmpint (owners[1].seat, ==, 1);
  g_assert_cmpint (owners[2].seat, ==, 0);
  g_assert_cmpint (owners[3].seat, ==, 2);
  pw_entry_set_text (test->entry, "1 36");
  g_assert_cmpstr (pw_entry_get_ghost (test->entry), ==, "Ana, Chiara");
  g_assert_true (pw_entry_test_enter (test, "1 36 22 51"));
  line = pw_entry_test_last (test);
  g_assert_cmpstr (line, ==, "roll 1 Ana=22 Ben=36 Chiara=51");
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  PW_ENTRY_TEST ("/entry/rolls/a-roll-in-many-ways", pw_moment_roll, test_a_roll_in_many_ways);
  PW_ENTRY_TEST ("/entry/rolls/wrong-dice", pw_moment_roll, test_wrong_dice);
  PW_ENTRY_TEST ("/entry/rolls/whose-dice-are-next", pw_moment_roll, test_whose_dice_are_next);
  PW_ENTRY_TEST ("/entry/rolls/dice-come-in-turn-order", pw_moment_roll, test_dice_come_in_turn_order);
  return g_test_run ();
}
