/* cc-text.h: sentences, prompts and choices
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/carcassonne/moves/cc-pad.h"

G_BEGIN_DECLS

/* cc-names.c */
const char *cc_tile_phrase     (guint kind);
char       *cc_figure_phrase   (guint kind, guint turn, int figure, int feature);
const char *cc_feature_label   (int feature);
const char *cc_role            (int figure, CcSort sort);
char       *cc_count_good      (guint good, guint n);
char       *cc_seat_list       (const PwSetup *setup, const PwMove *move);

/* cc-sentences.c */
char       *cc_sentence        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                                guint n_events);
char       *cc_event_text      (const PwSetup *setup, const PwEvent *event);

/* cc-ask.c */
char       *cc_prompt          (const PwSetup *setup, gconstpointer state);
char       *cc_unlikely        (const PwSetup *setup, gconstpointer state, const PwMove *move);
char       *cc_ask             (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
char       *cc_moment          (const PwSetup *setup, gconstpointer state);
char       *cc_now             (const PwSetup *setup, gconstpointer state);
char       *cc_chapter         (const PwSetup *setup, gconstpointer state);

/* cc-choices.c */
void        cc_choices         (gconstpointer state, const PwMove *partial, GArray *out);

/* cc-choice-text.c */
char       *cc_also_called     (gconstpointer state, const PwMove *choice);
gboolean    cc_mark_leads      (guint kind);
char       *cc_choice_label    (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char       *cc_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);

G_END_DECLS
