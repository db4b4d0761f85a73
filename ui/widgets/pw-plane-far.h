/* pw-plane-far.h: legal spaces of a plane that are not seen: at the edge, their number and the way to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane.h"

G_BEGIN_DECLS

void     pw_plane_far_draw (PwPlane *plane, GtkSnapshot *snapshot);
gboolean pw_plane_far_find (PwPlane *plane, double across, double down, int *x, int *y);

G_END_DECLS
