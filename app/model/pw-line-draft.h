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
 * PwTroubleGroup:
 * @PW_TROUBLE_TURN: the line belongs to the turn in which something is changed
 * @PW_TROUBLE_PLAYER: to a later turn of the same player
 * @PW_TROUBLE_REST: to somebody else
 * @PW_TROUBLE_ALL: as an argument: whichever
 *
 * Where a later line stands beside the one that is changed.
 */
typedef enum
{
  PW_TROUBLE_TURN,
  PW_TROUBLE_PLAYER,
  PW_TROUBLE_REST,
  PW_TROUBLE_ALL,
} PwTroubleGroup;

/**
 * PwTrouble:
 * @index: the line in the game as it is, from 0
 * @group: where it stands; never %PW_TROUBLE_ALL
 * @line: it in notation
 * @sentence: it as the log says it
 * @reason: (nullable): why it cannot be played any more
 * @can_play_so: whether pw_line_draft_play_so() would be accepted while nothing is decided about it
 * @fate: what was decided
 * @text: (nullable): the reason, or the line that is played instead
 *
 * A later line that the change makes impossible.
 */
typedef struct
{
  guint index;
  PwTroubleGroup group;
  char *line;
  char *sentence;
  GError *reason;
  gboolean can_play_so;
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

/* One choice for all lines of a group that are open; undecide: for those that are not. */
guint            pw_line_draft_play_all_so  (PwLineDraft *self, PwTroubleGroup group, const char *reason, GError **error);
void             pw_line_draft_leave_all_out (PwLineDraft *self, PwTroubleGroup group);
void             pw_line_draft_undecide_all (PwLineDraft *self, PwTroubleGroup group);

int              pw_line_draft_get_player   (PwLineDraft *self);   /* whose line is changed: a seat, or PW_TABLE */
GStrv            pw_line_draft_list_put_in  (PwLineDraft *self);   /* sentences of what nobody said */
GStrv            pw_line_draft_list_dropped (PwLineDraft *self);   /* of what goes by itself */

int              pw_line_draft_get_before   (PwLineDraft *self, guint seat);   /* points now */
int              pw_line_draft_get_after    (PwLineDraft *self, guint seat);   /* with the change */

char            *pw_line_draft_new_summary  (PwLineDraft *self);   /* what it will have done, once it is applied */
gboolean         pw_line_draft_apply        (PwLineDraft *self);

G_END_DECLS
