/* pw-ledger-page.h: the ledger: each player's lines, and the points by round and source
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-scores-page.h"

G_BEGIN_DECLS

#define PW_TYPE_LEDGER_PAGE (pw_ledger_page_get_type ())
G_DECLARE_FINAL_TYPE (PwLedgerPage, pw_ledger_page, PW, LEDGER_PAGE, PwScoresPage)

/* Signal: "looked": a line was chosen, and its moment is looked at now. */
GtkWidget *pw_ledger_page_new         (void);
void       pw_ledger_page_set_session (PwLedgerPage *self, PwSession *session);
void       pw_ledger_page_focus_first (PwLedgerPage *self);

G_END_DECLS
