/* cc-board.h: how Carcassonne is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board.h"

G_BEGIN_DECLS

extern const PwBoardClass cc_board;

G_END_DECLS
