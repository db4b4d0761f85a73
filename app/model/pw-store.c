/* pw-store.c: the games kept in the user's data directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-store.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/pw-disk.h"
#include "core/pw-format.h"
#include "model/pw-file-lock.h"
#include "model/pw-record-identity.h"
#include "model/pw-session-private.h"

/** MAX_SLUG: the most characters a file name takes from the players' names. */
#define MAX_SLUG 48

/* The folder that people chose, or NULL. */
static char *chosen;

/**
 * pw_store_directory:
 *
 * Returns: (transfer full): the folder of the kept games; it need not exist yet
 */
char *
pw_store_directory (void)
{
  if (chosen)
    return g_strdup (chosen);
  return g_build_filename (g_get_user_data_dir (), "pipwright", "games", NULL);
}

/**
 * pw_store_set_directory:
 * @path: (nullable): a folder, or %NULL or "" for the usual one
 *
 * Keeps new games there, and lists those that are there. Games that are open stay in their files.
 */
void
pw_store_set_directory (const char *path)
{
  g_free (chosen);
  chosen = path && *path ? g_strdup (path) : NULL;
}

/**
 * pw_store_is_usual:
 *
 * Returns: whether games are kept in the usual folder, which is made for the first of them; a folder that people
 *   chose was there when they did
 */
gboolean
pw_store_is_usual (void)
{
  return chosen == NULL;
}

/**
 * pw_store_check_directory:
 * @path: a folder
 * @error: (nullable): return location: a whole sentence
 *
 * Tries it out: permissions say little about disks that are full, read-only or somewhere else.
 *
 * Returns: whether a game can be kept in it; it is made where there is none
 */
gboolean
pw_store_check_directory (const char *path, GError **error)
{
  g_autofree char *trial = NULL, *shown = pw_shown_path (path);
  int fd = -1, problem;
  gboolean good;

  if (g_path_is_absolute (path) && g_mkdir_with_parents (path, 0700) == 0)
    fd = pw_disk_begin (path, 0600, &trial);
  good = fd >= 0 && write (fd, "1", 1) == 1 && fsync (fd) == 0;
  problem = errno;
  if (fd >= 0)
    {
      g_unlink (trial);
      close (fd);
    }
  if (good)
    return TRUE;
  if (!g_path_is_absolute (path))
    problem = ENOENT;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), _("No game can be kept in %s: %s."), shown,
               g_strerror (problem));
  return FALSE;
}

/* The players' names as part of a file name: lower-case ASCII letters and digits. */
static void
append_slug (GString *name, const PwSetup *setup)
{
  gsize begin = name->len;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      g_autofree char *ascii = g_str_to_ascii (setup->names[seat], NULL);

      g_string_append_c (name, '-');
      for (const char *p = ascii; *p && name->len - begin < MAX_SLUG; p++)
        if (g_ascii_isalnum (*p))
          g_string_append_c (name, g_ascii_tolower (*p));
    }
}

/**
 * pw_store_new_path:
 * @game: a game
 * @setup: who plays
 *
 * Returns: (transfer full): a path in the folder of kept games that no file has yet, with the
 *   day and the players in its name; nothing is made
 */
char *
pw_store_new_path (const PwGame *game, const PwSetup *setup)
{
  g_autofree char *directory = pw_store_directory ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autoptr (GString) stem = g_string_new (day);

  g_string_append_printf (stem, "-%s", game->id);
  append_slug (stem, setup);
  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strconcat (stem->str, PW_STORE_SUFFIX, NULL)
                                     : g_strdup_printf ("%s-%u" PW_STORE_SUFFIX, stem->str, n);
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (!pw_disk_is_taken (path))
        return g_steal_pointer (&path);
    }
}

/**
 * pw_store_path_beside:
 * @path: a record
 *
 * Returns: (transfer full): a path in the same folder that no file has yet: "game-2.pipwright" for "game.pipwright";
 *   nothing is made
 */
char *
pw_store_path_beside (const char *path)
{
  gsize length = strlen (path) - (g_str_has_suffix (path, PW_STORE_SUFFIX) ? strlen (PW_STORE_SUFFIX) : 0);

  for (guint n = 2;; n++)
    {
      g_autofree char *beside = g_strdup_printf ("%.*s-%u" PW_STORE_SUFFIX, (int) length, path, n);

      if (!pw_disk_is_taken (beside))
        return g_steal_pointer (&beside);
    }
}

/* -- Opening --------------------------------------------------------------------------------- */

/* A text in notation may be the beginning of many games; only of one that is over is clear which game it is. */
static gboolean
is_one_game (const PwRecord *record)
{
  const PwHistory *history = record->history;

  return !record->from_notation ||
         pw_history_get_game (history)->play.actor (pw_history_get_state (history, pw_history_get_cursor (history))) == PW_NOBODY;
}

struct _PwStoreFile
{
  char *path;
  char *data;
  gsize length;
  gint64 changed;               /* unix time */
  PwFileStamp stamp;
  gboolean parsed;              /* already: then there is one of these */
  PwRecord *record;
  GError *problem;
};

