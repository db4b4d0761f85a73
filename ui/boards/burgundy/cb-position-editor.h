/* cb-position-editor.h: where one player's end of the game is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *cb_position_card (PwPosition *position, int seat, const char *card);

G_END_DECLS
