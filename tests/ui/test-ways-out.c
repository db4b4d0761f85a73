/* test-ways-out.c: each way out of a game that is not saved asks, and whatever is answered, nothing is lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "model/pw-emergency.h"
#include "model/pw-library.h"
#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-file-reader.h"
#include "pw-setup-page.h"
#include "pw-ui-test.h"
#include "pw-ways-out.h"
#include "pw-window-private.h"

/* As pw_ui_test_play_dealt(), and waits until that is saved, or cannot be. */
static gboolean
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

static void
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

static void
clear_copies (void)
{
  g_autofree char *folder = pw_emergency_folder ();

  remove_tree (folder);
}

static void
block (Fixture *f)
{
  g_assert_cmpint (g_rename (f->games, f->aside), ==, 0);
  g_assert_true (g_file_set_contents (f->games, "in the way", -1, NULL));
}

static void
unblock (Fixture *f)
{
  g_assert_cmpint (g_remove (f->games), ==, 0);
  g_assert_cmpint (g_rename (f->aside, f->games), ==, 0);
}

static void
update_game (Fixture *f)
{
  g_free (f->game);
  f->game = pw_record_print_text (pw_session_get_record (pw_window_get_session (f->window)));
}

static void
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

static GList *
windows (void)
{
  return gtk_application_get_windows (GTK_APPLICATION (pw_ui_test_application ()));
}

static void
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

static PwWaysOut *
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

static void
answer (const char *label)
{
  PwWaysOut *asked = question ();

  g_assert_nonnull (asked);
  for (guint i = 0;; i++)
    {
      GtkWidget *button = pw_ui_test_find (GTK_WIDGET (asked), GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
        {
          g_signal_emit_by_name (button, "clicked");
          break;
        }
    }
  pw_ui_test_settle ();
}

static void
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
static void
assert_left_behind (const char *game)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  g_assert_cmpuint (copies->len, ==, 1);
  assert_holds (copies->pdata[0], game);
}

static void
assert_no_copies (void)
{
  g_autoptr (GPtrArray) copies = pw_emergency_list ();

  g_assert_cmpuint (copies->len, ==, 0);
}

static void
activate (PwWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  pw_ui_test_settle ();
}

/* -- The ways: each begins one ----------------------------------------------------------------------- */

static void
close_window (Fixture *f)
{
  gtk_window_close (GTK_WINDOW (f->window));
  pw_ui_test_settle ();
}

static void
quit (Fixture *f)
{
  activate (f->window, "app.quit");
}

static GFile *
other_game (Fixture *f)
{
  g_autofree char *path = g_build_filename (f->folder, "other.pipwright", NULL);
  g_autoptr (PwSession) other = pw_ui_test_session ();

  pw_session_set_path (other, path);
  play_dealt (other, 4, 3);
  return g_file_new_for_path (path);
}

static void
open_another (Fixture *f)
{
  g_autoptr (GFile) file = other_game (f);

  g_application_open (G_APPLICATION (pw_ui_test_application ()), &file, 1, "");
  pw_ui_test_settle ();
}

static void
open_from_the_start_page (Fixture *f)
{
  g_autoptr (GFile) file = other_game (f);
  g_autofree char *path = g_file_get_path (file);

  activate (f->window, "win.show-start");
  g_signal_emit_by_name (pw_window_find_page (f->window, PW_TYPE_START_PAGE), "open-path", path);
  pw_ui_test_settle ();
}

static void
open_from_the_library (Fixture *f)
{
  g_autoptr (GFile) file = other_game (f);
  g_autofree char *path = g_file_get_path (file);

  activate (f->window, "win.library");
  g_signal_emit_by_name (pw_window_find_page (f->window, PW_TYPE_LIBRARY_PAGE), "open-path", path);
  pw_ui_test_settle ();
}

static void
begin_another (Fixture *f)
{
  activate (f->window, "app.new");
  activate (f->window, "win.start-game");
}

static const struct
{
  const char *name;
  void (*begin) (Fixture *f);
  gboolean closes;              /* the window is gone then */
} ways[] = {
  { "close", close_window, TRUE },
  { "quit", quit, TRUE },
  { "open-another", open_another, FALSE },
  { "open-from-the-start-page", open_from_the_start_page, FALSE },
  { "open-from-the-library", open_from_the_library, FALSE },
  { "begin-another", begin_another, FALSE },
};

/* -- Whatever is answered ------------------------------------------------------------------------------ */

static PwSession *
session_of (Fixture *f)
{
  return pw_window_get_session (f->window);
}

