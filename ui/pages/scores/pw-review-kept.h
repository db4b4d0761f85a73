/* pw-review-kept.h: reviews written beside their records while people go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "model/pw-session.h"
#include "review/pw-review.h"

G_BEGIN_DECLS

PwReview *pw_review_kept_find (PwSession *session);
void      pw_review_kept_save (PwSession *session, const PwReview *review);

G_END_DECLS
