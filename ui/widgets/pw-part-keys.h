/* pw-part-keys.h: F6 and Shift+F6 go from part to part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * PwPartEnter:
 * @page: the page
 * @part: one of its parts
 *
 * Gives the keyboard to what is first in @part.
 *
 * Returns: %FALSE where nothing in it can have the keyboard now
 */
typedef gboolean (*PwPartEnter) (GtkWidget *page, GtkWidget *part);

void pw_part_keys_add (GtkWidget *page, GtkWidget *const *parts, guint n_parts, PwPartEnter enter);

G_END_DECLS
