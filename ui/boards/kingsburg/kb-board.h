/* kb-board.h: how Kingsburg is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-board.h"

G_BEGIN_DECLS

extern const PwBoardClass kb_board;

G_END_DECLS
