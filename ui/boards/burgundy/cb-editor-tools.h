/* cb-editor-tools.h: the buttons of the duchies' editor: what a press on the grid does, and the commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cb-editor-board.h"

G_BEGIN_DECLS

/** CbEditorTools: the tools that only some kinds of duchy need. */
typedef struct
{
  GtkWidget *dice, *halves, *river;
} CbEditorTools;

extern const char *const cb_editor_tool_words[CB_TOOLS];

GtkWidget *cb_editor_tools_new    (CbEditorTools *tools);
void       cb_editor_tools_show   (const CbEditorTools *tools, CbDuchyKind kind);
GtkWidget *cb_editor_commands_new (void);
GtkWidget *cb_editor_command_new  (const char *text, const char *action);

G_END_DECLS
