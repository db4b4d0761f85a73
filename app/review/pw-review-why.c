/* pw-review-why.c: what the cost of a decision is made of, and at which moments a game turned
 *
 * Points are taken apart by where they come from: that is what the events of a game say, so these games are played with their events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-review-private.h"

#include <stdlib.h>
#include <string.h>

/** PAIRS: so many pairs of games are taken apart at most. */
#define PAIRS 100
/** LEAST_PART: what is worth less, in points, is not named. */
#define LEAST_PART 0.5
/** LEAST_EARLIER: of the order of turns less than so many places is not named. */
#define LEAST_EARLIER 0.2
/** TURNS_APART: turning points are so many parts of the game apart: of what lies closer together the largest change counts. */
#define TURNS_APART 16
/** LEAST_CHANGE: a chance to win that changes by less is no turning point. */
#define LEAST_CHANGE 0.05

/** What is played with. */
typedef struct
{
  const PwReview *review;
  gpointer state;
  PwMoves scratch;
  PwEvents events;
  int points[PW_MAX_PLAYERS];
  double *sources;       /* of the player and whoever plays on the same side, added up over a pair of games */
  guint n_moves, places; /* of one game, and the player's places in the order of turns after each of them, added up */
} Apart;

/* Where the player's turn comes now. */
static void
note_place (Apart *self, guint seat)
{
  const PwGameTurns *turns = self->review->game->turns;
  guint8 seats[PW_MAX_PLAYERS];
  guint n_done;

  if (turns == NULL || turns->order == NULL)
    return;
  turns->order (self->state, seats, &n_done);
  for (guint i = 0; i < self->review->setup->n_players; i++)
    if (seats[i] == seat)
      self->places += i;
  self->n_moves++;
}

static gboolean
is_same_side (const Apart *self, guint one, guint other)
{
  const PwReview *review = self->review;

  return pw_game_side (review->game, review->setup, one) == pw_game_side (review->game, review->setup, other);
}

/* Carries @move out; its points count @sign times for the sources: what a partner gets is the side's as well. */
static void
apply (Apart *self, const PwMove *move, guint seat, int sign)
{
  self->events.n = 0;
  pw_game_apply (self->review->game, self->state, move, &self->events);
  for (guint i = 0; i < self->events.n; i++)
    {
      const PwEvent *event = &self->events.items[i];

      if (event->kind != PW_EVENT_POINTS || event->player < 0)
        continue;
      self->points[event->player] += event->amount;
      if (is_same_side (self, (guint) event->player, seat) && event->what < self->review->game->n_sources)
        self->sources[event->what] += sign * event->amount;
    }
}

/* What the best of the other sides has, as the game is over; 0 where there is none. */
static int
best_of_others (const Apart *self, guint seat)
{
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };
  int best = G_MININT;

  self->review->game->play.rank (self->state, self->points, standings);
  for (guint other = 0; other < self->review->setup->n_players; other++)
    {
      if (!is_same_side (self, other, seat))
        best = MAX (best, standings[other].score);
      g_free (standings[other].tie_break);
    }
  return best == G_MININT ? 0 : best;
}

/* Plays on from @move to the end, and counts the places of the player in the order of turns; gives what the best other side has then; 0 where there is none. */
static int
play_out (Apart *self, const PwReviewTask *task, const PwMove *move, guint seat, int sign, guint64 seed, guint nth)
{
  const PwReview *review = self->review;
  PwDealFlags flags = pw_review_get_flags (review);
  PwRandom random = pw_random_stream (seed, nth);

  memcpy (self->state, task->moment.state, review->game->state_size);
  memcpy (self->points, task->moment.points, sizeof self->points);
  self->n_moves = self->places = 0;
  apply (self, move, seat, sign);
  self->events.n = 0;
  pw_name_unnamed (review->game, self->state, &random, &self->events);
  while (TRUE)
    {
      PwMove next;

      if (!pw_dealer_next (review->game, self->state, &random, flags, &self->scratch, &next))
        break;
      apply (self, &next, seat, sign);
      note_place (self, seat);
    }
  return best_of_others (self, seat);
}

/* The points that a move brings at once. */
static int
at_once (Apart *self, const PwReviewTask *task, const PwMove *move, guint seat)
{
  memcpy (self->state, task->moment.state, self->review->game->state_size);
  memset (self->points, 0, sizeof self->points);
  apply (self, move, seat, 0);
  return self->points[seat];
}

/* Names the parts that weigh most, largest first. */
static void
name_parts (PwWhy *why, const double *parts, guint n)
{
  gboolean taken[G_MAXUINT8 + 2] = { FALSE };

  for (why->n = 0; why->n < PW_WHY_PARTS; why->n++)
    {
      int heaviest = -1;

      for (guint i = 0; i < n; i++)
        if (!taken[i] && ABS (parts[i]) >= LEAST_PART && (heaviest < 0 || ABS (parts[i]) > ABS (parts[heaviest])))
          heaviest = (int) i;
      if (heaviest < 0)
        break;
      taken[heaviest] = TRUE;
      why->source[why->n] = heaviest + 1 == (int) n ? PW_WHY_OTHERS : heaviest;
      why->points[why->n] = parts[heaviest];
    }
  for (guint i = 1; i < why->n; i++)
    for (guint k = i; k > 0 && why->points[k - 1] < why->points[k]; k--)
      {
        double points = why->points[k];
        int source = why->source[k];

        why->points[k] = why->points[k - 1];
        why->source[k] = why->source[k - 1];
        why->points[k - 1] = points;
        why->source[k - 1] = source;
      }
  /* What the better move gives up alone is no reason for it. */
  if (why->n > 0 && why->points[0] <= 0)
    why->n = 0;
}

