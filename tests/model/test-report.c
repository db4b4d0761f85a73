/* test-report.c: a reported ruling is a record that plays again, with all that belongs to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-model-test.h"

#include <string.h>

#include "core/pw-notation.h"
#include "games/pw-games.h"
#include "model/pw-report.h"
#include "model/pw-rule-search.h"
#include "../own-folders.h"

static PwSession *
begin (void)
{
  PwSession *session = pw_model_test_session ("burgundy");

  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ben start d4 4 5 6");
  pw_model_test_play (session, "chiara start d4 1 1 4");
  pw_model_test_play (session, "roll 4 36 22 51");
  pw_model_test_play (session, "goods 2");
  pw_model_test_play (session, "ana workers 3");
  pw_model_test_play (session, "ana workers 6");
  return session;
}

static void
test_up_to_a_line (void)
{
  PwSession *session = begin ();
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GArray) rules = pw_rule_search_line (history, 5);
  g_autofree char *text = pw_report_print (history, &(PwReport){ .n_moves = 6, .rules = rules });
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_null (record->broken_reason);
  /* That line is the last one, and the state is that of the game then. */
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 6);
  g_assert_cmpmem (pw_history_get_state (record->history, 6), pw_session_get_game (session)->state_size,
                   pw_history_get_state (history, 6), pw_session_get_game (session)->state_size);
  g_assert_nonnull (strstr (text, "by Pipwright " PW_VERSION "\n"));
  g_assert_nonnull (strstr (text, "; game: burgundy, version "));
  g_assert_nonnull (strstr (text, "; rule in question: 4.3d, Take workers\n"));
  g_assert_nonnull (strstr (text, "; the line in question:\nAna workers "));
  g_assert_nonnull (strstr (text, "\nplayer: \"Ana\""));
  g_assert_null (strstr (text, "refused"));
  for (guint i = 0; i < pw_session_get_game (session)->terms.n_options; i++)
    {
      g_autofree char *option = g_strdup_printf ("\n%s: ", pw_session_get_game (session)->terms.options[i].id);

      g_assert_nonnull (strstr (text, option));
    }
  g_assert_finalize_object (session);
}

/* What was undone, and what came later, is no part of it. */
static void
test_of_a_refusal (void)
{
  PwSession *session = begin ();
  const PwGame *game = pw_session_get_game (session);
  const PwHistory *history = pw_session_get_history (session);
  g_autoptr (GArray) rules = NULL;
  g_autoptr (GError) error = NULL, refusal = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *text = NULL;
  PwMove move;

  pw_session_undo (session);
  g_assert_true (pw_notation_parse (game, pw_session_get_setup (session), pw_session_get_state (session),
                                    "ana take 3 castle die=6 workers=0", &move, &error));
  g_assert_no_error (error);
  g_assert_false (pw_session_play (session, &move, &refusal));
  rules = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (rules, &(guint){ (guint) refusal->code }, 1);
  text = pw_report_print (history, &(PwReport){ .n_moves = pw_history_get_cursor (history),
                                                .rules = rules,
                                                .refused = &move,
                                                .said = "Two\nlines; and “quotes”." });

  g_assert_nonnull (strstr (text, "; Pipwright said: Two lines; and “quotes”.\n"));
  g_assert_nonnull (strstr (text, "; refused:\nAna take 3 castle"));
  /* Played again it is refused by the same rule. */
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 6);
  g_assert_cmpuint (record->broken_line, ==, 7);
  g_assert_error (record->broken_reason, PW_RULE_ERROR, refusal->code);
  g_assert_finalize_object (session);
}

/* What was not understood to its end cannot be played; it is told. */
static void
test_of_half_a_move (void)
{
  PwSession *session = begin ();
  const PwHistory *history = pw_session_get_history (session);
  PwMove move = { .kind = 0, .player = 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < PW_MAX_ARGS; i++)
    move.args[i] = PW_ARG_NONE;
  text = pw_report_print (history, &(PwReport){ .n_moves = 7, .refused = &move, .partial = TRUE });
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_null (record->broken_reason);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 7);
  g_assert_nonnull (strstr (text, "; refused, as far as it was understood: "));
  g_assert_finalize_object (session);
}

/* Corrections come with their reasons, names as they are. */
static void
test_names_and_reasons (void)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup ("burgundy");
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  PwSession *session;
  g_autofree char *text = NULL;

  pw_setup_set_name (setup, 1, "Bén \"B\"; = דנה");
  session = pw_session_new (pw_games_find ("burgundy"), setup, &error);
  g_assert_no_error (error);
  pw_model_test_play (session, "ana start d4 1 2 3");
  pw_model_test_play (session, "ana have silver 5 ! \"counted; again\"");
  text = pw_report_print (pw_session_get_history (session), &(PwReport){ .n_moves = 99 });
  record = pw_record_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_null (record->broken_reason);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 2);
  g_assert_cmpstr (pw_history_get_setup (record->history)->names[1], ==, "Bén \"B\"; = דנה");
  g_assert_nonnull (g_strrstr (text, "! \"counted; again\"\n"));
  g_assert_finalize_object (session);
}

static void
test_before_any_move (void)
{
  PwSession *session = pw_model_test_session ("kingsburg");
  g_autofree char *text = pw_report_print (pw_session_get_history (session), &(PwReport){ .n_moves = 0 });
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 0);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  pw_model_test_init (&argc, &argv);

  own_folders_add ("/model/report/up-to-a-line", test_up_to_a_line);
  own_folders_add ("/model/report/of-a-refusal", test_of_a_refusal);
  own_folders_add ("/model/report/of-half-a-move", test_of_half_a_move);
  own_folders_add ("/model/report/names-and-reasons", test_names_and_reasons);
  own_folders_add ("/model/report/before-any-move", test_before_any_move);
  return g_test_run ();
}
