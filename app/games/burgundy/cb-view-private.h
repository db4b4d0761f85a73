/* cb-view-private.h: what the files that fill a view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-view.h"

G_BEGIN_DECLS

/* Lights a spot with the choices of one kind that have @value at @arg and @other, where it is not open, at @arg2. */
void     cb_view_light_pair (const CbViewInput *in, guint kind, guint arg, int value, guint arg2, int other, CbSpot *spot);

/* Lights a spot with the choices of some kinds, a bit set, that have @value at @arg. */
void     cb_view_light      (const CbViewInput *in, guint64 kinds, CbArg arg, int value, CbSpot *spot);

void     cb_view_route      (const CbViewInput *in, CbView *out);
gboolean cb_view_press_route (const CbViewInput *in, guint index, PwMove *partial);
guint    cb_view_removal    (const CbState *state);  /* the depot from which a tile leaves now (16.5); 0: none */
void     cb_view_solo       (const CbViewInput *in, CbView *out);
gboolean cb_view_press_goal (const CbViewInput *in, guint index, PwMove *partial);
void     cb_view_shields    (const CbViewInput *in, CbView *out);
gboolean cb_view_press_shield (const CbViewInput *in, guint index, PwMove *partial);

G_END_DECLS
