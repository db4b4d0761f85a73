/* pw-session-private.h: what the parts of a session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-emergency.h"
#include "model/pw-file-stamp.h"
#include "model/pw-saver.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

struct _PwSession
{
  GObject parent_instance;

  PwRecord *record;
  guint put_in;                 /* moves at the beginning that the program put in: undo stops behind them */
  guint moment;                 /* moves played at the moment looked at; the cursor at present */
  GPtrArray *revised;           /* PwHistory: the games as they were before revisions, the last one last */
  GArray *revised_at;           /* guint: the cursor right after each of those revisions */
  GPtrArray *unrevised;         /* PwHistory: the games after revisions that were undone, for redo, the next one last */
  GArray *unrevised_at;         /* guint: the cursor at which each of those revisions was undone */
  char *path;

  /* Saving. What stands first goes to the saver when there is one, and comes back when that ends. */
  PwFileStamp stamp;            /* of the file, when it was last read or written here */
  PwEmergency *copy;            /* (nullable): what could not be saved, kept meanwhile */
  PwSaver *saver;               /* (nullable): writes the file; there from the first entry on */
  guint moves_put, struck_put;  /* how many lines it has that are still as they were */
  guint64 lines_printed;        /* in all: what entries cost */
  guint64 n_put, n_done;        /* entries it was given, and of which is known what they came to */
  gboolean conflict;            /* the file is not what it was then: it is somebody else's */
  char *save_problem;
  GError *save_error;           /* what it is made of; NULL for a conflict */
  gboolean late;                /* the disk is not responding */
  guint late_id;                /* when that is so */
  gboolean copied;              /* there is a copy, or should be one */
  char *copy_path;              /* (nullable): where */
  char *copy_problem;           /* (nullable): why it could not be written either */
  guint retry_id;
  guint retry_delay;            /* milliseconds */
  gint64 patience;              /* microseconds that are waited for the disk, where somebody wants to leave */
  gint64 booked;                /* until when the record's duration counts, in microseconds that go only forward */

  /* What was last told, so that properties notify only where they change. */
  gboolean told_undo, told_redo, told_over, told_back;
};

/** PW_SESSION_RETRY: how many milliseconds to wait before a save that failed is tried again. */
#define PW_SESSION_RETRY 5000
/** PW_SESSION_PATIENCE: how many microseconds are waited for a disk. */
#define PW_SESSION_PATIENCE (10 * G_USEC_PER_SEC)

/* As pw_session_set_path(), for a file that was read when it was as @stamp says; NULL: as it is now. */
void     pw_session_take_path (PwSession *self, const char *path, PwFileStamp *stamp);

/* Whether the game as it is now is over (pw-session.c). */
gboolean pw_session_is_over (PwSession *self);

/* A move is about to be played at the cursor: what was printed from there on is no longer so. With @all, nothing is. */
void     pw_session_forget_printed (PwSession *self, gboolean all);

/* The file holds the game. */
void     pw_session_settle_saved (PwSession *self);

/* Ends the saver, once it has written what it has: FALSE where that takes too long, and it is left to itself. */
gboolean pw_session_end_saver    (PwSession *self);

G_END_DECLS
