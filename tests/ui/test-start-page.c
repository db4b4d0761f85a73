/* test-start-page.c: what the start page offers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "model/pw-store.h"
#include "pw-game-row.h"
#include "pw-start-page.h"
#include "pw-ui-test.h"

static PwStartPage *
create_page (GtkWidget **window)
{
  GtkWidget *page = pw_start_page_new ();

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), page);
  gtk_window_present (GTK_WINDOW (*window));
  pw_start_page_refresh (PW_START_PAGE (page));
  pw_ui_test_settle ();
  return PW_START_PAGE (page);
}

static void
destroy_page (PwStartPage *page, GtkWidget *window)
{
  g_object_ref (page);
  gtk_window_destroy (GTK_WINDOW (window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (page));
}

/* Keeps a game of @n_moves moves in the library, as many as there are with G_MAXUINT. */
static char *
keep_game (guint n_moves)
{
  g_autoptr (PwSession) session = pw_ui_test_session ();
  g_autofree char *path = pw_store_new_path (pw_session_get_game (session), pw_session_get_setup (session));

  pw_ui_test_play_dealt (session, n_moves, 11);
  pw_session_set_path (session, path);
  g_assert_true (pw_session_save (session));
  return g_steal_pointer (&path);
}

static void
on_open_path (PwStartPage *page, const char *path, char **out)
{
  g_free (*out);
  *out = g_strdup (path);
}

static void
test_without_games_a_new_one_is_suggested (void)
{
  GtkWidget *window;
  PwStartPage *page;

  pw_ui_test_clear_games ();
  page = create_page (&window);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "continue_button")));
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "games_box")));
  g_assert_true (gtk_widget_has_css_class (pw_ui_test_child (page, "new_button"), "suggested-action"));
  destroy_page (page, window);
}

static void
test_the_unfinished_game_goes_on (void)
{
  GtkWidget *window;
  PwStartPage *page;
  GtkWidget *button;
  g_autofree char *path = NULL;
  g_autofree char *opened = NULL;

  pw_ui_test_clear_games ();
  path = keep_game (8);
  page = create_page (&window);
  button = pw_ui_test_child (page, "continue_button");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_has_css_class (pw_ui_test_child (page, "new_button"), "suggested-action"));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_signal_connect (page, "open-path", G_CALLBACK (on_open_path), &opened);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (opened, ==, path);
  destroy_page (page, window);
}

/* A game that was opened from another folder goes on from here, too, as long as it is there. */
static void
test_a_game_from_elsewhere_goes_on (void)
{
  GtkWidget *window;
  PwStartPage *page;
  PwWindow *main_window;
  g_autoptr (PwSession) session = NULL;
  g_autofree char *folder = g_dir_make_tmp ("pw-elsewhere-XXXXXX", NULL), *opened = NULL;
  g_autofree char *path = g_build_filename (folder, "at a friend’s.pipwright", NULL);

  pw_ui_test_clear_games ();
  session = pw_ui_test_session ();
  pw_ui_test_play_dealt (session, 8, 11);
  pw_session_set_path (session, path);
  g_assert_true (pw_session_save (session));
  main_window = pw_ui_test_window ();
  pw_window_open_session (main_window, session);
  gtk_window_destroy (GTK_WINDOW (main_window));
  pw_ui_test_settle ();
  page = create_page (&window);
  g_assert_true (gtk_widget_get_visible (pw_ui_test_child (page, "continue_button")));
  g_assert_nonnull (pw_ui_test_find (GTK_WIDGET (page), PW_TYPE_GAME_ROW, 0));
  g_signal_connect (page, "open-path", G_CALLBACK (on_open_path), &opened);
  g_signal_emit_by_name (pw_ui_test_child (page, "continue_button"), "clicked");
  g_assert_cmpstr (opened, ==, path);
  g_assert_cmpint (g_remove (path), ==, 0);
  pw_start_page_refresh (page);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "continue_button")));
  destroy_page (page, window);
  g_rmdir (folder);
}

static void
test_a_finished_game_is_listed_only (void)
{
  GtkWidget *window;
  PwStartPage *page;
  g_autofree char *path = NULL;
  g_autofree char *opened = NULL;
  GtkWidget *row;

  pw_ui_test_clear_games ();
  path = keep_game (G_MAXUINT);
  page = create_page (&window);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "continue_button")));
  row = pw_ui_test_find (GTK_WIDGET (page), PW_TYPE_GAME_ROW, 0);
  g_assert_nonnull (row);
  g_assert_null (pw_ui_test_find (GTK_WIDGET (page), PW_TYPE_GAME_ROW, 1));
  g_assert_cmpstr (pw_game_row_get_path (PW_GAME_ROW (row)), ==, path);
  g_signal_connect (page, "open-path", G_CALLBACK (on_open_path), &opened);
  gtk_widget_activate (row);
  pw_ui_test_settle ();
  g_assert_cmpstr (opened, ==, path);
  destroy_page (page, window);
}

static void
test_an_unreadable_game_says_why (void)
{
  GtkWidget *window;
  PwStartPage *page;
  GtkWidget *row;
  g_autofree char *directory = pw_store_directory ();
  g_autofree char *path = g_build_filename (directory, "spoilt.pipwright", NULL);

  pw_ui_test_clear_games ();
  g_mkdir_with_parents (directory, 0700);
  g_assert_true (g_file_set_contents (path, "{ \"format\": 1, \"ga", -1, NULL));
  page = create_page (&window);
  g_assert_false (gtk_widget_get_visible (pw_ui_test_child (page, "continue_button")));
  row = pw_ui_test_find (GTK_WIDGET (page), PW_TYPE_GAME_ROW, 0);
  g_assert_nonnull (row);
  g_assert_cmpuint (strlen (adw_action_row_get_subtitle (ADW_ACTION_ROW (row))), >, 10);
  g_assert_nonnull (pw_ui_test_find (row, GTK_TYPE_IMAGE, 0));
  destroy_page (page, window);
  pw_ui_test_clear_games ();
}

static void
test_times_are_told_as_people_do (void)
{
  static const struct
  {
    int day, hour;
    const char *expected;
  } cases[] = {
    { 20, 9, "today, 09:00" },
    { 19, 23, "yesterday, 23:00" },
    { 2, 12, "2 May 2025" },
  };
  g_autoptr (GDateTime) now = g_date_time_new_utc (2025, 5, 20, 18, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GDateTime) then = g_date_time_new_utc (2025, 5, cases[i].day, cases[i].hour, 0, 0);
      g_autofree char *text = pw_game_row_describe_time (g_date_time_to_unix (then), now);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/start-page/without-games-a-new-one-is-suggested", test_without_games_a_new_one_is_suggested);
  g_test_add_func ("/start-page/the-unfinished-game-goes-on", test_the_unfinished_game_goes_on);
  g_test_add_func ("/start-page/a-game-from-elsewhere-goes-on", test_a_game_from_elsewhere_goes_on);
  g_test_add_func ("/start-page/a-finished-game-is-listed-only", test_a_finished_game_is_listed_only);
  g_test_add_func ("/start-page/an-unreadable-game-says-why", test_an_unreadable_game_says_why);
  g_test_add_func ("/start-page/times-are-told-as-people-do", test_times_are_told_as_people_do);
  return g_test_run ();
}
