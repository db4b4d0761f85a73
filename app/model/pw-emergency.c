/* pw-emergency.c: copies of games that could not be saved, kept in the user's state folder
 *
 * NAME.pipwright is the game, as a record like any other. Beside it NAME.origin says which file it belongs to and what that
 * file last held; whoever works with the copy holds a lock on it, so that a copy that nobody holds was left behind.
 * Where the disk is full, a file that was put there in better times makes room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-emergency.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "core/pw-disk.h"
#include "core/pw-record.h"
#include "model/pw-file-stamp.h"
#include "model/pw-store.h"

/** ORIGIN_SUFFIX: what the names of the files end with that say where a copy belongs. */
#define ORIGIN_SUFFIX ".origin"
/** MAX_ORIGIN: the most bytes of such a file; one path, escaped. */
#define MAX_ORIGIN (64 * 1024)
/** GROUP: of its key file. */
#define GROUP "Origin"
/** RESERVE: the name of the file that makes room on a full disk, and its bytes: two copies of a long game. */
#define RESERVE "reserve"
#define RESERVE_BYTES (256 * 1024)

struct _PwEmergency
{
  char *path;
  char *origin_path;            /* of the file beside it */
  char *origin;                 /* (nullable): the file the game belongs to */
  char *digest;                 /* (nullable): what that file held */
  int lock;                     /* on the file beside it; -1 before there is one */
};

/**
 * pw_emergency_folder:
 *
 * Returns: (transfer full): where the copies lie; it need not exist yet
 */
char *
pw_emergency_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "pipwright", "unsaved", NULL);
}

static PwEmergency *
make (const char *path)
{
  PwEmergency *self = g_new0 (PwEmergency, 1);
  gsize stem = strlen (path) - strlen (PW_STORE_SUFFIX);

  self->path = g_strdup (path);
  self->origin_path = g_strdup_printf ("%.*s" ORIGIN_SUFFIX, (int) stem, path);
  self->lock = -1;
  return self;
}

/**
 * pw_emergency_new:
 *
 * Returns: (transfer full): a copy that is not written yet
 */
PwEmergency *
pw_emergency_new (void)
{
  g_autofree char *folder = pw_emergency_folder (), *uid = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (uid, PW_STORE_SUFFIX, NULL), *path = g_build_filename (folder, name, NULL);

  return make (path);
}

/**
 * pw_emergency_free:
 * @self: (nullable) (transfer full): a copy
 *
 * Lets it go. What is written stays, for pw_emergency_list() to find.
 */
void
pw_emergency_free (PwEmergency *self)
{
  if (self == NULL)
    return;
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self->origin_path);
  g_free (self->origin);
  g_free (self->digest);
  g_free (self);
}

const char *
pw_emergency_get_path (PwEmergency *self)
{
  return self->path;
}

/**
 * pw_emergency_get_origin:
 * @self: a copy
 *
 * Returns: (nullable): the file the game belongs to, where that is known
 */
const char *
pw_emergency_get_origin (PwEmergency *self)
{
  return self->origin;
}

/**
 * pw_emergency_is_next:
 * @self: a copy
 *
 * Returns: whether it may take the place of its file: that is gone, or holds what it did when the copy was made
 */
gboolean
pw_emergency_is_next (PwEmergency *self)
{
  g_autofree char *now = NULL;
  PwFileStamp stamp = { 0 };
  gboolean next;

  if (self->origin == NULL)
    return FALSE;
  pw_file_stamp_take (&stamp, self->origin, NULL);
  next = !stamp.exists || (stamp.digest && g_strcmp0 (stamp.digest, self->digest) == 0);
  pw_file_stamp_clear (&stamp);
  return next;
}

/* -- Where it belongs --------------------------------------------------------------------------- */

/* Opens the file beside the copy and locks it; %FALSE where another holds it, or where it cannot be made. A file system
 * without locks has no other who could. */
