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

#include "core/pw-format.h"
#include "model/pw-file-lock.h"
#include "model/pw-file-stamp.h"
#include "model/pw-record-identity.h"

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
  g_autofree char *trial = g_build_filename (path, ".pipwright-trial-XXXXXX", NULL);
  g_autofree char *shown = pw_shown_path (path);
  int fd = -1, problem;

  if (g_path_is_absolute (path) && g_mkdir_with_parents (path, 0700) == 0)
    fd = g_mkstemp (trial);
  problem = errno;
  if (fd >= 0 && write (fd, "1", 1) == 1 && fsync (fd) == 0)
    {
      close (fd);
      g_unlink (trial);
      return TRUE;
    }
  if (fd >= 0)
    {
      problem = errno;
      close (fd);
      g_unlink (trial);
    }
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

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
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

      if (!g_file_test (beside, G_FILE_TEST_EXISTS))
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
         pw_history_get_game (history)->actor (pw_history_get_state (history, pw_history_get_cursor (history))) == PW_NOBODY;
}

/* Reads the record; once more where it is being written meanwhile, so that what was read is what lies there. */
static PwRecord *
load_settled (const char *path, GError **error)
{
  PwFileStamp stamp = { 0 };
  PwRecord *record;

  pw_file_stamp_take (&stamp, path, NULL);
  record = pw_record_load (path, error);
  if (record && pw_file_stamp_is_foreign (&stamp, path))
    {
      pw_record_free (record);
      record = pw_record_load (path, error);
    }
  pw_file_stamp_clear (&stamp);
  return record;
}

/* What a program that was killed while it saved has left beside a record: the name and six letters. Who holds the lock
 * knows that nobody is saving now. */
static void
drop_unfinished (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gsize length = strlen (name);
  const char *other;

  while (dir && (other = g_dir_read_name (dir)))
    if (strncmp (other, name, length) == 0 && other[length] == '.' && strlen (other + length + 1) == 6 &&
        strspn (other + length + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == 6)
      {
        g_autofree char *unfinished = g_build_filename (folder, other, NULL);

        g_unlink (unfinished);
      }
}

static PwSession *
open_record (const char *path, GError **error)
{
  PwRecord *record = load_settled (path, error);
  PwSession *session;

  if (record == NULL)
    return NULL;
  /* Also where it is played on, other programs know it as the game that it was. */
  if (is_one_game (record))
    pw_record_identity_complete (record, path, NULL);
  session = pw_session_new_for_record (record);
  if (record->broken_line == 0)
    {
      g_autofree char *fresh = record->from_notation
                                 ? pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session))
                                 : NULL;

      pw_session_set_path (session, fresh ? fresh : path);
    }
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
  int lock = pw_file_lock_take (path);
  PwSession *session = open_record (path, error);

  if (session && lock >= 0)
    drop_unfinished (path);
  /* Nobody has written it between reading it and noting what was read. */
  pw_file_lock_release (lock);
  return session;
}
