/* cb-shields.h: what the files of the shields share (17)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/modules/cb-module-kinds.h"

G_BEGIN_DECLS

#define CB_SHIELD_BIT(n) (1u << (n))
#define CB_ALL_SHIELDS ((1u << (CB_SHIELDS + 1)) - 2)

/* Where in a move the shield stands. */
#define CB_ARG_SHIELD CB_ARG_NUMBER

static inline gboolean
cb_shields_played (const CbState *state)
{
  return state->modules >> CB_MODULE_SHIELDS & 1;
}

/* cb-shields.c */
guint    cb_shields_of      (const CbState *state, guint seat);          /* how many lie in the duchy */
guint    cb_shields_on_depot (guint n_players, guint depot);              /* how many at the start, 1 to 6 (17.1) */
int      cb_shield_owner    (const CbState *state, guint shield);        /* the seat that stands for the duchy, or -1 */
guint    cb_shield_on       (const CbState *state, guint seat, guint hex); /* 0: none */
int      cb_shield_depot    (const CbState *state, guint shield);        /* 1 to 6 where it was named, or -1 */
guint    cb_shields_at      (const CbState *state, guint depot);         /* those that lie there or may, as bits */
gboolean cb_shield_may_have_lain (const CbState *state, guint seat, guint shield);
void     cb_shield_put      (CbState *state, guint seat, guint shield, int hex);
void     cb_shield_remove   (CbState *state, guint shield, PwEvents *events);
void     cb_shields_lend    (CbState *state);
gboolean cb_shields_may_copy (const CbState *state, guint seat);         /* still has to choose (17.5.6) */
int      cb_shields_only_model (const CbState *state, guint seat);       /* the one duchy to choose, or -1 (17.5.6) */
guint    cb_shield_points   (guint shield);                              /* 17.5 */

/* cb-shields-others.c */
/** CB_MOST_HELP: more workers than that shield 2 does not bring between two turns. */
#define CB_MOST_HELP 20
void     cb_shields_catch_up (CbState *state, PwEvents *events);
gboolean cb_shields_unsure  (const CbState *state);
void     cb_shields_want_model (CbState *state);
guint    cb_shields_wants   (const CbState *state);
void     cb_shields_confirmed (CbState *state);

/* cb-shields-end.c */
void     cb_shields_last    (CbState *state, PwEvents *events);
void     cb_shields_dues    (CbState *state, PwEvents *events);
void     cb_shields_closing (CbState *state, PwEvents *events);
void     cb_shields_final   (const CbState *state, guint seat, PwEvents *events);

/* cb-shields-take.c */
guint    cb_shield_cost     (const CbPlayer *player, guint depot);       /* workers that turn both dice into it */

/* cb-shields-moves.c */
gboolean cb_shields_is_model (const CbState *state, guint seat, int model); /* may be chosen (17.5.6) */
void     cb_shields_refuse_copy (const CbState *state, int seat, GError **error);

/* cb-shields-when.c */
gboolean cb_shields_complete (const CbState *state, PwMove *move, GError **error);
CbForced cb_shields_force   (const CbState *state, PwMove *move, GError **error);
gboolean cb_shields_not_now (const CbState *state, const PwMove *move, GError **error);
gboolean cb_shields_mend    (const CbState *state, const PwMove *move, PwMove *out, PwMend *mend);

/* cb-shields-say.c */
void     cb_shields_position (const CbState *from, const CbState *to, CbSay say, gpointer speech);
void     cb_shields_doubts  (const CbState *state, GArray *out);
void     cb_shields_audit   (const CbState *state, guint seat, const CbKnown *known, PwAudit *out);
void     cb_shields_audit_size (const CbState *state, guint seat, guint region, guint *least, guint *most);

/* cb-shields-text.c */
char    *cb_shields_sentence (const PwSetup *setup, const CbState *before, const PwMove *move, const PwEvent *events,
                              guint n_events);
char    *cb_shields_consequence (const PwSetup *setup, const CbState *before, const PwEvent *event);
char    *cb_shields_event_text (const PwSetup *setup, const PwEvent *event);
char    *cb_shields_prompt  (const PwSetup *setup, const CbState *state);
char    *cb_shields_choice_label (const PwSetup *setup, const CbState *state, const PwChoice *choice);
gboolean cb_shields_choose  (CbChoosing *choosing);
void     cb_shields_choose_action (CbChoosing *choosing, int die, int workers);

G_END_DECLS
