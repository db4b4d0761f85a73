/* pw-printed.h: values that people read off the components: kept for later games, said before the first move, asked at the first use
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session.h"

G_BEGIN_DECLS

/** PW_PRINTED_FORMAT: the newest file format that is read, and the one that is written. */
#define PW_PRINTED_FORMAT 1

/* What is kept. */
char       *pw_printed_path     (const PwGame *game);
gboolean    pw_printed_load     (const PwGame *game, PwMoves *out, GError **error);
gboolean    pw_printed_save     (const PwGame *game, gconstpointer state, GError **error);

/* A game that begins, and one that is under way. */
guint       pw_printed_begin    (PwSession *session);
void        pw_printed_keep     (PwSession *session);
gboolean    pw_printed_confirm  (PwSession *session, GError **error);
gboolean    pw_printed_is_late  (const PwHistory *history, const PwMove *move);
guint       pw_printed_place    (const PwHistory *history, const PwMove *move, PwRevisionKind *kind);
char       *pw_printed_breaks   (const PwHistory *history, const PwMove *move);
PwRevision *pw_printed_revise   (const PwHistory *history, const PwMove *move, GError **error);

/* What is asked before @move is played: a whole sentence, or NULL. */
char       *pw_printed_question (const PwGame *game, const PwSetup *setup, gconstpointer state, const PwMove *move, PwMove *confirm,
                                 PwPrintedState *known);

G_END_DECLS
