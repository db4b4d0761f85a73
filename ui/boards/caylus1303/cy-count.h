/* cy-count.h: the tokens that are counted at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *cy_count_new (PwSession *session);

G_END_DECLS
