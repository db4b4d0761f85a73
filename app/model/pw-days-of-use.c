/* pw-days-of-use.c: how long something has been there, in days on which the program ran
 *
 * A clock that jumps, or a year in which nobody plays, makes nothing old. The number of days goes up by one whenever the
 * date is another than the last time, in whichever direction; a small file in the user's state folder keeps it, and what
 * it was when each name was first seen. Without that file everything begins anew, and stays longer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-days-of-use.h"


#include <glib/gstdio.h>

#include "core/pw-disk.h"

/** MAX_BYTES: more than so many is no file of ours. */
#define MAX_BYTES (4 * 1024 * 1024)
/** SECONDS: of a day. */
#define SECONDS (24 * 60 * 60)
/** USE, NAMES: the groups of the key file. */
#define USE "Use"
#define NAMES "Names"

struct _PwDaysOfUse
{
  char *path;
  GKeyFile *file;
  guint days;                   /* on which the program ran, the present one too */
  gboolean changed;
};

static guint
get_number (GKeyFile *file, const char *group, const char *key)
{
  int number = g_key_file_get_integer (file, group, key, NULL);

  return number > 0 ? (guint) number : 0;
}

static void
set_number (PwDaysOfUse *self, const char *group, const char *key, guint number)
{
  g_key_file_set_integer (self->file, group, key, (int) number);
  self->changed = TRUE;
}

/* A key has few characters: a name, of any bytes, becomes a number. */
static char *
key_of (const char *name)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

  return g_strndup (sum, 32);
}

static void
load (PwDaysOfUse *self)
{
  g_autofree char *text = NULL, *folder = g_path_get_dirname (self->path);
  gsize length;

  pw_disk_drop_unfinished (folder);
  if (!pw_disk_read (self->path, MAX_BYTES, &text, &length, NULL, NULL) ||
      !g_key_file_load_from_data (self->file, text, length, G_KEY_FILE_NONE, NULL))
    {
      g_key_file_unref (self->file);
      self->file = g_key_file_new ();
    }
}

/**
 * pw_days_of_use_open:
 * @id: what it is about, for the name of the file
 *
 * Counts the present day.
 *
 * Returns: (transfer full): what is known; written when it is freed, where something has changed
 */
PwDaysOfUse *
pw_days_of_use_open (const char *id)
{
  PwDaysOfUse *self = g_new0 (PwDaysOfUse, 1);
  g_autofree char *name = g_strconcat (id, "-days", NULL), *last = NULL;
  g_autofree char *today = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_real_time () / G_USEC_PER_SEC / SECONDS);

  self->path = g_build_filename (g_get_user_state_dir (), "pipwright", name, NULL);
  self->file = g_key_file_new ();
  load (self);
  last = g_key_file_get_string (self->file, USE, "last", NULL);
  self->days = get_number (self->file, USE, "days");
  if (g_strcmp0 (last, today) != 0 && self->days < G_MAXINT)
    {
      set_number (self, USE, "days", ++self->days);
      g_key_file_set_string (self->file, USE, "last", today);
    }
  return self;
}

/**
 * pw_days_of_use_free:
 * @self: (nullable) (transfer full): what is known
 *
 * Writes it. Where that fails, names are younger next time than they are.
 */
void
pw_days_of_use_free (PwDaysOfUse *self)
{
  g_autofree char *folder = NULL, *text = NULL;
  gsize length;

  if (self == NULL)
    return;
  folder = g_path_get_dirname (self->path);
  text = g_key_file_to_data (self->file, &length, NULL);
  if (self->changed && g_mkdir_with_parents (folder, 0700) == 0)
    pw_disk_write (self->path, text, (gssize) length, 0600, NULL);
  g_key_file_unref (self->file);
  g_free (self->path);
  g_free (self);
}

/**
 * pw_days_of_use_age:
 * @self: what is known
 * @name: of something; in any encoding
 *
 * Returns: on how many days the program has run since the one when the name was first asked for
 */
guint
pw_days_of_use_age (PwDaysOfUse *self, const char *name)
{
  g_autofree char *key = key_of (name);
  guint since = get_number (self->file, NAMES, key);

  if (since == 0 || since > self->days)
    {
      pw_days_of_use_note (self, name);
      since = self->days;
    }
  return self->days - since;
}

/**
 * pw_days_of_use_note:
 * @self: what is known
 * @name: of something that is new, whatever had that name before
 */
void
pw_days_of_use_note (PwDaysOfUse *self, const char *name)
{
  g_autofree char *key = key_of (name);

  set_number (self, NAMES, key, self->days);
}

/**
 * pw_days_of_use_keep:
 * @self: what is known
 * @names: a set of all names there are; the others are forgotten
 */
void
pw_days_of_use_keep (PwDaysOfUse *self, GHashTable *names)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) known = g_key_file_get_keys (self->file, NAMES, NULL, NULL);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_hash_table_add (keys, key_of (name));
  for (guint i = 0; known && known[i]; i++)
    if (!g_hash_table_contains (keys, known[i]))
      {
        g_key_file_remove_key (self->file, NAMES, known[i], NULL);
        self->changed = TRUE;
      }
}
