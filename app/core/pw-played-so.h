/* pw-played-so.h: which rule a correction was played against
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

char *pw_played_so_text (const PwHistory *history, guint i);

G_END_DECLS
