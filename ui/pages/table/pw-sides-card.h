/* pw-sides-card.h: where players play together, the score of each side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

GtkWidget *pw_sides_card_new (PwSession *session);

G_END_DECLS
