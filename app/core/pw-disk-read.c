/* pw-disk-read.c: reads files, and nothing that only looks like one
 *
 * Opening a pipe waits for who writes into it; a device may have no end; a file may be larger than the memory. So whatever
 * is read is opened without waiting, looked at, and read no further than is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "core/pw-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (pw-disk-error-quark, pw_disk_error)

/** CHUNK: how many bytes are asked for at once. */
#define CHUNK 65536

static void
set_error (GError **error, const char *path, int code)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), _("%s cannot be read: %s."), shown, g_strerror (code));
}

static void
set_too_large (GError **error, const char *path, gsize most)
{
  g_autofree char *shown = g_filename_display_name (path), *size = g_format_size_full (most, G_FORMAT_SIZE_IEC_UNITS);

  /* Translators: the second is a size, such as "64 MiB". */
  g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_TOO_LARGE, _("%s is too large: at most %s are read."), shown, size);
}

/* Whether it is a file that may be read. */
static gboolean
check (const struct stat *found, const char *path, gsize most, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (S_ISDIR (found->st_mode))
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR, _("%s is a folder."), shown);
  else if (!S_ISREG (found->st_mode))
    g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE, _("%s is not a file but a device or a pipe."), shown);
  else if (found->st_size > 0 && (guint64) found->st_size > most)
    set_too_large (error, path, most);
  else
    return TRUE;
  return FALSE;
}

/* Opens @path without waiting for anybody; -1 with @error where it is not a file to be read. */
static int
open_file (const char *path, gsize most, struct stat *found, GError **error)
{
  int file;

  /* Some devices do something when they are opened: they are not. */
  if (stat (path, found) != 0)
    {
      set_error (error, path, errno);
      return -1;
    }
  if (!check (found, path, most, error))
    return -1;
  do
    file = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  while (file < 0 && errno == EINTR);
  if (file < 0 || fstat (file, found) != 0)
    set_error (error, path, errno);
  else if (check (found, path, most, error))
    return file;
  if (file >= 0)
    close (file);
  return -1;
}

/**
 * pw_disk_read:
 * @path: a file, or links to one
 * @most: how many bytes it may hold
 * @data: (out) (transfer full): what it holds, with a NUL behind it
 * @length: (out) (nullable): how many bytes
 * @found: (out) (nullable): the state of the file right before it was read
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * Reads a whole file. A folder, a device, a pipe and a file that is too large are refused at once.
 *
 * Returns: whether it was read
 */
gboolean
pw_disk_read (const char *path, gsize most, char **data, gsize *length, struct stat *found, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  guint8 buffer[CHUNK];
  struct stat state;
  int file = open_file (path, most, &state, error), code = 0;
  gssize n = 0;

  *data = NULL;
  if (file < 0)
    return FALSE;
  bytes = g_byte_array_sized_new ((guint) state.st_size + 1);
  /* It may grow while it is read. */
  while (bytes->len <= most && ((n = read (file, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR)))
    if (n > 0)
      g_byte_array_append (bytes, buffer, (guint) n);
  if (n < 0)
    code = errno;
  close (file);
  if (code != 0)
    set_error (error, path, code);
  else if (bytes->len > most)
    set_too_large (error, path, most);
  else
    {
      if (length)
        *length = bytes->len;
      if (found)
        *found = state;
      g_byte_array_append (bytes, (const guint8 *) "", 1);
      *data = (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
      return TRUE;
    }
  return FALSE;
}

/**
 * pw_disk_is_taken:
 * @path: a path
 *
 * Returns: whether something lies there, even a link that leads nowhere: what is made there would take its place
 */
gboolean
pw_disk_is_taken (const char *path)
{
  struct stat found;

  return lstat (path, &found) == 0;
}