static void
test_stay (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);
  g_autofree char *kept = pw_store_directory ();

  ways[GPOINTER_TO_UINT (data)].begin (f);
  g_assert_nonnull (question ());
  answer ("_Stay");
  g_assert_null (question ());
  g_assert_nonnull (g_list_find (windows (), f->window));
  g_assert_true (session_of (f) == session);
  assert_holds (pw_session_get_copy (session), f->game);
  /* No game was begun that lies among the others now. */
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
  /* It is asked again, each time, and still goes on. */
  play_dealt (session, 1, 4);
  update_game (f);
  assert_holds (pw_session_get_copy (session), f->game);
  ways[GPOINTER_TO_UINT (data)].begin (f);
  answer ("_Stay");
  unblock (f);
  g_assert_true (pw_session_save (session));
  assert_holds (f->path, f->game);
}

static void
assert_left (Fixture *f, PwSession *session, guint way)
{
  g_assert_null (question ());
  if (ways[way].closes)
    g_assert_null (g_list_find (windows (), f->window));
  else
    {
      g_assert_nonnull (session_of (f));
      g_assert_true (session_of (f) != session);
      g_assert_cmpstr (pw_window_get_page (f->window), ==, "table");
    }
}

static void
test_leave (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);

  ways[GPOINTER_TO_UINT (data)].begin (f);
  answer ("_Leave anyway");
  assert_left (f, session, GPOINTER_TO_UINT (data));
  assert_left_behind (f->game);
}

static void
test_try_again (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);

  ways[GPOINTER_TO_UINT (data)].begin (f);
  answer ("Try _again");
  g_assert_nonnull (question ());
  unblock (f);
  answer ("Try _again");
  assert_left (f, session, GPOINTER_TO_UINT (data));
  assert_holds (f->path, f->game);
  assert_no_copies ();
}

static void
test_elsewhere (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);
  g_autofree char *nowhere = g_build_filename (f->games, "no.pipwright", NULL);
  g_autofree char *elsewhere = g_build_filename (f->folder, "elsewhere.pipwright", NULL);
  g_autoptr (GFile) bad = g_file_new_for_path (nowhere), good = g_file_new_for_path (elsewhere);

  ways[GPOINTER_TO_UINT (data)].begin (f);
  pw_ways_out_save_to (question (), bad);
  pw_ui_test_settle ();
  g_assert_nonnull (question ());
  pw_ways_out_save_to (question (), good);
  pw_ui_test_settle ();
  assert_left (f, session, GPOINTER_TO_UINT (data));
  assert_holds (elsewhere, f->game);
  assert_no_copies ();
}

/* What can be saved by now needs no question. */
static void
test_saved_in_time (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);

  unblock (f);
  ways[GPOINTER_TO_UINT (data)].begin (f);
  assert_left (f, session, GPOINTER_TO_UINT (data));
  assert_holds (f->path, f->game);
  assert_no_copies ();
}

/* -- Further ------------------------------------------------------------------------------------------- */

static void
test_the_same_file_again (Fixture *f, gconstpointer data)
{
  PwSession *session = session_of (f);
  g_autoptr (GFile) file = g_file_new_for_path (f->path);
  PwWindow *second = pw_ui_test_window ();

  /* The file is there again, but older than the game. */
  unblock (f);
  activate (f->window, "win.show-start");
  g_application_open (G_APPLICATION (pw_ui_test_application ()), &file, 1, "");
  pw_ui_test_settle ();
  g_assert_true (session_of (f) == session);
  g_assert_cmpstr (pw_window_get_page (f->window), ==, "table");

  pw_window_open_file (second, file);
  pw_ui_test_settle ();
  g_assert_null (pw_window_get_session (second));
  g_assert_true (session_of (f) == session);
  update_game (f);
  g_assert_true (pw_session_save (session));
  assert_holds (f->path, f->game);
}

/* Each of several windows is asked about in its turn. */
static void
test_quit_with_two (Fixture *f, gconstpointer data)
{
  PwWindow *second = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autoptr (GPtrArray) copies = NULL;

  pw_session_set_path (session, f->path);
  play_dealt (session, 2, 2);
  g_assert_true (pw_session_is_unsaved (session));
  pw_window_open_session (second, session);
  g_clear_object (&session);
  pw_ui_test_settle ();
  quit (f);
  answer ("_Leave anyway");
  g_assert_cmpuint (g_list_length (windows ()), ==, 1);
  answer ("_Leave anyway");
  g_assert_null (windows ());
  copies = pw_emergency_list ();
  g_assert_cmpuint (copies->len, ==, 2);
}

static void
query_end (void)
{
  g_signal_emit_by_name (pw_ui_test_application (), "query-end");
  pw_ui_test_settle ();
}

