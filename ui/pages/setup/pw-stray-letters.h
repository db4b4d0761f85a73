/* pw-stray-letters.h: letters that are typed where no text field has the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes a letter; FALSE where it has no use for it. */
typedef gboolean (*PwStrayLetters) (gpointer page, const char *letter);

void pw_stray_letters_watch (GtkWidget *page, PwStrayLetters take);

G_END_DECLS
