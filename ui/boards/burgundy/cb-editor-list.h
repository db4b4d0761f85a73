/* cb-editor-list.h: beside the grid of the editor: what is missing, and the duchies that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cb-editor-model.h"

G_BEGIN_DECLS

GtkWidget *cb_editor_issue_row_new (const CbDuchyIssue *issue);
GtkWidget *cb_editor_ready_row_new (void);
GtkWidget *cb_editor_kept_row_new  (const CbStoredDuchy *stored, gboolean open);

G_END_DECLS
