/* pw-disk-unfinished.c: files that are being written, and those that a killed program has left
 *
 * A file is written under a name of its own and takes its place when it is whole. What a program that was killed
 * meanwhile has left is taken away later, and nothing else ever is: the name says that it is ours by a prefix and by digits that
 * are reckoned from the rest, the lock says that nobody is writing it any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "core/pw-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define PREFIX ".pipwright-unfinished-"
/** N_DRAWN: how many digits of the name are drawn; as many again are reckoned from them. */
#define N_DRAWN 16
/** MAX_TRIES: names that are tried; one is nearly always free. */
#define MAX_TRIES 100

/* The whole name for the digits that were drawn. */
static char *
name_for (const char *drawn)
{
  g_autofree char *seed = g_strconcat (PREFIX, drawn, NULL), *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, seed, -1);

  return g_strdup_printf ("%s-%.*s", seed, N_DRAWN, sum);
}

static gboolean
is_name (const char *name)
{
  g_autofree char *drawn = NULL, *whole = NULL;

  if (!g_str_has_prefix (name, PREFIX))
    return FALSE;
  drawn = g_strndup (name + strlen (PREFIX), N_DRAWN);
  if (strlen (drawn) != N_DRAWN || strspn (drawn, "0123456789abcdef") != N_DRAWN)
    return FALSE;
  whole = name_for (drawn);
  return strcmp (name, whole) == 0;
}

static gboolean
lock (int file, int how)
{
  int result;

  do
    result = flock (file, how);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

/**
 * pw_disk_begin:
 * @folder: where
 * @mode: of the file, less what the user's mask takes away
 * @path: (out) (transfer full): the name it has until it is finished
 *
 * Begins a file that nobody else takes away, until it is closed.
 *
 * Returns: the file, open for writing; -1 with errno
 */
int
pw_disk_begin (const char *folder, int mode, char **path)
{
  *path = NULL;
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autofree char *drawn = g_strdup_printf ("%08x%08x", g_random_int (), g_random_int ()), *name = name_for (drawn);
      g_autofree char *tried = g_build_filename (folder, name, NULL);
      int file = open (tried, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
      struct stat found;

      if (file < 0 && errno != EEXIST && errno != EINTR)
        return -1;
      if (file < 0)
        continue;
      /* Where there are no locks, nobody takes anything away either. Between making and locking it somebody may have. */
      lock (file, LOCK_EX);
      if (fstat (file, &found) == 0 && found.st_nlink > 0)
        {
          *path = g_steal_pointer (&tried);
          return file;
        }
      close (file);
    }
  errno = EEXIST;
  return -1;
}

/* Takes @name away where it is ours and nobody is writing it. */
static void
drop (int folder, const char *name)
{
  int file = openat (folder, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat found, named;

  if (file < 0)
    return;
  /* Once it is locked, it may have become a file that is finished. */
  if (fstat (file, &found) == 0 && S_ISREG (found.st_mode) && found.st_nlink == 1 && found.st_uid == geteuid () &&
      lock (file, LOCK_EX | LOCK_NB) && fstatat (folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0 &&
      named.st_dev == found.st_dev && named.st_ino == found.st_ino)
    unlinkat (folder, name, 0);
  close (file);
}

/**
 * pw_disk_drop_unfinished:
 * @folder: where files are written
 *
 * Takes away what programs that were killed while they wrote have left there.
 */
void
pw_disk_drop_unfinished (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  int at = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const char *name;

  while (dir && at >= 0 && (name = g_dir_read_name (dir)))
    if (is_name (name))
      drop (at, name);
  if (at >= 0)
    close (at);
}
