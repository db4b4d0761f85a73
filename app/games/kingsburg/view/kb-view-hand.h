/* kb-view-hand.h: dice that clicks put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/view/kb-view.h"

G_BEGIN_DECLS

void     kb_view_hand (const PwViewInput *in, KbView *out);
gboolean kb_press_die (const PwViewInput *in, guint die, PwMove *partial);

G_END_DECLS
