/* pw-review-job.h: a review that is made while people look at it, and gets surer the longer it is left running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-review.h"

G_BEGIN_DECLS

/** PW_REVIEW_FIRST: so many games from each moment make the first figures, within a second or two. */
#define PW_REVIEW_FIRST 12
/** PW_REVIEW_QUICK: so many make a review that says something. */
#define PW_REVIEW_QUICK 200
/** PW_REVIEW_MOST: no review is made by more. */
#define PW_REVIEW_MOST 3200

#define PW_TYPE_REVIEW_JOB (pw_review_job_get_type ())
G_DECLARE_FINAL_TYPE (PwReviewJob, pw_review_job, PW, REVIEW_JOB, GObject)

/* Signals, in the thread that made it: "sharper": there are new figures; "stopped": it does not run any more. */
PwReviewJob    *pw_review_job_new          (const PwHistory *history, guint64 seed, GError **error);
void            pw_review_job_take         (PwReviewJob *self, PwReview *review);
gboolean        pw_review_job_start        (PwReviewJob *self, guint most);
void            pw_review_job_stop         (PwReviewJob *self);
gboolean        pw_review_job_is_running   (PwReviewJob *self);
double          pw_review_job_get_progress (PwReviewJob *self, guint *rollouts);
const PwReview *pw_review_job_get_review   (PwReviewJob *self);
guint           pw_review_next_rollouts    (guint rollouts);

G_END_DECLS
