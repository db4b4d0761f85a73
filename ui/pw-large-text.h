/* pw-large-text.h: what gives way where text is large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** PW_LARGE_TEXT: from this text scale on what stands beside each other finds no room in a narrow window. */
#define PW_LARGE_TEXT 1.5

gboolean pw_large_text_is_on (GtkWidget *widget);
void     pw_large_text_stack (GtkBox *box);
void     pw_large_text_wrap  (GtkWidget *buttons);
void     pw_large_text_tell  (GtkWidget *buttons);

G_END_DECLS
