/* pw-name-suggest.h: names that were kept, offered where a name is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        pw_name_suggest_add  (GtkEntry *entry);
GtkPopover *pw_name_suggest_open (GtkEntry *entry);

G_END_DECLS
