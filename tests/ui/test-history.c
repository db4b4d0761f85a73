/* test-history.c: earlier lines changed, refusals overruled and the table corrected, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "model/pw-log-model.h"
#include "pw-choice-list.h"
#include "pw-correct-dialog.h"
#include "pw-correction-list.h"
#include "pw-edit-dialog.h"
#include "pw-log-view.h"
#include "pw-reason-dialog.h"
#include "pw-reason-picker.h"
#include "pw-table-page.h"
#include "pw-toast.h"
#include "pw-trouble-box.h"
#include "pw-trouble-row.h"
#include "pw-ui-table.h"

static const char text[] =
  "game: burgundy\nplayer: Ana\nplayer: Ben marker=2\n\n"
  "ana start d4 red red pink\n"          /* 1 */
  "ben start d4 1 2 3\n"                 /* 2 */
  "roll 4 Ana=35 Ben=22\n"               /* 3 */
  "goods red\n"                          /* 4 */
  "ana take 4 ship die=3 workers=1\n"    /* 5 */
  "ana place ship d5 die=5\n"            /* 6 */
  "ana ship 4\n"                         /* 7 */
  "ben workers die=2\n";                 /* 8 */

#define N_MOVES 8

typedef struct
{
  PwWindow *window;
  PwSession *session;
  PwTablePage *page;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = pw_ui_table_of_record (text);
  fixture->window = pw_ui_table_open (fixture->session);
  fixture->page = PW_TABLE_PAGE (pw_window_find_page (fixture->window, PW_TYPE_TABLE_PAGE));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_ui_table_close (fixture->window, fixture->session);
}

static const PwHistory *
history_of (Fixture *fixture)
{
  return pw_session_get_history (fixture->session);
}

static void
run (Fixture *fixture, const char *action, guint moment)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), action, g_variant_new_uint32 (moment));
  pw_ui_test_settle ();
}

/* The dialog of @type that is open, or NULL. */
static gpointer
dialog (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

/* The button below @root that says @label. */
static GtkWidget *
button (gpointer root, const char *label)
{
  GtkWidget *found = NULL;

  for (guint i = 0; (found = pw_ui_test_find (root, GTK_TYPE_BUTTON, i)); i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (found)), label) == 0)
      return found;
  g_error ("no button “%s”", label);
}

static void
click (gpointer root, const char *label)
{
  GtkWidget *found = button (root, label);

  g_assert_true (gtk_widget_is_sensitive (found));
  g_signal_emit_by_name (found, "clicked");
  pw_ui_test_settle ();
}

/* Edits Ana's purchase of the ship: then it is neither placed nor does it bring goods. */
static PwEditDialog *
edit (Fixture *fixture)
{
  PwEditDialog *edit;

  run (fixture, "edit-line", 5);
  edit = dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_nonnull (edit);
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (edit, "text")), "ana workers die=3");
  pw_ui_test_settle ();
  return edit;
}

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
  click (place, "Fix…");
  entry = pw_ui_test_find (place, GTK_TYPE_ENTRY, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Ana place ship d5 die=5");
  gtk_editable_set_text (GTK_EDITABLE (entry), "ana take 1 castle die=5");
  click (place, "Play this");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "ana take 1 castle die=5");
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (entry), "ana workers die=5");
  click (place, "Play this");
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 1);
  click (ship, "Leave out");
  g_assert_cmpint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (edit_dialog)), ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (edit_dialog, "open_note"))), ==, "");

  g_signal_emit_by_name (pw_ui_test_child (edit_dialog, "apply_button"), "clicked");
  pw_ui_test_settle ();
  g_assert_null (dialog (PW_TYPE_EDIT_DIALOG));
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

  click (place, "Played so…");
  picker = PW_REASON_PICKER (pw_ui_test_find (place, PW_TYPE_REASON_PICKER, 0));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (picker)));
  pw_reason_picker_set_text (picker, "it lay there");
  click (picker, "_Play it so");
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
  dialog_now = dialog (PW_TYPE_EDIT_DIALOG);
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
  click (dialog_now, "_Cancel the change");

  run (fixture, "edit-line", 8);
  dialog_now = dialog (PW_TYPE_EDIT_DIALOG);
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
    /* The castle is there already. */
    { "castle d4", FALSE, TRUE, TRUE },
  };
  PwEditDialog *edit_dialog;
  GtkWidget *line, *choices, *problem;

  run (fixture, "edit-line", 5);
  edit_dialog = dialog (PW_TYPE_EDIT_DIALOG);
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
          g_assert_true (dialog (PW_TYPE_EDIT_DIALOG) == edit_dialog);
        }
    }
  /* Typing on takes the word back. */
  gtk_editable_set_text (GTK_EDITABLE (line), "zz");
  g_signal_emit_by_name (line, "activate");
  g_assert_true (gtk_widget_get_visible (problem));
  gtk_editable_set_text (GTK_EDITABLE (line), "z");
  g_assert_false (gtk_widget_get_visible (problem));
  click (edit_dialog, "_Cancel the change");
}

