/* pw-library-files.c: what is done with kept games: renamed, copied, deleted, brought in, given away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-library-private.h"

#include <errno.h>
#include <sys/stat.h>

#include <glib/gstdio.h>
#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"
#include "core/pw-format.h"
#include "model/pw-days-of-use.h"
#include "model/pw-emergency.h"
#include "model/pw-file.h"
#include "model/pw-file-lock.h"
#include "model/pw-record-identity.h"
#include "model/pw-store.h"

/** KEPT_DAYS: how long a deleted game can still be found in the folder "deleted": days on which the program runs. */
#define KEPT_DAYS 30
/** DAYS: what these are counted by (pw_days_of_use_open()). */
#define DAYS "deleted"

/* Where a pair of paths in the list of the deleted has what. */
enum
{
  WHERE_IT_IS,
  WHERE_IT_WAS,
};

static gboolean
is_whole (const PwRecord *record, GError **error)
{
  if (record->broken_line)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("Move %u cannot be played: %s"), record->broken_line,
                 record->broken_reason->message);
  return record->broken_line == 0;
}

/* The record of a file that replays to its end, with a name of its own and the time when it was begun. Only such a
 * file is written anew: of another, what cannot be replayed would be lost. */
static PwRecord *
load_whole (const char *path, GError **error)
{
  g_autoptr (PwRecord) record = pw_record_load (path, error);

  if (record && (!is_whole (record, error) || !pw_record_identity_complete (record, path, error)))
    return NULL;
  return g_steal_pointer (&record);
}

/* Writes a name into a record; for whoever holds the lock of its folder. Any thread may do it. */
static gboolean
write_title (const char *path, const char *title, GError **error)
{
  g_autoptr (PwRecord) record = load_whole (path, error);

  if (record == NULL)
    return FALSE;
  /* Written anew it would lose its remarks. */
  if (record->from_notation)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   _("This file is a text in notation and stays as it is. Make a copy, and name that."));
      return FALSE;
    }
  g_free (record->title);
  record->title = pw_record_clean_title (title);
  return pw_record_save (record, path, error);
}

/**
 * pw_library_rename:
 * @self: a library
 * @game: one of its games, which is not open
 * @title: (nullable): its new name, or %NULL for that of its players
 * @error: (nullable): return location
 *
 * As pw_library_rename_soon(), for whoever can wait.
 *
 * Returns: whether it is written
 */
gboolean
pw_library_rename (PwLibrary *self, PwLibraryGame *game, const char *title, GError **error)
{
  const char *path = pw_library_game_get_path (game);
  int lock = pw_file_lock_take (path);
  gboolean saved = write_title (path, title, error);

  pw_file_lock_release (lock);
  if (saved)
    pw_library_reread (self, game);
  return saved;
}

/** Freed on the main loop, after the answer: the task may end its life in the thread, which must not end that of the library. */
typedef struct
{
  PwLibrary *library;
  PwLibraryGame *game;
  char *path;
  char *title;
  GAsyncReadyCallback callback;
  gpointer data;
} Renaming;

static void
on_renamed (GObject *source, GAsyncResult *result, gpointer data)
{
  Renaming *renaming = data;

  renaming->callback (G_OBJECT (renaming->library), result, renaming->data);
  g_object_unref (renaming->library);
  g_object_unref (renaming->game);
  g_free (renaming->path);
  g_free (renaming->title);
  g_free (renaming);
}

/* With the lock, which is let go of. */
static void
rename_locked (GTask *task, const Renaming *renaming, int lock)
{
  GError *error = NULL;
  gboolean saved = write_title (renaming->path, renaming->title, &error);

  pw_file_lock_release (lock);
  if (saved)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
rename_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Renaming *renaming = data;

  rename_locked (task, renaming, pw_file_lock_take (renaming->path));
}

/**
 * pw_library_rename_soon:
 * @self: a library
 * @game: one of its games, which is not open
 * @title: (nullable): its new name, or %NULL for that of its players
 * @callback: called on the main loop when it is written, or is not
 * @data: for @callback
 *
 * Writes the name into the record. The file keeps its own name, so that links to it stay good. Where another program has locked
 * the folder, a thread waits for that.
 */
void
pw_library_rename_soon (PwLibrary *self, PwLibraryGame *game, const char *title, GAsyncReadyCallback callback, gpointer data)
{
  Renaming *renaming = g_new0 (Renaming, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_renamed, renaming);
  int lock;

  renaming->library = g_object_ref (self);
  renaming->game = g_object_ref (game);
  renaming->path = g_strdup (pw_library_game_get_path (game));
  renaming->title = g_strdup (title);
  renaming->callback = callback;
  renaming->data = data;
  g_task_set_task_data (task, renaming, NULL);
  if (pw_file_lock_try (renaming->path, &lock))
    {
      rename_locked (task, renaming, lock);
      return;
    }
  pw_file_lock_release (lock);
  g_task_run_in_thread (task, rename_in_thread);
}

/**
 * pw_library_rename_finish:
 * @self: a library
 * @result: what the callback was given
 * @error: (nullable): return location
 *
 * Returns: whether it is written
 */
