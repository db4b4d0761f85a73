/* cc-position-land.h: where a position is entered: the landscape as it is known, and what lies and stands at the place that is pressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-landscape.h"
#include "cc-tile-buttons.h"
#include "model/pw-position.h"

G_BEGIN_DECLS

#define CC_TYPE_POSITION_LAND (cc_position_land_get_type ())
G_DECLARE_FINAL_TYPE (CcPositionLand, cc_position_land, CC, POSITION_LAND, GtkWidget)

GtkWidget     *cc_position_card           (PwPosition *position, int seat, const char *card);
CcLandscape   *cc_position_land_get_land  (CcPositionLand *self);
CcTileButtons *cc_position_land_get_tiles (CcPositionLand *self);
GtkWidget     *cc_position_land_get_stands (CcPositionLand *self);
void           cc_position_land_choose    (CcPositionLand *self, int x, int y);
void           cc_position_land_take_away (CcPositionLand *self);

G_END_DECLS
