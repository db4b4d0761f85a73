/* pw-make.h: labels and boxes that are made in one call
 *
 * For trees that a template cannot hold: as many rows as there are players, parts that a game has or has not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *pw_words_new (const char *text, const char *classes);
void       pw_box_add   (GtkWidget *box, GtkWidget *first, ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
