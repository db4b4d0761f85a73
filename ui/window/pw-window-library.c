/* pw-window-library.c: what the library asks of the window it is shown in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-library.h"

static void
on_open_path (PwWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pw_window_open_file (window, file);
}

static void
on_review_path (PwWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pw_window_review_file (window, file);
}

/* A game that lies open behind the library is closed: it is saved, and what is done with it is done with its file. */
static gboolean
on_is_open (PwWindow *window, const char *path)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (window));

  for (GList *l = app ? gtk_application_get_windows (app) : NULL; l; l = l->next)
    {
      PwSession *session = PW_IS_WINDOW (l->data) ? pw_window_get_session (l->data) : NULL;

      if (!session || !pw_session_is_at (session, path))
        continue;
      pw_session_finish (session);
      if (l->data != window || pw_session_is_unsaved (session))
        return TRUE;
      pw_window_close_session (window);
    }
  return FALSE;
}

/**
 * pw_window_library_add:
 * @window: shows @page
 * @page: all kept games
 *
 * Lets @page speak through @window: what it has to tell, games that are to be opened.
 */
void
pw_window_library_add (PwWindow *window, PwLibraryPage *page)
{
  /* A toast stands outside of the page it tells of. */
  gtk_widget_insert_action_group (GTK_WIDGET (window), "library", pw_library_page_get_actions (page));
  g_signal_connect_object (page, "open-path", G_CALLBACK (on_open_path), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "review-path", G_CALLBACK (on_review_path), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "told", G_CALLBACK (pw_window_tell), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "failed", G_CALLBACK (pw_window_tell_problem), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "is-open", G_CALLBACK (on_is_open), window, G_CONNECT_SWAPPED);
}
