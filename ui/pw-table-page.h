/* pw-table-page.h: the table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_TABLE_PAGE (pw_table_page_get_type ())
G_DECLARE_FINAL_TYPE (PwTablePage, pw_table_page, PW, TABLE_PAGE, AdwBin)

GtkWidget *pw_table_page_new         (void);
void       pw_table_page_set_session (PwTablePage *self, PwSession *session);

G_END_DECLS
