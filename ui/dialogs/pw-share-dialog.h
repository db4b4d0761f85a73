/* pw-share-dialog.h: the result of a game for another program: as a link, a QR code, a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-summary.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_SHARE_DIALOG (pw_share_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwShareDialog, pw_share_dialog, PW, SHARE_DIALOG, PwDialog)

PwShareDialog *pw_share_dialog_new      (GtkWindow *parent, const PwSummary *summary);
const char    *pw_share_dialog_get_link (PwShareDialog *self);

G_END_DECLS
