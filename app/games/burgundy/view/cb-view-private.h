/* cb-view-private.h: what the files that fill a view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/words/cb-sentences.h"
#include "games/burgundy/view/cb-view.h"

G_BEGIN_DECLS

/* A statement, which no choice is, stands in sets of kinds for choices whose kind is still open. */
#define CB_VIEW_KIND_OPEN CB_KIND_HEX
/* Moves that take a tile of the black depot; they leave the depot open when they mean that one. */
#define CB_VIEW_KINDS_BLACK PW_KIND_SET (CB_KIND_BUY, CB_KIND_FETCH, CB_KIND_SWAP, CB_KIND_COVER, CB_KIND_LAY)

/* What a move says at @arg; the depot that a move of the black one leaves open is 0. */
int      cb_view_arg        (const PwMove *move, CbArg arg);

/* Lights a spot with the choices of one kind that have @value at @arg and @other, where it is not open, at @arg2. */
void     cb_view_light_pair (const PwViewInput *in, guint kind, guint arg, int value, guint arg2, int other, CbSpot *spot);

/* Lights a spot with the choices of some kinds that have @value at @arg. */
void     cb_view_light      (const PwViewInput *in, PwKindSet kinds, CbArg arg, int value, CbSpot *spot);

/* The same for a tile that lies in a depot. */
void     cb_view_light_depot_tile (const PwViewInput *in, PwKindSet kinds, guint depot, CbSpot *spot);

/* The first choice that throws out @tile, or NULL; and the light on one that can be thrown out. */
const PwChoice *cb_view_find_discard (const PwViewInput *in, int tile);
void     cb_view_light_discard (const PwViewInput *in, CbSpot *spot);

/* Marks what nobody enters at this level, where @stale says so. */
void     cb_view_doubt      (guint stale, CbSpot *spot);

const CbPlayer *cb_view_player (const PwViewInput *in);      /* whose board is shown */
void     cb_view_table      (const PwViewInput *in, CbView *out);
gboolean cb_view_asks_for_ship (const CbState *state);       /* a depot is chosen for a ship's goods */
void     cb_view_route      (const PwViewInput *in, CbView *out);
gboolean cb_view_press_route (const PwViewInput *in, guint index, PwMove *partial);
guint    cb_view_removal    (const CbState *state);  /* the depot from which a tile leaves now (16.5); 0: none */
void     cb_view_solo       (const PwViewInput *in, CbView *out);
gboolean cb_view_press_goal (const PwViewInput *in, guint index, PwMove *partial);
void     cb_view_shields    (const PwViewInput *in, CbView *out);
gboolean cb_view_press_shield (const PwViewInput *in, guint index, PwMove *partial);

G_END_DECLS
