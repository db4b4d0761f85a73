/* pw-reveal.h: secret points are told when all is over, one player after the other: how far a game has come with that
 *
 * A game that was over when it was opened is told at once: somebody was there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"

G_BEGIN_DECLS

void     pw_reveal_await        (PwSession *session);
guint    pw_reveal_get_left     (PwSession *session);
void     pw_reveal_tell         (PwSession *session, gboolean all);
/* Whether the game is over, and somebody is still to be told. */
gboolean pw_reveal_is_due       (PwSession *session);
/* Whether what pw_session_get_score() says may be called somebody's score now. */
gboolean pw_reveal_knows_scores (PwSession *session);

G_END_DECLS
