/* pw-drop-files.h: files dropped on a window are opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     pw_drop_files_add  (GtkWidget *window);
gboolean pw_drop_files_open (const GValue *value);

G_END_DECLS
