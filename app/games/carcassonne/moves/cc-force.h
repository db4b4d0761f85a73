/* cc-force.h: "we played it so"
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/moves/cc-pad.h"

G_BEGIN_DECLS

gboolean cc_force (gconstpointer state, PwMove *move, GError **error);

G_END_DECLS
