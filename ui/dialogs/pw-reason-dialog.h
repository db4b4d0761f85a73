/* pw-reason-dialog.h: "we played it so": asks why a refused move counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_REASON_DIALOG (pw_reason_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwReasonDialog, pw_reason_dialog, PW, REASON_DIALOG, PwDialog)

PwReasonDialog *pw_reason_dialog_new (GtkWindow *parent, PwEntry *entry);

G_END_DECLS
