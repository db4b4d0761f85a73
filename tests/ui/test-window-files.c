/* test-window-files.c: files the window opens, keeps, cannot read or write, and finds changed elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-drop-files.h"
#include "pw-file-reader.h"
#include "window-steps.h"

static const char *
broken_text (PwWindow *window)
{
  return pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "broken_banner")));
}

/* What is seen of a banner that has said something. */
static GtkWidget *
line_of (PwBanner *banner)
{
  return gtk_revealer_get_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (banner))));
}

/* As pw_window_open_file(), which goes on while the file is read. */
static void
open_file (PwWindow *window, GFile *file)
{
  pw_window_open_file (window, file);
  pw_file_reader_finish (GTK_WIDGET (window));
}

static void
test_what_is_no_record_is_explained (void)
{
  static const char *const contents[] = { "", "{", "\xff\xfe\xfd", "[1, 2, 3]", "{\"format\": 999, \"game\": \"x\"}" };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      PwWindow *window = pw_ui_test_window ();
      g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-window.pipwright", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *after = NULL;

      g_assert_true (g_file_set_contents (path, contents[i], -1, NULL));
      open_file (window, file);
      g_assert_cmpstr (pw_window_get_page (window), ==, "start");
      g_assert_null (pw_window_get_session (window));
      g_assert_nonnull (broken_text (window));
      g_assert_nonnull (strstr (broken_text (window), "pw-test-window"));
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, contents[i]);
      g_file_delete (file, NULL, NULL);
      close_window (window);
    }
}

static void
test_a_missing_file_is_explained (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/game.pipwright");

  open_file (window, file);
  g_assert_nonnull (broken_text (window));
  pw_window_show_setup (window, FALSE);
  g_assert_null (broken_text (window));
  close_window (window);
}

/* A record of @n_moves moves with the line "nonsense" after them. */
static char *
write_broken (guint n_moves)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-broken.pipwright", NULL);
  g_autofree char *text = NULL;
  g_autofree char *broken = NULL;

  pw_ui_test_play_dealt (session, n_moves, 5);
  text = pw_record_print_text (pw_session_get_record (session));
  broken = g_strconcat (text, "\nnonsense\n", NULL);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  return g_steal_pointer (&path);
}

static void
test_a_broken_record_opens_as_far_as_it_goes (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autofree char *path = write_broken (6);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  PwSession *session;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  open_file (window, file);
  session = pw_window_get_session (window);
  g_assert_nonnull (session);
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (session)), ==, 6);
  g_assert_nonnull (broken_text (window));
  g_assert_nonnull (strstr (broken_text (window), "nonsense"));

  /* The game goes on elsewhere: the file keeps what it says. */
  pw_ui_test_play_dealt (session, 2, 9);
  g_assert_cmpstr (pw_session_get_path (session), !=, path);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_file_delete (file, NULL, NULL);
  close_window (window);
}

static void
test_a_save_that_fails_is_said_until_it_works (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwBanner *banner = PW_BANNER (pw_ui_test_child (window, "save_banner"));
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-save.pipwright", NULL);
  const PwHistory *history = pw_session_get_history (session);

  pw_window_open_session (window, session);
  g_assert_null (pw_banner_get_text (banner));
  /* An alert that says nothing is not there. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (banner)));
  pw_session_set_path (session, "/dev/null/nowhere/game.pipwright");
  pw_ui_test_play_dealt (session, 3, 2);
  pw_ui_test_settle ();
  g_assert_nonnull (pw_banner_get_text (banner));
  /* The game goes on. */
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 3);
  pw_ui_test_play_dealt (session, 2, 4);
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 5);
  g_assert_nonnull (pw_banner_get_text (banner));

  pw_session_set_path (session, path);
  g_signal_emit_by_name (banner, "button-clicked");
  pw_ui_test_settle ();
  g_assert_null (pw_banner_get_text (banner));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_remove (path);
  close_window (window);
}

/* A write-protected record is opened; that playing on is not saved is said, until it is kept elsewhere. */
static void
test_a_write_protected_file_is_said (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  PwBanner *banner = PW_BANNER (pw_ui_test_child (window, "save_banner"));
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-protected.pipwright", NULL), *before = NULL, *after = NULL;
  g_autofree char *beside = pw_store_path_beside (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pw_ui_test_play_dealt (session, 3, 2);
  g_assert_true (pw_record_save (pw_session_get_record (session), path, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  open_file (window, file);
  g_assert_null (pw_banner_get_text (banner));
  pw_ui_test_play_dealt (pw_window_get_session (window), 1, 2);
  pw_ui_test_settle ();
  g_assert_nonnull (strstr (pw_banner_get_text (banner), "pw-test-protected.pipwright is write-protected and stays as it is"));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  pw_session_set_path (pw_window_get_session (window), beside);
  g_assert_true (pw_session_save (pw_window_get_session (window)));
  g_assert_null (pw_banner_get_text (banner));
  g_remove (path);
  g_remove (beside);
  close_window (window);
}

/* A game of @n moves in a file of its own, open in a window, and the same played on elsewhere. */
static PwWindow *
open_in_conflict (char **path)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session (), other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  *path = g_build_filename (g_get_tmp_dir (), "pw-test-both.pipwright", NULL);
  pw_session_set_path (session, *path);
  pw_ui_test_play_dealt (session, 5, 7);
  file = g_file_new_for_path (*path);
  open_file (window, file);
  pw_ui_test_settle ();
  other = pw_store_open (*path, &error);
  g_assert_no_error (error);
  pw_ui_test_play_dealt (other, 3, 8);
  g_assert_null (pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "conflict_banner"))));
  pw_ui_test_play_dealt (pw_window_get_session (window), 1, 9);
  pw_ui_test_settle ();
  return window;
}

