/* pw-search.c: moves compared by games that are played on from each of them
 *
 * Sequential halving: all candidates get some games, the better half of them as many again together, and so on. The move that the
 * policy likes best plays each of them too, with the same dice and draws to come: the others are measured against it, and what
 * is not clearly better does not take its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-search.h"

#include <string.h>
#include <time.h>

#include "review/pw-drawn.h"

/** One move that is looked at. */
typedef struct
{
  PwMove move;
  int liked;                    /* by the policy */
  PwTally better;               /* than the favourite, in points of the lead */
} Candidate;

struct _PwSearch
{
  const PwGame *game;
  PwPlayout *playout;
  PwPlayout *other;             /* to see whether two moves come to the same */
  PwMoves legal;
  Candidate candidates[PW_MAX_CANDIDATES]; /* the first is the favourite */
  guint n;
  PwDealFlags flags;                  /* how those decide who play on */
  PwSearchClock clock;                /* of searches for a time */
  gpointer clock_data;
};

/** For how long moves are compared. */
typedef struct
{
  guint rollouts;               /* about so many games */
  gint64 thinking;              /* or, where it is not 0, so many microseconds */
  GCancellable *cancellable;    /* (nullable) */
} Budget;

/* What this thread had of the processor: what the machine does besides does not make anybody play worse. */
static gint64
processor_time (gpointer data)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/**
 * pw_search_new:
 * @game: a game
 * @setup: who plays it; must outlive the search
 *
 * Returns: (transfer full): for one thread at a time
 */
PwSearch *
pw_search_new (const PwGame *game, const PwSetup *setup)
{
  PwSearch *self = g_new0 (PwSearch, 1);

  self->game = game;
  self->playout = pw_playout_new (game, setup);
  self->other = pw_playout_new (game, setup);
  self->flags = PW_POLICY_USUAL.flags;
  self->clock = processor_time;
  return self;
}

/**
 * pw_search_set_clock:
 * @self: a search
 * @clock: what is asked for the time by searches that take a time, and not a number of games; at first that of the processor
 * @data: for @clock
 */
void
pw_search_set_clock (PwSearch *self, PwSearchClock clock, gpointer data)
{
  self->clock = clock;
  self->clock_data = data;
}

/**
 * pw_search_set_flags:
 * @self: a search
 * @flags: how players decide in the games by which moves are compared; at first as the usual policy says
 */
void
pw_search_set_flags (PwSearch *self, PwDealFlags flags)
{
  self->flags = flags;
}

void
pw_search_free (PwSearch *self)
{
  pw_playout_free (self->playout);
  pw_playout_free (self->other);
  pw_moves_clear (&self->legal);
  g_free (self);
}

static int
compare_liked (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;

  return other->liked - one->liked;
}

static int
compare_better (gconstpointer a, gconstpointer b)
{
  double one = ((const Candidate *) a)->better.mean, other = ((const Candidate *) b)->better.mean;

  return one > other ? -1 : one < other;
}

