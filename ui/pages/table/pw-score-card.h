/* pw-score-card.h: one player's score: sum, bar by source, legend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-session.h"

G_BEGIN_DECLS

#define PW_TYPE_SCORE_CARD (pw_score_card_get_type ())
G_DECLARE_FINAL_TYPE (PwScoreCard, pw_score_card, PW, SCORE_CARD, AdwBin)

void pw_score_card_set (PwScoreCard *self, PwSession *session, guint seat);

G_END_DECLS
