/* pw-typed.h: what is typed where it means nothing goes on into the line of the page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** PW_TYPED_ACTION: of the page that has a line: text goes on there, and is entered if so said; "(sb)". */
#define PW_TYPED_ACTION "line.type"

gboolean pw_typed_hand_over   (GtkWidget *from, const char *text, gboolean enter);
void     pw_typed_move_over   (GtkWidget *from, GString *typed);
gboolean pw_typed_is_too_long (const GString *typed);
gboolean pw_typed_is_text     (guint key, GdkModifierType state, gunichar *out);

/* When it is now; and what was typed since @moment, before which it was @number, is to be as if it were not. */
typedef guint (*PwTypedMoment) (GtkSpinButton *spin);
typedef void  (*PwTypedBack)   (GtkSpinButton *spin, guint moment, int number);

void     pw_typed_watch_number (GtkSpinButton *spin, PwTypedMoment now, PwTypedBack take_back);

G_END_DECLS
