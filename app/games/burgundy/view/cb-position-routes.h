/* cb-position-routes.h: what an editor of positions asks about trade routes, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

G_BEGIN_DECLS

guint    cb_position_route_tiles (const CbState *state);
guint    cb_position_route_laid  (const CbState *state, guint seat);
gboolean cb_position_route_elsewhere (const CbState *state, guint seat, guint tile);
char    *cb_position_route_name  (const CbState *state, guint seat, guint at);

G_END_DECLS
