/* test-window.c: the window's pages, actions and files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "model/pw-store.h"
#include "pw-banner.h"
#include "pw-drop-files.h"
#include "pw-file-reader.h"
#include "pw-ledger-page.h"
#include "pw-library-page.h"
#include "pw-marker-image.h"
#include "pw-setup-page.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "pw-ui-test.h"

/* As pw_ui_test_play_dealt(), and waits until that is saved, or cannot be. */
static gboolean
play_dealt (PwSession *session, guint n_moves, guint64 seed)
{
  gboolean all = pw_ui_test_play_dealt (session, n_moves, seed);

  pw_session_flush (session);
  return all;
}

static void
close_window (PwWindow *window)
{
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (window));
}

static const char *
broken_text (PwWindow *window)
{
  return pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "broken_banner")));
}

static const char *
title (PwWindow *window)
{
  return adw_window_title_get_title (ADW_WINDOW_TITLE (pw_ui_test_child (window, "title")));
}

static void
activate (PwWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  pw_ui_test_settle ();
}

static void
test_begins_with_the_start_page (void)
{
  PwWindow *window = pw_ui_test_window ();

  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  g_assert_cmpstr (title (window), ==, "Pipwright");
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "undo"));
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "redo"));
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "back"));
  close_window (window);
}

static void
test_enter_begins_or_goes_on (void)
{
  PwWindow *window;
  GtkWidget *page;
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

  pw_ui_test_clear_games ();
  window = pw_ui_test_window ();
  page = pw_window_find_page (window, PW_TYPE_START_PAGE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == pw_ui_test_child (page, "new_button"));
  close_window (window);

  pw_session_set_path (session, path);
  play_dealt (session, 4, 6);
  window = pw_ui_test_window ();
  page = pw_window_find_page (window, PW_TYPE_START_PAGE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == pw_ui_test_child (page, "continue_button"));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (window)));
  /* A button activated by key shows itself pressed for a moment. */
  for (guint i = 0; i < 20 && g_str_equal (pw_window_get_page (window), "start"); i++)
    pw_ui_test_settle ();
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (pw_window_get_session (window))), ==, 4);
  close_window (window);
  pw_ui_test_clear_games ();
}

static void
test_every_shortcut_has_its_action (void)
{
  PwWindow *window = pw_ui_test_window ();
  GtkApplication *application = GTK_APPLICATION (pw_ui_test_application ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  guint n = 0;

  for (char **action = actions; *action; action++)
    {
      g_autoptr (GVariant) target = NULL;
      g_autofree char *name = NULL;

      g_assert_true (g_action_parse_detailed_name (*action, &name, &target, NULL));
      if (g_str_has_prefix (name, "app."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), name + 4));
      else if (g_str_has_prefix (name, "win."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), name + 4));
      n++;
    }
  g_assert_cmpuint (n, >=, 10);
  close_window (window);
}

/* The window that was opened above @window, or a newer toolkit's dialog inside it; NULL where there is none. A window that
 * nobody ever saw must not wait beside it: GTK 4.8 crashes when a screen reader asks for it. */
static GtkWidget *
opened (PwWindow *window)
{
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (gtk_window_get_toplevels (), i);

      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (toplevel)));
      if (gtk_window_get_transient_for (toplevel) == GTK_WINDOW (window))
        found = GTK_WIDGET (toplevel);
    }
#if ADW_CHECK_VERSION(1, 5, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (!found)
    found = (GtkWidget *) adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
  return found;
}

static void
close_opened (PwWindow *window)
{
  GtkWidget *above = opened (window);

#if ADW_CHECK_VERSION(1, 5, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (ADW_IS_DIALOG (above))
    adw_dialog_force_close (ADW_DIALOG (above));
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
  if (GTK_IS_WINDOW (above))
    gtk_window_close (GTK_WINDOW (above));
  pw_ui_test_settle ();
}

