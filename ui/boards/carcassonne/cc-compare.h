/* cc-compare.h: the landscape as large as possible, to be compared with the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

GtkWidget *cc_compare_new       (GtkWidget *board, PwSession *session, guint turn);
guint      cc_compare_find_line (PwSession *session, int x, int y);

G_END_DECLS
