/* test-recovery.c: what was left unsaved is offered, in every window, and comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ways-out.h"

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
  ways_out_init (&argc, &argv);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/recovery/offered-on-the-start-page", test_offered_on_the_start_page);
  ADD ("/recovery/offered-beside-its-game", test_offered_beside_its_game);
  ADD ("/recovery/offered-at-once", test_offered_at_once);
  ADD ("/recovery/offered-beside-the-other-version", test_offered_beside_the_other_version);
  ADD ("/recovery/deleted-and-got-back", test_deleted_and_got_back);
#undef ADD
  return g_test_run ();
}
