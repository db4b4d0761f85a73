/* pw-session-save.c: keeps the file of a session up to date, and says why where that fails
 *
 * An entry puts what is new of the record to the saver, which writes it on a thread of its own, and is told later what that came
 * to. Who has to know, because the game is left, renamed or read again, waits: pw_session_save(), pw_session_finish().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-session-private.h"

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "core/pw-format.h"

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

/* -- What has become of it -------------------------------------------------------------------------- */

/* The sessions that have something to be written, for whoever ends the program or reads files. */
static GPtrArray *busy;

static gboolean
is_pending (PwSession *self)
{
  return self->n_done != self->n_put;
}

static void
set_busy (PwSession *self, gboolean is)
{
  if (busy == NULL)
    busy = g_ptr_array_new ();
  g_ptr_array_remove_fast (busy, self);
  if (is)
    g_ptr_array_add (busy, self);
}

static void
take_copy (PwSession *self, gboolean copied, char *path, char *problem)
{
  g_free (self->copy_path);
  g_free (self->copy_problem);
  self->copied = copied;
  self->copy_path = path;
  self->copy_problem = problem;
}

/* What is told comes last: who listens may let go of the session. */
static void
settle_saved (PwSession *self, gboolean unsaved)
{
  gboolean told = self->save_problem != NULL;

  self->conflict = FALSE;
  g_clear_handle_id (&self->retry_id, g_source_remove);
  set_save_problem (self, NULL, NULL);
  if (unsaved && !told)
    g_object_notify (G_OBJECT (self), "save-problem");
}

void
pw_session_settle_saved (PwSession *self)
{
  gboolean unsaved = pw_session_is_unsaved (self);

  if (self->copy)
    {
      pw_emergency_remove (self->copy);
      g_clear_pointer (&self->copy, pw_emergency_free);
      pw_emergency_reserve ();
    }
  take_copy (self, FALSE, NULL, NULL);
  settle_saved (self, unsaved);
}

/* What writing it, or the attempt, has come to. @error: (transfer full). */
static void
settle (PwSession *self, PwSaveResult result, GError *error, gboolean unsaved)
{
  g_autofree char *problem = NULL;

  self->conflict = result == PW_SAVE_CONFLICT;
  switch (result)
    {
    case PW_SAVE_CONFLICT: tell_conflict (self); break;
    case PW_SAVE_FAILED:
      problem = describe_problem (self, error);
      set_save_problem (self, problem, error);
      if (self->retry_id == 0)
        self->retry_id = g_timeout_add (self->retry_delay, on_retry, self);
      break;
    case PW_SAVE_WAITING: break;
    case PW_SAVE_DONE:
    default: settle_saved (self, unsaved); break;
    }
}

/* Nothing was heard of the disk for too long. Where the copies lie is as likely on that very disk, and not tried. */
static gboolean
on_late (gpointer data)
{
  PwSession *self = data;
  g_autofree char *folder = g_path_get_dirname (self->path), *shown = pw_shown_path (folder), *problem = NULL;

  self->late_id = 0;
  self->late = TRUE;
  if (!self->copied)
    take_copy (self, TRUE, NULL, g_strdup (_("the disk is not responding")));
  problem = g_strdup_printf (_("The game is not saved yet: the disk with the folder %s is not responding. You can go "
                               "on playing; "
                               "what was entered is saved as soon as it does."),
                             shown);
  set_save_problem (self, problem, NULL);
  return G_SOURCE_REMOVE;
}

/* While something is to be written, the disk is to answer. */
static void
watch (PwSession *self)
{
  g_clear_handle_id (&self->late_id, g_source_remove);
  set_busy (self, is_pending (self));
  if (is_pending (self) && !self->late)
    self->late_id = g_timeout_add ((guint) MIN (self->patience / 1000, G_MAXINT), on_late, self);
}

