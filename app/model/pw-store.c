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

#include <json-glib/json-glib.h>

#include "core/pw-json-scan.h"
#include "model/pw-file-stamp.h"

/** MAX_SLUG: the most characters a file name takes from the players' names. */
#define MAX_SLUG 48

void
pw_store_entry_free (PwStoreEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->path);
  g_free (entry->game);
  g_free (entry->title);
  g_free (entry->problem);
  g_free (entry);
}

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
  g_autofree char *shown = g_filename_display_name (path);
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

/* -- Listing ------------------------------------------------------------------------------ */

static JsonNode *
get (JsonObject *object, const char *member, JsonNodeType type, GType value_type)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || json_node_get_node_type (node) != type
      || (type == JSON_NODE_VALUE && json_node_get_value_type (node) != value_type))
    return NULL;
  return node;
}

/* The players' names, or NULL where they are not as a record has them. */
static char *
read_title (JsonObject *root)
{
  JsonNode *players = get (root, "players", JSON_NODE_ARRAY, G_TYPE_INVALID);
  g_autoptr (GString) title = g_string_new (NULL);
  guint n = players ? json_array_get_length (json_node_get_array (players)) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *player = json_array_get_element (json_node_get_array (players), i);
      JsonNode *name;

      if (!JSON_NODE_HOLDS_OBJECT (player))
        return NULL;
      name = get (json_node_get_object (player), "name", JSON_NODE_VALUE, G_TYPE_STRING);
      if (name == NULL)
        return NULL;
      g_string_append_printf (title, "%s%s", i ? ", " : "", json_node_get_string (name));
    }
  return n ? g_strdup (title->str) : NULL;
}

/* Takes what the list shows from the JSON of a record, without playing its moves. FALSE where
 * anything is not as this program writes it. */
static gboolean
read_members (const char *data, gsize length, PwStoreEntry *entry)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root;
  JsonNode *format, *game, *moves, *at, *over, *rules;
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  const PwGame *known;

  /* The scan keeps the parser from texts that it could not survive. */
  if (!g_utf8_validate_len (data, length, NULL) || !pw_json_scan (data, length, "moves", lines, NULL, NULL)
      || !json_parser_load_from_data (parser, data, (gssize) length, NULL)
      || json_parser_get_root (parser) == NULL || !JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    return FALSE;
  root = json_node_get_object (json_parser_get_root (parser));
  format = get (root, "format", JSON_NODE_VALUE, G_TYPE_INT64);
  game = get (root, "game", JSON_NODE_VALUE, G_TYPE_STRING);
  moves = get (root, "moves", JSON_NODE_ARRAY, G_TYPE_INVALID);
  at = get (root, "at", JSON_NODE_VALUE, G_TYPE_INT64);
  over = get (root, "over", JSON_NODE_VALUE, G_TYPE_BOOLEAN);
  rules = get (root, "rules", JSON_NODE_VALUE, G_TYPE_INT64);
  if (format == NULL || json_node_get_int (format) < 1 || json_node_get_int (format) > PW_RECORD_FORMAT || game == NULL
      || moves == NULL || at == NULL || over == NULL || rules == NULL)
    return FALSE;
  known = pw_games_find (json_node_get_string (game));
  if (known == NULL || json_node_get_int (rules) > known->rules_version || json_node_get_int (at) < 0
      || json_node_get_int (at) > json_array_get_length (json_node_get_array (moves)))
    return FALSE;
  entry->title = read_title (root);
  if (entry->title == NULL)
    return FALSE;
  entry->game = g_strdup (json_node_get_string (game));
  entry->n_moves = (guint) json_node_get_int (at);
  entry->over = json_node_get_boolean (over);
  return TRUE;
}

/* A file that is not as this program writes it: read as a whole, to say what it is or is not. */
static void
read_whole (PwStoreEntry *entry)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (entry->path, &error);
  const PwSetup *setup;
  g_autoptr (GString) title = g_string_new (NULL);

  if (record == NULL)
    {
      entry->problem = g_strdup (error->message);
      return;
    }
  setup = pw_history_get_setup (record->history);
  for (guint seat = 0; seat < setup->n_players; seat++)
    g_string_append_printf (title, "%s%s", seat ? ", " : "", setup->names[seat]);
  entry->title = g_strdup (title->str);
  entry->game = g_strdup (pw_history_get_game (record->history)->id);
  entry->n_moves = pw_history_get_cursor (record->history);
  entry->over = pw_history_get_game (record->history)->actor (pw_history_get_state (record->history, entry->n_moves))
                == PW_NOBODY;
}

