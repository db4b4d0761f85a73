/* pw-scroll.h: what scrolls sideways only lets the page around it scroll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_scroll_pass_on (GtkWidget *scroller);

G_END_DECLS
