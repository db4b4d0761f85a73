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

/**
 * pw_theme_text_scale:
 * @widget: a widget
 *
 * Returns: by how much text is larger than usual: 1, or what the text-scaling setting says
 */
double
pw_theme_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / 1024.0 / 96.0 : 1.0;
}