/* Nothing typed goes without a question; giving up needs none. */
static void
test_escape_asks_where_something_would_be_lost (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *edit_dialog = edit (fixture);

  gtk_window_close (GTK_WINDOW (edit_dialog));
  pw_ui_test_settle ();
  g_assert_true (dialog (PW_TYPE_EDIT_DIALOG) == edit_dialog);
  g_assert_true (pw_dialog_is_asking (PW_DIALOG (edit_dialog)));
  click (edit_dialog, "_Keep editing");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (edit_dialog, "text"))), ==, "ana workers die=3");
  click (edit_dialog, "_Cancel the change");
  g_assert_null (dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 0);

  /* It may have been a mistake. */
  run (fixture, "edit-line", 5);
  edit_dialog = dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (pw_ui_test_child (edit_dialog, "text"))), ==, "ana workers die=3");
  click (edit_dialog, "Start _over");
  g_assert_false (pw_line_draft_get_touched (pw_edit_dialog_get_draft (edit_dialog)));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (edit_dialog, "resumed")));
  gtk_window_close (GTK_WINDOW (edit_dialog));
  pw_ui_test_settle ();

  /* Untouched it closes at once. */
  run (fixture, "edit-line", 5);
  gtk_window_close (dialog (PW_TYPE_EDIT_DIALOG));
  pw_ui_test_settle ();
  g_assert_null (dialog (PW_TYPE_EDIT_DIALOG));
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
  open = dialog (PW_TYPE_CORRECT_DIALOG);
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
  click (open, "_Discard");
  g_assert_null (dialog (PW_TYPE_CORRECT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);

  pw_entry_set_text (entry, "take 5 mine die=2 workers=0");
  g_assert_false (pw_entry_activate (entry));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  open = dialog (PW_TYPE_REASON_DIALOG);
  pw_reason_picker_set_text (PW_REASON_PICKER (pw_ui_test_find (GTK_WIDGET (open), PW_TYPE_REASON_PICKER, 0)), "so it");
  gtk_window_close (GTK_WINDOW (open));
  g_assert_true (pw_dialog_is_asking (open));
  click (open, "_Discard");
  g_assert_null (dialog (PW_TYPE_REASON_DIALOG));
}

/* Where it was in the window below. */
static void
test_the_focus_comes_back (Fixture *fixture, gconstpointer data)
{
  GtkWidget *before = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_nonnull (before);
  run (fixture, "edit-line", 5);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_window_close (dialog (PW_TYPE_EDIT_DIALOG));
  pw_ui_test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == before);
}

