/* bench-review.c: whether what reviews say is true: chances to win against what happened, and luck that adds up to nothing
 *
 * bench-review GAME [PLAYERS [GAMES [ROLLOUTS [SEED [STYLE]]]]]
 *
 * Games are played by the policy, or in another style. After each tenth of a game its chances are said as a review says them, and compared with how it ends. Of
 * some of the games the luck of all seats is added up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <stdlib.h>

#include "games/pw-games.h"
#include "review/pw-review.h"

#define TENTHS 10

/** REVIEWED: of so many games one is reviewed for its luck: that takes as long as hundreds of games. */
#define REVIEWED 10
#define REVIEW_ROLLOUTS 8

/** What was said, and what happened. */
typedef struct
{
  const PwGame *game;
  PwSetup *setup;
  guint rollouts;
  PwPolicy style;
  PwDealFlags flags;            /* by which moments are valued */
  PwTally brier[TENTHS];        /* squared difference, by the tenth of the game */
  PwTally said[TENTHS], happened[TENTHS]; /* by the chance that was said */
  PwTally luck[2];              /* of a seat in a game, by PwLuckKind */
} Bench;

static PwHistory *
play (const Bench *self, guint64 seed)
{
  PwHistory *history = pw_history_new (self->game, self->setup, NULL);
  PwRandom random = { seed };

  pw_dealer_play (history, &random, self->style.flags, NULL);
  return history;
}

/* The moment after @at moves. */
static PwMoment
moment_at (const Bench *self, const PwHistory *history, guint at)
{
  PwMoment moment = { .state = pw_history_get_state (history, at) };

  for (guint seat = 0; seat < self->setup->n_players; seat++)
    moment.points[seat] = pw_history_get_score (history, at, seat, -1);
  return moment;
}

/* Whether each seat wins, as rollouts say it from there. */
static void
say (const Bench *self, PwPlayout *playout, const PwMoment *moment, PwRandom *random, double win[PW_MAX_PLAYERS])
{
  for (guint i = 0; i < self->rollouts; i++)
    {
      PwRandom mine = { pw_random_next (random) };
      PwResult result;

      pw_playout_begin (playout, moment);
      pw_playout_end (playout, self->flags, &mine, &result);
      for (guint seat = 0; seat < self->setup->n_players; seat++)
        win[seat] += result.win[seat] / self->rollouts;
    }
}

static void
calibrate (Bench *self, const PwHistory *history, PwPlayout *playout, PwRandom *random)
{
  guint end = pw_history_get_cursor (history);
  PwMoment last = moment_at (self, history, end);
  PwResult result;

  pw_playout_begin (playout, &last);
  pw_playout_result (playout, &result);
  for (guint tenth = 0; tenth < TENTHS; tenth++)
    {
      PwMoment moment = moment_at (self, history, end * tenth / TENTHS);
      double win[PW_MAX_PLAYERS] = { 0 };

      say (self, playout, &moment, random, win);
      for (guint seat = 0; seat < self->setup->n_players; seat++)
        {
          guint bin = MIN (TENTHS - 1, (guint) (win[seat] * TENTHS));
          double error = win[seat] - result.win[seat];

          pw_tally_add (&self->brier[tenth], error * error);
          pw_tally_add (&self->said[bin], win[seat]);
          pw_tally_add (&self->happened[bin], result.win[seat]);
        }
    }
}

static void
add_luck (Bench *self, const PwHistory *history, guint64 seed)
{
  g_autoptr (PwReview) review = pw_review_new (history, REVIEW_ROLLOUTS, seed, NULL);

  if (review == NULL || !pw_review_run (review, NULL))
    return;
  for (guint kind = 0; kind < G_N_ELEMENTS (self->luck); kind++)
    for (guint seat = 0; seat < self->setup->n_players; seat++)
      pw_tally_add (&self->luck[kind], pw_review_luck (review, seat, (PwLuckKind) kind).points);
}

static void
print (const Bench *self)
{
  PwTally all = { 0 };

  g_print ("| part played | Brier score |\n|---|---|\n");
  for (guint i = 0; i < TENTHS; i++)
    {
      g_print ("| %u %% | %.3f |\n", 10 * i, self->brier[i].mean);
      pw_tally_add (&all, self->brier[i].mean);
    }
  g_print ("| all | %.3f |\n\n| said | times | said, mean | happened |\n|---|---|---|---|\n", all.mean);
  for (guint i = 0; i < TENTHS; i++)
    g_print ("| %u to %u %% | %" G_GUINT64_FORMAT " | %.1f %% | %.1f %% ± %.1f |\n", 10 * i, 10 * i + 10, self->said[i].n,
             100 * self->said[i].mean, 100 * self->happened[i].mean, 100 * PW_SURE * pw_tally_error (&self->happened[i]));
  g_print ("\nluck of a seat in points, %" G_GUINT64_FORMAT " times: dice %+.2f ± %.2f, draws %+.2f ± %.2f\n", self->luck[0].n,
           self->luck[PW_LUCK_DICE].mean, PW_SURE * pw_tally_error (&self->luck[PW_LUCK_DICE]), self->luck[PW_LUCK_DRAWS].mean,
           PW_SURE * pw_tally_error (&self->luck[PW_LUCK_DRAWS]));
}

static guint
argument (int argc, char *argv[], int i, guint otherwise)
{
  return i < argc ? (guint) atoi (argv[i]) : otherwise;
}

int
main (int argc, char *argv[])
{
  guint games = argument (argc, argv, 3, 20);
  PwRandom random = { argument (argc, argv, 5, 1) };
  g_autoptr (PwPlayout) playout = NULL;
  Bench self = { .rollouts = MAX (1, argument (argc, argv, 4, 50)) };

  setlocale (LC_ALL, "");
  pw_games_init ();
  self.game = pw_games_find (argc > 1 ? argv[1] : "burgundy");
  if (self.game == NULL || !pw_policy_parse (argc > 6 ? argv[6] : "policy", &self.style))
    {
      g_printerr ("bench-review GAME [PLAYERS [GAMES [ROLLOUTS [SEED [STYLE]]]]]\n");
      return 2;
    }
  self.setup = pw_setup_new (self.game, argument (argc, argv, 2, 2));
  playout = pw_playout_new (self.game, self.setup);
  for (guint i = 0; i < games; i++)
    {
      g_autoptr (PwHistory) history = play (&self, pw_random_next (&random));

      g_autoptr (PwReview) review = NULL;

      pw_history_reveal (history);
      review = pw_review_new (history, REVIEW_ROLLOUTS, 1, NULL);
      self.flags = review ? pw_review_get_flags (review) : PW_POLICY_USUAL.flags;
      calibrate (&self, history, playout, &random);
      if (i % REVIEWED == 0)
        add_luck (&self, history, i);
    }
  print (&self);
  pw_setup_free (self.setup);
  return 0;
}
