/* test-edited-lines.c: an earlier line is written anew, and what comes of later ones is decided; nothing is discarded unasked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "history-steps.h"
#include "model/pw-log-model.h"
#include "pw-choice-list.h"
#include "pw-correct-dialog.h"
#include "pw-log-view.h"
#include "pw-reason-dialog.h"
#include "pw-reason-picker.h"
#include "pw-trouble-box.h"
#include "pw-trouble-row.h"

static GtkWidget *
trouble_row (gpointer root, guint i)
{
  return pw_ui_test_find (root, PW_TYPE_TROUBLE_ROW, i);
}

static void
test_later_lines_are_listed_and_decided (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *edit_dialog = edit (fixture);
  GtkWidget *place = trouble_row (edit_dialog, 0), *ship = trouble_row (edit_dialog, 1), *entry;

  g_assert_nonnull (ship);
  g_assert_null (trouble_row (edit_dialog, 2));
  gtk_test_accessible_assert_role (place, GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (edit_dialog, "open_note"))), ==, "2 lines are left out");

  /* Mended: first wrongly, which is said and not forgotten. */
  pw_ui_test_press (pw_ui_test_button (place, "Fix…"));
  entry = pw_ui_test_find (place, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Ana place ship d5 die=5");
  gtk_editable_set_text (GTK_EDITABLE (entry), "ana take 1 castle die=5");
  pw_ui_test_press (pw_ui_test_button (place, "Play this"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "ana take 1 castle die=5");
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (entry), "ana workers die=5");
  pw_ui_test_press (pw_ui_test_button (place, "Play this"));
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 1);
  pw_ui_test_press (pw_ui_test_button (ship, "Leave out"));
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (edit_dialog, "open_note"))), ==, "");

  g_signal_emit_by_name (pw_ui_test_child (edit_dialog, "apply_button"), "clicked");
  pw_ui_test_settle ();
  g_assert_null (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES - 1);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "undo", NULL);
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
}

static void
test_a_later_line_is_accepted (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *edit_dialog = edit (fixture);
  GtkWidget *place = trouble_row (edit_dialog, 0);
  PwReasonPicker *picker;
  PwLogView *log = PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log"));
  gboolean found = FALSE;

  pw_ui_test_press (pw_ui_test_button (place, "Played so…"));
  picker = PW_REASON_PICKER (pw_ui_test_find (place, PW_TYPE_REASON_PICKER, 0));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (picker)));
  pw_reason_picker_set_text (picker, "it lay there");
  pw_ui_test_press (pw_ui_test_button (picker, "_Play it so"));
  g_signal_emit_by_name (pw_ui_test_child (edit_dialog, "apply_button"), "clicked");
  pw_ui_test_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (pw_log_view_get_lines (log)); i++)
    {
      g_autoptr (PwLogLine) line = g_list_model_get_item (pw_log_view_get_lines (log), i);

      found = found || g_strcmp0 (pw_log_line_get_reason (line), "it lay there") == 0;
    }
  g_assert_true (found);
}

/* A line is written anew in the words of the log, with the choices of the entry bar at that moment; notation is for those who
 * ask for it, and is remembered. */
static void
test_a_line_is_written_as_it_is_entered (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *dialog_now;
  PwLineDraft *draft;
  GtkWidget *line, *choices, *notation;
  GtkWidget *row = NULL;
  g_autofree char *sentence = NULL;

  run (fixture, "edit-line", 5);
  dialog_now = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  draft = pw_edit_dialog_get_draft (dialog_now);
  line = pw_ui_test_child (dialog_now, "text");
  choices = pw_ui_test_child (dialog_now, "choices");
  notation = pw_ui_test_child (dialog_now, "notation");
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (line)), "Ana takes "));
  g_assert_false (pw_line_draft_get_touched (draft));
  g_assert_false (gtk_widget_get_visible (choices));
  g_assert_false (gtk_widget_is_sensitive (pw_ui_test_child (dialog_now, "apply_button")));

  /* The dice of that moment, not of the present. */
  gtk_editable_set_text (GTK_EDITABLE (line), "");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_get_visible (choices));
  row = pw_choice_list_get_row (PW_CHOICE_LIST (choices), 0);
  g_assert_nonnull (row);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_editable_set_text (GTK_EDITABLE (line), "3 workers");
  pw_ui_test_settle ();
  g_assert_true (pw_line_draft_get_ready (draft));
  sentence = pw_line_draft_get_sentence (draft);
  g_assert_nonnull (strstr (sentence, "workers"));

  /* Clicks go on step by step; what was chosen is written down, and nothing is played. */
  gtk_editable_set_text (GTK_EDITABLE (line), "");
  for (guint i = 0; i < 8 && !g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (line)), "Ana "); i++)
    {
      pw_ui_test_settle ();
      row = pw_choice_list_get_row (PW_CHOICE_LIST (choices), 0);
      g_assert_nonnull (row);
      g_signal_emit_by_name (row, "clicked");
    }
  g_assert_true (pw_line_draft_get_ready (draft));
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (line)), "Ana "));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (notation), TRUE);
  g_assert_null (strstr (gtk_editable_get_text (GTK_EDITABLE (line)), "takes"));
  g_assert_true (pw_line_draft_get_ready (draft));
  g_assert_false (gtk_widget_get_visible (choices));
  pw_ui_test_press (pw_ui_test_button (dialog_now, "_Cancel the change"));

  run (fixture, "edit-line", 8);
  dialog_now = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  line = pw_ui_test_child (dialog_now, "text");
  notation = pw_ui_test_child (dialog_now, "notation");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (notation)));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "Ben workers die=2");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (notation), FALSE);
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (line)), "Ben takes 2 workers"));
  g_assert_false (pw_line_draft_get_touched (pw_edit_dialog_get_draft (dialog_now)));
  gtk_window_close (GTK_WINDOW (dialog_now));
  pw_ui_test_settle ();
}

