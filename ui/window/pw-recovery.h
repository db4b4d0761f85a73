/* pw-recovery.h: games that were left unsaved are offered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-window.h"

G_BEGIN_DECLS

void pw_window_add_recovery (PwWindow *window);
void pw_window_look_for_copies (PwWindow *window);
void pw_recovery_watch (GtkApplication *application);

G_END_DECLS
