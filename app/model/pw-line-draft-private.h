/* pw-line-draft-private.h: what the files of the draft share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-line-draft.h"

G_BEGIN_DECLS

/** PwDecision: what was decided about a later line; kept while the text changes. */
typedef struct
{
  guint index;
  PwFate fate;
  char *text;
} PwDecision;

struct _PwLineDraft
{
  GObject parent_instance;

  PwSession *session;
  PwRevisionKind kind;
  guint at;
  char *original;
  char *text;
  GError *error;
  PwRevision *revision;         /* NULL while the text says nothing that can be played */
  GArray *decisions;            /* PwDecision, in the order of the lines */
  GPtrArray *troubles;          /* PwTrouble */
  PwMoves legal;                /* at that place; listed once it is asked for */
  gboolean listed;
};

const PwHistory *pw_line_draft_history       (PwLineDraft *self);
gconstpointer    pw_line_draft_state         (PwLineDraft *self);   /* before the line */
char            *pw_line_draft_sentence_of   (const PwHistory *history, guint i);
gboolean         pw_line_draft_parse         (PwLineDraft *self, gconstpointer state, const char *line, PwMove *move, GError **error);

void             pw_line_draft_keep_decisions (PwLineDraft *self);
void             pw_line_draft_list_troubles (PwLineDraft *self);
void             pw_trouble_free             (gpointer data);

G_END_DECLS
