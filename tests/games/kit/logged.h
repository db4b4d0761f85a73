/* logged.h: what the log has said, and what people do on the real table then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-log-model.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

void  logged_play  (PwSession *session, const char *line);
char *logged_lines (PwLogModel *log, guint first);
char *logged_todo  (PwSession *session);

G_END_DECLS
