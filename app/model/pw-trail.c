/* pw-trail.c: the way back to a decision that waits
 *
 * What waits below the decision that is asked is a trail (PwGameEntry.trail). Its step was asked itself, when it was the last thing that
 * was open: at the latest moment at which less waited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-trail.h"

/**
 * pw_trail_count:
 * @session: a game
 * @step: a step of the trail of its present, from 0
 *
 * Returns: how many moves were made since that was asked; 0 where nobody was asked
 */
guint
pw_trail_count (PwSession *session, guint step)
{
  const PwHistory *history = pw_session_get_history (session);
  const PwGame *game = pw_history_get_game (history);
  guint cursor = pw_history_get_cursor (history);

  for (guint back = 1; back <= cursor; back++)
    {
      g_auto (GStrv) trail = pw_game_trail (game, pw_history_get_setup (history), pw_history_get_state (history, cursor - back));

      if (!trail || g_strv_length (trail) <= step)
        return back;
    }
  return 0;
}

/**
 * pw_trail_go_back:
 * @session: a game
 * @step: a step of the trail of its present, from 0
 *
 * Takes back what was done since that was asked; redo brings each move again.
 *
 * Returns: how many moves were taken back
 */
guint
pw_trail_go_back (PwSession *session, guint step)
{
  guint wanted = pw_trail_count (session, step), done = 0;

  while (done < wanted && pw_session_undo (session))
    done++;
  return done;
}
