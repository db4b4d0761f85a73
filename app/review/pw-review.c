/* pw-review.c: a game gone through moment by moment
 *
 * What is worth looking at is made a list of tasks first. Each has random numbers of its own, so that the figures are the same
 * whoever works on which task, and in whatever order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "core/pw-record.h"

/** CONFIRMED: so many decisions of each player are measured once more, by CONFIRMS times as many games. */
#define CONFIRMED 8
#define CONFIRMS 4

/** A moment that is valued, or a decision that is looked at. */
typedef struct
{
  guint at;
  PwMoment moment;              /* its state is the task's */
  gboolean decides;
  gboolean again;               /* a decision that was found, and is measured once more */
  guint index;                  /* of the value or decision that comes of it */
  PwMove played;                /* of a decision */
} Task;

struct _PwReview
{
  const PwGame *game;
  PwSetup *setup;
  guint rollouts;
  guint64 seed;
  GArray *tasks;                /* Task */
  GArray *values;               /* PwValue, in the order of the game */
  GArray *decisions;            /* PwDecision */
  GArray *lucks;                /* guint8: for each value: 1 + the PwLuckKind of the move after it, 0 where that is none */
  GCancellable *cancellable;    /* while it runs */
  int done;                     /* tasks; counted by all threads */
  int todo;                     /* tasks at most, those that are done again counted twice */
};

static void
task_clear (Task *self)
{
  g_aligned_free ((gpointer) self->moment.state);
}

/** TRIES: what comes out alike so often is sure. */
#define TRIES 32

/* Whether @move could have been another: the last tile of a pile is nobody's luck. */
static gboolean
could_differ (const PwGame *game, gconstpointer state, const PwMove *move)
{
  PwRandom random = { 1 };
  gboolean differs = FALSE;

  for (guint i = 0; i < TRIES && !differs; i++)
    {
      PwMove other;

      game->dealing->deal (state, &random, PW_POLICY_USUAL.flags, &other);
      differs = !pw_move_matches (move, &other);
    }
  return differs;
}

/* Whether the move after @at is dice or a draw: not something that people said, or that had to come. */
static gboolean
is_chance (const PwHistory *history, guint at)
{
  const PwGame *game = pw_history_get_game (history);
  gconstpointer state;
  const PwMove *move;

  if (at >= pw_history_get_cursor (history))
    return FALSE;
  move = pw_history_get_move (history, at);
  state = pw_history_get_state (history, at);
  return move->player == PW_TABLE && move->reason == 0 && !game->kinds[move->kind].statement &&
         pw_dealer_may_deal (game, state, PW_POLICY_USUAL.flags) && could_differ (game, state, move);
}

/* Whether the move after @at was one of the player whose turn it was, by the rules. */
static gboolean
is_decision (const PwHistory *history, guint at)
{
  const PwMove *move = pw_history_get_move (history, at);

  return move->player >= 0 && move->reason == 0 && !pw_history_get_game (history)->kinds[move->kind].statement &&
         pw_history_get_game (history)->play.actor (pw_history_get_state (history, at)) == move->player;
}

static void
add_task (PwReview *self, const PwHistory *history, guint at, const int *points, gboolean decides)
{
  gpointer state = pw_game_state_alloc (self->game);
  Task task = { .at = at, .decides = decides, .index = decides ? self->decisions->len : self->values->len };

  memcpy (state, pw_history_get_state (history, at), self->game->state_size);
  task.moment.state = state;
  memcpy (task.moment.points, points, sizeof task.moment.points);
  if (decides)
    {
      PwDecision decision = { .at = at };

      task.played = *pw_history_get_move (history, at);
      decision.seat = (guint) task.played.player;
      g_array_append_val (self->decisions, decision);
    }
  else
    {
      PwValue value = { .at = at };
      guint8 luck = 0;

      if (is_chance (history, at))
        luck = pw_dealer_is_roll (&self->game->kinds[pw_history_get_move (history, at)->kind]) ? 1 + PW_LUCK_DICE
                                                                                               : 1 + PW_LUCK_DRAWS;
      g_array_append_val (self->values, value);
      g_array_append_val (self->lucks, luck);
    }
  g_array_append_val (self->tasks, task);
}

static void
list_tasks (PwReview *self, const PwHistory *history)
{
  guint n = pw_history_get_cursor (history);
  int points[PW_MAX_PLAYERS] = { 0 };

  for (guint at = 0; at <= n; at++)
    {
      guint n_events = 0;
      const PwEvent *events;

      if (at == 0 || at == n || is_chance (history, at) || is_chance (history, at - 1))
        add_task (self, history, at, points, FALSE);
      if (at == n)
        break;
      if (is_decision (history, at))
        add_task (self, history, at, points, TRUE);
      events = pw_history_get_events (history, at, &n_events);
      for (guint i = 0; i < n_events; i++)
        if (events[i].kind == PW_EVENT_POINTS && events[i].player >= 0)
          points[events[i].player] += events[i].amount;
    }
}

