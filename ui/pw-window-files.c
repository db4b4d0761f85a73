/* pw-window-files.c: the file of the window's game: opening one, and keeping what a file has lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

#include "model/pw-store.h"
#include "pw-drop-files.h"
#include "pw-file-dialog.h"
#include "pw-file-reader.h"

/* What is to be said about a record that does not replay to its end. */
static char *
broken_text (PwSession *session)
{
  const PwRecord *record = pw_session_get_record (session);
  g_autofree char *where = NULL;

  if (!record || record->broken_line == 0)
    return NULL;
  if (record->broken_file_line)
    where = g_strdup_printf (_("Move %u, line %u of the file"), record->broken_line, record->broken_file_line);
  else
    where = g_strdup_printf (_("Move %u"), record->broken_line);
  return g_strdup_printf (_("%s, cannot be replayed: “%s”. %s The game is open up to the move before; "
                            "the file stays as it is and the game goes on in a copy."),
                          where, record->broken_text ? record->broken_text : "",
                          record->broken_reason ? record->broken_reason->message : "");
}

static void
tell_kept (PwWindow *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *text = g_strdup_printf (_("Your game is kept as %s"), shown);

  pw_window_add_toast (self, text);
}

/* Before a game is left whose file is somebody else's by now: nothing of it is lost. */
void
pw_window_keep_unsaved (PwWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (!self->session || !pw_session_get_conflict (self->session))
    return;
  path = pw_store_path_beside (pw_session_get_path (self->session));
  if (pw_record_save (pw_session_get_record (self->session), path, &error))
    tell_kept (self, path);
  else
    pw_window_tell_problem (self, error->message);
}

static void
explain (PwWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *base = g_path_get_basename (name);
  g_autofree char *text = g_strdup_printf (_("“%s” cannot be opened. %s"), base, error->message);

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

  pw_session_set_path (self->session, path);
  if (pw_session_save (self->session))
    tell_kept (self, path);
  pw_window_update (self);
}

/* The other version goes on here. */
static void
on_open_theirs (PwWindow *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (pw_session_get_path (self->session));

  pw_window_open_file (self, file);
}

/* Files that are dropped here, and what the banners about the game's own file offer. */
void
pw_window_add_files (PwWindow *self)
{
  g_signal_connect_object (self->save_banner, "button-clicked", G_CALLBACK (on_save_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "button-clicked", G_CALLBACK (on_keep_mine), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conflict_banner, "second-clicked", G_CALLBACK (on_open_theirs), self, G_CONNECT_SWAPPED);
  pw_drop_files_add (GTK_WIDGET (self));
}

/**
 * pw_window_open_session:
 * @session: a game
 *
 * Makes @session the window's game and shows the table, or the final scoring of a game that is
 * over. A record that could not be replayed to its end is explained, and kept from being
 * overwritten.
 */
void
pw_window_open_session (PwWindow *self, PwSession *session)
{
  g_autofree char *broken = NULL;

  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (PW_IS_SESSION (session));

  broken = broken_text (session);
  if (broken)
    {
      g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

      pw_session_set_path (session, path);
    }
  pw_banner_set_text (self->broken_banner, broken);
  pw_window_set_session (self, session);
  pw_window_show_page (self, pw_window_has_flag (self, "over") ? "final" : "table");
}

static void
on_record_read (gpointer window, GFile *file, PwStoreFile *read, const GError *unread)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwSession) session = read ? pw_store_open_read (read, &error) : NULL;

  if (session)
    pw_window_open_session (window, session);
  else
    explain (window, file, read ? error : unread);
}

/**
 * pw_window_open_file:
 * @file: a record
 *
 * Opens @file as soon as it is read, or says in the window why it cannot be opened. The game that is open stays until then.
 */
void
pw_window_open_file (PwWindow *self, GFile *file)
{
  g_return_if_fail (PW_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  pw_file_reader_read_record (GTK_WIDGET (self), file, on_record_read);
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
