/* pw-large-text.h: how large text is, and what gives way where it is large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

double   pw_text_scale       (GtkWidget *widget);
gboolean pw_large_text_is_on (GtkWidget *widget);
double   pw_window_scale     (GtkWidget *widget);
void     pw_text_scale_watch (GtkWidget *widget, GCallback func);
void     pw_text_grow        (GtkWindow *window, int width, int height);
void     pw_text_grow_like   (GtkWindow *window, GtkWindow *like);
void     pw_text_grow_never  (GtkWidget *widget);
void     pw_text_widen       (GtkWidget *root);
void     pw_large_text_stack (GtkBox *box);
void     pw_large_text_wrap  (GtkWidget *buttons);
void     pw_large_text_tell  (GtkWidget *buttons);

G_END_DECLS
