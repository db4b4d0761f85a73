/* pw-cli-deal-bench.c: "deal --bench": how fast whole games are played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <sys/resource.h>
#include <time.h>
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "cli/pw-cli.h"
#include "core/pw-dealer.h"
#include "review/pw-playout.h"

/* What is used again from game to game, so that memory does not grow with their number. */
typedef struct
{
  const PwGame *game;
  gpointer state;
  PwMoves moves;
  PwEvents events;
  guint64 n_moves, n_events;
  gint64 points;
  double played_out;            /* moves a second of processor time, as reviews play them */
} BenchRun;

/* Seconds of processor time so far: what the machine does besides does not count. */
static double
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* One game from the first move to the last. FALSE when the rules refuse a move of the dealer. */
static gboolean
play (BenchRun *self, const PwSetup *setup, PwRandom *random, PwDealFlags flags, GError **error)
{
  const PwGame *game = self->game;
  PwMove move;

  if (!game->play.setup (self->state, setup, error))
    return FALSE;
  while (pw_dealer_next (game, self->state, random, flags, &self->moves, &move))
    {
      if (!pw_game_check (game, self->state, &move, error))
        return FALSE;
      self->events.n = 0;
      pw_game_apply (game, self->state, &move, &self->events);
      self->n_moves++;
      self->n_events += self->events.n;
      for (guint i = 0; i < self->events.n; i++)
        if (self->events.items[i].kind == PW_EVENT_POINTS)
          self->points += self->events.items[i].amount;
    }
  return TRUE;
}

/* The same games once more, as reviews play them: without events, without checks. */
static double
play_out (const BenchRun *self, const PwSetup *setup, guint64 seed, guint64 games, PwDealFlags flags)
{
  g_autoptr (PwPlayout) playout = pw_playout_new (self->game, setup);
  double busy = processor_time ();
  guint64 n = 0;

  self->game->play.setup (self->state, setup, NULL);
  for (guint64 i = 0; i < games; i++)
    {
      PwRandom random = pw_random_stream (seed, i);

      for (pw_playout_begin (playout, &(PwMoment){ .state = self->state }); pw_playout_next (playout, flags, &random);)
        n++;
    }
  g_warn_if_fail (n == self->n_moves);
  return (double) n / MAX (1e-6, processor_time () - busy);
}

static void
print_json (const BenchRun *self, guint64 games, double seconds, double busy, long memory)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  pw_json_add_string (builder, "game", self->game->id);
  pw_json_add_int (builder, "games", (gint64) games);
  pw_json_add_int (builder, "moves", (gint64) self->n_moves);
  pw_json_add_int (builder, "events", (gint64) self->n_events);
  pw_json_add_int (builder, "points", self->points);
  pw_json_add_double (builder, "seconds", seconds);
  pw_json_add_double (builder, "games_per_second", (double) games / seconds);
  pw_json_add_double (builder, "moves_per_second", (double) self->n_moves / seconds);
  pw_json_add_double (builder, "processor_seconds", busy);
  pw_json_add_double (builder, "playout_moves_per_processor_second", self->played_out);
  pw_json_add_int (builder, "peak_memory_kib", memory);
  json_builder_end_object (builder);
  pw_json_print (builder, FALSE);
}

static void
print_text (const BenchRun *self, guint64 games, double seconds, double busy, long memory)
{
  pw_say (_("%" PRIu64 " games, %" PRIu64 " moves, %" PRIu64 " events in %.2f seconds, %.2f of them on the processor\n"), games,
          self->n_moves, self->n_events, seconds, busy);
  pw_say (_("%.0f games/s, %.0f moves/s, at most %ld KiB of memory\n"), (double) games / seconds,
          (double) self->n_moves / seconds, memory);
  pw_say (_("%.0f moves for each second on the processor, %.0f as reviews play them out"), (double) self->n_moves / busy,
          self->played_out);
}

/**
 * pw_deal_bench:
 * @game: a game
 * @setup: who plays; valid
 * @seed: the first game's random numbers; each further game has its own
 * @games: how many, 1 or more
 * @flags: what the dealer names
 * @json: prints one JSON object instead of two lines
 *
 * Plays games without keeping them. Each move is chosen from the full legal list, checked, and
 * applied with its events. Then they are played once more as reviews play games out.
 */
PwExit
pw_deal_bench (const PwGame *game, const PwSetup *setup, guint64 seed, guint64 games, PwDealFlags flags,
               gboolean json)
{
  g_autofree BenchRun *self = g_new0 (BenchRun, 1);
  g_autoptr (GError) error = NULL;
  PwExit exit = PW_EXIT_LEGAL;
  struct rusage usage;
  gint64 start;
  double seconds, busy;

  self->game = game;
  self->state = pw_game_state_alloc (game);
  start = g_get_monotonic_time ();
  busy = processor_time ();
  for (guint64 i = 0; i < games && exit == PW_EXIT_LEGAL; i++)
    {
      PwRandom random = pw_random_stream (seed, i);

      if (!play (self, setup, &random, flags, &error))
        {
          pw_complain ("pipwright-referee: %s", error->message);
          exit = PW_EXIT_ILLEGAL;
        }
    }
  seconds = MAX (1e-6, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  busy = MAX (1e-6, processor_time () - busy);
  getrusage (RUSAGE_SELF, &usage);
  if (exit == PW_EXIT_LEGAL)
    self->played_out = play_out (self, setup, seed, games, flags);
  if (exit == PW_EXIT_LEGAL && json)
    print_json (self, games, seconds, busy, usage.ru_maxrss);
  else if (exit == PW_EXIT_LEGAL)
    print_text (self, games, seconds, busy, usage.ru_maxrss);
  pw_moves_clear (&self->moves);
  g_aligned_free (self->state);
  return exit;
}
