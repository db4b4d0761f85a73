/* pw-score-curve.h: everybody's score after each round, by source
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-history.h"

G_BEGIN_DECLS

/**
 * PwScoreCurve:
 * @n_players: how many curves
 * @n_sources: how many sources of points the game has
 * @n_samples: how many points each curve has; the first is the beginning
 * @scores: the scores: sample by sample, in it seat by seat, in it source by source
 * @chapters: for each sample but the first, the chapter of the game it ends in; owned
 * @rounds: for each sample but the first, the name of its round in the chapter, or empty; owned
 * @moments: for each sample but the first, its round in words; owned
 * @ended: whether the last sample is the final scoring
 *
 * What the charts of a game show, and the tables behind them.
 */
typedef struct
{
  guint n_players;
  guint n_sources;
  guint n_samples;
  GArray *scores;
  GPtrArray *chapters;
  GPtrArray *rounds;
  GPtrArray *moments;
  gboolean ended;
} PwScoreCurve;

PwScoreCurve *pw_score_curve_new  (const PwHistory *history);
void          pw_score_curve_free (PwScoreCurve *curve);
int           pw_score_curve_get  (const PwScoreCurve *curve, guint sample, guint seat);
int           pw_score_curve_get_source (const PwScoreCurve *curve, guint sample, guint seat, guint source);
gboolean      pw_score_curve_uses (const PwScoreCurve *curve, guint source);
char         *pw_score_curve_name (const PwScoreCurve *curve, guint sample);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwScoreCurve, pw_score_curve_free)

G_END_DECLS
