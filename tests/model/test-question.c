/* test-question.c: each step of a move asks its own question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-entry-test.h"

#include "games/burgundy/burgundy.h"
#include "games/burgundy/data/cb-words.h"
#include "model/pw-question.h"

#define ASSERT_ASKS(test, question) G_STMT_START {              \
  g_autofree char *asked_ = pw_question_new (test->entry);      \
  g_assert_cmpstr (asked_, ==, question); } G_STMT_END

static void
test_steps_of_a_turn (PwEntryTest *test, gconstpointer moment)
{
  PwMove die;

  ASSERT_ASKS (test, pw_entry_get_prompt (test->entry));
  pw_move_init (&die, PW_KIND_ANY, pw_session_get_actor (test->session));
  die.args[CB_ARG_DIE] = 5;
  g_assert_true (pw_entry_propose (test->entry, &die));
  ASSERT_ASKS (test, "what to do with the 5");
  g_assert_true (pw_entry_back (test->entry));
  ASSERT_ASKS (test, pw_entry_get_prompt (test->entry));
}

/* Looks at what follows each choice that leads on. */
static void
follow (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *partial, guint depth, guint *n_discards)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (PwChoice));
  g_autofree char *prompt = game->words.prompt (setup, state), *asked = NULL;

  pw_game_choices (game, state, partial, choices);
  asked = pw_game_ask (game, setup, state, partial, choices);
  if (depth > 0 && choices->len > 1)
    {
      gboolean discard = TRUE;

      for (guint i = 0; i < choices->len; i++)
        discard = discard && g_array_index (choices, PwChoice, i).move.args[CB_ARG_DISCARD] != PW_ARG_NONE;
      g_assert_cmpstr (asked, !=, prompt);
      if (discard && game == &cb_game && partial->kind == CB_KIND_TAKE)
        {
          g_autofree char *says = g_strdup_printf ("to make room for %s: which tile is thrown out?",
                                                   cb_tile_phrase (partial->args[CB_ARG_TILE]));

          g_assert_cmpstr (asked, ==, says);
          *n_discards += 1;
        }
    }
  for (guint i = 0; i < choices->len && depth < 3; i++)
    if (g_array_index (choices, PwChoice, i).more)
      follow (game, setup, state, &g_array_index (choices, PwChoice, i).move, depth + 1, n_discards);
}

static void
test_no_step_repeats_the_prompt (gconstpointer name)
{
  g_autoptr (PwSession) session = pw_model_test_session (name);
  const PwHistory *history = pw_session_get_history (session);
  const PwGame *game = pw_session_get_game (session);
  guint n_discards = 0;

  pw_model_test_deal (session, PW_MODEL_TEST_ROUNDS (200, 60), 5);
  for (guint i = 0; i < pw_history_get_length (history); i += 2)
    {
      gconstpointer state = pw_history_get_state (history, i);
      PwMove partial;

      if (game->play.actor (state) < 0)
        continue;
      pw_move_init (&partial, PW_KIND_ANY, game->play.actor (state));
      follow (game, pw_session_get_setup (session), state, &partial, 0, &n_discards);
    }
  if (game == &cb_game)
    g_assert_cmpuint (n_discards, >, 0);
}

/* Behind a name a question goes on in small letters; what the table is asked has no name in front. */
static void
test_the_table_is_asked_in_a_sentence (gconstpointer name)
{
  g_autoptr (PwSession) session = pw_model_test_session (name);
  g_autoptr (PwEntry) entry = NULL;
  guint n = 0;

  pw_model_test_deal (session, PW_MODEL_TEST_ROUNDS (200, 60), 5);
  entry = pw_entry_new (session);
  do
    {
      g_autofree char *asked = pw_question_new (entry);
      gunichar first = g_utf8_get_char (asked);

      if (pw_session_get_actor (session) != PW_TABLE)
        continue;
      n++;
      if (g_unichar_islower (first))
        g_error ("%s", asked);
    }
  while (pw_session_undo (session));
  g_assert_cmpuint (n, >, 3);
}

int
main (int argc, char **argv)
{
  pw_model_test_init_without_folders (&argc, &argv);

  PW_ENTRY_TEST ("/question/steps-of-a-turn", pw_moment_second_turn, test_steps_of_a_turn);
  g_test_add_data_func ("/question/no-step-repeats-the-prompt/burgundy", "burgundy", test_no_step_repeats_the_prompt);
  g_test_add_data_func ("/question/no-step-repeats-the-prompt/kingsburg", "kingsburg", test_no_step_repeats_the_prompt);

  g_test_add_data_func ("/question/the-table-is-asked-in-a-sentence/burgundy", "burgundy", test_the_table_is_asked_in_a_sentence);
  g_test_add_data_func ("/question/the-table-is-asked-in-a-sentence/kingsburg", "kingsburg",
                        test_the_table_is_asked_in_a_sentence);
  g_test_add_data_func ("/question/the-table-is-asked-in-a-sentence/caylus1303", "caylus1303",
                        test_the_table_is_asked_in_a_sentence);

  return g_test_run ();
}
