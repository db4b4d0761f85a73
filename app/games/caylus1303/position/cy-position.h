/* cy-position.h: positions: what people say of them, what is asked, and what cannot be (14.4, 14.5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/moves/cy-moves.h"

G_BEGIN_DECLS

#define CY_DECLARE_STATEMENT(name)                                                            \
  gboolean cy_say_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     cy_say_##name##_apply (gpointer state, const PwMove *move, PwEvents *events)

CY_DECLARE_STATEMENT (have);                          /* cy-say-player.c */
CY_DECLARE_STATEMENT (reserve);
CY_DECLARE_STATEMENT (camp);
CY_DECLARE_STATEMENT (residences);
CY_DECLARE_STATEMENT (character);
CY_DECLARE_STATEMENT (prestige);
CY_DECLARE_STATEMENT (tokens);
CY_DECLARE_STATEMENT (owns);                          /* cy-say-road.c */
CY_DECLARE_STATEMENT (residence);
CY_DECLARE_STATEMENT (on);
CY_DECLARE_STATEMENT (now);                           /* cy-say-round.c */
CY_DECLARE_STATEMENT (first);
CY_DECLARE_STATEMENT (bridge);
CY_DECLARE_STATEMENT (at);

/* What all of them ask, and how each ends: the game goes on where it was. */
gboolean cy_say_check     (const CyState *state, const PwMove *move, GError **error);
void     cy_say_end       (CyState *state, PwEvents *events);

extern const PwVocabulary cy_good_words, cy_lie_words, cy_house_words, cy_there_words, cy_phase_words;

int      cy_said_space    (const CyState *state, guint seat, guint tile); /* where an own tile lies, as "owns" says it */
guint    cy_placed_workers (const CyState *state, guint seat);            /* on road and site */
void     cy_count_houses  (CyState *state, guint seat);

void     cy_position      (gconstpointer from, gconstpointer to, PwMoves *out);
void     cy_doubts        (gconstpointer state, GArray *out);

/** CY_QUESTIONS: how many the final scoring asks. */
#define CY_QUESTIONS 2
extern const PwQuestion cy_questions[CY_QUESTIONS];
/** CY_CARDS: how many a position has. */
#define CY_CARDS 12
extern const PwFieldCard cy_cards[CY_CARDS];

G_END_DECLS
