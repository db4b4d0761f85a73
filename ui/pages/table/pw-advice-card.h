/* pw-advice-card.h: the three best moves of the moment, where the table agreed to advice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define PW_TYPE_ADVICE_CARD (pw_advice_card_get_type ())
G_DECLARE_FINAL_TYPE (PwAdviceCard, pw_advice_card, PW, ADVICE_CARD, AdwBin)

/* Signal "taken": a move of it was written into the entry, where Enter plays it. */
void     pw_advice_card_set_entry (PwAdviceCard *self, PwSession *session, PwEntry *entry);
gboolean pw_advice_card_take      (PwAdviceCard *self, guint i);

G_END_DECLS
