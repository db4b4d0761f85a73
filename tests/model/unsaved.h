/* unsaved.h: a game that cannot be saved, and the emergency copy of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gstdio.h>

#include "model/pw-emergency.h"
#include "pw-model-test.h"
#include "../own-folders.h"

#define GAME "burgundy"

/* A game whose folder can be put out of order: for anybody, as a file lies in its place. */
typedef struct
{
  char *folder;
  char *games;
  char *aside;
  char *path;
  PwSession *session;
} Fixture;

static inline void
clear_copies (void)
{
  g_autofree char *folder = pw_emergency_folder ();

  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    pw_model_test_remove (folder);
}

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  own_folders_begin ();
  clear_copies ();
  fixture->folder = pw_model_test_folder ();
  fixture->games = g_build_filename (fixture->folder, "games", NULL);
  fixture->aside = g_build_filename (fixture->folder, "aside", NULL);
  fixture->path = g_build_filename (fixture->games, "one.pipwright", NULL);
  fixture->session = pw_model_test_session (GAME);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->session)
    g_assert_finalize_object (fixture->session);
  pw_model_test_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->games);
  g_free (fixture->aside);
  g_free (fixture->path);
  clear_copies ();
}

static inline void
block (Fixture *fixture)
{
  if (g_file_test (fixture->games, G_FILE_TEST_IS_DIR))
    g_assert_cmpint (g_rename (fixture->games, fixture->aside), ==, 0);
  g_assert_true (g_file_set_contents (fixture->games, "in the way", -1, NULL));
}

static inline void
unblock (Fixture *fixture)
{
  g_assert_cmpint (g_remove (fixture->games), ==, 0);
  if (g_file_test (fixture->aside, G_FILE_TEST_IS_DIR))
    g_assert_cmpint (g_rename (fixture->aside, fixture->games), ==, 0);
}

static inline void
assert_holds (const char *path, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = NULL;
  g_autofree char *kept = NULL;

  g_assert_nonnull (path);
  record = pw_record_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  kept = pw_record_print_text (record);
  g_assert_cmpstr (kept, ==, game);
}

static inline void
assert_is (const char *path, PwSession *session)
{
  g_autofree char *now = pw_record_print_text (pw_session_get_record (session));

  assert_holds (path, now);
}

static inline guint
n_copies (void)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  return copies->len;
}

/* A game of 3 moves in its file and 2 more in a copy that was left behind: its path. */
static inline char *
leave_behind (Fixture *fixture, char **game)
{
  g_autoptr (GPtrArray) copies = NULL;

  pw_session_set_path (fixture->session, fixture->path);
  g_assert_true (pw_model_test_deal (fixture->session, 3, 1));
  block (fixture);
  g_assert_true (pw_model_test_deal (fixture->session, 2, 1));
  *game = pw_record_print_text (pw_session_get_record (fixture->session));
  g_assert_finalize_object (fixture->session);
  fixture->session = NULL;
  unblock (fixture);
  copies = pw_emergency_list ();
  g_assert_cmpuint (copies->len, ==, 1);
  return g_strdup (copies->pdata[0]);
}
