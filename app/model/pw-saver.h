/* pw-saver.h: keeps one file up to date with a game, on a thread of its own, in the order of the entries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-record-piece.h"
#include "model/pw-emergency.h"
#include "model/pw-file-stamp.h"

G_BEGIN_DECLS

/**
 * PwSaveResult:
 * @PW_SAVE_DONE: the file holds the record, and it is on the disk
 * @PW_SAVE_CONFLICT: somebody else has changed the file: it stays as it is
 * @PW_SAVE_FAILED: there is an error
 * @PW_SAVE_WAITING: another program has locked the folder; the record is in an emergency copy until that lets go
 */
typedef enum
{
  PW_SAVE_DONE,
  PW_SAVE_CONFLICT,
  PW_SAVE_FAILED,
  PW_SAVE_WAITING,
} PwSaveResult;

/**
 * PwSaveReport:
 * @number: which piece it is about, with all before it: the first is 1
 * @result: what has become of it
 * @error: for %PW_SAVE_FAILED
 * @copied: whether there is an emergency copy, or should be one
 * @copy: (nullable): where it is, as far as it could be written
 * @copy_problem: (nullable): why it could not: part of a sentence
 *
 * What a saver has to tell. Nobody but the reader has it.
 */
typedef struct
{
  guint64 number;
  PwSaveResult result;
  GError *error;
  gboolean copied;
  char *copy;
  char *copy_problem;
} PwSaveReport;

typedef struct _PwSaver PwSaver;

PwSaver *pw_saver_new         (const char *path, PwFileStamp *stamp, PwEmergency *copy, GSourceFunc told, gpointer data);
gboolean pw_saver_end         (PwSaver *self, PwFileStamp *stamp, PwEmergency **copy);

guint64  pw_saver_put         (PwSaver *self, PwRecordPiece *piece);
gboolean pw_saver_wait        (PwSaver *self, gboolean for_others, gint64 until);
gboolean pw_saver_take_report (PwSaver *self, PwSaveReport *report);
void     pw_save_report_clear (PwSaveReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PwSaveReport, pw_save_report_clear)

G_END_DECLS
