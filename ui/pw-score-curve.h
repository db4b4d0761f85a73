/* pw-score-curve.h: everybody's score after each round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwScoreCurve:
 * @n_players: how many curves
 * @n_samples: how many points each curve has; the first is the beginning
 * @scores: the scores, sample by sample, PW_MAX_PLAYERS to a sample
 * @chapters: for each sample but the first, the chapter of the game it ends in; owned
 * @moments: for each sample but the first, its round in words; owned
 * @ended: whether the last sample is the final scoring
 *
 * What the chart of a game shows.
 */
typedef struct
{
  guint n_players;
  guint n_samples;
  GArray *scores;
  GPtrArray *chapters;
  GPtrArray *moments;
  gboolean ended;
} PwScoreCurve;

PwScoreCurve *pw_score_curve_new  (const PwHistory *history);
void          pw_score_curve_free (PwScoreCurve *curve);
int           pw_score_curve_get  (const PwScoreCurve *curve, guint sample, guint seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwScoreCurve, pw_score_curve_free)

G_END_DECLS
