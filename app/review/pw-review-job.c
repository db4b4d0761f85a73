/* pw-review-job.c: a review that is made while people look at it
 *
 * It goes through the game again and again, each time by more games than before, and what is shown is always a review that was finished: so
 * the same seed and number of games give the same figures, however long it took and whoever stopped it in between.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-job.h"

struct _PwReviewJob
{
  GObject parent_instance;

  PwReview *first;              /* never run: others are made after it */
  PwReview *review;             /* (nullable): the last that was finished */
  PwReview *running;            /* (nullable): under way in a thread, freed when that has come back */
  GCancellable *cancellable;    /* while it runs */
  guint most;
};

G_DEFINE_FINAL_TYPE (PwReviewJob, pw_review_job, G_TYPE_OBJECT)

enum
{
  SHARPER,
  STOPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
pw_review_job_dispose (GObject *object)
{
  pw_review_job_stop (PW_REVIEW_JOB (object));
  G_OBJECT_CLASS (pw_review_job_parent_class)->dispose (object);
}

static void
pw_review_job_finalize (GObject *object)
{
  PwReviewJob *self = PW_REVIEW_JOB (object);

  pw_review_free (self->first);
  pw_review_free (self->review);
  G_OBJECT_CLASS (pw_review_job_parent_class)->finalize (object);
}

static void
pw_review_job_class_init (PwReviewJobClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_review_job_dispose;
  G_OBJECT_CLASS (klass)->finalize = pw_review_job_finalize;
  signals[SHARPER] = g_signal_new ("sharper", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STOPPED] = g_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_review_job_init (PwReviewJob *self)
{
}

/**
 * pw_review_job_new:
 * @history: a game; it is copied, and neither kept nor changed
 * @seed: the same seed and number of games give the same figures
 * @error: (nullable): return location
 *
 * Returns: (transfer full) (nullable): a job that does not run yet; %NULL where the game cannot be reviewed (pw_review_new())
 */
PwReviewJob *
pw_review_job_new (const PwHistory *history, guint64 seed, GError **error)
{
  PwReview *first = pw_review_new (history, PW_REVIEW_FIRST, seed, error);
  PwReviewJob *self;

  if (!first)
    return NULL;
  self = g_object_new (PW_TYPE_REVIEW_JOB, NULL);
  self->first = first;
  return self;
}

/**
 * pw_review_job_take:
 * @self: a job that does not run
 * @review: (transfer full): a finished review of the same game, such as one that was kept
 *
 * The job goes on from there.
 */
void
pw_review_job_take (PwReviewJob *self, PwReview *review)
{
  g_return_if_fail (PW_IS_REVIEW_JOB (self));
  g_return_if_fail (!self->running);

  pw_review_free (self->review);
  self->review = review;
}

/**
 * pw_review_next_rollouts:
 * @rollouts: games from each moment; 0: none yet
 *
 * Returns: how many the next review is made by: at first four times as many, later twice as many
 */
guint
pw_review_next_rollouts (guint rollouts)
{
  static const guint steps[] = { PW_REVIEW_FIRST, 50, PW_REVIEW_QUICK };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (rollouts < steps[i])
      return steps[i];
  return 2 * rollouts;
}

/* In a thread of its own. */
static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_boolean (task, pw_review_run (data, cancellable));
}

static gboolean begin (PwReviewJob *self);

/* Nobody hears of a review that is none of @self any more. The review is freed here: until now its thread had it. */
static void
on_run (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (PwReviewJob) self = data;
  PwReview *review = g_task_get_task_data (G_TASK (result));
  gboolean finished = g_task_propagate_boolean (G_TASK (result), NULL), goes_on = FALSE;

  if (self->running != review)
    {
      pw_review_free (review);
      return;
    }
  self->running = NULL;
  g_clear_object (&self->cancellable);
  if (finished)
    {
      pw_review_free (self->review);
      self->review = review;
      goes_on = self->most > 0 && begin (self);
      g_signal_emit (self, signals[SHARPER], 0);
    }
  else
    pw_review_free (review);
  /* Whoever heard it may have stopped it, which says so itself. */
  if (!goes_on)
    g_signal_emit (self, signals[STOPPED], 0);
}

/* The next review, where there is one. */
static gboolean
begin (PwReviewJob *self)
{
  guint rollouts = pw_review_next_rollouts (self->review ? pw_review_get_rollouts (self->review) : 0);
  g_autoptr (GTask) task = NULL;

  if (rollouts > self->most)
    return FALSE;
  self->cancellable = g_cancellable_new ();
  self->running = pw_review_new_sharper (self->first, rollouts);
  /* The task may end its life in the thread, which must not end that of its source. */
  task = g_task_new (NULL, self->cancellable, on_run, g_object_ref (self));
  /* What it found before somebody stopped it counts. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, self->running, NULL);
  g_task_run_in_thread (task, run);
  return TRUE;
}

/**
 * pw_review_job_start:
 * @self: a job
 * @most: until so many games were played from each moment
 *
 * Begins, or goes on.
 *
 * Returns: whether it runs now; %FALSE where it is as sharp as that already
 */
gboolean
pw_review_job_start (PwReviewJob *self, guint most)
{
  g_return_val_if_fail (PW_IS_REVIEW_JOB (self), FALSE);

  self->most = MIN (most, PW_REVIEW_MOST);
  return self->running || begin (self);
}

/**
 * pw_review_job_stop:
 * @self: a job
 *
 * Stops it, without waiting: the review that is under way is dropped, the one before stays.
 */
void
pw_review_job_stop (PwReviewJob *self)
{
  g_return_if_fail (PW_IS_REVIEW_JOB (self));

  self->most = 0;
  if (!self->running)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->running = NULL;
  g_signal_emit (self, signals[STOPPED], 0);
}

gboolean
pw_review_job_is_running (PwReviewJob *self)
{
  g_return_val_if_fail (PW_IS_REVIEW_JOB (self), FALSE);
  return self->running != NULL;
}

/**
 * pw_review_job_get_progress:
 * @self: a job
 * @rollouts: (out) (nullable): by how many games from each moment the review is made that is under way; 0: none is
 *
 * Returns: 0 to 1: how far that is
 */
double
pw_review_job_get_progress (PwReviewJob *self, guint *rollouts)
{
  g_return_val_if_fail (PW_IS_REVIEW_JOB (self), 0);

  if (rollouts)
    *rollouts = self->running ? pw_review_get_rollouts (self->running) : 0;
  return self->running ? pw_review_progress (self->running) : 0;
}

/**
 * pw_review_job_get_review:
 * @self: a job
 *
 * Returns: (transfer none) (nullable): the sharpest review so far, until the job says that there is another
 */
const PwReview *
pw_review_job_get_review (PwReviewJob *self)
{
  g_return_val_if_fail (PW_IS_REVIEW_JOB (self), NULL);
  return self->review;
}
