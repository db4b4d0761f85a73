/* kb-says.h: what people say of a position, and what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/moves/kb-moves.h"

G_BEGIN_DECLS

#define KB_DECLARE_STATEMENT(name)                                                            \
  gboolean kb_say_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     kb_say_##name##_apply (gpointer state, const PwMove *move, PwEvents *events)

KB_DECLARE_STATEMENT (row);                           /* kb-say.c */
KB_DECLARE_STATEMENT (have);
KB_DECLARE_STATEMENT (score);
KB_DECLARE_STATEMENT (envoy);
KB_DECLARE_STATEMENT (order);
KB_DECLARE_STATEMENT (now);

void     kb_none_legal    (gconstpointer state, PwMoves *out); /* what people say, and no list has */

guint    kb_row_built     (const KbPlayer *player, guint row); /* buildings from the left, up to the first gap */
int      kb_amount        (const KbPlayer *player, KbResource resource);
void     kb_position      (gconstpointer from, gconstpointer to, PwMoves *out);
void     kb_doubts        (gconstpointer state, GArray *out);
void     kb_audit         (gconstpointer state, guint seat, PwAudit *out);

/** KB_QUESTIONS: how many there are. */
#define KB_QUESTIONS 5
extern const PwQuestion kb_questions[KB_QUESTIONS];  /* kb-questions.c */
/** KB_CARDS: how many there are. */
#define KB_CARDS 4
extern const PwFieldCard kb_cards[KB_CARDS];         /* kb-fields.c */

G_END_DECLS