/* Whether @move comes to the same as one of the first @n candidates: another die that serves alike, say. */
static gboolean
comes_to_the_same (PwSearch *self, const PwMoment *at, const PwMove *move)
{
  pw_playout_begin (self->playout, at);
  pw_playout_apply (self->playout, move);
  for (guint i = 0; i < self->n; i++)
    {
      PwMoment one, other;

      pw_playout_begin (self->other, at);
      pw_playout_apply (self->other, &self->candidates[i].move);
      one = pw_playout_now (self->playout);
      other = pw_playout_now (self->other);
      if (memcmp (one.points, other.points, sizeof one.points) == 0 &&
          memcmp (one.state, other.state, self->game->state_size) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether @move takes what was never named, unless whoever did @drawn took the same. */
static gboolean
is_guess (const PwSearch *self, const PwMoment *at, const PwMove *move, const PwMove *drawn)
{
  PwMove named, other;

  return pw_drawn_guess (self->game, at->state, move, &named) &&
         !(drawn && pw_drawn_guess (self->game, at->state, drawn, &other) && pw_move_matches (&named, &other) &&
           pw_move_matches (&other, &named));
}

/* Lists what may be done by whoever acts, who drew what @drawn says; where @rollouts do not suffice for all, the moves that are liked best.
 * FALSE where the table acts, or nobody. */
static gboolean
list_candidates (PwSearch *self, const PwMoment *at, const PwMove *drawn, guint rollouts)
{
  guint most = CLAMP (rollouts / PW_LEAST_ROLLOUTS, 2, PW_MAX_CANDIDATES);
  g_autofree Candidate *all = NULL;
  PwMemo memo = { 0 };
  guint n = 0;
  int actor = self->game->play.actor (at->state);

  self->n = 0;
  self->legal.n = 0;
  if (actor < 0)
    return FALSE;
  pw_game_legal (self->game, at->state, &self->legal);
  all = g_new0 (Candidate, self->legal.n + 1);
  for (guint i = 0; i < self->legal.n; i++)
    /* What others may do without waiting for their turn is no decision of whoever acts; and what was never named may not lie there. */
    if (self->legal.items[i].player == actor && !is_guess (self, at, &self->legal.items[i], drawn) &&
        (!drawn || pw_drawn_alike (self->game, drawn, &self->legal.items[i])))
      all[n++] = (Candidate){ .move = self->legal.items[i],
                              .liked = pw_dealer_rate (self->game, at->state, &self->legal.items[i], PW_POLICY_USUAL.flags,
                                                       &memo) };
  qsort (all, n, sizeof *all, compare_liked);
  for (guint i = 0; i < n && self->n < most; i++)
    if (!comes_to_the_same (self, at, &all[i].move))
      self->candidates[self->n++] = all[i];
  return self->n > 0;
}

/* One game from @move on, the @i-th of all that begin there. */
static void
play_out (PwSearch *self, const PwMoment *at, const PwMove *move, guint64 seed, guint i, PwResult *out)
{
  PwRandom random = pw_random_stream (seed, i);

  pw_playout_begin (self->playout, at);
  pw_playout_apply (self->playout, move);
  pw_playout_end (self->playout, self->flags, &random, out);
}

/* Halves the candidates until @keep are left; the favourite is always one of them, and the others stand behind it, the best first. Each
 * round has the same part of the budget. Says how many are left; 0 where it was stopped. */
static guint
halve (PwSearch *self, const PwMoment *at, const Budget *budget, guint64 seed, int seat, guint keep)
{
  guint rounds = MAX (1, g_bit_storage (self->n - 1)), played = 0, left = self->n;
  gint64 until = budget->thinking > 0 ? self->clock (self->clock_data) : 0;

  for (guint next; left > 1; left = next)
    {
      guint least = played + MAX (1, budget->rollouts / rounds / left);

      next = MAX (keep, left > 2 ? (left + 1) / 2 : 1);
      until += budget->thinking / rounds;
      for (; played < least || (budget->thinking > 0 && self->clock (self->clock_data) < until); played++)
        {
          PwResult favourite, other;

          play_out (self, at, &self->candidates[0].move, seed, played, &favourite);
          for (guint i = 1; i < left; i++)
            {
              if (g_cancellable_is_cancelled (budget->cancellable))
                return 0;
              play_out (self, at, &self->candidates[i].move, seed, played, &other);
              pw_tally_add (&self->candidates[i].better, other.lead[seat] - favourite.lead[seat]);
            }
        }
      qsort (&self->candidates[1], left - 1, sizeof *self->candidates, compare_better);
      if (left <= keep)
        break;
    }
  return MIN (left, keep);
}

/* The best of the candidates for @seat. */
static const PwMove *
find_best (PwSearch *self, const PwMoment *at, const Budget *budget, guint64 seed, int seat)
{
  const Candidate *best = &self->candidates[1];

  halve (self, at, budget, seed, seat, 1);
  return self->n > 1 && best->better.mean > pw_tally_error (&best->better) ? &best->move : &self->candidates[0].move;
}

/**
 * pw_search_choose:
 * @self: a search
 * @at: a moment of the game
 * @policy: one that searches: about so many games are played, or for so long, and at least one for each candidate
 * @seed: the same seed and number of games find the same move
 * @out: (out): the best move for whoever acts
 *
 * Returns: %FALSE where nobody but the table acts
 */
gboolean
pw_search_choose (PwSearch *self, const PwMoment *at, const PwPolicy *policy, guint64 seed, PwMove *out)
{
  Budget budget = { .rollouts = policy->rollouts, .thinking = policy->thinking };
  PwRandom random = { seed };
  PwMove drawn;

  if (self->game->play.actor (at->state) < 0)
    return FALSE;
  /* What there is to draw is drawn, not chosen: as any of the moves says. */
  self->legal.n = 0;
  pw_game_legal (self->game, at->state, &self->legal);
  g_return_val_if_fail (self->legal.n > 0, FALSE);
  drawn = self->legal.items[pw_random_below (&random, self->legal.n)];
  if (!list_candidates (self, at, &drawn, policy->thinking > 0 ? PW_MAX_ROLLOUTS : policy->rollouts))
    return FALSE;
  *out = *find_best (self, at, &budget, seed, self->game->play.actor (at->state));
  return TRUE;
}

/** What the games of some moves tell of them. */
typedef struct
{
  PwAdvised moves[PW_MAX_ADVISED];
  PwTally lead[PW_MAX_ADVISED];
  PwTally ahead[PW_MAX_ADVISED][PW_MAX_ADVISED]; /* of the one over the other, in points of the lead */
  PwTally safer[PW_MAX_ADVISED][PW_MAX_ADVISED]; /* the same as a chance to win */
} Measured;

/* Adds the @nth game of each of @n moves; FALSE where it was stopped. */
static gboolean
measure_once (PwSearch *self, const PwMoment *at, guint n, int seat, guint64 seed, guint nth, GCancellable *cancellable, Measured *it)
{
  PwResult results[PW_MAX_ADVISED];

  for (guint i = 0; i < n; i++)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      play_out (self, at, &it->moves[i].move, seed, nth, &results[i]);
      pw_tally_add (&it->moves[i].points, results[i].points[seat]);
      pw_tally_add (&it->moves[i].win, results[i].win[seat]);
      pw_tally_add (&it->lead[i], results[i].lead[seat]);
    }
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      {
        pw_tally_add (&it->ahead[i][k], results[i].lead[seat] - results[k].lead[seat]);
        pw_tally_add (&it->safer[i][k], results[i].win[seat] - results[k].win[seat]);
      }
  return TRUE;
}

/* Whether @i is to be named before @k: it brings more points, unless it surely loses the game by them. */
static gboolean
goes_before (const Measured *it, guint i, guint k, gboolean by_chance)
{
  const PwTally *safer = &it->safer[i][k];

  if (by_chance && ABS (safer->mean) > PW_SURE * pw_tally_error (safer))
    return safer->mean > 0;
  return it->lead[i].mean > it->lead[k].mean;
}

/**
 * pw_search_advise:
 * @self: a search
 * @at: a moment of the game
 * @drawn: (nullable): a move that says what was drawn, where moves do
 * @by_chance: whether what surely lowers the chance to win goes behind what does not: %FALSE where @at does not say who leads
 * @rollouts: about so many games are played: half of them find the best moves, half say what they are worth
 * @seed: the same seed gives the same figures
 * @cancellable: (nullable): to stop it early, from another thread
 * @out: (out caller-allocates) (array fixed-size=3): the best moves of whoever acts, the best first
 *
 * Returns: how many there are, moves that come to the same counted once; 0 where nobody but the table acts, or where it was stopped
 */
guint
pw_search_advise (PwSearch *self, const PwMoment *at, const PwMove *drawn, gboolean by_chance, guint rollouts, guint64 seed,
                  GCancellable *cancellable, PwAdvised out[PW_MAX_ADVISED])
{
  int seat = self->game->play.actor (at->state);
  g_autofree Measured *it = g_new0 (Measured, 1);
  guint order[PW_MAX_ADVISED] = { 0, 1, 2 }, n;

  if (!list_candidates (self, at, drawn, MAX (rollouts / 2, PW_MAX_ADVISED * PW_LEAST_ROLLOUTS)))
    return 0;
  n = halve (self, at, &(Budget){ .rollouts = rollouts / 2, .cancellable = cancellable }, seed, seat, PW_MAX_ADVISED);
  for (guint i = 0; i < n; i++)
    it->moves[i].move = self->candidates[i].move;
  /* By other games than those that found them: the best of many guesses would seem better than it is. */
  for (guint i = 0; n > 0 && i < MAX (2, rollouts / 2 / n); i++)
    if (!measure_once (self, at, n, seat, ~seed, i, cancellable, it))
      return 0;
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && goes_before (it, order[k], order[k - 1], by_chance); k--)
      {
        guint other = order[k];

        order[k] = order[k - 1];
        order[k - 1] = other;
      }
  for (guint i = 0; i < n; i++)
    {
      out[i] = it->moves[order[i]];
      out[i].behind = it->ahead[order[0]][order[i]];
      out[i].chance = it->safer[order[0]][order[i]];
    }
  return n;
}

/**
 * pw_compared_loses:
 * @compared: what was found
 *
 * More points are no help to whoever loses the game by them: it happens where all or nothing is better than a little.
 *
 * Returns: whether the move that brings more points lowers the chance to win, 19 times out of 20
 */
gboolean
pw_compared_loses (const PwCompared *compared)
{
  return compared->win.n >= 2 && compared->win.mean + PW_SURE * pw_tally_error (&compared->win) < 0;
}

/**
 * pw_search_measure:
 * @self: a search
 * @at: a moment of the game
 * @played: what whoever acts did then; legal
 * @pairs: so many games are played on from each of the two
 * @seed: the same seed gives the same figures
 * @out: (inout): its move is compared with @played, and its figures are made anew; @played itself, at no cost, where pw_compared_loses()
 */
void
pw_search_measure (PwSearch *self, const PwMoment *at, const PwMove *played, guint pairs, guint64 seed, PwCompared *out)
{
  int seat = self->game->play.actor (at->state);

  out->lead = out->win = (PwTally){ 0 };
  for (guint i = 0; i < pairs; i++)
    {
      PwResult better, done;

      play_out (self, at, &out->move, seed, i, &better);
      play_out (self, at, played, seed, i, &done);
      pw_tally_add (&out->lead, better.lead[seat] - done.lead[seat]);
      pw_tally_add (&out->win, better.win[seat] - done.win[seat]);
    }
  if (pw_compared_loses (out))
    *out = (PwCompared){ .move = *played };
}

/**
 * pw_search_compare:
 * @self: a search
 * @at: a moment of the game
 * @played: what whoever acts did then; legal
 * @rollouts: about so many games are played; half of them find the better move, half say by how much it is better
 * @seed: the same seed gives the same figures
 * @out: (out): what was found; the move that was played itself, at no cost, where nothing seemed better
 *
 * Returns: %FALSE where nobody but the table acts
 */
gboolean
pw_search_compare (PwSearch *self, const PwMoment *at, const PwMove *played, guint rollouts, guint64 seed, PwCompared *out)
{
  *out = (PwCompared){ .move = *played };
  if (!list_candidates (self, at, played, rollouts / 2))
    return FALSE;
  out->forced = self->n == 1;
  if (out->forced)
    return TRUE;
  out->move = *find_best (self, at, &(Budget){ .rollouts = rollouts / 2 }, seed, self->game->play.actor (at->state));
  self->candidates[0].move = out->move;
  self->n = 1;
  if (comes_to_the_same (self, at, played))
    out->move = *played;
  else
    pw_search_measure (self, at, played, MAX (2, rollouts / 4), ~seed, out);
  return TRUE;
}
