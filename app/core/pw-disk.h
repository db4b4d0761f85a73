/* pw-disk.h: the one door to files: read with a bound, written whole or not at all
 *
 * Whatever the program reads or writes by a path goes through here, so that a device, a pipe, a link or a file without an end
 * does no harm anywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sys/stat.h>

#include <glib.h>

G_BEGIN_DECLS

/**
 * PwDiskError:
 * @PW_DISK_ERROR_NOT_A_FILE: there is a device, a pipe, a socket or, where a file should be written, a folder
 * @PW_DISK_ERROR_TOO_LARGE: the file is larger than what it should be can be
 * @PW_DISK_ERROR_READ_ONLY: the file is write-protected: it is not written, though the folder would allow it
 * @PW_DISK_ERROR_LINK: a symbolic link leads nowhere, or in a circle
 *
 * What is wrong with a path, where it is not what the system calls by a #GFileError. Messages are whole sentences.
 */
typedef enum
{
  PW_DISK_ERROR_NOT_A_FILE,
  PW_DISK_ERROR_TOO_LARGE,
  PW_DISK_ERROR_READ_ONLY,
  PW_DISK_ERROR_LINK,
} PwDiskError;

#define PW_DISK_ERROR (pw_disk_error_quark ())
GQuark   pw_disk_error_quark     (void);

/* Reading (pw-disk-read.c). */
gboolean pw_disk_read            (const char *path, gsize most, char **data, gsize *length, struct stat *found, GError **error);
gboolean pw_disk_is_taken        (const char *path);     /* also by a link that leads nowhere */

/* Writing (pw-disk-write.c). */
char    *pw_disk_follow          (const char *path, GError **error);    /* what links lead to */
gboolean pw_disk_make_folder     (const char *path, int mode, GError **error);
gboolean pw_disk_write           (const char *path, const char *data, gssize length, int mode, GError **error);

/* What is not finished (pw-disk-unfinished.c). */
int      pw_disk_begin           (const char *folder, int mode, char **path);
void     pw_disk_drop_unfinished (const char *folder);

G_END_DECLS
