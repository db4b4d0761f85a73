/* pw-record-identity.c: what tells a game from all others, for records that do not say it
 *
 * A record that people or another program have written, or one in notation, may have neither a name of its own nor
 * the time when it was begun. Other programs know a game by its name; the library sorts by the time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-record-identity.h"

#include <sys/stat.h>

/** N_DIGITS: of a name that is made; as many as those have that are drawn, without their dashes. */
#define N_DIGITS 32

/* What stands in the file is a name: it is the same each time, and under any name of the file. */
static char *
name_of (const char *path, GError **error)
{
  g_autofree char *text = NULL, *sum = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
  return g_strndup (sum, N_DIGITS);
}

static char *
time_of (const char *path)
{
  g_autoptr (GDateTime) changed = NULL;
  struct stat file;

  if (stat (path, &file) != 0)
    return NULL;
  changed = g_date_time_new_from_unix_utc (file.st_mtim.tv_sec);
  return changed ? g_date_time_format (changed, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

/**
 * pw_record_identity_complete:
 * @record: a record that was just read from @path
 * @path: its file
 * @error: (nullable): return location: why the file cannot be read once more
 *
 * Gives a record without a "uid" one that is made of what stands in the file, and one without "created" the time when
 * the file was last written, which is the best that is known. Both go into the file when the record is written
 * next, by renaming it or by playing on, and are the same from then on whatever happens to the file. Of a record
 * that has both, nothing changes.
 *
 * Returns: whether there is a name
 */
gboolean
pw_record_identity_complete (PwRecord *record, const char *path, GError **error)
{
  gboolean nameless = record->uid == NULL || *record->uid == '\0';
  char *found;

  if ((record->created == NULL || record->from_notation) && (found = time_of (path)))
    {
      g_free (record->created);
      record->created = found;
    }
  if (nameless || record->from_notation)
    {
      /* What was drawn while reading is better than nothing, where the file is gone meanwhile. */
      if (!(found = name_of (path, error)))
        return FALSE;
      g_free (record->uid);
      record->uid = found;
    }
  return TRUE;
}