/* Warnings are fatal here: whatever opens must be sound. */
static void
test_shortcuts_and_about_open (void)
{
  static const char *const actions[] = { "win.show-help-overlay", "app.about" };
  PwWindow *window = pw_ui_test_window ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_null (opened (window));
      activate (window, actions[i]);
      g_assert_nonnull (opened (window));
      gtk_test_accessible_assert_role (opened (window), GTK_ACCESSIBLE_ROLE_DIALOG);
      close_opened (window);
    }
  g_assert_null (opened (window));
  g_assert_true (gtk_application_get_active_window (GTK_APPLICATION (pw_ui_test_application ())) == GTK_WINDOW (window));
  close_window (window);
}

static void
test_new_game_is_set_up_started_and_kept (void)
{
  PwWindow *window = pw_ui_test_window ();
  PwSession *session;

  pw_ui_test_clear_games ();
  activate (window, "app.new");
  g_assert_cmpstr (pw_window_get_page (window), ==, "setup");
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (window), "start-game"));
  activate (window, "win.start-game");
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  session = pw_window_get_session (window);
  g_assert_nonnull (session);
  g_assert_cmpstr (title (window), ==, pw_session_get_game (session)->name);
  g_assert_nonnull (pw_session_get_path (session));
  g_assert_true (g_file_test (pw_session_get_path (session), G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (pw_history_get_length (pw_session_get_history (session)), ==, 0);
  close_window (window);
}

static void
test_cancelling_the_setup_starts_nothing (void)
{
  PwWindow *window = pw_ui_test_window ();

  activate (window, "app.new");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  g_assert_null (pw_window_get_session (window));
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "start-game"));
  close_window (window);
}

static void
test_cancelling_the_setup_goes_back_to_the_game (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();

  pw_window_open_session (window, session);
  activate (window, "app.new");
  activate (window, "app.new");
  g_assert_cmpstr (pw_window_get_page (window), ==, "setup");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_true (pw_window_get_session (window) == session);
  close_window (window);
}

static void
test_undo_and_redo_follow_the_game (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  const PwHistory *history = pw_session_get_history (session);

  pw_window_open_session (window, session);
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "undo"));
  play_dealt (session, 5, 1);
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (window), "undo"));
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "redo"));
  activate (window, "win.undo");
  activate (window, "win.undo");
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 3);
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (window), "redo"));
  activate (window, "win.redo");
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 4);
  close_window (window);
}

static void
count (guint *n)
{
  ++*n;
}

/* Its buttons are not made anew for each move, which would cost more than the move. */
static void
test_the_header_stays (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  GObject *header = G_OBJECT (pw_ui_test_child (window, "header"));
  GObject *export = G_OBJECT (pw_ui_test_child (window, "export_button"));
  guint n = 0;

  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  g_signal_connect_swapped (header, "notify::decoration-layout", G_CALLBACK (count), &n);
  g_signal_connect_swapped (export, "notify::label", G_CALLBACK (count), &n);
  g_signal_connect_swapped (export, "notify::icon-name", G_CALLBACK (count), &n);
  play_dealt (session, 5, 1);
  pw_ui_test_settle ();
  g_assert_cmpuint (n, ==, 0);
  close_window (window);
}

static const char *
title_of (PwWindow *window)
{
  return adw_window_title_get_title (ADW_WINDOW_TITLE (pw_ui_test_child (window, "title")));
}

/* A narrow window shows one board at a time, and says whose. */
static void
test_the_narrow_title_names_the_board (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  const PwGame *game = pw_session_get_game (session);
  GtkWidget *page = pw_window_find_page (window, PW_TYPE_TABLE_PAGE);

  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  g_assert_cmpstr (title_of (window), ==, game->name);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 700);
  for (guint i = 0; i < 100 && g_str_equal (title_of (window), game->name); i++)
    pw_ui_test_settle ();
  for (guint seat = 0; seat < pw_session_get_setup (session)->n_players; seat++)
    {
      pw_table_page_show_player (PW_TABLE_PAGE (page), (int) seat);
      pw_ui_test_settle ();
      g_assert_true (g_str_has_prefix (title_of (window), pw_session_get_setup (session)->names[seat]));
    }
  close_window (window);
}

