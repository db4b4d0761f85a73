/* pw-kept.c: what people have entered once is kept for later games, in a small file of their own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "core/pw-kept.h"

#include "core/pw-disk.h"

/**
 * pw_kept_path:
 * @name: "route-tiles.json"
 *
 * Returns: (transfer full): where the user's file of that name is; it need not exist yet
 */
char *
pw_kept_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "pipwright", name, NULL);
}

/**
 * pw_kept_load:
 * @path: of pw_kept_path()
 * @most: whatever is larger is something else
 * @text: (out) (nullable): what it holds; %NULL where there is no file
 * @length: (out): its bytes
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * What was left unfinished beside it is removed.
 *
 * Returns: %FALSE where there is a file that cannot be read
 */
gboolean
pw_kept_load (const char *path, gsize most, char **text, gsize *length, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  *text = NULL;
  *length = 0;
  pw_disk_drop_unfinished (folder);
  return !g_file_test (path, G_FILE_TEST_EXISTS) || pw_disk_read (path, most, text, length, NULL, error);
}

/**
 * pw_kept_save:
 * @path: where
 * @text: what
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * Writes a file, and its folder; at any moment it is either the old one or the new one.
 *
 * Returns: whether it is there now
 */
gboolean
pw_kept_save (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return pw_disk_make_folder (folder, 0755, error) && pw_disk_write (path, text, -1, 0644, error);
}
