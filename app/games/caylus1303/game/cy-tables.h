/* cy-tables.h: the tables of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/position/cy-position.h"
#include "games/caylus1303/words/cy-text.h"

G_BEGIN_DECLS

extern const PwMoveKind cy_kinds[CY_KINDS];
extern const PwOption cy_options[CY_OPTIONS];

G_END_DECLS
