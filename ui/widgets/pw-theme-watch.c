/* pw-theme-watch.c: widgets that draw themselves follow the theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-theme-watch.h"

#include <adwaita.h>

static void
on_theme (GtkWidget *widget)
{
  GtkWidget *child;

  gtk_widget_queue_draw (widget);
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
}

/**
 * pw_theme_watch:
 * @widget: a widget that reads the palette when it draws
 *
 * Redraws @widget and its children whenever dark or high contrast is switched.
 */
void
pw_theme_watch (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (on_theme), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (on_theme), widget, G_CONNECT_SWAPPED);
}
