/* test-any-time.c: what people enter that waits for nobody's turn, and what may be done whatever is asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-entry.h"

typedef struct
{
  PwSession *session;
  PwEntry *entry;
  GError *error;                /* of the last "refused" */
} Fixture;

static void
on_refused (PwEntry *entry, const GError *error, Fixture *fixture)
{
  g_clear_error (&fixture->error);
  fixture->error = g_error_copy (error);
}

/* Ben's turn; Ana has shield 6 and has not chosen anybody. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "ana start d4 1 2 3",
    "ben start d4 4 5 6",
    "chiara start d4 1 1 4",
    "roll 4 36 22 51",
    "goods 3",
    "ana crest 6 on=d4 ! for the test",
    "ben hex c4 14 ! for the test",
    "ana workers die=3",
    "ana workers die=6",
    "ana end",
  };
  const PwGame *game = pw_games_find ("burgundy");
  g_autoptr (PwSetup) setup = pw_model_test_setup ("burgundy");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < game->terms.n_options; i++)
    if (strcmp (game->terms.options[i].id, "shields") == 0)
      setup->options[i] = 1;
  fixture->session = pw_session_new (game, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    pw_model_test_play (fixture->session, lines[i]);
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, 1);
  fixture->entry = pw_entry_new (fixture->session);
  g_signal_connect (fixture->entry, "refused", G_CALLBACK (on_refused), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_error (&fixture->error);
  g_assert_finalize_object (fixture->entry);
  g_assert_finalize_object (fixture->session);
}

static gboolean
enter (Fixture *fixture, const char *text)
{
  pw_entry_set_text (fixture->entry, text);
  return pw_entry_activate (fixture->entry);
}

/* The sentence of the last move. */
static char *
last_sentence (Fixture *fixture)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  const PwGame *game = pw_session_get_game (fixture->session);
  guint at = pw_history_get_cursor (history) - 1, n;
  const PwEvent *events = pw_history_get_events (history, at, &n);

  return game->words.sentence (pw_session_get_setup (fixture->session), pw_history_get_state (history, at),
                               pw_history_get_move (history, at), events, n);
}

/* A line with the name of whoever does it, and the turn goes on. */
static void
test_typed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *sentence = NULL;

  g_assert_true (enter (fixture, "ana copy ben"));
  g_assert_no_error (fixture->error);
  g_assert_cmpint (pw_session_get_actor (fixture->session), ==, 1);
  sentence = last_sentence (fixture);
  g_assert_cmpstr (sentence, ==, "Ana chooses Ben for shield 6.");
}

/* Whoever has the turn cannot do it for her. */
static void
test_not_by_another (Fixture *fixture, gconstpointer data)
{
  g_assert_false (enter (fixture, "copy ana"));
  g_assert_nonnull (fixture->error);
  g_assert_true (fixture->error->domain == PW_RULE_ERROR);
  g_assert_cmpstr (pw_session_get_game (fixture->session)->rules[fixture->error->code].id, ==, "17.5.6");
}

/* It is in no list of Ben's, and taken back like anything else. */
static void
test_lists_and_undo (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  PwMoves legal = PW_MOVES_INIT;
  PwMove partial;
  guint n = 0;

  pw_move_init (&partial, PW_KIND_ANY, 1);
  pw_game_choices (game, pw_session_get_state (fixture->session), &partial, choices);
  g_assert_cmpuint (choices->len, >, 0);
  for (guint i = 0; i < choices->len; i++)
    g_assert_cmpint (g_array_index (choices, PwChoice, i).move.player, ==, 1);
  /* But it is legal. */
  pw_game_legal (game, pw_session_get_state (fixture->session), &legal);
  for (guint i = 0; i < legal.n; i++)
    n += legal.items[i].player == 0;
  g_assert_cmpuint (n, ==, 2);
  pw_moves_clear (&legal);
  g_assert_true (enter (fixture, "ana copy chiara"));
  g_assert_true (pw_session_undo (fixture->session));
  g_assert_true (enter (fixture, "ana copy ben"));
}

#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);
  TEST ("/any-time/typed", test_typed);
  TEST ("/any-time/not-by-another", test_not_by_another);
  TEST ("/any-time/lists-and-undo", test_lists_and_undo);
  return g_test_run ();
}
