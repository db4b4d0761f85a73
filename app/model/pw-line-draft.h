/* pw-line-draft.h: a change of an earlier line while it is being made
 *
 * What is typed so far, what is wrong with it, which later lines it makes impossible and what
 * people decided about each, and the scores it would lead to. Nothing is played before
 * pw_line_draft_apply(). No widget is needed to test it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

/**
 * PwFate:
 * @PW_FATE_OPEN: nobody has decided; the line would be left out
 * @PW_FATE_PLAYED_SO: it was played so, as a correction
 * @PW_FATE_REPLACED: another move was played instead
 * @PW_FATE_LEFT_OUT: it is left out
 *
 * What becomes of a later line that can no longer be played.
 */
typedef enum
{
  PW_FATE_OPEN,
  PW_FATE_PLAYED_SO,
  PW_FATE_REPLACED,
  PW_FATE_LEFT_OUT,
} PwFate;

/**
 * PwTrouble:
 * @index: the line in the game as it is, from 0
 * @line: it in notation
 * @reason: (nullable): why it cannot be played any more
 * @fate: what was decided
 * @text: (nullable): the reason, or the line that is played instead
 *
 * A later line that the change makes impossible.
 */
typedef struct
{
  guint index;
  char *line;
  GError *reason;
  PwFate fate;
  char *text;
} PwTrouble;

#define PW_TYPE_LINE_DRAFT (pw_line_draft_get_type ())
G_DECLARE_FINAL_TYPE (PwLineDraft, pw_line_draft, PW, LINE_DRAFT, GObject)

/* Signal: "changed": anything may differ. */

PwLineDraft     *pw_line_draft_new          (PwSession *session, PwRevisionKind kind, guint at);

PwSession       *pw_line_draft_get_session  (PwLineDraft *self);
PwRevisionKind   pw_line_draft_get_kind     (PwLineDraft *self);
guint            pw_line_draft_get_at       (PwLineDraft *self);
const char      *pw_line_draft_get_original (PwLineDraft *self);   /* NULL for an insertion */
const char      *pw_line_draft_get_text     (PwLineDraft *self);
void             pw_line_draft_set_text     (PwLineDraft *self, const char *text);
gboolean         pw_line_draft_read         (PwLineDraft *self, PwMove *move);   /* what the text says */
gboolean         pw_line_draft_get_touched  (PwLineDraft *self);   /* something would be lost with it */

const GError    *pw_line_draft_get_error    (PwLineDraft *self);   /* what is wrong with the text */
gboolean         pw_line_draft_get_ready    (PwLineDraft *self);   /* can be applied, and changes something */
char            *pw_line_draft_get_sentence (PwLineDraft *self);   /* what the text says, for people */
GStrv            pw_line_draft_suggest      (PwLineDraft *self, guint most);

const GPtrArray *pw_line_draft_get_troubles (PwLineDraft *self);   /* PwTrouble */
guint            pw_line_draft_get_n_open   (PwLineDraft *self);
gboolean         pw_line_draft_play_so      (PwLineDraft *self, guint index, const char *reason, GError **error);
gboolean         pw_line_draft_replace      (PwLineDraft *self, guint index, const char *line, GError **error);
void             pw_line_draft_leave_out    (PwLineDraft *self, guint index);
void             pw_line_draft_undecide     (PwLineDraft *self, guint index);

int              pw_line_draft_get_before   (PwLineDraft *self, guint seat);   /* points now */
int              pw_line_draft_get_after    (PwLineDraft *self, guint seat);   /* with the change */

gboolean         pw_line_draft_apply        (PwLineDraft *self);

G_END_DECLS
