/* cb-phase-strip.h: where the game stands, in one line for the table view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

GtkWidget *cb_phase_strip_new (PwSession *session, int height);

G_END_DECLS
