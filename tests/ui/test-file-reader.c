/* test-file-reader.c: files that are chosen, dropped or named never stop the window, whatever they are
 *
 * The system's open() stands here in place of that of the C library: a file called "slow" is opened when the test says so. A text
 * with MARK in its first line is understood when the test says so, but never on the main thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE
#include "pw-file-reader.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model/pw-library.h"
#include "pw-banner.h"
#include "pw-dialog.h"
#include "pw-drop-files.h"
#include "pw-library-page.h"
#include "pw-preferences.h"
#include "pw-ui-test.h"

/* -- A disk that takes its time ------------------------------------------------------------------------ */

static GMutex mutex;
static GCond changed;
static gboolean held;
static guint waiting, opened;
static GThread *main_thread;

int
open (const char *path, int flags, ...)
{
  mode_t mode = 0;

  if (flags & O_CREAT)
    {
      va_list args;

      va_start (args, flags);
      mode = va_arg (args, mode_t);
      va_end (args);
    }
  if (g_str_has_suffix (path, "slow.pipwright"))
    {
      g_mutex_lock (&mutex);
      waiting++;
      g_cond_broadcast (&changed);
      while (held)
        g_cond_wait (&changed, &mutex);
      opened++;
      g_cond_broadcast (&changed);
      g_mutex_unlock (&mutex);
    }
  return (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

/** MARK: of a text that takes long to understand; it begins with it. */
#define MARK "; long"
#define MARK_JSON "{\"long\": 1,"

/* Both kinds of text are looked at by these first of all. */
static void
understand (const char *text, gsize length)
{
  if (!((length > strlen (MARK) && memcmp (text, MARK, strlen (MARK)) == 0) ||
        (length > strlen (MARK_JSON) && memcmp (text, MARK_JSON, strlen (MARK_JSON)) == 0)))
    return;
  g_assert_true (main_thread != g_thread_self ());
  g_mutex_lock (&mutex);
  waiting++;
  g_cond_broadcast (&changed);
  while (held)
    g_cond_wait (&changed, &mutex);
  opened++;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}

gboolean
g_utf8_validate_len (const char *text, gsize length, const char **end)
{
  static gboolean (*real) (const char *, gsize, const char **);

  if (real == NULL)
    real = (gboolean (*) (const char *, gsize, const char **)) dlsym (RTLD_NEXT, "g_utf8_validate_len");
  understand (text, length);
  return real (text, length, end);
}

gboolean
g_utf8_validate (const char *text, gssize length, const char **end)
{
  static gboolean (*real) (const char *, gssize, const char **);

  if (real == NULL)
    real = (gboolean (*) (const char *, gssize, const char **)) dlsym (RTLD_NEXT, "g_utf8_validate");
  if (length > 0)
    understand (text, (gsize) length);
  return real (text, length, end);
}

static void
hold (void)
{
  g_mutex_lock (&mutex);
  held = TRUE;
  waiting = opened = 0;
  g_mutex_unlock (&mutex);
  pw_ui_test_hold_disk (TRUE);
}

/* Waits until somebody waits for the disk. */
static void
await_waiting (void)
{
  g_mutex_lock (&mutex);
  while (waiting == 0)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);
}

/* The disk goes on, and whoever waited for it. */
static void
let_go (void)
{
  g_mutex_lock (&mutex);
  held = FALSE;
  g_cond_broadcast (&changed);
  while (opened < waiting)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);
  pw_ui_test_hold_disk (FALSE);
}

/* -- What is there ------------------------------------------------------------------------------------------ */

typedef struct
{
  char *folder;
  PwWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("pipwright-reader-XXXXXX", NULL);
  fixture->window = pw_ui_test_window ();
  g_application_set_default (G_APPLICATION (pw_ui_test_application ()));
  pw_file_reader_set_delay (G_MAXINT);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  if (fixture->window)
    gtk_window_close (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static GFile *
put_game (Fixture *fixture, const char *name, guint moves)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  pw_ui_test_play_dealt (session, moves, 7);
  g_assert_true (pw_record_save (pw_session_get_record (session), path, NULL));
  return g_file_new_for_path (path);
}

static guint
moves_of (PwWindow *window)
{
  PwSession *session = pw_window_get_session (window);

  return session ? pw_history_get_cursor (pw_session_get_history (session)) : 0;
}

/* The dialog that offers to leave it, or NULL. */
static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (PW_IS_DIALOG (window) && g_strcmp0 (gtk_window_get_title (window), "Reading the file") == 0)
        return window;
    }
  return NULL;
}

static GtkWindow *
await_dialog (void)
{
  while (find_dialog () == NULL)
    g_main_context_iteration (NULL, TRUE);
  pw_ui_test_settle ();
  return find_dialog ();
}

/* -- Tests -------------------------------------------------------------------------------------------------- */

