/* pw-entry-says.h: what a move says, and whether that is what was typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-model-test.h"

#include "model/pw-entry-private.h"

G_BEGIN_DECLS

const char *pw_entry_says_name       (const PwVocabulary *words, const PwWord *word);
char       *pw_entry_says_sentence   (const PwScene *scene, const PwMove *move);
void        pw_entry_says_choices    (const PwScene *scene, const PwMove *move, GPtrArray *said, GString *path);

/* The first of the words and numbers @typed that @move does not say, or counts otherwise; NULL: all is in it. */
const char *pw_entry_says_find_fault (const PwScene *scene, char **typed, const PwMove *move);

G_END_DECLS
