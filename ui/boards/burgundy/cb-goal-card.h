/* cb-goal-card.h: how far a solo game is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *cb_goal_card_new (PwEntry *entry);

G_END_DECLS
