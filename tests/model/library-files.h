/* library-files.h: files in a library of its own, for the tests of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <glib/gstdio.h>

#include "games/burgundy/modules/cb-routes.h"
#include "model/pw-bgstats.h"
#include "model/pw-library-private.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "pw-model-test.h"

#define GAME "burgundy"

/** WRITTEN: when the files of these tests were written, as their dates say: 2023-11-14T22:13:20Z. */
#define WRITTEN 1700000000
#define WRITTEN_TEXT "2023-11-14T22:13:20Z"

static inline char *
path_of (const char *name)
{
  g_autofree char *folder = pw_store_directory ();

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* Writes a file, and gives it the time @time. */
static inline void
put (const char *name, const char *text, gssize length, gint64 time)
{
  g_autofree char *path = path_of (name);
  struct timespec times[2] = { { .tv_sec = time }, { .tv_sec = time } };

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static inline char *
print_game (guint n_moves)
{
  g_autoptr (PwSetup) setup = pw_model_test_setup (GAME);
  g_autoptr (GError) error = NULL;
  PwSession *session;
  char *text;

  pw_setup_set_name (setup, 0, "Zoë");
  session = pw_session_new (pw_games_find (GAME), setup, &error);
  g_assert_no_error (error);
  pw_model_test_deal (session, n_moves, 5);
  text = pw_record_print (pw_session_get_record (session));
  g_assert_finalize_object (session);
  return text;
}

static inline PwLibraryGame *
find (PwLibrary *library, const char *name)
{
  g_autofree char *path = path_of (name);
  PwLibraryGame *game = pw_library_find (library, path);

  g_assert_nonnull (game);
  return game;
}

/* Starts anew: nothing is kept, nothing is known. */
static inline void
clear (void)
{
  g_autofree char *folder = pw_store_directory (), *cache = g_build_filename (g_get_user_cache_dir (), "pipwright", NULL);
  const char *const folders[] = { folder, cache };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folders[i], 0, NULL);
      const char *name;

      while (dir && (name = g_dir_read_name (dir)))
        {
          g_autofree char *path = g_build_filename (folders[i], name, NULL);

          g_remove (path);
        }
    }
}
