/* pw-file-dialog.h: asking for a record file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * PwFileChosen:
 * @owner: the object given to pw_file_dialog_open() or pw_file_dialog_save()
 * @file: what was chosen
 *
 * Called when a file was chosen, never when the dialog was closed without.
 */
typedef void (*PwFileChosen) (gpointer owner, GFile *file);

void pw_file_dialog_open (GtkWindow *parent, gpointer owner, PwFileChosen chosen);
void pw_file_dialog_save (GtkWindow *parent, const char *name, gpointer owner, PwFileChosen chosen);

G_END_DECLS
