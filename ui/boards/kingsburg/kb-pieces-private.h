/* kb-pieces-private.h: what the files of pieces share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "kb-pieces.h"

G_BEGIN_DECLS

guint16 kb_piece_flags (guint32 flags);
void    kb_piece_card  (PwPiece *piece, guint32 flags, PwPieceDraw draw);

G_END_DECLS
