/* cc-pads.h: where the keys of figures that may be put somewhere are written, so that each can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-shape.h"

G_BEGIN_DECLS

/** CC_PADS: of one tile at most: each segment once. */
#define CC_PADS CC_MAX_SEGMENTS
/** CC_PAD_KEY: least side of the square with a key, in pixels. */
#define CC_PAD_KEY 15

double cc_pads_key_side   (double radius);
void   cc_pads_place_keys (const CcPoint *pads, guint n, double radius, CcPoint *keys);

G_END_DECLS
