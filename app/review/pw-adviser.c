/* pw-adviser.c: advice for the moment at hand, reckoned while people look at it
 *
 * A thread of its own, which gives way to all others, reckons from a copy of the moment, by few games first and by more as long as nobody
 * enters anything. What it was about to say of a moment that is past is never heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-adviser.h"

#include <sys/resource.h>

/** SEED: the same moment has the same advice, on every machine. */
#define SEED 20
/** STEP: each advice is by so many times as many games as the one before. */
#define STEP 4
/** GIVES_WAY: what entering and drawing need comes first (nice). */
#define GIVES_WAY 15

struct _PwAdviser
{
  GObject parent_instance;

  GTask *running;               /* (nullable): whose answer is waited for */
  guint most;
  gboolean known;
  PwAdvice advice;              /* where it is known */
};

G_DEFINE_FINAL_TYPE (PwAdviser, pw_adviser, G_TYPE_OBJECT)

static guint advised;

/** One round of it: what the thread has of its own. */
typedef struct
{
  PwSituation *situation;
  guint rollouts;
  PwAdvice advice;
} Round;

static void
round_free (gpointer data)
{
  Round *round = data;

  pw_situation_free (round->situation);
  g_free (round);
}

/* In the thread. */
static gpointer
reckon (gpointer data)
{
  g_autoptr (GTask) task = data;
  Round *round = g_task_get_task_data (task);

#ifdef __linux__
  /* Of this thread alone, and only as long as it lives. */
  setpriority (PRIO_PROCESS, 0, GIVES_WAY);
#endif
  g_task_return_boolean (task, pw_situation_advise (round->situation, round->rollouts, SEED, g_task_get_cancellable (task),
                                                    &round->advice));
  return NULL;
}

static void on_reckoned (GObject *object, GAsyncResult *result, gpointer data);

static void
begin (PwAdviser *self, PwSituation *situation, guint rollouts)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Round *round = g_new0 (Round, 1);
  g_autoptr (GThread) thread = NULL;

  round->situation = situation;
  round->rollouts = rollouts;
  /* The task may end its life in the thread, which must not end that of its source. */
  self->running = g_task_new (NULL, cancellable, on_reckoned, g_object_ref (self));
  g_task_set_check_cancellable (self->running, FALSE);
  g_task_set_task_data (self->running, round, round_free);
  thread = g_thread_try_new ("advice", reckon, g_object_ref (self->running), NULL);
  if (!thread)
    {
      /* No thread, no advice: the game goes on. */
      g_task_return_boolean (self->running, FALSE);
      g_object_unref (self->running);
    }
}

static void
on_reckoned (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (PwAdviser) self = data;
  Round *round = g_task_get_task_data (G_TASK (result));
  gboolean done = g_task_propagate_boolean (G_TASK (result), NULL);
  g_autoptr (GTask) mine = NULL;

  if (G_TASK (result) != self->running)
    return;
  mine = g_steal_pointer (&self->running);
  if (!done)
    return;
  self->known = TRUE;
  self->advice = round->advice;
  if (round->rollouts < self->most)
    begin (self, g_steal_pointer (&round->situation), MIN (round->rollouts * STEP, self->most));
  g_signal_emit (self, advised, 0);
}

static void
pw_adviser_dispose (GObject *object)
{
  pw_adviser_stop (PW_ADVISER (object));
  G_OBJECT_CLASS (pw_adviser_parent_class)->dispose (object);
}

static void
pw_adviser_class_init (PwAdviserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pw_adviser_dispose;
  advised = g_signal_new ("advised", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_adviser_init (PwAdviser *self)
{
}

PwAdviser *
pw_adviser_new (void)
{
  return g_object_new (PW_TYPE_ADVISER, NULL);
}

/**
 * pw_adviser_ask:
 * @self: an adviser
 * @history: a game; the moment is copied, and the game neither kept nor changed
 * @at: after so many of its moves
 * @entered: (nullable): as much of the next move as is known: what it says was drawn is
 * @most: about so many games are played at most: the advice comes sooner, and gets surer until then
 * @error: (nullable): return location
 *
 * Begins to reckon, without waiting; what was asked before is dropped.
 *
 * Returns: %FALSE where there is nothing to say of that moment (pw_situation_new())
 */
gboolean
pw_adviser_ask (PwAdviser *self, const PwHistory *history, guint at, const PwMove *entered, guint most,
                GError **error)
{
  PwSituation *situation;

  g_return_val_if_fail (PW_IS_ADVISER (self), FALSE);
  pw_adviser_stop (self);
  situation = pw_situation_new (history, at, entered, error);
  if (!situation)
    return FALSE;
  self->most = most;
  begin (self, situation, MIN (PW_ADVICE_QUICK, most));
  return TRUE;
}

/**
 * pw_adviser_stop:
 * @self: an adviser
 *
 * Forgets what was asked and said, without waiting: nothing is said any more.
 */
void
pw_adviser_stop (PwAdviser *self)
{
  g_return_if_fail (PW_IS_ADVISER (self));
  self->known = FALSE;
  if (!self->running)
    return;
  g_cancellable_cancel (g_task_get_cancellable (self->running));
  g_clear_object (&self->running);
}

gboolean
pw_adviser_is_running (PwAdviser *self)
{
  g_return_val_if_fail (PW_IS_ADVISER (self), FALSE);
  return self->running != NULL;
}

/**
 * pw_adviser_get_advice:
 * @self: an adviser
 *
 * Returns: (transfer none) (nullable): what is known so far of the moment that was asked about, until it says that there is other advice
 */
const PwAdvice *
pw_adviser_get_advice (PwAdviser *self)
{
  g_return_val_if_fail (PW_IS_ADVISER (self), NULL);
  return self->known ? &self->advice : NULL;
}
