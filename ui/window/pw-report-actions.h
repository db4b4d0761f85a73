/* pw-report-actions.h: the commands about rulings: the rules of a line, and reporting a wrong one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-table-page.h"
#include "pw-window.h"

G_BEGIN_DECLS

void pw_report_actions_add    (PwWindow *window);
void pw_report_actions_update (PwWindow *window, gboolean table);

G_END_DECLS