/* What only wants more is asked by its choices, in nobody's way; what is understood nowhere is said where Enter would take it, and a rule
 * says at once what it forbids. What is typed over the line as it was keeps its list, too. */
static void
test_unfinished_is_no_mistake (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gboolean listed;  /* there are choices for it */
    gboolean refused; /* something is wrong, before Enter and after it */
    gboolean refused_by_enter;
  } rows[] = {
    { "3", TRUE, FALSE, FALSE },
    { "3 w", TRUE, FALSE, FALSE },
    { "3 t", TRUE, FALSE, FALSE },
    /* What can be done is listed. */
    { "zz", TRUE, FALSE, TRUE },
    { "3 workers", TRUE, FALSE, FALSE },
    /* The castle is there already: an attempt, which might go on, and a whole line. */
    { "castle d4", TRUE, FALSE, TRUE },
    { "ana place castle d4 die=3", FALSE, TRUE, TRUE },
  };
  PwEditDialog *edit_dialog;
  GtkWidget *line, *choices, *problem;

  run (fixture, "edit-line", 5);
  edit_dialog = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  line = pw_ui_test_child (edit_dialog, "text");
  choices = pw_ui_test_child (edit_dialog, "choices");
  problem = pw_ui_test_child (edit_dialog, "problem");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].text);
      gtk_editable_set_text (GTK_EDITABLE (line), rows[i].text);
      pw_ui_test_settle ();
      if (rows[i].listed)
        g_assert_true (gtk_widget_get_visible (choices));
      g_assert_cmpint (gtk_widget_get_visible (problem), ==, rows[i].refused);
      if (rows[i].refused_by_enter)
        {
          g_signal_emit_by_name (line, "activate");
          pw_ui_test_settle ();
          g_assert_true (gtk_widget_get_visible (problem));
          g_assert_true (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG) == edit_dialog);
        }
    }
  /* Typing on takes the word back. */
  gtk_editable_set_text (GTK_EDITABLE (line), "zz");
  g_signal_emit_by_name (line, "activate");
  g_assert_true (gtk_widget_get_visible (problem));
  gtk_editable_set_text (GTK_EDITABLE (line), "z");
  g_assert_false (gtk_widget_get_visible (problem));
  pw_ui_test_press (pw_ui_test_button (edit_dialog, "_Cancel the change"));
}

