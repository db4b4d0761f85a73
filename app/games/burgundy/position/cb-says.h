/* cb-says.h: what people say of a position, and what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/moves/cb-moves.h"

G_BEGIN_DECLS

/* -- Tables (cb-kinds.c) --------------------------------------------------- */

/** CB_QUESTIONS: how many there are. */
#define CB_QUESTIONS 24
extern const PwQuestion cb_questions[CB_QUESTIONS];  /* cb-questions.c */
/** CB_CARDS: how many there are. */
#define CB_CARDS 18
extern const PwFieldCard cb_cards[CB_CARDS];         /* cb-fields.c */
gboolean cb_phrase (gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error);

/* -- Kinds of moves (one file each) --------------------------------------- */

void     cb_finish_apply  (gpointer state, const PwMove *move, PwEvents *events);

/* -- Statements (cb-say-duchy.c, cb-say-player.c, cb-say-table.c) ------------- */

CB_DECLARE_STATEMENT (hex);
CB_DECLARE_STATEMENT (count);
CB_DECLARE_STATEMENT (empty);
CB_DECLARE_STATEMENT (key);
CB_DECLARE_STATEMENT (stock);
CB_DECLARE_STATEMENT (sold);
CB_DECLARE_STATEMENT (have);
CB_DECLARE_STATEMENT (bonus);
CB_DECLARE_STATEMENT (bridge);
CB_DECLARE_STATEMENT (dice);
CB_DECLARE_STATEMENT (score);
CB_DECLARE_STATEMENT (space);
CB_DECLARE_STATEMENT (pile);
CB_DECLARE_STATEMENT (now);
CB_DECLARE_STATEMENT (order);
CB_DECLARE_STATEMENT (turn);
CB_DECLARE_STATEMENT (white);
void     cb_say_legal     (gconstpointer state, PwMoves *out);           /* lists nothing */
gboolean cb_say_check     (const CbState *state, const PwMove *move, GError **error); /* what all statements ask */
gboolean cb_say_check_tile (int tile, GError **error);                   /* a named tile, or none */
void     cb_say_begin     (CbState *state);                              /* what all statements do */
void     cb_say_end       (CbState *state, PwEvents *events);

/* -- Positions (cb-position.c, cb-doubts.c, cb-audit.c) ------------------------ */

void     cb_position      (gconstpointer from, gconstpointer to, PwMoves *out);
void     cb_doubts        (gconstpointer state, GArray *out);
void     cb_audit         (gconstpointer state, guint seat, PwAudit *out);

G_END_DECLS