gboolean
pw_library_rename_finish (PwLibrary *self, GAsyncResult *result, GError **error)
{
  const Renaming *renaming = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  pw_library_reread (self, renaming->game);
  return TRUE;
}

/* Writes @record, as a game of its own, to a new file of the library. */
static PwLibraryGame *
add_record (PwLibrary *self, const PwRecord *record, GError **error)
{
  g_autofree char *path = pw_store_new_path (pw_history_get_game (record->history), pw_history_get_setup (record->history));
  g_autofree char *folder = g_path_get_dirname (path);

  if (!pw_disk_make_folder (folder, 0700, error) || !pw_record_save (record, path, error))
    return NULL;
  return pw_library_add (self, path, record);
}

/**
 * pw_library_duplicate:
 * @self: a library
 * @game: one of its games
 * @error: (nullable): return location
 *
 * Returns: (transfer none) (nullable): a copy that goes its own way: with a name of its own, and counted by
 *   other programs as another game
 */
PwLibraryGame *
pw_library_duplicate (PwLibrary *self, PwLibraryGame *game, GError **error)
{
  g_autoptr (PwRecord) record = load_whole (pw_library_game_get_path (game), error);
  g_autofree char *title = NULL, *copy = NULL;

  if (record == NULL)
    return NULL;
  /* For the file: without the marks that a title has where it is shown. */
  title = record->title ? g_strdup (record->title) : pw_library_game_get_title (game);
  /* Translators: the name of a game that is a copy of another. */
  copy = g_strdup_printf (_("%s (copy)"), title);
  g_free (record->title);
  record->title = pw_record_clean_title (copy);
  g_free (record->uid);
  record->uid = g_uuid_string_random ();
  return add_record (self, record, error);
}

/* -- Deleting ------------------------------------------------------------------------------------- */

static char *
deleted_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "pipwright", "deleted", NULL);
}

/* What was deleted long ago goes for good. No clock says how long: one that jumps ahead would take everything. What was not
 * moved there to its end goes at once. */
static void
purge (const char *folder, PwDaysOfUse *days)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  pw_disk_drop_unfinished (folder);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat file;

      if (!g_str_has_suffix (name, PW_STORE_SUFFIX) || lstat (path, &file) != 0 || !S_ISREG (file.st_mode))
        continue;
      if (pw_days_of_use_age (days, name) <= KEPT_DAYS || g_unlink (path) != 0)
        g_hash_table_add (names, g_strdup (name));
    }
  pw_days_of_use_keep (days, names);
}

/**
 * pw_library_count_day:
 *
 * Notes that the program runs today: deleted games go by days of use. What was left unfinished among them goes at once. To be
 * called when it starts.
 */
void
pw_library_count_day (void)
{
  g_autofree char *folder = deleted_folder ();

  pw_disk_drop_unfinished (folder);
  pw_days_of_use_free (pw_days_of_use_open (DAYS));
}

static char *
free_name (const char *folder, const char *name)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *numbered = n == 1 ? g_strdup (name) : g_strdup_printf ("%u-%s", n, name);
      g_autofree char *path = g_build_filename (folder, numbered, NULL);

      if (!pw_disk_is_taken (path))
        return g_steal_pointer (&path);
    }
}

/* Also from one file system to another: then whole or not at all, and gone from here only once it is there. */
static gboolean
move_file (const char *from, const char *to, GError **error)
{
  g_autofree char *data = NULL, *shown = pw_shown_path (from);
  struct stat found;
  gsize length;
  int code;

  if (g_rename (from, to) == 0)
    return TRUE;
  code = errno;
  if (code == EXDEV)
    {
      if (!pw_disk_read (from, PW_RECORD_MAX_BYTES, &data, &length, &found, error) ||
          !pw_disk_write (to, data, (gssize) length, found.st_mode & 0777, error))
        return FALSE;
      if (g_unlink (from) == 0)
        return TRUE;
      code = errno;
      g_unlink (to);
    }
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), _("%s cannot be moved: %s."), shown,
               g_strerror (code));
  return FALSE;
}

/**
 * pw_library_delete:
 * @self: a library
 * @game: one of its games, which is not open
 * @error: (nullable): return location
 *
 * Takes a game, or a broken file, out of the library. It stays for 30 days of use in the folder "deleted" beside
 * that of the games; pw_library_restore() gets it back.
 *
 * Returns: whether it is gone
 */
gboolean
pw_library_delete (PwLibrary *self, PwLibraryGame *game, GError **error)
{
  if (!pw_library_discard (self, pw_library_game_get_path (game), error))
    return FALSE;
  pw_library_drop (self, game);
  return TRUE;
}

/**
 * pw_library_discard:
 * @self: a library
 * @path: a record that is none of its games, such as an emergency copy
 * @error: (nullable): return location
 *
 * Deletes a file as pw_library_delete() does: pw_library_restore() gets it back.
 *
 * Returns: whether it is gone
 */
