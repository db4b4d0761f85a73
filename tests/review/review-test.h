/* review-test.h: games that were played to their end, and reviews of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-review.h"

/** PW_REVIEW_TEST_ROLLOUTS: few, where nothing is measured. */
#define PW_REVIEW_TEST_ROLLOUTS 8

PwHistory *pw_review_test_played (const char *id, guint players, guint64 seed);
PwReview *pw_review_test_review (const PwHistory *history, guint rollouts, guint64 seed);
