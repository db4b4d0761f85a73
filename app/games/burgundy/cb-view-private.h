/* cb-view-private.h: what the files that fill a view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cb-view.h"

G_BEGIN_DECLS

/* Lights a spot with the choices of one kind that have @value at @arg and @other, where it is not open, at @arg2. */
void     cb_view_light_pair (const CbViewInput *in, guint kind, guint arg, int value, guint arg2, int other, CbSpot *spot);

void     cb_view_shields    (const CbViewInput *in, CbView *out);
gboolean cb_view_press_shield (const CbViewInput *in, guint index, PwMove *partial);

G_END_DECLS
