/* pw-fit-layout.h: equal cells, as many on a line as fit uncut; or one line that is scrolled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PW_TYPE_FIT_LAYOUT (pw_fit_layout_get_type ())
G_DECLARE_FINAL_TYPE (PwFitLayout, pw_fit_layout, PW, FIT_LAYOUT, GtkLayoutManager)

GtkLayoutManager *pw_fit_layout_new         (guint most);
void              pw_fit_layout_set_most    (PwFitLayout *self, guint most, gboolean single_line);
guint             pw_fit_layout_get_columns (PwFitLayout *self, GtkWidget *widget);

G_END_DECLS
