/* pw-review.h: where a game was decided, what each decision cost, and who was lucky
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "core/pw-history.h"
#include "review/pw-search.h"

G_BEGIN_DECLS

/**
 * PwValue:
 * @at: after so many moves of the game
 * @points: what each seat was to expect at the end
 * @win: and its chance to win
 *
 * What a moment was worth, by games that were played on from there.
 */
typedef struct
{
  guint at;
  PwTally points[PW_MAX_PLAYERS];
  PwTally win[PW_MAX_PLAYERS];
} PwValue;

/**
 * PwDecision:
 * @at: it is the move after so many
 * @seat: who decided
 * @confirmed: it was among those that seemed to cost most, and was measured once more: of many decisions the dearest seem dearer
 *   than they are, as chance has chosen them
 * @compared: what it cost, and what would have been better
 */
typedef struct
{
  guint at;
  guint seat;
  gboolean confirmed;
  PwCompared compared;
} PwDecision;

/**
 * PwLuckKind:
 * @PW_LUCK_DICE: what was rolled
 * @PW_LUCK_DRAWS: what was drawn
 */
typedef enum
{
  PW_LUCK_DICE,
  PW_LUCK_DRAWS,
  PW_LUCKS,
} PwLuckKind;

/**
 * PwLuck:
 * @n: so many rolls or draws
 * @points: what they brought the player beyond what was to be expected, added up
 * @error: the standard error of that
 */
typedef struct
{
  guint n;
  double points;
  double error;
} PwLuck;

typedef struct _PwReview PwReview;

PwReview         *pw_review_new         (const PwHistory *history, guint rollouts, guint64 seed, GError **error);
void              pw_review_free        (PwReview *self);
gboolean          pw_review_run         (PwReview *self, GCancellable *cancellable);
double            pw_review_progress    (const PwReview *self);

guint             pw_review_n_values    (const PwReview *self);
const PwValue    *pw_review_nth_value   (const PwReview *self, guint i);
guint             pw_review_n_decisions (const PwReview *self);
const PwDecision *pw_review_nth_decision (const PwReview *self, guint i);
PwLuck            pw_review_luck        (const PwReview *self, guint seat, PwLuckKind kind);
guint             pw_review_costliest   (const PwReview *self, guint seat, guint max, const PwDecision **out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwReview, pw_review_free)

G_END_DECLS
