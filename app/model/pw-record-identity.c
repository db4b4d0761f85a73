/* pw-record-identity.c: what tells a game from all others, for records that do not say it
 *
 * A record that people or another program have written, or one in notation, may have neither a name of its own nor
 * the time when it was begun. Other programs know a game by its name; the library sorts by the time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-record-identity.h"

#include "core/pw-disk.h"

/** N_DIGITS: of a name that is made; as many as those have that are drawn, without their dashes. */
#define N_DIGITS 32

/* What stands in the file is a name: it is the same each time, and under any name of the file. */
static char *
name_of (const char *data, gsize length)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) data, length);

  return g_strndup (sum, N_DIGITS);
}

static char *
time_of (gint64 seconds)
{
  g_autoptr (GDateTime) changed = g_date_time_new_from_unix_utc (seconds);

  return changed ? g_date_time_format (changed, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

static gboolean
lacks_time (const PwRecord *record)
{
  return record->created == NULL || record->from_notation;
}

static gboolean
lacks_name (const PwRecord *record)
{
  return record->uid == NULL || *record->uid == '\0' || record->from_notation;
}

/**
 * pw_record_identity_take:
 * @record: a record
 * @data: what it was read from
 * @length: in bytes
 * @changed: when that was last written, unix time
 *
 * As pw_record_identity_complete(), for a file that was read already.
 */
void
pw_record_identity_take (PwRecord *record, const char *data, gsize length, gint64 changed)
{
  char *found = lacks_time (record) ? time_of (changed) : NULL;

  if (found)
    {
      g_free (record->created);
      record->created = found;
    }
  if (lacks_name (record))
    {
      g_free (record->uid);
      record->uid = name_of (data, length);
    }
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
  g_autofree char *data = NULL;
  struct stat found;
  gsize length;

  if (!lacks_time (record) && !lacks_name (record))
    return TRUE;
  /* What was drawn while reading is better than nothing, where the file is gone meanwhile. */
  if (!pw_disk_read (path, PW_RECORD_MAX_BYTES, &data, &length, &found, error))
    return !lacks_name (record);
  pw_record_identity_take (record, data, length, found.st_mtim.tv_sec);
  return TRUE;
}
