/* cy-engine.h: what a state says, and what changes it without asking for a rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-level-rules.h"
#include "core/pw-remedy.h"
#include "games/caylus1303/data/cy-data.h"

G_BEGIN_DECLS

/* The game itself, handed down to the rooms below it when it is made known (cy-game.c): nothing below names a thing above it. */
extern const PwGame *cy_itself;

/* -- The road (cy-road.c) ------------------------------------------------------------------------------------- */

guint    cy_empty_space   (const CyState *state);        /* the first empty one; 0: none */
guint    cy_last_building (const CyState *state);        /* 6.7 */
int      cy_farthest      (const CyState *state);        /* where the provost may stand (6.2) */
guint    cy_residences    (const CyState *state, guint seat);
gboolean cy_has_monument  (const CyState *state, guint seat, guint tile);
gboolean cy_can_claim     (const CyState *state, guint place);
int      cy_place_of_tile (const CyState *state, guint tile, guint *n); /* the only one, or the first that is free */

/* -- Which tiles there are (cy-census.c) ------------------------------------------------------------------------ */

guint    cy_left          (const CyState *state, guint tile);   /* not known to lie anywhere but beside the board */
gboolean cy_may_be        (const CyState *state, guint tile, guint place, guint number); /* 14.1: named or built */
guint    cy_may_be_any    (const CyState *state, guint place, guint number, guint8 left[CY_TILES]);
int      cy_lies          (const CyState *state, guint place, guint number); /* what is known to lie there */
guint    cy_family_of     (const CyState *state, guint place, guint number);
gboolean cy_has_unnamed   (const CyState *state, guint *place, guint *number); /* one of them */
void     cy_put           (CyState *state, guint tile, guint place, guint number);
void     cy_name_rest     (CyState *state, PwEvents *events);   /* what only one tile can be */

/* -- What is paid (cy-pay.c) --------------------------------------------------------------------------------------- */

const CyEffect *cy_effect (const CyState *state, guint tile, gboolean built);
gboolean cy_gives_only    (const CyEffect *effect);
gboolean cy_can_pay       (const CyPlayer *player, const guint8 cost[CY_COSTS]);
gboolean cy_can_price     (const CyPlayer *player, const CyPrice *price);
guint    cy_count_any     (const PwMove *move);          /* goods of choice that it names */
gboolean cy_pays_any      (const CyPlayer *player, const guint8 cost[CY_COSTS], const PwMove *move);
void     cy_cost          (const CyState *state, guint tile, guint spares, guint8 out[CY_COSTS]);
void     cy_pay           (CyState *state, guint seat, const guint8 cost[CY_COSTS], const PwMove *move, CyRule rule, int detail,
                           PwEvents *events);
void     cy_list_any      (const CyPlayer *player, const guint8 cost[CY_COSTS], const PwMove *move, PwMoves *out);

/* -- Who has which character (cy-characters.c) ---------------------------------------------------------------------------- */

int      cy_holder        (const CyState *state, guint character);
void     cy_count_on_board    (CyState *state);
void     cy_recall_characters (CyState *state);         /* going up from one board (14.3) */

/* -- What can be answered (cy-can.c) ------------------------------------------------------------------------------------ */

gboolean cy_must_pay_more (const CyState *state, guint seat); /* 4.6 */
guint    cy_placing       (const CyState *state, guint seat, gboolean early); /* workers that a placement takes */
guint64  cy_free_places   (const CyState *state);
guint64  cy_open_of       (const CyState *state, guint seat, gboolean early, guint64 free);
guint64  cy_open_places   (const CyState *state, guint seat, gboolean early);
int      cy_forbids       (const CyState *state, guint seat, guint place, gboolean early); /* a rule, or -1 */
gboolean cy_can_build     (const CyState *state, guint seat, guint tile, guint spares);
gboolean cy_can_site      (const CyState *state, guint seat, guint number);
gboolean cy_can_bundle    (const CyState *state, guint seat, guint k);
guint    cy_most_bundles  (const CyState *state, guint seat);
gboolean cy_can_monument  (const CyState *state, guint seat, guint tile);
gboolean cy_can_answer    (const CyState *state, const PwPending *asked); /* something else than skipping */

/* -- What is printed (cy-printed.c) --------------------------------------------------------------------------------------- */

PwPrintedState cy_printed_known (gconstpointer state, guint i);
char    *cy_printed_label (gconstpointer state, guint i);
char    *cy_printed_value (gconstpointer state, guint i);
void     cy_printed_say   (gconstpointer state, guint i, PwMove *out);
PwPrintedState cy_printed_rests (gconstpointer state, const PwMove *move, PwMove *out);

/* -- How much is entered (cy-level-now.c) ------------------------------------------------------------------------------ */

extern const PwLevel cy_levels[PW_BOARD_LEVELS];
extern const PwLevelRules cy_level_rules;
PwLevelNow cy_level_now    (const CyState *state);
guint    cy_level          (gconstpointer state, int *seat);
guint    cy_followed       (gconstpointer state);
char    *cy_level_leaves   (const PwSetup *setup, gconstpointer state, const PwMove *move);
gboolean cy_waits_for_said (const CyState *state);

