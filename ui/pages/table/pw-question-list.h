/* pw-question-list.h: what the result of a position depends on of one player, to be answered by presses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-position.h"

G_BEGIN_DECLS

#define PW_TYPE_QUESTION_LIST (pw_question_list_get_type ())
G_DECLARE_FINAL_TYPE (PwQuestionList, pw_question_list, PW, QUESTION_LIST, AdwBin)

GtkWidget *pw_question_list_new         (PwPosition *position, guint seat);
GtkWidget *pw_question_list_find_button (PwQuestionList *self, guint question, const char *label);

G_END_DECLS
