/* pw-menu-button.c: writes what stands on a menu button, where it differs, and lets it say nothing over its menu
 *
 * GTK makes the widgets in a menu button anew each time that it is told its label or its icon, also the same ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pw-menu-button.h"

/**
 * pw_menu_button_write_label:
 * @button: a button
 * @label: what is to stand on it, and nothing else
 */
void
pw_menu_button_write_label (GtkMenuButton *button, const char *label)
{
  if (g_strcmp0 (gtk_menu_button_get_label (button), label) != 0)
    gtk_menu_button_set_label (button, label);
}

/**
 * pw_menu_button_write_icon:
 * @button: a button
 * @name: the icon that is to stand on it, and nothing else
 */
void
pw_menu_button_write_icon (GtkMenuButton *button, const char *name)
{
  if (g_strcmp0 (gtk_menu_button_get_icon_name (button), name) != 0)
    gtk_menu_button_set_icon_name (button, name);
}

/**
 * pw_menu_button_hush:
 * @button: a button that has its menu or popover
 *
 * While that is open, the tooltip of @button, which lay over its first lines, is not shown.
 */
void
pw_menu_button_hush (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  g_return_if_fail (popover != NULL);
  g_object_bind_property (popover, "visible", button, "has-tooltip", G_BINDING_INVERT_BOOLEAN);
}
