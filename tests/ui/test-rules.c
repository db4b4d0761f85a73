/* test-rules.c: the rules are searched, asked for by lines, refusals, choices and rows, and rulings reported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/pw-games.h"
#include "model/pw-log-model.h"
#include "model/pw-rule-search.h"
#include "pw-choice-list.h"
#include "pw-entry-bar.h"
#include "pw-explain.h"
#include "pw-ledger-page.h"
#include "pw-ledger-view.h"
#include "pw-log-view.h"
#include "rules-steps.h"

static void
search (const char *query)
{
  pw_rules_dialog_search (dialog (), query);
  /* It waits for whoever types. */
  for (guint i = 0; i < 5; i++)
    pw_ui_test_settle ();
}

/* The line of the log after which it is @moment, focused. */
static void
focus_line (Fixture *fixture, guint moment)
{
  PwLogView *log = PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log"));
  GtkWidget *list = pw_ui_test_find (GTK_WIDGET (log), GTK_TYPE_LIST_VIEW, 0);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_grab_focus (row) && pw_log_view_get_focused (log) == moment)
      {
        g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL));
        return;
      }
  g_assert_not_reached ();
}

/* -- Reading and searching --------------------------------------------------------------------------- */

static void
test_without_a_game (void)
{
  PwWindow *window = pw_ui_test_window ();
  GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *games;

  explain ();
  g_assert_cmpuint (count_shown (), ==, pw_games_nth (0)->n_rules);
  games = pw_ui_test_find (GTK_WIDGET (dialog ()), GTK_TYPE_DROP_DOWN, 0);
  g_assert_true (gtk_widget_get_mapped (games));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (games), 1);
  pw_ui_test_settle ();
  g_assert_cmpuint (count_shown (), ==, pw_games_nth (1)->n_rules);
  close_dialog ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == before);
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (window));
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry;

  explain ();
  g_assert_cmpuint (count_shown (), ==, pw_session_get_game (fixture->session)->n_rules);
  entry = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (dialog ())), GTK_TYPE_SEARCH_ENTRY);
  g_assert_true (entry && gtk_widget_get_mapped (entry));
  search ("5.2");
  assert_shown ("5.2");
  search ("boarding HOUSE workers");
  assert_shown ("5.5 11.13 11.14");
  g_signal_emit_by_name (entry, "activate");
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (dialog ()))));
  search ("nothing like this");
  assert_shown ("");
  g_assert_true (gtk_widget_get_mapped (pw_ui_test_find (GTK_WIDGET (dialog ()), ADW_TYPE_STATUS_PAGE, 0)));
  /* Once more takes back what was typed, then closes. */
  g_signal_emit_by_name (entry, "stop-search");
  for (guint i = 0; i < 5; i++)
    pw_ui_test_settle ();
  g_assert_cmpuint (count_shown (), ==, pw_session_get_game (fixture->session)->n_rules);
  g_signal_emit_by_name (entry, "stop-search");
  pw_ui_test_settle ();
  g_assert_null (dialog ());
}

/* F1 in the rules leads to the search, and opens no second window. */
static void
test_asked_twice (Fixture *fixture, gconstpointer data)
{
  PwRulesDialog *first;

  explain ();
  first = dialog ();
  g_action_group_activate_action (G_ACTION_GROUP (pw_ui_test_application ()), "explain", NULL);
  pw_ui_test_settle ();
  g_assert_true (dialog () == first);
  close_dialog ();
}

/* -- Asked for ---------------------------------------------------------------------------------------- */

static void
test_of_a_line (Fixture *fixture, gconstpointer data)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  g_autoptr (GArray) rules = pw_rule_search_line (history, 4);
  g_autofree char *ids = pw_rule_search_print (pw_session_get_game (fixture->session), rules);
  GtkWidget *all;

  g_assert_cmpuint (rules->len, >, 0);
  focus_line (fixture, 5);
  explain ();
  assert_shown (ids);
  all = pw_ui_test_find (GTK_WIDGET (dialog ()), GTK_TYPE_LABEL, 0);
  g_assert_nonnull (all);
  search ("9.2");
  assert_shown ("9.2");
  close_dialog ();
  g_assert_cmpuint (pw_log_view_get_focused (PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log"))), ==, 5);

  /* The same from the line's menu. */
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "explain-line", g_variant_new_uint32 (5));
  pw_ui_test_settle ();
  assert_shown (ids);
  close_dialog ();
}

static void
test_of_a_refusal (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  GtkWidget *space;

  refuse (fixture);
  pw_entry_bar_focus (PW_ENTRY_BAR (pw_ui_test_child (fixture->page, "bar")));
  explain ();
  assert_shown (game->rules[pw_table_page_get_refused (fixture->page)->code].id);
  close_dialog ();
  /* Also where a space of a board has the focus: whoever asks now asks why. */
  space = pw_ui_test_find (pw_ui_test_child (fixture->page, "main_place"), PW_TYPE_SPACE, 0);
  gtk_widget_grab_focus (space);
  explain ();
  assert_shown (game->rules[pw_table_page_get_refused (fixture->page)->code].id);
  close_dialog ();
  /* And the refusal is still there. */
  g_assert_nonnull (pw_table_page_get_refused (fixture->page));
}

/* As if the key "down" were pressed in the line of text. */
static void
press_down (PwEntryBar *bar)
{
  GtkWidget *line = pw_ui_test_child (bar, "text");
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (line);
  gboolean handled = FALSE;

  for (guint i = 0; !handled && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Down, 0, 0, &handled);
    }
  g_assert_true (handled);
}

