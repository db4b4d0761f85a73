/* pw-title-dialog.h: asks what a game shall be called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_TITLE_DIALOG (pw_title_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwTitleDialog, pw_title_dialog, PW, TITLE_DIALOG, PwDialog)

/* Signal: "chosen" (const char *title): what was typed; it may be empty. */
PwTitleDialog *pw_title_dialog_new (GtkWindow *parent, const char *title);

G_END_DECLS
