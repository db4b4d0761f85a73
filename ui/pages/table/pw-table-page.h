/* pw-table-page.h: the table: the acting player's board, everything round it, the entry bar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-entry.h"

G_BEGIN_DECLS

#define PW_TYPE_TABLE_PAGE (pw_table_page_get_type ())
G_DECLARE_FINAL_TYPE (PwTablePage, pw_table_page, PW, TABLE_PAGE, AdwBin)

/* Property: "shown" (int, read-only): whose board is seen, or PW_NOBODY. */
GtkWidget *pw_table_page_new         (void);
void       pw_table_page_set_session (PwTablePage *self, PwSession *session);
PwEntry   *pw_table_page_get_entry   (PwTablePage *self);
void       pw_table_page_show_player (PwTablePage *self, int seat);
int        pw_table_page_get_shown   (PwTablePage *self);
void       pw_table_page_next_part   (PwTablePage *self, int step);
gboolean   pw_table_page_back        (PwTablePage *self);
GtkWidget *pw_table_page_get_refusal (PwTablePage *self);
const GError *pw_table_page_get_refused (PwTablePage *self);

guint pw_table_page_get_line         (PwTablePage *self);
void  pw_table_page_set_show_dropped (PwTablePage *self, gboolean show);

G_END_DECLS
