/* pw-printed-answer.h: the answer to what is printed on a component, while it is typed or pressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_PRINTED_ANSWER (pw_printed_answer_get_type ())
G_DECLARE_FINAL_TYPE (PwPrintedAnswer, pw_printed_answer, PW, PRINTED_ANSWER, GObject)

/* Signal: "changed": it says something else. */
PwPrintedAnswer *pw_printed_answer_new         (PwSession *session, const PwMove *line);
PwSession       *pw_printed_answer_get_session (PwPrintedAnswer *self);
const PwMove    *pw_printed_answer_get_line    (PwPrintedAnswer *self);
void             pw_printed_answer_doubt       (PwPrintedAnswer *self, guint i, guint32 args);
gboolean         pw_printed_answer_is_open     (PwPrintedAnswer *self, guint index);
gboolean         pw_printed_answer_is_complete (PwPrintedAnswer *self);
gboolean         pw_printed_answer_is_touched  (PwPrintedAnswer *self);
void             pw_printed_answer_set         (PwPrintedAnswer *self, guint index, int value);
gboolean         pw_printed_answer_read        (PwPrintedAnswer *self, const char *text, GError **error);
gboolean         pw_printed_answer_check       (PwPrintedAnswer *self, GError **error);

G_END_DECLS
