/* pw-refusal.h: why a move was refused: the sentence, the rule, what would help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "core/pw-game.h"

G_BEGIN_DECLS

GtkWidget *pw_refusal_new         (const PwGame *game, const GError *error, int width, gboolean insist);
GtkWidget *pw_refusal_content_new (const PwGame *game, const GError *error, int chars);
char      *pw_refusal_text        (const PwGame *game, const GError *error);

G_END_DECLS
