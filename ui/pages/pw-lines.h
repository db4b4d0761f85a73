/* pw-lines.h: what lists of a game's lines share, the log and the ledger
 *
 * A line belongs to a moment; the one that is looked at is selected, and F1 tells the rules by which it came about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-session.h"
#include "pw-explain.h"

G_BEGIN_DECLS

/** PwLineMoment: the moment after @line of a list; 0: of none. */
typedef guint (*PwLineMoment) (gpointer line);

GtkSingleSelection *pw_lines_select    (GtkListView *list, GListModel *lines, PwSession *session, PwLineMoment moment_of);
void                pw_lines_look_back (GtkSingleSelection *selection);
gboolean            pw_lines_explain   (PwSession *session, guint moment, PwExplained *out);

GtkWidget          *pw_lines_new_text  (const char *css_class);
GtkWidget          *pw_lines_item_of   (GtkWidget *row, GtkListView *list);
void                pw_lines_speak     (GtkWidget *row, GtkListView *list, GtkWidget *text, const char *spoken);

G_END_DECLS
