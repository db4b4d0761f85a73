/* kb-engine.h: what a state says, and what changes it without asking for a rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-level-rules.h"
#include "core/pw-remedy.h"
#include "games/kingsburg/data/kb-names.h"

G_BEGIN_DECLS

/* The game itself, handed down to the rooms below it when it is made known (kb-game.c): nothing below names a thing above it. */
extern const PwGame *kb_itself;

/* -- Levels (kb-level-now.c) ------------------------------------------------------------------------------ */

extern const PwLevelRules kb_level_rules;
PwLevelNow kb_level_now   (const KbState *state);
char    *kb_level_leaves  (const PwSetup *setup, gconstpointer state, const PwMove *move);
guint    kb_level         (gconstpointer state, int *seat);
guint    kb_followed      (gconstpointer state);
guint    kb_asked         (const KbState *state);
gboolean kb_level_not_now (const KbState *state, const PwMove *move, GError **error);
gboolean kb_cannot_be_said (const KbState *state);       /* what the others do now */
gboolean kb_will_rise     (const KbState *state);        /* going up to the referee waits */
void     kb_rise          (KbState *state);              /* the referee takes over, where that waited */

/* -- Goods, buildings, moves (kb-state.c) ------------------------------------------------------------------ */

guint    kb_least_developed (const KbState *state);
gboolean kb_can_pay       (const KbState *state, guint seat, guint building);
void     kb_force_begin   (KbState *state, const PwMove *move);

/* Where a move names its goods one by one, and where it counts gold, wood and stone. */
extern const guint8 kb_good_args[KB_GOODS], kb_count_args[KB_GOODS];
int      kb_counted_goods (const KbPlayer *player, const PwMove *move, guint *n);
void     kb_pay_counted   (KbState *state, const PwMove *move, KbRule rule, PwEvents *events);
void     kb_set_counted   (PwMove *move, guint gold, guint wood, guint stone);
void     kb_shorten_counts (PwMove *move);

/* -- Dice that are left (kb-reach.c) ---------------------------------------------------------------------- */

/** KbHand: the dice that are left, highest first. */
typedef struct
{
  guint8 own[KB_OWN_DICE], white[KB_WHITE_DICE];
  guint n_own, n_white;
} KbHand;

void     kb_hand          (const KbPlayer *player, KbHand *out);
guint    kb_white_dice    (const KbState *state, guint seat);
gboolean kb_reaches_any   (const KbState *state, guint seat);
gboolean kb_has_plus2     (const KbPlayer *player);      /* one that can go with a group now (5.3) */
gboolean kb_has_market    (const KbPlayer *player);
gboolean kb_may_use       (const KbPlayer *player, guint building); /* Statue, Chapel */
gint16   kb_pack_sorted   (gint16 packed);               /* highest first */

/** KB_ALL_ENTERED: whether it is compiled for games of which everything is entered, and nothing asked (kb-played-out.c). */
#ifdef PW_PLAYED_OUT
#define KB_ALL_ENTERED TRUE
#else
#define KB_ALL_ENTERED FALSE
#endif

/* -- Short questions ------------------------------------------------------------------------------------------ */

static inline int
kb_arg (const PwMove *move, guint index, int none)
{
  return move->args[index] == PW_ARG_NONE ? none : move->args[index];
}

/* Whether what @seat has is kept by the program at this level. */
static inline gboolean
kb_keeps (const KbState *state, guint seat)
{
  return KB_ALL_ENTERED || state->level != PW_LEVEL_BOARD || state->me == seat;
}

/* Whether what @seat has counts at the end: it is kept, and was not left open (13.1). */
static inline gboolean
kb_counts (const KbState *state, guint seat)
{
  return kb_keeps (state, seat) && !(state->open && state->stale >> seat & 1);
}

/* Whether everybody is followed again, and what @seat has was left open: it may have more than is known (13.1). */
static inline gboolean
kb_is_left_open (const KbState *state, guint seat)
{
  return state->level == PW_LEVEL_REFEREE && state->open && state->stale >> seat & 1;
}

/* Whether something must be said before the game goes on. */
static inline gboolean
kb_asks (const KbState *state)
{
  return !KB_ALL_ENTERED && G_UNLIKELY (state->stale != 0) && kb_asked (state) != 0;
}

/* Whether everybody's moves are entered: only then is the common board known (13.1). */
static inline gboolean
kb_sees_all (const KbState *state)
{
  return KB_ALL_ENTERED || state->level != PW_LEVEL_BOARD;
}

/* Gains or, where negative, pays; what does not exist cannot be paid. */
static inline void
kb_gain (KbState *state, guint seat, KbResource resource, int amount, KbRule rule, int detail, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  guint16 *counter = resource <= KB_RESOURCE_STONE   ? &player->goods[resource]
                     : resource == KB_RESOURCE_PLUS2 ? &player->plus2
                                                     : &player->soldiers;
  int after = MAX (*counter + amount, 0);

  if (after == *counter)
    return;
  pw_events_add (events, PW_EVENT_RESOURCE, (int) seat, resource, after - *counter, rule)->args[0] = (gint16) detail;
  *counter = (guint16) after;
}

/* Points count at once. */
static inline void
kb_points (KbState *state, guint seat, KbSource source, int amount, KbRule rule, int a, int b, PwEvents *events)
{
  KbPlayer *player = &state->players[seat];
  PwEvent *event;

  if (amount == 0)
    return;
  player->points = (gint16) (player->points + amount);
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, amount, rule);
  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  event->args[2] = state->year;
  event->args[3] = state->phase;
}

static inline PwEvent *
kb_note (PwEvents *events, int player, KbNote note, int amount, KbRule rule, int a, int b)
{
  return pw_events_note (events, player, note, amount, rule, a, b);
}

G_END_DECLS
