/* pw-emergency.c: copies of games that could not be saved, kept in the user's state folder
 *
 * NAME.pipwright is the game, as a record like any other. Beside it NAME.origin says which file it belongs to and what that
 * file last held, and whoever works with the copy holds a lock on NAME.lock, so that a copy that nobody holds was left behind.
 * The copy is what matters: it is written and offered also where the others cannot be.
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
/** LOCK_SUFFIX: what the names of the files end with that are locked by whoever works with a copy. */
#define LOCK_SUFFIX ".lock"
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
  char *origin_path;            /* of the files beside it */
  char *lock_path;
  char *origin;                 /* (nullable): the file the game belongs to */
  char *digest;                 /* (nullable): what that file held */
  char *text;                   /* (nullable): what was written last */
  int lock;                     /* on the file beside it; -1 before there is one */
};

/* The paths of the copies that this process holds: where no file can be locked, this is all that says so. Copies are written by
 * the threads that save. */
static GPtrArray *held;
static GMutex held_mutex;
/* Who is told of what is left behind. */
static void (*watcher) (gpointer data);
static gpointer watcher_data;

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

static gboolean
is_file (const char *path)
{
  struct stat file;

  return lstat (path, &file) == 0 && S_ISREG (file.st_mode);
}

static PwEmergency *
make (const char *path)
{
  PwEmergency *self = g_new0 (PwEmergency, 1);
  gsize stem = strlen (path) - strlen (PW_STORE_SUFFIX);

  self->path = g_strdup (path);
  self->origin_path = g_strdup_printf ("%.*s" ORIGIN_SUFFIX, (int) stem, path);
  self->lock_path = g_strdup_printf ("%.*s" LOCK_SUFFIX, (int) stem, path);
  self->lock = -1;
  g_mutex_lock (&held_mutex);
  if (held == NULL)
    held = g_ptr_array_new ();
  g_ptr_array_add (held, self->path);
  g_mutex_unlock (&held_mutex);
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
  gboolean left;

  if (self == NULL)
    return;
  left = self->text && is_file (self->path);
  g_mutex_lock (&held_mutex);
  g_ptr_array_remove (held, self->path);
  g_mutex_unlock (&held_mutex);
  if (self->lock >= 0)
    close (self->lock);
  g_free (self->path);
  g_free (self->origin_path);
  g_free (self->lock_path);
  g_free (self->origin);
  g_free (self->digest);
  g_free (self->text);
  g_free (self);
  if (left)
    pw_emergency_tell ();
}

/**
 * pw_emergency_watch:
 * @changed: (nullable): called where a copy is left behind in this process, gets there or goes otherwise: it only notes that,
 *   and looks later what there is
 * @data: for it
 */
void
pw_emergency_watch (void (*changed) (gpointer data), gpointer data)
{
  watcher = changed;
  watcher_data = data;
}

/**
 * pw_emergency_tell:
 *
 * To be called by whoever has put a copy there or taken one away by its path.
 */
