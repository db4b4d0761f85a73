/* pw-history-actions.c: the commands that change what was played: edit, strike, insert, correct
 *
 * A line is named by the moment after it. 0 means the line at hand: the one that has the focus in
 * the log, else the last one of the moment that is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-history-actions.h"

#include <glib/gi18n-lib.h>

#include "pw-correct-dialog.h"
#include "pw-edit-dialog.h"
#include "pw-reason-dialog.h"

static PwTablePage *
page_of (gpointer window)
{
  return pw_window_find_page (window, PW_TYPE_TABLE_PAGE);
}

static guint
cursor_of (PwWindow *window)
{
  return pw_history_get_cursor (pw_session_get_history (pw_window_get_session (window)));
}

/* The moment that is meant; 0 where there is no line. */
static guint
moment_of (PwWindow *window, GVariant *parameter)
{
  guint moment = g_variant_get_uint32 (parameter);

  if (moment == 0)
    moment = pw_table_page_get_line (page_of (window));
  return MIN (moment, cursor_of (window));
}

static void
on_draft_kept (PwWindow *window)
{
  pw_window_add_toast (window, _("What you typed is kept for this line"));
}

/* What was done, and the way back; the next thing that is done is undone first, so the way back goes with it. */
static void
tell_applied (PwWindow *window, const char *text)
{
  pw_window_tell_until_change (window, text, _("_Undo"), "win.undo");
}

static void
on_applied (PwEditDialog *dialog, const char *text, PwWindow *window)
{
  tell_applied (window, text);
}

/**
 * pw_history_actions_open:
 * @window: a window
 * @draft: a change of a line
 *
 * Opens the dialog in which it is made, with what it breaks.
 */
void
pw_history_actions_open (PwWindow *window, PwLineDraft *draft)
{
  PwEditDialog *dialog = pw_edit_dialog_new (GTK_WINDOW (window), draft);

  g_signal_connect_object (dialog, "kept", G_CALLBACK (on_draft_kept), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "applied", G_CALLBACK (on_applied), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
begin (PwWindow *window, GVariant *parameter, PwRevisionKind kind)
{
  guint moment = moment_of (window, parameter);
  g_autoptr (PwLineDraft) draft = NULL;

  if (moment == 0)
    {
      pw_window_add_toast (window, _("There is no line yet"));
      return;
    }
  draft = pw_line_draft_new (pw_window_get_session (window), kind, moment - 1);
  /* What hurts nothing needs no questions: undo takes it back. */
  if (kind == PW_REVISION_STRIKE && pw_line_draft_get_ready (draft) && pw_line_draft_get_troubles (draft)->len == 0)
    {
      g_autofree char *said = pw_line_draft_new_summary (draft);

      pw_line_draft_apply (draft);
      tell_applied (window, said);
      return;
    }
  pw_history_actions_open (window, draft);
}

static void
on_edit (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  begin (window, parameter, PW_REVISION_EDIT);
}

static void
on_strike (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  begin (window, parameter, PW_REVISION_STRIKE);
}

static void
on_insert (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  begin (window, parameter, PW_REVISION_INSERT);
}

static void
on_look_at (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  guint moment = moment_of (window, parameter);

  if (moment > 0)
    pw_session_look_at (pw_window_get_session (window), moment);
}

/* -- Corrections -------------------------------------------------------------------------------- */

/* A correction of an earlier moment that makes later lines impossible. */
static void
on_insert_correction (PwCorrectDialog *dialog, const char *line, PwWindow *window)
{
  guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "at"));
  g_autoptr (PwLineDraft) draft = pw_line_draft_new (pw_window_get_session (window), PW_REVISION_INSERT, at);

  pw_line_draft_set_text (draft, line);
  pw_history_actions_open (window, draft);
}

static void
on_correct (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  PwSession *session = pw_window_get_session (window);
  guint moment = g_variant_get_uint32 (parameter);
  PwCorrectDialog *dialog;

  if (!pw_correct_possible (pw_session_get_game (session)))
    {
      pw_window_add_toast (window, _("Nothing in this game can be corrected this way"));
      return;
    }
  if (moment == 0)
    moment = pw_session_get_moment (session);
  moment = MIN (moment, cursor_of (window));
  dialog = pw_correct_dialog_new (window, session, moment);
  g_object_set_data (G_OBJECT (dialog), "at", GUINT_TO_POINTER (moment));
  g_signal_connect_object (dialog, "insert", G_CALLBACK (on_insert_correction), window, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_played_so (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  PwEntry *entry = pw_table_page_get_entry (page_of (window));

  if (entry && pw_entry_get_insistent (entry))
    gtk_window_present (GTK_WINDOW (pw_reason_dialog_new (window, entry)));
  else
    pw_window_add_toast (window, _("Enter a move first: this is for one that a rule refuses"));
}

static void
on_show_dropped (GSimpleAction *action, GVariant *state, gpointer window)
{
  g_simple_action_set_state (action, state);
  pw_table_page_set_show_dropped (page_of (window), g_variant_get_boolean (state));
}

static const GActionEntry actions[] = {
  { "look-at-line", on_look_at, "u" },
  { "edit-line", on_edit, "u" },
  { "strike-line", on_strike, "u" },
  { "insert-line", on_insert, "u" },
  { "correct", on_correct, "u" },
  { "played-so", on_played_so },
  { "show-dropped", NULL, NULL, "false", on_show_dropped },
};

/**
 * pw_history_actions_add:
 * @window: gets the commands
 */
void
pw_history_actions_add (PwWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
}

/**
 * pw_history_actions_update:
 * @window: a window with the commands
 * @table: whether a game is on its table page
 */
void
pw_history_actions_update (PwWindow *window, gboolean table)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), table && pw_window_get_session (window) != NULL);
    }
}
