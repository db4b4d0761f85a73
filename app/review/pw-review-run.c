/* pw-review-run.c: the tasks of a review, carried out by many threads
 *
 * Each task has random numbers of its own, so that the figures are the same whoever works on which, and in whatever order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-private.h"

/** CONFIRMS: what is measured once more is so by as many times as many games: of many guesses the dearest are named, and would seem dearer than
 * they are. */
#define CONFIRMS 8
/** DRAWN: apart from the numbers of all moves. */
#define DRAWN ((guint64) 1 << 40)

static void
value (PwReview *self, const PwReviewTask *task, guint64 seed)
{
  PwValue *out = &g_array_index (self->values, PwValue, task->index);
  g_autoptr (PwPlayout) playout = pw_playout_new (self->game, self->setup);
  PwRandom random = { seed };
  PwDealFlags flags = pw_review_get_flags (self);

  for (guint i = 0; i < self->rollouts && !g_cancellable_is_cancelled (self->cancellable); i++)
    {
      PwRandom mine = { pw_random_next (&random) };
      PwResult result;

      pw_playout_begin (playout, &task->moment);
      pw_playout_end (playout, flags, &mine, &result);
      for (guint seat = 0; seat < self->setup->n_players; seat++)
        {
          pw_tally_add (&out->points[seat], result.points[seat]);
          pw_tally_add (&out->win[seat], result.win[seat]);
        }
    }
}

static void
compare (PwReview *self, const PwReviewTask *task, guint64 seed)
{
  PwDecision *out = &g_array_index (self->decisions, PwDecision, task->index);
  g_autoptr (PwSearch) search = pw_search_new (self->game, self->setup);

  pw_search_set_flags (search, pw_review_get_flags (self));
  out->confirmed = task->again;
  if (task->again)
    pw_search_measure (search, &task->moment, &task->played, CONFIRMS * self->rollouts / 4, seed ^ PW_REVIEW_CONFIRMED,
                       &out->compared);
  else
    pw_search_compare (search, &task->moment, &task->played, self->rollouts, seed, &out->compared);
}

/* In any thread. */
static void
work (gpointer data, gpointer user_data)
{
  PwReview *self = user_data;
  const PwReviewTask *task = &g_array_index (self->tasks, PwReviewTask, GPOINTER_TO_UINT (data) - 1);
  PwRandom random = pw_random_stream (self->seed, 2 * (guint64) task->at + task->decides + (task->drawn ? DRAWN : 0));

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  (task->decides ? compare : value) (self, task, pw_random_next (&random));
  g_atomic_int_inc (&self->n_done);
}

/**
 * pw_review_n_threads:
 * @processors: how many there are
 *
 * Returns: on how many of them a review works: all but one, which is left to whoever sits before the screen
 */
guint
pw_review_n_threads (guint processors)
{
  return processors > 1 ? processors - 1 : 1;
}

/* Goes through the tasks that are on the list, or through those alone that are to be done again. */
static void
do_tasks (PwReview *self, gboolean again)
{
  guint processors = self->processors > 0 ? self->processors : g_get_num_processors ();
  GThreadPool *pool = g_thread_pool_new (work, self, (int) pw_review_n_threads (processors), TRUE, NULL);

  self->n_threads = g_thread_pool_get_num_threads (pool);
  for (guint i = 0; i < self->tasks->len; i++)
    if (!again || g_array_index (self->tasks, PwReviewTask, i).again)
      g_thread_pool_push (pool, GUINT_TO_POINTER (i + 1), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
}

/* Those that seem to have cost most are to be measured again; gives their number. */
static guint
mark_dear (PwReview *self, guint seat)
{
  g_autoptr (GPtrArray) dear = pw_review_list_dear (self, seat, FALSE);

  for (guint i = 0; i < self->tasks->len; i++)
    {
      PwReviewTask *task = &g_array_index (self->tasks, PwReviewTask, i);

      for (guint k = 0; k < MIN (dear->len, PW_REVIEW_CONFIRMED) && task->decides; k++)
        task->again |= g_ptr_array_index (dear, k) == &g_array_index (self->decisions, PwDecision, task->index);
    }
  return MIN (dear->len, PW_REVIEW_CONFIRMED);
}

/* What the dearest of each player are made of. Says whether it got so far. */
static gboolean
find_why (PwReview *self)
{
  for (guint i = 0; i < self->tasks->len && !g_cancellable_is_cancelled (self->cancellable); i++)
    {
      const PwReviewTask *task = &g_array_index (self->tasks, PwReviewTask, i);
      const PwDecision *dear[PW_REVIEW_NAMED];
      PwDecision *decision;
      guint n;

      if (!task->again)
        continue;
      decision = &g_array_index (self->decisions, PwDecision, task->index);
      n = pw_review_costliest (self, decision->seat, PW_REVIEW_NAMED, dear);
      for (guint k = 0; k < n; k++)
        if (dear[k] == decision && pw_decision_is_sure (decision))
          pw_review_find_why (self, task, decision, self->seed + task->at);
    }
  return !g_cancellable_is_cancelled (self->cancellable);
}

/**
 * pw_review_run:
 * @self: a review that has not been run
 * @cancellable: (nullable): to stop it early, from another thread
 *
 * Goes through the game, on all processors but one, and comes back when it is done.
 *
 * Returns: %FALSE where it was cancelled: then its figures are of no use
 */
gboolean
pw_review_run (PwReview *self, GCancellable *cancellable)
{
  guint todo = self->tasks->len;

  self->cancellable = cancellable;
  do_tasks (self, FALSE);
  for (guint seat = 0; seat < self->setup->n_players && !g_cancellable_is_cancelled (cancellable); seat++)
    todo += mark_dear (self, seat);
  g_atomic_int_set (&self->n_todo, (int) todo);
  do_tasks (self, TRUE);
  self->done = find_why (self);
  self->cancellable = NULL;
  return self->done;
}

/**
 * pw_review_progress:
 * @self: a review, that may be running in another thread
 *
 * Returns: 0 to 1: how much of it is done
 */
double
pw_review_progress (const PwReview *self)
{
  return (double) g_atomic_int_get (&self->n_done) / g_atomic_int_get (&self->n_todo);
}
