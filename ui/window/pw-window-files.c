/* pw-window-files.c: the file of the window's game: opening one, and keeping what a file has lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "core/pw-idle-options.h"
#include "model/pw-store.h"
#include "pw-drop-files.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"
#include "pw-ways-out.h"

/* What is to be said about a record that does not replay to its end. */
static char *
broken_text (PwSession *session)
{
  const PwRecord *record = pw_session_get_record (session);
  g_autofree char *where = NULL, *line = NULL;

  if (!record || record->broken_line == 0)
    return NULL;
  line = pw_isolate (record->broken_text ? record->broken_text : "");
  if (record->broken_file_line)
    where = g_strdup_printf (_("Move %u, line %u of the file"), record->broken_line, record->broken_file_line);
  else
    where = g_strdup_printf (_("Move %u"), record->broken_line);
  return g_strdup_printf (_("%s, cannot be replayed: “%s”. %s The game is open up to the move before; "
                            "the file stays as it is and the game goes on in a copy."),
                          where, line, record->broken_reason ? record->broken_reason->message : "");
}

static void open_file (PwWindow *self, GFile *file);

static void
tell_kept (PwWindow *self, const char *path)
{
  g_autofree char *shown = pw_shown_file (path);
  g_autofree char *text = g_strdup_printf (_("Your game is kept as %s"), shown);

  pw_window_add_toast (self, text);
}

/* Before a game is left whose file is somebody else's by now: nothing of it is lost. Where it cannot be written beside that
 * file, it stays unsaved. */
void
pw_window_keep_unsaved (PwWindow *self)
{
  g_autofree char *path = NULL;

  if (!self->session || !pw_session_get_conflict (self->session))
    return;
  path = pw_store_path_beside (pw_session_get_path (self->session));
  if (pw_session_save_as (self->session, path, NULL))
    tell_kept (self, path);
}

static void
explain (PwWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *base = pw_shown_file (name ? name : "");
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened. %s"), base, error->message);

  self->reviews = FALSE;
  pw_banner_set_text (self->broken_banner, text);
}

static void
on_record_chosen (gpointer owner, GFile *file)
{
  pw_window_open_file (owner, file);
}

static void
on_save_again (PwWindow *self)
{
  pw_session_save_soon (self->session);
}

/* -- Two versions of one game -------------------------------------------------------------- */

/* The game goes on here in a file of its own. */
static void
on_keep_mine (PwWindow *self)
{
  g_autofree char *path = pw_store_path_beside (pw_session_get_path (self->session));
  g_autoptr (GError) error = NULL;

  if (pw_session_save_as (self->session, path, &error))
    tell_kept (self, path);
  else
    pw_window_tell_problem (self, error->message);
  pw_window_update (self);
}

/* The other version goes on here. */
static void
on_open_theirs (PwWindow *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (pw_session_get_path (self->session));

  open_file (self, file);
}

/* Files that are dropped here, and what the banners about the game's own file offer. */
void
pw_window_add_files (PwWindow *self)
{
  g_signal_connect_object (self->save_banner, "button-clicked", G_CALLBACK (on_save_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->save_banner, "second-clicked", G_CALLBACK (pw_window_save_elsewhere), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "button-clicked", G_CALLBACK (on_keep_mine), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "second-clicked", G_CALLBACK (on_open_theirs), self, G_CONNECT_SWAPPED);
  pw_drop_files_add (GTK_WIDGET (self));
}

static void
take_session (PwWindow *self, gpointer data)
{
  PwSession *session = data;
  gboolean reviews = self->reviews;
  g_autofree char *broken = broken_text (session), *note = NULL;

  if (broken)
    {
      g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

      pw_session_set_path (session, path);
    }
  pw_banner_set_text (self->broken_banner, broken);
  pw_window_set_session (self, session);
  pw_window_show_game (self);
  self->reviews = FALSE;
  if (reviews && pw_window_has_flag (self, "over"))
    pw_window_show_review (self);
  note = pw_idle_options_note (pw_session_get_setup (session));
  if (note)
    pw_window_add_toast (self, note);
}

static void
on_record_read (gpointer window, GFile *file, gpointer read, const GError *unread)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = read ? pw_store_open_read (read, &error) : NULL;

  if (session)
    pw_window_open_session (window, session);
  else
    explain (window, file, read ? error : unread);
}

/**
 * pw_window_open_session:
 * @session: a game
 *
 * Makes @session the window's game and shows the table, or the final scoring of a game that is
 * over; asks first where the game before it is not saved. A record that could not be replayed to its
 * end is explained, and kept from being overwritten.
 */
void
pw_window_open_session (PwWindow *self, PwSession *session)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (PW_IS_SESSION (session));

  pw_window_leave_game (self, take_session, g_object_ref (session), g_object_unref);
}

static void
open_file (PwWindow *self, GFile *file)
{
  pw_file_reader_read_record (GTK_WIDGET (self), file, on_record_read);
}

/**
 * pw_window_open_file:
 * @file: a record
 *
 * Opens @file, or says in the window why it cannot be opened: then the game that is open stays. A game with entries that
 * the file does not have yet is shown as it is.
 */
void
pw_window_open_file (PwWindow *self, GFile *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  self->reviews = FALSE;
  path = g_file_get_path (file);
  if (!pw_window_show_unsaved (gtk_window_get_application (GTK_WINDOW (self)), path))
    open_file (self, file);
}

/**
 * pw_window_choose_record:
 *
 * Asks for a record and opens it.
 */
void
pw_window_choose_record (PwWindow *self)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  gtk_window_present (GTK_WINDOW (self));
  pw_file_dialog_open (GTK_WINDOW (self), self, on_record_chosen);
}
