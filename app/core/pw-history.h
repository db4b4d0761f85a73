/* pw-history.h: a game so far: the moves, the states between them, the events, a cursor
 *
 * Plain C: the command line and the tests use it as it is, PwSession wraps it for views.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "pw-game.h"

G_BEGIN_DECLS

/** PW_HISTORY_MAX_MOVES: no game has as many moves by far; each keeps the state after it, some thousand bytes. */
#define PW_HISTORY_MAX_MOVES 100000

typedef struct _PwHistory PwHistory;

/**
 * PwStruck:
 * @before: how many moves were played before it, at its place in the game as it is now
 * @line: it in notation
 * @said: (nullable): what the log said of it while it stood: that depends on a game that is no more
 * @language: (nullable): of @said: "en", "pt_BR"
 *
 * A line that was taken out of the game, kept to be shown.
 */
typedef struct
{
  guint before;
  GRefString *line;
  GRefString *said, *language;
} PwStruck;

PwHistory     *pw_history_new        (const PwGame *game, const PwSetup *setup, GError **error);
void           pw_history_free       (PwHistory *history);

const PwGame  *pw_history_get_game   (const PwHistory *history);
const PwSetup *pw_history_get_setup  (const PwHistory *history);

guint          pw_history_get_length (const PwHistory *history);  /* moves kept, also undone ones */
guint          pw_history_get_cursor (const PwHistory *history);  /* moves played; <= length */
const PwMove  *pw_history_get_move   (const PwHistory *history, guint i);
const PwEvent *pw_history_get_events (const PwHistory *history, guint i, guint *n_events);

/* The state after the first @at moves; at = cursor is the present. */
gconstpointer  pw_history_get_state  (const PwHistory *history, guint at);
/* Points of @seat after the first @at moves, as far as they may be shown; @source an index into PwGame.sources or -1 for all.
 * This is the one door: views, exports and commands have every total from here, or leave out what pw_history_counts() does. */
gboolean       pw_history_knows_scores (const PwHistory *history);
gboolean       pw_history_keeps_secret (const PwHistory *history);
void           pw_history_set_untold   (PwHistory *history, gboolean untold);
int            pw_history_get_score  (const PwHistory *history, guint at, guint seat, int source);

/* Whether totals leave secret points out now: the table agreed so, the game is not over, and nobody asked to see them. */
gboolean       pw_history_hides      (const PwHistory *history);
/* What stands beside totals that leave something out, lest they are taken for all there is; NULL where they do not. */
const char    *pw_history_hidden_note (const PwHistory *history);
/* Whether an event of points is part of what totals show now. */
gboolean       pw_history_counts     (const PwHistory *history, const PwEvent *event);
/* Somebody asked to see all points of this game, though it is not over. */
void           pw_history_reveal     (PwHistory *history);

/* Completes, checks, applies and appends; whatever was undone before is dropped. A move with a
 * reason is a correction: it need not keep the rules. */
gboolean       pw_history_play       (PwHistory *history, const PwMove *move, GError **error);
gboolean       pw_history_undo       (PwHistory *history);
gboolean       pw_history_redo       (PwHistory *history);
void           pw_history_forget_undone (PwHistory *history);
/* Lines that were taken out, in the order of their places; quick where they are added in that order. */
void           pw_history_add_struck (PwHistory *history, const PwStruck *struck);
void           pw_history_tell_struck (PwHistory *history, guint i, const char *said, const char *language);
guint          pw_history_get_n_struck (const PwHistory *history);
guint64        pw_history_get_n_shifts (const PwHistory *history);
const PwStruck *pw_history_get_struck (const PwHistory *history, guint i);
void           pw_history_rank       (const PwHistory *history, PwStanding *out); /* one a seat, at the cursor */

PwStruck       pw_struck_new        (guint before, const char *line, const char *said, const char *language);
void           pw_struck_clear       (PwStruck *struck);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwHistory, pw_history_free)

G_END_DECLS
