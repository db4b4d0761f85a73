/* pw-review-cache.h: a review that is kept beside the record, in a file that can be deleted at any time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-review.h"

G_BEGIN_DECLS

char     *pw_review_cache_path (const char *record);
GBytes   *pw_review_cache_print (const PwReview *review);
gboolean  pw_review_cache_write (GBytes *bytes, const char *path, GError **error);
PwReview *pw_review_cache_load (const PwHistory *history, const char *path);

G_END_DECLS
