/* pw-tooltip.h: tooltips that change with every move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        pw_tooltip_set (GtkWidget *widget, const char *text);
const char *pw_tooltip_get (GtkWidget *widget);

G_END_DECLS
