/* pw-table-told.c: what the table tells: what is done on the real one now, and why an entry was refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-table-page-private.h"

#include "pw-announce.h"
#include "pw-large-text.h"
#include "pw-printed-dialog.h"
#include "pw-refusal.h"

/** EDGES: pixels of what is told that are not text: edges on both sides, and the button to close it. */
#define EDGES 76

/** TODO_LEAST: letters that stand on a line of the card at least. */
#define TODO_LEAST 12

void
pw_table_page_close_todo (PwTablePage *self)
{
  gtk_widget_set_visible (self->todo_card, FALSE);
}

/* Stands until the next entry; the past has nothing to be done. */
void
pw_table_page_update_todo (PwTablePage *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  guint n_events, last = pw_history_get_cursor (history);
  g_auto (PwEnding) ending = { 0 };
  const PwEvent *events;

  pw_table_page_close_todo (self);
  if (last == 0 || pw_table_page_looks_back (self))
    return;
  events = pw_history_get_events (history, last - 1, &n_events);
  pw_game_ending (pw_history_get_game (history), pw_history_get_setup (history), pw_history_get_state (history, last - 1),
                  pw_history_get_move (history, last - 1), events, n_events, &ending);
  if (!ending.todo)
    return;
  /* A label that may break anywhere is measured at its narrowest, too: one letter a line takes ten times as long as all the rest. */
  gtk_label_set_width_chars (self->todo, (int) MIN (g_utf8_strlen (ending.todo, -1) / 2, TODO_LEAST));
  gtk_label_set_text (self->todo, ending.todo);
  gtk_widget_set_visible (self->todo_card, TRUE);
}

void
pw_table_page_forget_refusal (PwTablePage *self)
{
  g_clear_error (&self->refused);
}

void
pw_table_page_drop_refusal (PwTablePage *self)
{
  pw_toast_close (self->toast);
}

/* What does not fit with what is printed is decided in the window of a changed line. */
static void
on_breaks (PwTablePage *self, const char *line)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.enter-late", "s", line);
}

/* What is printed is asked in a window of its own, if the game has one for that. */
static gboolean
asks_printed (PwTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  PwPrintedDialog *dialog;

  if (!GTK_IS_WINDOW (root) || !self->entry || !pw_entry_get_printed (self->entry))
    return FALSE;
  dialog = pw_printed_dialog_new (GTK_WINDOW (root), self->entry);
  if (!dialog)
    return FALSE;
  g_signal_connect_object (dialog, "breaks", G_CALLBACK (on_breaks), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

/* Whether "We played it so" would lead anywhere: what waits for a decision cannot be played over by any reason. */
static gboolean
can_insist (PwTablePage *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  const PwMove *refused = pw_entry_get_insistent (self->entry);
  PwMove move;

  if (!refused)
    return FALSE;
  move = *refused;
  /* Any reason will do to try it. */
  move.reason = 1;
  return pw_game_correct (pw_history_get_game (history), pw_history_get_state (history, pw_history_get_cursor (history)), &move,
                          NULL);
}

void
pw_table_page_refuse (PwTablePage *self, GError *error)
{
  const PwGame *game = pw_session_get_game (self->session);
  g_autofree char *spoken = pw_refusal_text (game, error);
  GdkRectangle room;
  int width;

  if (asks_printed (self))
    {
      pw_toast_close (self->toast);
      return;
    }
  g_clear_error (&self->refused);
  self->refused = g_error_copy (error);
  pw_columns_get_told_room (self->columns, &room);
  width = (int) ((room.width - EDGES) / (8.4 * pw_text_scale (GTK_WIDGET (self))));
  pw_toast_show (self->toast, pw_refusal_new (game, error, width, can_insist (self)), 0);
  pw_announce (GTK_WIDGET (self->bar), spoken);
}

/* What the window tells lies where refusals do, and above one that is shown: neither hides what can be done about the other. */
gboolean
pw_table_page_get_room (PwPage *page, GdkRectangle *room)
{
  PwTablePage *self = PW_TABLE_PAGE (page);

  pw_columns_get_told_room (self->columns, room);
  if (pw_toast_get_content (self->toast))
    room->height = MAX (0, room->height - gtk_widget_get_height (GTK_WIDGET (self->toast)));
  return room->width > 0;
}

/**
 * pw_table_page_get_refusal:
 *
 * Returns: (transfer none) (nullable): what is shown of why the last entry was refused
 */
GtkWidget *
pw_table_page_get_refusal (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), NULL);
  return pw_toast_get_content (self->toast);
}

/**
 * pw_table_page_get_refused:
 *
 * Returns: (transfer none) (nullable): what the refusal that is shown says
 */
const GError *
pw_table_page_get_refused (PwTablePage *self)
{
  g_return_val_if_fail (PW_IS_TABLE_PAGE (self), NULL);
  return self->refused;
}
