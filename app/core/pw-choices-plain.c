/* pw-choices-plain.c: choices of a game that has none of its own: the legal moves, argument by argument
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-game.h"

#include "core/pw-notation.h"

/* Appends a choice for the moves of @legal that match @next: the move itself where it is only one. */
static void
add_plain (const PwGame *game, gconstpointer state, const PwMoves *legal, const PwMove *next, GArray *out)
{
  PwChoice choice = { .move = *next, .more = TRUE, .group = next->kind, .icon = -1 };
  guint n = 0;
  int best = G_MININT;

  for (guint i = 0; i < legal->n; i++)
    if (pw_move_matches (&legal->items[i], next))
      {
        best = MAX (best, pw_game_points (game, state, &legal->items[i]));
        if (n++ == 0)
          choice.move = legal->items[i];
      }
  if (n == 0)
    return;
  choice.points = (gint16) best;
  choice.more = n > 1;
  if (n > 1)
    choice.move = *next;
  g_array_append_val (out, choice);
}

/* Splits moves of one kind on the first argument in which they differ. */
static void
split_on_argument (const PwGame *game, gconstpointer state, const PwMoves *legal, const PwMove *partial, GArray *out)
{
  const PwMoveKind *kind = &game->kinds[legal->items[0].kind];

  for (guint a = 0; a < kind->n_args; a++)
    {
      guint index = kind->args[a].index;
      gboolean differ = FALSE;

      for (guint i = 1; i < legal->n && !differ; i++)
        differ = legal->items[i].args[index] != legal->items[0].args[index];
      if (!differ)
        continue;
      for (guint i = 0; i < legal->n; i++)
        {
          PwMove next = *partial;
          gboolean done = FALSE;

          for (guint j = 0; j < i && !done; j++)
            done = legal->items[j].args[index] == legal->items[i].args[index];
          if (done)
            continue;
          next.kind = legal->items[0].kind;
          next.args[index] = legal->items[i].args[index];
          if (next.args[index] != PW_ARG_NONE)
            {
              add_plain (game, state, legal, &next, out);
              continue;
            }
          /* Nothing can be added to say "without it": those moves stand in the list as they are. */
          for (guint j = i; j < legal->n; j++)
            if (legal->items[j].args[index] == PW_ARG_NONE)
              {
                PwMoves one = { &legal->items[j], 1, 1 };

                add_plain (game, state, &one, &legal->items[j], out);
              }
        }
      return;
    }
  add_plain (game, state, legal, &legal->items[0], out);
}

/**
 * pw_choices_plain:
 * @game: a game
 * @state: a state of it
 * @partial: what is chosen so far
 * @out: (element-type PwChoice): the next choices are appended
 *
 * Choices for a game that has no order of its own: first the kind, then one argument after the
 * other.
 */
void
pw_choices_plain (const PwGame *game, gconstpointer state, const PwMove *partial, GArray *out)
{
  PwMoves legal = PW_MOVES_INIT;
  PwKindSet kinds = PW_KIND_SET_NONE;
  guint kept = 0;

  pw_game_legal (game, state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (pw_move_matches (&legal.items[i], partial))
      {
        pw_kind_set_add (&kinds, pw_kind_set_of (legal.items[i].kind));
        legal.items[kept++] = legal.items[i];
      }
  legal.n = kept;
  if (legal.n > 0 && pw_kind_set_equal (kinds, pw_kind_set_of (legal.items[0].kind)))
    split_on_argument (game, state, &legal, partial, out);
  else
    for (guint kind = 0; kind < game->n_kinds; kind++)
      if (pw_kind_set_has (kinds, kind))
        {
          PwMove next = *partial;

          next.kind = (guint8) kind;
          add_plain (game, state, &legal, &next, out);
        }
  pw_moves_clear (&legal);
}
