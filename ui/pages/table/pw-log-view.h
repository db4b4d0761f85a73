/* pw-log-view.h: what happened, line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"
#include "pw-explain.h"

G_BEGIN_DECLS

#define PW_TYPE_LOG_VIEW (pw_log_view_get_type ())
G_DECLARE_FINAL_TYPE (PwLogView, pw_log_view, PW, LOG_VIEW, AdwBin)

void        pw_log_view_set_session (PwLogView *self, PwSession *session);
GListModel *pw_log_view_get_lines   (PwLogView *self);
void        pw_log_view_look_at     (PwLogView *self, guint line);
void        pw_log_view_set_show_dropped (PwLogView *self, gboolean show);
guint       pw_log_view_get_focused (PwLogView *self);
gboolean    pw_log_view_explain_moment (PwLogView *self, guint moment, PwExplained *out);

G_END_DECLS
