/* pw-library-index.c: what was read of the kept games, so that a large library is listed at once
 *
 * A cache and nothing more: it can be deleted at any time. An entry counts only as long as its file
 * has the same size and time, and the index only for the program that wrote it: summaries hold
 * points by source and words by option, in the order that program has them. Each folder of games
 * has an index of its own, which names it: what was read in one is never taken for what lies in another.
 * Why a file cannot be read is said in the language of its reader: in another one such a file is read again. What rests on
 * anything but the file, such as a lack of room, is not kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-library-private.h"

#include <errno.h>

#include <glib/gstdio.h>

#include "core/pw-disk.h"

/* Who wrote it, in which language, of which folder, what. */
#define INDEX_TYPE "(ssaya" PW_LIBRARY_ENTRY_TYPE ")"
/** INDEX_FORMAT: to be raised when older indexes say what is no longer so, in the same type. */
#define INDEX_FORMAT "2"
/** PROBLEM: where an entry says what is wrong with the file. */
#define PROBLEM 4
/** MAX_BYTES: of an index; that of ten thousand games takes a twentieth of it. */
#define MAX_BYTES (256 * 1024 * 1024)

static char *
index_path (const char *folder)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, folder, -1);
  g_autofree char *name = g_strdup_printf ("library-%.16s.index", sum);

  return g_build_filename (g_get_user_cache_dir (), "pipwright", name, NULL);
}

static void
add_options (GChecksum *sum, const PwOption *options, guint n)
{
  for (guint i = 0; i < n; i++)
    g_checksum_update (sum, (const guchar *) options[i].id, -1);
}

/* READS: grows whenever a summary says something else of the same file. */
#define READS "2"

/* What must be the same for an index to be understood. */
static char *
get_version (void)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) PW_VERSION INDEX_TYPE INDEX_FORMAT READS, -1);
  for (guint i = 0; i < pw_games_count (); i++)
    {
      const PwGame *game = pw_games_peek (i);

      g_checksum_update (sum, (const guchar *) game->id, -1);
      g_checksum_update (sum, (const guchar *) &game->rules_version, sizeof game->rules_version);
      for (guint feat = 0; feat < pw_game_n_feats (game); feat++)
        g_checksum_update (sum, (const guchar *) game->story->feats[feat].id, -1);
      for (guint source = 0; source < game->n_sources; source++)
        g_checksum_update (sum, (const guchar *) game->sources[source].id, -1);
      add_options (sum, game->terms.options, game->terms.n_options);
      add_options (sum, game->terms.seat_options, game->terms.n_seat_options);
    }
  return g_strdup (g_checksum_get_string (sum));
}

/* The languages that messages are looked for in, the first first. */
static char *
get_language (void)
{
  return g_strjoinv (":", (char **) g_get_language_names ());
}

static gboolean
has_problem (GVariant *entry)
{
  const char *problem;

  g_variant_get_child (entry, PROBLEM, "&s", &problem);
  return *problem != '\0';
}

static GBytes *
read_index (const char *path)
{
  g_autofree char *cache = g_path_get_dirname (path);
  char *data;
  gsize length;

  pw_disk_drop_unfinished (cache);
  return pw_disk_read (path, MAX_BYTES, &data, &length, NULL, NULL) ? g_bytes_new_take (data, length) : NULL;
}

/* Empty where there is none of @folder, or one that is of no use. */
GHashTable *
pw_library_index_load (const char *folder)
{
  GHashTable *entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  g_autofree char *path = index_path (folder), *version = get_version (), *language = get_language ();
  g_autoptr (GBytes) bytes = read_index (path);
  g_autoptr (GVariant) index = bytes ? g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (INDEX_TYPE), bytes, FALSE))
                                     : NULL;
  g_autoptr (GVariantIter) games = NULL;
  const char *written_by, *in, *of;
  GVariant *entry;

  if (index == NULL)
    return entries;
  g_variant_get (index, "(&s&s^&aya" PW_LIBRARY_ENTRY_TYPE ")", &written_by, &in, &of, &games);
  while (g_str_equal (written_by, version) && g_str_equal (of, folder) && (entry = g_variant_iter_next_value (games)))
    {
      char *name;

      if (!g_str_equal (in, language) && has_problem (entry))
        {
          g_variant_unref (entry);
          continue;
        }
      g_variant_get_child (entry, 0, "^ay", &name);
      g_hash_table_replace (entries, name, entry);
    }
  return entries;
}

/* Writes what is known of @games, which lie in @folder; atomically, as somebody may read it. */
gboolean
pw_library_index_save (const char *folder, GPtrArray *games, GError **error)
{
  g_autofree char *path = index_path (folder), *cache = g_path_get_dirname (path), *version = get_version (),
                  *language = get_language ();
  g_autoptr (GVariant) index = NULL;
  GVariantBuilder entries;

  g_variant_builder_init (&entries, G_VARIANT_TYPE ("a" PW_LIBRARY_ENTRY_TYPE));
  for (guint i = 0; i < games->len; i++)
    if (pw_library_game_is_known (games->pdata[i]))
      g_variant_builder_add_value (&entries, pw_library_game_to_variant (games->pdata[i]));
  index = g_variant_ref_sink (g_variant_new ("(ss^aya" PW_LIBRARY_ENTRY_TYPE ")", version, language, folder, &entries));
  if (g_mkdir_with_parents (cache, 0700) != 0)
    {
      g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), g_strerror (errno));
      return FALSE;
    }
  return pw_disk_write (path, g_variant_get_data (index), (gssize) g_variant_get_size (index), 0600, error);
}
