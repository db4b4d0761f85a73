/* pw-theme-watch.h: widgets that draw themselves follow the theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void   pw_theme_watch      (GtkWidget *widget);

G_END_DECLS
