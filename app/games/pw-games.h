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
 * Registers every game (pw_games_register()). Call it once, first.
 */
void pw_games_init (void);

/**
 * pw_games_add_all:
 *
 * In its place where somebody waits: makes every game known (pw_games_add()).
 */
void pw_games_add_all (void);

G_END_DECLS