static void
test_the_last_move_leads_to_the_final_page (void)
{
  PwWindow *window;
  g_autoptr (PwSession) session = pw_ui_test_session ();

  g_assert_false (play_dealt (session, 100000, 3));
  pw_session_undo (session);
  pw_session_undo (session);
  window = pw_ui_test_window ();
  pw_window_open_session (window, session);
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "show-final"));
  activate (window, "win.redo");
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  activate (window, "win.redo");
  g_assert_cmpstr (pw_window_get_page (window), ==, "final");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (window), "show-final"));
  activate (window, "win.undo");
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "show-final"));
  close_window (window);
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

  play_dealt (session, n_moves, 5);
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
  play_dealt (session, 2, 9);
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
  play_dealt (session, 3, 2);
  pw_ui_test_settle ();
  g_assert_nonnull (pw_banner_get_text (banner));
  /* The game goes on. */
  g_assert_cmpuint (pw_history_get_cursor (history), ==, 3);
  play_dealt (session, 2, 4);
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

  play_dealt (session, 3, 2);
  g_assert_true (pw_record_save (pw_session_get_record (session), path, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  open_file (window, file);
  g_assert_null (pw_banner_get_text (banner));
  play_dealt (pw_window_get_session (window), 1, 2);
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
  play_dealt (session, 5, 7);
  file = g_file_new_for_path (*path);
  open_file (window, file);
  pw_ui_test_settle ();
  other = pw_store_open (*path, &error);
  g_assert_no_error (error);
  play_dealt (other, 3, 8);
  g_assert_null (pw_banner_get_text (PW_BANNER (pw_ui_test_child (window, "conflict_banner"))));
  play_dealt (pw_window_get_session (window), 1, 9);
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
  g_signal_emit_by_name (pw_ui_test_child (banner, "button"), "clicked");
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
  g_signal_emit_by_name (pw_ui_test_child (banner, "second_button"), "clicked");
  pw_file_reader_finish (GTK_WIDGET (window));
  pw_ui_test_settle ();
  g_assert_null (pw_banner_get_text (banner));
  g_assert_cmpuint (pw_history_get_cursor (pw_session_get_history (pw_window_get_session (window))), ==, 8);
  g_assert_cmpstr (pw_session_get_path (pw_window_get_session (window)), ==, path);
  g_assert_cmpuint (moves_in (beside), ==, 6);
  /* It goes on there. */
  play_dealt (pw_window_get_session (window), 1, 9);
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
  play_dealt (session, 5, 7);
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

/* Escape as the keyboard sends it to the window. */
static void
press_escape (PwWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 0, 0, &taken);
    }
  pw_ui_test_settle ();
}

/* Set-up, ledger and library are left the way they were entered; what is typed into the search goes first. */
static void
test_escape_leads_back (void)
{
  static const char *const ways[][2] = { { "win.ledger", "ledger" }, { "win.library", "library" } };
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  GtkWidget *search;

  pw_ui_test_settle ();
  pw_window_show_setup (window, FALSE);
  press_escape (window);
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  pw_window_open_session (window, session);
  pw_ui_test_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      activate (window, ways[i][0]);
      g_assert_cmpstr (pw_window_get_page (window), ==, ways[i][1]);
      press_escape (window);
      g_assert_cmpstr (pw_window_get_page (window), ==, "table");
    }
  pw_window_show_setup (window, FALSE);
  press_escape (window);
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  activate (window, "win.library");
  search = pw_ui_test_child (pw_window_find_page (window, PW_TYPE_LIBRARY_PAGE), "search");
  gtk_editable_set_text (GTK_EDITABLE (search), "Ana");
  gtk_widget_grab_focus (search);
  press_escape (window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_cmpstr (pw_window_get_page (window), ==, "library");
  press_escape (window);
  g_assert_cmpstr (pw_window_get_page (window), ==, "table");
  close_window (window);
}

