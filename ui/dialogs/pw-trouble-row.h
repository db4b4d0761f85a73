/* pw-trouble-row.h: a later line that a change makes impossible, and what may become of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-line-draft.h"

G_BEGIN_DECLS

#define PW_TYPE_TROUBLE_ROW (pw_trouble_row_get_type ())
G_DECLARE_FINAL_TYPE (PwTroubleRow, pw_trouble_row, PW, TROUBLE_ROW, AdwBin)

GtkWidget *pw_trouble_row_new       (PwLineDraft *draft, guint index);
guint      pw_trouble_row_get_index (PwTroubleRow *self);
void       pw_trouble_row_update    (PwTroubleRow *self, const PwTrouble *trouble);

G_END_DECLS
