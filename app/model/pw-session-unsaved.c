/* pw-session-unsaved.c: a session whose file could not be written: its emergency copy, and the ways to save it all the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session-private.h"

#include <sys/stat.h>

#include <glib/gi18n-lib.h>

#include "model/pw-store.h"

/**
 * pw_session_is_unsaved:
 * @self: a session
 *
 * What is being saved counts as saved as long as nothing is known to be wrong: pw_session_save() waits for that.
 *
 * Returns: whether something of the game would be lost with the session, but for the emergency copy
 */
gboolean
pw_session_is_unsaved (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return self->save_problem != NULL || self->copied;
}

/**
 * pw_session_is_at:
 * @self: a session
 * @path: of a file, which need not exist
 *
 * Returns: whether the game is kept in that very file, by whatever name
 */
gboolean
pw_session_is_at (PwSession *self, const char *path)
{
  g_autofree char *mine = NULL, *other = NULL;
  struct stat a, b;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  if (self->path == NULL || path == NULL)
    return FALSE;
  mine = g_canonicalize_filename (self->path, NULL);
  other = g_canonicalize_filename (path, NULL);
  return g_str_equal (mine, other) ||
         (stat (mine, &a) == 0 && stat (other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino);
}

/**
 * pw_session_get_copy:
 * @self: a session
 *
 * Returns: (nullable): where all that is not saved is kept meanwhile; %NULL while everything is saved, and where that could
 *   not be written either
 */
const char *
pw_session_get_copy (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->copy_problem ? NULL : self->copy_path;
}

/**
 * pw_session_describe_copy:
 * @self: a session that is not saved
 *
 * Returns: (transfer full): one sentence that says what becomes of the game when it is left as it is
 */
char *
pw_session_describe_copy (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  if (pw_session_get_copy (self))
    return g_strdup (_("An emergency copy is kept, which is offered when the program starts again."));
  return g_strdup_printf (_("There is no emergency copy either, so save the game elsewhere before you leave it: %s."),
                          self->copy_problem ? self->copy_problem : "");
}

/**
 * pw_session_save_as:
 * @self: a session
 * @path: another file; one that is there is replaced
 * @error: (nullable): return location
 *
 * Saves the game there, and keeps it there from now on. Where that fails, it belongs where it did.
 *
 * Returns: whether the file holds the game
 */
gboolean
pw_session_save_as (PwSession *self, const char *path, GError **error)
{
  g_autoptr (PwSession) alive = g_object_ref (self);
  g_autofree char *text = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  /* What is still to be written to the file would find that it is not what it was. */
  pw_session_end_saver (self);
  g_signal_emit_by_name (self, "saving");
  text = pw_record_print (self->record);
  if (!pw_record_write (text, path, error))
    return FALSE;
  pw_session_set_path (self, path);
  pw_file_stamp_take (&self->stamp, path, text);
  pw_session_settle_saved (self);
  return TRUE;
}

/**
 * pw_session_recover:
 * @copy: one of pw_emergency_list()
 * @error: (nullable): return location: why it cannot be read
 *
 * Opens a game that was left unsaved, and saves it: to its own file where that is still what it was, to a new one beside
 * it where somebody has changed it, or to a new one among the kept games where nobody knows its file. The copy goes once
 * the game is saved. One that cannot be replayed to its end stays, and gets no path.
 *
 * Returns: (transfer full): the game, or %NULL
 */
PwSession *
pw_session_recover (const char *copy, GError **error)
{
  g_autoptr (PwEmergency) taken = pw_emergency_take (copy);
  g_autofree char *path = NULL;
  PwRecord *record;
  PwSession *self;

  if (taken == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The emergency copy is no longer there."));
      return NULL;
    }
  record = pw_record_load (copy, error);
  if (record == NULL)
    return NULL;
  self = pw_session_new_for_record (record);
  if (record->broken_line)
    return self;
  if (pw_emergency_get_origin (taken) == NULL)
    path = pw_store_new_path (pw_session_get_game (self), pw_session_get_setup (self));
  else if (pw_emergency_is_next (taken))
    path = g_strdup (pw_emergency_get_origin (taken));
  else
    path = pw_store_path_beside (pw_emergency_get_origin (taken));
  self->copied = TRUE;
  self->copy_path = g_strdup (pw_emergency_get_path (taken));
  self->copy = g_steal_pointer (&taken);
  pw_session_set_path (self, path);
  /* Where another program has the folder, the copy stays until that lets go. */
  pw_session_save_soon (self);
  pw_session_flush (self);
  return self;
}
