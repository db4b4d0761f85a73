/* pw-session-save.c: keeps the file of a session up to date, and says why where that fails
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session-private.h"

#include <errno.h>

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "core/pw-format.h"
#include "model/pw-file-lock.h"

/** LONGEST_PAUSE: the most seconds between two entries that count as played. */
#define LONGEST_PAUSE (30 * 60)

/* @error: (transfer full): what the problem is made of. */
static void
set_save_problem (PwSession *self, const char *problem, GError *error)
{
  g_clear_error (&self->save_error);
  self->save_error = error;
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
  g_autofree char *target = pw_disk_follow (self->path, NULL);
  g_autofree char *folder = g_path_get_dirname (target ? target : self->path);
  g_autofree char *shown = pw_shown_path (folder), *name = pw_shown_file (self->path);

  if (g_error_matches (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY))
    return g_strdup_printf (_("The game is not saved: the file %s is write-protected and stays as it is. You can go on "
                              "playing; keep the game in another file."),
                            name);
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
  return g_strdup_printf (_("The game is not saved. %s You can go on playing; saving is tried again by itself."),
                          error->message);
}

/* The folder may have vanished, or was never made. */
static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *shown = g_filename_display_name (folder);
  int code;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;
  code = errno;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), _("The folder %s cannot be made: %s."), shown,
               g_strerror (code));
  return FALSE;
}

/* Somebody else's moves are never written over, so saving stops until people say what is to become of both. */
static void
tell_conflict (PwSession *self)
{
  g_autofree char *shown = pw_shown_file (self->path), *problem = NULL;

  problem = g_strdup_printf (_("The game is not saved: the file %s was changed elsewhere while it was open here."), shown);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, problem, NULL);
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

static gboolean on_retry (gpointer data);

/* The file holds the game. What is told comes last: who listens may let go of the session. */
void
pw_session_settle_saved (PwSession *self)
{
  gboolean told = self->save_problem != NULL, unsaved = pw_session_is_unsaved (self);

  self->conflict = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  pw_session_drop_copy (self);
  set_save_problem (self, NULL, NULL);
  if (unsaved && !told)
    g_object_notify (G_OBJECT (self), "save-problem");
}

/* What a save of @text, or the attempt at one, has come to. Returns: whether the file holds the game. */
static gboolean
settle (PwSession *self, const char *text, PwSaveResult result, GError *error)
{
  g_autofree char *problem = NULL;

  self->conflict = result == PW_SAVE_CONFLICT;
  switch (result)
    {
    case PW_SAVE_CONFLICT:
      pw_session_keep_copy (self, text);
      tell_conflict (self);
      return FALSE;
    case PW_SAVE_FAILED:
      pw_session_keep_copy (self, text);
      problem = describe_problem (self, error);
      set_save_problem (self, problem, error);
      if (self->retry_id == 0)
        self->retry_id = g_timeout_add (self->retry_delay, on_retry, self);
      return FALSE;
    case PW_SAVE_DONE:
    default: pw_session_settle_saved (self); return TRUE;
    }
}

/* Ends the waiting for another program, which may take until that program is done, or for too long. */
gboolean
pw_session_finish_job (PwSession *self)
{
  GError *error = NULL;
  g_autofree char *text = NULL;
  PwSaveResult result = pw_save_job_finish (g_steal_pointer (&self->job), &self->stamp, &text, &error);

  return settle (self, text, result, error);
}

static gboolean
on_job_done (gpointer data)
{
  pw_session_finish_job (data);
  return G_SOURCE_REMOVE;
}

/* Writes @text, or has it written as soon as another program is done. */
static gboolean
write_record (PwSession *self, const char *text, gboolean wait)
{
  GError *error = NULL;
  PwSaveResult result = PW_SAVE_FAILED;
  int lock;

  if (make_folder (self->path, &error))
    {
      if (wait)
        lock = pw_file_lock_take (self->path);
      else if (!pw_file_lock_try (self->path, &lock))
        {
          pw_file_lock_release (lock);
          /* Until then it is nowhere but here. */
          pw_session_keep_copy (self, text);
          self->job = pw_save_job_new (self->path, text, &self->stamp, on_job_done, self);
          return FALSE;
        }
      result = pw_save_write (self->path, text, &self->stamp, &error);
      pw_file_lock_release (lock);
    }
  return settle (self, text, result, error);
}

