/* kb-position-editor.h: where what lies before one player is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *kb_position_card (PwPosition *position, int seat, const char *card);
GtkWidget *kb_position_sign (PwPosition *position, const PwMove *about);

G_END_DECLS
