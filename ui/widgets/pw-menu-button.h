/* pw-menu-button.h: writes what stands on a menu button, where it differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_menu_button_write_label (GtkMenuButton *button, const char *label);
void pw_menu_button_write_icon  (GtkMenuButton *button, const char *name);
void pw_menu_button_hush        (GtkMenuButton *button);

G_END_DECLS
