/* pw-report.h: a ruling that seems wrong, as a text to send: the game up to there, and what was said
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwReport:
 * @n_moves: how many moves of the game belong to it; the last one is the line in question where
 *   nothing was refused
 * @rules: (nullable) (element-type guint): the rules in question: indices into PwGame.rules
 * @refused: (nullable): what was refused after those moves
 * @partial: whether @refused is only what was understood of it, and no whole move
 * @said: (nullable): what the program said
 *
 * What is reported.
 */
typedef struct
{
  guint n_moves;
  const GArray *rules;
  const PwMove *refused;
  gboolean partial;
  const char *said;
} PwReport;

char *pw_report_print (const PwHistory *history, const PwReport *report);

G_END_DECLS
