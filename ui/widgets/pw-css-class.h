/* pw-css-class.h: a style that comes and goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_css_class_set (GtkWidget *widget, const char *name, gboolean on);

G_END_DECLS
