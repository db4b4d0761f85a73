/* pw-table-view.h: the game as it is seen from two metres: scores, round, whose turn, last action
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_TABLE_VIEW (pw_table_view_get_type ())
G_DECLARE_FINAL_TYPE (PwTableView, pw_table_view, PW, TABLE_VIEW, GtkWidget)

GtkWidget  *pw_table_view_new         (void);
void        pw_table_view_set_session (PwTableView *self, PwSession *session);
double      pw_table_view_get_scale   (PwTableView *self);
const char *pw_table_view_get_last    (PwTableView *self);

G_END_DECLS
