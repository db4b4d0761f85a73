/* cb-position-shields.h: fields for the shields of a duchy and for what shield 4 stores
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *cb_position_crests_new (PwPosition *position, guint seat);
GtkWidget *cb_position_heap_new   (PwPosition *position, guint seat);

G_END_DECLS
