/* pw-save-job.c: writes a record, off the main thread where another program has locked its folder
 *
 * Who enters moves does not wait for another program. A thread does, and writes what the record is by then: entries made
 * meanwhile take the place of what was to be written, so that they keep their order however long it takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-save-job.h"

#include "core/pw-record.h"
#include "model/pw-file-lock.h"

struct _PwSaveJob
{
  char *path;
  GThread *thread;
  GSource *done;                /* tells the main loop */
  GMutex mutex;                 /* over the text */
  char *text;                   /* NULL once it is being written */
  char *written;                /* what is, from then on */
  /* The thread's until it is joined. */
  PwFileStamp stamp;
  PwSaveResult result;
  GError *error;
};

/**
 * pw_save_write:
 * @path: a record
 * @text: what it is to hold
 * @stamp: what it was when it was last read or written; becomes what it is now
 * @error: (nullable): return location, for %PW_SAVE_FAILED
 *
 * Writes @text, except over something that is not ours. For whoever holds the lock of the folder.
 *
 * Returns: how it went
 */
PwSaveResult
pw_save_write (const char *path, const char *text, PwFileStamp *stamp, GError **error)
{
  gboolean written;

  if (pw_file_stamp_is_foreign (stamp, path))
    return PW_SAVE_CONFLICT;
  written = pw_record_write (text, path, error);
  /* Also where writing it has failed last of all, it is ours. */
  if (written || pw_file_stamp_holds (path, text))
    pw_file_stamp_take (stamp, path, text);
  return written ? PW_SAVE_DONE : PW_SAVE_FAILED;
}

static void
take_text (PwSaveJob *job)
{
  g_mutex_lock (&job->mutex);
  job->written = g_steal_pointer (&job->text);
  g_mutex_unlock (&job->mutex);
}

static gpointer
wait_and_write (gpointer data)
{
  PwSaveJob *job = data;
  int lock = pw_file_lock_take (job->path);

  take_text (job);
  job->result = pw_save_write (job->path, job->written, &job->stamp, &job->error);
  pw_file_lock_release (lock);
  g_source_attach (job->done, NULL);
  return NULL;
}

/**
 * pw_save_job_new:
 * @path: a record, whose folder somebody else has locked
 * @text: what it is to hold
 * @stamp: as for pw_save_write(); copied
 * @done: called on the main loop once it is written, or is not
 * @data: for @done
 *
 * Waits for the lock and writes then, on a thread of its own.
 *
 * Returns: for pw_save_job_finish()
 */
PwSaveJob *
pw_save_job_new (const char *path, const char *text, const PwFileStamp *stamp, GSourceFunc done, gpointer data)
{
  PwSaveJob *job = g_new0 (PwSaveJob, 1);

  job->path = g_strdup (path);
  job->text = g_strdup (text);
  job->stamp = *stamp;
  job->stamp.digest = g_strdup (stamp->digest);
  g_mutex_init (&job->mutex);
  job->done = g_idle_source_new ();
  g_source_set_priority (job->done, G_PRIORITY_DEFAULT);
  g_source_set_callback (job->done, done, data, NULL);
  job->thread = g_thread_new ("save", wait_and_write, job);
  return job;
}

/**
 * pw_save_job_set_text:
 * @job: a job
 * @text: what the record is to hold instead
 *
 * Returns: %FALSE where the former text is being written already, or was
 */
gboolean
pw_save_job_set_text (PwSaveJob *job, const char *text)
{
  gboolean in_time;

  g_mutex_lock (&job->mutex);
  in_time = job->text != NULL;
  if (in_time)
    {
      g_free (job->text);
      job->text = g_strdup (text);
    }
  g_mutex_unlock (&job->mutex);
  return in_time;
}

/**
 * pw_save_job_finish:
 * @job: (transfer full): a job
 * @stamp: becomes what the file is now
 * @text: (out) (transfer full): what was written, or was to be
 * @error: (nullable): return location, for %PW_SAVE_FAILED
 *
 * Waits until it is done, where it is not. It tells nobody any more.
 *
 * Returns: how it went
 */
PwSaveResult
pw_save_job_finish (PwSaveJob *job, PwFileStamp *stamp, char **text, GError **error)
{
  PwSaveResult result;

  g_thread_join (job->thread);
  g_source_destroy (job->done);
  g_source_unref (job->done);
  pw_file_stamp_clear (stamp);
  *stamp = job->stamp;
  *text = job->written;
  result = job->result;
  if (job->error)
    g_propagate_error (error, job->error);
  g_mutex_clear (&job->mutex);
  g_free (job->text);
  g_free (job->path);
  g_free (job);
  return result;
}
