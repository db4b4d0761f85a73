/* pw-dealer.c: random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-dealer.h"

/** MOODS: so seldom a player with a style does anything at all. */
#define MOODS 64
/** WHIMS: and so seldom with %PW_DEAL_WHIMS. */
#define WHIMS 6
/** STYLES: of PwDealFlags: moves are rated. */
#define STYLES (PW_DEAL_GREEDY | PW_DEAL_BUILDER | PW_DEAL_SKILLED)

/* Passing, skipping, ending a turn: kinds without anything to choose. */
static gboolean
declines (const PwGame *game, const PwMove *move)
{
  return game->kinds[move->kind].n_args == 0;
}

/**
 * pw_dealer_rate:
 * @game: a game
 * @state: a state of it
 * @move: a legal move of whoever acts
 * @flags: a style in which players decide: %PW_DEAL_GREEDY, %PW_DEAL_BUILDER or %PW_DEAL_SKILLED
 * @memo: all zero for the first move of a decision, and the same for the others
 *
 * Returns: how much the style likes it, more is better; of nearly equal ones it takes any
 */
int
pw_dealer_rate (const PwGame *game, gconstpointer state, const PwMove *move, PwDealFlags flags, PwMemo *memo)
{
  int points, worth;

  if (flags & PW_DEAL_SKILLED && game->dealing->rate)
    {
      gboolean scores = TRUE;

      worth = game->dealing->rate (state, move, &scores, memo);
      return worth + (scores ? 100 * pw_game_points (game, state, move) : 0);
    }
  points = pw_game_points (game, state, move);
  if (flags & PW_DEAL_GREEDY)
    return 16 * points - (declines (game, move) ? 12 : 0);
  worth = pw_game_worth (game, state, move);
  return points + (worth >= 0 ? 4 * worth : declines (game, move) ? -12 : 0);
}

/* The move that a style likes best, of equally good ones any. */
static const PwMove *
best_move (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, const PwMoves *moves)
{
  const PwMove *best = NULL;
  PwMemo memo = { 0 };
  int most = G_MININT;

  for (guint i = 0; i < moves->n; i++)
    {
      int value = pw_dealer_rate (game, state, &moves->items[i], flags, &memo) +
                  (int) pw_random_below (random, flags & PW_DEAL_GREEDY ? 16 : 5);

      if (value > most)
        {
          most = value;
          best = &moves->items[i];
        }
    }
  return best;
}

/**
 * pw_dealer_may_deal:
 * @game: a game with dealing
 * @state: a state of it
 * @flags: how much is named in advance
 *
 * Returns: whether something can be rolled or drawn now: the table is to act, or may before a player does
 */
gboolean
pw_dealer_may_deal (const PwGame *game, gconstpointer state, PwDealFlags flags)
{
  int actor = game->play.actor (state);

  return actor == PW_TABLE || (actor >= 0 && flags & PW_DEAL_RECORDED && game->dealing->draws && game->dealing->draws (state));
}

static void
deal (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out)
{
  game->dealing->deal (state, random, flags, out);
  out->flags |= PW_MOVE_DEALT;
}

/* One of the moves of whoever acts; FALSE where the game lists none, which is a defect of it. */
static gboolean
choose (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, PwMoves *scratch, PwMove *out)
{
  scratch->n = 0;
  pw_game_legal (game, state, scratch);
  g_return_val_if_fail (scratch->n > 0, FALSE);
  if (flags & STYLES && scratch->n > 1 && pw_random_below (random, flags & PW_DEAL_WHIMS ? WHIMS : MOODS) > 0)
    *out = *best_move (game, state, random, flags, scratch);
  else
    *out = scratch->items[pw_random_below (random, scratch->n)];
  return TRUE;
}

/**
 * pw_dealer_next:
 * @game: a game
 * @state: a state of it
 * @random: the generator
 * @flags: how much is named in advance, and in which style players decide
 * @scratch: a list to use; its contents are lost
 * @out: (out): the move
 *
 * Returns: %FALSE when the game is over
 */
gboolean
pw_dealer_next (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, PwMoves *scratch,
                PwMove *out)
{
  int actor = game->play.actor (state);

  if (actor == PW_NOBODY)
    return FALSE;
  if (pw_dealer_may_deal (game, state, flags))
    deal (game, state, random, flags, out);
  else
    {
      if (!choose (game, state, random, flags, scratch, out))
        return FALSE;
      if (flags & PW_DEAL_OPEN && game->dealing && game->dealing->leave_open)
        game->dealing->leave_open (state, out);
    }
  return TRUE;
}

/**
 * pw_dealer_is_random:
 * @game: a game
 * @flags: how players decide
 *
 * Returns: whether players take any legal move, so that a list of them is only needed to take one of it
 */
gboolean
pw_dealer_is_random (const PwGame *game, PwDealFlags flags)
{
  return (flags & (STYLES | PW_DEAL_OPEN)) == 0 && game->dealing != NULL;
}

