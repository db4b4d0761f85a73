/* cc-pieces.h: what lies and stands on the landscape, as pieces: values by which their pictures are kept
 *
 * Turns are as the screen shows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-seen.h"
#include "pw-piece.h"

G_BEGIN_DECLS

/** PAD_SHARE: how far the pad of a figure that may be put there reaches, in sides of a tile, and PAD_LEAST, in pixels. */
#define PAD_SHARE 0.125
#define PAD_LEAST 9

void cc_piece_tile    (PwPiece *piece, double px, guint kind, guint turn, gboolean corrected);
void cc_piece_place   (PwPiece *piece, double px, const CcSeenPlace *place, guint view_turn, double text_scale);
void cc_piece_figure  (PwPiece *piece, double px, const CcSeenFigure *figure);
double cc_piece_pad_radius (double px);
gboolean cc_piece_key (PwPiece *piece, double px, guint key);
void cc_piece_tick    (PwPiece *piece, double px);
void cc_piece_last    (PwPiece *piece, double px);
void cc_piece_area  (PwPiece *piece, double px, guint kind, guint turn, guint segment, gboolean chosen);
void cc_piece_field   (PwPiece *piece, double px, gboolean chosen);
void cc_piece_nine    (PwPiece *piece, double px, gboolean chosen);
void cc_piece_line    (PwPiece *piece, double px, guint kind, guint turn, guint segment, gboolean chosen, gboolean over);
void cc_piece_opening (PwPiece *piece, double px, guint side, gboolean road, gboolean chosen, gboolean over);

G_END_DECLS
