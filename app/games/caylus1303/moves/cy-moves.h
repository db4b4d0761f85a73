/* cy-moves.h: what people do, and what comes of it by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/caylus1303/state/cy-engine.h"

G_BEGIN_DECLS

/* -- Kinds of moves ----------------------------------------------------------------------------------- */

#define CY_DECLARE_KIND(name)                                                             \
  gboolean cy_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     cy_##name##_apply (gpointer state, const PwMove *move, PwEvents *events);      \
  void     cy_##name##_legal (gconstpointer state, PwMoves *out)

CY_DECLARE_KIND (pick);                               /* cy-pick.c */
CY_DECLARE_KIND (board);
CY_DECLARE_KIND (place);                              /* cy-place.c */
CY_DECLARE_KIND (pass);
CY_DECLARE_KIND (use);                                /* cy-use.c */
CY_DECLARE_KIND (build);                              /* cy-build.c */
CY_DECLARE_KIND (monument);
CY_DECLARE_KIND (claim);                              /* cy-claim.c */
CY_DECLARE_KIND (provost);                            /* cy-provost.c */
CY_DECLARE_KIND (take);                               /* cy-favour.c */
gboolean cy_favour_follows  (const PwMove *move);      /* what its effect needs is said with it */
gboolean cy_favour_complete (const CyState *state, PwMove *move, GError **error);
gboolean cy_can_take      (const CyState *state, int seat, guint character);
gboolean cy_may_lie_on_board (const CyState *state, guint character);
CY_DECLARE_KIND (favour);
CY_DECLARE_KIND (deliver);                            /* cy-deliver.c */
CY_DECLARE_KIND (skip);                               /* cy-skip.c */
CY_DECLARE_KIND (space);                              /* cy-name.c */
CY_DECLARE_KIND (site);
CY_DECLARE_KIND (value);                              /* cy-value.c */
CY_DECLARE_KIND (road);
CY_DECLARE_KIND (names);

gboolean cy_level_check   (gconstpointer state, const PwMove *move, GError **error); /* cy-level.c */
void     cy_level_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     cy_confirm_apply (gpointer state, const PwMove *move, PwEvents *events);
void     cy_confirm_table_apply (gpointer state, const PwMove *move, PwEvents *events);
void     cy_finish_apply  (gpointer state, const PwMove *move, PwEvents *events);
CY_DECLARE_KIND (activated);                          /* cy-board.c */
CY_DECLARE_KIND (idle);
CY_DECLARE_KIND (visit);
CY_DECLARE_KIND (lost);
void     cy_most_apply    (gpointer state, const PwMove *move, PwEvents *events);

/** CyStage: how far the activation of a worker is. */
enum
{
  CY_STAGE_BEGINS,
  CY_STAGE_EFFECT,              /* its effect is under way, or done */
  CY_STAGE_ACTIVE,              /* one board: it is said to be activated */
  CY_STAGE_IDLE,                /* or not */
};

/* -- Whose move, and which (cy-actor.c) ------------------------------------------------------------------ */

int      cy_actor         (gconstpointer state);
PwKindSet cy_playable     (gconstpointer state);
void     cy_not_now       (gconstpointer state, const PwMove *move, GError **error);
void     cy_turns         (gconstpointer state, guint8 *seats, guint *n_done);

/* -- What happens by itself ------------------------------------------------------------------------------ */

gboolean cy_run_price     (CyState *state, guint seat, guint tile, gboolean built, guint price, PwEvents *events); /* cy-effect.c */
void     cy_run_effect    (CyState *state, guint seat, guint tile, gboolean built, int place, PwEvents *events);
void     cy_pass_now      (CyState *state, guint seat, PwEvents *events);
guint    cy_activated     (const CyState *state, int *now);
void     cy_placed        (CyState *state, guint seat);  /* the next one's turn */
void     cy_come_home     (CyState *state, guint seat, guint tile, CyRule rule, PwEvents *events);
gboolean cy_is_dawn       (const CyState *state);        /* a round begins: its first placement is still to come */
int      cy_place_now     (const CyState *state);        /* whose workers are activated now; -1: it is not time for that */
gboolean cy_is_at_bridge  (const CyState *state);        /* 6.5 */
void     cy_go_on         (CyState *state, PwEvents *events); /* to the next decision */
gboolean cy_step_steward  (CyState *state, PwEvents *events); /* cy-steward.c: FALSE: the round is over */
void     cy_end_game      (CyState *state, PwEvents *events);

