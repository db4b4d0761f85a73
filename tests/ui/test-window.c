/* test-window.c: what is there in the window from the start, and stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "model/pw-store.h"
#include "pw-ledger-page.h"
#include "pw-marker-image.h"
#include "pw-start-page.h"
#include "pw-table-page.h"
#include "window-steps.h"

static const char *
title (PwWindow *window)
{
  return adw_window_title_get_title (ADW_WINDOW_TITLE (pw_ui_test_child (window, "title")));
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
  pw_ui_test_play_dealt (session, 4, 6);
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
test_undo_and_redo_follow_the_game (void)
{
  PwWindow *window = pw_ui_test_window ();
  g_autoptr (PwSession) session = pw_ui_test_session ();
  const PwHistory *history = pw_session_get_history (session);

  pw_window_open_session (window, session);
  g_assert_false (pw_ui_test_enabled (G_ACTION_GROUP (window), "undo"));
  pw_ui_test_play_dealt (session, 5, 1);
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
  pw_ui_test_play_dealt (session, 5, 1);
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
      /* The pointer is on the button still: it says nothing over the first lines. */
      g_assert_false (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
      gtk_menu_button_popdown (button);
      pw_ui_test_settle ();
      g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));
      g_assert_true (gtk_widget_get_has_tooltip (GTK_WIDGET (button)));
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

/* libadwaita takes GTK's own theme away before anybody sees it: reading it would be a seventh of a start. */
static void
test_no_other_theme_is_read (void)
{
  static const char *const names[] = { "Default-light.css", "Default-dark.css", "Default-hc.css", "Default-hc-dark.css" };
  g_autofree char *folder = NULL, *overlay = NULL;

  if (g_test_subprocess ())
    {
      g_autofree char *name = NULL;

      g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
      g_assert_cmpstr (name, ==, "Adwaita-empty");
      /* What the program starts has the theme that it would have. */
      g_assert_null (g_getenv ("GTK_THEME"));
      return;
    }
  /* A theme of which GTK would say that it cannot be read. */
  folder = g_dir_make_tmp ("theme-XXXXXX", NULL);
  overlay = g_strconcat ("/org/gtk/libgtk/theme/Default=", folder, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "nothing that GTK understands }", -1, NULL));
    }
  g_setenv ("G_RESOURCE_OVERLAYS", overlay, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_unsetenv ("G_RESOURCE_OVERLAYS");
  g_test_trap_assert_passed ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_remove (path);
    }
  g_rmdir (folder);
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
  g_test_add_func ("/window/undo-and-redo-follow-the-game", test_undo_and_redo_follow_the_game);
  g_test_add_func ("/window/the-narrow-title-names-the-board", test_the_narrow_title_names_the_board);
  g_test_add_func ("/window/can-become-narrow", test_the_window_can_become_narrow);
  g_test_add_func ("/window/pages-are-made-when-wanted", test_pages_are_made_when_wanted);
  g_test_add_func ("/window/main-menu-is-made-when-opened", test_main_menu_is_made_when_opened);
  g_test_add_func ("/window/menu-buttons-have-names", test_menu_buttons_have_names);
  g_test_add_func ("/window/no-other-theme-is-read", test_no_other_theme_is_read);
  return g_test_run ();
}
