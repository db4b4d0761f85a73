/* pw-save-job.h: writes a record, off the main thread where another program has locked its folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-file-stamp.h"

G_BEGIN_DECLS

/**
 * PwSaveResult:
 * @PW_SAVE_DONE: the file holds the record, and it is on the disk
 * @PW_SAVE_CONFLICT: somebody else has changed the file: it stays as it is
 * @PW_SAVE_FAILED: there is an error
 */
typedef enum
{
  PW_SAVE_DONE,
  PW_SAVE_CONFLICT,
  PW_SAVE_FAILED,
} PwSaveResult;

typedef struct _PwSaveJob PwSaveJob;

PwSaveResult pw_save_write        (const char *path, const char *text, PwFileStamp *stamp, GError **error);

PwSaveJob   *pw_save_job_new      (const char *path, const char *text, const PwFileStamp *stamp, GSourceFunc done, gpointer data);
gboolean     pw_save_job_set_text (PwSaveJob *job, const char *text);
PwSaveResult pw_save_job_finish   (PwSaveJob *job, PwFileStamp *stamp, char **text, GError **error);

G_END_DECLS