/* -- What broke a rule, and what an earlier line made needless (cy-force.c) ----------------------------------- */

gboolean cy_force         (gconstpointer state, PwMove *move, GError **error);
PwMend   cy_mend          (gconstpointer state, const PwMove *move, PwMove *out);
gboolean cy_asked         (gconstpointer state, guint64 *asked, PwMove *decline);

/* -- What need not be said, random games, results ------------------------------------------------------------ */

gboolean cy_complete      (gconstpointer state, PwMove *move, GError **error);
gboolean cy_carry_out     (gpointer state, const PwMove *move, PwEvents *points); /* cy-played-out.c */
PwPlayedOn cy_play_on     (gpointer state, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept); /* cy-played-out.c */
void     cy_deal          (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
gboolean cy_draws         (gconstpointer state);
gboolean cy_any           (gconstpointer state, PwRandom *random, PwMove *out); /* cy-any.c */
void     cy_place_or_not  (const CyState *state, const PwPending *asked, guint64 free, PwRandom *random, PwMove *out);
guint    cy_visit_gain    (const CyState *state, guint visitor, guint place);
int      cy_most_steps    (const CyState *state);          /* of the provost: cy-provost.c */
int      cy_worth         (gconstpointer state, const PwMove *move);
int      cy_rate          (gconstpointer state, const PwMove *move, gboolean *scores, PwMemo *memo); /* cy-rate.c */
void     cy_rank          (gconstpointer state, const int *scores, PwStanding *out);
void     cy_hold          (gconstpointer state, guint seat, int *out);

/** CyWeight: what a practised player weighs, in hundredths of a point unless it says otherwise. */
typedef enum
{
  CY_WEIGHT_GOODS,              /* of each good */
  CY_WEIGHT_BUNDLE = CY_WEIGHT_GOODS + CY_GOODS, /* more where three of them are a bundle */
  CY_WEIGHT_LEFT,               /* of a hundred: goods in the last round */
  CY_WEIGHT_WORKER,             /* in the reserve */
  CY_WEIGHT_FAVOUR,
  CY_WEIGHT_RESIDENCE,          /* for each round to come */
  CY_WEIGHT_OWN,                /* a tile of one's own, the same */
  CY_WEIGHT_TOLL,
  CY_WEIGHT_HOPE,               /* of a hundred: what could be done with goods that are not there yet */
  CY_WEIGHT_BEHIND_2,           /* of a hundred: how likely a space so far behind the provost is activated */
  CY_WEIGHT_BEHIND_1,
  CY_WEIGHT_BEHIND_0,
  CY_WEIGHT_BEYOND,
  CY_WEIGHT_MOST,               /* who delivers most has a favour */
  CY_WEIGHT_FIRST,              /* to pass first */
  CY_WEIGHT_OTHERS,             /* of a hundred: how much what others gain counts */
  CY_WEIGHT_DELIVERS,           /* of a bundle, 100 being what it scores */
  CY_WEIGHT_CHARACTER,          /* of each, for a whole game */
  CY_WEIGHTS = CY_WEIGHT_CHARACTER + CY_CHARACTERS,
} CyWeight;

/* Changed by nobody but the tool that looks for better ones. */
extern int cy_rate_weights[CY_WEIGHTS];

/* How far a delivery is: cy-flow.c */
gboolean cy_delivers_once_more (const CyState *state, int seat);
int      cy_most_delivered     (const CyState *state);

G_END_DECLS
