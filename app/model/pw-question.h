/* pw-question.h: what is asked now, of what is being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-entry.h"

G_BEGIN_DECLS

char *pw_question_new       (PwEntry *entry);
char *pw_question_new_whole (PwEntry *entry);

G_END_DECLS
