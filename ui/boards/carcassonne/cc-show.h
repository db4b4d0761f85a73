/* cc-show.h: shows a moment on a landscape: from what the game says to what is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-landscape.h"
#include "cc-viewer.h"

G_BEGIN_DECLS

void cc_show       (CcLandscape *landscape, const PwSetup *setup, const CcState *state, const CcBoardView *view);
void cc_show_light (CcLandscape *landscape, const CcState *state, gboolean chosen, const CcSeenSpot *spot);

G_END_DECLS
