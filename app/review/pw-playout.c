/* pw-playout.c: games played to their end, without keeping them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-playout.h"

#include <string.h>

/** MOST_NAMED: things that are named in advance, at most: more than any game has. */
#define MOST_NAMED 64

/** What one thread plays with: all of it is used again from game to game. */
struct _PwPlayout
{
  const PwGame *game;
  const PwSetup *setup;
  gpointer state;
  PwMoves scratch;
  PwEvents events;              /* only points are counted */
  gboolean quick;               /* the game has play_on; of the others nothing is kept */
  PwKept kept;
};

/**
 * pw_playout_new:
 * @game: a game
 * @setup: who plays it; must outlive the playout
 *
 * Returns: (transfer full): for one thread at a time
 */
PwPlayout *
pw_playout_new (const PwGame *game, const PwSetup *setup)
{
  PwPlayout *self = g_new0 (PwPlayout, 1);

  self->game = game;
  self->setup = setup;
  self->state = pw_game_state_alloc (game);
  self->events.n = PW_EVENTS_COUNTED;
  self->quick = game->dealing && game->dealing->play_on;
  return self;
}

void
pw_playout_free (PwPlayout *self)
{
  pw_moves_clear (&self->scratch);
  g_aligned_free (self->state);
  g_free (self);
}

/**
 * pw_playout_begin:
 * @self: a playout
 * @from: the moment that the next moves follow; copied
 */
void
pw_playout_begin (PwPlayout *self, const PwMoment *from)
{
  memcpy (self->state, from->state, self->game->state_size);
  memcpy (self->events.points, from->points, sizeof self->events.points);
  memset (&self->kept, 0, sizeof self->kept);
}

/**
 * pw_playout_apply:
 * @self: a playout
 * @move: a move that is legal now
 */
void
pw_playout_apply (PwPlayout *self, const PwMove *move)
{
  const PwGameDealing *dealing = self->game->dealing;

  if (dealing == NULL || dealing->carry_out == NULL || !dealing->carry_out (self->state, move, &self->events))
    pw_game_apply (self->game, self->state, move, &self->events);
  if (self->quick)
    memset (&self->kept, 0, sizeof self->kept);
}

/**
 * pw_playout_next:
 * @self: a playout
 * @flags: how players decide
 * @random: where dice, draws and whims come from
 *
 * Plays one more move.
 *
 * Returns: %FALSE when the game is over
 */
gboolean
pw_playout_next (PwPlayout *self, PwDealFlags flags, PwRandom *random)
{
  PwMove move;

  if (self->quick && pw_dealer_is_random (self->game, flags))
    {
      PwPlayedOn played = self->game->dealing->play_on (self->state, random, flags, &self->events, &self->kept);

      if (played != PW_PLAYED_NOTHING)
        return played == PW_PLAYED_MOVE;
    }
  if (!pw_dealer_pick (self->game, self->state, random, flags, &self->scratch, &move))
    return FALSE;
  pw_playout_apply (self, &move);
  return TRUE;
}

/**
 * pw_playout_now:
 * @self: a playout
 *
 * Returns: the moment it has come to; its state is that of @self, and changes with it
 */
PwMoment
pw_playout_now (const PwPlayout *self)
{
  PwMoment now = { .state = self->state };

  memcpy (now.points, self->events.points, sizeof now.points);
  return now;
}

/**
 * pw_playout_result:
 * @self: a playout whose game is over
 * @out: (out): how it ended
 */
void
pw_playout_result (const PwPlayout *self, PwResult *out)
{
  guint n = self->setup->n_players, winners = 0;
  PwStanding standings[PW_MAX_PLAYERS] = { 0 };

  *out = (PwResult){ 0 };
  self->game->play.rank (self->state, self->events.points, standings);
  for (guint seat = 0; seat < n; seat++)
    {
      gboolean alone = TRUE;
      int best = G_MININT;

      for (guint other = 0; other < n; other++)
        if (pw_game_side (self->game, self->setup, other) != pw_game_side (self->game, self->setup, seat))
          {
            best = MAX (best, standings[other].score);
            alone = FALSE;
          }
      out->points[seat] = standings[seat].score;
      out->lead[seat] = standings[seat].score - (alone ? 0 : best);
      out->win[seat] = standings[seat].outcome == PW_OUTCOME_PLACE ? standings[seat].place == 1
                                                                   : standings[seat].outcome == PW_OUTCOME_WON;
      /* A side is counted once, by the first of it. */
      winners += out->win[seat] > 0 && pw_game_leads_side (self->game, self->setup, seat);
      g_free (standings[seat].tie_break);
    }
  for (guint seat = 0; seat < n && winners > 1; seat++)
    out->win[seat] /= winners;
}

/**
 * pw_name_unnamed:
 * @game: a game
 * @state: a state of it; changed
 * @random: where names come from
 * @events: where naming leaves its points, which are none
 *
 * Names what lies open though nobody has said what it is: else whoever plays on would find whatever is welcome there.
 */
void
pw_name_unnamed (const PwGame *game, gpointer state, PwRandom *random, PwEvents *events)
{
  PwMove move;

  if (!game->dealing->name)
    return;
  /* What people insisted on may leave something that cannot be named. */
  for (guint i = 0; i < MOST_NAMED && game->dealing->name (state, random, &move); i++)
    pw_game_apply (game, state, &move, events);
}

/**
 * pw_playout_end:
 * @self: a playout
 * @flags: how players decide
 * @random: where dice, draws and whims come from
 * @out: (out): how the game ended
 *
 * Plays on to the end. What nobody has named is named first.
 */
void
pw_playout_end (PwPlayout *self, PwDealFlags flags, PwRandom *random, PwResult *out)
{
  pw_name_unnamed (self->game, self->state, random, &self->events);
  memset (&self->kept, 0, sizeof self->kept);
  while (pw_playout_next (self, flags, random))
    continue;
  pw_playout_result (self, out);
}
