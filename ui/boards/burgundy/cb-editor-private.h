/* cb-editor-private.h: what the files of the duchies' editor share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-editor-tools.h"
#include "cb-editor.h"

G_BEGIN_DECLS

struct _CbEditor
{
  AdwBin parent_instance;

  CbEditorModel *model;
  GSimpleActionGroup *actions;
  GtkWidget *board, *name, *kind, *status;
  GtkBox *right;
  AdwBin *tools_place;
  CbEditorTools tools;
  GtkLabel *keys_label;         /* which keys the grid takes */
  GtkEventController *keys;     /* of the window, while the page is shown */
  GtkListBox *issues, *kept;
  GPtrArray *stored;
  gboolean updating, typing;
  guint aside_source;
};

void cb_editor_say          (CbEditor *self, const char *text);
void cb_editor_show_kept    (CbEditor *self);
void cb_editor_keep_aside   (CbEditor *self);
char *cb_editor_aside_path  (void);
void cb_editor_add_commands (CbEditor *self);

G_END_DECLS