/* The window goes on; what was left never opens, and nothing else is hindered. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) slow = put_game (fixture, "slow.pipwright", 5), quick = put_game (fixture, "quick.pipwright", 3);
  GtkWindow *dialog;

  for (guint i = 0; i < 2; i++)
    {
      hold ();
      pw_file_reader_set_delay (0);
      pw_window_open_file (fixture->window, slow);
      await_waiting ();
      dialog = await_dialog ();
      g_assert_true (gtk_window_get_modal (dialog) && gtk_window_get_transient_for (dialog) == GTK_WINDOW (fixture->window));
      g_assert_true (pw_file_reader_is_reading (GTK_WIDGET (fixture->window), NULL));
      g_assert_cmpuint (moves_of (fixture->window), ==, i == 0 ? 0 : 3);
      /* By its button, by Escape. */
      if (i == 0)
        g_signal_emit_by_name (gtk_window_get_focus (dialog), "clicked");
      else
        gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.escape", NULL);
      g_assert_false (pw_file_reader_is_reading (GTK_WIDGET (fixture->window), NULL));
      pw_ui_test_settle ();
      g_assert_null (find_dialog ());

      pw_file_reader_set_delay (G_MAXINT);
      pw_window_open_file (fixture->window, quick);
      pw_file_reader_finish (GTK_WIDGET (fixture->window));
      g_assert_cmpuint (moves_of (fixture->window), ==, 3);
      let_go ();
      pw_ui_test_settle ();
      g_assert_cmpuint (moves_of (fixture->window), ==, 3);
    }
}

/* The dialog goes by itself once the file is read. */
static void
test_slow_file_opens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) slow = put_game (fixture, "slow.pipwright", 5);

  hold ();
  pw_file_reader_set_delay (0);
  pw_window_open_file (fixture->window, slow);
  await_dialog ();
  g_assert_null (pw_window_get_session (fixture->window));
  let_go ();
  pw_file_reader_finish (GTK_WIDGET (fixture->window));
  pw_ui_test_settle ();
  g_assert_null (find_dialog ());
  g_assert_cmpuint (moves_of (fixture->window), ==, 5);
  g_assert_cmpstr (pw_window_get_page (fixture->window), ==, "table");
}

/* What was asked for last counts; and a window that is closed meanwhile hears of nothing. */
static void
test_another_and_none (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) slow = put_game (fixture, "slow.pipwright", 5), quick = put_game (fixture, "quick.pipwright", 3);

  hold ();
  pw_window_open_file (fixture->window, slow);
  pw_window_open_file (fixture->window, quick);
  pw_file_reader_finish (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (moves_of (fixture->window), ==, 3);
  pw_file_reader_set_delay (0);
  pw_window_open_file (fixture->window, slow);
  await_dialog ();
  gtk_window_close (find_dialog ());
  pw_file_reader_set_delay (G_MAXINT);
  pw_window_open_file (fixture->window, slow);
  await_waiting ();
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  pw_ui_test_settle ();
  let_go ();
  pw_ui_test_settle ();
}

/* The same file twice is one window, also while it is read. */
static void
test_one_window_for_one_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) slow = put_game (fixture, "slow.pipwright", 5);
  GFile *both[] = { slow, slow };
  guint before = g_list_model_get_n_items (gtk_window_get_toplevels ());

  hold ();
  g_application_open (g_application_get_default (), both, 2, "");
  pw_ui_test_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, before);
  let_go ();
  pw_file_reader_finish (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (moves_of (fixture->window), ==, 5);
}

/* -- What takes long to understand ------------------------------------------------------------------- */

static GFile *
put_text (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static GFile *
put_long_game (Fixture *fixture, guint moves)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *text = NULL, *marked = NULL;

  pw_ui_test_play_dealt (session, moves, 7);
  text = pw_record_print_text (pw_session_get_record (session));
  marked = g_strconcat (MARK "\n", text, NULL);
  return put_text (fixture, "long.pipwright", marked);
}

static gboolean
count_frame (GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
  ++*(guint *) data;
  return G_SOURCE_CONTINUE;
}

/* The window draws as long as one likes. */
static void
draw_frames (GtkWidget *window, guint n)
{
  guint frames = 0, id = gtk_widget_add_tick_callback (window, count_frame, &frames, NULL);

  while (frames < n)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (window, id);
}

static void
test_understood_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = put_long_game (fixture, 5);
  g_auto (GValue) dropped = G_VALUE_INIT;
  gboolean drop = data != NULL;

  hold ();
  pw_file_reader_set_delay (0);
  g_value_init (&dropped, G_TYPE_FILE);
  g_value_set_object (&dropped, file);
  if (drop)
    g_assert_true (pw_drop_files_open (&dropped));
  else
    pw_window_open_file (fixture->window, file);
  await_waiting ();
  await_dialog ();
  draw_frames (GTK_WIDGET (fixture->window), 20);
  g_assert_null (pw_window_get_session (fixture->window));
  let_go ();
  pw_file_reader_finish (GTK_WIDGET (fixture->window));
  pw_ui_test_settle ();
  g_assert_null (find_dialog ());
  g_assert_cmpuint (moves_of (fixture->window), ==, 5);
  /* Once is enough. */
  g_assert_cmpuint (waiting, ==, 1);
}

