/* pw-plane-input.h: wheel, drag, two fingers and keys of a plane
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-plane.h"

G_BEGIN_DECLS

void pw_plane_input_add_keys (GtkWidgetClass *klass);
void pw_plane_input_add      (PwPlane *plane);

G_END_DECLS
