/* pw-review-words.h: a review in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-review.h"

G_BEGIN_DECLS

char *pw_review_move_words   (const PwHistory *history, guint at, const PwMove *move);
void  pw_review_both_words   (const PwHistory *history, const PwDecision *decision, char **played, char **better);
char *pw_review_cost_words   (const PwDecision *decision);
char *pw_review_why_words    (const PwHistory *history, const PwDecision *decision);
char *pw_review_turn_words   (const PwReview *review, const PwHistory *history, const PwTurn *turn);
char *pw_review_luck_words   (const PwLuck *luck);
char *pw_review_basis_words  (const PwReview *review);
const char *pw_review_doubt_words (const PwReview *review);

G_END_DECLS
