/* pw-reveal.c: secret points are told when all is over, one player after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-reveal.h"

/** LEFT: under that name a session keeps how many players are still to be told. */
#define LEFT "pw-reveal-left"

/**
 * pw_reveal_await:
 * @session: a game
 *
 * To be called while it is played: where nobody knows any score now, they are told one after the other at the end.
 */
void
pw_reveal_await (PwSession *session)
{
  const PwSetup *setup = pw_session_get_setup (session);

  if (pw_history_knows_scores (pw_session_get_history (session)))
    return;
  g_object_set_data (G_OBJECT (session), LEFT, GUINT_TO_POINTER (setup->n_players));
  pw_session_await_scores (session);
}

/**
 * pw_reveal_get_left:
 * @session: a game that is over
 *
 * Returns: how many players are still to be told; the last in the ranking come first
 */
guint
pw_reveal_get_left (PwSession *session)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (session), LEFT));
}

/**
 * pw_reveal_tell:
 * @session: a game that is over
 * @all: not only the next one
 *
 * When everybody has been told, whoever follows the game hears of it: scores may be shown everywhere.
 */
void
pw_reveal_tell (PwSession *session, gboolean all)
{
  guint left = pw_reveal_get_left (session);

  g_object_set_data (G_OBJECT (session), LEFT, GUINT_TO_POINTER (all || left == 0 ? 0 : left - 1));
  if (left > 0 && pw_reveal_get_left (session) == 0)
    pw_session_tell_scores (session);
}

/**
 * pw_reveal_is_due:
 * @session: a game
 *
 * Returns: whether it is over, and somebody is still to be told: whoever asks for scores is led to that first
 */
gboolean
pw_reveal_is_due (PwSession *session)
{
  gboolean over = FALSE;

  g_object_get (session, "over", &over, NULL);
  return over && pw_reveal_get_left (session) > 0;
}

/**
 * pw_reveal_knows_scores:
 * @session: a game
 *
 * Returns: whether the game knows scores (pw_history_knows_scores()), and all of them have been told
 */
gboolean
pw_reveal_knows_scores (PwSession *session)
{
  return pw_history_knows_scores (pw_session_get_history (session)) && pw_reveal_get_left (session) == 0;
}
