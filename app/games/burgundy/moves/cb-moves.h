/* cb-moves.h: the moves of the base, and what they bring about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/state/cb-modules.h"

G_BEGIN_DECLS

/* -- Kinds of moves (one file each) --------------------------------------- */

#define CB_DECLARE_KIND(name)                                                             \
  gboolean cb_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     cb_##name##_apply (gpointer state, const PwMove *move, PwEvents *events);      \
  void     cb_##name##_legal (gconstpointer state, PwMoves *out)

CB_DECLARE_KIND (start);
CB_DECLARE_KIND (roll);
CB_DECLARE_KIND (goods);
CB_DECLARE_KIND (phase_goods);
CB_DECLARE_KIND (take);
CB_DECLARE_KIND (place);
CB_DECLARE_KIND (sell);
CB_DECLARE_KIND (workers);
CB_DECLARE_KIND (buy);
CB_DECLARE_KIND (ship);
CB_DECLARE_KIND (skip);
CB_DECLARE_KIND (end);
CB_DECLARE_KIND (own);
CB_DECLARE_KIND (load);
CB_DECLARE_KIND (claim);

void     cb_depot_complete (const CbState *state, PwMove *move);
gboolean cb_depot_check_kind (gconstpointer state, const PwMove *move, GError **error); /* names tiles */
void     cb_depot_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     cb_depot_legal_kind (gconstpointer state, PwMoves *out);
gboolean cb_level_check   (gconstpointer state, const PwMove *move, GError **error);
void     cb_level_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     cb_confirm_apply (gpointer state, const PwMove *move, PwEvents *events);
void     cb_confirm_table_apply (gpointer state, const PwMove *move, PwEvents *events);

/* -- Statements: each file of position/ and modules/ declares its own ------------- */

#define CB_DECLARE_STATEMENT(name)                                                            \
  gboolean cb_say_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     cb_say_##name##_apply (gpointer state, const PwMove *move, PwEvents *events)

/* -- Played so (cb-force.c, cb-actor.c) ---------------------------------------------------- */

void     cb_complete_depot (const CbState *state, PwMove *move);
gboolean cb_force         (gconstpointer state, PwMove *move, GError **error);
void     cb_force_begin   (CbState *state, const PwMove *move, PwEvents *events);

/* -- Levels (cb-level.c, cb-playable.c) ------------------------------------------------ */

PwKindSet cb_level_playable (const CbState *state);      /* none: as ever */
gboolean cb_level_not_now (const CbState *state, const PwMove *move, GError **error); /* FALSE: as ever */
void     cb_go_to_me      (CbState *state, gboolean begins, PwEvents *events);

/* -- Taking (cb-take.c) ------------------------------------------------------ */

guint    cb_take_types    (const CbState *state);
void     cb_tiles_legal   (const CbState *state, guint64 tiles, guint types, const PwMove *like, PwMoves *out);

/* -- Placing and its consequences (cb-place.c, cb-effects.c) ----------------- */

CbHexSet cb_start_hexes   (const CbState *state, guint seat);
int      cb_start_hex     (const CbState *state, guint seat);
void     cb_place_start   (CbState *state, guint seat, guint hex);

/**
 * cb_place_free_step:
 * @player: who places
 * @type: the type of the tile
 *
 * Returns: whether monastery 9, 10 or 11 gives a free step for placing it with a die
 */
static inline gboolean
cb_place_free_step (const CbPlayer *player, CbType type)
{
  static const guint8 monasteries[CB_TYPES] = {
    [CB_BUILDING] = 9, [CB_SHIP] = 10, [CB_LIVESTOCK] = 10, [CB_CASTLE] = 11, [CB_MINE] = 11, [CB_MONASTERY] = 11,
  };

  return type < CB_TYPES && cb_has (player, monasteries[type]);
}

