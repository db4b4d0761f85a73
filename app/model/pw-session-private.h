/* pw-session-private.h: what the parts of a session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-emergency.h"
#include "model/pw-file-stamp.h"
#include "model/pw-save-job.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

struct _PwSession
{
  GObject parent_instance;

  PwRecord *record;
  guint moment;                 /* moves played at the moment looked at; the cursor at present */
  GPtrArray *revised;           /* PwHistory: the games as they were before revisions, the last one last */
  GArray *revised_at;           /* guint: the cursor right after each of those revisions */
  GPtrArray *unrevised;         /* PwHistory: the games after revisions that were undone, for redo, the next one last */
  GArray *unrevised_at;         /* guint: the cursor at which each of those revisions was undone */
  char *path;
  PwFileStamp stamp;            /* of that file, when it was last read or written here */
  gboolean conflict;            /* the file is not what it was then: it is somebody else's */
  char *save_problem;
  GError *save_error;           /* what it is made of; NULL for a conflict */
  PwSaveJob *job;               /* waits for another program, to write the game as it is by then; or NULL */
  PwEmergency *copy;            /* (nullable): what could not be saved, kept meanwhile */
  char *copy_problem;           /* (nullable): why that could not be written either */
  guint retry_id;
  guint retry_delay;            /* milliseconds */
  gint64 booked;                /* until when the record's duration counts, in microseconds that go only forward */

  /* What was last told, so that properties notify only where they change. */
  gboolean told_undo, told_redo, told_over, told_back;
};

/** PW_SESSION_RETRY: how many milliseconds to wait before a save that failed is tried again. */
#define PW_SESSION_RETRY 5000

/* As pw_session_set_path(), for a file that was read when it was as @stamp says; NULL: as it is now. */
void     pw_session_take_path (PwSession *self, const char *path, PwFileStamp *stamp);

/* Whether the game as it is now is over (pw-session.c). */
gboolean pw_session_is_over (PwSession *self);

/* pw-session-unsaved.c: to be called each time that the game could not be saved, before it is tried again, and when it is
 * saved. */
void     pw_session_keep_copy (PwSession *self, const char *text);
void     pw_session_drop_copy (PwSession *self);
void     pw_session_settle_saved (PwSession *self);
gboolean pw_session_finish_job (PwSession *self);

G_END_DECLS
