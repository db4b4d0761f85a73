/* pw-level-words.h: the levels in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

char *pw_level_words_asked (const PwGame *game, const PwSetup *setup, gconstpointer state, guint level, int seat);

G_END_DECLS
