/* cy-view-names.h: what a screen reader says of the things on the boards, and what lights them: parts of the view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/view/cy-view.h"

G_BEGIN_DECLS

void cy_view_light       (const PwViewInput *in, CyView *view);
void cy_view_mark_played (const PwViewInput *in, CyView *view);
void cy_view_names       (const PwViewInput *in, CyView *view);
void cy_view_name_players (const PwViewInput *in, CyView *view);
void cy_view_deliveries  (const PwViewInput *in, CyView *view);

G_END_DECLS
