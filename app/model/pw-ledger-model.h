/* pw-ledger-model.h: the ledger: each line that changed something for one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-ledger-row.h"
#include "pw-session-list.h"

G_BEGIN_DECLS

/* A GListModel of PwLedgerRow up to the present, whatever moment is looked at, with narrow
 * items-changed: playing appends, undo removes. Property: "seat" (uint), whose ledger it is. */
#define PW_TYPE_LEDGER_MODEL (pw_ledger_model_get_type ())
G_DECLARE_FINAL_TYPE (PwLedgerModel, pw_ledger_model, PW, LEDGER_MODEL, PwSessionList)

PwLedgerModel *pw_ledger_model_new      (PwSession *session, guint seat);
guint          pw_ledger_model_get_seat (PwLedgerModel *self);
void           pw_ledger_model_set_seat (PwLedgerModel *self, guint seat);

G_END_DECLS
