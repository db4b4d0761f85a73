/* pw-ledger-view.h: one player's ledger, line by line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-ledger-model.h"

G_BEGIN_DECLS

#define PW_TYPE_LEDGER_VIEW (pw_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (PwLedgerView, pw_ledger_view, PW, LEDGER_VIEW, GtkWidget)

/** PW_LEDGER_COLUMNS_FROM: the width, at text scale 1, from which on there are columns. */
#define PW_LEDGER_COLUMNS_FROM 820

/* Property: "compact" (boolean, read-only): the changes stand below the sentence, not in columns.
 * Signal: "looked": a line was chosen, and its moment is looked at now. */
GtkWidget     *pw_ledger_view_new         (void);
void           pw_ledger_view_set_session (PwLedgerView *self, PwSession *session);
void           pw_ledger_view_set_seat    (PwLedgerView *self, guint seat);
PwLedgerModel *pw_ledger_view_get_rows    (PwLedgerView *self);
void           pw_ledger_view_look_at     (PwLedgerView *self, guint row);

G_END_DECLS
