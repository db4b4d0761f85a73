/* pw-popover.h: what opens beside something opens where it can be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_popover_point_at (GtkPopover *popover, const GdkRectangle *place);
void pw_popover_open     (GtkPopover *popover, const GdkRectangle *place, GtkWidget *focus);
void pw_popover_close    (GtkPopover *popover);

G_END_DECLS
