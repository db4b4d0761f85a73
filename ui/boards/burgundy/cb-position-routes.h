/* cb-position-routes.h: fields for a trade route: its tiles and the goods on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *cb_position_route_new (PwPosition *position, guint seat);
gboolean   cb_position_route_key (GtkWidget *space, guint key);

G_END_DECLS
