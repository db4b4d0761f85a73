/* pw-match.c: games between two ways to decide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-match.h"

#include "review/pw-search.h"

/** What a match is played with. */
typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  const PwPolicy *policies;
  gpointer first;               /* the state that all games begin with */
  PwPlayout *playout;
  PwSearch *search;
} Match;

/* Whose policy decides for @seat. With an odd number of seats one has more of them, the other in the next game. */
static guint
side_of (guint seat, gboolean exchanged)
{
  return (seat + exchanged) % 2;
}

static void
play (Match *self, gboolean exchanged, guint64 seed, PwResult *out)
{
  PwRandom random = { seed };
  gboolean over = FALSE;

  random.state = pw_random_next (&random);
  pw_playout_begin (self->playout, &(PwMoment){ .state = self->first });
  while (!over)
    {
      PwMoment now = pw_playout_now (self->playout);
      int actor = self->game->play.actor (now.state);
      const PwPolicy *policy = &self->policies[actor >= 0 ? side_of ((guint) actor, exchanged) : 0];
      PwMove move;

      if (pw_policy_searches (policy) && actor >= 0 && !pw_dealer_may_deal (self->game, now.state, policy->flags) &&
          pw_search_choose (self->search, &now, policy, pw_random_next (&random), &move))
        pw_playout_apply (self->playout, &move);
      else
        over = !pw_playout_next (self->playout, policy->flags, &random);
    }
  pw_playout_result (self->playout, out);
}

/* Both games of a pair, each side's seats added up. */
static void
play_pair (Match *self, guint64 seed, PwMatch *out)
{
  double win = 0, points[2] = { 0, 0 };
  guint seats = self->setup->n_players;

  for (guint exchanged = 0; exchanged < 2; exchanged++)
    {
      guint n[2] = { (seats + 1 - exchanged) / 2, (seats + exchanged) / 2 };
      PwResult result;

      play (self, exchanged, seed, &result);
      for (guint seat = 0; seat < seats; seat++)
        {
          guint side = side_of (seat, exchanged);

          points[side] += result.points[seat] / n[side] / 2;
          win += side == 0 ? result.win[seat] / 2 : 0;
        }
    }
  pw_tally_add (&out->win, win);
  pw_tally_add (&out->margin, points[0] - points[1]);
  pw_tally_add (&out->points[0], points[0]);
  pw_tally_add (&out->points[1], points[1]);
}

/**
 * pw_match_play:
 * @game: a game
 * @setup: who plays it, two or more, each for themselves
 * @policies: who decides
 * @pairs: so many pairs of games, 1 or more
 * @seed: the same seed gives the same games
 * @out: (out): how it went
 * @error: (nullable): return location
 *
 * Returns: %FALSE where @game cannot be set up so
 */
gboolean
pw_match_play (const PwGame *game, const PwSetup *setup, const PwPolicy policies[2], guint pairs, guint64 seed, PwMatch *out,
               GError **error)
{
  g_autofree gpointer first = pw_game_state_new (game, setup, error);
  g_autoptr (PwPlayout) playout = NULL;
  g_autoptr (PwSearch) search = NULL;
  PwRandom random = { seed };

  *out = (PwMatch){ 0 };
  if (!first)
    return FALSE;
  playout = pw_playout_new (game, setup);
  search = pw_search_new (game, setup);
  for (guint i = 0; i < pairs; i++)
    play_pair (&(Match){ game, setup, policies, first, playout, search }, pw_random_next (&random), out);
  return TRUE;
}
