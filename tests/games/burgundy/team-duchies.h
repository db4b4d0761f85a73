/* team-duchies.h: two invented team duchies, as the printed ones are not known (18.4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

G_BEGIN_DECLS

gint16   team_duchy (guint i);
PwSetup *team_setup (void);

G_END_DECLS
