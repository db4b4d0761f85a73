/* pw-disk-write.c: writes files so that each is at any moment the old one or the new one
 *
 * The new one is written beside the old, with its owner, group and mode, brought to the disk and put in its place. What links
 * lead to is written, not the links. What is write-protected stays as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE
#include "core/pw-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/pw-format.h"

/** MAX_LINKS: how many links are followed, one after the other; as many as the system follows. */
#define MAX_LINKS 40
/** ACCESS_LIST: where systems keep who else may read and write a file. */
#define ACCESS_LIST "system.posix_acl_access"

/* -- Links ----------------------------------------------------------------------------------------- */

/**
 * pw_disk_follow:
 * @path: a path
 * @error: (nullable): return location: PW_DISK_ERROR_LINK
 *
 * Returns: (transfer full) (nullable): where links lead from there; what is no link leads to itself, also
 *   where there is nothing yet
 */
char *
pw_disk_follow (const char *path, GError **error)
{
  g_autofree char *at = g_strdup (path), *shown = g_filename_display_basename (path);
  struct stat found;

  for (guint i = 0; i <= MAX_LINKS; i++)
    {
      g_autofree char *to = NULL, *folder = NULL;

      if (lstat (at, &found) != 0)
        {
          g_autofree char *where = g_filename_display_name (at);

          if (i == 0 || errno != ENOENT)
            return g_steal_pointer (&at);
          g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_LINK, _("“%s” is a link to %s, which is not there."), shown, where);
          return NULL;
        }
      if (!S_ISLNK (found.st_mode) || (to = g_file_read_link (at, NULL)) == NULL)
        return g_steal_pointer (&at);
      folder = g_path_get_dirname (at);
      g_free (at);
      at = g_path_is_absolute (to) ? g_steal_pointer (&to) : g_build_filename (folder, to, NULL);
    }
  g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_LINK, _("“%s” is a link that leads in a circle."), shown);
  return NULL;
}

/* -- Errors ------------------------------------------------------------------------------------------ */

/* What went wrong, for people: the system speaks of a file that nobody has heard of. */
static void
set_problem (GError **error, const char *path, int code)
{
  g_autofree char *shown = g_filename_display_basename (path), *folder = g_path_get_dirname (path);
  g_autofree char *where = g_filename_display_name (folder);
  int kind = (int) g_file_error_from_errno (code == EDQUOT ? ENOSPC : code);

  switch (kind)
    {
    case G_FILE_ERROR_NOSPC:
      g_set_error (error, G_FILE_ERROR, kind, _("“%s” is not written: the disk with the folder %s is full."), shown, where);
      break;
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
    case G_FILE_ERROR_ROFS:
      g_set_error (error, G_FILE_ERROR, kind, _("“%s” is not written: the folder %s is write-protected."), shown, where);
      break;
    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      g_set_error (error, G_FILE_ERROR, kind, _("“%s” is not written: there is no folder %s."), shown, where);
      break;
    default: g_set_error (error, G_FILE_ERROR, kind, _("“%s” is not written: %s."), shown, g_strerror (code));
    }
}

/* Whether the user has a right to write it. For an administrator, who can write anything, the mode decides. */
static gboolean
is_writable (const char *path, const struct stat *old)
{
  mode_t needed = old->st_uid == geteuid () ? S_IWUSR : S_IWUSR | S_IWGRP | S_IWOTH;

  return (old->st_mode & needed) != 0 &&
         (faccessat (AT_FDCWD, path, W_OK, AT_EACCESS) == 0 || (errno != EACCES && errno != EPERM));
}

/* Whether what lies at @path, if anything, may be replaced. */
static gboolean
check (const char *path, const struct stat *old, GError **error)
{
  g_autofree char *shown = g_filename_display_basename (path);

  if (!S_ISREG (old->st_mode))
    g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_NOT_A_FILE,
                 _("“%s” is not written: what is there is not a file but a folder, a device or a pipe."), shown);
  else if (!is_writable (path, old))
    g_set_error (error, PW_DISK_ERROR, PW_DISK_ERROR_READ_ONLY, _("“%s” is not written: the file is write-protected."), shown);
  else
    return TRUE;
  return FALSE;
}

/* -- Writing ----------------------------------------------------------------------------------------- */

