/* pw-saver.c: keeps one file up to date with a game, on a thread of its own, in the order of the entries
 *
 * Who enters moves waits for no disk and no other program. What is new of the record after each entry is put here, as text
 * that nobody changes any more; one thread takes it, makes the whole record of it and writes that, atomically and synced. Where
 * several entries wait, the newest is written, which holds the others. So the file is at any moment the game as it was after some
 * entry, never after an earlier one than before. What it came to is told to the main thread, which asks for it.
 *
 * The thread lives only while there is something to write. What it works with is its own meanwhile; the rest is under the mutex.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-saver.h"

#include <string.h>

#include "core/pw-disk.h"
#include "core/pw-record.h"
#include "model/pw-file-lock.h"

struct _PwSaver
{
  char *path;
  GThread *thread;              /* the owner's: to be joined once it is done, or NULL */

  GMutex mutex;
  GCond cond;                   /* there is a report, or the thread is done */
  /* Under the mutex: */
  guint refs;                   /* its owner, and the thread */
  GSource *source;              /* wakes the main loop; NULL once nobody listens */
  GQueue pieces;                /* (element-type PwRecordPiece): not taken yet */
  guint64 n_put;
  gboolean running;             /* the thread will look for pieces once more */
  gboolean unread;              /* the report */
  PwSaveReport report;

  /* The thread's while it runs: */
  PwRecordSheet sheet;
  guint64 n_taken;              /* pieces that are in the sheet */
  PwFileStamp stamp;
  PwEmergency *copy;            /* (nullable) */
  char *copy_problem;           /* (nullable) */
};

/* -- The owner's side ------------------------------------------------------------------------------- */

static gboolean
always (GSource *source)
{
  return g_source_get_ready_time (source) == 0;
}

static gboolean
dispatch (GSource *source, GSourceFunc callback, gpointer data)
{
  g_source_set_ready_time (source, -1);
  callback (data);
  return G_SOURCE_CONTINUE;
}

/* Wakes up when another thread says so, by its ready time. */
static GSourceFuncs wake_funcs = { .check = always, .dispatch = dispatch };

/**
 * pw_saver_new:
 * @path: a record, which need not exist
 * @stamp: (transfer full): what the file was when it was last read or written
 * @copy: (nullable) (transfer full): an emergency copy that the file makes needless
 * @told: called on the main loop once there is something in pw_saver_take_report()
 * @data: for @told
 *
 * Returns: (transfer full): for pw_saver_end()
 */
PwSaver *
pw_saver_new (const char *path, PwFileStamp *stamp, PwEmergency *copy, GSourceFunc told, gpointer data)
{
  PwSaver *self = g_new0 (PwSaver, 1);

  self->refs = 1;
  self->path = g_strdup (path);
  self->stamp = *stamp;
  *stamp = (PwFileStamp){ 0 };
  self->copy = copy;
  pw_record_sheet_init (&self->sheet);
  g_queue_init (&self->pieces);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  self->source = g_source_new (&wake_funcs, sizeof (GSource));
  g_source_set_priority (self->source, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->source, told, data, NULL);
  g_source_attach (self->source, NULL);
  return self;
}

static gboolean
free_copy (gpointer copy)
{
  pw_emergency_free (copy);
  return G_SOURCE_REMOVE;
}

static void
saver_unref (PwSaver *self)
{
  gboolean last;

  g_mutex_lock (&self->mutex);
  last = --self->refs == 0;
  g_mutex_unlock (&self->mutex);
  if (!last)
    return;
  /* Whoever shows what is left behind is on the main loop. */
  if (self->copy)
    g_idle_add (free_copy, self->copy);
  g_queue_clear_full (&self->pieces, (GDestroyNotify) pw_record_piece_free);
  pw_record_sheet_clear (&self->sheet);
  pw_file_stamp_clear (&self->stamp);
  pw_save_report_clear (&self->report);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self->copy_problem);
  g_free (self->path);
  g_free (self);
}

/* Ends a thread that is done. */
static void
reap (PwSaver *self)
{
  if (self->thread)
    g_thread_join (g_steal_pointer (&self->thread));
}

