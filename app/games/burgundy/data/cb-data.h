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

/* Goods tiles of each colour (1.2). */
extern guint cb_data_goods;

static inline guint
cb_data_goods_per_colour (void)
{
  return cb_data_goods;
}

/* By back, 1 is black, and tile; at CB_TILE_MONASTERY_0 all monasteries of that back. */
extern guint8 cb_data_supplies[2][CB_TILES];

/**
 * cb_data_supply:
 * @black: whether black-backed ones are meant
 * @tile: a named tile
 *
 * A monastery counts as one of either back: which numbers are black is not certain (10.1).
 *
 * Returns: how many there are (1.1)
 */
static inline guint
cb_data_supply (gboolean black, CbTile tile)
{
  return cb_data_supplies[black ? 1 : 0][tile];
}

/* How many monasteries have that back (1.1). */
static inline guint
cb_data_monasteries (gboolean black)
{
  return cb_data_supplies[black ? 1 : 0][CB_TILE_MONASTERY_0];
}

/* For cb-data.c: makes a printed duchy known. */
void   cb_duchy_add             (const char *id, const CbDraft *draft);

G_END_DECLS
