/* pw-choice-list.h: the numbered choices: a grid, or one line that scrolls sideways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "model/pw-entry.h"
#include "pw-explain.h"

G_BEGIN_DECLS

#define PW_TYPE_CHOICE_LIST (pw_choice_list_get_type ())
G_DECLARE_FINAL_TYPE (PwChoiceList, pw_choice_list, PW, CHOICE_LIST, GtkWidget)

void       pw_choice_list_set_entry   (PwChoiceList *self, PwSession *session, PwEntry *entry);
void       pw_choice_list_set_columns (PwChoiceList *self, guint most, gboolean single_line);
gboolean   pw_choice_list_explain     (PwChoiceList *self, guint i, PwExplained *out);
guint      pw_choice_list_get_n       (PwChoiceList *self);
GtkWidget *pw_choice_list_get_row     (PwChoiceList *self, guint i);

G_END_DECLS
