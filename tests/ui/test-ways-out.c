/* test-ways-out.c: each way out of a game that is not saved asks, and whatever is answered, nothing is lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "pw-setup-page.h"
#include "ways-out.h"

/* -- The ways: each begins one ----------------------------------------------------------------------- */

static void
quit (Fixture *f)
{
  activate (f->window, "app.quit");
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

  ways_out_init (&argc, &argv);
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
#undef ADD
  return g_test_run ();
}
