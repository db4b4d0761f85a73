/* cc-landscape.h: the landscape: a plane of tiles with figures, places, and features that are lit
 *
 * It shows what it is given and says where people point and press; it knows no session and no rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-seen.h"
#include "pw-plane.h"

G_BEGIN_DECLS

#define CC_TYPE_LANDSCAPE (cc_landscape_get_type ())
G_DECLARE_FINAL_TYPE (CcLandscape, cc_landscape, CC, LANDSCAPE, PwPlane)

/* Signals: "place-pressed" (int x, int y): a place where no tile lies. "tile-pressed" (int x, int y, uint segment): a tile; the segment
 * under the pointer or with the focus, or CC_NO_SEGMENT. "pointed": cc_landscape_get_pointed() or
 * cc_landscape_get_pointed_place() says something else now.
 * "figure-pressed" (int x, int y, uint segment): a segment of the tile that would lie on a place that is chosen.
 * "turn-tile" (int step): T or Shift+T: the tile that is to be placed, by a quarter. */

/** CcDescribe: returns the accessible name of the feature that segment @segment of the tile at @x, @y belongs to, or of the
 * figure that may be put on a segment of the tile that would lie there (free it). */
typedef char *(*CcDescribe) (int x, int y, guint segment, gpointer data);

/** CcExplain: returns the numbers of the rules that explain what lies at @x, @y, with spaces between them (free it), or %NULL. */
typedef char *(*CcExplain) (int x, int y, guint segment, gpointer data, const PwGame **game);

GtkWidget *cc_landscape_new         (void);
void       cc_landscape_set_describe (CcLandscape *self, CcDescribe describe, gpointer data);
void       cc_landscape_set_explain (CcLandscape *self, CcExplain explain, gpointer data);
void       cc_landscape_show        (CcLandscape *self, const CcSeen *seen);
void       cc_landscape_light       (CcLandscape *self, gboolean chosen, const CcSeenFeature *feature);
gboolean   cc_landscape_get_pointed (CcLandscape *self, CcSeenSpot *spot);
gint16     cc_landscape_get_pointed_place (CcLandscape *self);

G_END_DECLS
