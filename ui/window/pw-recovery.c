/* pw-recovery.c: games that were left unsaved are offered again: on the start page, and where such a game is opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-recovery.h"

#include <sys/stat.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-emergency.h"
#include "model/pw-library.h"
#include "pw-game-row.h"
#include "pw-window-private.h"

/* "A game was left unsaved: Ana, Ben (today, 14:05)."; NULL for a copy that cannot be read. */
static char *
describe (const char *copy)
{
  g_autoptr (PwRecord) record = pw_record_load (copy, NULL);
  g_autoptr (PwSummary) summary = record ? pw_summary_new (record) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = NULL, *when = NULL;
  struct stat file;

  if (summary == NULL || stat (copy, &file) != 0)
    return NULL;
  title = pw_summary_title (summary);
  when = pw_game_row_describe_time (file.st_mtime, now);
  /* Translators: the name of the game; when its copy was written, as in "today, 14:05" */
  return g_strdup_printf (_("A game was left unsaved: %s. There is an emergency copy of it (%s)."), title, when);
}

/* Whether @copy belongs to the game that is open. */
static gboolean
is_of_session (PwWindow *window, const char *copy)
{
  g_autoptr (PwEmergency) taken = pw_emergency_take (copy);
  const char *origin = taken ? pw_emergency_get_origin (taken) : NULL;

  return origin && window->session && pw_session_is_at (window->session, origin);
}

/**
 * pw_window_look_for_copies:
 * @window: a window
 *
 * Offers the copy that was left behind last: on the start page of any game, beside a game that one of its own.
 */
void
pw_window_look_for_copies (PwWindow *window)
{
  PwPage *page = pw_window_get_shown (window);
  gboolean any = !pw_page_is (page, PW_PAGE_OF_GAME);
  g_autoptr (GPtrArray) copies = pw_page_is (page, PW_PAGE_OFFERS_COPIES) ? pw_emergency_list () : NULL;

  g_clear_pointer (&window->offered, g_free);
  for (guint i = 0; copies && i < copies->len; i++)
    if (any || is_of_session (window, copies->pdata[i]))
      {
        g_autofree char *text = describe (copies->pdata[i]);

        if (text == NULL)
          continue;
        window->offered = g_strdup (copies->pdata[i]);
        pw_banner_set_text (window->recovery_banner, text);
        return;
      }
  pw_banner_set_text (window->recovery_banner, NULL);
}

static void
on_recover (PwWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = window->offered ? pw_session_recover (window->offered, &error) : NULL;

  if (session)
    pw_window_open_session (window, session);
  else if (error)
    pw_window_tell_problem (window, error->message);
  pw_window_look_for_copies (window);
  /* What is taken here is offered nowhere else. */
  pw_emergency_tell ();
}

/* Deleted like any game: it can be got back. */
static void
on_delete (PwWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (window->offered && pw_library_discard (pw_library_get_default (), window->offered, &error))
    {
      pw_library_page_refresh (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE));
      pw_window_tell (window, _("Deleted"), _("_Undo"), "library.restore");
    }
  else if (error)
    pw_window_tell_problem (window, error->message);
  pw_window_look_for_copies (window);
}

/* -- What changes while windows are open ---------------------------------------------------------- */

static guint look_id;

static gboolean
on_look (gpointer application)
{
  look_id = 0;
  for (GList *l = gtk_application_get_windows (application); l; l = l->next)
    if (PW_IS_WINDOW (l->data))
      pw_window_look_for_copies (l->data);
  return G_SOURCE_REMOVE;
}

/* Later: whoever tells may be a game that is just let go of. */
static void
on_copies_changed (gpointer application)
{
  if (look_id == 0)
    look_id = g_idle_add_full (G_PRIORITY_DEFAULT, on_look, g_object_ref (application), g_object_unref);
}

/**
 * pw_recovery_watch:
 * @application: the program, which outlives all games
 *
 * Lets each window look again where a game is left unsaved, and where what was left is deleted or got back.
 */
void
pw_recovery_watch (GtkApplication *application)
{
  pw_emergency_watch (on_copies_changed, application);
}

/**
 * pw_window_add_recovery:
 * @window: a window with its template
 *
 * Lets its banner do what it offers.
 */
void
pw_window_add_recovery (PwWindow *window)
{
  g_signal_connect_object (window->recovery_banner, "button-clicked", G_CALLBACK (on_recover), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->recovery_banner, "second-clicked", G_CALLBACK (on_delete), window, G_CONNECT_SWAPPED);
}