void
pw_emergency_tell (void)
{
  if (watcher)
    watcher (watcher_data);
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

/* Whether the file holds the very copy: whoever saved it was killed before the copy could go. */
static gboolean
is_saved (PwEmergency *self)
{
  g_autofree char *text = NULL;

  return self->origin && pw_disk_read (self->path, PW_RECORD_MAX_BYTES, &text, NULL, NULL, NULL) &&
         pw_file_stamp_holds (self->origin, text);
}

/* -- Where it belongs --------------------------------------------------------------------------- */

static gboolean
is_held (const char *path)
{
  gboolean found = FALSE;

  g_mutex_lock (&held_mutex);
  for (guint i = 0; held && i < held->len && !found; i++)
    found = g_str_equal (held->pdata[i], path);
  g_mutex_unlock (&held_mutex);
  return found;
}

/* FALSE where another program holds it. Where no file can be made to lock, or the file system knows no locks, there is no
 * other who could. */
static gboolean
lock (PwEmergency *self)
{
  struct stat found;

  while (self->lock < 0)
    {
      self->lock = open (self->lock_path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
      if (self->lock < 0)
        return TRUE;
      if (flock (self->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        {
          close (self->lock);
          self->lock = -1;
          return FALSE;
        }
      /* Who had it may have taken it away meanwhile. */
      if (fstat (self->lock, &found) == 0 && found.st_nlink == 0)
        {
          close (self->lock);
          self->lock = -1;
        }
    }
  return TRUE;
}

/* Says where it belongs, where that is not said yet. */
static gboolean
write_origin (PwEmergency *self, const char *origin, const char *digest)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *escaped = NULL, *text = NULL;
  gsize length;

  if (g_strcmp0 (self->origin, origin) == 0 && g_strcmp0 (self->digest, digest) == 0)
    return TRUE;
  file = g_key_file_new ();
  escaped = g_uri_escape_string (origin, "/", FALSE);
  g_key_file_set_string (file, GROUP, "path", escaped);
  g_key_file_set_string (file, GROUP, "digest", digest);
  text = g_key_file_to_data (file, &length, NULL);
  if (!pw_disk_write (self->origin_path, text, (gssize) length, 0600, NULL))
    return FALSE;
  g_free (self->origin);
  g_free (self->digest);
  self->origin = g_strdup (origin);
  self->digest = g_strdup (digest);
  return TRUE;
}

static void
read_origin (PwEmergency *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL, *escaped = NULL, *path = NULL;
  gsize length;

  if (!is_file (self->origin_path) || !pw_disk_read (self->origin_path, MAX_ORIGIN, &text, &length, NULL, NULL) ||
      !g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
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

/* Makes the folder and takes the lock. That there is one is no condition: nobody else knows the name of a copy that is not
 * written yet. */
static gboolean
prepare (PwEmergency *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  return g_mkdir_with_parents (folder, 0700) == 0 && lock (self);
}

static gboolean
try_to_write (PwEmergency *self, const char *text, GError **error)
{
  if (g_strcmp0 (self->text, text) == 0 && is_file (self->path))
    return TRUE;
  if (!pw_disk_write (self->path, text, -1, 0600, error))
    return FALSE;
  g_free (self->text);
  self->text = g_strdup (text);
  return TRUE;
}

/**
 * pw_emergency_write:
 * @self: a copy
 * @text: the record
 * @origin: the file it could not be saved to
 * @digest: (nullable): what that file held when it was last read or written (PwFileStamp.digest)
 * @error: (nullable): return location
 *
 * Brings the copy up to date, atomically and synced. Where only that it belongs to @origin cannot be written, it is a game whose
 * file nobody knows.
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_emergency_write (PwEmergency *self, const char *text, const char *origin, const char *digest, GError **error)
{
  g_autofree char *reserve = reserve_path ();
  g_autoptr (GError) problem = NULL;
  gboolean said, written;

  digest = digest ? digest : "";
  said = prepare (self) && write_origin (self, origin, digest);
  written = try_to_write (self, text, &problem);
  if ((!said || !written) && g_unlink (reserve) == 0)
    {
      /* There is room now. */
      write_origin (self, origin, digest);
      return written || try_to_write (self, text, error);
    }
  if (!written)
    g_propagate_error (error, g_steal_pointer (&problem));
  return written;
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
  g_unlink (self->lock_path);
}

/* -- What was left behind ------------------------------------------------------------------------- */

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

  if (!g_str_has_suffix (path, PW_STORE_SUFFIX) || !is_file (path) || is_held (path))
    return NULL;
  self = make (path);
  if (!lock (self))
    return NULL;
  /* One whose origin was lost is good all the same. */
  read_origin (self);
  /* It may have been saved and removed while it was taken. */
  if (!is_file (path))
    {
      pw_emergency_remove (self);
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
 * What its file holds by now needs no copy any more, and goes.
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

      if (copy && is_saved (copy))
        pw_emergency_remove (copy);
      else if (copy)
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  g_ptr_array_sort (paths, last_first);
  return paths;
}

/* Takes away what lies beside a copy that is no longer there, or was never written. */
static void
drop_beside (const char *folder, const char *name)
{
  const char *dot = strrchr (name, '.');
  g_autofree char *stem = dot ? g_strndup (name, (gsize) (dot - name)) : NULL, *path = NULL;
  g_autoptr (PwEmergency) copy = NULL;

  if (stem == NULL || !g_uuid_string_is_valid (stem) || !(g_str_equal (dot, LOCK_SUFFIX) || g_str_equal (dot, ORIGIN_SUFFIX)))
    return;
  path = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "%s" PW_STORE_SUFFIX, folder, stem);
  if (is_held (path) || pw_disk_is_taken (path))
    return;
  copy = make (path);
  if (lock (copy) && !pw_disk_is_taken (path))
    pw_emergency_remove (copy);
}

/**
 * pw_emergency_tidy:
 *
 * Takes away what programs that were killed have left beside the copies. To be called when the program starts: who deletes
 * a copy and gets it back in one go finds what lies beside it.
 */
void
pw_emergency_tidy (void)
{
  g_autofree char *folder = pw_emergency_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  pw_disk_drop_unfinished (folder);
  while (dir && (name = g_dir_read_name (dir)))
    drop_beside (folder, name);
}
