/* pw-correct-dialog.h: what lies on the table corrected: points, resources, tiles, whose turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_CORRECT_DIALOG (pw_correct_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwCorrectDialog, pw_correct_dialog, PW, CORRECT_DIALOG, PwDialog)

/* Signal: "insert" (string): a correction of an earlier moment, in notation, that makes later
 * lines impossible: somebody has to say what becomes of them. */
PwCorrectDialog *pw_correct_dialog_new (GtkWindow *parent, PwSession *session, guint at);
gboolean         pw_correct_possible   (const PwGame *game);

G_END_DECLS
