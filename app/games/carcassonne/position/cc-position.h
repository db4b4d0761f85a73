/* cc-position.h: positions: statements, what they leave open, and what cannot be (13.6, 14.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/moves/cc-moves.h"

G_BEGIN_DECLS

extern const PwVocabulary cc_second_words;

gboolean cc_say_lies_check    (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_lies_apply    (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_say_stands_check  (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_stands_apply  (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_say_have_check    (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_have_apply    (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_say_score_check   (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_score_apply   (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_say_gone_check    (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_gone_apply    (gpointer state, const PwMove *move, PwEvents *events);
gboolean cc_say_now_check     (gconstpointer state, const PwMove *move, GError **error);
void     cc_say_now_apply     (gpointer state, const PwMove *move, PwEvents *events);

void     cc_position          (gconstpointer from, gconstpointer to, PwMoves *out);
void     cc_doubts            (gconstpointer state, GArray *out);

/** CC_QUESTIONS: what the final scoring depends on besides rows. */
#define CC_QUESTIONS 4
extern const PwQuestion cc_questions[CC_QUESTIONS];

/** CC_CARDS: what a position is made of. */
#define CC_CARDS 5
extern const PwFieldCard cc_cards[CC_CARDS];

G_END_DECLS