static void
test_understanding_is_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = put_long_game (fixture, 5);

  hold ();
  pw_file_reader_set_delay (0);
  pw_window_open_file (fixture->window, file);
  await_waiting ();
  g_signal_emit_by_name (gtk_window_get_focus (await_dialog ()), "clicked");
  g_assert_false (pw_file_reader_is_reading (GTK_WIDGET (fixture->window), NULL));
  let_go ();
  pw_ui_test_settle ();
  g_assert_null (find_dialog ());
  g_assert_null (pw_window_get_session (fixture->window));
}

/* What the library is given is understood only once, also where it is written and listed then. */
static void
test_import (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = put_long_game (fixture, 5);
  PwLibraryPage *page = PW_LIBRARY_PAGE (pw_window_find_page (fixture->window, PW_TYPE_LIBRARY_PAGE));

  pw_ui_test_clear_games ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.library", NULL);
  pw_ui_test_settle ();
  hold ();
  pw_library_page_import (page, file);
  await_waiting ();
  draw_frames (GTK_WIDGET (fixture->window), 20);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (pw_library_get_default ())), ==, 0);
  let_go ();
  pw_file_reader_finish (GTK_WIDGET (page));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (pw_library_get_default ())), ==, 1);
  g_assert_cmpuint (waiting, ==, 1);
  pw_ui_test_clear_games ();
  pw_library_refresh (pw_library_get_default (), NULL);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  PwPreferences *preferences = pw_preferences_new (GTK_WINDOW (fixture->window));
  g_autoptr (GFile) file = put_text (fixture, "long.json", MARK_JSON " \"players\": [{\"name\": \"Zoë\"}]}");

  gtk_window_present (GTK_WINDOW (preferences));
  pw_ui_test_settle ();
  hold ();
  pw_preferences_import_names (preferences, file);
  await_waiting ();
  draw_frames (GTK_WIDGET (fixture->window), 20);
  let_go ();
  pw_file_reader_finish (GTK_WIDGET (preferences));
  g_assert_cmpuint (waiting, >=, 1);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* Pipes, devices, folders, files without an end: said at once, wherever they come from. */
static void
test_no_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (fixture->folder, "large", NULL);
  const char *const paths[] = { pipe, "/dev/zero", "/dev/null", fixture->folder, large };
  const char *const says[] = { "is not a file", "is not a file", "is not a file", "is a folder", "is too large: at most 64" };
  PwBanner *banner = PW_BANNER (pw_ui_test_child (fixture->window, "broken_banner"));
  PwPreferences *preferences = pw_preferences_new (GTK_WINDOW (fixture->window));

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large, "", 0, NULL));
  g_assert_cmpint (truncate (large, 3 * (goffset) 1073741824), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_auto (GValue) dropped = G_VALUE_INIT;

      pw_window_open_file (fixture->window, file);
      pw_file_reader_finish (GTK_WIDGET (fixture->window));
      g_assert_nonnull (strstr (pw_banner_get_text (banner), says[i]));
      pw_banner_set_text (banner, NULL);
      g_value_init (&dropped, G_TYPE_FILE);
      g_value_set_object (&dropped, file);
      g_assert_true (pw_drop_files_open (&dropped));
      pw_file_reader_finish (GTK_WIDGET (fixture->window));
      g_assert_nonnull (strstr (pw_banner_get_text (banner), says[i]));
      pw_banner_set_text (banner, NULL);

      pw_preferences_import_names (preferences, file);
      pw_file_reader_finish (GTK_WIDGET (preferences));
    }
  g_assert_null (pw_window_get_session (fixture->window));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

int
main (int argc, char **argv)
{
  main_thread = g_thread_self ();
  pw_ui_test_init (&argc, &argv);
  g_test_add ("/file-reader/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/file-reader/slow-file-opens", Fixture, NULL, set_up, test_slow_file_opens, tear_down);
  g_test_add ("/file-reader/another-and-none", Fixture, NULL, set_up, test_another_and_none, tear_down);
  g_test_add ("/file-reader/one-window-for-one-file", Fixture, NULL, set_up, test_one_window_for_one_file, tear_down);
  g_test_add ("/file-reader/understood-elsewhere", Fixture, NULL, set_up, test_understood_elsewhere, tear_down);
  g_test_add ("/file-reader/dropped-and-understood-elsewhere", Fixture, "drop", set_up, test_understood_elsewhere, tear_down);
  g_test_add ("/file-reader/understanding-is-cancelled", Fixture, NULL, set_up, test_understanding_is_cancelled, tear_down);
  g_test_add ("/file-reader/import", Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/file-reader/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/file-reader/no-files", Fixture, NULL, set_up, test_no_files, tear_down);
  return g_test_run ();
}
