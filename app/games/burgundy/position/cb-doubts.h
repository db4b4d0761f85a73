/* cb-doubts.h: what the files of the doubts share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/position/cb-says.h"

G_BEGIN_DECLS

/* Appends a doubt; @text is taken over. @index is where the field's argument stands, -1 for none. */
void     cb_doubt             (GArray *out, CbRule rule, int seat, CbKind kind, int index, int value, char *text);

/* Whether all of a player's board was said, or followed: then what is missing is missing. */
gboolean cb_is_whole          (const CbState *state, guint seat);

void     cb_doubts_of_duchy   (const CbState *state, guint seat, GArray *out);
void     cb_doubts_of_player  (const CbState *state, guint seat, GArray *out);
void     cb_doubts_of_tiles   (const CbState *state, GArray *out);
void     cb_doubts_of_goods   (const CbState *state, GArray *out);

G_END_DECLS
