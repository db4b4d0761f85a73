/* pw-window-view.c: the table view for those who sit further away: the full screen, or a second window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-window-private.h"

#include <glib/gi18n-lib.h>

/* Nobody touches the computer while people think: the screen stays on as long as a game goes on. */
void
pw_window_update_awake (PwWindow *self)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  gboolean open = pw_page_is (pw_window_get_shown (self), PW_PAGE_PLAYED_ON);
  gboolean playing = self->session && open && !pw_window_has_flag (self, "over");

  if (app && playing && !self->awake)
    self->awake = gtk_application_inhibit (app, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE, _("A game is being played"));
  else if (app && !playing && self->awake)
    {
      gtk_application_uninhibit (app, self->awake);
      self->awake = 0;
    }
}

/* The window manager may end the full screen too. */
static void
on_fullscreen_changed (PwWindow *self)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (self)) && pw_window_is_at (self, PW_TYPE_TABLE_VIEW))
    pw_window_go_back (self);
}

static gboolean
on_table_window_key (GtkWindow *window, guint key, guint code, GdkModifierType state)
{
  if (key == GDK_KEY_Escape)
    gtk_window_close (window);
  else if (key == GDK_KEY_F11 && gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else if (key == GDK_KEY_F11)
    gtk_window_fullscreen (window);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
on_table_window (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (!self->table_window)
    {
      GtkWidget *view = pw_table_view_new ();
      GtkEventController *keys = gtk_event_controller_key_new ();

      self->table_window = GTK_WINDOW (gtk_window_new ());
      g_object_add_weak_pointer (G_OBJECT (self->table_window), (gpointer *) &self->table_window);
      gtk_window_set_title (self->table_window, _("Table view – Pipwright"));
      gtk_window_set_default_size (self->table_window, 1280, 720);
      g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_table_window_key), self->table_window);
      gtk_widget_add_controller (GTK_WIDGET (self->table_window), keys);
      pw_table_view_set_session (PW_TABLE_VIEW (view), self->session);
      gtk_window_set_child (self->table_window, view);
    }
  gtk_window_present (self->table_window);
}

static void
on_fullscreen (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  PwWindow *self = user_data;

  if (pw_window_is_at (self, PW_TYPE_TABLE_VIEW))
    pw_window_go_back (self);
  else if (gtk_window_is_fullscreen (user_data))
    gtk_window_unfullscreen (user_data);
  /* Where a game is open, the full screen is for those who sit further away. */
  else if (self->session && !pw_page_is (pw_window_get_shown (self), PW_PAGE_BEFORE_GAME))
    pw_window_show_page (self, PW_TYPE_TABLE_VIEW);
  else
    gtk_window_fullscreen (user_data);
}

void
pw_window_drop_view (PwWindow *self)
{
  GtkWindow *window = self->table_window;

  if (!window)
    return;
  g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &self->table_window);
  self->table_window = NULL;
  gtk_window_destroy (window);
}

static const GActionEntry actions[] = {
  { "fullscreen", on_fullscreen },
  { "table-window", on_table_window },
};

void
pw_window_add_view (PwWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreen_changed), NULL);
}

/**
 * pw_window_get_table_window:
 *
 * Returns: (transfer none) (nullable): the second window with the table view
 */
GtkWindow *
pw_window_get_table_window (PwWindow *self)
{
  g_return_val_if_fail (PW_IS_WINDOW (self), NULL);
  return self->table_window;
}
