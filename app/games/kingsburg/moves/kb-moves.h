/* kb-moves.h: what people do, and what comes of it by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/state/kb-engine.h"

G_BEGIN_DECLS

/* -- Kinds of moves ----------------------------------------------------------------------------------- */

#define KB_DECLARE_KIND(name)                                                             \
  gboolean kb_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     kb_##name##_apply (gpointer state, const PwMove *move, PwEvents *events);      \
  void     kb_##name##_legal (gconstpointer state, PwMoves *out)

KB_DECLARE_KIND (mark);                               /* kb-roll.c */
KB_DECLARE_KIND (roll);
KB_DECLARE_KIND (own);
KB_DECLARE_KIND (use);
KB_DECLARE_KIND (reroll);
KB_DECLARE_KIND (influence);                          /* kb-influence.c; listed by kb-ways.c */
KB_DECLARE_KIND (take);                               /* kb-take.c */
KB_DECLARE_KIND (give);
KB_DECLARE_KIND (build);                              /* kb-build.c */
KB_DECLARE_KIND (hall);
KB_DECLARE_KIND (recruit);                            /* kb-recruit.c */
KB_DECLARE_KIND (enemy);                              /* kb-enemy.c */
KB_DECLARE_KIND (card);
KB_DECLARE_KIND (king);
KB_DECLARE_KIND (token);
KB_DECLARE_KIND (lose);                               /* kb-lose.c */
KB_DECLARE_KIND (pass);                               /* kb-pass.c */
KB_DECLARE_KIND (claim);                              /* kb-claim.c */

gboolean kb_level_check   (gconstpointer state, const PwMove *move, GError **error); /* kb-level.c */
void     kb_level_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     kb_confirm_apply (gpointer state, const PwMove *move, PwEvents *events);
void     kb_confirm_table_apply (gpointer state, const PwMove *move, PwEvents *events);
void     kb_finish_apply  (gpointer state, const PwMove *move, PwEvents *events);

/* -- Whose move, and which (kb-actor.c, kb-not-now.c) -------------------------------------------------------- */

PwKindSet kb_playable     (gconstpointer state);
void     kb_turns         (gconstpointer state, guint8 *seats, guint *n_done);
int      kb_next          (gconstpointer state);
gboolean kb_goes_round    (const KbState *state);        /* each has one turn in this step, in the turn order */
void     kb_not_now       (gconstpointer state, const PwMove *move, GError **error);

/* -- Help (kb-help.c) ----------------------------------------------------------------------------------- */

gboolean kb_must_choose   (const KbState *state, guint seat, guint advisor); /* the help asks something */
void     kb_help          (KbState *state, guint seat, guint advisor, PwEvents *events); /* what is always given */
guint    kb_take_count    (const KbState *state, guint *either); /* goods that "take" names now */

/* -- Years, phases, steps (kb-calendar.c) --------------------------------------------------------------------- */

void     kb_begin_phase   (KbState *state, guint phase, PwEvents *events);
void     kb_next_phase    (KbState *state, PwEvents *events);
void     kb_begin_step    (KbState *state, KbStage stage, PwEvents *events);
void     kb_season_begin  (KbState *state, PwEvents *events);
void     kb_ready_to_roll (KbState *state, PwEvents *events);
void     kb_clear_season  (KbState *state);
void     kb_pass_by       (KbState *state, PwEvents *events); /* nothing is asked in this phase */
void     kb_find_aid      (KbState *state, PwEvents *events); /* whose white die nobody has said */

/* -- What happens by itself (kb-season.c, kb-battle.c, kb-flow.c) --------------------------------------------- */

gboolean kb_step_season   (KbState *state, PwEvents *events); /* FALSE: somebody decides */
gboolean kb_step_winter   (KbState *state, PwEvents *events);
void     kb_fight         (KbState *state, PwEvents *events); /* reinforcements are there */
void     kb_spend_token   (KbState *state, guint seat, guint value, PwEvents *events);
void     kb_go_home       (KbState *state, PwEvents *events); /* the end of a winter */
void     kb_go_on         (KbState *state, PwEvents *events); /* to the next decision */

/* -- The end (kb-final.c) ------------------------------------------------------------------------------------- */

void     kb_end_game      (KbState *state, PwEvents *events);
void     kb_final_scoring (KbState *state, PwEvents *events);
void     kb_rank          (gconstpointer state, const int *scores, PwStanding *out);
void     kb_hold          (gconstpointer state, guint seat, int *out);

/* -- What need not be said, what does not fit, random games ----------------------------------------------------- */

gboolean kb_complete      (gconstpointer state, PwMove *move, GError **error);
gboolean kb_group         (gconstpointer state, guint number, const guint8 *dice, guint n, PwMove *move); /* kb-group.c */
char    *kb_joined        (gconstpointer state, const PwMove *move);
gboolean kb_force         (gconstpointer state, PwMove *move, GError **error);
PwMend   kb_mend          (gconstpointer state, const PwMove *move, PwMove *out);
PwMend   kb_upgrade       (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                           guint n_events, PwMove *out);
gboolean kb_pick          (gconstpointer state, PwRandom *random, PwMove *out); /* kb-pick.c */
void     kb_pick_influence (const KbState *state, guint seat, PwRandom *random, PwMove *out); /* kb-ways.c */
gboolean kb_carry_out     (gpointer state, const PwMove *move, PwEvents *points); /* kb-played-out.c */
PwPlayedOn kb_play_on     (gpointer state, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept); /* kb-played-out.c */
void     kb_deal          (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
int      kb_worth         (gconstpointer state, const PwMove *move);
int      kb_rate          (gconstpointer state, const PwMove *move, gboolean *scores, PwMemo *memo);
guint    kb_dice_count    (gconstpointer state, guint kind, guint index);

G_END_DECLS
