/* cc-tile-order.h: in which order tiles are listed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/carcassonne.h"

G_BEGIN_DECLS

/**
 * CcTileRow:
 * @kind: a kind
 * @turn: how it lies
 */
typedef struct
{
  guint8 kind, turn;
} CcTileRow;

/**
 * CcTurnsAt:
 * @data: what was handed over
 * @kind: a kind
 * @gap: a free place
 *
 * Returns: bit set of its turns that go there with what is chosen
 */
typedef guint (*CcTurnsAt) (gconstpointer data, guint kind, const CcGap *gap);

guint cc_tile_order (const CcState *state, guint64 kinds, const CcGap *gap, guint before, CcTurnsAt turns_at, gconstpointer data,
                     CcTileRow out[CC_TILE_KINDS * CC_TURNS]);

G_END_DECLS
