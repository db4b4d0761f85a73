/* pw-review-page.h: the review: when it was decided, who was lucky, and what each should have done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "pw-scores-page.h"
#include "review/pw-review-job.h"

G_BEGIN_DECLS

#define PW_TYPE_REVIEW_PAGE (pw_review_page_get_type ())
G_DECLARE_FINAL_TYPE (PwReviewPage, pw_review_page, PW, REVIEW_PAGE, PwScoresPage)

/* Signal: "looked": a moment was chosen, and is looked at now. */
GtkWidget      *pw_review_page_new        (void);
void            pw_review_page_set_session (PwReviewPage *self, PwSession *session);
void            pw_review_page_set_most   (PwReviewPage *self, guint rollouts);
PwReviewJob    *pw_review_page_get_job    (PwReviewPage *self);

G_END_DECLS