/** CY_ALL_ENTERED: whether it is compiled for games of which everything is entered (cy-played-out.c). */
#ifdef PW_PLAYED_OUT
#define CY_ALL_ENTERED TRUE
#else
#define CY_ALL_ENTERED FALSE
#endif

/* Whether only one player's moves are entered. */
static inline gboolean
cy_is_board (const CyState *state)
{
  return !CY_ALL_ENTERED && G_UNLIKELY (state->level == PW_LEVEL_BOARD);
}

/* Whether the game waits for what is said: an end position, or what nobody has entered. */
static inline gboolean
cy_waits (const CyState *state)
{
  return !CY_ALL_ENTERED && G_UNLIKELY (state->level | state->stale) && cy_waits_for_said (state);
}

/* Of built tiles as CyPlayer.elsewhere has them. */
static inline gboolean
cy_has_bit (guint32 tiles, guint tile)
{
  return tiles >> (tile - CY_FIRST_BUILT) & 1;
}

/* How many building spaces there are. */
static inline guint
cy_spaces (const CyState *state)
{
  return CY_WOOD_SPACE + state->gap + 1u + state->after;
}

/* Where the stone tile of the set-up lies. */
static inline guint
cy_stone_space (const CyState *state)
{
  return CY_WOOD_SPACE + state->gap + 1u;
}

/* -- Short questions ------------------------------------------------------------------------------------------------------- */

static inline int
cy_arg (const PwMove *move, guint index, int none)
{
  return move->args[index] == PW_ARG_NONE ? none : move->args[index];
}

static inline gboolean
cy_has (const CyState *state, guint seat, guint character)
{
  return state->characters[character] == (int) seat;
}

/* Whether @seat has any character at all. */
static inline gboolean
cy_has_any (const CyState *state, guint seat)
{
  gboolean has = FALSE;

  for (guint i = 0; i < CY_CHARACTERS; i++)
    has |= state->characters[i] == (int) seat;
  return has;
}

/* The prestige without what the gold has brought (13.1): the tokens. */
static inline int
cy_tokens (const CyState *state, guint seat)
{
  gboolean gold = state->over && (!cy_is_board (state) || seat == state->me);

  return state->players[seat].prestige - (gold ? 2 * state->players[seat].goods[CY_GOLD] : 0);
}

/* The prestige that may be shown: with secret totals what was gained is not, before the end, but what was said is (13.2). */
static inline int
cy_shown_prestige (const CyState *state, guint seat)
{
  gboolean secret = !state->options[CY_OPTION_TOTALS] && !state->over && !(state->told >> seat & 1);

  return secret ? 0 : state->players[seat].prestige;
}

/* Whether everybody is followed again, and what @seat has was left open: it may have more than is known (14.3). */
static inline gboolean
cy_is_left_open (const CyState *state, guint seat)
{
  return state->level == PW_LEVEL_REFEREE && state->open && state->stale >> seat & 1;
}

/* -- Changes ------------------------------------------------------------------------------------------------------------------ */

/* Gains or, where negative, pays; what does not exist cannot be paid. */
static inline void
cy_gain (CyState *state, guint seat, CyResource resource, int amount, CyRule rule, int detail, PwEvents *events)
{
  CyPlayer *player = &state->players[seat];
  guint8 *counter = resource <= CY_RESOURCE_GOLD      ? &player->goods[resource]
                    : resource == CY_RESOURCE_RESERVE ? &player->reserve
                    : resource == CY_RESOURCE_CAMP    ? &player->camp
                                                      : &player->houses;
  int after = CLAMP (*counter + amount, 0, 250);

  if (after == *counter)
    return;
  pw_events_add (events, PW_EVENT_RESOURCE, (int) seat, resource, after - *counter, rule)->args[0] = (gint16) detail;
  *counter = (guint8) after;
}

/* From the reserve to the camp, as many as are there: fewer only where people insist on it. */
static inline void
cy_send_to_camp (CyState *state, guint seat, guint n, CyRule rule, int detail, PwEvents *events)
{
  n = MIN (n, state->players[seat].reserve);
  cy_gain (state, seat, CY_RESOURCE_RESERVE, -(int) n, rule, detail, events);
  cy_gain (state, seat, CY_RESOURCE_CAMP, (int) n, rule, detail, events);
}

/* From the camp to the reserve, as many as are there (1.3). */
static inline void
cy_recruit (CyState *state, guint seat, guint n, CyRule rule, int detail, PwEvents *events)
{
  n = MIN (n, state->players[seat].camp);
  cy_gain (state, seat, CY_RESOURCE_CAMP, -(int) n, rule, detail, events);
  cy_gain (state, seat, CY_RESOURCE_RESERVE, (int) n, rule, detail, events);
}

/* Prestige is taken openly, and added up by nobody before the end (13.2). */
static inline void
cy_points (CyState *state, guint seat, CySource source, int amount, CyRule rule, int detail, PwEvents *events)
{
  PwEvent *event;

  if (amount == 0)
    return;
  state->players[seat].prestige = (gint16) (state->players[seat].prestige + amount);
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, amount, rule);
  event->secret = TRUE;
  event->args[0] = (gint16) detail;
  event->args[1] = state->round;
}

static inline PwEvent *
cy_note (PwEvents *events, int player, CyNote note, int amount, CyRule rule, int a, int b)
{
  return pw_events_note (events, player, note, amount, rule, a, b);
}

G_END_DECLS
