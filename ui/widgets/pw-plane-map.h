/* pw-plane-map.h: a small map of a plane in its corner, while not all of it is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane.h"

G_BEGIN_DECLS

void     pw_plane_map_draw (PwPlane *plane, GtkSnapshot *snapshot);
gboolean pw_plane_map_find (PwPlane *plane, double across, double down, double *x, double *y);

G_END_DECLS
