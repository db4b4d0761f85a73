/* pw-style.h: the style sheets that the first window need not wait for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_style_hold_theme  (void);
void pw_style_let_theme   (void);
void pw_style_add_pages   (void);
void pw_style_watch_start (GtkWindow *window);

G_END_DECLS
