/* cb-duchy-store.c: the duchies in the user's data directory, a file each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-duchy.h"

#include <errno.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/pw-disk.h"

#define SUFFIX ".json"

/** MAX_FILES: more than anybody enters. */
#define MAX_FILES 120

static void
free_stored (gpointer data)
{
  CbStoredDuchy *stored = data;

  if (stored->index >= 0)
    cb_duchy_release ((guint) stored->index);
  g_free (stored->path);
  g_free (stored->problem);
  g_free (stored);
}

/**
 * cb_duchy_store_directory:
 *
 * Returns: (transfer full): the folder of the user's duchies; it need not exist yet
 */
char *
cb_duchy_store_directory (void)
{
  return g_build_filename (g_get_user_data_dir (), "pipwright", "duchies", NULL);
}

/**
 * cb_duchy_store_path:
 * @name: a duchy's name
 *
 * Letters of any script stay; what file systems or people stumble over becomes a dash.
 *
 * Returns: (transfer full): a path in that folder that no file has yet
 */
char *
cb_duchy_store_path (const char *name)
{
  g_autofree char *directory = cb_duchy_store_directory ();
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *p = name; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c))
        g_string_append_unichar (stem, g_unichar_tolower (c));
      else if (stem->len > 0 && stem->str[stem->len - 1] != '-')
        g_string_append_c (stem, '-');
    }
  while (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);
  if (stem->len == 0)
    g_string_append (stem, "duchy");
  for (guint n = 1;; n++)
    {
      g_autofree char *file = n == 1 ? g_strconcat (stem->str, SUFFIX, NULL) : g_strdup_printf ("%s-%u" SUFFIX, stem->str, n);
      char *path = g_build_filename (directory, file, NULL);

      if (!pw_disk_is_taken (path))
        return path;
      g_free (path);
    }
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  const CbStoredDuchy *x = *(CbStoredDuchy *const *) a, *y = *(CbStoredDuchy *const *) b;
  int order = g_utf8_collate (x->draft.name, y->draft.name);

  return order ? order : strcmp (x->path, y->path);
}

static CbStoredDuchy *
read_stored (const char *directory, const char *file)
{
  CbStoredDuchy *stored = g_new0 (CbStoredDuchy, 1);
  g_autoptr (GError) error = NULL;

  stored->path = g_build_filename (directory, file, NULL);
  stored->index = -1;
  if (!cb_draft_load (&stored->draft, stored->path, &error))
    {
      cb_draft_init (&stored->draft, CB_ONE_PIECE);
      stored->problem = g_strdup (error->message);
    }
  else
    stored->index = cb_duchy_register (&stored->draft, NULL);
  return stored;
}

/**
 * cb_duchy_store_list:
 *
 * Reads the user's duchies. Those that are finished are offered at set-up from now on, those that
 * are gone or changed no longer.
 *
 * Returns: (transfer full) (element-type CbStoredDuchy): by name; a file that cannot be read is listed
 *   with the reason
 */
GPtrArray *
cb_duchy_store_list (void)
{
  g_autofree char *directory = cb_duchy_store_directory ();
  g_autoptr (GDir) folder = g_dir_open (directory, 0, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (free_stored);
  const char *file;

  pw_disk_drop_unfinished (directory);
  while (folder && list->len < MAX_FILES && (file = g_dir_read_name (folder)))
    if (g_str_has_suffix (file, SUFFIX))
      g_ptr_array_add (list, read_stored (directory, file));
  g_ptr_array_sort (list, by_name);
  cb_duchy_offer_none ();
  for (guint i = 0; i < list->len; i++)
    if (((CbStoredDuchy *) list->pdata[i])->index >= 0)
      cb_duchy_set_offered ((guint) ((CbStoredDuchy *) list->pdata[i])->index, TRUE);
  return list;
}

/**
 * cb_duchy_store_save:
 * @draft: a duchy, finished or not
 * @path: where; its folder is made
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * At any moment the file is either the old one or the new one.
 *
 * Returns: whether it is on the disk
 */
gboolean
cb_duchy_store_save (const CbDraft *draft, const char *path, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *text = cb_draft_print (draft, FALSE);

  return pw_disk_make_folder (directory, 0755, error) && pw_disk_write (path, text, -1, 0644, error);
}

/**
 * cb_duchy_store_remove:
 * @path: a file of cb_duchy_store_list()
 * @error: (nullable): return location: of G_FILE_ERROR
 *
 * Returns: whether it is gone. Games that are played on it keep it in their records
 */
gboolean
cb_duchy_store_remove (const char *path, GError **error)
{
  if (g_unlink (path) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), _("%s cannot be removed: %s."), path, g_strerror (errno));
  return FALSE;
}