/* Alt+Left, and the way each page was entered, also where pages were opened from each other. */
static void
test_the_way_back_is_the_way_there (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (pw_ui_test_application ()), "win.back");

  g_assert_true (g_strv_contains ((const char *const *) keys, "<Alt>Left"));
  pw_ui_test_settle ();
  activate (window, "win.library");
  pw_window_show_setup (window, PW_LEVEL_REFEREE);
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "library");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  pw_window_show_setup (window, PW_LEVEL_REFEREE);
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  close_window (window);
}

static void
edit_duchy (PwWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-component", "(ss)", "burgundy", "duchy"));
}

static void
set_up (PwWindow *window)
{
  pw_window_show_setup (window, FALSE);
}

static void
show_library (PwWindow *window)
{
  activate (window, "win.library");
}

static void
show_view (PwWindow *window)
{
  activate (window, "win.fullscreen");
}

/* Whatever was opened from whatever: each step back undoes one step there, and the first page has no way back. Whoever comes
 * to a page that lies on the way is back there. */
static void
test_each_page_leads_back_where_it_was_opened (void)
{
  typedef void (*Step) (PwWindow * window);
  static const struct
  {
    gboolean game; /* a game is open, and its table is shown */
    Step steps[3];
    const char *back[5]; /* the pages from the one that is shown after that */
  } ways[] = {
    { FALSE, { set_up }, { "setup", "start" } },
    { FALSE, { show_library }, { "library", "start" } },
    { FALSE, { edit_duchy }, { "editor", "start" } },
    { FALSE, { set_up, edit_duchy }, { "editor", "setup", "start" } },
    { FALSE, { show_library, set_up }, { "setup", "library", "start" } },
    { FALSE, { show_library, edit_duchy }, { "editor", "library", "start" } },
    { FALSE, { edit_duchy, show_library }, { "library", "editor", "start" } },
    { FALSE, { set_up, edit_duchy, set_up }, { "setup", "start" } },
    { FALSE, { show_library, set_up, pw_window_show_start }, { "start" } },
    { TRUE, { NULL }, { "table", "start" } },
    { TRUE, { set_up }, { "setup", "table", "start" } },
    { TRUE, { show_library }, { "library", "table", "start" } },
    { TRUE, { edit_duchy }, { "editor", "table", "start" } },
    { TRUE, { show_view }, { "view", "table", "start" } },
    { TRUE, { pw_window_show_ledger }, { "ledger", "table", "start" } },
    { TRUE, { pw_window_show_final }, { "final", "table", "start" } },
    { TRUE, { pw_window_show_final, pw_window_show_ledger }, { "ledger", "final", "table", "start" } },
    { TRUE, { pw_window_show_ledger, show_library, set_up }, { "setup", "library", "ledger", "table", "start" } },
    { TRUE, { pw_window_show_ledger, edit_duchy }, { "editor", "ledger", "table", "start" } },
    { TRUE, { pw_window_show_ledger, show_view }, { "view", "ledger", "table", "start" } },
    { TRUE, { pw_window_show_start, pw_window_show_ledger }, { "ledger", "table", "start" } },
  };

  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_test_message ("way %u", i);
      pw_window_close_session (window);
      pw_window_show_start (window);
      if (ways[i].game)
        pw_window_open_session (window, session);
      for (guint k = 0; k < G_N_ELEMENTS (ways[i].steps) && ways[i].steps[k]; k++)
        ways[i].steps[k](window);
      for (guint k = 0; k < G_N_ELEMENTS (ways[i].back) && ways[i].back[k]; k++)
        {
          gboolean first = g_str_equal (ways[i].back[k], "start");

          g_assert_cmpstr (pw_window_get_page (window), ==, ways[i].back[k]);
          g_assert_true (pw_ui_test_enabled (G_ACTION_GROUP (window), "back") == !first);
          if (!first)
            activate (window, "win.back");
        }
      g_assert_cmpstr (pw_window_get_page (window), ==, "start");
    }
  close_window (window);
}