/* @wait: for another program that has locked the folder. */
static gboolean
save (PwSession *self, gboolean wait)
{
  /* Who is told that all is saved may let go of it. */
  g_autoptr (PwSession) alive = g_object_ref (self);
  g_autofree char *text = NULL;

  if (self->path == NULL)
    return TRUE;
  book_duration (self);
  g_signal_emit_by_name (self, "saving");
  text = pw_record_print (self->record);
  /* First the copy, where there is one: whenever this ends, it is what the file holds, or what it lacks. */
  if (self->copy)
    pw_session_keep_copy (self, text);
  if (self->job && pw_save_job_set_text (self->job, text))
    {
      if (wait)
        return pw_session_finish_job (self);
      return FALSE;
    }
  /* It is writing what was entered before, which does not take long. */
  if (self->job)
    pw_session_finish_job (self);
  return write_record (self, text, wait);
}

static gboolean
on_retry (gpointer data)
{
  return save (data, FALSE) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/**
 * pw_session_save:
 * @self: a session
 *
 * Writes the record to its path: at once, atomically and synced. Where that fails, "save-problem"
 * says why until a later try succeeds; there is one every few seconds and after every change. A file that
 * somebody else has changed is left as it is: pw_session_get_conflict(). Another program that has locked the folder is
 * waited for, for two seconds at most; entries do not wait for it, so whoever ends a game calls this.
 *
 * Returns: whether the file holds the game as it is now; %TRUE also where there is no path
 */
gboolean
pw_session_save (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return save (self, TRUE);
}

/**
 * pw_session_save_soon:
 * @self: a session
 *
 * As pw_session_save(), but without waiting: where another program has locked the folder, the record is written once that lets
 * go, as the game is by then. Until then pw_session_is_saved() is %FALSE.
 */
void
pw_session_save_soon (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));
  save (self, FALSE);
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
  pw_session_take_path (self, path, NULL);
}

void
pw_session_take_path (PwSession *self, const char *path, PwFileStamp *stamp)
{
  g_autoptr (PwSession) alive = g_object_ref (self);

  if (g_strcmp0 (self->path, path) == 0)
    return;
  if (self->job)
    pw_session_finish_job (self);
  g_free (self->path);
  self->path = g_strdup (path);
  pw_file_stamp_clear (&self->stamp);
  if (stamp)
    {
      self->stamp = *stamp;
      *stamp = (PwFileStamp){ 0 };
    }
  else if (path)
    pw_file_stamp_take (&self->stamp, path, NULL);
  self->conflict = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, NULL, NULL);
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
 * pw_session_get_save_error:
 * @self: a session
 *
 * Returns: (nullable): what pw_session_get_save_problem() is made of: an error of G_FILE_ERROR or PW_DISK_ERROR; of the latter
 *   %PW_DISK_ERROR_READ_ONLY for a file that is write-protected. %NULL without a problem, and for a conflict
 */
const GError *
pw_session_get_save_error (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), NULL);
  return self->save_error;
}

/**
 * pw_session_is_saved:
 * @self: a session
 *
 * Returns: whether all that was entered is in the file, or the game is kept nowhere; %FALSE also while another program that has
 *   locked the folder is waited for, which is no problem yet
 */
gboolean
pw_session_is_saved (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return self->save_problem == NULL && self->job == NULL;
}

/**
 * pw_session_set_retry_delay:
 * @self: a session
 * @milliseconds: how long to wait before a save that failed is tried again
 *
 * For tests, which do not wait as long as people can.
 */
void
pw_session_set_retry_delay (PwSession *self, guint milliseconds)
{
  g_return_if_fail (PW_IS_SESSION (self));
  self->retry_delay = milliseconds;
  if (self->retry_id)
    {
      g_source_remove (self->retry_id);
      self->retry_id = g_timeout_add (milliseconds, on_retry, self);
    }
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
