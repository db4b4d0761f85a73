/* kb-told.h: sentences, prompts and choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-sentence.h"
#include "games/kingsburg/position/kb-says.h"

G_BEGIN_DECLS

/* -- The log (kb-log.c, kb-sentences.c) ------------------------------------------------------------------------ */

char    *kb_sentence      (const PwSetup *setup, gconstpointer before, const PwMove *move,
                           const PwEvent *events, guint n_events);
char    *kb_move_sentence (const PwTold *told);
char    *kb_event_sentence (const PwSetup *setup, const PwMove *move, const PwEvent *event);
char    *kb_consequences  (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events);
void     kb_consequence_lines (const PwSetup *setup, const PwMove *move, const PwEvent *events, guint n_events, GPtrArray *lines);
void     kb_ending        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                           guint n_events, PwEnding *out);
char    *kb_event_text    (const PwSetup *setup, const PwEvent *event);
char    *kb_spoils_text   (const KbSpoils *spoils);

/* -- What is asked, and the lists (kb-text.c, kb-ask.c, kb-choices.c, kb-choice-text.c) ---------------------------- */

char    *kb_prompt        (const PwSetup *setup, gconstpointer state);
char    *kb_ask           (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
char    *kb_moment        (const PwSetup *setup, gconstpointer state);
char    *kb_chapter       (const PwSetup *setup, gconstpointer state);
char    *kb_round         (const PwSetup *setup, gconstpointer state);
void     kb_choices       (gconstpointer state, const PwMove *partial, GArray *out);
char    *kb_choice_label  (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *kb_also_called   (gconstpointer state, const PwMove *choice);
char    *kb_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);

G_END_DECLS
