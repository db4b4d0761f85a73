/* pw-ledger-row.h: a line of the ledger: what it changed for one player, and what there is after it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "core/pw-history.h"

G_BEGIN_DECLS

/** PW_LEDGER_POINTS: the first column; those after it are PwGameLedger.holdings. */
#define PW_LEDGER_POINTS 0
#define PW_LEDGER_MAX_COLUMNS (1 + PW_MAX_HOLDINGS)

guint       pw_ledger_n_columns     (const PwGame *game);
const char *pw_ledger_column_name   (const PwGame *game, guint column);   /* translated */
gboolean    pw_ledger_has_column    (const PwHistory *history, guint column);
void        pw_ledger_read          (const PwHistory *history, guint at, guint seat, int *out);

#define PW_TYPE_LEDGER_ROW (pw_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PwLedgerRow, pw_ledger_row, PW, LEDGER_ROW, GObject)

PwLedgerRow *pw_ledger_row_new      (const PwHistory *history, guint moment, const char *text, const char *section,
                                     const int *before, const int *after);

guint       pw_ledger_row_get_moment  (PwLedgerRow *self);   /* pw_session_look_at() shows the table after it */
const char *pw_ledger_row_get_text    (PwLedgerRow *self);   /* what the log says, a line a thing */
const char *pw_ledger_row_get_section (PwLedgerRow *self);   /* "Phase B, round 3 of 5" */
gboolean    pw_ledger_row_get_begins  (PwLedgerRow *self);   /* the first row of its section */
const char *pw_ledger_row_get_reason  (PwLedgerRow *self);   /* of a correction, else NULL */
int         pw_ledger_row_get_change  (PwLedgerRow *self, guint column);
int         pw_ledger_row_get_total   (PwLedgerRow *self, guint column);
char       *pw_ledger_row_sum_up      (PwLedgerRow *self);
char       *pw_ledger_row_describe    (PwLedgerRow *self);

/* For the model. */
void        pw_ledger_row_set_begins  (PwLedgerRow *self, gboolean begins);
gboolean    pw_ledger_row_same        (gpointer a, gpointer b);

G_END_DECLS
