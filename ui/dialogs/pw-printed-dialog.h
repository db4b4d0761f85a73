/* pw-printed-dialog.h: asks what is printed on a component before it is used for the first time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"
#include "model/pw-printed-answer.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_PRINTED_DIALOG (pw_printed_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwPrintedDialog, pw_printed_dialog, PW, PRINTED_DIALOG, PwDialog)

/* Signal: "breaks" (const char *line): what is printed does not fit with later lines; nothing was played. */
PwPrintedDialog *pw_printed_dialog_new        (GtkWindow *parent, PwEntry *entry);
PwPrintedAnswer *pw_printed_dialog_get_answer (PwPrintedDialog *self);

G_END_DECLS
