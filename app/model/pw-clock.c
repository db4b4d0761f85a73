/* pw-clock.c: how long each player has been on turn
 *
 * The time belongs to whoever acts in the present of the game, whatever moment is looked at. No
 * timer runs here: a view that shows the time asks for it as often as it likes.
 * The record keeps it in whole seconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-clock.h"

struct _PwClock
{
  GObject parent_instance;

  PwSession *session;           /* not owned: it owns its clock, or outlives it in tests */
  PwClockNow now;
  gpointer data;
  gint64 spent[PW_MAX_PLAYERS]; /* microseconds, up to @since */
  gint64 since;
  int running;
  gboolean paused;
};

G_DEFINE_FINAL_TYPE (PwClock, pw_clock, G_TYPE_OBJECT)

enum
{
  PROP_PAUSED = 1,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* CLOCK_MONOTONIC: it does not count the time that the computer sleeps. */
static gint64
monotonic_now (gpointer data)
{
  return g_get_monotonic_time ();
}

/* Books the time since the last time. */
static void
book (PwClock *self)
{
  gint64 now = self->now (self->data);

  if (self->running >= 0 && now > self->since)
    self->spent[self->running] += now - self->since;
  self->since = now;
}

static void
follow (PwClock *self)
{
  const PwHistory *history = pw_session_get_history (self->session);
  int actor = pw_history_get_game (history)->play.actor (pw_history_get_state (history, pw_history_get_cursor (history)));
  int running = self->paused || actor < 0 ? PW_NOBODY : actor;

  book (self);
  if (running == self->running)
    return;
  self->running = running;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell_record (PwClock *self)
{
  for (guint seat = 0; seat < pw_session_get_setup (self->session)->n_players; seat++)
    pw_session_set_seconds (self->session, seat, pw_clock_get_seconds (self, seat));
}

static void
pw_clock_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, PW_CLOCK (object)->paused);
}

static void
pw_clock_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  pw_clock_set_paused (PW_CLOCK (object), g_value_get_boolean (value));
}

static void
pw_clock_class_init (PwClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pw_clock_get_property;
  object_class->set_property = pw_clock_set_property;
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pw_clock_init (PwClock *self)
{
  self->running = PW_NOBODY;
}

/**
 * pw_clock_new:
 * @session: a game; it must live as long as the clock
 * @now: (nullable): what tells the time, for tests
 * @data: for @now
 *
 * Returns: (transfer full): a clock that goes on with the times of the record and runs at once
 */
PwClock *
pw_clock_new (PwSession *session, PwClockNow now, gpointer data)
{
  PwClock *self;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);

  self = g_object_new (PW_TYPE_CLOCK, NULL);
  self->session = session;
  self->now = now ? now : monotonic_now;
  self->data = data;
  self->since = self->now (data);
  for (guint seat = 0; seat < PW_MAX_PLAYERS; seat++)
    self->spent[seat] = (gint64) pw_session_get_record (session)->seconds[seat] * G_USEC_PER_SEC;
  g_signal_connect_object (session, "saving", G_CALLBACK (tell_record), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  return self;
}

/**
 * pw_clock_of:
 * @session: a game
 *
 * All who show the time of @session share one clock; it begins with the first who asks.
 *
 * Returns: (transfer none) (nullable): its clock, or %NULL where no clock was agreed
 */
PwClock *
pw_clock_of (PwSession *session)
{
  PwClock *clock;

  g_return_val_if_fail (PW_IS_SESSION (session), NULL);

  if (!pw_session_get_setup (session)->clock)
    return NULL;
  clock = g_object_get_data (G_OBJECT (session), "pw-clock");
  if (!clock)
    {
      clock = pw_clock_new (session, NULL, NULL);
      g_object_set_data_full (G_OBJECT (session), "pw-clock", clock, g_object_unref);
    }
  return clock;
}

/**
 * pw_clock_get_seconds:
 * @seat: a player
 *
 * Returns: the whole seconds that player has been on turn so far
 */
guint
pw_clock_get_seconds (PwClock *self, guint seat)
{
  g_return_val_if_fail (PW_IS_CLOCK (self), 0);
  g_return_val_if_fail (seat < PW_MAX_PLAYERS, 0);

  book (self);
  return (guint) (self->spent[seat] / G_USEC_PER_SEC);
}

/**
 * pw_clock_get_text:
 * @seat: a player
 *
 * Returns: (transfer full): that time for people: minutes and seconds, from an hour on with hours
 */
char *
pw_clock_get_text (PwClock *self, guint seat)
{
  guint seconds = pw_clock_get_seconds (self, seat);

  if (seconds >= 3600)
    return g_strdup_printf ("%u:%02u:%02u", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);
}

/**
 * pw_clock_get_running:
 *
 * Returns: whose time grows now: a seat, or %PW_NOBODY while it is paused, the table acts or the game is over
 */
int
pw_clock_get_running (PwClock *self)
{
  g_return_val_if_fail (PW_IS_CLOCK (self), PW_NOBODY);
  return self->running;
}

gboolean
pw_clock_get_paused (PwClock *self)
{
  g_return_val_if_fail (PW_IS_CLOCK (self), FALSE);
  return self->paused;
}

/**
 * pw_clock_set_paused:
 * @paused: whether nobody's time grows
 */
void
pw_clock_set_paused (PwClock *self, gboolean paused)
{
  g_return_if_fail (PW_IS_CLOCK (self));

  if (self->paused == !!paused)
    return;
  self->paused = !!paused;
  follow (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}
