/* any-setup.h: games of any expansions, everybody alone, in teams and solo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/game/cb-tables.h"

G_BEGIN_DECLS

/** ANY_MODULES: how many expansions a bit set has. */
#define ANY_MODULES 6
/** POSTS: the border posts, which go with everybody alone only. */
#define POSTS (1u << 4)
#define SHIELDS (1u << 5)
#define ALL ((1u << ANY_MODULES) - 1)

PwSetup *any_setup (CbMode mode, guint set, guint seed);
PwSetup *any_game  (guint seed);

G_END_DECLS
