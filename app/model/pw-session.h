/* pw-session.h: the one game that is open: the only door through which moves go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "core/pw-record.h"
#include "core/pw-revision.h"

G_BEGIN_DECLS

/**
 * PwChange:
 * @PW_CHANGE_PLAYED: one move was appended
 * @PW_CHANGE_CURSOR: undo or redo
 * @PW_CHANGE_VIEW: another moment is looked at
 * @PW_CHANGE_ALL: anything may differ
 *
 * How much a "changed" signal asks views to read again.
 */
typedef enum
{
  PW_CHANGE_PLAYED,
  PW_CHANGE_CURSOR,
  PW_CHANGE_VIEW,
  PW_CHANGE_ALL,
} PwChange;

/**
 * PwSaving:
 * @PW_SAVING_DONE: all that was entered is in the file, on the disk
 * @PW_SAVING_BUSY: the last entries are being written, or wait for another program
 * @PW_SAVING_FAILED: they cannot be: "save-problem" says why
 *
 * How far saving is.
 */
typedef enum
{
  PW_SAVING_DONE,
  PW_SAVING_BUSY,
  PW_SAVING_FAILED,
} PwSaving;

#define PW_TYPE_SESSION (pw_session_get_type ())
G_DECLARE_FINAL_TYPE (PwSession, pw_session, PW, SESSION, GObject)

/* Properties: "can-undo", "can-redo", "over", "looking-back" (booleans), "save-problem" (a
 * sentence or NULL), "path". Signals: "changed" (PwChange), "saving". */

PwSession       *pw_session_new            (const PwGame *game, const PwSetup *setup, GError **error);
PwSession       *pw_session_new_for_record (PwRecord *record);   /* takes it over */

const PwGame    *pw_session_get_game       (PwSession *self);
const PwSetup   *pw_session_get_setup      (PwSession *self);
const PwHistory *pw_session_get_history    (PwSession *self);
const PwRecord  *pw_session_get_record     (PwSession *self);

gboolean         pw_session_set_title      (PwSession *self, const char *title);
void             pw_session_set_seconds    (PwSession *self, guint seat, guint seconds);

/* The state of the moment looked at: the present unless pw_session_look_at() chose another. */
gconstpointer    pw_session_get_state      (PwSession *self);
guint            pw_session_get_moment     (PwSession *self);    /* moves played at that moment */
int              pw_session_get_actor      (PwSession *self);
int              pw_session_get_score      (PwSession *self, guint seat, int source);

gboolean         pw_session_play           (PwSession *self, const PwMove *move, GError **error);
/* Scores that were secret may be shown from now on: tells whoever follows the game. */
void             pw_session_await_scores   (PwSession *self);
void             pw_session_tell_scores    (PwSession *self);
/* What has been said so far was put in by the program, and is nobody's to take back. */
void             pw_session_put_in         (PwSession *self);
gboolean         pw_session_undo           (PwSession *self);
gboolean         pw_session_redo           (PwSession *self);
/* Takes the game as @revision has it; pw_session_undo() gives the one before back. */
void             pw_session_revise         (PwSession *self, PwRevision *revision);
void             pw_session_look_at        (PwSession *self, guint moment);
void             pw_session_look_at_present (PwSession *self);

/* Where the game is kept; saved after each entry, atomically, on a thread. NULL: nowhere. */
void             pw_session_set_path       (PwSession *self, const char *path);
const char      *pw_session_get_path       (PwSession *self);
gboolean         pw_session_save           (PwSession *self);
void             pw_session_save_soon      (PwSession *self);    /* never waits */
gboolean         pw_session_finish         (PwSession *self);    /* waits for what is being saved */
gboolean         pw_session_flush          (PwSession *self);    /* the same, but not for another program */
void             pw_session_finish_all     (void);
void             pw_session_flush_all      (void);
PwSaving         pw_session_get_saving     (PwSession *self);
void             pw_session_set_patience   (PwSession *self, guint milliseconds);
const char      *pw_session_get_save_problem (PwSession *self);
/* Why, as a GError: of G_FILE_ERROR or PW_DISK_ERROR, such as PW_DISK_ERROR_READ_ONLY; NULL for somebody else's change. */
const GError    *pw_session_get_save_error   (PwSession *self);
/* Whether the file is what the game is: FALSE with a problem, and while another program is waited for. */
gboolean         pw_session_is_saved         (PwSession *self);
/* How long to wait before a save that failed is tried again, in milliseconds; 5000 where nobody says. */
void             pw_session_set_retry_delay  (PwSession *self, guint milliseconds);
/* Whether that problem is that somebody else has changed the file: it is not written then. */
gboolean         pw_session_get_conflict     (PwSession *self);

/* While something is not saved: the emergency copy, and other ways to save it. */
gboolean         pw_session_is_unsaved     (PwSession *self);
gboolean         pw_session_is_at          (PwSession *self, const char *path);
const char      *pw_session_get_copy       (PwSession *self);
char            *pw_session_describe_copy  (PwSession *self);
gboolean         pw_session_save_as        (PwSession *self, const char *path, GError **error);
PwSession       *pw_session_recover        (const char *copy, GError **error);

G_END_DECLS
