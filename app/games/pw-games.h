/* pw-games.h: all games of this build
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

/**
 * pw_games_init:
 *
 * Makes every game known (pw_games_add()). Call it once, first.
 */
void pw_games_init (void);

G_END_DECLS
