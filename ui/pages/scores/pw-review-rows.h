/* pw-review-rows.h: what a review found, as rows of lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "review/pw-review.h"

G_BEGIN_DECLS

void     pw_review_rows_clear          (GtkListBox *list);
gboolean pw_review_rows_show_turns     (GtkListBox *list, const PwReview *review, const PwHistory *history);
void     pw_review_rows_show_luck      (GtkListBox *list, const PwReview *review, const PwHistory *history);
gboolean pw_review_rows_show_decisions (GtkListBox *list, const PwReview *review, const PwHistory *history, guint seat);

/* The moment that a row is about: after so many moves; -1: it is about none. */
int      pw_review_row_get_moment      (GtkListBoxRow *row);

G_END_DECLS