static PwStoreEntry *
read_entry (GFile *file, GFileInfo *info)
{
  PwStoreEntry *entry = g_new0 (PwStoreEntry, 1);
  g_autoptr (GDateTime) changed = g_file_info_get_modification_date_time (info);
  g_autofree char *data = NULL;
  gsize length;

  entry->path = g_file_get_path (file);
  entry->changed = changed ? g_date_time_to_unix (changed) : 0;
  if (g_file_info_get_size (info) > PW_RECORD_MAX_BYTES || !g_file_get_contents (entry->path, &data, &length, NULL)
      || !read_members (data, length, entry))
    read_whole (entry);
  if (entry->title == NULL)
    entry->title = g_filename_display_basename (entry->path);
  return entry;
}

/* What is listed, with the time it was changed as exactly as the disk knows it. */
typedef struct
{
  PwStoreEntry *entry;
  gint64 microseconds;
} Dated;

static int
newer_first (gconstpointer a, gconstpointer b)
{
  const Dated *x = a, *y = b;

  if (x->microseconds != y->microseconds)
    return x->microseconds < y->microseconds ? 1 : -1;
  return strcmp (x->entry->path, y->entry->path);
}

/**
 * pw_store_list:
 * @error: (nullable): return location: why the folder cannot be read
 *
 * Lists the kept games without playing them. A file that cannot be read is listed with the
 * reason in its "problem".
 *
 * Returns: (transfer container) (element-type PwStoreEntry): newest first; empty when the folder
 *   does not exist yet
 */
GPtrArray *
pw_store_list (GError **error)
{
  g_autofree char *directory = pw_store_directory ();
  g_autoptr (GFile) folder = g_file_new_for_path (directory);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func ((GDestroyNotify) pw_store_entry_free);
  g_autoptr (GArray) dated = g_array_new (FALSE, FALSE, sizeof (Dated));
  g_autoptr (GFileEnumerator) files = NULL;
  g_autoptr (GError) problem = NULL;

  files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                                     G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED ","
                                     G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, G_FILE_QUERY_INFO_NONE, NULL, &problem);
  if (files == NULL && g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_steal_pointer (&list);
  while (problem == NULL)
    {
      GFileInfo *info;
      GFile *file;
      Dated next;
      g_autoptr (GDateTime) changed = NULL;

      if (!g_file_enumerator_iterate (files, &info, &file, NULL, &problem) || info == NULL)
        break;
      if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR || !g_str_has_suffix (g_file_info_get_name (info), PW_STORE_SUFFIX))
        continue;
      changed = g_file_info_get_modification_date_time (info);
      next.entry = read_entry (file, info);
      next.microseconds = changed ? g_date_time_to_unix (changed) * G_USEC_PER_SEC + g_date_time_get_microsecond (changed) : 0;
      g_array_append_val (dated, next);
    }
  g_array_sort (dated, newer_first);
  for (guint i = 0; i < dated->len; i++)
    g_ptr_array_add (list, g_array_index (dated, Dated, i).entry);
  if (problem == NULL)
    return g_steal_pointer (&list);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

/* -- Opening --------------------------------------------------------------------------------- */

/* Whether the file is the JSON that saving would write. */
static gboolean
is_json (const char *path)
{
  g_autofree char *data = NULL;
  const char *p;

  if (!g_file_get_contents (path, &data, NULL, NULL))
    return FALSE;
  for (p = data; g_ascii_isspace (*p); p++)
    ;
  return *p == '{';
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
  PwRecord *record = load_settled (path, error);
  PwSession *session;

  if (record == NULL)
    return NULL;
  session = pw_session_new_for_record (record);
  if (record->broken_line == 0)
    {
      g_autofree char *fresh = is_json (path) ? NULL : pw_store_new_path (pw_session_get_game (session),
                                                                          pw_session_get_setup (session));

      pw_session_set_path (session, fresh ? fresh : path);
    }
  return session;
}
