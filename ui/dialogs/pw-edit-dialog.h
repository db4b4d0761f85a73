/* pw-edit-dialog.h: an earlier line changed, and what that changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-line-draft.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_EDIT_DIALOG (pw_edit_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwEditDialog, pw_edit_dialog, PW, EDIT_DIALOG, PwDialog)

PwEditDialog *pw_edit_dialog_new       (GtkWindow *parent, PwLineDraft *draft);
PwLineDraft  *pw_edit_dialog_get_draft (PwEditDialog *self);

G_END_DECLS