/* Whether all that was done was entered, from the start to the cursor. */
static gboolean
is_whole (const PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);

  for (guint at = 0; at <= pw_history_get_cursor (history); at++)
    {
      const PwLevel *level = pw_game_get_level (game, pw_history_get_state (history, at), NULL);

      if (level->seat || level->end || level->open)
        return FALSE;
    }
  return TRUE;
}

/**
 * pw_review_new:
 * @history: a game; it is copied, and neither kept nor changed
 * @rollouts: so many games are played from each moment, and about as many for each decision: 4 or more
 * @seed: the same seed and rollouts give the same figures, on every machine
 * @error: (nullable): return location
 *
 * Returns: (transfer full) (nullable): a review that is still to be run; %NULL where not all of the game was entered, where its secret
 *   points are nobody's to know yet, or where the program cannot play it
 */
PwReview *
pw_review_new (const PwHistory *history, guint rollouts, guint64 seed, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  PwReview *self;

  g_return_val_if_fail (rollouts >= 4, NULL);
  if (!game->dealing || !is_whole (history) || pw_history_hides (history))
    {
      g_set_error_literal (error, PW_RECORD_ERROR, PW_RECORD_ERROR_SETUP,
                           pw_history_hides (history)
                             ? _("Points are secret until the end of this game, and a review would tell them.")
                             : _("Only a game of which everything was entered, from the first move on, can be reviewed."));
      return NULL;
    }
  self = g_new0 (PwReview, 1);
  self->game = game;
  self->setup = pw_setup_copy (pw_history_get_setup (history));
  self->rollouts = rollouts;
  self->seed = seed;
  self->tasks = g_array_new (FALSE, TRUE, sizeof (Task));
  g_array_set_clear_func (self->tasks, (GDestroyNotify) task_clear);
  self->values = g_array_new (FALSE, TRUE, sizeof (PwValue));
  self->decisions = g_array_new (FALSE, TRUE, sizeof (PwDecision));
  self->lucks = g_array_new (FALSE, TRUE, sizeof (guint8));
  list_tasks (self, history);
  self->todo = (int) (self->tasks->len + CONFIRMED * self->setup->n_players);
  return self;
}

void
pw_review_free (PwReview *self)
{
  g_array_unref (self->tasks);
  g_array_unref (self->values);
  g_array_unref (self->decisions);
  g_array_unref (self->lucks);
  pw_setup_free (self->setup);
  g_free (self);
}

static void
value (PwReview *self, const Task *task, guint64 seed)
{
  PwValue *out = &g_array_index (self->values, PwValue, task->index);
  g_autoptr (PwPlayout) playout = pw_playout_new (self->game, self->setup);
  PwRandom random = { seed };

  for (guint i = 0; i < self->rollouts && !g_cancellable_is_cancelled (self->cancellable); i++)
    {
      PwRandom mine = { pw_random_next (&random) };
      PwResult result;

      pw_playout_begin (playout, &task->moment);
      pw_playout_end (playout, PW_POLICY_USUAL.flags, &mine, &result);
      for (guint seat = 0; seat < self->setup->n_players; seat++)
        {
          pw_tally_add (&out->points[seat], result.points[seat]);
          pw_tally_add (&out->win[seat], result.win[seat]);
        }
    }
}

static void
compare (PwReview *self, const Task *task, guint64 seed)
{
  PwDecision *out = &g_array_index (self->decisions, PwDecision, task->index);
  g_autoptr (PwSearch) search = pw_search_new (self->game, self->setup);

  out->confirmed = task->again;
  if (task->again)
    pw_search_measure (search, &task->moment, &task->played, CONFIRMS * self->rollouts / 4, seed ^ CONFIRMED, &out->compared);
  else
    pw_search_compare (search, &task->moment, &task->played, self->rollouts, seed, &out->compared);
}

/* In any thread. */
static void
work (gpointer data, gpointer user_data)
{
  PwReview *self = user_data;
  const Task *task = &g_array_index (self->tasks, Task, GPOINTER_TO_UINT (data) - 1);
  PwRandom random = pw_random_stream (self->seed, 2 * (guint64) task->at + task->decides);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  (task->decides ? compare : value) (self, task, pw_random_next (&random));
  g_atomic_int_inc (&self->done);
}

