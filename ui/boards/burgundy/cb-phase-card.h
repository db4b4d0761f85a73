/* cb-phase-card.h: where the game stands: phases, rounds with their goods, the white die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_PHASE_CARD (cb_phase_card_get_type ())
G_DECLARE_FINAL_TYPE (CbPhaseCard, cb_phase_card, CB, PHASE_CARD, PwSpaceGroup)

GtkWidget *cb_phase_card_new   (CbViewer *viewer);
GtkWidget *cb_phase_card_strip (PwSession *session, int height);

G_END_DECLS