gboolean
pw_library_discard (PwLibrary *self, const char *path, GError **error)
{
  g_autofree char *folder = deleted_folder (), *name = g_path_get_basename (path), *aside = NULL, *aside_name = NULL,
                  *review = NULL;
  g_autoptr (PwDaysOfUse) days = NULL;
  char **pair;

  if (!pw_disk_make_folder (folder, 0700, error))
    return FALSE;
  days = pw_days_of_use_open (DAYS);
  purge (folder, days);
  aside = free_name (folder, name);
  if (!move_file (path, aside, error))
    return FALSE;
  /* What was reckoned about it is reckoned again. */
  review = g_strconcat (path, PW_RECORD_REVIEW_SUFFIX, NULL);
  g_unlink (review);
  aside_name = g_path_get_basename (aside);
  pw_days_of_use_note (days, aside_name);
  pair = g_new0 (char *, 3);
  pair[WHERE_IT_IS] = g_steal_pointer (&aside);
  pair[WHERE_IT_WAS] = g_strdup (path);
  g_ptr_array_add (pw_library_get_deleted (self), pair);
  pw_emergency_tell ();
  return TRUE;
}

/**
 * pw_library_restore:
 * @self: a library
 * @error: (nullable): return location
 *
 * Gets back what was deleted last; called again, what was deleted before that. It goes where it was, also when
 * games are kept in another folder by now.
 *
 * Returns: whether something came back; %FALSE without an error where nothing was deleted
 */
gboolean
pw_library_restore (PwLibrary *self, GError **error)
{
  GPtrArray *deleted = pw_library_get_deleted (self);
  char **pair = deleted->len ? deleted->pdata[deleted->len - 1] : NULL;
  g_autofree char *folder = NULL, *name = NULL, *path = NULL;

  if (pair == NULL)
    return FALSE;
  folder = g_path_get_dirname (pair[WHERE_IT_WAS]);
  name = g_path_get_basename (pair[WHERE_IT_WAS]);
  path = free_name (folder, name);
  if (!pw_disk_make_folder (folder, 0700, error) || !move_file (pair[WHERE_IT_IS], path, error))
    return FALSE;
  g_ptr_array_remove_index (deleted, deleted->len - 1);
  pw_library_add (self, path, NULL);
  pw_emergency_tell ();
  return TRUE;
}

/**
 * pw_library_can_restore:
 * @self: a library
 *
 * Returns: whether something was deleted that can be got back
 */
gboolean
pw_library_can_restore (PwLibrary *self)
{
  g_return_val_if_fail (PW_IS_LIBRARY (self), FALSE);
  return pw_library_get_deleted (self)->len > 0;
}

/* -- In and out ------------------------------------------------------------------------------------- */

static PwLibraryGame *
find_uid (PwLibrary *self, const char *uid)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self));

  for (guint i = 0; uid && i < n; i++)
    {
      g_autoptr (PwLibraryGame) game = g_list_model_get_item (G_LIST_MODEL (self), i);
      const PwSummary *summary = pw_library_game_get_summary (game);

      if (summary && g_strcmp0 (summary->uid, uid) == 0)
        return game;
    }
  return NULL;
}

/**
 * pw_library_import:
 * @self: a library
 * @file: a record, as JSON or in notation
 * @error: (nullable): return location: why it cannot be read to its end or written; G_IO_ERROR_EXISTS for
 *   a game that is in the library already
 *
 * Copies a record into the library.
 *
 * Returns: (transfer none) (nullable): the game
 */
PwLibraryGame *
pw_library_import (PwLibrary *self, GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (PwStoreFile) read = NULL;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("Only files of this computer can be read."));
      return NULL;
    }
  read = pw_store_read (path, error);
  return read ? pw_library_import_read (self, read, error) : NULL;
}

/**
 * pw_library_import_read:
 * @self: a library
 * @file: what pw_store_read() has read
 * @error: (nullable): return location: as for pw_library_import()
 *
 * Copies a record into the library that was read already.
 *
 * Returns: (transfer none) (nullable): the game
 */
PwLibraryGame *
pw_library_import_read (PwLibrary *self, PwStoreFile *file, GError **error)
{
  g_autoptr (PwRecord) record = pw_store_parse (file, error);
  PwLibraryGame *there;

  if (record == NULL || !is_whole (record, error))
    return NULL;
  pw_library_read_all (self);
  there = find_uid (self, record->uid);
  if (there)
    {
      g_autofree char *title = pw_library_game_get_title (there);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _("This game is in the library already: %s."), title);
      return NULL;
    }
  return add_record (self, record, error);
}

/**
 * pw_library_export:
 * @game: a game
 * @file: where its record shall be copied to
 * @error: (nullable): return location
 *
 * Copies a record as it is, a broken one too. A file that was there is replaced only once the copy is whole.
 *
 * Returns: whether it is written
 */
gboolean
pw_library_export (PwLibraryGame *game, GFile *file, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;

  if (!pw_disk_read (pw_library_game_get_path (game), PW_RECORD_MAX_BYTES, &data, &length, NULL, error))
    return FALSE;
  return pw_file_write (file, data, (gssize) length, error);
}