/**
 * pw_saver_end:
 * @self: (transfer full): a saver
 * @stamp: (out): what the file is now
 * @copy: (out) (nullable): the emergency copy, where there is one
 *
 * Lets it go. One that has still something to write does so, as far as the program lives; what it has is its own then.
 *
 * Returns: whether it had nothing to write any more, and has given back what it had
 */
gboolean
pw_saver_end (PwSaver *self, PwFileStamp *stamp, PwEmergency **copy)
{
  GSource *source;
  gboolean running;

  *stamp = (PwFileStamp){ 0 };
  *copy = NULL;
  g_mutex_lock (&self->mutex);
  source = g_steal_pointer (&self->source);
  running = self->running;
  g_mutex_unlock (&self->mutex);
  g_source_destroy (source);
  g_source_unref (source);
  if (!running)
    {
      reap (self);
      *stamp = self->stamp;
      self->stamp = (PwFileStamp){ 0 };
      *copy = g_steal_pointer (&self->copy);
    }
  else
    g_thread_unref (g_steal_pointer (&self->thread));
  saver_unref (self);
  return !running;
}

static gpointer run (gpointer data);

/**
 * pw_saver_put:
 * @self: a saver
 * @piece: (transfer full): what is new of the record
 *
 * Has it written, after all that were put before. Returns at once.
 *
 * Returns: its number
 */
guint64
pw_saver_put (PwSaver *self, PwRecordPiece *piece)
{
  gboolean running;
  guint64 number;

  g_mutex_lock (&self->mutex);
  g_queue_push_tail (&self->pieces, piece);
  number = ++self->n_put;
  running = self->running;
  self->running = TRUE;
  self->refs += !running;
  g_mutex_unlock (&self->mutex);
  if (!running)
    {
      reap (self);
      self->thread = g_thread_new ("save", run, self);
    }
  return number;
}

/**
 * pw_saver_wait:
 * @self: a saver
 * @for_others: also for another program that has locked the folder
 * @until: for how long at most, in the time of g_get_monotonic_time()
 *
 * Waits until there is nothing left to write; or, without @for_others, until that waits for another program and is in the
 * emergency copy.
 *
 * Returns: %FALSE where it took too long
 */
gboolean
pw_saver_wait (PwSaver *self, gboolean for_others, gint64 until)
{
  gboolean in_time = TRUE, running;

  g_mutex_lock (&self->mutex);
  while (in_time && self->running && (for_others || self->report.result != PW_SAVE_WAITING || self->report.number != self->n_put))
    in_time = g_cond_wait_until (&self->cond, &self->mutex, until);
  running = self->running;
  g_mutex_unlock (&self->mutex);
  if (!running)
    reap (self);
  return in_time || !running;
}

/**
 * pw_saver_take_report:
 * @self: a saver
 * @report: (out): the last one
 *
 * Returns: whether there is one that was not taken yet
 */
gboolean
pw_saver_take_report (PwSaver *self, PwSaveReport *report)
{
  gboolean unread;

  g_mutex_lock (&self->mutex);
  unread = self->unread;
  self->unread = FALSE;
  if (unread)
    {
      *report = self->report;
      /* What was waited for is still to be seen. */
      self->report = (PwSaveReport){ .number = report->number, .result = report->result };
    }
  g_mutex_unlock (&self->mutex);
  return unread;
}

void
pw_save_report_clear (PwSaveReport *report)
{
  g_clear_error (&report->error);
  g_clear_pointer (&report->copy, g_free);
  g_clear_pointer (&report->copy_problem, g_free);
}

/* -- The thread's side ------------------------------------------------------------------------------ */

/* Takes @error. */
static void
tell (PwSaver *self, PwSaveResult result, GError *error)
{
  g_mutex_lock (&self->mutex);
  pw_save_report_clear (&self->report);
  self->report.number = self->n_taken;
  self->report.result = result;
  self->report.error = error;
  self->report.copied = self->copy != NULL;
  self->report.copy = self->copy && !self->copy_problem ? g_strdup (pw_emergency_get_path (self->copy)) : NULL;
  self->report.copy_problem = g_strdup (self->copy_problem);
  self->unread = TRUE;
  if (self->source)
    g_source_set_ready_time (self->source, 0);
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
}

