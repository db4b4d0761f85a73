/* pw-level-words.h: the levels in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

/** PW_LEVELS: how many there are. */
#define PW_LEVELS (PW_LEVEL_FINAL + 1)

const char *pw_level_words_title    (PwLevel level);
const char *pw_level_words_sentence (PwLevel level);
gboolean    pw_level_words_move     (const PwGame *game, PwLevel level, int seat, PwMove *out);
char       *pw_level_words_asked    (const PwGame *game, const PwSetup *setup, gconstpointer state,
                                     PwLevel level, int seat);

G_END_DECLS
