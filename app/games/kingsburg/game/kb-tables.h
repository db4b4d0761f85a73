/* kb-tables.h: the tables that the game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/words/kb-told.h"

G_BEGIN_DECLS

extern const PwMoveKind kb_kinds[KB_KINDS];
extern const PwOption kb_options[KB_OPTIONS];

char    *kb_unsound       (gconstpointer state);

G_END_DECLS
