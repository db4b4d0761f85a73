/* pw-score-sheet.h: one player's score, line by line, with rules and arithmetic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "model/pw-score-model.h"

G_BEGIN_DECLS

#define PW_TYPE_SCORE_SHEET (pw_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (PwScoreSheet, pw_score_sheet, PW, SCORE_SHEET, AdwBin)

/** PwScoreSheetFind: whether what these points are for can be shown. */
typedef gboolean (*PwScoreSheetFind) (const PwEvent *event, gpointer data);

/* Signal "pointed" (PwEvent, or %NULL): the line that is open now, of those that can be shown. */

void  pw_score_sheet_set_find (PwScoreSheet *self, PwScoreSheetFind find, gpointer data);
void  pw_score_sheet_set  (PwScoreSheet *self, PwSession *session, guint seat);
char *pw_score_sheet_text (PwSession *session, guint seat);

G_END_DECLS
