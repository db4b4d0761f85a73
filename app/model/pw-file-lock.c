/* pw-file-lock.c: one program after the other looks at a record and writes it
 *
 * Whether somebody else has changed a file is looked at before it is written; what is changed between both would be lost. So
 * the folder is locked meanwhile: not the file, since another takes its place with each save. Nothing is left on the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

/** PATIENCE: how many microseconds are waited for another program at most: one that hangs must not stop this one. */
#define PATIENCE (2 * G_USEC_PER_SEC)
/** STEP: how many microseconds between two tries. */
#define STEP 1000

/**
 * pw_file_lock_take:
 * @path: a file, which need not exist, in a folder that does
 *
 * Waits until no other program of this kind reads or writes in that folder. Where the system knows no locks, or where
 * the other one takes too long, it goes on without.
 *
 * Returns: for pw_file_lock_release(), in any case
 */
int
pw_file_lock_take (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gint64 end = g_get_monotonic_time () + PATIENCE;
  int lock = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  while (lock >= 0 && flock (lock, LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR) &&
         g_get_monotonic_time () < end)
    g_usleep (STEP);
  return lock;
}

/**
 * pw_file_lock_release:
 * @lock: of pw_file_lock_take()
 *
 * Lets others go on.
 */
void
pw_file_lock_release (int lock)
{
  if (lock >= 0)
    close (lock);
}
