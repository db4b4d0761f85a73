/* cb-solo.h: what the files of the solo game share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/modules/cb-module-kinds.h"

G_BEGIN_DECLS

/** CB_SWAP_GOODS: goods for a black tile (16.7). */
#define CB_SWAP_GOODS 5
/** CB_GOAL_STEP: by so much the goal moves back, and no further than this (16.9). */
#define CB_GOAL_STEP 5

/* cb-solo-goal.c */
void     cb_solo_scored   (CbState *state, guint seat, CbSource source, int amount, gboolean more, PwEvents *events);
gboolean cb_solo_score_later (CbState *state, guint seat, int tile, guint hex);
void     cb_solo_score_all (CbState *state, PwEvents *events); /* the game is over */
gboolean cb_solo_is_gain  (const PwPending *pending);    /* points that wait to be taken */
guint    cb_solo_worth    (const CbState *state, const PwPending *pending); /* how many */
guint    cb_solo_livestock_waiting (const CbState *state);
gboolean cb_solo_defer    (CbState *state);
PwKindSet cb_solo_answers (const CbState *state, const PwPending *pending);
gboolean cb_solo_complete (const CbState *state, PwMove *move, GError **error);
CbForced cb_solo_force    (const CbState *state, PwMove *move, GError **error);
gboolean cb_solo_may_be_first (const CbState *state, guint nth);

/* cb-solo-black.c */
guint    cb_solo_goods    (const CbPlayer *player);
gboolean cb_solo_shipped  (CbState *state, guint seat, PwEvents *events);
gboolean cb_solo_colour   (CbState *state, guint seat, CbType type, PwEvents *events);

/* cb-solo-remove.c */
void     cb_solo_turn     (CbState *state, guint seat, PwEvents *events);
int      cb_solo_removed  (const CbState *state);        /* the tile that leaves by 16.5, CB_TILE_NONE: none */
guint    cb_solo_depot    (const CbState *state);        /* 1 to 6, 0: all are empty */

/* cb-solo-text.c */
char    *cb_solo_sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events,
                           guint n_events);
char    *cb_solo_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event);
char    *cb_solo_event_text (const PwSetup *setup, const PwEvent *event);
char    *cb_solo_prompt   (const PwSetup *setup, const CbState *state);
char    *cb_solo_moment   (const PwSetup *setup, const CbState *state);
char    *cb_solo_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice);

/* cb-solo-choices.c */
gboolean cb_solo_choose   (CbChoosing *choosing);
void     cb_solo_choose_action (CbChoosing *choosing, int die, int workers);

G_END_DECLS
