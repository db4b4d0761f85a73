/* pw-file.c: what leaves the program is written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model/pw-file.h"

#include <glib/gi18n-lib.h>

#include "core/pw-format.h"

/* What went wrong, for people: @problem speaks of a file that nobody has heard of. */
static void
set_problem (GError **error, const char *path, const GError *problem)
{
  g_autofree char *shown = pw_shown_file (path), *folder = g_path_get_dirname (path);
  g_autofree char *where = pw_shown_path (folder);

  switch (problem->code)
    {
    case G_FILE_ERROR_NOSPC:
      g_set_error (error, G_FILE_ERROR, problem->code, _("“%s” is not written: the disk with the folder %s is full."), shown,
                   where);
      break;
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      g_set_error (error, G_FILE_ERROR, problem->code, _("“%s” is not written: the folder %s is write-protected."), shown,
                   where);
      break;
    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      g_set_error (error, G_FILE_ERROR, problem->code, _("“%s” is not written: there is no folder %s."), shown, where);
      break;
    default: g_set_error (error, G_FILE_ERROR, problem->code, _("“%s” is not written. %s"), shown, problem->message);
    }
}

/**
 * pw_file_write:
 * @file: where people want it; what is there is replaced
 * @data: what
 * @length: how many bytes; -1 for a text
 * @error: (nullable): return location: of G_FILE_ERROR; G_IO_ERROR_NOT_SUPPORTED for a place that is not
 *   on this computer
 *
 * Writes a file so that it is at any moment the old one or the new one. (g_file_replace_contents() keeps
 * that promise too, except where the disk is full: then half of the new one takes the place of the old.)
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_file_write (GFile *file, const char *data, gssize length, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) problem = NULL;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("Files can only be written on this computer."));
      return FALSE;
    }
  if (g_file_set_contents_full (path, data, length, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, &problem))
    return TRUE;
  set_problem (error, path, problem);
  return FALSE;
}
