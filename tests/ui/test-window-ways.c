/* test-window-ways.c: the ways from page to page of the window, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-library-page.h"
#include "pw-setup-page.h"
#include "window-steps.h"

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

/* An Escape too many takes no names away; a game that was begun leaves the next one those of last time. */
static void
test_an_unfinished_setup_is_kept (void)
{
  PwWindow *window = pw_ui_test_window ();
  PwSetupPage *setup;

  pw_ui_test_settle ();
  activate (window, "app.new");
  setup = pw_window_find_page (window, PW_TYPE_SETUP_PAGE);
  pw_ui_test_type (window, "Zoe");
  g_assert_cmpstr (pw_setup_page_get_setup (setup)->names[0], ==, "Zoe");
  press_escape (window);
  g_assert_cmpstr (pw_window_get_page (window), ==, "start");
  activate (window, "app.new");
  g_assert_cmpstr (pw_setup_page_get_setup (setup)->names[0], ==, "Zoe");
  g_assert_true (pw_setup_page_is_begun (setup));
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
test_the_last_move_leads_to_the_final_page (void)
{
  PwWindow *window;
  g_autoptr (PwSession) session = pw_ui_test_session ();

  g_assert_false (pw_ui_test_play_dealt (session, 100000, 3));
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

int
main (int argc, char **argv)
{
  pw_ui_test_init (&argc, &argv);
  g_test_add_func ("/window/cancelling-the-setup-starts-nothing", test_cancelling_the_setup_starts_nothing);
  g_test_add_func ("/window/an-unfinished-setup-is-kept", test_an_unfinished_setup_is_kept);
  g_test_add_func ("/window/cancelling-the-setup-goes-back-to-the-game", test_cancelling_the_setup_goes_back_to_the_game);
  g_test_add_func ("/window/the-last-move-leads-to-the-final-page", test_the_last_move_leads_to_the_final_page);
  g_test_add_func ("/window/escape-leads-back", test_escape_leads_back);
  g_test_add_func ("/window/the-way-back-is-the-way-there", test_the_way_back_is_the_way_there);
  g_test_add_func ("/window/each-page-leads-back-where-it-was-opened", test_each_page_leads_back_where_it_was_opened);
  g_test_add_func ("/window/no-way-leads-to-a-game-that-has-gone", test_no_way_leads_to_a_game_that_has_gone);
  return g_test_run ();
}
