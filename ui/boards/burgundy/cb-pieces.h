/* cb-pieces.h: how the things of this game look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/view/cb-view.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/* CbType and PwHue have one order. */
#define CB_HUE(type) ((PwHue) (type))

void cb_piece_add_flags   (PwPiece *piece, const CbSpot *spot);
void cb_piece_tile        (PwPiece *piece, CbTile tile, double size);
void cb_piece_hex         (PwPiece *piece, const CbSpot *spot, gboolean bare);
void cb_piece_store       (PwPiece *piece, const CbSpot *spot);
void cb_piece_goods       (PwPiece *piece, const CbSpot *spot);
void cb_piece_die         (PwPiece *piece, const CbSpot *spot);
void cb_piece_depot       (PwPiece *piece, const CbSpot *spot, const guint8 *goods, gboolean sideways);
void cb_piece_black_depot (PwPiece *piece, const CbSpot *spot);
void cb_piece_depot_space (PwPiece *piece, const CbSpot *spot);
void cb_piece_black_space (PwPiece *piece, const CbSpot *spot);
void cb_piece_span        (PwPiece *piece, const CbSpot *spot, const guint8 *seats, const PwSetup *setup);
void cb_piece_bonus       (PwPiece *piece, const CbSpot *spot, const PwSetup *setup);
void cb_piece_phase       (PwPiece *piece, const CbSpot *spot);
void cb_piece_round       (PwPiece *piece, const CbSpot *spot);
void cb_piece_inns        (PwPiece *piece, const CbSpot *spot);
void cb_piece_shield      (PwPiece *piece, const CbSpot *spot);
void cb_piece_route       (PwPiece *piece, const CbViewRoute *route);

G_END_DECLS
