/* cb-bonus-tiles.h: the bonus tiles: large in the first row, small below
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-viewer.h"
#include "pw-space-group.h"

G_BEGIN_DECLS

#define CB_TYPE_BONUS_TILES (cb_bonus_tiles_get_type ())
G_DECLARE_FINAL_TYPE (CbBonusTiles, cb_bonus_tiles, CB, BONUS_TILES, PwSpaceGroup)

GtkWidget *cb_bonus_tiles_new (CbViewer *viewer);

G_END_DECLS