/**
 * pw_dealer_pick:
 * @game: a game
 * @state: a state of it
 * @random: the generator
 * @flags: how much is named in advance, and in which style players decide
 * @scratch: a list to use; its contents are lost
 * @out: (out): the move
 *
 * The very move of pw_dealer_next(), found without a list where the game can (PwGameDealing.pick) and nobody compares moves.
 *
 * Returns: %FALSE when the game is over
 */
gboolean
pw_dealer_pick (const PwGame *game, gconstpointer state, PwRandom *random, PwDealFlags flags, PwMoves *scratch, PwMove *out)
{
  const PwGameDealing *dealing = game->dealing;
  int actor;

  if (flags & (STYLES | PW_DEAL_OPEN) || dealing == NULL || dealing->pick == NULL)
    return pw_dealer_next (game, state, random, flags, scratch, out);
  actor = game->play.actor (state);
  if (actor == PW_NOBODY)
    return FALSE;
  if (actor == PW_TABLE || (flags & PW_DEAL_RECORDED && dealing->draws && dealing->draws (state)))
    deal (game, state, random, flags, out);
  else if (!dealing->pick (state, random, out))
    return choose (game, state, random, flags, scratch, out);
  return TRUE;
}

/**
 * pw_dealer_play:
 * @history: a game
 * @random: the generator
 * @flags: how much is named in advance
 * @error: (nullable): return location
 *
 * Plays at random until the game is over.
 *
 * Returns: %FALSE if a move was refused, which is a defect of the game
 */
gboolean
pw_dealer_play (PwHistory *history, PwRandom *random, PwDealFlags flags, GError **error)
{
  const PwGame *game = pw_history_get_game (history);
  PwMoves scratch = PW_MOVES_INIT;
  gboolean played = TRUE;
  PwMove move;

  while (played &&
         pw_dealer_next (game, pw_history_get_state (history, pw_history_get_cursor (history)), random, flags, &scratch, &move))
    played = pw_history_play (history, &move, error);
  pw_moves_clear (&scratch);
  return played;
}

static gconstpointer
present (const PwHistory *history)
{
  return pw_history_get_state (history, pw_history_get_cursor (history));
}

/**
 * pw_dealer_roll:
 * @history: a game
 * @out: (out): the move
 *
 * Rolls or draws what the table asks for now. What comes depends on the seed and on the number of
 * moves before: taking a roll back and rolling again gives the same dice, on every machine.
 *
 * Returns: %FALSE when the table asks for nothing
 */
gboolean
pw_dealer_roll (const PwHistory *history, PwMove *out)
{
  const PwGame *game = pw_history_get_game (history);
  const PwSetup *setup = pw_history_get_setup (history);
  const PwLevel *level = pw_game_get_level (game, present (history), NULL);
  PwDealFlags flags = setup->dealer & PW_DEALER_TILES ? PW_DEAL_RECORDED : PW_DEAL_LAZY;
  PwRandom random = { setup->seed };

  /* What the table says at the end, and what was scored there, is for people to say. */
  if (level->end || level->open)
    return FALSE;
  if (game->dealing == NULL || !pw_dealer_may_deal (game, present (history), flags))
    return FALSE;
  random.state = pw_random_next (&random) ^ (pw_history_get_cursor (history) + 1) * G_GUINT64_CONSTANT (0xd1342543de82ef95);
  pw_random_next (&random);
  game->dealing->deal (present (history), &random, flags, out);
  /* What is printed somewhere is read, not drawn. */
  if (game->kinds[out->kind].statement && game->kinds[out->kind].table)
    return FALSE;
  out->flags |= PW_MOVE_DEALT;
  return TRUE;
}

/**
 * pw_dealer_is_roll:
 * @kind: a kind of moves
 *
 * Returns: whether dice are part of it; what else the table does is a draw
 */
gboolean
pw_dealer_is_roll (const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].type == PW_ARG_DIE || kind->args[i].type == PW_ARG_DICE)
      return TRUE;
  return FALSE;
}

/**
 * pw_dealer_is_agreed:
 * @history: a game
 *
 * Returns: whether the table asks for dice or a draw now, and left them to the program
 */
gboolean
pw_dealer_is_agreed (const PwHistory *history)
{
  guint dealer = pw_history_get_setup (history)->dealer;
  PwMove move;

  return dealer != 0 && pw_dealer_roll (history, &move) &&
         dealer & (pw_dealer_is_roll (&pw_history_get_game (history)->kinds[move.kind]) ? PW_DEALER_DICE : PW_DEALER_TILES);
}

/**
 * pw_dealer_draw:
 * @history: a game
 *
 * Plays the draws that come by themselves. Dice wait until somebody rolls them.
 *
 * Returns: how many moves were played
 */
guint
pw_dealer_draw (PwHistory *history)
{
  const PwGame *game = pw_history_get_game (history);
  guint n = 0;
  PwMove move;

  while (pw_history_get_setup (history)->dealer & PW_DEALER_TILES && pw_dealer_roll (history, &move) &&
         !pw_dealer_is_roll (&game->kinds[move.kind]) && pw_kind_set_has (game->play.playable (present (history)), move.kind) &&
         pw_history_play (history, &move, NULL))
    n++;
  return n;
}