/* When the desktop is about to end its session, saving is tried once more; the copy is there, and somebody is asked. */
static void
test_logout (Fixture *f, gconstpointer data)
{
  gboolean registers;

  g_object_get (pw_ui_test_application (), "register-session", &registers, NULL);
  g_assert_true (registers);
  query_end ();
  assert_holds (pw_session_get_copy (session_of (f)), f->game);
  g_assert_nonnull (question ());
  answer ("_Stay");
  query_end ();
  /* Asked twice, it is still one question. */
  query_end ();
  unblock (f);
  answer ("Try _again");
  g_assert_null (question ());
  assert_holds (f->path, f->game);
  /* The window stays: the session may go on after all. */
  g_assert_nonnull (g_list_find (windows (), f->window));
  query_end ();
  g_assert_null (question ());
}

static void
test_logout_leaving_it (Fixture *f, gconstpointer data)
{
  query_end ();
  answer ("_Leave anyway");
  g_assert_null (question ());
  g_assert_null (windows ());
  assert_left_behind (f->game);
}

/* Saved in time: nobody is asked. */
static void
test_logout_in_time (Fixture *f, gconstpointer data)
{
  unblock (f);
  query_end ();
  g_assert_null (question ());
  assert_holds (f->path, f->game);
  assert_no_copies ();
}

static void
test_the_library_leaves_it_alone (Fixture *f, gconstpointer data)
{
  gboolean open = FALSE;

  activate (f->window, "win.library");
  g_signal_emit_by_name (pw_window_find_page (f->window, PW_TYPE_LIBRARY_PAGE), "is-open", f->path, &open);
  g_assert_true (open);
  g_assert_nonnull (session_of (f));
}

static void
test_words_are_true (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = pw_emergency_folder ();

  g_assert_nonnull (strstr (pw_banner_get_text (f->window->save_banner), "An emergency copy is kept"));
  activate (f->window, "win.show-start");
  g_assert_nonnull (pw_banner_get_text (f->window->save_banner));
  activate (f->window, "app.new");
  g_assert_nonnull (pw_banner_get_text (f->window->save_banner));
  activate (f->window, "win.back");

  clear_copies ();
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  play_dealt (session_of (f), 1, 2);
  pw_ui_test_settle ();
  g_assert_nonnull (strstr (pw_banner_get_text (f->window->save_banner), "no emergency copy"));
  close_window (f);
  answer ("_Leave and lose it");
  g_assert_null (g_list_find (windows (), f->window));
}

/* -- What was left is offered --------------------------------------------------------------------------- */

static void
leave_behind (Fixture *f)
{
  close_window (f);
  answer ("_Leave anyway");
  unblock (f);
  f->window = pw_ui_test_window ();
}

static void
test_offered_on_the_start_page (Fixture *f, gconstpointer data)
{
  leave_behind (f);
  g_assert_cmpstr (pw_window_get_page (f->window), ==, "start");
  g_assert_nonnull (strstr (pw_banner_get_text (f->window->recovery_banner), "left unsaved"));
  g_signal_emit_by_name (f->window->recovery_banner, "button-clicked");
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (f->window), ==, "table");
  g_assert_cmpstr (pw_session_get_path (session_of (f)), ==, f->path);
  g_assert_null (pw_banner_get_text (f->window->recovery_banner));
  assert_holds (f->path, f->game);
  assert_no_copies ();
}

static void
test_offered_beside_its_game (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = NULL, other = NULL;

  leave_behind (f);
  file = g_file_new_for_path (f->path);
  other = other_game (f);
  pw_window_open_file (f->window, other);
  pw_ui_test_settle ();
  g_assert_null (pw_banner_get_text (f->window->recovery_banner));
  pw_window_open_file (f->window, file);
  pw_ui_test_settle ();
  g_assert_nonnull (pw_banner_get_text (f->window->recovery_banner));
  g_signal_emit_by_name (f->window->recovery_banner, "button-clicked");
  pw_ui_test_settle ();
  update_game (f);
  assert_holds (f->path, f->game);
  assert_no_copies ();
}

static void
take_theirs (PwWindow *window, gpointer session)
{
  pw_window_open_session (window, session);
}

static gboolean
is_offered (PwWindow *window)
{
  pw_ui_test_settle ();
  return pw_banner_get_text (window->recovery_banner) != NULL;
}

