/* pw-rules-dialog.h: the rules by number, to read and to search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"
#include "pw-dialog.h"

G_BEGIN_DECLS

#define PW_TYPE_RULES_DIALOG (pw_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PwRulesDialog, pw_rules_dialog, PW, RULES_DIALOG, PwDialog)

PwRulesDialog *pw_rules_dialog_new       (GtkWindow *parent, const PwGame *game, const char *rules, const char *subject);
void           pw_rules_dialog_search    (PwRulesDialog *self, const char *query);
char          *pw_rules_dialog_get_shown (PwRulesDialog *self);

G_END_DECLS
