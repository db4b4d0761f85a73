/* cy-text.h: sentences, prompts and choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-sentence.h"
#include "games/caylus1303/moves/cy-moves.h"

G_BEGIN_DECLS

char *cy_sentence        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events);
char *cy_event_sentence  (const PwTold *told);
gboolean cy_event_is_good (const PwEvent *event);
gboolean cy_event_goes_on (const PwEvent *before, const PwEvent *event);
void  cy_ending          (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events, guint n_events,
                          PwEnding *out);
char *cy_paid_text       (const CyState *state, const PwMove *move);
char *cy_event_text      (const PwSetup *setup, const PwEvent *event);
GStrv cy_trail            (const PwSetup *setup, gconstpointer state);
extern const PwPlace cy_places[];        /* cy-places.c */
char *cy_prompt          (const PwSetup *setup, gconstpointer state);
char *cy_moment          (const PwSetup *setup, gconstpointer state);
char *cy_chapter         (const PwSetup *setup, gconstpointer state);
char *cy_round           (const PwSetup *setup, gconstpointer state);
/** CY_GROUP_GOODS: the group of choices that say how much of a good; that good is added. The others go by their kinds. */
#define CY_GROUP_GOODS CY_KINDS

void  cy_choice_list     (const CyState *state, const PwMove *partial, GArray *out);
void  cy_choices         (gconstpointer state, const PwMove *partial, GArray *out);
char *cy_ask             (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
char *cy_also_called     (gconstpointer state, const PwMove *move);
char *cy_choice_label    (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char *cy_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);

G_END_DECLS