/* Goes through the tasks that are on the list, or through those alone that are to be done again. */
static void
do_tasks (PwReview *self, gboolean again)
{
  GThreadPool *pool = g_thread_pool_new (work, self, (int) MAX (1, g_get_num_processors () - 1), TRUE, NULL);

  for (guint i = 0; i < self->tasks->len; i++)
    if (!again || g_array_index (self->tasks, Task, i).again)
      g_thread_pool_push (pool, GUINT_TO_POINTER (i + 1), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
}

/* The least that a decision is likely to have cost. */
static double
least_cost (const PwDecision *decision)
{
  const PwTally *lead = &decision->compared.lead;

  return lead->n == 0 ? 0 : lead->mean - PW_SURE * pw_tally_error (lead);
}

static int
compare_cost (gconstpointer a, gconstpointer b)
{
  double one = least_cost (*(const PwDecision *const *) a), other = least_cost (*(const PwDecision *const *) b);

  return one > other ? -1 : one < other;
}

/* The decisions of @seat that cost something for sure, the dearest first; of those that were confirmed, or of all. */
static GPtrArray *
list_dear (const PwReview *self, guint seat, gboolean confirmed)
{
  GPtrArray *dear = g_ptr_array_new ();

  for (guint i = 0; i < self->decisions->len; i++)
    {
      PwDecision *it = &g_array_index (self->decisions, PwDecision, i);

      if (it->seat == seat && least_cost (it) > 0 && (it->confirmed || !confirmed))
        g_ptr_array_add (dear, it);
    }
  g_ptr_array_sort (dear, compare_cost);
  return dear;
}

/* Those that seem to have cost most are to be measured again; gives their number. */
static guint
mark_dear (PwReview *self, guint seat)
{
  g_autoptr (GPtrArray) dear = list_dear (self, seat, FALSE);

  for (guint i = 0; i < self->tasks->len; i++)
    {
      Task *task = &g_array_index (self->tasks, Task, i);

      for (guint k = 0; k < MIN (dear->len, CONFIRMED) && task->decides; k++)
        task->again |= g_ptr_array_index (dear, k) == &g_array_index (self->decisions, PwDecision, task->index);
    }
  return MIN (dear->len, CONFIRMED);
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
  g_atomic_int_set (&self->todo, (int) todo);
  do_tasks (self, TRUE);
  self->cancellable = NULL;
  return !g_cancellable_is_cancelled (cancellable);
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
  return (double) g_atomic_int_get (&self->done) / g_atomic_int_get (&self->todo);
}

guint
pw_review_n_values (const PwReview *self)
{
  return self->values->len;
}

/**
 * pw_review_nth_value:
 * @self: a review that was run
 * @i: 0 to the number of values - 1
 *
 * Returns: (transfer none): the @i-th moment that was valued: the start, before and after all that was rolled and drawn, and the last
 */
const PwValue *
pw_review_nth_value (const PwReview *self, guint i)
{
  return &g_array_index (self->values, PwValue, i);
}

guint
pw_review_n_decisions (const PwReview *self)
{
  return self->decisions->len;
}

/**
 * pw_review_nth_decision:
 * @self: a review that was run
 * @i: 0 to the number of decisions - 1
 *
 * Returns: (transfer none): the @i-th move that a player decided on
 */
const PwDecision *
pw_review_nth_decision (const PwReview *self, guint i)
{
  return &g_array_index (self->decisions, PwDecision, i);
}

/**
 * pw_review_luck:
 * @self: a review that was run
 * @seat: a player
 * @kind: dice or draws
 *
 * What was rolled or drawn changed what the player was to expect. Values between two draws in a row count for one and against the other,
 * and so make neither surer nor less sure what both together brought.
 *
 * Returns: the sum of it
 */
PwLuck
pw_review_luck (const PwReview *self, guint seat, PwLuckKind kind)
{
  PwLuck luck = { 0 };
  double variance = 0;

  for (guint i = 0; i < self->values->len; i++)
    {
      const PwTally *points = &g_array_index (self->values, PwValue, i).points[seat];
      int after = i > 0 && g_array_index (self->lucks, guint8, i - 1) == 1 + kind;
      int before = g_array_index (self->lucks, guint8, i) == 1 + kind;

      luck.n += (guint) before;
      luck.points += (after - before) * points->mean;
      if (after != before)
        variance += pw_tally_error (points) * pw_tally_error (points);
    }
  luck.error = sqrt (variance);
  return luck;
}

/**
 * pw_review_costliest:
 * @self: a review that was run
 * @seat: a player
 * @max: how many at most
 * @out: (out caller-allocates) (array length=max): the player's decisions that cost most, the dearest first
 *
 * Only such as cost something 19 times out of 20, by games played for that alone: what is too close to call is none. Their order is that
 * of the least they are likely to have cost.
 *
 * Returns: how many there are
 */
guint
pw_review_costliest (const PwReview *self, guint seat, guint max, const PwDecision **out)
{
  g_autoptr (GPtrArray) dear = list_dear (self, seat, TRUE);
  guint n;

  n = MIN (max, dear->len);
  for (guint i = 0; i < n; i++)
    out[i] = g_ptr_array_index (dear, i);
  return n;
}
