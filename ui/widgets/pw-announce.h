/* pw-announce.h: says something to people who cannot see it appear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets a screen reader say a sentence at once. */
void pw_announce         (GtkWidget *widget, const char *text);

/* Says that nobody needs the description of @widget: older toolkits announce there while it has the focus. */
void pw_announce_through (GtkWidget *widget);

G_END_DECLS
