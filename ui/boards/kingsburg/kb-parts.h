/* kb-parts.h: the parts of a board: each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kb-viewer.h"
#include "pw-board-part.h"

G_BEGIN_DECLS

extern const PwBoardPartKind kb_part_advisors;
extern const PwBoardPartKind kb_part_province;
extern const PwBoardPartKind kb_part_dice;
extern const PwBoardPartKind kb_part_enemies;
extern const PwBoardPartKind kb_part_supplies;
extern const PwBoardPartKind kb_part_calendar;
extern const PwBoardPartKind kb_part_calendar_said;

G_END_DECLS
