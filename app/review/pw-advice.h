/* pw-advice.h: the best moves of a moment, each with what is to be expected of it: for learners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "core/pw-history.h"
#include "review/pw-search.h"

G_BEGIN_DECLS

/** PW_ADVICE_QUICK: so many games are played for the first advice. */
#define PW_ADVICE_QUICK 100
/** PW_ADVICE_MOST: so many for the surest. */
#define PW_ADVICE_MOST 3200

/**
 * PwAdvice:
 * @at: after so many moves of the game
 * @seat: whose decision it is
 * @rollouts: about so many games were played for it
 * @from_here: points that are secret now are no part of it: points count from this moment on, and nothing is said of the chance to win
 * @n: how many moves are named
 * @moves: the best first
 *
 * What somebody who knows the game would look at.
 */
typedef struct
{
  guint at;
  guint seat;
  guint rollouts;
  gboolean from_here;
  guint n;
  PwAdvised moves[PW_MAX_ADVISED];
} PwAdvice;

typedef struct _PwSituation PwSituation;

PwSituation *pw_situation_new    (const PwHistory *history, guint at, const PwMove *entered, GError **error);
gboolean     pw_advice_find_draw (const PwHistory *history, guint at, const PwMove *entered, PwMove *draw);
void         pw_situation_free   (PwSituation *self);
gboolean     pw_situation_advise (const PwSituation *self, guint rollouts, guint64 seed, GCancellable *cancellable, PwAdvice *out);

gboolean     pw_advised_is_close (const PwAdvice *advice, guint i);
char        *pw_advice_words     (const PwAdvice *advice, guint i);
char        *pw_advice_basis     (const PwAdvice *advice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PwSituation, pw_situation_free)

G_END_DECLS
