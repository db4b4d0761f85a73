/* pw-drawn.c: what was drawn, where a move names it as it is used
 *
 * People may draw a tile and enter it with its place, in one line. What it is was nobody's choice: such a line is a draw and then a decision.
 * Where a game has no draw of its own for it, the arguments that say it are marked (%PW_ARG_DRAWN): a decision is between moves that have them alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review/pw-drawn.h"

/* Takes over what @move says of what @draw draws. FALSE where it does not say it. */
static gboolean
take_over (const PwGame *game, const PwMove *move, PwMove *draw)
{
  const PwMoveKind *from = &game->kinds[move->kind], *to = &game->kinds[draw->kind];
  guint taken = 0;

  for (guint i = 0; i < to->n_args; i++)
    for (guint k = 0; k < from->n_args; k++)
      if (to->args[i].type == PW_ARG_WORD && from->args[k].type == PW_ARG_WORD && to->args[i].words == from->args[k].words &&
          g_str_equal (to->args[i].name, from->args[k].name) && move->args[from->args[k].index] != PW_ARG_NONE)
        {
          draw->args[to->args[i].index] = move->args[from->args[k].index];
          taken++;
          break;
        }
  return taken > 0 && taken == to->n_args;
}

/**
 * pw_drawn_with:
 * @game: a game
 * @state: a state of it
 * @move: a move of whoever acts
 * @draw: (out): the draw that comes first
 *
 * Returns: whether @move names what has to be drawn before it
 */
gboolean
pw_drawn_with (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *draw)
{
  PwRandom random = { 1 };

  if (move->player < 0 || !game->dealing || game->play.actor (state) < 0 || !pw_dealer_may_deal (game, state, PW_DEAL_RECORDED))
    return FALSE;
  game->dealing->deal (state, &random, PW_DEAL_RECORDED, draw);
  return take_over (game, move, draw) && pw_game_check (game, state, draw, NULL);
}

/* Whether the moves of @kind say what a player drew. */
static gboolean
names_drawn (const PwMoveKind *kind)
{
  for (guint i = 0; i < kind->n_args; i++)
    if (kind->args[i].flags & PW_ARG_DRAWN)
      return TRUE;
  return FALSE;
}

/**
 * pw_drawn_alike:
 * @game: a game
 * @one: a move
 * @other: another one of the same decision
 *
 * Returns: whether both say that the same was drawn, so that somebody who did the one could have done the other
 */
gboolean
pw_drawn_alike (const PwGame *game, const PwMove *one, const PwMove *other)
{
  const PwMoveKind *kind = &game->kinds[one->kind];

  for (guint i = 0; i < kind->n_args && one->kind == other->kind; i++)
    if (kind->args[i].flags & PW_ARG_DRAWN && one->args[kind->args[i].index] != other->args[kind->args[i].index])
      return FALSE;
  return TRUE;
}

/**
 * pw_drawn_is_said:
 * @game: a game
 * @state: a state of it
 * @entered: (nullable): as much of the next move as is known
 *
 * Returns: whether @entered says what a player drew, and leaves something to decide
 */
gboolean
pw_drawn_is_said (const PwGame *game, gconstpointer state, const PwMove *entered)
{
  PwMoves legal = PW_MOVES_INIT;
  guint n = 0;

  if (!entered || entered->kind >= game->n_kinds || game->play.actor (state) < 0 || !names_drawn (&game->kinds[entered->kind]))
    return FALSE;
  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    n += legal.items[i].kind == entered->kind && pw_drawn_alike (game, entered, &legal.items[i]);
  pw_moves_clear (&legal);
  return n > 1;
}

/**
 * pw_drawn_is_asked:
 * @game: a game
 * @state: a state of it
 *
 * Returns: whether nobody can decide before something is drawn: what may be done depends on it
 */
gboolean
pw_drawn_is_asked (const PwGame *game, gconstpointer state)
{
  PwMoves legal = PW_MOVES_INIT;
  gboolean asked = FALSE;
  PwMove draw;

  if (!game->dealing || game->play.actor (state) < 0)
    return FALSE;
  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n && !asked; i++)
    asked = names_drawn (&game->kinds[legal.items[i].kind]) || pw_drawn_with (game, state, &legal.items[i], &draw);
  pw_moves_clear (&legal);
  return asked;
}

/**
 * pw_drawn_guess:
 * @game: a game
 * @state: a state of it
 * @move: a legal move
 * @named: (out): what has to be said first: it names nothing where @move leaves it open
 *
 * Returns: whether @move takes what lies there open but was never named: nobody but who sees the table can say that it is there
 */
gboolean
pw_drawn_guess (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *named)
{
  return game->dealing && game->dealing->guesses && game->dealing->guesses (state, move, named);
}
