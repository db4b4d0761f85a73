/* pw-reveal.c: secret points are told when all is over, one player after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-reveal.h"

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

  if (!pw_history_knows_scores (pw_session_get_history (session)))
    g_object_set_data (G_OBJECT (session), LEFT, GUINT_TO_POINTER (setup->n_players));
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
 */
void
pw_reveal_tell (PwSession *session, gboolean all)
{
  guint left = pw_reveal_get_left (session);

  g_object_set_data (G_OBJECT (session), LEFT, GUINT_TO_POINTER (all || left == 0 ? 0 : left - 1));
}
