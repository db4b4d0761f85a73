/* fields.h: what the table of a game's fields says is read as it was said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

/* Deals @games games, with the set-ups that @setup makes, or plain ones; at some moments of each says every field that is there with other values: what is accepted is read back, and nothing else of that statement
 * differs. @goes_on: the statements after which a game that is under way goes on by itself, with spaces between them, or "": they are only
 * read back from an end position. */
void fields_check (const PwGame *game, guint games, PwSetup *(*setup) (guint n_players, guint seed), const char *goes_on);

/* Whether each statement of @game stands in its table, but for those in @others, names with spaces between them. */
void fields_are_whole (const PwGame *game, const char *others);

G_END_DECLS
