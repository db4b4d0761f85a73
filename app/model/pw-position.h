/* pw-position.h: what lies on the table, as it is being said
 *
 * Where a game asks for statements instead of moves, editors, the entry and the list of doubts are
 * views of this one object. A position is nothing but the statements in the log: each is played, and
 * so saved, at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_POSITION (pw_position_get_type ())
G_DECLARE_FINAL_TYPE (PwPosition, pw_position, PW, POSITION, GObject)

/* Signals: "changed" (the state or the doubts differ; once for each pw_position_say()), "refused"
 * (GError*: a statement that cannot be played). */

PwPosition   *pw_position_new         (PwSession *session);
PwSession    *pw_position_get_session (PwPosition *self);
gconstpointer pw_position_get_state   (PwPosition *self);
gboolean      pw_position_is_asked    (PwPosition *self);
gboolean      pw_position_is_end      (PwPosition *self);
const GArray *pw_position_get_doubts  (PwPosition *self);   /* PwDoubt's */

const PwMove *pw_position_find_last   (PwPosition *self, const PwMove *like);
gboolean      pw_position_say         (PwPosition *self, const PwMove *move);
gboolean      pw_position_read        (PwPosition *self, int seat, const char *text, PwMove *out, GError **error);
gboolean      pw_position_read_statement (PwPosition *self, gconstpointer state, int seat, const char *text, PwMove *out,
                                          GError **error);
gboolean      pw_position_find_end    (PwPosition *self, int seat, PwMove *out);
GPtrArray    *pw_position_final_lines (PwPosition *self, guint seat, int *total);

/* What the table of fields says of it: pw-position-field.c. */
const PwField *pw_position_read_field (PwPosition *self, const PwMove *about, PwMove *out);
gboolean      pw_position_say_value   (PwPosition *self, const PwMove *about, guint at, int value);

/* What the final scoring asks for: pw-position-ask.c. A question is an index into PwGamePosition.questions. */
guint64       pw_position_get_questions  (PwPosition *self, guint seat);
gboolean      pw_position_is_answered    (PwPosition *self, guint seat, guint question);
gboolean      pw_position_is_known       (PwPosition *self, guint seat, guint question);
int           pw_position_next_question  (PwPosition *self, int seat);
int           pw_position_next_seat      (PwPosition *self, int seat);
gboolean      pw_position_is_answer      (PwPosition *self, const PwMove *move);
gboolean      pw_position_goes_beyond    (PwPosition *self);
gboolean      pw_position_was_played     (PwPosition *self, guint seat);
char         *pw_position_expect         (PwPosition *self, guint seat, guint question);
char         *pw_position_list_open      (PwPosition *self);
gboolean      pw_position_answer         (PwPosition *self, guint seat, guint question, int number);
gboolean      pw_position_answer_set     (PwPosition *self, guint seat, guint question, int element, gboolean there);

/** PW_POSITION_FIRST_OPEN: answers go to whatever is open first. */
#define PW_POSITION_FIRST_OPEN (-1)
/** PW_POSITION_NO_QUESTION: no question is shown: whatever is typed names what it says. */
#define PW_POSITION_NO_QUESTION (-2)
gboolean      pw_position_read_line      (PwPosition *self, int seat, int question, const char *text, PwMoves *out,
                                          GError **error);
gboolean      pw_position_say_line       (PwPosition *self, const PwMoves *line);

G_END_DECLS