/* Takes what the saver has to tell. */
static void
collect (PwSession *self)
{
  g_autoptr (PwSession) alive = g_object_ref (self);
  g_auto (PwSaveReport) report = { 0 };
  gboolean unsaved = pw_session_is_unsaved (self), other_fate;

  if (self->saver == NULL || !pw_saver_take_report (self->saver, &report))
    return;
  other_fate = g_strcmp0 (self->copy_path, report.copy) != 0 || g_strcmp0 (self->copy_problem, report.copy_problem) != 0;
  take_copy (self, report.copied, g_steal_pointer (&report.copy), g_steal_pointer (&report.copy_problem));
  /* It does answer; of another program that is waited for, nobody has to hear. */
  if (self->late && report.result == PW_SAVE_WAITING)
    set_save_problem (self, NULL, NULL);
  self->late = FALSE;
  if (report.result != PW_SAVE_WAITING)
    self->n_done = report.number;
  watch (self);
  /* Told once, also where only what becomes of the game is another: the same trouble, but no copy any more. */
  g_object_freeze_notify (G_OBJECT (self));
  settle (self, report.result, g_steal_pointer (&report.error), unsaved);
  if (self->save_problem && other_fate)
    g_object_notify (G_OBJECT (self), "save-problem");
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
on_told (gpointer data)
{
  collect (data);
  return G_SOURCE_CONTINUE;
}

/* Waits until it is known what everything came to. */
static void
wait_for_saver (PwSession *self, gboolean for_others)
{
  if (self->saver == NULL)
    return;
  /* A disk that did not answer is not waited for as long once more. */
  if (!pw_saver_wait (self->saver, for_others, g_get_monotonic_time () + self->patience / (self->late ? 10 : 1)) && !self->late &&
      is_pending (self))
    {
      g_clear_handle_id (&self->late_id, g_source_remove);
      on_late (self);
    }
  collect (self);
}

/* -- Saving -------------------------------------------------------------------------------------------- */

void
pw_session_forget_printed (PwSession *self, gboolean all)
{
  guint cursor = pw_history_get_cursor (self->record->history);

  self->moves_put = all ? 0 : MIN (self->moves_put, cursor);
  while (self->struck_put > 0 && (all || pw_history_get_struck (self->record->history, self->struck_put - 1)->before > cursor))
    self->struck_put--;
}

/* Gives the saver what is new of the record. */
static void
put (PwSession *self)
{
  PwRecordPiece *piece;

  if (self->saver == NULL)
    {
      self->saver = pw_saver_new (self->path, &self->stamp, g_steal_pointer (&self->copy), on_told, self);
      pw_session_forget_printed (self, TRUE);
      self->n_put = self->n_done = 0;
    }
  piece = pw_record_piece_new (self->record, self->moves_put, self->struck_put);
  self->moves_put = pw_history_get_length (self->record->history);
  self->struck_put = pw_history_get_n_struck (self->record->history);
  self->lines_printed += piece->moves.ends->len + piece->struck.ends->len;
  self->n_put = pw_saver_put (self->saver, piece);
  if (self->late_id == 0)
    watch (self);
}

/* Returns: whether there is anything to wait for. */
static gboolean
save (PwSession *self)
{
  if (self->path == NULL)
    return FALSE;
  book_duration (self);
  g_signal_emit_by_name (self, "saving");
  put (self);
  return TRUE;
}

static gboolean
on_retry (gpointer data)
{
  PwSession *self = data;

  self->retry_id = 0;
  save (self);
  return G_SOURCE_REMOVE;
}

/**
 * pw_session_save:
 * @self: a session
 *
 * Writes the record to its path: at once, atomically and synced, and waits for it: for another program that has locked the folder
 * two seconds at most, for a disk ten. Where that fails, "save-problem" says why until a later try succeeds; there is one every
 * few seconds and after every change. A file that somebody else has changed is left as it is: pw_session_get_conflict().
 * Entries do not wait, so whoever ends a game calls this.
 *
 * Returns: whether the file holds the game as it is now; %TRUE also where there is no path
 */
gboolean
pw_session_save (PwSession *self)
{
  g_autoptr (PwSession) alive = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  /* Who is told that all is saved may let go of it. */
  alive = g_object_ref (self);
  if (!save (self))
    return TRUE;
  wait_for_saver (self, TRUE);
  return pw_session_get_saving (self) == PW_SAVING_DONE;
}

/**
 * pw_session_save_soon:
 * @self: a session
 *
 * As pw_session_save(), but without waiting, as each entry does: the record is written on a thread of its own, in the order of the
 * entries; of several that wait there, the newest. Until then pw_session_is_saved() is %FALSE.
 */
void
pw_session_save_soon (PwSession *self)
{
  g_return_if_fail (PW_IS_SESSION (self));
  save (self);
}

/**
 * pw_session_finish:
 * @self: a session
 *
 * Waits until everything that was entered is written, or cannot be, as pw_session_save() does; writes nothing that was not put
 * there already. For whoever leaves the game or reads its file.
 *
 * Returns: whether the file holds the game as it is now
 */
gboolean
pw_session_finish (PwSession *self)
{
  g_autoptr (PwSession) alive = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  alive = g_object_ref (self);
  wait_for_saver (self, TRUE);
  return pw_session_is_saved (self);
}

/**
 * pw_session_flush:
 * @self: a session
 *
 * As pw_session_finish(), but does not wait for another program that has locked the folder: what waits for that is in the
 * emergency copy then.
 *
 * Returns: whether the file holds the game as it is now
 */
gboolean
pw_session_flush (PwSession *self)
{
  g_autoptr (PwSession) alive = NULL;

  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  alive = g_object_ref (self);
  wait_for_saver (self, FALSE);
  return pw_session_is_saved (self);
}

static void
for_all (gboolean (*function) (PwSession *session))
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; busy && i < busy->len; i++)
    g_ptr_array_add (all, g_object_ref (busy->pdata[i]));
  for (guint i = 0; i < all->len; i++)
    function (all->pdata[i]);
}

