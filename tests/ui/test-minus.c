/* test-minus.c: numbers below zero have one sign wherever people read: the minus, not the hyphen
 *
 * A game in which points are lost is played to its end; what it says on the way, and what the window shows of it,
 * is searched for the other sign. Files for programs keep the hyphen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "model/pw-document.h"
#include "model/pw-log-model.h"
#include "model/pw-speaker.h"
#include "pw-final-page.h"
#include "pw-score-sheet.h"
#include "pw-tooltip.h"
#include "pw-ui-test.h"

#define MINUS "−"

/* How many numbers below zero were found: without any nothing is tested. */
static guint n_found;

/* A hyphen that is no hyphen: before a digit, and not inside a word or between numbers. */
static gboolean
has_wrong_sign (const char *text)
{
  for (const char *at = strchr (text, '-'); at; at = strchr (at + 1, '-'))
    if (g_ascii_isdigit (at[1]) && (at == text || !(g_ascii_isalnum (at[-1]) || at[-1] == '-')))
      return TRUE;
  return FALSE;
}

static void
check (const char *text)
{
  if (text == NULL)
    return;
  if (has_wrong_sign (text))
    {
      g_test_message ("%s", text);
      g_test_fail ();
    }
  for (const char *at = strstr (text, MINUS); at; at = strstr (at + 1, MINUS))
    n_found += g_ascii_isdigit (at[strlen (MINUS)]) != 0;
}

static void
check_and_free (char *text)
{
  check (text);
  g_free (text);
}

/* Everything that is written below @widget, and what its tooltips say. */
static void
check_widgets (GtkWidget *widget)
{
  check (pw_tooltip_get (widget));
  if (GTK_IS_LABEL (widget))
    check (gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_widgets (child);
}

static void
check_document (PwDocument *document)
{
  check (document->title);
  for (guint i = 0; i < document->blocks->len; i++)
    {
      const PwBlock *block = document->blocks->pdata[i];

      check (block->text);
      for (guint k = 0; block->cells && k < block->cells->len; k++)
        check (block->cells->pdata[k]);
    }
}

static void
on_say (PwSpeaker *speaker, const char *text, gpointer data)
{
  check (text);
}

/* What can be chosen after @partial, and after that. */
static void
check_choices (PwSession *session, const PwMove *partial, guint depth)
{
  const PwGame *game = pw_session_get_game (session);
  const PwSetup *setup = pw_session_get_setup (session);
  gconstpointer state = pw_session_get_state (session);
  g_autoptr (GArray) choices = g_array_new (FALSE, TRUE, sizeof (PwChoice));

  pw_game_choices (game, state, partial, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (choices, PwChoice, i);

      check_and_free (game->words.choice_label (setup, state, choice));
      check_and_free (game->words.choice_sentence (setup, state, choice));
      if (choice->more && depth > 0)
        check_choices (session, &choice->move, depth - 1);
    }
}

/* To the end of the game, and what could be chosen on the way. */
static void
play_on (PwSession *session)
{
  for (guint64 seed = 1; pw_session_get_actor (session) != PW_NOBODY; seed++)
    {
      PwMove none;

      pw_move_init (&none, PW_KIND_ANY, pw_session_get_actor (session));
      if (seed % 7 == 1)
        check_choices (session, &none, 2);
      pw_ui_test_play_dealt (session, 1, seed);
    }
}

static void
check_log (PwSession *session)
{
  g_autoptr (PwLogModel) log = pw_log_model_new (session);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      check (pw_log_line_get_text (line));
      check_and_free (pw_log_line_new_spoken (line, NULL));
    }
}

/* The players agree that somebody has fewer points. */
static void
take_away (PwSession *session)
{
  g_autoptr (GError) error = NULL;
  PwMove move;

  pw_notation_parse (pw_session_get_game (session), pw_session_get_setup (session), pw_session_get_state (session),
                     "ana score -90 ! counted twice", &move, &error);
  g_assert_no_error (error);
  g_assert_true (pw_session_play (session, &move, &error));
  g_assert_no_error (error);
}

static PwSession *
start (const char *id)
{
  static const char *const names[] = { "Ana", "Bruno", "Chiara" };
  const PwGame *game = pw_games_find (id);
  g_autoptr (PwSetup) setup = pw_setup_new (game, 3);
  PwSession *session;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    pw_setup_set_name (setup, i, names[i]);
  session = pw_session_new (game, setup, NULL);
  g_assert_nonnull (session);
  return session;
}

/* What the finished game is to others: text and print; for programs it has a hyphen. */
static void
check_exports (PwSession *session, PwFinalPage *page)
{
  g_autofree char *text = pw_final_page_get_text (page);
  g_autofree char *record = pw_record_print (pw_session_get_record (session));
  g_autofree char *notation = pw_record_print_text (pw_session_get_record (session));
  g_autoptr (PwDocument) sheet = pw_document_new_scores (pw_session_get_record (session));
  g_autoptr (PwDocument) log = pw_document_new_log (pw_session_get_record (session));
  guint before = n_found;

  check (text);
  g_assert_cmpuint (n_found, >, before);
  for (guint seat = 0; seat < 3; seat++)
    check_and_free (pw_score_sheet_text (session, seat));
  check_document (sheet);
  check_document (log);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_nonnull (strstr (i ? record : notation, " -90 "));
      g_assert_null (strstr (i ? record : notation, MINUS));
    }
}

static void
test_game (gconstpointer data)
{
  g_autoptr (PwSession) session = start (data);
  g_autoptr (PwSpeaker) speaker = pw_speaker_new (session);
  PwWindow *window;

  n_found = 0;
  g_signal_connect (speaker, "say", G_CALLBACK (on_say), NULL);
  pw_ui_test_play_dealt (session, 60, 4);
  take_away (session);
  g_assert_cmpuint (n_found, >, 0);
  window = pw_ui_test_window ();
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  check_widgets (GTK_WIDGET (window));
  play_on (session);
  check_log (session);
  pw_ui_test_settle ();
  pw_window_show_ledger (window);
  pw_ui_test_settle ();
  check_widgets (GTK_WIDGET (window));
  pw_window_show_final (window);
  pw_ui_test_settle ();
  check_widgets (GTK_WIDGET (window));
  check_exports (session, PW_FINAL_PAGE (pw_window_find_page (window, PW_TYPE_FINAL_PAGE)));
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

/* The test can fail. */
static void
test_signs (void)
{
  g_assert_true (has_wrong_sign ("-3"));
  g_assert_true (has_wrong_sign ("Ana: -3 points"));
  g_assert_true (has_wrong_sign ("10 + -3"));
  g_assert_false (has_wrong_sign ("−3"));
  g_assert_false (has_wrong_sign ("2026-11-21"));
  g_assert_false (has_wrong_sign ("warehouse-3 - no"));
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/minus/signs", test_signs);
  g_test_add_data_func ("/minus/burgundy", "burgundy", test_game);
  g_test_add_data_func ("/minus/kingsburg", "kingsburg", test_game);
  return g_test_run ();
}
