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

/** PW_REVIEW_NAMED: so many decisions of each player are named. */
#define PW_REVIEW_NAMED 3

/** PW_WHY_PARTS: so many parts of a cost are named. */
#define PW_WHY_PARTS 3
/** PW_WHY_OTHERS: in the place of a source of points: what the best of the others get less. */
#define PW_WHY_OTHERS (-1)

/**
 * PwWhy:
 * @pairs: so many pairs of games were taken apart; 0: nobody has
 * @at_once: the points that the better move brings at once more than the one that was played
 * @n: how many parts are named
 * @source: where each comes from: an index into PwGame.sources, or %PW_WHY_OTHERS
 * @points: what each is worth, on the mean: the largest first, those below zero are what the better move gives up
 * @earlier: so many places further in front the player's turn comes with the better move, on the mean over the rest of the game; below zero:
 *   further back; 0: where the game has no order of its own, or nobody can be sure of it
 *
 * What the cost of a decision is made of.
 */
typedef struct
{
  guint pairs;
  int at_once;
  guint n;
  int source[PW_WHY_PARTS];
  double points[PW_WHY_PARTS];
  double earlier;
} PwWhy;

/**
 * PwDecision:
 * @at: it is the move after so many
 * @seat: who decided
 * @confirmed: it was among those that seemed to cost most, and was measured once more: of many decisions the dearest seem dearer
 *   than they are, as chance has chosen them
 * @compared: what it cost, and what would have been better
 * @why: what that is made of
 */
typedef struct
{
  guint at;
  guint seat;
  gboolean confirmed;
  PwCompared compared;
  PwWhy why;
} PwDecision;

/**
 * PwTurn:
 * @value: the index of the moment after which the game was another; the one before it is the moment before
 * @seat: whose chance changed most
 * @change: by how much, -1 to 1
 * @kind: what changed it: 1 + a #PwLuckKind; 0: what people decided
 *
 * A turning point.
 */
typedef struct
{
  guint value;
  guint seat;
  double change;
  guint kind;
} PwTurn;

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

double            pw_value_win_within   (const PwValue *value, guint seat);

PwReview         *pw_review_new         (const PwHistory *history, guint rollouts, guint64 seed, GError **error);
PwReview         *pw_review_new_sharper (const PwReview *self, guint rollouts);
void              pw_review_free        (PwReview *self);
char             *pw_review_digest      (const PwHistory *history);
gboolean          pw_review_run         (PwReview *self, GCancellable *cancellable);
double            pw_review_progress    (const PwReview *self);
guint             pw_review_get_rollouts (const PwReview *self);
guint64           pw_review_get_seed    (const PwReview *self);
PwDealFlags       pw_review_get_flags   (const PwReview *self);
gboolean          pw_review_is_of       (const PwReview *self, const PwHistory *history);

guint             pw_review_n_values    (const PwReview *self);
const PwValue    *pw_review_nth_value   (const PwReview *self, guint i);
guint             pw_review_n_decisions (const PwReview *self);
const PwDecision *pw_review_nth_decision (const PwReview *self, guint i);
PwLuck            pw_review_luck        (const PwReview *self, guint seat, PwLuckKind kind);
guint             pw_review_costliest   (const PwReview *self, guint seat, guint max, const PwDecision **out);
gboolean          pw_decision_is_sure   (const PwDecision *decision);
guint             pw_review_turns       (const PwReview *self, guint max, PwTurn *out);
guint             pw_review_pick        (const PwReview *self, guint max, guint *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwReview, pw_review_free)

G_END_DECLS