static guint
moves_in (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PwRecord) record = pw_record_load (path, &error);

  g_assert_no_error (error);
  return pw_history_get_cursor (record->history);
}

static void
remove_both (const char *path, const char *beside)
{
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (beside), ==, 0);
}

static void
test_mine_is_kept_beside_theirs (void)
{
  g_autofree char *path = NULL, *beside = NULL;
  PwWindow *window = open_in_conflict (&path);
  PwBanner *banner = PW_BANNER (pw_ui_test_child (window, "conflict_banner"));

  g_assert_nonnull (strstr (pw_banner_get_text (banner), "pw-test-both"));
  g_assert_null (pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "save_banner"))));
  g_assert_cmpuint (moves_in (path), ==, 8);
  beside = pw_store_path_beside (path);
  g_signal_emit_by_name (pw_ui_test_child (line_of (banner), "button"), "clicked");
  pw_ui_test_settle ();
  g_assert_null (pw_banner_get_text (banner));
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (window)), ==, beside);
  g_assert_cmpuint (moves_in (beside), ==, 6);
  g_assert_cmpuint (moves_in (path), ==, 8);
  close_window (window);
  remove_both (path, beside);
}

static void
test_theirs_is_opened_and_mine_kept (void)
{
  g_autofree char *path = NULL, *beside = NULL;
  PwWindow *window = open_in_conflict (&path);
  PwBanner *banner = PW_BANNER (pw_ui_test_child (window, "conflict_banner"));

  beside = pw_store_path_beside (path);
  g_signal_emit_by_name (pw_ui_test_child (line_of (banner), "second_button"), "clicked");
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_null (pw_banner_get_text (banner));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (pw_window_get_session (window))), ==, 8);
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (window)), ==, path);
  g_assert_cmpuint (moves_in (beside), ==, 6);
  /* It goes on there. */
  pw_ui_test_play_dealt (pw_window_get_session (window), 1, 9);
  g_assert_cmpuint (moves_in (path), ==, 9);
  close_window (window);
  remove_both (path, beside);
}

/* Who closes the window without deciding loses nothing. */
static void
test_closing_keeps_mine (void)
{
  g_autofree char *path = NULL, *beside = NULL;
  PwWindow *window = open_in_conflict (&path);

  beside = pw_store_path_beside (path);
  gtk_window_close (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_cmpuint (moves_in (beside), ==, 6);
  g_assert_cmpuint (moves_in (path), ==, 8);
  remove_both (path, beside);
}

static void
test_dropped_files_open (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "pw-test-dropped.pipwright", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GValue) one = G_VALUE_INIT, list = G_VALUE_INIT, text = G_VALUE_INIT;
  g_autoptr (GSList) files = g_slist_append (NULL, file);

  g_application_set_default (G_APPLICATION (pw_ui_test_application ()));
  pw_session_set_path (session, path);
  pw_ui_test_play_dealt (session, 5, 7);
  g_value_init (&text, G_TYPE_STRING);
  g_value_set_string (&text, path);
  g_assert_false (pw_drop_files_open (&text));
  g_value_init (&one, G_TYPE_FILE);
  g_value_set_object (&one, file);
  g_assert_true (pw_drop_files_open (&one));
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (window)), ==, path);

  activate (window, "win.show-start");
  g_value_init (&list, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&list, files);
  g_assert_true (pw_drop_files_open (&list));
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  close_window (window);
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/window/a-write-protected-file-is-said", test_a_write_protected_file_is_said);
  g_test_add_func ("/window/what-is-no-record-is-explained", test_what_is_no_record_is_explained);
  g_test_add_func ("/window/a-missing-file-is-explained", test_a_missing_file_is_explained);
  g_test_add_func ("/window/a-broken-record-opens-as-far-as-it-goes", test_a_broken_record_opens_as_far_as_it_goes);
  g_test_add_func ("/window/a-save-that-fails-is-said-until-it-works", test_a_save_that_fails_is_said_until_it_works);
  g_test_add_func ("/window/mine-is-kept-beside-theirs", test_mine_is_kept_beside_theirs);
  g_test_add_func ("/window/theirs-is-opened-and-mine-kept", test_theirs_is_opened_and_mine_kept);
  g_test_add_func ("/window/closing-keeps-mine", test_closing_keeps_mine);
  g_test_add_func ("/window/dropped-files-open", test_dropped_files_open);
  return g_test_run ();
}
