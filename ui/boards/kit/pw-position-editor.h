/* pw-position-editor.h: where a position is entered: a page made from the game's table of fields
 *
 * A game's board may put a widget of its own in place of any card: PwBoardClass.position_card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

GtkWidget *pw_position_editor_new (PwPosition *position, int seat);

G_END_DECLS
