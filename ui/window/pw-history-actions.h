/* pw-history-actions.h: the commands that change what was played: edit, strike, insert, correct
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-line-draft.h"
#include "pw-table-page.h"
#include "pw-window.h"

G_BEGIN_DECLS

void pw_history_actions_add    (PwWindow *window);
void pw_history_actions_open   (PwWindow *window, PwLineDraft *draft);
void pw_history_actions_update (PwWindow *window, gboolean table);

G_END_DECLS
