/* cy-road.h: where the spaces of the road go: in rows there and back, as a snake; numbers only, but for the drawing under them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cy-viewer.h"
#include "pw-board-grid.h"
#include "pw-pen.h"

G_BEGIN_DECLS

/** CY_WIDE_COLUMNS, CY_NARROW_COLUMNS: spaces in a row. */
#define CY_WIDE_COLUMNS 8
#define CY_NARROW_COLUMNS 4

/**
 * CyRoadPlan:
 * @columns: spaces in a row
 * @rows: rows, the one of the printed buildings too
 * @first: the first row of spaces
 * @spaces: how many building spaces there are
 * @left: where the first column begins, in pixels
 * @top: and the first row
 * @w: the width of a card
 * @h: its height
 * @gap: between cards
 * @band: the height of the paving
 * @pitch: from row to row
 * @margin: for the turns, left and right
 * @width: of all
 * @height: of all
 *
 * The road at one width.
 */
typedef struct
{
  guint columns, rows, first, spaces;
  double left, top, w, h, gap, band, pitch, margin, width, height;
} CyRoadPlan;

void cy_road_plan       (CyRoadPlan *plan, guint spaces, double width, double height);
void cy_road_place_box  (const CyRoadPlan *plan, guint place, PwBoardBox *box);
void cy_road_bridge_box (const CyRoadPlan *plan, guint index, guint n, PwBoardBox *box);
void cy_road_bridge     (const CyRoadPlan *plan, PwBoardBox *box);
void cy_road_stop       (const CyRoadPlan *plan, guint position, double *x, double *y);
void cy_road_draw       (const CyRoadPlan *plan, const CyView *view, double text, PwPen *pen);

G_END_DECLS
