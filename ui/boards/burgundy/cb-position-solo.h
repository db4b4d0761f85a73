/* cb-position-solo.h: fields for what only a solo game or a team has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *cb_position_goal_new    (PwPosition *position, guint seat);

G_END_DECLS
