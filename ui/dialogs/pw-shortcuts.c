/* pw-shortcuts.c: the window that lists the keys
 *
 * Not gtk_application_window_set_help_overlay(): that keeps a window that nobody has ever shown beside every window of
 * the program. GTK 4.8 has no path on the accessibility bus for such a one, and crashes when a screen reader asks for
 * one window more than there are (GetChildAtIndex of the root), as happens when a dialog closes meanwhile. Windows of
 * this program are therefore made when they are shown and destroyed when they are closed, never kept hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-shortcuts.h"
#include "pw-large-text.h"

/**
 * pw_shortcuts_show:
 * @parent: the window it belongs to
 *
 * Shows every key of the program.
 */
void
pw_shortcuts_show (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/pipwright/Pipwright/help-overlay.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (window, parent);
  if (parent)
    pw_text_grow_like (window, parent);
  gtk_window_present (window);
}