/* The library may close a game that lies behind it: no way back leads to its pages. */
static void
test_no_way_leads_to_a_game_that_has_gone (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();

  pw_window_open_session (window, session);
  pw_window_show_ledger (window);
  show_library (window);
  set_up (window);
  pw_window_close_session (window);
  g_assert_cmpstr (pw_window_get_page (window), ==, "setup");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "library");
  activate (window, "win.back");
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  close_window (window);
}

static int
least_width (PwWindow *window)
{
  int minimum;

  for (guint i = 0; i < 4; i++)
    pw_ui_test_settle ();
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* A wide window that somebody makes as narrow as it goes gives way, and so goes further, on each page, whichever was
 * shown before. */
static void
test_the_window_can_become_narrow (void)
{
  static const char *const pages[] = { "table", "library", "table" };
  g_autoptr (PwSession) session = pw_ui_test_session ();

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      PwWindow *wide = pw_ui_test_window (), *window = pw_ui_test_window ();
      int least;

      gtk_window_set_default_size (GTK_WINDOW (wide), 1100, 700);
      pw_window_open_session (wide, session);
      least = least_width (wide);
      close_window (wide);
      gtk_window_set_default_size (GTK_WINDOW (window), MAX (least, 360), 700);
      pw_window_open_session (window, session);
      least_width (window);
      for (guint page = 1; page <= i; page++)
        activate (window, page == 1 ? "win.library" : "win.back");
      g_assert_cmpstr (pw_window_get_page (window), ==, pages[i]);
      g_assert_cmpint (least_width (window), <=, 360);
      close_window (window);
    }
}

