/* cc-outlook.h: what a tile would bring at a place, and to whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cc-seen.h"
#include "games/carcassonne/view/cc-view.h"

G_BEGIN_DECLS

/** CcOutlook: what is needed to look ahead, so that many places are looked at without asking for memory anew. */
typedef struct
{
  CcState after;
  PwEvents events;
} CcOutlook;

guint cc_outlook       (CcOutlook *self, const CcState *state, const PwSetup *setup, gint16 place, guint kind, guint turn,
                        CcSeenPill out[CC_SEEN_PILLS]);
char *cc_outlook_words (const PwSetup *setup, const CcSeenPill *pills, guint n);

G_END_DECLS
