/* pw-pointer.h: what the pointer points at, while that is what people look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       pw_pointer_watch        (GtkWindow *window);
GtkWidget *pw_pointer_find         (GtkWindow *window);
GtkWidget *pw_pointer_find_clicked (GtkWindow *window);

G_END_DECLS
