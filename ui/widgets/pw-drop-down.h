/* pw-drop-down.h: a choice whose shown value gives way where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *pw_drop_down_new                    (GtkStringList *words);
void       pw_drop_down_give_way               (GtkDropDown *drop_down);
void       pw_drop_down_give_way_to_large_text (GtkDropDown *drop_down);

G_END_DECLS
