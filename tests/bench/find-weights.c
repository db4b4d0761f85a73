/* find-weights.c: looks for better weights of a policy, by games against the weights it has
 *
 * find-weights GAME [PLAYERS [STEPS [PAIRS [SEED [WEIGHT...]]]]]     (PLAYERS 234: as many games with two, three and four)
 *
 * A climb: some weights are changed at random and play against the best so far, seats exchanged; what wins by more than chance in two
 * matches takes their place. The best are printed whenever they change, to be copied into the game's policy. Where weights are said, all of
 * them, these alone play one match against those that the game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/carcassonne/moves/cc-moves.h"
#include "games/caylus1303/moves/cy-moves.h"
#include "games/pw-games.h"
#include "review/pw-playout.h"
#include "review/pw-tally.h"

#define MAX_WEIGHTS 64

/** The weights of a game. */
typedef struct
{
  const char *id;
  int *weights;
  guint n;
} Policy;

static const Policy policies[] = {
  { "carcassonne", cc_rate_weights, CC_WEIGHTS },
  { "caylus1303", cy_rate_weights, CY_WEIGHTS },
};

/** A number of players. */
typedef struct
{
  PwSetup *setup;
  gpointer first;
  PwPlayout *playout;
} Table;

typedef struct
{
  const Policy *policy;
  const PwGame *game;
  Table tables[PW_MAX_PLAYERS];
  guint n_tables;
} Climb;

/* One game; seats of one parity play by @weights[0], the others by @weights[1]. Gives how far the first are ahead. */
static double
play (Climb *self, const Table *table, int weights[2][MAX_WEIGHTS], gboolean exchanged, guint64 seed)
{
  PwDealFlags flags = PW_POLICY_USUAL.flags;
  PwRandom random = { seed };
  PwResult result;
  double points[2] = { 0, 0 };
  guint n[2] = { 0, 0 };
  int by = -1;

  random.state = pw_random_next (&random);
  pw_playout_begin (table->playout, &(PwMoment){ .state = table->first });
  do
    {
      int actor = self->game->play.actor (pw_playout_now (table->playout).state);

      if (actor >= 0 && by != (actor + exchanged) % 2)
        {
          by = (actor + exchanged) % 2;
          memcpy (self->policy->weights, weights[by], self->policy->n * sizeof (int));
        }
    }
  while (pw_playout_next (table->playout, flags, &random));
  pw_playout_result (table->playout, &result);
  for (guint seat = 0; seat < table->setup->n_players; seat++)
    {
      n[(seat + exchanged) % 2]++;
      points[(seat + exchanged) % 2] += result.points[seat];
    }
  return points[0] / n[0] - points[1] / n[1];
}

static PwTally
match (Climb *self, int weights[2][MAX_WEIGHTS], guint pairs, PwRandom *random)
{
  PwTally margin = { 0 };

  for (guint i = 0; i < pairs; i++)
    {
      const Table *table = &self->tables[i % self->n_tables];
      guint64 seed = pw_random_next (random);

      pw_tally_add (&margin, (play (self, table, weights, FALSE, seed) + play (self, table, weights, TRUE, seed)) / 2);
    }
  return margin;
}

static gboolean
is_better (const PwTally *margin)
{
  return margin->mean > 1.5 * pw_tally_error (margin);
}

/* Changes one to three weights, by up to half of what they are. */
static void
change (int *weights, guint n, PwRandom *random)
{
  for (guint i = 1 + pw_random_below (random, 3); i > 0; i--)
    {
      int *weight = &weights[pw_random_below (random, n)];
      int range = 10 + ABS (*weight) / 2;

      *weight += (int) pw_random_below (random, (guint) (2 * range + 1)) - range;
    }
}

static guint
argument (int argc, char *argv[], int i, guint otherwise)
{
  return i < argc ? (guint) atoi (argv[i]) : otherwise;
}

static void
climb (Climb *self, guint steps, guint pairs, guint64 seed)
{
  int weights[2][MAX_WEIGHTS];
  PwRandom random = { seed };
  guint n = self->policy->n;

  memcpy (weights[1], self->policy->weights, n * sizeof (int));
  for (guint step = 0; step < steps; step++)
    {
      PwTally margin;

      memcpy (weights[0], weights[1], n * sizeof (int));
      change (weights[0], n, &random);
      margin = match (self, weights, pairs, &random);
      if (!is_better (&margin))
        continue;
      margin = match (self, weights, 2 * pairs, &random);
      if (!is_better (&margin))
        continue;
      memcpy (weights[1], weights[0], n * sizeof (int));
      g_print ("%u: %+.2f +- %.2f:", step, margin.mean, pw_tally_error (&margin));
      for (guint i = 0; i < n; i++)
        g_print (" %d", weights[1][i]);
      g_print ("\n");
      fflush (stdout);
    }
}

/* How good these weights are, with the error of that. */
static void
measure (Climb *self, char *said[], guint pairs, guint64 seed)
{
  int weights[2][MAX_WEIGHTS];
  PwRandom random = { seed };
  PwTally margin;

  for (guint i = 0; i < self->policy->n; i++)
    weights[0][i] = atoi (said[i]);
  memcpy (weights[1], self->policy->weights, self->policy->n * sizeof (int));
  margin = match (self, weights, pairs, &random);
  g_print ("%+.2f +- %.2f\n", margin.mean, pw_tally_error (&margin));
}

int
main (int argc, char *argv[])
{
  Climb self = { 0 };

  pw_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (policies); i++)
    if (argc > 1 && g_str_equal (policies[i].id, argv[1]))
      self.policy = &policies[i];
  if (self.policy == NULL)
    {
      g_printerr ("find-weights GAME [PLAYERS [STEPS [PAIRS [SEED [WEIGHT...]]]]]\n");
      return 2;
    }
  self.game = pw_games_find (self.policy->id);
  for (guint players = argument (argc, argv, 2, 2); players > 0 && self.n_tables < PW_MAX_PLAYERS; players /= 10)
    {
      Table *table = &self.tables[self.n_tables++];

      table->setup = pw_setup_new (self.game, players % 10);
      table->first = pw_game_state_new (self.game, table->setup, NULL);
      table->playout = pw_playout_new (self.game, table->setup);
    }
  if (argc == 6 + (int) self.policy->n)
    measure (&self, argv + 6, argument (argc, argv, 4, 200), argument (argc, argv, 5, 1));
  else
    climb (&self, argument (argc, argv, 3, 100), argument (argc, argv, 4, 200), argument (argc, argv, 5, 1));
  for (guint i = 0; i < self.n_tables; i++)
    {
      pw_playout_free (self.tables[i].playout);
      g_aligned_free (self.tables[i].first);
      pw_setup_free (self.tables[i].setup);
    }
  return 0;
}
