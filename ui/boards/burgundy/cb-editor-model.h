/* cb-editor-model.h: a duchy while it is edited: what it is, what it was, where it is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "games/burgundy/data/cb-duchy.h"

G_BEGIN_DECLS

#define CB_TYPE_EDITOR_MODEL (cb_editor_model_get_type ())
G_DECLARE_FINAL_TYPE (CbEditorModel, cb_editor_model, CB, EDITOR_MODEL, GObject)

/* Signal: "changed". */

CbEditorModel *cb_editor_model_new       (void);
const CbDraft *cb_editor_model_get       (CbEditorModel *self);
const char    *cb_editor_model_get_path  (CbEditorModel *self);
gboolean       cb_editor_model_is_saved  (CbEditorModel *self);
gboolean       cb_editor_model_can_undo  (CbEditorModel *self);
gboolean       cb_editor_model_can_redo  (CbEditorModel *self);
void           cb_editor_model_undo      (CbEditorModel *self);
void           cb_editor_model_redo      (CbEditorModel *self);
void           cb_editor_model_begin     (CbEditorModel *self);
void           cb_editor_model_end       (CbEditorModel *self);

void           cb_editor_model_start     (CbEditorModel *self, const CbDraft *draft, const char *path);
void           cb_editor_model_clear     (CbEditorModel *self);
void           cb_editor_model_set_name  (CbEditorModel *self, const char *name);
gboolean       cb_editor_model_paint     (CbEditorModel *self, CbAt at, CbType type, guint half);
gboolean       cb_editor_model_set_die   (CbEditorModel *self, CbAt at, guint die, guint half);
gboolean       cb_editor_model_remove    (CbEditorModel *self, CbAt at);
gboolean       cb_editor_model_toggle_half  (CbEditorModel *self, CbAt at);
gboolean       cb_editor_model_toggle_start (CbEditorModel *self, CbAt at);
gboolean       cb_editor_model_toggle_post  (CbEditorModel *self, CbAt at);
gboolean       cb_editor_model_toggle_river (CbEditorModel *self, CbAt a, CbAt b);
gboolean       cb_editor_model_save      (CbEditorModel *self, gboolean as_new, GError **error);

G_END_DECLS
