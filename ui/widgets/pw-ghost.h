/* pw-ghost.h: dim words in an entry that stand where the caret would go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void pw_ghost_place (GtkEntry *entry, GtkWidget *ghost);

G_END_DECLS
