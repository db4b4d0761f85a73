/* kb-position-editor.h: where what lies before one player is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *kb_position_editor_new (PwPosition *position, int seat);

G_END_DECLS
