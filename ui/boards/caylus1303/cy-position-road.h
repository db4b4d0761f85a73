/* cy-position-road.h: where a position is entered: the road as it is known, and what lies and stands at the place that is pressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"
#include "pw-board-viewer.h"

G_BEGIN_DECLS

#define CY_TYPE_POSITION_ROAD (cy_position_road_get_type ())
G_DECLARE_FINAL_TYPE (CyPositionRoad, cy_position_road, CY, POSITION_ROAD, GtkWidget)

GtkWidget     *cy_position_card             (PwPosition *position, int seat, const char *card);
PwBoardViewer *cy_position_road_get_viewer  (CyPositionRoad *self);
GtkDropDown   *cy_position_road_get_tiles   (CyPositionRoad *self, guint seat);

G_END_DECLS
