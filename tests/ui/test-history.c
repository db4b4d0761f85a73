/* test-history.c: lines put in and struck, refusals overruled and the table corrected, in the window, and what is told of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "core/pw-notation.h"
#include "history-steps.h"
#include "model/pw-log-model.h"
#include "pw-correct-dialog.h"
#include "pw-correction-list.h"
#include "pw-log-view.h"
#include "pw-reason-dialog.h"
#include "pw-reason-picker.h"
#include "pw-toast.h"

static void
test_a_line_is_put_in_and_another_struck (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *insert;

  /* The last line takes nothing along: no questions. */
  run (fixture, "strike-line", N_MOVES);
  g_assert_null (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES - 1);
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 1);
  /* That of the ship does. */
  run (fixture, "strike-line", 5);
  g_assert_nonnull (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG));
  pw_ui_test_press (pw_ui_test_button (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG), "_Cancel the change"));
  g_assert_cmpuint (pw_history_get_n_struck (history_of (fixture)), ==, 1);

  run (fixture, "insert-line", 5);
  insert = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
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

static void
test_a_refusal_is_overruled (Fixture *fixture, gconstpointer data)
{
  PwEntry *entry = pw_table_page_get_entry (fixture->page);
  PwReasonDialog *reason;
  const PwMove *last;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  g_assert_null (pw_ui_test_dialog (PW_TYPE_REASON_DIALOG));
  /* Ben has a 2, and no worker to make a 5 of it... */
  pw_entry_set_text (entry, "take 5 mine die=2 workers=0");
  g_assert_false (pw_entry_activate (entry));
  pw_ui_test_settle ();
  g_assert_nonnull (pw_entry_get_insistent (entry));
  g_assert_nonnull (pw_ui_test_button (fixture->page, "We _played it so…"));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "played-so", NULL);
  pw_ui_test_settle ();
  reason = pw_ui_test_dialog (PW_TYPE_REASON_DIALOG);
  g_assert_nonnull (reason);
  /* It is called as the log will call it. */
  g_assert_true (pw_ui_table_reads (reason, "Ben takes a mine from depot 5 (die 2)."));
  pw_ui_test_press (pw_ui_test_button (reason, "_Play it so"));
  g_assert_true (pw_ui_test_dialog (PW_TYPE_REASON_DIALOG) == reason);
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  pw_ui_test_press (pw_ui_test_button (reason, "House rule"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_REASON_DIALOG));
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
  correct = pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG);
  g_assert_nonnull (correct);
  /* Points come first, and belong to whoever acts. */
  number = pw_ui_test_find (GTK_WIDGET (correct), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 7);
  picker = PW_REASON_PICKER (pw_ui_test_find (GTK_WIDGET (correct), PW_TYPE_REASON_PICKER, 0));
  pw_ui_test_press (pw_ui_test_button (correct, "_Correct it"));
  g_assert_true (pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG) == correct);
  g_assert_cmpuint (pw_history_get_cursor (history_of (fixture)), ==, N_MOVES);
  pw_reason_picker_set_text (picker, "the track was pushed");
  pw_ui_test_press (pw_ui_test_button (correct, "_Correct it"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG));
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
  correct = pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG);
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
  correct = pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (pw_ui_test_find (GTK_WIDGET (correct), GTK_TYPE_SPIN_BUTTON, 0)), 2);
  pw_ui_test_press (pw_ui_test_button (correct, "House rule"));
  pw_ui_test_press (pw_ui_test_button (correct, "_Correct it"));
  g_assert_null (pw_ui_test_dialog (PW_TYPE_CORRECT_DIALOG));
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
  edit_dialog = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
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
  lines = g_strsplit (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG), "by_itself"))),
                      "\n", -1);
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
    g_autofree char *summary = pw_line_draft_new_summary (pw_edit_dialog_get_draft (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG)));
    const char *at = strstr (summary, sentence);

    g_test_message ("%s", summary);
    g_assert_true (at == NULL || strstr (at + 1, sentence) == NULL);
  }
  gtk_window_destroy (GTK_WINDOW (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG)));
  pw_ui_test_settle ();
}

static void
test_what_was_done_is_told_with_the_way_back (Fixture *fixture, gconstpointer data)
{
  PwEditDialog *strike;
  PwEntry *entry = pw_table_page_get_entry (fixture->page);

  run (fixture, "strike-line", 5);
  strike = pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG);
  /* What breaks a law of nature is not offered as played so; and what the program does by itself stands there. */
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (pw_ui_test_child (strike, "by_itself"))), "Ana ends the turn."));
  /* A key that is pressed once too often changes nothing. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (strike)) != pw_ui_test_child (strike, "apply_button"));
  g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (strike)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (GTK_WINDOW (strike)))), ==, "Leave all out");
  pw_ui_test_press (pw_ui_test_button (strike, "Leave all out"));
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
  pw_ui_test_press (pw_ui_test_button (pw_ui_test_child (fixture->window, "toast"), "_Undo"));
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
  if (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG))
    {
      pw_ui_test_press (pw_ui_test_button (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG), "Leave all out"));
      g_signal_emit_by_name (pw_ui_test_child (pw_ui_test_dialog (PW_TYPE_EDIT_DIALOG), "apply_button"), "clicked");
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

#define ADD(name, test) g_test_add ("/history/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
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
  ADD ("the-log-stays-where-it-was-rewritten", test_the_log_stays_where_it_was_rewritten);
  return g_test_run ();
}
