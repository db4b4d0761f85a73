/* kb-pieces.h: how the things of Kingsburg are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/view/kb-view.h"
#include "pw-board-grid.h"
#include "pw-piece.h"

G_BEGIN_DECLS

void kb_piece_advisor  (PwPiece *piece, const KbView *view, const KbAdvisorSpot *spot);
void kb_piece_building (PwPiece *piece, const KbBuildingSpot *spot);
void kb_piece_dice     (PwPiece *piece, const KbView *view, const KbDiceSpot *spot);
void kb_piece_die_box  (const KbDiceSpot *spot, const PwBoardBox *dice, guint die, PwBoardBox *box);
void kb_piece_hand_die (PwPiece *piece, const KbDieSpot *spot);
void kb_piece_enemy    (PwPiece *piece, const KbView *view, const KbEnemySpot *spot);
void kb_piece_supply   (PwPiece *piece, const KbSupplySpot *spot);
void kb_piece_year     (PwPiece *piece, const KbTimeSpot *spot);
void kb_piece_phase    (PwPiece *piece, const KbTimeSpot *spot);

G_END_DECLS