/* Nothing typed goes without a question; giving up needs none. */
static void
test_escape_asks_where_something_would_be_lost (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *edit_dialog = edit (fixture);

  gtk_window_close (GTK_WINDOW (edit_dialog));
  pw_ui_test_settle ();
  g_assert_true (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG) == edit_dialog);
  g_assert_true (pw_dialog_is_asking (PW_DIALOG (edit_dialog)));
  pw_ui_test_press (pw_ui_test_button (edit_dialog, "_Keep editing"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (edit_dialog, "text"))), ==, "ana workers die=3");
  pw_ui_test_press (pw_ui_test_button (edit_dialog, "_Cancel the change"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 0);

  /* It may have been a mistake. */
  run (fixture, "edit-line", 5);
  edit_dialog = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (edit_dialog, "text"))), ==, "ana workers die=3");
  pw_ui_test_press (pw_ui_test_button (edit_dialog, "Start _over"));
  g_assert_false (pw_line_draft_get_touched (pw_edit_dialog_get_draft (edit_dialog)));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (edit_dialog, "resumed")));
  gtk_window_close (GTK_WINDOW (edit_dialog));
  pw_ui_test_settle ();

  /* Untouched it closes at once. */
  run (fixture, "edit-line", 5);
  gtk_window_close (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  pw_ui_test_settle ();
  g_assert_null (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
}

/* The same of the other dialogs: a number, a reason. Escape once more goes back to what was typed, and the window
 * below is not closed over their heads either. */
static void
test_every_dialog_asks_before_it_discards (Fixture *fixture, gconstpointer data)
{
  PwEntry *entry = pw_table_page_get_entry (fixture->page);
  GtkWidget *number, *focus;
  PwDialog *open;

  run (fixture, "correct", 0);
  open = pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG);
  gtk_test_accessible_assert_role (open, GTK_ACCESSIBLE_ROLE_DIALOG);
  number = pw_ui_test_find (GTK_WIDGET (open), GTK_TYPE_SPIN_BUTTON, 0);
  focus = gtk_window_get_focus (GTK_WINDOW (open));
  g_assert_true (gtk_widget_is_ancestor (focus, number));
  gtk_editable_set_text (GTK_EDITABLE (focus), "7");
  gtk_widget_activate_action (focus, "dialog.escape", NULL);
  g_assert_true (pw_dialog_is_asking (open));
  gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (open)), "dialog.escape", NULL);
  g_assert_false (pw_dialog_is_asking (open));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (open)) == focus);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  g_assert_true (pw_dialog_is_asking (open));
  pw_ui_test_press (pw_ui_test_button (open, "_Discard"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);

  pw_entry_set_text (entry, "take 5 mine die=2 workers=0");
  g_assert_false (pw_entry_activate (entry));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  open = pw_ui_test_dialog (PW_TYPE_REASON_DIALOG);
  pw_reason_picker_set_text (PW_REASON_PICKER (pw_ui_test_find (GTK_WIDGET (open), PW_TYPE_REASON_PICKER, 0)), "so it");
  gtk_window_close (GTK_WINDOW (open));
  g_assert_true (pw_dialog_is_asking (open));
  pw_ui_test_press (pw_ui_test_button (open, "_Discard"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_REASON_DIALOG));
}

/* Where it was in the window below. */
static void
test_the_focus_comes_back (Fixture *fixture, gconstpointer data)
{
  GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_nonnull (before);
  run (fixture, "edit-line", 5);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_window_close (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  pw_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == before);
}

/* The set-up of a player struck: everything that was built on it goes. */
static void
test_twenty_lines_need_one_choice (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *strike;
  PwLineDraft *draft;
  guint n, rows = 0, boxes = 0;
  GtkWidget *apply;

  g_assert_true (pw_ui_test_play_dealt (fixture->session, 70, 3));
  pw_ui_test_settle ();
  run (fixture, "strike-line", 1);
  strike = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  draft = pw_edit_dialog_get_draft (strike);
  n = pw_line_draft_get_troubles (draft)->len;
  g_assert_cmpuint (n, >=, 20);
  /* So many are not unfolded at once: the choices come first, and fit. */
  for (guint i = 0; trouble_row (strike, i); i++)
    rows += gtk_widget_get_mapped (trouble_row (strike, i));
  g_assert_cmpuint (rows, ==, 0);
  for (guint i = 0; pw_ui_test_find (GTK_WIDGET (strike), PW_TYPE_TROUBLE_BOX, i); i++)
    boxes += gtk_widget_get_mapped (pw_ui_test_find (GTK_WIDGET (strike), PW_TYPE_TROUBLE_BOX, i));
  g_assert_cmpuint (boxes, >=, 3);
  for (guint i = 0; i <= PW_TROUBLE_ALL; i++)
    {
      GtkWidget *box = pw_ui_test_find (GTK_WIDGET (strike), PW_TYPE_TROUBLE_BOX, i);

      if (i > 0 && gtk_widget_get_mapped (pw_ui_test_button (box, "Leave these out")))
        {
          pw_ui_test_press (pw_ui_test_button (box, "Leave these out"));
          break;
        }
    }
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), <, n);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), >, 0);
  pw_ui_test_press (pw_ui_test_button (strike, "Leave all out"));
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 0);
  pw_ui_test_press (pw_ui_test_button (pw_ui_test_find (GTK_WIDGET (strike), PW_TYPE_TROUBLE_BOX, 0), "Change"));
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, n);
  pw_ui_test_press (pw_ui_test_button (strike, "Leave all out"));
  apply = pw_ui_test_child (strike, "apply_button");
  g_signal_emit_by_name (apply, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), >, 20);
}

#define ADD(name, test) g_test_add ("/edited-lines/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  ADD ("later-lines-are-listed-and-decided", test_later_lines_are_listed_and_decided);
  ADD ("a-later-line-is-accepted", test_a_later_line_is_accepted);
  ADD ("a-line-is-written-as-it-is-entered", test_a_line_is_written_as_it_is_entered);
  ADD ("unfinished-is-no-mistake", test_unfinished_is_no_mistake);
  ADD ("escape-asks-where-something-would-be-lost", test_escape_asks_where_something_would_be_lost);
  ADD ("every-dialog-asks-before-it-discards", test_every_dialog_asks_before_it_discards);
  ADD ("the-focus-comes-back", test_the_focus_comes_back);
  ADD ("twenty-lines-need-one-choice", test_twenty_lines_need_one_choice);
  return g_test_run ();
}