static void
test_a_line_is_put_in_and_another_struck (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *insert;

  /* The last line takes nothing along: no questions. */
  run (fixture, "strike-line", N_MOVES);
  g_assert_null (dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES - 1);
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 1);
  /* That of the ship does. */
  run (fixture, "strike-line", 5);
  g_assert_nonnull (dialog (PW_TYPE_EDIT_DIALOG));
  click (dialog (PW_TYPE_EDIT_DIALOG), "_Cancel the change");
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 1);

  run (fixture, "insert-line", 5);
  insert = dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_nonnull (insert);
  g_assert_false (gtk_widget_is_sensitive (pw_ui_test_child (insert, "apply_button")));
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (insert, "text")), "ana score 2 ! forgotten");
  pw_ui_test_settle ();
  g_assert_true (gtk_widget_is_sensitive (pw_ui_test_child (insert, "apply_button")));
  g_signal_emit_by_name (pw_ui_test_child (insert, "apply_button"), "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 2);
}

/* Whether a label of @root is @text. */
static gboolean
says (gpointer root, const char *sentence)
{
  GtkWidget *label;

  for (guint i = 0; (label = pw_ui_test_find (root, GTK_TYPE_LABEL, i)); i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), sentence))
      return TRUE;
  return FALSE;
}

static void
test_a_refusal_is_overruled (Fixture *fixture, gconstpointer data)
{
  PwEntry *entry = pw_table_page_get_entry (fixture->page);
  PwReasonDialog *reason;
  const PwMove *last;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  g_assert_null (dialog (PW_TYPE_REASON_DIALOG));
  /* Ben has a 2, and no worker to make a 5 of it... */
  pw_entry_set_text (entry, "take 5 mine die=2 workers=0");
  g_assert_false (pw_entry_activate (entry));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_entry_get_insistent (entry));
  g_assert_nonnull (button (fixture->page, "We _played it so…"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  pw_ui_test_settle ();
  reason = dialog (PW_TYPE_REASON_DIALOG);
  g_assert_nonnull (reason);
  /* It is called as the log will call it. */
  g_assert_true (says (reason, "Ben takes a mine from depot 5 (die 2)."));
  click (reason, "_Play it so");
  g_assert_true (dialog (PW_TYPE_REASON_DIALOG) == reason);
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  click (reason, "House rule");
  g_assert_null (dialog (PW_TYPE_REASON_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES + 1);
  last = pw_history_get_move (history_of (fixture), N_MOVES);
  g_assert_cmpstr (pw_move_get_reason (last, pw_history_get_setup (history_of (fixture))), ==, "House rule");
  g_assert_cmpstr (pw_entry_get_text (entry), ==, "");
}

static void
test_a_correction_is_typed_at_once (Fixture *fixture, gconstpointer data)
{
  PwEntry *entry = pw_table_page_get_entry (fixture->page);

  pw_entry_set_text (entry, "take 5 mine die=2 workers=0 ! the die was turned");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES + 1);
  pw_entry_set_text (entry, "ana score 4 !");
  g_assert_false (pw_entry_activate (entry));
  pw_entry_set_text (entry, "ana score 4 ! seen late");
  g_assert_true (pw_entry_activate (entry));
  g_assert_cmpint (pw_session_get_score (fixture->session, 0, -1), ==, 4);
}

static void
test_the_table_is_corrected (Fixture *fixture, gconstpointer data)
{
  PwCorrectDialog *correct;
  PwReasonPicker *picker;
  GtkWidget *number, *list;

  run (fixture, "correct", 0);
  correct = dialog (PW_TYPE_CORRECT_DIALOG);
  g_assert_nonnull (correct);
  /* Points come first, and belong to whoever acts. */
  number = pw_ui_test_find (GTK_WIDGET (correct), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 7);
  picker = PW_REASON_PICKER (pw_ui_test_find (GTK_WIDGET (correct), PW_TYPE_REASON_PICKER, 0));
  click (correct, "_Correct it");
  g_assert_true (dialog (PW_TYPE_CORRECT_DIALOG) == correct);
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  pw_reason_picker_set_text (picker, "the track was pushed");
  click (correct, "_Correct it");
  g_assert_null (dialog (PW_TYPE_CORRECT_DIALOG));
  g_assert_cmpint (pw_session_get_score (fixture->session, 1, -1), ==, 7);

  list = g_object_ref_sink (g_object_new (PW_TYPE_CORRECTION_LIST, NULL));
  pw_correction_list_set_session (PW_CORRECTION_LIST (list), fixture->session);
  g_assert_true (gtk_widget_get_visible (list));
  gtk_test_accessible_assert_property (list, GTK_ACCESSIBLE_PROPERTY_LABEL, "1 correction");
  g_object_unref (list);
  {
    g_autofree char *said = pw_correction_list_text (fixture->session);

    g_assert_nonnull (strstr (said, "the track was pushed"));
  }
}

/* What a form says by itself is nobody's mistake: it complains only of what was changed. */
static void
test_a_new_correction_is_not_refused (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *what;
  gpointer problem, correct;
  guint refused = 0;

  run (fixture, "correct", 0);
  correct = dialog (PW_TYPE_CORRECT_DIALOG);
  what = GTK_DROP_DOWN (pw_ui_test_child (correct, "what"));
  problem = pw_ui_test_child (correct, "problem");
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (what)); i++)
    {
      gtk_drop_down_set_selected (what, i);
      refused += !gtk_widget_is_sensitive (pw_ui_test_child (correct, "button"));
      g_assert_null (adw_bin_get_child (problem));
    }
  g_assert_cmpuint (refused, >, 0);
  pw_dialog_discard (PW_DIALOG (correct));
}

