/* pw-ui-setup.c: the page that sets a game up, in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-ui-setup.h"

#include "pw-player-row.h"
#include "pw-settings.h"
#include "pw-ui-test.h"

void
ui_setup_open (UiSetup *fixture, gconstpointer data)
{
  g_settings_reset (pw_settings_get (), "last-players");
  g_settings_reset (pw_settings_get (), "last-options");
  g_settings_reset (pw_settings_get (), "last-game");
  g_settings_reset (pw_settings_get (), "deal-start");
  fixture->page = PW_SETUP_PAGE (pw_setup_page_new ());
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  pw_setup_page_prepare (fixture->page);
  pw_ui_test_settle ();
}

void
ui_setup_close (UiSetup *fixture, gconstpointer data)
{
  g_object_ref (fixture->page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  pw_ui_test_settle ();
  g_assert_finalize_object (G_OBJECT (fixture->page));
}

GtkWidget *
ui_setup_row (UiSetup *fixture, guint seat)
{
  return pw_ui_test_find (GTK_WIDGET (fixture->page), PW_TYPE_PLAYER_ROW, seat);
}

void
ui_setup_type (UiSetup *fixture, guint seat, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (pw_ui_test_child (ui_setup_row (fixture, seat), "name")), name);
}

const PwSetup *
ui_setup_get (UiSetup *fixture)
{
  return pw_setup_page_get_setup (fixture->page);
}

void
ui_setup_add_player (UiSetup *fixture)
{
  g_signal_emit_by_name (pw_ui_test_find (pw_ui_test_child (fixture->page, "add_row"), GTK_TYPE_BUTTON, 0), "clicked");
  pw_ui_test_settle ();
}
