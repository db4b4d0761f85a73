/* pw-legal.c: the moves that the rules allow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-game.h"

/* The values that an argument can have, counted from 0; where it may be left out, that comes first. */
static guint
count_values (const PwArg *arg)
{
  guint open = (arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE)) != 0;

  switch (arg->type)
    {
    case PW_ARG_NUMBER:
    case PW_ARG_DIE: return open + (guint) (arg->max - arg->min + 1);
    case PW_ARG_WORD: return open + pw_vocabulary_count (arg->words);
    case PW_ARG_SEAT: return open + PW_MAX_PLAYERS;
    case PW_ARG_DICE:
    case PW_ARG_CELL:
    default: return 0;
    }
}

static gint16
nth_value (const PwArg *arg, guint n)
{
  guint open = (arg->flags & (PW_ARG_OPTIONAL | PW_ARG_BARE)) != 0;

  if (open && n == 0)
    return PW_ARG_NONE;
  n -= open;
  switch (arg->type)
    {
    case PW_ARG_WORD: return pw_vocabulary_nth (arg->words, n)->value;
    case PW_ARG_SEAT: return (gint16) n;
    case PW_ARG_NUMBER:
    case PW_ARG_DIE:
    case PW_ARG_DICE:
    case PW_ARG_CELL:
    default: return (gint16) (arg->min + (int) n);
    }
}

/**
 * pw_kind_n_products:
 * @kind: a kind of moves
 *
 * Returns: in how many ways its arguments can be filled in, for one player; 0 where they cannot be counted, or are more than
 *   %PW_MAX_PRODUCTS
 */
guint
pw_kind_n_products (const PwMoveKind *kind)
{
  guint n = 1;

  for (guint i = 0; i < kind->n_args; i++)
    {
      guint values = count_values (&kind->args[i]);

      if (values == 0 || values > PW_MAX_PRODUCTS / n)
        return 0;
      n *= values;
    }
  return n;
}

/* A move that leaves to completion what could be said too would be there twice. */
static gboolean
is_complete (const PwGame *game, gconstpointer state, const PwMove *move)
{
  PwMove whole = *move;

  return pw_game_complete (game, state, &whole, NULL) && pw_move_equal (&whole, move);
}

/**
 * pw_game_products_of_kind:
 * @game: a game
 * @state: a state of it
 * @kind: a kind whose arguments can be filled in in few ways (pw_kind_n_products())
 * @player: who plays it
 * @out: what its check accepts of all these is appended, in completed form
 */
void
pw_game_products_of_kind (const PwGame *game, gconstpointer state, guint kind, int player, PwMoves *out)
{
  const PwMoveKind *it = &game->kinds[kind];
  guint n = pw_kind_n_products (it);

  for (guint i = 0; i < n; i++)
    {
      guint rest = i;
      PwMove move;

      pw_move_init (&move, kind, player);
      /* The last argument changes first. */
      for (guint k = it->n_args; k > 0; k--)
        {
          guint values = count_values (&it->args[k - 1]);

          move.args[it->args[k - 1].index] = nth_value (&it->args[k - 1], rest % values);
          rest /= values;
        }
      if (pw_game_check (game, state, &move, NULL) && is_complete (game, state, &move))
        pw_moves_add (out, &move);
    }
}

/**
 * pw_game_legal_of_kind:
 * @game: a game
 * @state: a state of it
 * @kind: a kind that is playable now
 * @out: its legal moves are appended
 *
 * Where the kind does not list them (PwMoveKind.legal), they are those of all its arguments' values that its check accepts.
 */
void
pw_game_legal_of_kind (const PwGame *game, gconstpointer state, guint kind, PwMoves *out)
{
  const PwMoveKind *it = &game->kinds[kind];

  if (it->legal)
    it->legal (state, out);
  else if (it->statement)
    return;
  else if (!it->anybody)
    pw_game_products_of_kind (game, state, kind, it->table ? PW_TABLE : game->play.actor (state), out);
  else
    for (int seat = 0; seat < PW_MAX_PLAYERS; seat++)
      pw_game_products_of_kind (game, state, kind, seat, out);
}

/**
 * pw_game_legal:
 * @game: a game
 * @state: a state of it
 * @out: every legal move of whoever acts is appended, in completed form, and what others may do without waiting
 *   for their turn (PwMoveKind.anybody)
 *
 * Moves of the table that are draws, such as dice, are not listed.
 */
void
pw_game_legal (const PwGame *game, gconstpointer state, PwMoves *out)
{
  PwKindSet playable = game->play.playable (state);

  while (!pw_kind_set_is_empty (playable))
    pw_game_legal_of_kind (game, state, pw_kind_set_take_first (&playable), out);
}

/**
 * pw_legal_none:
 * @state: any state
 * @out: nothing is appended
 *
 * A PwMoveKind.legal for what nobody is to choose from a list: who wants it says so.
 */
void
pw_legal_none (gconstpointer state, PwMoves *out)
{
}
