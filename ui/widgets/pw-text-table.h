/* pw-text-table.h: numbers in rows and columns, as text: what stands behind a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PW_TYPE_TEXT_TABLE (pw_text_table_get_type ())
G_DECLARE_FINAL_TYPE (PwTextTable, pw_text_table, PW, TEXT_TABLE, AdwBin)

/** PW_TEXT_TABLE_NOTHING: a cell without a number. */
#define PW_TEXT_TABLE_NOTHING G_MININT

GtkWidget *pw_text_table_new        (void);
void       pw_text_table_clear      (PwTextTable *self, const char *title);
void       pw_text_table_add_column (PwTextTable *self, GtkWidget *head, const char *name);
void       pw_text_table_add_row    (PwTextTable *self, const char *name, const char *spoken, const int *values,
                                     gboolean zeros, const char *css_class);
char      *pw_text_table_print      (PwTextTable *self);     /* a line a row, its cells with "|" between them */

G_END_DECLS
