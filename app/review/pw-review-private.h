/* pw-review-private.h: what a review is made of, for the files that are made of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "review/pw-review.h"

G_BEGIN_DECLS

/** PW_REVIEW_CONFIRMED: so many decisions of each player are measured once more. */
#define PW_REVIEW_CONFIRMED 8

/** PwReviewTask: a moment that is valued, or a decision that is looked at. */
typedef struct
{
  guint at;
  PwMoment moment;              /* its state is one of those that the review shares with its sharper ones */
  gboolean decides;
  gboolean drawn;               /* after what the next move says was drawn */
  gboolean again;               /* a decision that was found, and is measured once more */
  guint index;                  /* of the value or decision that comes of it */
  PwMove played;                /* of a decision */
} PwReviewTask;

struct _PwReview
{
  const PwGame *game;
  PwSetup *setup;
  guint rollouts;
  guint64 seed;
  char *digest;                 /* of the game that is reviewed */
  gboolean done;                /* it was run to its end */
  GPtrArray *states;
  GArray *tasks;                /* PwReviewTask */
  GArray *values;               /* PwValue, in the order of the game */
  GArray *decisions;            /* PwDecision */
  GArray *lucks;                /* guint8: for each value: 1 + the PwLuckKind of the move after it, 0 where that is none */
  GCancellable *cancellable;    /* while it runs */
  int n_done;                   /* tasks; counted by all threads */
  int n_todo;                   /* tasks at most, those that are done again counted twice */
  guint processors;             /* of the machine; 0: as many as it has */
  guint n_threads;              /* on which it ran */
};

guint      pw_review_n_threads (guint processors);
GPtrArray *pw_review_list_dear (const PwReview *self, guint seat, gboolean confirmed);
void       pw_review_find_why  (const PwReview *self, const PwReviewTask *task, PwDecision *decision, guint64 seed);

G_END_DECLS
