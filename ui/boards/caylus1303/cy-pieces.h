/* cy-pieces.h: what lies on the boards, as pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cy-viewer.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/** CY_CAPTION: which part of the height of a tile of the site is the line below it. */
#define CY_CAPTION 0.125
/** CY_SITE_GAP: pixels between two tiles of the site. */
#define CY_SITE_GAP 8
/** CY_MOST_TEXT: numbers and letters on the road grow so much at most; the pictures keep their size. */
#define CY_MOST_TEXT 1.5

void cy_piece_building   (PwPiece *piece, const CyView *view, guint place, const CyBuilding *spot, double text); /* cy-card.c */
void cy_piece_site_tile  (PwPiece *piece, const CyView *view, guint index);
void cy_piece_bridge     (PwPiece *piece, const CyView *view, guint index);                         /* cy-pieces.c */
void cy_piece_stop       (PwPiece *piece, const CyView *view, const CyStop *stop);
void cy_piece_provost    (PwPiece *piece);
void cy_piece_site_place (PwPiece *piece, const CyView *view, guint index);
void cy_piece_person     (PwPiece *piece, const CyView *view, guint character);
void cy_piece_stranger   (PwPiece *piece);
void cy_piece_offer      (PwPiece *piece, const CyOffer *spot);
void cy_piece_round      (PwPiece *piece, guint round, guint32 flags);
void cy_piece_phase      (PwPiece *piece, guint phase, guint32 flags);
void cy_piece_steps      (PwPiece *piece, const CyView *view, guint seat);
void cy_piece_idle       (PwPiece *piece, const CyView *view, const CyIdle *idle);
void cy_piece_delivery (PwPiece *piece, const CyView *view, const CyDelivery *delivery);

G_END_DECLS
