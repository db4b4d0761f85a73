/* pw-file-stamp.h: what a file was when it was last read or written, to see whether somebody else changed it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sys/stat.h>

#include <glib.h>

G_BEGIN_DECLS

/**
 * PwFileStamp:
 * @exists: whether there was a file
 * @seconds: when it was last changed, unix time
 * @nanoseconds: and the rest of it
 * @size: in bytes
 * @digest: (nullable): of what it held
 *
 * Begin with zeros, end with pw_file_stamp_clear().
 */
typedef struct
{
  gboolean exists;
  gint64 seconds;
  gint64 nanoseconds;
  gint64 size;
  char *digest;
} PwFileStamp;

void     pw_file_stamp_take       (PwFileStamp *stamp, const char *path, const char *text);
void     pw_file_stamp_take_read  (PwFileStamp *stamp, const struct stat *found, const char *data, gsize length);
gboolean pw_file_stamp_holds      (const char *path, const char *text);
gboolean pw_file_stamp_is_foreign (PwFileStamp *stamp, const char *path);
void     pw_file_stamp_clear      (PwFileStamp *stamp);

G_END_DECLS
