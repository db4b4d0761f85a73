/* pw-file.c: what leaves the program is written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-file.h"

#include <glib/gi18n-lib.h>

#include "core/pw-disk.h"

/**
 * pw_file_write:
 * @file: where people want it; what is there is replaced
 * @data: what
 * @length: how many bytes; -1 for a text
 * @error: (nullable): return location: of G_FILE_ERROR or PW_DISK_ERROR; G_IO_ERROR_NOT_SUPPORTED for a place that is not
 *   on this computer
 *
 * Writes a file so that it is at any moment the old one or the new one: pw_disk_write(). What an earlier export that was
 * killed has left in that folder goes.
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_file_write (GFile *file, const char *data, gssize length, GError **error)
{
  g_autofree char *path = g_file_get_path (file), *target = NULL, *folder = NULL;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("Files can only be written on this computer."));
      return FALSE;
    }
  target = pw_disk_follow (path, error);
  if (target == NULL)
    return FALSE;
  folder = g_path_get_dirname (target);
  pw_disk_drop_unfinished (folder);
  return pw_disk_write (target, data, length, 0644, error);
}