/* The button inside a menu button is what has the focus: it has a name, also where it shows a sign. */
static void
check_menu_buttons (GtkWidget *widget, guint *n)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget) && !gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)))
    {
      GtkWidget *button = gtk_widget_get_first_child (widget);

      *n += 1;
      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
          !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
        g_error ("a menu button has no name: %s", gtk_widget_get_tooltip_text (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_menu_buttons (child, n);
}

static guint
count_pages (PwWindow *window)
{
  guint n = 0;

  for (GtkWidget *page = gtk_widget_get_first_child (pw_ui_test_child (window, "stack")); page;
       page = gtk_widget_get_next_sibling (page))
    n++;
  return n;
}

/* Whoever starts waits for the page that is shown and for no other; each is made once, and knows the game that is open. */
static void
test_pages_are_made_when_wanted (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  gpointer page;

  g_assert_cmpuint (count_pages (window), ==, 1);
  pw_window_open_session (window, session);
  g_assert_cmpuint (count_pages (window), ==, 2);
  g_assert_true (pw_ui_test_play_dealt (session, 30, 3));
  pw_window_show_ledger (window);
  g_assert_cmpuint (count_pages (window), ==, 3);
  page = pw_window_find_page (window, PW_TYPE_LEDGER_PAGE);
  g_assert_true (gtk_widget_get_mapped (page));
  pw_ui_test_settle ();
  /* It names the players. */
  g_assert_nonnull (pw_ui_test_find (page, PW_TYPE_MARKER_IMAGE, 2));
  pw_window_show_start (window);
  pw_window_show_ledger (window);
  g_assert_cmpuint (count_pages (window), ==, 3);
  g_assert_true (page == pw_window_find_page (window, PW_TYPE_LEDGER_PAGE));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The keyboard comes back from it to where it was. */
static void
test_main_menu_is_made_when_opened (void)
{
  PwWindow *window = pw_ui_test_window ();
  GtkMenuButton *button = GTK_MENU_BUTTON (pw_ui_test_child (window, "menu_button"));

  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (button)));
  g_assert_null (gtk_menu_button_get_popover (button));
  for (guint i = 0; i < 2; i++)
    {
      gtk_menu_button_popup (button);
      pw_ui_test_settle ();
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
      gtk_menu_button_popdown (button);
      pw_ui_test_settle ();
      g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
      g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (GTK_WINDOW (window))));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_menu_buttons_have_names (void)
{
  PwWindow *window = pw_ui_test_window ();
  guint n = 0;

  pw_ui_test_settle ();
  check_menu_buttons (GTK_WIDGET (window), &n);
  g_assert_cmpuint (n, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/window/begins-with-the-start-page", test_begins_with_the_start_page);
  g_test_add_func ("/window/the-header-stays", test_the_header_stays);
  g_test_add_func ("/window/enter-begins-or-goes-on", test_enter_begins_or_goes_on);
  g_test_add_func ("/window/every-shortcut-has-its-action", test_every_shortcut_has_its_action);
  g_test_add_func ("/window/shortcuts-and-about-open", test_shortcuts_and_about_open);
  g_test_add_func ("/window/new-game-is-set-up-started-and-kept", test_new_game_is_set_up_started_and_kept);
  g_test_add_func ("/window/cancelling-the-setup-starts-nothing", test_cancelling_the_setup_starts_nothing);
  g_test_add_func ("/window/cancelling-the-setup-goes-back-to-the-game", test_cancelling_the_setup_goes_back_to_the_game);
  g_test_add_func ("/window/undo-and-redo-follow-the-game", test_undo_and_redo_follow_the_game);
  g_test_add_func ("/window/the-narrow-title-names-the-board", test_the_narrow_title_names_the_board);
  g_test_add_func ("/window/the-last-move-leads-to-the-final-page", test_the_last_move_leads_to_the_final_page);
  g_test_add_func ("/window/a-write-protected-file-is-said", test_a_write_protected_file_is_said);
  g_test_add_func ("/window/what-is-no-record-is-explained", test_what_is_no_record_is_explained);
  g_test_add_func ("/window/a-missing-file-is-explained", test_a_missing_file_is_explained);
  g_test_add_func ("/window/a-broken-record-opens-as-far-as-it-goes", test_a_broken_record_opens_as_far_as_it_goes);
  g_test_add_func ("/window/a-save-that-fails-is-said-until-it-works", test_a_save_that_fails_is_said_until_it_works);
  g_test_add_func ("/window/mine-is-kept-beside-theirs", test_mine_is_kept_beside_theirs);
  g_test_add_func ("/window/theirs-is-opened-and-mine-kept", test_theirs_is_opened_and_mine_kept);
  g_test_add_func ("/window/closing-keeps-mine", test_closing_keeps_mine);
  g_test_add_func ("/window/dropped-files-open", test_dropped_files_open);
  g_test_add_func ("/window/escape-leads-back", test_escape_leads_back);
  g_test_add_func ("/window/the-way-back-is-the-way-there", test_the_way_back_is_the_way_there);
  g_test_add_func ("/window/each-page-leads-back-where-it-was-opened", test_each_page_leads_back_where_it_was_opened);
  g_test_add_func ("/window/no-way-leads-to-a-game-that-has-gone", test_no_way_leads_to_a_game_that_has_gone);
  g_test_add_func ("/window/can-become-narrow", test_the_window_can_become_narrow);
  g_test_add_func ("/window/pages-are-made-when-wanted", test_pages_are_made_when_wanted);
  g_test_add_func ("/window/main-menu-is-made-when-opened", test_main_menu_is_made_when_opened);
  g_test_add_func ("/window/menu-buttons-have-names", test_menu_buttons_have_names);
  return g_test_run ();
}