/* In the same run, as soon as nobody has the game: on start pages that are shown, and where it is opened again. */
static void
test_offered_at_once (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (f->path), other = other_game (f);
  PwWindow *second = pw_ui_test_window (), *third;

  g_assert_false (is_offered (second));
  pw_window_open_file (f->window, other);
  pw_file_reader_finish (GTK_WIDGET (f->window));
  answer ("_Leave anyway");
  g_assert_false (is_offered (f->window));
  g_assert_true (is_offered (second));
  unblock (f);
  pw_window_open_file (f->window, file);
  pw_file_reader_finish (GTK_WIDGET (f->window));
  g_assert_true (is_offered (f->window));
  g_signal_emit_by_name (f->window->recovery_banner, "button-clicked");
  g_assert_false (is_offered (f->window));
  g_assert_false (is_offered (second));
  assert_holds (f->path, f->game);

  /* A window that is closed leaves its game behind, too. */
  block (f);
  pw_session_set_retry_delay (session_of (f), G_MAXINT);
  play_dealt (session_of (f), 1, 5);
  close_window (f);
  answer ("_Leave anyway");
  g_assert_true (is_offered (second));
  third = pw_ui_test_window ();
  g_assert_true (is_offered (third));
  unblock (f);
}

/* Who leaves a game for what lies in its very file by now finds the copy beside it. */
static void
test_offered_beside_the_other_version (Fixture *f, gconstpointer data)
{
  g_autoptr (PwSession) theirs = NULL;

  unblock (f);
  theirs = pw_store_open (f->path, NULL);
  block (f);
  pw_window_leave_game (f->window, take_theirs, theirs, NULL);
  answer ("_Leave anyway");
  g_assert_true (session_of (f) == theirs);
  g_assert_true (is_offered (f->window));
  assert_left_behind (f->game);
  unblock (f);
}

/* Every window knows at once, whichever it was done in. */
static void
test_deleted_and_got_back (Fixture *f, gconstpointer data)
{
  PwWindow *beside, *start;
  g_autoptr (GFile) file = g_file_new_for_path (f->path);

  leave_behind (f);
  beside = pw_ui_test_window ();
  pw_window_open_file (beside, file);
  pw_file_reader_finish (GTK_WIDGET (beside));
  start = pw_ui_test_window ();
  g_assert_true (is_offered (f->window) && is_offered (beside) && is_offered (start));
  g_signal_emit_by_name (f->window->recovery_banner, "second-clicked");
  g_assert_false (is_offered (f->window) || is_offered (beside) || is_offered (start));
  assert_no_copies ();
  activate (f->window, "library.restore");
  assert_left_behind (f->game);
  g_assert_true (is_offered (f->window) && is_offered (beside) && is_offered (start));
  g_signal_emit_by_name (beside->recovery_banner, "second-clicked");
  g_assert_false (is_offered (f->window) || is_offered (beside) || is_offered (start));
  activate (beside, "library.restore");
  g_assert_true (is_offered (f->window) && is_offered (beside) && is_offered (start));
  /* It is the same copy: it knows its file. */
  g_signal_emit_by_name (beside->recovery_banner, "button-clicked");
  g_assert_false (is_offered (f->window) || is_offered (beside) || is_offered (start));
  assert_holds (f->path, f->game);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *f, gconstpointer data);
    gboolean each; /* after each way; else after one that closes the window and one that does not */
  } answers[] = {
    { "stay", test_stay, TRUE },
    { "leave", test_leave, TRUE },
    { "try-again", test_try_again, FALSE },
    { "elsewhere", test_elsewhere, FALSE },
    { "saved-in-time", test_saved_in_time, FALSE },
  };
  g_autofree char *state = g_build_filename (g_getenv ("HOME"), "state", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  pw_ui_test_init (&argc, &argv);
  g_application_hold (G_APPLICATION (pw_ui_test_application ()));
  g_application_set_default (G_APPLICATION (pw_ui_test_application ()));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (guint k = 0; k < G_N_ELEMENTS (answers); k++)
      {
        g_autofree char *name = g_strdup_printf ("/ways-out/%s/%s", ways[i].name, answers[k].name);

        if (answers[k].each || ways[i].begin == close_window || ways[i].begin == open_another)
          g_test_add (name, Fixture, GUINT_TO_POINTER (i), set_up, answers[k].test, tear_down);
      }
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/ways-out/the-same-file-again", test_the_same_file_again);
  ADD ("/ways-out/quit-with-two", test_quit_with_two);
  ADD ("/ways-out/logout", test_logout);
  ADD ("/ways-out/logout-leaving-it", test_logout_leaving_it);
  ADD ("/ways-out/logout-in-time", test_logout_in_time);
  ADD ("/ways-out/the-library-leaves-it-alone", test_the_library_leaves_it_alone);
  ADD ("/ways-out/words-are-true", test_words_are_true);
  ADD ("/recovery/offered-on-the-start-page", test_offered_on_the_start_page);
  ADD ("/recovery/offered-beside-its-game", test_offered_beside_its_game);
  ADD ("/recovery/offered-at-once", test_offered_at_once);
  ADD ("/recovery/offered-beside-the-other-version", test_offered_beside_the_other_version);
  ADD ("/recovery/deleted-and-got-back", test_deleted_and_got_back);
#undef ADD
  return g_test_run ();
}
