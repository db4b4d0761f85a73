/* cy-choice-effect.h: behind the words of a choice, what it would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "core/pw-game.h"
#include "model/pw-session.h"

G_BEGIN_DECLS

GtkWidget *cy_choice_effect (PwSession *session, const PwChoice *choice);

G_END_DECLS
