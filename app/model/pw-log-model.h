/* pw-log-model.h: the log: a line for each thing that happened, with section heads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session-list.h"

G_BEGIN_DECLS

/* A line: "section" heads have a text only. */
#define PW_TYPE_LOG_LINE (pw_log_line_get_type ())
G_DECLARE_FINAL_TYPE (PwLogLine, pw_log_line, PW, LOG_LINE, GObject)

const char *pw_log_line_get_text    (PwLogLine *self);
gboolean    pw_log_line_get_section (PwLogLine *self);
gboolean    pw_log_line_get_detail  (PwLogLine *self);   /* tells what ended with the move before it */
int         pw_log_line_get_player  (PwLogLine *self);   /* seat, or PW_TABLE */
int         pw_log_line_get_points  (PwLogLine *self);   /* of that player by this move */
guint       pw_log_line_get_moment  (PwLogLine *self);   /* pw_session_look_at() shows the table after it */
gboolean    pw_log_line_get_dealt   (PwLogLine *self);   /* the program rolled or drew it */
gboolean    pw_log_line_get_undone  (PwLogLine *self);   /* can be redone; shown only where asked for */
gboolean    pw_log_line_get_struck  (PwLogLine *self);   /* was taken out; its text is notation */
const char *pw_log_line_get_reason  (PwLogLine *self);   /* of a correction, else NULL */

/* How it is read out: text, points, why it counts, whether it was struck or undone. @text: in place of
 * the line's own, or NULL. Free it. */
char       *pw_log_line_new_spoken  (PwLogLine *self, const char *text);

/* A GListModel of PwLogLine with narrow items-changed: playing appends, undo removes. */
#define PW_TYPE_LOG_MODEL (pw_log_model_get_type ())
G_DECLARE_FINAL_TYPE (PwLogModel, pw_log_model, PW, LOG_MODEL, PwSessionList)

PwLogModel *pw_log_model_new              (PwSession *session);
guint64     pw_log_model_get_n_told       (PwLogModel *self);
void        pw_log_model_set_show_dropped (PwLogModel *self, gboolean show);

G_END_DECLS
