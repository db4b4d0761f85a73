/* cb-sentences.h: sentences, prompts and choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/position/cb-says.h"

G_BEGIN_DECLS

/* -- What is said of a game ------------------------------------------------------------ */

void     cb_choices       (gconstpointer state, const PwMove *partial, GArray *out);
void     cb_shortcuts     (gconstpointer state, const PwMove *partial, GArray *choices);
const char *cb_phase_name (guint phase);
char    *cb_sentence      (const PwSetup *setup, gconstpointer before, const PwMove *move,
                           const PwEvent *events, guint n_events);
char    *cb_say_sentence  (const PwSetup *setup, gconstpointer before, const PwMove *move);
char    *cb_prompt        (const PwSetup *setup, gconstpointer state);
char    *cb_unlikely      (const PwSetup *setup, gconstpointer state, const PwMove *move);
char    *cb_ask           (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
void     cb_ending        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                           guint n_events, PwEnding *out);
char    *cb_moment        (const PwSetup *setup, gconstpointer state);
char    *cb_chapter       (const PwSetup *setup, gconstpointer state);
char    *cb_choice_label  (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *cb_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *cb_event_text    (const PwSetup *setup, const PwEvent *event);

G_END_DECLS
