/* cy-board.h: how Caylus 1303 is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board.h"

G_BEGIN_DECLS

extern const PwBoardClass cy_board;

G_END_DECLS
