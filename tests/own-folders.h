/* own-folders.h: folders of its own for each case, and no leak of them
 *
 * G_TEST_OPTION_ISOLATE_DIRS gives each case folders of its own, and GLib forgets those of the case before on purpose: somebody might
 * still read them. LeakSanitizer could tell that from a leak of ours by whole stacks only, that is by a second run of the
 * program that takes ten times as long (tests/watched). A program whose cases have folders adds them with the functions
 * below, or calls own_folders_begin() in what sets each of them up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

typedef struct {
  GTestFunc plain;         /* or */
  GTestDataFunc with_data;
  gconstpointer data;
} OwnFoldersCase;

/* At the beginning of each case: its folders will be forgotten. */
static inline void
own_folders_begin (void)
{
#ifdef __SANITIZE_ADDRESS__
  const void *folders[] = { g_get_home_dir (), g_get_user_cache_dir (), g_get_system_config_dirs (), g_get_user_config_dir (),
                            g_get_system_data_dirs (), g_get_user_data_dir (), g_get_user_state_dir (), g_get_user_runtime_dir () };

  /* The words of a list are reached from it. */
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    __lsan_ignore_object (folders[i]);
#endif
}

static inline void
own_folders_set_up (gpointer fixture, gconstpointer data)
{
  own_folders_begin ();
}

static inline void
own_folders_run (gpointer fixture, gconstpointer data)
{
  const OwnFoldersCase *one = (const OwnFoldersCase *) data;

  if (one->plain)
    one->plain ();
  else
    one->with_data (one->data);
}

static inline void
own_folders_add_case (const char *path, GTestFunc plain, GTestDataFunc with_data, gconstpointer data)
{
  OwnFoldersCase *one = g_new (OwnFoldersCase, 1);

  *one = (OwnFoldersCase) { plain, with_data, data };
  g_test_add_vtable (path, 0, one, own_folders_set_up, own_folders_run, NULL);
}

/* As g_test_add_func(). */
static inline void
own_folders_add (const char *path, GTestFunc test)
{
  own_folders_add_case (path, test, NULL, NULL);
}

/* As g_test_add_data_func(). */
static inline void
own_folders_add_data (const char *path, gconstpointer data, GTestDataFunc test)
{
  own_folders_add_case (path, NULL, test, data);
}
