/* pw-drawn.h: what was drawn, where a move names it as it is used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-dealer.h"

G_BEGIN_DECLS

gboolean pw_drawn_guess (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *named);
gboolean pw_drawn_with     (const PwGame *game, gconstpointer state, const PwMove *move, PwMove *draw);
gboolean pw_drawn_alike    (const PwGame *game, const PwMove *one, const PwMove *other);
gboolean pw_drawn_is_said  (const PwGame *game, gconstpointer state, const PwMove *entered);
gboolean pw_drawn_is_asked (const PwGame *game, gconstpointer state);

G_END_DECLS