static void
test_an_earlier_moment_is_corrected (Fixture *fixture, gconstpointer data)
{
  PwCorrectDialog *correct;

  pw_session_look_at (fixture->session, 4);
  run (fixture, "correct", 0);
  correct = dialog (PW_TYPE_CORRECT_DIALOG);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (pw_ui_test_find (GTK_WIDGET (correct), GTK_TYPE_SPIN_BUTTON, 0)), 2);
  click (correct, "House rule");
  click (correct, "_Correct it");
  g_assert_null (dialog (PW_TYPE_CORRECT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES + 1);
  g_assert_true (pw_history_get_move (history_of (fixture), 4)->reason != 0);
}

static void
test_the_line_at_hand_is_that_of_the_moment (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *edit_dialog;

  g_assert_cmpuint (pw_table_page_get_line (fixture->page), ==, N_MOVES);
  run (fixture, "look-at-line", 6);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, 6);
  g_assert_cmpuint (pw_table_page_get_line (fixture->page), ==, 6);
  g_assert_true (gtk_widget_get_mapped (pw_ui_test_child (fixture->page, "edit_button")));
  run (fixture, "edit-line", 0);
  edit_dialog = dialog (PW_TYPE_EDIT_DIALOG);
  g_assert_cmpuint (pw_line_draft_get_at (pw_edit_dialog_get_draft (edit_dialog)), ==, 5);
  gtk_window_close (GTK_WINDOW (edit_dialog));
  pw_ui_test_settle ();
}

/* Off the table there is nothing to edit. */
static void
test_commands_are_those_of_the_table (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "edit-line", "strike-line",  "insert-line", "correct",
                                       "played-so", "show-dropped", "look-at-line" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), names[i]));
  pw_window_show_start (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (fixture->window), names[i]));
}

static gboolean
has_class_below (GtkWidget *root, const char *name)
{
  if (gtk_widget_has_css_class (root, name))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    if (has_class_below (child, name))
      return TRUE;
  return FALSE;
}

static void
test_struck_lines_stay_to_be_seen (Fixture *fixture, gconstpointer data)
{
  PwLogView *log = PW_LOG_VIEW (pw_ui_test_child (fixture->page, "log"));
  guint n = g_list_model_get_n_items (pw_log_view_get_lines (log));
  g_autoptr (PwLogLine) line = NULL;

  run (fixture, "strike-line", N_MOVES);
  g_assert_cmpuint (g_list_model_get_n_items (pw_log_view_get_lines (log)), ==, n);
  line = g_list_model_get_item (pw_log_view_get_lines (log), n - 1);
  g_assert_true (pw_log_line_get_struck (line));
  g_assert_true (has_class_below (GTK_WIDGET (log), "undone"));
  /* It is no moment to look at. */
  pw_log_view_look_at (log, n - 1);
  g_assert_cmpuint (pw_session_get_moment (fixture->session), ==, N_MOVES - 1);
}

