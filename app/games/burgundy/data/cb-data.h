/* cb-data.h: the components: what is printed on boards and tiles, and how many there are
 *
 * Read once from data/games/burgundy.json; after that every question is a table look-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/data/cb-duchy.h"

G_BEGIN_DECLS

void   cb_data_load             (void);

CbType cb_data_depot_space      (guint n_players, guint phase, guint depot, guint space);
guint  cb_data_black_spaces     (guint n_players);
guint  cb_data_supply           (gboolean black, CbTile tile);
guint  cb_data_monasteries      (gboolean black);
guint  cb_data_goods_per_colour (void);

/* For cb-data.c: makes a printed duchy known. */
void   cb_duchy_add             (const char *id, const CbDraft *draft);

G_END_DECLS
