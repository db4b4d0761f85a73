/* pw-trail.h: the way back to a decision that waits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

guint pw_trail_count   (PwSession *session, guint step);
guint pw_trail_go_back (PwSession *session, guint step);

G_END_DECLS