/* The player's place in the game that was played out last, on the mean. */
static double
mean_place (const Apart *self)
{
  return self->n_moves > 0 ? (double) self->places / self->n_moves : 0;
}

/* Takes apart what @decision cost: the same dice and draws to come for both moves. */
void
pw_review_find_why (const PwReview *self, const PwReviewTask *task, PwDecision *decision, guint64 seed)
{
  g_autofree double *parts = g_new0 (double, self->game->n_sources + 1);
  g_autofree PwTally *tallies = g_new0 (PwTally, self->game->n_sources + 1);
  g_autofree Apart *apart = g_new0 (Apart, 1);
  guint pairs = CLAMP (self->rollouts / 2, 1, PAIRS), n = self->game->n_sources + 1;
  guint seat = decision->seat;
  PwTally earlier = { 0 };

  *apart = (Apart){ .review = self, .state = pw_game_state_alloc (self->game), .sources = parts };
  decision->why = (PwWhy){ .pairs = pairs };
  decision->why.at_once = at_once (apart, task, &decision->compared.move, seat) - at_once (apart, task, &task->played, seat);
  for (guint i = 0; i < pairs && !g_cancellable_is_cancelled (self->cancellable); i++)
    {
      double better;

      memset (parts, 0, n * sizeof *parts);
      parts[n - 1] -= play_out (apart, task, &decision->compared.move, seat, 1, seed, i);
      better = mean_place (apart);
      parts[n - 1] += play_out (apart, task, &task->played, seat, -1, seed, i);
      pw_tally_add (&earlier, mean_place (apart) - better);
      for (guint k = 0; k < n; k++)
        pw_tally_add (&tallies[k], parts[k]);
    }
  if (earlier.n > 1 && ABS (earlier.mean) >= MAX (LEAST_EARLIER, PW_SURE * pw_tally_error (&earlier)))
    decision->why.earlier = earlier.mean;
  /* What may as well be nothing is no reason. */
  for (guint i = 0; i < n; i++)
    parts[i] = ABS (tallies[i].mean) > PW_SURE * pw_tally_error (&tallies[i]) ? tallies[i].mean : 0;
  name_parts (&decision->why, parts, n);
  pw_moves_clear (&apart->scratch);
  g_aligned_free (apart->state);
}

/* -- Turning points ---------------------------------------------------------------------------- */

static int
compare_change (gconstpointer a, gconstpointer b)
{
  double one = ABS (((const PwTurn *) a)->change), other = ABS (((const PwTurn *) b)->change);

  return one > other ? -1 : one < other;
}

/* Whether @turn is near one of the others: then it is the same turn of the game. */
static gboolean
is_near (const PwTurn *turn, const PwTurn *others, guint n, guint distance)
{
  for (guint i = 0; i < n; i++)
    if (MAX (turn->value, others[i].value) - MIN (turn->value, others[i].value) < distance)
      return TRUE;
  return FALSE;
}

static int
compare_place (gconstpointer a, gconstpointer b)
{
  return (int) ((const PwTurn *) a)->value - (int) ((const PwTurn *) b)->value;
}

/* How much the chances changed with the @i-th moment; FALSE where that may be nothing. */
static gboolean
find_change (const PwReview *self, guint i, PwTurn *out)
{
  const PwValue *before = pw_review_nth_value (self, i - 1), *after = pw_review_nth_value (self, i);
  guint kind = g_array_index (self->lucks, guint8, i - 1);

  *out = (PwTurn){ .value = i, .kind = kind };
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      double change = after->win[seat].mean - before->win[seat].mean;
      double within = hypot (pw_value_win_within (after, seat), pw_value_win_within (before, seat));

      if (ABS (change) >= MAX (LEAST_CHANGE, within) && ABS (change) > ABS (out->change))
        {
          out->seat = seat;
          out->change = change;
        }
    }
  return out->change < 0 || out->change > 0;
}

/**
 * pw_review_turns:
 * @self: a review that was run
 * @max: how many at most
 * @out: (out caller-allocates) (array length=max): the moments at which somebody's chance to win changed most, in their order
 *
 * A change counts where it is likely to be one, 19 times out of 20.
 *
 * Returns: how many there are
 */
guint
pw_review_turns (const PwReview *self, guint max, PwTurn *out)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (PwTurn));
  guint n = 0;

  for (guint i = 1; i < self->values->len; i++)
    {
      PwTurn turn;

      if (find_change (self, i, &turn))
        g_array_append_val (all, turn);
    }
  g_array_sort (all, compare_change);
  for (guint i = 0; i < all->len && n < max; i++)
    if (!is_near (&g_array_index (all, PwTurn, i), out, n, self->values->len / TURNS_APART))
      out[n++] = g_array_index (all, PwTurn, i);
  qsort (out, n, sizeof *out, compare_place);
  return n;
}

/**
 * pw_review_pick:
 * @self: a review
 * @max: how many at most; 2 or more
 * @out: (out caller-allocates) (array length=max): indices of moments, spread over the game, the first and the last among them
 *
 * A table of all moments would be long.
 *
 * Returns: how many there are
 */
guint
pw_review_pick (const PwReview *self, guint max, guint *out)
{
  guint n = self->values->len, last = g_array_index (self->values, PwValue, n - 1).at, k = 0;
  guint stretch = MAX (1, (last + max - 3) / MAX (1, max - 2));

  for (guint i = 0; i < n; i++)
    if (i == 0 || i == n - 1 ||
        (k + 1 < max &&
         g_array_index (self->values, PwValue, i).at / stretch != g_array_index (self->values, PwValue, i - 1).at / stretch))
      out[k++] = i;
  return k;
}
