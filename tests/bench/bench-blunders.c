/* bench-blunders.c: whether a review names first what somebody threw away
 *
 * bench-blunders GAME [PLAYERS [GAMES [ROLLOUTS [SEED [POINTS]]]]]
 *
 * Games are played by the policy, up to where a player could have had many points at once: the move that brings least is made in place of
 * it, and the game goes on. What is not taken now may be had later: it is thrown away only where games that go on from both moves differ by
 * POINTS or more. Of those is said whether the review names it first; where it does not, what both decisions cost by many more games, with
 * other dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <stdlib.h>

#include "games/pw-games.h"
#include "review/pw-review-job.h"
#include "review/pw-review-private.h"

/** MANY: games by which it is judged what a decision really cost. */
#define MANY 4000
/** PAIRS: of games by which it is judged whether anything was thrown away. */
#define PAIRS 200
/** TRIED: so many games are looked at for one in which so much can be thrown away. */
#define TRIED 40

/** A decision that was spoilt. */
typedef struct
{
  guint at;
  int points;                   /* that could be had at once */
  double cost;                  /* what that is worth at the end */
  PwMove move;
} Planted;

/* What is thrown away after @at moves, where it is the most so far. */
static void
look (const PwHistory *history, guint at, int points, PwSearch *search, Planted *most)
{
  const PwGame *game = pw_history_get_game (history);
  PwMoment moment = { .state = pw_history_get_state (history, at) };
  PwMoves legal = PW_MOVES_INIT;
  int best = G_MININT, least = G_MAXINT, actor = game->play.actor (moment.state);
  PwMove worst = { 0 };
  PwCompared compared = { 0 };

  if (actor < 0 || pw_dealer_may_deal (game, moment.state, PW_DEAL_RECORDED))
    return;
  pw_game_legal (game, moment.state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].player == actor)
      {
        int now = pw_game_points (game, moment.state, &legal.items[i]);

        if (now > best)
          compared.move = legal.items[i];
        if (now < least)
          worst = legal.items[i];
        best = MAX (best, now);
        least = MIN (least, now);
      }
  pw_moves_clear (&legal);
  if (best < least + points)
    return;
  for (guint seat = 0; seat < pw_history_get_setup (history)->n_players; seat++)
    moment.points[seat] = pw_history_get_score (history, at, seat, -1);
  pw_search_measure (search, &moment, &worst, PAIRS, at, &compared);
  if (compared.lead.mean > most->cost)
    *most = (Planted){ at, best - least, compared.lead.mean, worst };
}

/* The same game with what was spoilt; %NULL where nothing is worth @least. */
static PwHistory *
plant (const PwGame *game, const PwSetup *setup, guint64 seed, int least, Planted *out)
{
  g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);
  g_autoptr (PwSearch) search = pw_search_new (game, setup);
  g_autoptr (PwReview) blank = NULL;
  PwRandom random = { seed };

  *out = (Planted){ 0 };
  pw_dealer_play (history, &random, PW_POLICY_USUAL.flags, NULL);
  /* Players of the games that go on decide as in those of a review. */
  pw_history_reveal (history);
  blank = pw_review_new (history, 4, seed, NULL);
  pw_search_set_flags (search, pw_review_get_flags (blank));
  for (guint at = 0; at < pw_history_get_cursor (history); at++)
    look (history, at, least, search, out);
  if (out->cost < least)
    return NULL;
  while (pw_history_get_cursor (history) > out->at)
    pw_history_undo (history);
  pw_history_play (history, &out->move, NULL);
  pw_dealer_play (history, &random, PW_POLICY_USUAL.flags, NULL);
  pw_history_reveal (history);
  return g_steal_pointer (&history);
}

/* What the decision after @at moves cost, by many games. */
static PwCompared
judge (const PwReview *review, guint at, guint64 seed)
{
  g_autoptr (PwSearch) search = pw_search_new (review->game, review->setup);
  PwCompared cost = { 0 };

  pw_search_set_flags (search, pw_review_get_flags (review));
  for (guint i = 0; i < review->tasks->len; i++)
    {
      const PwReviewTask *task = &g_array_index (review->tasks, PwReviewTask, i);

      if (task->decides && task->at == at)
        pw_search_compare (search, &task->moment, &task->played, MANY, seed, &cost);
    }
  return cost;
}

static void
print_cost (const char *what, const PwReview *review, guint at, guint64 seed)
{
  PwCompared cost = judge (review, at, seed);

  g_print ("    %s, after move %u: %.1f ± %.1f points, %.0f %%\n", what, at, cost.lead.mean,
           PW_SURE * pw_tally_error (&cost.lead), 100 * cost.win.mean);
}

int
main (int argc, char *argv[])
{
  const PwGame *game;
  guint players = argc > 2 ? (guint) atoi (argv[2]) : 2, games = argc > 3 ? (guint) atoi (argv[3]) : 10;
  guint rollouts = argc > 4 ? (guint) atoi (argv[4]) : PW_REVIEW_QUICK, n = 0, first = 0, named = 0;
  guint64 seed = argc > 5 ? (guint64) atoi (argv[5]) : 1, last = seed + TRIED * games;
  int least = argc > 6 ? atoi (argv[6]) : 20;
  g_autoptr (PwSetup) setup = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  pw_games_init ();
  game = pw_games_find (argc > 1 ? argv[1] : "burgundy");
  setup = pw_setup_new (game, players);
  for (; n < games && seed < last; seed++)
    {
      const PwDecision *dear[PW_REVIEW_NAMED];
      guint rank = 0, n_dear;
      Planted planted;
      g_autoptr (PwHistory) history = plant (game, setup, seed, least, &planted);
      g_autoptr (PwReview) review = history ? pw_review_new (history, rollouts, seed, NULL) : NULL;

      if (!review)
        continue;
      pw_review_run (review, NULL);
      n_dear = pw_review_costliest (review, (guint) planted.move.player, G_N_ELEMENTS (dear), dear);
      while (rank < n_dear && dear[rank]->at != planted.at)
        rank++;
      n++;
      first += rank == 0 && n_dear > 0;
      named += rank < n_dear;
      g_print ("seed %" G_GUINT64_FORMAT ": %d points at once, %.1f in the end, after move %u of %u: %s\n", seed, planted.points,
               planted.cost, planted.at, pw_history_get_cursor (history),
               rank >= n_dear ? "not named"
               : rank         ? "named later"
                              : "named first");
      if (rank == 0 && n_dear > 0)
        continue;
      print_cost ("planted", review, planted.at, seed + 1000000);
      for (guint i = 0; i < MIN (rank, n_dear); i++)
        print_cost ("named", review, dear[i]->at, seed + 1000000);
    }
  g_print ("%s, %u players, %d points or more: %u of %u named first, %u among the three\n", game->id, players, least, first, n,
           named);
  return EXIT_SUCCESS;
}
