/* pw-session-save.c: keeps the file of a session up to date, and says why where that fails
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session-private.h"

#include <errno.h>

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"
#include "model/pw-file-lock.h"

/** RETRY_SECONDS: how long to wait before a save that failed is tried again. */
#define RETRY_SECONDS 5

/** LONGEST_PAUSE: the most seconds between two entries that count as played. */
#define LONGEST_PAUSE (30 * 60)

static void
set_save_problem (PwSession *self, const char *problem)
{
  if (g_strcmp0 (self->save_problem, problem) == 0)
    return;
  g_free (self->save_problem);
  self->save_problem = g_strdup (problem);
  g_object_notify (G_OBJECT (self), "save-problem");
}

/* One sentence that says what is wrong and that nothing is lost yet. */
static char *
describe_problem (PwSession *self, const GError *error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *shown = pw_shown_path (folder);

  if (error->domain == G_FILE_ERROR)
    switch (error->code)
      {
      case G_FILE_ERROR_NOSPC:
        return g_strdup_printf (_("The game is not saved: the disk with the folder %s is full. You can go on playing; "
                                  "saving is tried again by itself."),
                                shown);
      case G_FILE_ERROR_ACCES:
      case G_FILE_ERROR_PERM:
      case G_FILE_ERROR_ROFS:
        return g_strdup_printf (_("The game is not saved: the folder %s is write-protected. You can go on playing; "
                                  "saving is tried again by itself."),
                                shown);
      case G_FILE_ERROR_NOENT:
      case G_FILE_ERROR_NOTDIR:
      case G_FILE_ERROR_EXIST:
        return g_strdup_printf (_("The game is not saved: there is no folder %s, and it cannot be made. You can go on "
                                  "playing; saving is tried again by itself."),
                                shown);
      default: break;
      }
  return g_strdup_printf (_("The game is not saved: %s. You can go on playing; saving is tried again by itself."),
                          error->message);
}

/* The folder may have vanished, or was never made. */
static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), g_strerror (errno));
  return FALSE;
}

/* Somebody else's moves are never written over, so saving stops until people say what is to become of both. */
static void
tell_conflict (PwSession *self)
{
  g_autofree char *shown = pw_shown_file (self->path), *problem = NULL;

  problem = g_strdup_printf (_("The game is not saved: the file %s was changed elsewhere while it was open here."), shown);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, problem);
}

/* Writes @text, except over something that is not ours. */
static gboolean
write_record (PwSession *self, const char *text, GError **error)
{
  int lock;
  gboolean written;

  if (!make_folder (self->path, error))
    {
      self->conflict = FALSE;
      return FALSE;
    }
  lock = pw_file_lock_take (self->path);
  self->conflict = pw_file_stamp_is_foreign (&self->stamp, self->path);
  written = !self->conflict && pw_record_write (text, self->path, error);
  if (written)
    pw_file_stamp_take (&self->stamp, self->path, text);
  pw_file_lock_release (lock);
  return written;
}

static gboolean
on_retry (gpointer data)
{
  PwSession *self = data;

  return pw_session_save (self) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* The time at the table; who leaves the game open over lunch did not play that long. */
static void
book_duration (PwSession *self)
{
  gint64 now = g_get_monotonic_time (), seconds = (now - self->booked) / G_USEC_PER_SEC;

  if (pw_session_is_over (self) && self->told_over)
    self->booked = now;
  else if (seconds > 0)
    {
      self->record->duration += (guint) MIN (seconds, LONGEST_PAUSE);
      self->booked += seconds * G_USEC_PER_SEC;
    }
}

/**
 * pw_session_save:
 * @self: a session
 *
 * Writes the record to its path: at once, atomically and synced. Where that fails, "save-problem"
 * says why until a later try succeeds; there is one every few seconds and after every change. A file that
 * somebody else has changed is left as it is: pw_session_get_conflict().
 *
 * Returns: whether the file holds the game as it is now; %TRUE also where there is no path
 */
gboolean
pw_session_save (PwSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);

  if (self->path == NULL)
    return TRUE;
  book_duration (self);
  g_signal_emit_by_name (self, "saving");
  text = pw_record_print (self->record);
  if (write_record (self, text, &error))
    {
      g_clear_handle_id (&self->retry_id, g_source_remove);
      pw_session_drop_copy (self);
      set_save_problem (self, NULL);
      return TRUE;
    }
  pw_session_keep_copy (self);
  if (self->conflict)
    {
      tell_conflict (self);
      return FALSE;
    }
  problem = describe_problem (self, error);
  set_save_problem (self, problem);
  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, on_retry, self);
  return FALSE;
}

/**
 * pw_session_set_path:
 * @self: a session
 * @path: (nullable): a file, which need not exist yet, or %NULL for a game that is kept nowhere
 *
 * Says where the game is kept from the next change on. Writes nothing by itself. A file that is there already
 * is taken to be this game, as it is now; when it changes later, it is not written over.
 */
void
pw_session_set_path (PwSession *self, const char *path)
{
  g_return_if_fail (PW_IS_SESSION (self));

  if (g_strcmp0 (self->path, path) == 0)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  pw_file_stamp_clear (&self->stamp);
  if (path)
    pw_file_stamp_take (&self->stamp, path, NULL);
  self->conflict = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, NULL);
  g_object_notify (G_OBJECT (self), "path");
}

const char *
pw_session_get_path (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->path;
}

/**
 * pw_session_get_save_problem:
 * @self: a session
 *
 * Returns: (nullable): a sentence for people while the file is not what the game is, or %NULL
 */
const char *
pw_session_get_save_problem (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->save_problem;
}

/**
 * pw_session_get_conflict:
 * @self: a session
 *
 * Where somebody else has changed the file, nothing is saved until the session has another path, or the file
 * is gone, or holds again what it did.
 *
 * Returns: whether that is so
 */
gboolean
pw_session_get_conflict (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return self->conflict;
}
