/* contracts-revise.c: what holds for every game whose lines are struck, edited and repeated
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contracts.h"

#include <string.h>

#include "core/pw-notation.h"
#include "core/pw-record.h"
#include "core/pw-revision.h"

static void
check_revision (const PwGame *game, const PwHistory *old, const PwRevision *revision)
{
  const PwHistory *history = pw_revision_get_history (revision);
  const GPtrArray *problems = pw_revision_get_problems (revision);
  guint length = pw_history_get_length (history);
  gpointer state = pw_game_state_new (game, pw_history_get_setup (history), NULL);

  g_assert_cmpuint (pw_history_get_cursor (history), ==, length);
  /* Every move of the new game is legal where it stands, and leads to a sound state. */
  for (guint i = 0; i < length; i++)
    {
      PwEvents events = { .n = 0 };
      char *text;

      PwMove move = *pw_history_get_move (history, i);

      g_assert_true (move.reason ? pw_game_correct (game, state, &move, NULL) : pw_game_check (game, state, &move, NULL));
      pw_game_apply (game, state, pw_history_get_move (history, i), &events);
      g_assert_cmpmem (state, game->state_size, pw_history_get_state (history, i + 1), game->state_size);
      text = game->play.unsound (state);
      if (text)
        g_error ("after a revision, move %u: %s", i, text);
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const PwRevisionProblem *problem = g_ptr_array_index (problems, i);

      g_assert_cmpuint (problem->index, <, pw_history_get_length (old));
      g_assert_true (i == 0 || problem->index > ((PwRevisionProblem *) g_ptr_array_index (problems, i - 1))->index);
      g_assert_true (problem->reason != NULL || problem->left_out);
      g_assert_cmpuint (strlen (problem->line), >, 2);
    }
  g_aligned_free (state);
}

/* Decides at random on each line that no longer fits, as people do: played so, something else, left out. */
static void
check_decisions (const PwGame *game, const PwHistory *old, PwRevision *revision, PwRandom *tries)
{
  for (guint i = 0; i < 4 && pw_revision_get_n_undecided (revision) > 0; i++)
    {
      const GPtrArray *problems = pw_revision_get_problems (revision);
      guint n = problems->len;
      const PwRevisionProblem *problem = g_ptr_array_index (problems, pw_random_below (tries, n));
      guint index = problem->index;
      g_autoptr (GError) error = NULL;
      gboolean decided = TRUE;

      switch (pw_random_below (tries, 4))
        {
        case 0: pw_revision_leave_out (revision, index); break;
        case 1:
          decided = pw_revision_replace (revision, index,
                                         pw_history_get_move (old, pw_random_below (tries, pw_history_get_cursor (old))), &error);
          break;
        default: decided = pw_revision_play_so (revision, index, "agreed", &error); break;
        }
      g_assert_true (decided == (error == NULL));
      /* A refused decision changes nothing. */
      if (!decided)
        g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, n);
      check_revision (game, old, revision);
      if (decided && pw_random_below (tries, 3) == 0)
        pw_revision_undecide (revision, index);
    }
  check_revision (game, old, revision);
}

static void
check_same_game (const PwGame *game, const PwHistory *a, const PwHistory *b)
{
  g_assert_cmpuint (pw_history_get_length (a), ==, pw_history_get_length (b));
  for (guint i = 0; i <= pw_history_get_length (a); i++)
    g_assert_cmpmem (pw_history_get_state (a, i), game->state_size, pw_history_get_state (b, i), game->state_size);
}

void
contracts_revise (const PwGame *game, const PwSetup *setup, guint64 seed, PwDealFlags flags)
{
  PwRandom random = { seed }, tries = { seed + 77 };
  g_autoptr (PwHistory) history = pw_history_new (game, setup, NULL);
  guint length;

  g_assert_true (pw_dealer_play (history, &random, flags, NULL));
  length = pw_history_get_length (history);
  for (guint i = 0; i < 24; i++)
    {
      guint at = pw_random_below (&tries, length);
      g_autofree char *before = g_memdup2 (pw_history_get_state (history, length), game->state_size);
      g_autoptr (PwRevision) revision = NULL;

      switch (i % 3)
        {
        case 0: revision = pw_revision_new (history, PW_REVISION_STRIKE, at, NULL, NULL); break;
        case 1:
          /* A move that somebody made at another time: often illegal here, sometimes not. */
          revision = pw_revision_new (history, PW_REVISION_EDIT, at,
                                      pw_history_get_move (history, pw_random_below (&tries, length)), NULL);
          break;
        default:
          revision = pw_revision_new (history, PW_REVISION_INSERT, at,
                                      pw_history_get_move (history, pw_random_below (&tries, length)), NULL);
          break;
        }
      g_assert_cmpuint (pw_history_get_cursor (history), ==, length);
      g_assert_cmpmem (pw_history_get_state (history, length), game->state_size, before, game->state_size);
      if (revision)
        {
          check_revision (game, history, revision);
          check_decisions (game, history, revision, &tries);
        }
      else
        g_assert_cmpuint (i % 3, !=, 0); /* A line can always be struck. */
    }
  for (guint i = 0; i < 6; i++)
    {
      guint at = pw_random_below (&tries, length);
      g_autoptr (PwRevision) revision = pw_revision_new (history, PW_REVISION_EDIT, at, pw_history_get_move (history, at), NULL);

      g_assert_nonnull (revision);
      g_assert_cmpuint (pw_revision_get_problems (revision)->len, ==, 0);
      check_same_game (game, history, pw_revision_get_history (revision));
    }
}
