/* cb-editor-board.h: the grid on which a duchy is painted, one widget a place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-editor-model.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

/** CbTool: what a press does; the first six are the colours, by #CbType. */
typedef enum
{
  CB_TOOL_ERASE = CB_TYPES,
  CB_TOOL_DIE_1,
  CB_TOOL_DIE_6 = CB_TOOL_DIE_1 + 5,
  CB_TOOL_START,
  CB_TOOL_POST,
  CB_TOOL_RIVER,
  CB_TOOLS,
} CbTool;

#define CB_TYPE_EDITOR_BOARD (cb_editor_board_get_type ())
G_DECLARE_FINAL_TYPE (CbEditorBoard, cb_editor_board, CB, EDITOR_BOARD, PwSpaceGroup)

GtkWidget *cb_editor_board_new      (CbEditorModel *model);
void       cb_editor_board_set_tool (CbEditorBoard *self, CbTool tool);
void       cb_editor_board_set_half (CbEditorBoard *self, guint half);
void       cb_editor_board_go_to    (CbEditorBoard *self, CbAt at);
gboolean   cb_editor_board_type     (CbEditorBoard *self, guint keyval, GdkModifierType state);

G_END_DECLS