/* Gives @file owner, group and rights of the file it is to replace, as far as may be: never more rights to anybody. */
static void
keep_access (int file, const char *path, const struct stat *old)
{
  mode_t mode = old->st_mode & 0777;
  gboolean same_group = fchown (file, old->st_uid, old->st_gid) == 0 || fchown (file, (uid_t) -1, old->st_gid) == 0;
  char list[4096];
  gssize size = getxattr (path, ACCESS_LIST, list, sizeof list);
  gboolean has_list = size > 0 || (size < 0 && errno == ERANGE);

  if (same_group && size > 0 && fsetxattr (file, ACCESS_LIST, list, (gsize) size, 0) == 0)
    return;
  /* With such a list the mode says what anybody in it may do; our group has the rights of everybody. */
  if (has_list || !same_group)
    mode = (mode & ~(mode_t) 0070) | ((mode & 0007) << 3);
  if (fchmod (file, mode) != 0)
    g_debug ("%s: the mode cannot be kept: %s", path, g_strerror (errno));
}

static gboolean
write_all (int file, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n = write (file, data, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      if (n == 0)
        {
          errno = EIO;
          return FALSE;
        }
      if (n > 0)
        {
          data += n;
          length -= (gsize) n;
        }
    }
  return TRUE;
}

static gboolean
sync_file (int file)
{
  int result;

  do
    result = fsync (file);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

/* The folder, to bring a new name in it to the disk; -1 where it may be written but not read. FALSE with errno. */
static gboolean
open_folder (const char *folder, int *file)
{
  do
    *file = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  while (*file < 0 && errno == EINTR);
  return *file >= 0 || errno == EACCES;
}

/* Some file systems have nothing to do there. */
static gboolean
sync_folder (int file)
{
  return file < 0 || sync_file (file) || errno == EINVAL || errno == ENOTSUP || errno == EBADF;
}

static gboolean
put_in_place (const char *from, const char *to)
{
  int result;

  do
    result = rename (from, to);
  while (result != 0 && errno == EINTR);
  return result == 0;
}

/* Writes a file that links do not stand before, in the folder @at. @old: what is there, or NULL. FALSE with errno. */
static gboolean
replace_in (const char *folder, int at, const char *path, const struct stat *old, const char *data, gsize length, int mode)
{
  g_autofree char *unfinished = NULL;
  int file = pw_disk_begin (folder, old ? 0600 : mode, &unfinished), code;
  gboolean good;

  if (file < 0)
    return FALSE;
  if (old)
    keep_access (file, path, old);
  good = write_all (file, data, length) && sync_file (file) && put_in_place (unfinished, path);
  code = errno;
  if (!good)
    unlink (unfinished);
  /* What is on the disk by now stays there, whatever closing it says. */
  close (file);
  errno = code;
  /* A name is on the disk only when its folder is. */
  return good && sync_folder (at);
}

static gboolean
replace (const char *path, const struct stat *old, const char *data, gsize length, int mode)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean good;
  int at, code;

  if (!open_folder (folder, &at))
    return FALSE;
  good = replace_in (folder, at, path, old, data, length, mode);
  code = errno;
  if (at >= 0)
    close (at);
  errno = code;
  return good;
}

/**
 * pw_disk_make_folder:
 * @path: a folder, and those it lies in
 * @mode: the permissions of those that are not there yet
 * @error: (nullable): return location: a whole sentence
 *
 * Returns: whether it is there now
 */
gboolean
pw_disk_make_folder (const char *path, int mode, GError **error)
{
  g_autofree char *shown = pw_shown_path (path);
  int code;

  if (g_mkdir_with_parents (path, mode) == 0)
    return TRUE;
  code = errno;
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), _("The folder %s cannot be made: %s."), shown,
               g_strerror (code));
  return FALSE;
}

/**
 * pw_disk_write:
 * @path: where; what links lead to is written, not the links
 * @data: what
 * @length: how many bytes; -1 for a text
 * @mode: of a new file, less what the user's mask takes away; one that is there keeps its own
 * @error: (nullable): return location: a whole sentence: of G_FILE_ERROR or PW_DISK_ERROR
 *
 * Writes a file so that it is at any moment the old one or the new one, also when the power fails. After an error it is the old
 * one, except where only bringing the folder to the disk has failed: then it is the new one, which a
 * power failure may undo.
 *
 * Returns: whether it is on the disk
 */
gboolean
pw_disk_write (const char *path, const char *data, gssize length, int mode, GError **error)
{
  g_autofree char *target = pw_disk_follow (path, error);
  struct stat old;
  gboolean there;

  if (target == NULL)
    return FALSE;
  there = lstat (target, &old) == 0;
  if (there && !check (target, &old, error))
    return FALSE;
  if (replace (target, there ? &old : NULL, data, length < 0 ? strlen (data) : (gsize) length, mode))
    return TRUE;
  set_problem (error, target, errno);
  return FALSE;
}
