/* pw-dealer.h: dice, draws and whole random games for people without dice, tests, benchmarks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-game.h"
#include "pw-history.h"

G_BEGIN_DECLS

/* The next move of a random game: a draw when the table acts, else one of the full legal list. */
gboolean pw_dealer_next  (const PwGame *game, gconstpointer state, PwRandom *random,
                          PwDealFlags flags, PwMoves *scratch, PwMove *out);

/* Plays @history to its end. */
gboolean pw_dealer_play  (PwHistory *history, PwRandom *random, PwDealFlags flags, GError **error);

G_END_DECLS
