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

#include "core/pw-disk.h"

/* How many microseconds are waited for another program at most: one that hangs must not stop this one. */
static gint64 patience = 2 * G_USEC_PER_SEC;
/** STEP: how many microseconds between two tries. */
#define STEP 1000

/* The folder that a file is written in; links lead to another. */
static int
open_folder (const char *path)
{
  g_autofree char *target = pw_disk_follow (path, NULL), *folder = g_path_get_dirname (target ? target : path);

  return open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

/* FALSE where somebody else has it; TRUE also where the system knows no locks. */
static gboolean
try_lock (int lock)
{
  int result;

  do
    result = flock (lock, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR);
  return result == 0 || errno != EWOULDBLOCK;
}

/**
 * pw_file_lock_try:
 * @path: a file, which need not exist, in a folder that does
 * @lock: (out): for pw_file_lock_release(), in any case
 *
 * As pw_file_lock_take(), but never waits.
 *
 * Returns: %FALSE where somebody else reads or writes in that folder now
 */
gboolean
pw_file_lock_try (const char *path, int *lock)
{
  *lock = open_folder (path);
  return *lock < 0 || try_lock (*lock);
}

/**
 * pw_file_lock_set_patience:
 * @microseconds: how long pw_file_lock_take() waits for another program at most; two seconds where nobody says
 *
 * For tests, before anything is locked: they wait for what happens, not for a time.
 */
void
pw_file_lock_set_patience (gint64 microseconds)
{
  patience = microseconds;
}

/**
 * pw_file_lock_wait:
 * @path: a file, which need not exist
 * @meanwhile: (nullable): called between two tries
 * @data: for it
 *
 * Waits until no other program of this kind reads or writes in that folder. Where the system knows no locks, or where
 * the other one takes too long, it goes on without. Not for where people wait.
 *
 * Returns: for pw_file_lock_release(), in any case
 */
int
pw_file_lock_wait (const char *path, void (*meanwhile) (gpointer data), gpointer data)
{
  gint64 begun = g_get_monotonic_time ();
  int lock = open_folder (path);

  while (lock >= 0 && !try_lock (lock) && g_get_monotonic_time () - begun < patience)
    {
      if (meanwhile)
        meanwhile (data);
      g_usleep (STEP);
    }
  return lock;
}

/**
 * pw_file_lock_take:
 * @path: a file, which need not exist
 *
 * As pw_file_lock_wait(), with nothing to do meanwhile.
 *
 * Returns: for pw_file_lock_release(), in any case
 */
int
pw_file_lock_take (const char *path)
{
  return pw_file_lock_wait (path, NULL, NULL);
}

/**
 * pw_file_lock_release:
 * @lock: of pw_file_lock_take() or pw_file_lock_try()
 *
 * Lets others go on.
 */
void
pw_file_lock_release (int lock)
{
  if (lock >= 0)
    close (lock);
}