/* All choices of the bar that lead somewhere, and the one the arrow keys have reached. */
static void
test_of_a_choice (Fixture *fixture, gconstpointer data)
{
  const PwGame *game = pw_session_get_game (fixture->session);
  PwEntryBar *bar = PW_ENTRY_BAR (pw_ui_test_child (fixture->page, "bar"));
  PwChoiceList *choices = PW_CHOICE_LIST (pw_ui_test_child (bar, "choices"));
  PwEntry *entry = pw_table_page_get_entry (fixture->page);
  guint n = pw_choice_list_get_n (choices), n_explained = 0;

  g_assert_cmpuint (n, >, 1);
  for (guint i = 0; i < n; i++)
    {
      g_auto (PwExplained) explained = { 0 };
      g_autoptr (PwChoiceItem) item = g_list_model_get_item (pw_entry_get_choices (entry), i);
      g_autoptr (GArray) rules = NULL;
      g_auto (GStrv) words = NULL;
      GtkWidget *row = pw_choice_list_get_row (choices, i);

      if (!pw_choice_item_get_choice (item) || !pw_explain_find (row, &explained))
        continue;
      g_assert_true (explained.game == game);
      g_assert_nonnull (explained.subject);
      rules = pw_rule_search_ids (game, explained.rules);
      words = g_strsplit (explained.rules, " ", -1);
      g_assert_cmpuint (rules->len, ==, g_strv_length (words));
      g_assert_cmpuint (rules->len, >, 0);
      n_explained++;
      if (n_explained > 1)
        continue;
      /* The keyboard stays in the line of text while the arrow keys go through the choices. */
      pw_entry_bar_focus (bar);
      pw_entry_set_selected (entry, i > 0 ? (int) i - 1 : (int) n - 1);
      press_down (bar);
      g_assert_cmpint (pw_entry_get_selected (entry), ==, (int) i);
      explain ();
      assert_shown (explained.rules);
      close_dialog ();
    }
  g_test_message ("%u of %u choices are explained", n_explained, n);
  g_assert_cmpuint (n_explained, >=, n - 1);
}

/* A line of the ledger by the rules of the log's line. */
static void
test_of_a_ledger_row (Fixture *fixture, gconstpointer data)
{
  const PwHistory *history = pw_session_get_history (fixture->session);
  GtkWidget *view, *list, *row;
  PwLedgerModel *rows;
  guint n = 0, n_silent = 0;

  pw_window_show_ledger (fixture->window);
  pw_ui_test_settle ();
  view = pw_ui_test_find (pw_window_find_page (fixture->window, PW_TYPE_LEDGER_PAGE), PW_TYPE_LEDGER_VIEW, 0);
  rows = pw_ledger_view_get_rows (PW_LEDGER_VIEW (view));
  list = pw_ui_test_find (view, GTK_TYPE_LIST_VIEW, 0);
  for (row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    {
      g_auto (PwExplained) explained = { 0 };
      gboolean found = FALSE;

      if (!gtk_widget_get_first_child (row) || !gtk_widget_grab_focus (row))
        continue;
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL));
      /* What there is before the first move is nobody's ruling. */
      if (!pw_explain_find (row, &explained))
        {
          n_silent++;
          continue;
        }
      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
        {
          g_autoptr (PwLedgerRow) ledger_row = g_list_model_get_item (G_LIST_MODEL (rows), i);
          guint moment = pw_ledger_row_get_moment (ledger_row);
          g_autoptr (GArray) rules = moment > 0 ? pw_rule_search_line (history, moment - 1) : NULL;
          g_autofree char *ids = rules ? pw_rule_search_print (pw_history_get_game (history), rules) : g_strdup ("");

          found |= g_strcmp0 (explained.subject, pw_ledger_row_get_text (ledger_row)) == 0 && g_str_equal (explained.rules, ids);
        }
      g_assert_true (found);
      explain ();
      assert_shown (explained.rules);
      close_dialog ();
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_silent, <=, 1);
}

/* -- Wrong rulings --------------------------------------------------------------------------------------- */

static void
on_text (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);
  g_assert_no_error (error);
}

static char *
copied (Fixture *fixture)
{
  char *got = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL, on_text, &got);
  while (!got)
    g_main_context_iteration (NULL, TRUE);
  return got;
}

static void
test_report_a_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *got = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "report-line", g_variant_new_uint32 (5));
  pw_ui_test_settle ();
  got = copied (fixture);
  record = pw_record_parse (got, -1, &error);
  g_assert_no_error (error);
  g_assert_null (record->broken_reason);
  g_assert_cmpuint (pw_history_get_cursor (record->history), ==, 5);
  g_assert_nonnull (strstr (got, "; rule in question: "));
}

static void
test_report_a_refusal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *got = NULL;
  g_autofree char *said = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  const GError *refused;

  refuse (fixture);
  refused = pw_table_page_get_refused (fixture->page);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "report-refusal", NULL);
  pw_ui_test_settle ();
  got = copied (fixture);
  said = g_strdup_printf ("; Pipwright said: %s\n", refused->message);
  g_assert_nonnull (strstr (got, said));
  record = pw_record_parse (got, -1, &error);
  g_assert_no_error (error);
  g_assert_error (record->broken_reason, PW_RULE_ERROR, refused->code);
}

#define ADD(name, function) g_test_add ("/ui/rules/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/rules/without-a-game", test_without_a_game);
  ADD ("search", test_search);
  ADD ("asked-twice", test_asked_twice);
  ADD ("of-a-line", test_of_a_line);
  ADD ("of-a-refusal", test_of_a_refusal);
  ADD ("of-a-choice", test_of_a_choice);
  ADD ("of-a-ledger-row", test_of_a_ledger_row);
  ADD ("report-a-line", test_report_a_line);
  ADD ("report-a-refusal", test_report_a_refusal);
  return g_test_run ();
}
