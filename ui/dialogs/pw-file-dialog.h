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

/**
 * PwFileKind:
 * @open_title: title when a file is read (N_())
 * @save_title: title when one is written (N_())
 * @name: what such files are called (N_())
 * @patterns: their names; unused ones are %NULL
 *
 * What sort of file is asked for.
 */
typedef struct
{
  const char *open_title;
  const char *save_title;
  const char *name;
  const char *patterns[2];
} PwFileKind;

void pw_file_dialog_open_kind (GtkWindow *parent, const PwFileKind *kind, gpointer owner, PwFileChosen chosen);
void pw_file_dialog_save_kind (GtkWindow *parent, const PwFileKind *kind, const char *name, gpointer owner,
                               PwFileChosen chosen);
void pw_file_dialog_save_kind_in (GtkWindow *parent, const PwFileKind *kind, const char *folder, const char *name,
                                  gpointer owner, PwFileChosen chosen);
void pw_file_dialog_choose_folder (GtkWindow *parent, const char *title, gpointer owner, PwFileChosen chosen);
void pw_file_dialog_open (GtkWindow *parent, gpointer owner, PwFileChosen chosen);
void pw_file_dialog_save (GtkWindow *parent, const char *name, gpointer owner, PwFileChosen chosen);

G_END_DECLS
