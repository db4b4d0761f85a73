/* pw-revision.c: an earlier line changed, and what becomes of the later ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-revision.h"

#include "core/pw-notation.h"

struct _PwRevision
{
  PwHistory *history;
  GPtrArray *problems;
};

static void
problem_free (gpointer data)
{
  PwRevisionProblem *problem = data;

  g_free (problem->line);
  g_clear_error (&problem->reason);
  g_free (problem);
}

/** MAX_MENDS: more consequences than one line can ask for. */
#define MAX_MENDS 8

/* Plays line @index of @old once more; a line that cannot be played is left out and noted. What
 * only follows from others, such as the end of a turn, comes and goes by itself; a payment stays
 * as it was said. */
static void
replay (PwRevision *self, const PwHistory *old, guint index)
{
  const PwGame *game = pw_history_get_game (old);
  const PwMove *move = pw_history_get_move (old, index);
  PwRevisionProblem *problem;
  GError *error = NULL;
  guint before = pw_history_get_cursor (self->history);

  for (guint i = 0; !pw_history_play (self->history, move, &error); i++)
    {
      gconstpointer state = pw_history_get_state (self->history, pw_history_get_cursor (self->history));
      PwMend mend = PW_MEND_NOTHING;
      PwMove room;

      if (game->mend && i < MAX_MENDS)
        mend = game->mend (state, move, &room);
      if (mend == PW_MEND_DROP)
        {
          g_clear_error (&error);
          return;
        }
      if (mend == PW_MEND_BEFORE && pw_history_play (self->history, &room, NULL))
        {
          g_clear_error (&error);
          continue;
        }
      /* Room that was made for nothing is taken back. */
      while (pw_history_get_cursor (self->history) > before)
        pw_history_undo (self->history);
      problem = g_new0 (PwRevisionProblem, 1);
      problem->index = index;
      problem->line = pw_notation_print (game, pw_history_get_setup (old), move);
      problem->reason = error;
      g_ptr_array_add (self->problems, problem);
      return;
    }
}

/**
 * pw_revision_new:
 * @history: a game; not changed. What is undone in it is left out.
 * @kind: what to do
 * @at: the line, from 0 to its cursor - 1; for an insertion also the cursor itself
 * @move: (nullable): the move to play there; %NULL for %PW_REVISION_STRIKE
 * @error: (nullable): return location: why @move cannot be played at that place
 *
 * Tries a change of an earlier line and plays the rest again.
 *
 * Returns: (transfer full): the outcome, or %NULL
 */
PwRevision *
pw_revision_new (const PwHistory *history, PwRevisionKind kind, guint at, const PwMove *move, GError **error)
{
  g_autoptr (PwRevision) self = NULL;
  guint length = pw_history_get_cursor (history);

  g_return_val_if_fail (at < length || (kind == PW_REVISION_INSERT && at == length), NULL);
  g_return_val_if_fail ((move == NULL) == (kind == PW_REVISION_STRIKE), NULL);

  self = g_new0 (PwRevision, 1);
  self->problems = g_ptr_array_new_with_free_func (problem_free);
  self->history = pw_history_new (pw_history_get_game (history), pw_history_get_setup (history), error);
  if (self->history == NULL)
    return NULL;
  for (guint i = 0; i < at; i++)
    replay (self, history, i);
  if (move && !pw_history_play (self->history, move, error))
    return NULL;
  for (guint i = kind == PW_REVISION_INSERT ? at : at + 1; i < length; i++)
    replay (self, history, i);
  pw_history_forget_undone (self->history);
  return g_steal_pointer (&self);
}

void
pw_revision_free (PwRevision *self)
{
  if (self == NULL)
    return;
  pw_history_free (self->history);
  g_ptr_array_unref (self->problems);
  g_free (self);
}

const GPtrArray *
pw_revision_get_problems (const PwRevision *self)
{
  return self->problems;
}

const PwHistory *
pw_revision_get_history (const PwRevision *self)
{
  return self->history;
}

/**
 * pw_revision_steal_history:
 * @self: a revision
 *
 * Returns: (transfer full): the game as it would be; the revision no longer has it
 */
PwHistory *
pw_revision_steal_history (PwRevision *self)
{
  return g_steal_pointer (&self->history);
}
