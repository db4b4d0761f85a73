/* pw-window-exports.h: the commands that bring the open game out of the program: paper, files, links, text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-final-page.h"
#include "pw-window.h"

G_BEGIN_DECLS

void pw_window_exports_add    (PwWindow *window);
void pw_window_exports_update (PwWindow *window, gboolean game, gboolean scores);

G_END_DECLS