static const char *
told (Fixture *fixture)
{
  GtkWidget *content = pw_toast_get_content (PW_TOAST (pw_ui_test_child (fixture->window, "toast")));

  return content ? gtk_label_get_text (GTK_LABEL (content)) : NULL;
}

/* Of a game half played a dozen turns end otherwise: each sentence stands there once. */
static void
test_what_comes_by_itself_is_said_once (Fixture *fixture, gconstpointer data)
{
  static const char sentence[] = "Ana ends the turn.";
  g_auto (GStrv) lines = NULL;
  guint n_often = 0;

  pw_ui_test_play_dealt (fixture->session, 60, 3);
  pw_ui_test_settle ();
  run (fixture, "strike-line", 3);
  lines = g_strsplit (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (dialog (PW_TYPE_EDIT_DIALOG), "by_itself"))), "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      const char *at = strstr (lines[i], sentence);

      g_test_message ("%s", lines[i]);
      if (!at)
        continue;
      n_often += g_str_has_prefix (at + strlen (sentence), " (×");
      g_assert_null (strstr (at + 1, sentence));
    }
  g_assert_cmpuint (n_often, >, 0);
  /* So is what is told afterwards. */
  {
    g_autofree char *summary = pw_line_draft_new_summary (pw_edit_dialog_get_draft (dialog (PW_TYPE_EDIT_DIALOG)));
    const char *at = strstr (summary, sentence);

    g_test_message ("%s", summary);
    g_assert_true (at == NULL || strstr (at + 1, sentence) == NULL);
  }
  gtk_window_destroy (GTK_WINDOW (dialog (PW_TYPE_EDIT_DIALOG)));
  pw_ui_test_settle ();
}

static void
test_what_was_done_is_told_with_the_way_back (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *strike;
  PwEntry *entry = pw_table_page_get_entry (fixture->page);

  run (fixture, "strike-line", 5);
  strike = dialog (PW_TYPE_EDIT_DIALOG);
  /* What breaks a law of nature is not offered as played so; and what the program does by itself stands there. */
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (strike, "by_itself"))), "Ana ends the turn."));
  /* A key that is pressed once too often changes nothing. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (strike)) != pw_ui_test_child (strike, "apply_button"));
  g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (strike)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (GTK_WINDOW (strike)))), ==, "Leave all out");
  click (strike, "Leave all out");
  g_assert_cmpuint (pw_line_draft_get_n_open (pw_edit_dialog_get_draft (strike)), ==, 0);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (GTK_WINDOW (strike)))), ==, "Change");
  g_signal_emit_by_name (pw_ui_test_child (strike, "apply_button"), "clicked");
  pw_ui_test_settle ();
  g_assert_cmpstr (told (fixture), ==, "Move 5 is struck. 2 later lines are left out. Put in by the program: Ana ends the turn.");
  /* Whoever types on sees the line that is typed. */
  {
    graphene_rect_t toast, bar;

    g_assert_true (gtk_widget_compute_bounds (pw_ui_test_child (fixture->window, "toast"), GTK_WIDGET (fixture->window), &toast));
    g_assert_true (gtk_widget_compute_bounds (pw_ui_test_child (fixture->page, "bar"), GTK_WIDGET (fixture->window), &bar));
    g_assert_cmpfloat (toast.size.height, >, 0);
    g_assert_false (graphene_rect_intersection (&toast, &bar, NULL));
  }
  click (pw_ui_test_child (fixture->window, "toast"), "_Undo");
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 0);
  g_assert_null (told (fixture));

  /* The way back is that of what was told, and of nothing else. */
  run (fixture, "strike-line", N_MOVES);
  g_assert_cmpstr (told (fixture), ==, "Move 8 is struck.");
  pw_entry_set_text (entry, "workers 2");
  g_assert_true (pw_entry_activate (entry));
  pw_ui_test_settle ();
  g_assert_null (told (fixture));
}