/* FALSE where nothing is new; then, with @last, the thread is done. */
static gboolean
take_pieces (PwSaver *self, gboolean last)
{
  GQueue taken = G_QUEUE_INIT;
  PwRecordPiece *piece;

  g_mutex_lock (&self->mutex);
  taken = self->pieces;
  g_queue_init (&self->pieces);
  if (last && g_queue_is_empty (&taken))
    {
      self->running = FALSE;
      g_cond_broadcast (&self->cond);
    }
  g_mutex_unlock (&self->mutex);
  if (g_queue_is_empty (&taken))
    return FALSE;
  while ((piece = g_queue_pop_head (&taken)))
    {
      pw_record_sheet_take (&self->sheet, piece);
      pw_record_piece_free (piece);
      self->n_taken++;
    }
  return TRUE;
}

/* Brings the emergency copy up to date: with the very text that the file is to hold, so that the two can be compared. */
static void
keep_copy (PwSaver *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->copy_problem, g_free);
  if (self->copy == NULL)
    self->copy = pw_emergency_new ();
  if (!pw_emergency_write (self->copy, text, self->path, self->stamp.digest, &error))
    {
      /* It becomes part of a sentence. */
      gsize length = strlen (error->message) - g_str_has_suffix (error->message, ".");

      self->copy_problem = g_strndup (error->message, length);
    }
}

/* The file holds the game: the copy has done its work. */
static void
drop_copy (PwSaver *self)
{
  g_clear_pointer (&self->copy_problem, g_free);
  if (self->copy == NULL)
    return;
  pw_emergency_remove (self->copy);
  g_clear_pointer (&self->copy, pw_emergency_free);
  pw_emergency_reserve ();
}

/* Entries made while another program has the folder. */
static void
follow (gpointer data)
{
  PwSaver *self = data;
  g_autofree char *text = NULL;

  if (!take_pieces (self, FALSE))
    return;
  text = pw_record_sheet_print (&self->sheet);
  keep_copy (self, text);
  tell (self, PW_SAVE_WAITING, NULL);
}

/* Writes @text, except over something that is not ours. For whoever holds the lock of the folder. */
static PwSaveResult
write_file (PwSaver *self, const char *text, GError **error)
{
  gboolean written;

  if (pw_file_stamp_is_foreign (&self->stamp, self->path))
    return PW_SAVE_CONFLICT;
  written = pw_record_write (text, self->path, error);
  /* Also where writing it has failed last of all, it is ours. */
  if (written || pw_file_stamp_holds (self->path, text))
    pw_file_stamp_take (&self->stamp, self->path, text);
  return written ? PW_SAVE_DONE : PW_SAVE_FAILED;
}

/* Writes the sheet, as it is by the time that no other program has the folder. */
static void
write_sheet (PwSaver *self)
{
  g_autofree char *text = pw_record_sheet_print (&self->sheet), *folder = g_path_get_dirname (self->path);
  PwSaveResult result = PW_SAVE_FAILED;
  GError *error = NULL;
  int lock;

  /* First the copy, where there is one: whenever this ends, it is what the file holds, or what it lacks. */
  if (self->copy)
    keep_copy (self, text);
  /* It may have vanished, or was never made. */
  if (pw_disk_make_folder (folder, 0700, &error))
    {
      if (!pw_file_lock_try (self->path, &lock))
        {
          pw_file_lock_release (lock);
          /* Until then it is nowhere but here. */
          keep_copy (self, text);
          tell (self, PW_SAVE_WAITING, NULL);
          lock = pw_file_lock_wait (self->path, follow, self);
          follow (self);
          g_free (text);
          text = pw_record_sheet_print (&self->sheet);
        }
      result = write_file (self, text, &error);
      pw_file_lock_release (lock);
    }
  if (result == PW_SAVE_DONE)
    drop_copy (self);
  else
    keep_copy (self, text);
  tell (self, result, error);
}

static gpointer
run (gpointer data)
{
  PwSaver *self = data;

  while (take_pieces (self, TRUE))
    write_sheet (self);
  saver_unref (self);
  return NULL;
}