CbHexSet cb_reach        (const CbState *state, guint seat);
CbHexSet cb_place_hexes   (const CbState *state, guint seat, int tile); /* 5.1 and 5.2, whatever the die */
gboolean cb_hex_check     (const CbState *state, guint seat, int tile, guint hex, GError **error);
gboolean cb_place_any     (const CbState *state, guint seat);
gboolean cb_why_none      (gconstpointer state, const PwMove *move, GError **error);
void     cb_place_tile    (CbState *state, guint seat, int tile, guint hex, PwEvents *events);
void     cb_complete_after (CbState *state, guint seat, guint hex, PwEvents *events);
int      cb_region_points (guint size);                  /* 5.6 */
int      cb_phase_points  (guint phase);                 /* 5.6; 0 is phase A */
void     cb_effect_of     (CbState *state, guint seat, int tile, guint hex, PwEvents *events);
void     cb_effect_now    (CbState *state, guint seat, int tile, guint hex, PwEvents *events);
CbHexSet cb_pasture       (const CbState *state, guint seat, guint hex);
guint    cb_count_animals (const CbPlayer *player, CbHexSet pasture, guint species, guint *tiles);
void     cb_livestock_scored (CbState *state, guint seat, int tile, guint hex, guint tiles, PwEvents *events);
void     cb_bonus_claim   (CbState *state, guint seat, CbType type, PwEvents *events);
void     cb_bonus_give    (CbState *state, guint seat, CbType type, gboolean large, PwEvents *events);
void     cb_sell_goods    (CbState *state, guint seat, guint goods, PwEvents *events);
void     cb_bridge_advance (CbState *state, guint seat, PwEvents *events);
void     cb_bridge_settle (CbState *state);
void     cb_bridge_put    (CbState *state, guint seat, guint to); /* on top of the stack there */
guint    cb_goods_spaces  (const CbState *state);         /* colours of goods that a player can store (5.5) */
void     cb_ship_done     (CbState *state, guint seat, PwEvents *events);
void     cb_ship_goes_on  (CbState *state, guint first, guint seat, PwEvents *events);
gboolean cb_ship_keeps    (const CbState *state, const PwMove *move, GError **error);
guint    cb_ship_choices  (const CbState *state, guint seat, guint depot, guint8 colours[CB_GOODS], guint *n_free);

/* -- Flow (cb-flow.c, cb-actor.c) ---------------------------------------------------------- */

int      cb_turn_seat     (const CbState *state);
PwKindSet cb_any_time     (const CbState *state); /* kinds beside whatever is asked (4.5) */
gboolean cb_is_usable     (const CbState *state, const PwPending *pending);
void     cb_settle        (CbState *state, PwEvents *events);
void     cb_refill        (CbState *state);
void     cb_round_begin   (CbState *state);
void     cb_begin_phase   (CbState *state, PwEvents *events);
void     cb_begin_turns   (CbState *state, PwEvents *events);
void     cb_end_turn      (CbState *state, PwEvents *events);
void     cb_place_round_goods (CbState *state, PwEvents *events);
void     cb_end_game      (CbState *state, PwEvents *events);

/* -- The end (cb-final.c) -------------------------------------------------------- */

void     cb_monastery     (const CbState *state, guint seat, guint n, guint *count, int *each);
void     cb_final_scoring (const CbState *state, PwEvents *events);
int      cb_final_points  (const CbState *state, guint seat); /* of the duchy, all counted, once the game is scored */
void     cb_rank          (gconstpointer state, const int *scores, PwStanding *out);

/* -- The rest of PwGame ------------------------------------------------------------ */

PwKindSet cb_playable     (gconstpointer state);
PwKindSet cb_always       (const CbState *state); /* of the table, at any time while the game goes on */
void     cb_not_now       (gconstpointer state, const PwMove *move, GError **error);
gboolean cb_complete      (gconstpointer state, PwMove *move, GError **error);
void     cb_leave_open    (gconstpointer state, PwMove *move);
gboolean cb_deal_depot    (const CbState *state, PwRandom *random, PwMove *out);
gboolean cb_name          (gconstpointer state, PwRandom *random, PwMove *out);
gboolean cb_guesses       (gconstpointer state, const PwMove *move, PwMove *named);
void     cb_deal          (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
gboolean cb_pick          (gconstpointer state, PwRandom *random, PwMove *out);
PwPlayedOn cb_play_on     (gpointer state, PwRandom *random, PwDealFlags flags, PwEvents *points, PwKept *kept);
gboolean cb_carry_out     (gpointer state, const PwMove *move, PwEvents *points);
int      cb_worth         (gconstpointer state, const PwMove *move);
int      cb_rate          (gconstpointer state, const PwMove *move, gboolean *scores, PwMemo *memo);

/* -- Decisions (cb-decisions.c) -------------------------------------------------------- */

extern const CbPendingClass cb_pending_castle, cb_pending_ship, cb_pending_ship_next, cb_pending_market,
  cb_pending_carpenter, cb_pending_church, cb_pending_warehouse, cb_pending_town_hall, cb_pending_bonus;

G_END_DECLS
