/* cy-parts.h: the parts of the boards: each a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cy-viewer.h"
#include "pw-board-part.h"

G_BEGIN_DECLS

extern const PwBoardPartKind cy_part_road;
extern const PwBoardPartKind cy_part_time;
extern const PwBoardPartKind cy_part_site;
extern const PwBoardPartKind cy_part_people;
extern const PwBoardPartKind cy_part_monuments;
extern const PwBoardPartKind cy_part_tiles;
extern const PwBoardPartKind cy_part_deliveries;
extern const PwBoardPartKind cy_part_steps;

G_END_DECLS
