/* pw-score-model.h: scores by player and source, and the score sheet's lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-session-list.h"

G_BEGIN_DECLS

/* One line of a player's score sheet: the events of one rule and source added up. */
#define PW_TYPE_SCORE_LINE (pw_score_line_get_type ())
G_DECLARE_FINAL_TYPE (PwScoreLine, pw_score_line, PW, SCORE_LINE, GObject)

const char *pw_score_line_get_rule       (PwScoreLine *self);   /* "5.6" */
const char *pw_score_line_get_text       (PwScoreLine *self);   /* "6 regions completed" */
const char *pw_score_line_get_arithmetic (PwScoreLine *self);   /* "11 + 14 + 12 =" */
int         pw_score_line_get_points     (PwScoreLine *self);
gboolean    pw_score_line_get_final      (PwScoreLine *self);
const char *pw_score_line_get_reason     (PwScoreLine *self);   /* of a correction, else NULL */
/* The single events behind it: a GListModel of PwScoreLine, or NULL. */
GListModel *pw_score_line_get_details    (PwScoreLine *self);
/* What brought these points, where it was one thing; else NULL. */
const PwEvent *pw_score_line_get_event   (PwScoreLine *self);
/* A line by itself, of an event that may never have happened. */
PwScoreLine *pw_score_line_new_for_event (const PwGame *game, const PwSetup *setup, const PwEvent *event);

/* A GListModel of PwScoreLine for one seat at the session's moment: during the game first, then
 * the end; within, the order of PwGame.sources. */
#define PW_TYPE_SCORE_MODEL (pw_score_model_get_type ())
G_DECLARE_FINAL_TYPE (PwScoreModel, pw_score_model, PW, SCORE_MODEL, PwSessionList)

PwScoreModel *pw_score_model_new  (PwSession *session, guint seat);

G_END_DECLS
