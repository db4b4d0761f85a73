/* pw-game-has.h: whether a game has what it may lack, for the files that know what holds then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-game.h"

/* Whether @game has a member of one of its groups. */
#define HAS(game, group, member) ((game)->group != NULL && (game)->group->member != NULL)