static gboolean
lock_origin (PwEmergency *self, int flags)
{
  self->lock = open (self->origin_path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags, 0600);
  if (self->lock < 0)
    return FALSE;
  if (flock (self->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    {
      close (self->lock);
      self->lock = -1;
      return FALSE;
    }
  return TRUE;
}

/* Written in place, as the lock is on this very file: what is cut off is not understood and not believed. */
static gboolean
write_origin (PwEmergency *self, const char *origin, const char *digest)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *escaped = g_uri_escape_string (origin, "/", FALSE), *text = NULL;
  gsize length;

  g_key_file_set_string (file, GROUP, "path", escaped);
  g_key_file_set_string (file, GROUP, "digest", digest ? digest : "");
  text = g_key_file_to_data (file, &length, NULL);
  if (ftruncate (self->lock, 0) != 0 || pwrite (self->lock, text, length, 0) != (gssize) length || fsync (self->lock) != 0)
    return FALSE;
  g_free (self->origin);
  g_free (self->digest);
  self->origin = g_strdup (origin);
  self->digest = g_strdup (digest ? digest : "");
  return TRUE;
}

static void
read_origin (PwEmergency *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = g_malloc (MAX_ORIGIN), *escaped = NULL, *path = NULL;
  gssize length = pread (self->lock, text, MAX_ORIGIN, 0);

  if (length <= 0 || length == MAX_ORIGIN || !g_key_file_load_from_data (file, text, (gsize) length, G_KEY_FILE_NONE, NULL))
    return;
  escaped = g_key_file_get_string (file, GROUP, "path", NULL);
  path = escaped ? g_uri_unescape_string (escaped, NULL) : NULL;
  if (path && g_path_is_absolute (path))
    {
      self->origin = g_steal_pointer (&path);
      self->digest = g_key_file_get_string (file, GROUP, "digest", NULL);
    }
}

/* -- Writing -------------------------------------------------------------------------------------- */

static char *
reserve_path (void)
{
  g_autofree char *folder = pw_emergency_folder ();

  return g_build_filename (folder, RESERVE, NULL);
}

/**
 * pw_emergency_reserve:
 *
 * Keeps some room for copies, so that there is some when the disk is full. Where that is not possible, or done
 * already, nothing happens.
 */
void
pw_emergency_reserve (void)
{
  g_autofree char *path = reserve_path (), *folder = pw_emergency_folder (), *filling = NULL;
  struct stat there;

  if ((lstat (path, &there) == 0 && there.st_size == RESERVE_BYTES) || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  /* Not zeros, which some file systems keep without using room for them. */
  filling = g_malloc (RESERVE_BYTES);
  for (guint i = 0; i < RESERVE_BYTES; i++)
    filling[i] = (char) g_random_int_range (1, 127);
  pw_disk_write (path, filling, RESERVE_BYTES, 0600, NULL);
}

static gboolean
try_to_write (PwEmergency *self, const char *text, const char *origin, const char *digest, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  errno = 0;
  if (g_mkdir_with_parents (folder, 0700) != 0 || (self->lock < 0 && !lock_origin (self, O_CREAT)) ||
      ((g_strcmp0 (self->origin, origin) != 0 || g_strcmp0 (self->digest, digest ? digest : "") != 0) &&
       !write_origin (self, origin, digest)))
    {
      int code = errno ? errno : ENOSPC;

      g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), g_strerror (code));
      return FALSE;
    }
  return pw_disk_write (self->path, text, -1, 0600, error);
}

/**
 * pw_emergency_write:
 * @self: a copy
 * @text: the record
 * @origin: the file it could not be saved to
 * @digest: (nullable): what that file held when it was last read or written (PwFileStamp.digest)
 * @error: (nullable): return location
 *
 * Brings the copy up to date, atomically and synced.
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_emergency_write (PwEmergency *self, const char *text, const char *origin, const char *digest, GError **error)
{
  g_autoptr (GError) full = NULL;
  g_autofree char *reserve = reserve_path ();

  if (try_to_write (self, text, origin, digest, &full))
    return TRUE;
  if (g_unlink (reserve) == 0)
    return try_to_write (self, text, origin, digest, error);
  g_propagate_error (error, g_steal_pointer (&full));
  return FALSE;
}

/**
 * pw_emergency_remove:
 * @self: a copy
 *
 * Takes the files away: the game is saved.
 */
void
pw_emergency_remove (PwEmergency *self)
{
  g_unlink (self->path);
  g_unlink (self->origin_path);
}

/* -- What was left behind ------------------------------------------------------------------------- */

static gboolean
is_file (const char *path)
{
  struct stat file;

  return lstat (path, &file) == 0 && S_ISREG (file.st_mode);
}

/**
 * pw_emergency_take:
 * @path: one of pw_emergency_list()
 *
 * Returns: (transfer full) (nullable): the copy, held from now on; %NULL where it is gone or somebody else holds it
 */
PwEmergency *
pw_emergency_take (const char *path)
{
  g_autoptr (PwEmergency) self = NULL;

  if (!g_str_has_suffix (path, PW_STORE_SUFFIX) || !is_file (path))
    return NULL;
  self = make (path);
  /* One whose origin was lost is good all the same. */
  if (!lock_origin (self, O_CREAT))
    return NULL;
  read_origin (self);
  /* It may have been saved and removed while it was taken. */
  if (!is_file (path))
    {
      g_unlink (self->origin_path);
      return NULL;
    }
  return g_steal_pointer (&self);
}

static int
last_first (gconstpointer a, gconstpointer b)
{
  struct stat x = { 0 }, y = { 0 };

  lstat (*(char *const *) a, &x);
  lstat (*(char *const *) b, &y);
  return x.st_mtime < y.st_mtime ? 1 : x.st_mtime > y.st_mtime ? -1 : strcmp (*(char *const *) a, *(char *const *) b);
}

/**
 * pw_emergency_list:
 *
 * Returns: (transfer full) (element-type filename): the copies that were left behind, the last first: those that no
 *   program holds
 */
GPtrArray *
pw_emergency_list (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = pw_emergency_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (PwEmergency) copy = pw_emergency_take (path);

      if (copy)
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  g_ptr_array_sort (paths, last_first);
  return paths;
}
