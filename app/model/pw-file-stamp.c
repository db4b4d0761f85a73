/* pw-file-stamp.c: what a file was when it was last read or written, to see whether somebody else changed it
 *
 * Time and size are looked at each time; only where they differ is the file read, since backups and
 * file synchronisation touch files without changing what they hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "pw-file-stamp.h"

#include <string.h>
#include <sys/stat.h>

#include "core/pw-disk.h"
#include "core/pw-record.h"

static char *
digest_of (const char *text, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

static char *
digest_of_file (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;

  return pw_disk_read (path, PW_RECORD_MAX_BYTES, &text, &length, NULL, NULL) ? digest_of (text, length) : NULL;
}

static void
note (PwFileStamp *stamp, const struct stat *found)
{
  stamp->exists = TRUE;
  stamp->seconds = found->st_mtim.tv_sec;
  stamp->nanoseconds = found->st_mtim.tv_nsec;
  stamp->size = found->st_size;
}

static gboolean
look (PwFileStamp *stamp, const char *path)
{
  struct stat found;

  stamp->exists = stat (path, &found) == 0;
  if (stamp->exists)
    note (stamp, &found);
  return stamp->exists;
}

/**
 * pw_file_stamp_take:
 * @stamp: a stamp
 * @path: a file, which need not exist
 * @text: (nullable): what was just written to it; where %NULL it is read
 *
 * Remembers how the file is now.
 */
void
pw_file_stamp_take (PwFileStamp *stamp, const char *path, const char *text)
{
  pw_file_stamp_clear (stamp);
  if (look (stamp, path))
    stamp->digest = text ? digest_of (text, strlen (text)) : digest_of_file (path);
}

/**
 * pw_file_stamp_take_read:
 * @stamp: a stamp
 * @found: the state of a file right before it was read
 * @data: what was read of it
 * @length: in bytes
 *
 * Remembers how the file was when it was read, whatever has become of it.
 */
void
pw_file_stamp_take_read (PwFileStamp *stamp, const struct stat *found, const char *data, gsize length)
{
  pw_file_stamp_clear (stamp);
  note (stamp, found);
  stamp->digest = digest_of (data, length);
}

/**
 * pw_file_stamp_holds:
 * @path: a file, which need not exist
 * @text: a text
 *
 * Returns: whether that is what the file holds
 */
gboolean
pw_file_stamp_holds (const char *path, const char *text)
{
  g_autofree char *there = digest_of_file (path), *wanted = digest_of (text, strlen (text));

  return g_strcmp0 (there, wanted) == 0;
}

/**
 * pw_file_stamp_is_foreign:
 * @stamp: a stamp
 * @path: the file it was taken of
 *
 * Returns: whether the file now holds something else than it did then. A file that is gone holds nothing
 *   that could be lost.
 */
gboolean
pw_file_stamp_is_foreign (PwFileStamp *stamp, const char *path)
{
  PwFileStamp now = { 0 };

  if (!look (&now, path))
    return FALSE;
  if (stamp->exists && now.seconds == stamp->seconds && now.nanoseconds == stamp->nanoseconds && now.size == stamp->size)
    return FALSE;
  now.digest = digest_of_file (path);
  if (!now.digest || !stamp->exists || g_strcmp0 (now.digest, stamp->digest) != 0)
    {
      pw_file_stamp_clear (&now);
      return TRUE;
    }
  /* The same again: need not be read next time. */
  pw_file_stamp_clear (stamp);
  *stamp = now;
  return FALSE;
}

void
pw_file_stamp_clear (PwFileStamp *stamp)
{
  g_clear_pointer (&stamp->digest, g_free);
  *stamp = (PwFileStamp){ 0 };
}
