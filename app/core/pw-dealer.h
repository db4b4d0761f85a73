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

/* The same, found more quickly where the game can: for games that nobody looks at. */
gboolean pw_dealer_pick  (const PwGame *game, gconstpointer state, PwRandom *random,
                          PwDealFlags flags, PwMoves *scratch, PwMove *out);

int      pw_dealer_rate  (const PwGame *game, gconstpointer state, const PwMove *move, PwDealFlags flags, PwMemo *memo);

gboolean pw_dealer_may_deal (const PwGame *game, gconstpointer state, PwDealFlags flags);
gboolean pw_dealer_is_random (const PwGame *game, PwDealFlags flags);
gboolean pw_dealer_is_roll (const PwMoveKind *kind);

/* Plays @history to its end. */
gboolean pw_dealer_play  (PwHistory *history, PwRandom *random, PwDealFlags flags, GError **error);

/* The dice or the draw that the table asks for now, out of the seed that was agreed at the start. */
gboolean pw_dealer_roll  (const PwHistory *history, PwMove *out);

/* Whether what the table asks for now is left to the program (PwSetup.dealer). */
gboolean pw_dealer_is_agreed (const PwHistory *history);

/* Draws all that the table leaves to the program, up to the next dice or decision of people. */
guint    pw_dealer_draw  (PwHistory *history);

G_END_DECLS