/* Reads the file; once more where it is being written meanwhile, so that what was read is what lies there. */
static gboolean
read_settled (PwStoreFile *file, GError **error)
{
  for (guint i = 0;; i++)
    {
      struct stat found;

      g_clear_pointer (&file->data, g_free);
      if (!pw_disk_read (file->path, PW_RECORD_MAX_BYTES, &file->data, &file->length, &found, error))
        return FALSE;
      file->changed = found.st_mtim.tv_sec;
      pw_file_stamp_take_read (&file->stamp, &found, file->data, file->length);
      if (i > 0 || !pw_file_stamp_is_foreign (&file->stamp, file->path))
        return TRUE;
    }
}

/**
 * pw_store_read:
 * @path: a record
 * @error: (nullable): return location: why it cannot be read
 *
 * Reads the file of a kept game, and takes away what a program that was killed while it wrote has left beside it. This may
 * take a while, on a slow disk or where another program has locked the folder; any thread may do it.
 *
 * Returns: (transfer full) (nullable): for pw_store_open_read()
 */
PwStoreFile *
pw_store_read (const char *path, GError **error)
{
  g_autoptr (PwStoreFile) file = g_new0 (PwStoreFile, 1);
  g_autofree char *target = pw_disk_follow (path, NULL), *folder = g_path_get_dirname (target ? target : path);
  int lock = pw_file_lock_take (path);
  gboolean good;

  file->path = g_strdup (path);
  good = read_settled (file, error);
  /* Nobody has written it between reading it and noting what was read. */
  pw_file_lock_release (lock);
  if (!good)
    return NULL;
  pw_disk_drop_unfinished (folder);
  return g_steal_pointer (&file);
}

/**
 * pw_store_file_free:
 * @file: (nullable): what was read
 */
void
pw_store_file_free (PwStoreFile *file)
{
  if (file == NULL)
    return;
  pw_file_stamp_clear (&file->stamp);
  pw_record_free (file->record);
  g_clear_error (&file->problem);
  g_free (file->path);
  g_free (file->data);
  g_free (file);
}

/**
 * pw_store_parse_ahead:
 * @file: what pw_store_read() has read
 *
 * Reads the record and plays its moves, which for a long one takes a while: any thread may do it, before the main one takes what
 * came of it.
 */
void
pw_store_parse_ahead (PwStoreFile *file)
{
  if (!file->parsed)
    file->record = pw_record_parse (file->data, (gssize) file->length, &file->problem);
  file->parsed = TRUE;
}

/* The record, once. */
static PwRecord *
take_record (PwStoreFile *file, GError **error)
{
  pw_store_parse_ahead (file);
  if (file->problem)
    g_propagate_error (error, g_steal_pointer (&file->problem));
  return g_steal_pointer (&file->record);
}

/**
 * pw_store_parse:
 * @file: what pw_store_read() has read; only once
 * @error: (nullable): return location: as for pw_record_parse()
 *
 * Returns: (transfer full) (nullable): the record, with a name of its own and the time when it was begun
 */
PwRecord *
pw_store_parse (PwStoreFile *file, GError **error)
{
  PwRecord *record = take_record (file, error);

  if (record)
    pw_record_identity_take (record, file->data, file->length, file->changed);
  return record;
}

/**
 * pw_store_open_read:
 * @file: what pw_store_read() has read; only once
 * @error: (nullable): return location: why it cannot be opened
 *
 * Opens a kept game as pw_store_open() does. When the file was changed since it was read, it will not be written over.
 *
 * Returns: (transfer full): the game at its cursor, or %NULL
 */
PwSession *
pw_store_open_read (PwStoreFile *file, GError **error)
{
  PwRecord *record = take_record (file, error);
  PwSession *session;

  if (record == NULL)
    return NULL;
  /* Also where it is played on, other programs know it as the game that it was. */
  if (is_one_game (record))
    pw_record_identity_take (record, file->data, file->length, file->changed);
  session = pw_session_new_for_record (record);
  if (record->broken_line == 0 && record->from_notation)
    {
      g_autofree char *fresh = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

      pw_session_set_path (session, fresh);
    }
  else if (record->broken_line == 0)
    pw_session_take_path (session, file->path, &file->stamp);
  return session;
}

/**
 * pw_store_open:
 * @path: a record, in the folder of kept games or elsewhere
 * @error: (nullable): return location: why it cannot be opened
 *
 * Opens a kept game. It goes on in the same file, except where that would lose something: a
 * record that cannot be replayed to its end gets no path (its file stays as it is until the
 * caller sets one), and a text in notation goes on in a new file among the kept games.
 *
 * Returns: (transfer full): the game at its cursor, or %NULL
 */
PwSession *
pw_store_open (const char *path, GError **error)
{
  g_autoptr (PwStoreFile) file = pw_store_read (path, error);

  return file ? pw_store_open_read (file, error) : NULL;
}