/**
 * pw_session_finish_all:
 *
 * pw_session_finish() for each session there is. For whoever ends the program. On the main thread.
 */
void
pw_session_finish_all (void)
{
  for_all (pw_session_finish);
}

/**
 * pw_session_flush_all:
 *
 * pw_session_flush() for each session there is. For whoever looks at files that may be those of open games. On the main thread.
 */
void
pw_session_flush_all (void)
{
  for_all (pw_session_flush);
}

gboolean
pw_session_end_saver (PwSession *self)
{
  gboolean done;

  if (self->saver == NULL)
    return TRUE;
  wait_for_saver (self, TRUE);
  done = pw_saver_end (g_steal_pointer (&self->saver), &self->stamp, &self->copy);
  /* Of one that is left to itself, nobody hears any more. */
  if (!done)
    take_copy (self, FALSE, NULL, NULL);
  self->late = FALSE;
  self->n_put = self->n_done = 0;
  watch (self);
  return done;
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
  pw_session_end_saver (self);
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
 * pw_session_get_saving:
 * @self: a session
 *
 * Returns: how far saving is, now
 */
PwSaving
pw_session_get_saving (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), PW_SAVING_FAILED);
  return is_pending (self) ? PW_SAVING_BUSY : self->save_problem ? PW_SAVING_FAILED : PW_SAVING_DONE;
}

/**
 * pw_session_is_saved:
 * @self: a session
 *
 * Returns: whether all that was entered is in the file, on the disk, or the game is kept nowhere; %FALSE also while it is being
 *   written or another program that has locked the folder is waited for, which is no problem yet
 */
gboolean
pw_session_is_saved (PwSession *self)
{
  g_return_val_if_fail (PW_IS_SESSION (self), FALSE);
  return pw_session_get_saving (self) == PW_SAVING_DONE;
}

/**
 * pw_session_set_patience:
 * @self: a session
 * @milliseconds: how long pw_session_save() and the like wait for a disk at most
 *
 * For tests, which do not wait as long as people can.
 */
void
pw_session_set_patience (PwSession *self, guint milliseconds)
{
  g_return_if_fail (PW_IS_SESSION (self));
  self->patience = (gint64) milliseconds * 1000;
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