/* What is struck stays in view, greyed, wherever it stands: the log does not jump to its end. */
static void
test_the_log_stays_where_it_was_rewritten (Fixture *fixture, gconstpointer data)
{
  GtkWidget *log = pw_ui_test_child (fixture->page, "log"), *line;
  GtkAdjustment *place;
  gboolean seen = FALSE;

  g_assert_true (pw_ui_test_play_dealt (fixture->session, 60, 3));
  for (guint i = 0; i < 8; i++)
    pw_ui_test_settle ();
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pw_ui_test_child (log, "scroller")));
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, gtk_adjustment_get_page_size (place));
  run (fixture, "strike-line", 8);
  if (dialog (PW_TYPE_EDIT_DIALOG))
    {
      click (dialog (PW_TYPE_EDIT_DIALOG), "Leave all out");
      g_signal_emit_by_name (pw_ui_test_child (dialog (PW_TYPE_EDIT_DIALOG), "apply_button"), "clicked");
    }
  for (guint i = 0; i < 8; i++)
    pw_ui_test_settle ();
  for (guint i = 0; (line = pw_ui_test_find (log, GTK_TYPE_WIDGET, i)); i++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (line) && gtk_widget_has_css_class (line, "undone") &&
          gtk_widget_compute_bounds (line, pw_ui_test_child (log, "scroller"), &bounds))
        seen |= bounds.origin.y >= 0 && bounds.origin.y < gtk_widget_get_height (pw_ui_test_child (log, "scroller"));
    }
  g_assert_true (seen);
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
  strike = dialog (PW_TYPE_EDIT_DIALOG);
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

      if (i > 0 && gtk_widget_get_mapped (button (box, "Leave these out")))
        {
          click (box, "Leave these out");
          break;
        }
    }
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), <, n);
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), >, 0);
  click (strike, "Leave all out");
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, 0);
  click (pw_ui_test_find (GTK_WIDGET (strike), PW_TYPE_TROUBLE_BOX, 0), "Change");
  g_assert_cmpuint (pw_line_draft_get_n_open (draft), ==, n);
  click (strike, "Leave all out");
  apply = pw_ui_test_child (strike, "apply_button");
  g_signal_emit_by_name (apply, "clicked");
  pw_ui_test_settle ();
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), >, 20);
}

#define ADD(name, test) g_test_add ("/history/" name, Fixture, NULL, set_up, test, tear_down)

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
  ADD ("a-line-is-put-in-and-another-struck", test_a_line_is_put_in_and_another_struck);
  ADD ("a-refusal-is-overruled", test_a_refusal_is_overruled);
  ADD ("a-correction-is-typed-at-once", test_a_correction_is_typed_at_once);
  ADD ("the-table-is-corrected", test_the_table_is_corrected);
  ADD ("a-new-correction-is-not-refused", test_a_new_correction_is_not_refused);
  ADD ("an-earlier-moment-is-corrected", test_an_earlier_moment_is_corrected);
  ADD ("the-line-at-hand-is-that-of-the-moment", test_the_line_at_hand_is_that_of_the_moment);
  ADD ("commands-are-those-of-the-table", test_commands_are_those_of_the_table);
  ADD ("struck-lines-stay-to-be-seen", test_struck_lines_stay_to_be_seen);
  ADD ("what-comes-by-itself-is-said-once", test_what_comes_by_itself_is_said_once);
  ADD ("what-was-done-is-told-with-the-way-back", test_what_was_done_is_told_with_the_way_back);
  ADD ("twenty-lines-need-one-choice", test_twenty_lines_need_one_choice);
  ADD ("the-log-stays-where-it-was-rewritten", test_the_log_stays_where_it_was_rewritten);
  return g_test_run ();
}
