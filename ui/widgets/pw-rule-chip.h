/* pw-rule-chip.h: the number of a rule; pressing it shows the rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

GtkWidget *pw_rule_chip_new (const PwGame *game, const char *rule_id);

G_END_DECLS
