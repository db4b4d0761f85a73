/* ways-out.h: a game in a window that cannot be saved, what is asked on each way out of it, and the copy that is left behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gstdio.h>

#include "model/pw-emergency.h"
#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-file-reader.h"
#include "pw-ui-test.h"
#include "pw-ways-out.h"
#include "pw-window-private.h"

/* As pw_ui_test_play_dealt(), and waits until that is saved, or cannot be. */
static inline gboolean
play_dealt (PwSession *session, guint n_moves, guint64 seed)
{
  gboolean all = pw_ui_test_play_dealt (session, n_moves, seed);

  pw_session_flush (session);
  return all;
}

/* A game in a window whose folder is out of order: a file lies in its place, which stops root too. */
typedef struct
{
  char *folder;
  char *games;
  char *aside;
  char *path;
  char *game;                   /* as it is now */
  PwWindow *window;
} Fixture;

static inline void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static inline void
clear_copies (void)
{
  g_autofree char *folder = pw_emergency_folder ();

  remove_tree (folder);
}

static inline void
block (Fixture *f)
{
  g_assert_cmpint (g_rename (f->games, f->aside), ==, 0);
  g_assert_true (g_file_set_contents (f->games, "in the way", -1, NULL));
}

static inline void
unblock (Fixture *f)
{
  g_assert_cmpint (g_remove (f->games), ==, 0);
  g_assert_cmpint (g_rename (f->aside, f->games), ==, 0);
}

static inline void
update_game (Fixture *f)
{
  g_free (f->game);
  f->game = pw_record_print_text (pw_session_get_record (pw_window_get_session (f->window)));
}

static inline void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();

  clear_copies ();
  pw_ui_test_clear_games ();
  f->folder = g_dir_make_tmp ("pw-ways-out-XXXXXX", NULL);
  f->games = g_build_filename (f->folder, "games", NULL);
  f->aside = g_build_filename (f->folder, "aside", NULL);
  f->path = g_build_filename (f->games, "one.pipwright", NULL);
  pw_session_set_path (session, f->path);
  /* Only what is done here saves it. */
  pw_session_set_retry_delay (session, G_MAXINT);
  play_dealt (session, 3, 1);
  f->window = pw_ui_test_window ();
  pw_window_open_session (f->window, session);
  block (f);
  play_dealt (session, 2, 2);
  pw_ui_test_settle ();
  g_assert_true (pw_session_is_unsaved (session));
  update_game (f);
}

static inline GList *
windows (void)
{
  return gtk_application_get_windows (GTK_APPLICATION (pw_ui_test_application ()));
}

static inline void
tear_down (Fixture *f, gconstpointer data)
{
  while (windows ())
    gtk_window_destroy (windows ()->data);
  pw_ui_test_settle ();
  remove_tree (f->folder);
  g_free (f->folder);
  g_free (f->games);
  g_free (f->aside);
  g_free (f->path);
  g_free (f->game);
  clear_copies ();
  pw_ui_test_clear_games ();
}

static inline PwWaysOut *
question (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  PwWaysOut *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (!PW_IS_WAYS_OUT (window))
        continue;
      g_assert_null (found);
      found = PW_WAYS_OUT (window);
    }
  return found;
}

static inline void
answer (const char *label)
{
  PwWaysOut *asked = question ();

  g_assert_nonnull (asked);
  pw_ui_test_press (pw_ui_test_button (asked, label));
}

static inline void
assert_holds (const char *path, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (path, &error);
  g_autofree char *kept = NULL;

  g_assert_no_error (error);
  kept = pw_record_print_text (record);
  g_assert_cmpstr (kept, ==, game);
}

/* The one copy that was left behind holds the game. */
static inline void
assert_left_behind (const char *game)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  g_assert_cmpuint (copies->len, ==, 1);
  assert_holds (copies->pdata[0], game);
}

static inline void
assert_no_copies (void)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  g_assert_cmpuint (copies->len, ==, 0);
}

static inline void
activate (PwWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  pw_ui_test_settle ();
}

static inline void
close_window (Fixture *f)
{
  gtk_window_close (GTK_WINDOW (f->window));
  pw_ui_test_settle ();
}

static inline GFile *
other_game (Fixture *f)
{
  g_autofree char *path = g_build_filename (f->folder, "other.pipwright", NULL);
  g_autoptr (PwSession) other = pw_ui_test_session ();

  pw_session_set_path (other, path);
  play_dealt (other, 4, 3);
  return g_file_new_for_path (path);
}

static inline PwSession *
session_of (Fixture *f)
{
  return pw_window_get_session (f->window);
}

/* The program goes on when its last window has gone. */
static inline void
ways_out_init (int *argc, char ***argv)
{
  g_autofree char *state = g_build_filename (g_getenv ("HOME"), "state", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  pw_ui_test_init (argc, argv);
  g_application_hold (G_APPLICATION (pw_ui_test_application ()));
  g_application_set_default (G_APPLICATION (pw_ui_test_application ()));
}
