/* kb-enemies-strip.h: the enemies that can come, for the table view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *kb_enemies_strip_new (PwSession *session, int height);

G_END_DECLS
