/* pw-revision.h: an earlier line changed, and what becomes of the later ones
 *
 * The log is the game: any line of it can be edited or struck, and another put before it. The
 * rest is then played again. A revision shows the outcome before anything is decided: which
 * later lines the rules now forbid, and the game without them. For each of those people decide
 * whether it was played so, what was played instead, or that it is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwRevisionKind:
 * @PW_REVISION_EDIT: another move in the place of a line
 * @PW_REVISION_STRIKE: a line taken out
 * @PW_REVISION_INSERT: a move put before a line
 */
typedef enum
{
  PW_REVISION_EDIT,
  PW_REVISION_STRIKE,
  PW_REVISION_INSERT,
} PwRevisionKind;

/**
 * PwRevisionProblem:
 * @index: the line in the old game, from 0
 * @line: it in notation
 * @reason: (nullable): why it can no longer be played: a PW_RULE_ERROR, or a PW_NOTATION_ERROR
 *   where it no longer says enough; %NULL where it could be, and is left out all the same
 * @left_out: whether it was decided to leave it out; a line nobody decides on is left out too
 * @can_play_so: whether it could be played there as a correction; what breaks a law of nature cannot
 */
typedef struct
{
  guint index;
  char *line;
  GError *reason;
  gboolean left_out;
  gboolean can_play_so;
} PwRevisionProblem;

typedef struct _PwRevision PwRevision;

PwRevision      *pw_revision_new            (const PwHistory *history,
                                             PwRevisionKind   kind,
                                             guint            at,
                                             const PwMove    *move,
                                             GError         **error);
void             pw_revision_free           (PwRevision *revision);

gboolean         pw_revision_play_so        (PwRevision *revision, guint index, const char *reason, GError **error);
gboolean         pw_revision_replace        (PwRevision *revision, guint index, const PwMove *move, GError **error);
void             pw_revision_leave_out      (PwRevision *revision, guint index);
void             pw_revision_leave_out_many (PwRevision *revision, const guint *indexes, guint n);
void             pw_revision_undecide       (PwRevision *revision, guint index);
void             pw_revision_undecide_many  (PwRevision *revision, const guint *indexes, guint n);

const GPtrArray *pw_revision_get_problems   (const PwRevision *revision);
guint            pw_revision_get_n_undecided (const PwRevision *revision);
const GArray    *pw_revision_get_put_in     (const PwRevision *revision);
const GArray    *pw_revision_get_dropped    (const PwRevision *revision);
gconstpointer    pw_revision_get_state_for  (const PwRevision *revision, guint index);
const PwHistory *pw_revision_get_history    (const PwRevision *revision);
void             pw_revision_tell           (PwRevision      *revision,
                                             const PwHistory *old,
                                             char          *(*tell) (const PwHistory *history, guint i),
                                             const char      *language);
PwHistory       *pw_revision_steal_history  (PwRevision *revision);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwRevision, pw_revision_free)

G_END_DECLS
