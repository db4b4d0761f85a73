/* test-entry-printed.c: what is printed on a space of a route tile, asked while goods are laid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/burgundy/burgundy.h"
#include "games/pw-games.h"
#include "model/pw-entry.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
} Fixture;

/* Ana has sold a colour, and nobody has entered what is on the first space of tile 7. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "ana start d4 turquoise turquoise purple",
    "ben start d4 turquoise turquoise turquoise",
    "ana route 7 5 10 12 3",
    "depot 0 space1=ship space2=ship space3=k19 space4=k7",
    "depot 1 space1=carpenter space2=ship",
    "depot 2 space1=k22 space2=castle",
    "depot 3 space1=chicken3 space2=warehouse",
    "depot 4 space1=ship space2=watchtower",
    "depot 5 space1=mine space2=k26",
    "depot 6 space1=bank space2=pig3",
    "phase-goods brown red pink pink purple",
    "roll 5 ana=14 ben=42",
    "ana sell turquoise die=1",
  };
  g_autoptr (PwSetup) setup = pw_setup_new (pw_games_find ("burgundy"), 2);
  g_autoptr (GError) error = NULL;

  pw_setup_set_name (setup, 0, "Ana");
  pw_setup_set_name (setup, 1, "Ben");
  setup->options[CB_OPTION_ROUTES] = 1;
  fixture->session = pw_session_new (&cb_game, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    pw_model_test_play (fixture->session, lines[i]);
  fixture->entry = pw_entry_new (fixture->session);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->entry);
  g_assert_finalize_object (fixture->session);
}

static guint
cursor (Fixture *fixture)
{
  return pw_history_get_cursor (pw_session_get_history (fixture->session));
}

static char *
choice (Fixture *fixture, guint at)
{
  g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (fixture->entry), at);

  return g_strdup (item ? pw_choice_item_get_label (item) : NULL);
}

/* The prompt names the space and claims nothing of what anybody has done; a list of colours, then one of bonuses. */
static void
colour_and_bonus_are_choices (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *first, *second;
  } cases[] = {
    { "", "Turquoise", "Purple" },    { "4", "Points", "Silver" },
    { "4 1", "1 point", "2 points" }, { "4 2", "1 silver coin", "2 silver coins" },
    { "4 4", "Castle", "Mine" },
  };
  const char *prompt = pw_entry_get_prompt (fixture->entry);

  g_assert_nonnull (strstr (prompt, "Route tile 7, space 1"));
  g_assert_null (strstr (prompt, "never"));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *first = NULL, *second = NULL;

      pw_entry_set_text (fixture->entry, cases[i].text);
      first = choice (fixture, 0);
      second = choice (fixture, 1);
      g_assert_cmpstr (first, ==, cases[i].first);
      g_assert_cmpstr (second, ==, cases[i].second);
    }
}

/* Enter alone says nothing that nobody has said. */
static void
enter_invents_nothing (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "", " ", "4", "4 1", "red", "red points", "red take", "7 1" };
  guint before = cursor (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      pw_entry_set_text (fixture->entry, texts[i]);
      pw_entry_activate (fixture->entry);
      pw_entry_activate (fixture->entry);
      g_assert_cmpuint (cursor (fixture), ==, before);
      pw_entry_set_text (fixture->entry, "");
    }
}

static void
a_space_is_said_in_words (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *move;
  } cases[] = {
    { "red 3 points", "printed 7 1 red points 3" },
    { "red 2 silver", "printed 7 1 red silver 2" },
    { "red take ship", "printed 7 1 red take ship" },
    { "any black", "printed 7 1 any black" },
    { "pink any tile", "printed 7 1 pink take-any" },
    { "414", "printed 7 1 red points 4" },
    { "printed 7 1 red workers 12", "printed 7 1 red workers 12" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = NULL;

      pw_entry_set_text (fixture->entry, cases[i].text);
      g_assert_true (pw_entry_activate (fixture->entry));
      line = pw_notation_print (&cb_game, pw_session_get_setup (fixture->session),
                                pw_history_get_move (pw_session_get_history (fixture->session), cursor (fixture) - 1));
      g_assert_cmpstr (line, ==, cases[i].move);
      g_assert_true (pw_session_undo (fixture->session));
    }
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
#define ADD(path, function) g_test_add ("/entry/printed/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("colour-and-bonus-are-choices", colour_and_bonus_are_choices);
  ADD ("enter-invents-nothing", enter_invents_nothing);
  ADD ("a-space-is-said-in-words", a_space_is_said_in_words);
  return g_test_run ();
}
