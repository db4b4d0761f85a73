/* saved-session.h: a game in a file of its own, for the tests of saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <sys/stat.h>
#include <sys/wait.h>

#include "model/pw-file-lock.h"
#include "model/pw-store.h"
#include "pw-model-test.h"
#include "../own-folders.h"

#define GAME "burgundy"

typedef struct
{
  char *folder;
  char *path;
  PwSession *session;
  int told;                     /* how often "save-problem" was notified */
} Fixture;

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  own_folders_begin ();
  fixture->folder = pw_model_test_folder ();
  fixture->path = g_build_filename (fixture->folder, "games", "one.pipwright", NULL);
  fixture->session = pw_model_test_session (GAME);
  g_signal_connect_swapped (fixture->session, "notify::save-problem", G_CALLBACK (pw_model_test_count), &fixture->told);
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  pw_file_lock_set_patience (2 * G_USEC_PER_SEC);
  g_assert_finalize_object (fixture->session);
  pw_model_test_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* The file holds the game as it is now, and nothing lies beside it. */
static inline void
assert_saved (PwSession *session, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (path, &error);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *kept = NULL, *now = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (record->broken_line, ==, 0);
  kept = pw_record_print (record);
  now = pw_record_print (pw_session_get_record (session));
  g_assert_cmpstr (kept, ==, now);
  g_assert_nonnull (g_dir_read_name (dir));
  g_assert_null (g_dir_read_name (dir));
}

/* Waits until the problem is over, which it must be by itself; or until another program is done. */
static inline void
wait_for_retry (PwSession *session)
{
  pw_session_set_retry_delay (session, 1);
  while (!pw_session_is_saved (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (pw_session_get_save_problem (session));
}

/* -- Somebody else writes the file too ------------------------------------------------------------- */

static inline char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* -- Another program has locked the folder ------------------------------------------------------------ */

static inline guint
moves_on_disk (const char *path)
{
  g_autoptr (PwRecord) record = pw_record_load (path, NULL);

  return record ? pw_history_get_length (record->history) : 0;
}
