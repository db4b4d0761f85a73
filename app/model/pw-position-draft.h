/* pw-position-draft.h: a position while a line of answers is read: what is still open in it, and what answers are as moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-position.h"

G_BEGIN_DECLS

/* The position as it is after the first @n_moves of the game and what was read of a line. */
typedef struct
{
  const PwGame *game;
  const PwSetup *setup;
  const PwHistory *history;
  guint n_moves;
  gpointer state;
  const PwMoves *line;          /* nullable */
  guint known;                  /* bit set of seats: their boards were followed until the end position was asked for */
} PwDraft;

/* pw-position-ask.c. Of a question: its number in the game's table; of @seat: -1 where nothing is open. */
void              pw_draft_init       (PwDraft *draft, PwPosition *self, const PwMoves *line);
void              pw_draft_clear      (PwDraft *draft);
const PwQuestion *pw_draft_question   (const PwDraft *draft, guint question);
gboolean          pw_draft_asks       (const PwDraft *draft);
int               pw_draft_next       (const PwDraft *draft, int seat);
gboolean          pw_draft_number     (const PwDraft *draft, const PwQuestion *question, guint seat, int number, PwMove *out,
                                       GError **error);

/* Whether two statements say something of the same thing, be it another value. */
gboolean          pw_draft_is_same_thing (const PwGame *game, const PwMove *a, const PwMove *b);

/* What an answer looks like (free it); the question that @move adds to, if any; answers as moves. */
char             *pw_question_expect  (const PwQuestion *question);
const PwQuestion *pw_question_adding  (const PwGame *game, const PwMove *move);
PwMove            pw_question_none    (const PwQuestion *question, guint seat);
PwMove            pw_question_one     (const PwQuestion *question, guint seat, int element, gboolean there);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PwDraft, pw_draft_clear)

G_END_DECLS
