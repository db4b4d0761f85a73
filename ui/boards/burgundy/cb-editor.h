/* cb-editor.h: the page on which people enter duchies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "cb-editor-model.h"

G_BEGIN_DECLS

#define CB_TYPE_EDITOR (cb_editor_get_type ())
G_DECLARE_FINAL_TYPE (CbEditor, cb_editor, CB, EDITOR, AdwBin)

GtkWidget     *cb_editor_new         (void);
CbEditorModel *cb_editor_get_model   (CbEditor *self);
void           cb_editor_import_file (CbEditor *self, GFile *file);
void           cb_editor_export_file (CbEditor *self, GFile *file);

G_END_DECLS
