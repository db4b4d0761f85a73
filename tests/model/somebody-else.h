/* somebody-else.h: a case that is somebody else for a while
 *
 * Permissions stop nobody who may do everything: run by such a one, a case of a folder that cannot be written to would see
 * nothing. It is done as a user then who may do nothing in particular; run by anybody else, as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/** SOMEBODY_ELSE: a user who may do nothing in particular. */
#define SOMEBODY_ELSE 65534

/* Others may go through the folders above @path and through itself, as far as they were made by a test: the framework's
 * own, which are for a case alone, make the one for temporary files too. */
static inline void
somebody_else_let_through (const char *path)
{
  const char *temporary = g_get_tmp_dir ();
  g_autofree char *above = g_path_get_dirname (path), *name = g_path_get_basename (path),
                  *inside = g_strconcat (temporary, G_DIR_SEPARATOR_S, NULL);

  if (!g_str_has_prefix (path, inside) && !(g_str_equal (path, temporary) && g_str_has_prefix (name, "test_")))
    return;
  somebody_else_let_through (above);
  g_assert_cmpint (g_chmod (path, 0711), ==, 0);
}

/* The folder @path, if it is not %NULL, is theirs from now on. */
static inline void
somebody_else_begin (const char *path)
{
  if (geteuid () != 0)
    return;
  if (path)
    {
      somebody_else_let_through (path);
      g_assert_cmpint (chown (path, SOMEBODY_ELSE, (gid_t) -1), ==, 0);
    }
  g_assert_cmpint (seteuid (SOMEBODY_ELSE), ==, 0);
}

static inline void
somebody_else_end (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
}
