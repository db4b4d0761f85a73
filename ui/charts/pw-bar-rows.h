/* pw-bar-rows.h: bars below each other, each with a name beside it, or above it where text is large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_bar_rows_watch (GtkGrid *grid);
void pw_bar_rows_clear (GtkGrid *grid);
void pw_bar_rows_add   (GtkGrid *grid, guint row, GtkWidget *marker, GtkWidget *name, GtkWidget *bar);

G_END_DECLS
