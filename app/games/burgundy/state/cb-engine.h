/* cb-engine.h: what the files of the engine share among themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "games/burgundy/burgundy.h"
#include "core/pw-level-rules.h"
#include "games/burgundy/data/cb-data.h"
#include "games/burgundy/data/cb-rules.h"

G_BEGIN_DECLS

/* -- Words (cb-words.c) -------------------------------------------------- */

extern const PwVocabulary cb_tile_words;
extern const PwWord cb_hexes[CB_MAX_HEXES];
extern const PwVocabulary cb_hex_words;
extern const PwVocabulary cb_goods_words;
extern const PwVocabulary cb_shield_words;
extern const PwVocabulary cb_species_words;
extern PwVocabulary cb_duchy_words;
extern const PwVocabulary cb_route_words;

const char *cb_tile_label       (int tile);              /* "bank", "monastery 17": translated */
const char *cb_tile_phrase      (int tile);              /* "a bank" */
const char *cb_goods_label      (int goods);             /* 1-6: "red" */
const char *cb_type_phrase      (CbType type);           /* "a building" */
const char *cb_type_label       (CbType type);           /* "building" */
const char *cb_bonus_label      (CbType type);           /* the same, or "border posts" */
const char *cb_region_label     (CbType type);           /* "city" */

/* -- Tables (cb-kinds.c) --------------------------------------------------- */

/* What the game hands down to the rooms below it when it is made known (cb-tables.c): nothing below names a thing
 * above it. */
extern const PwGame *cb_itself;
extern const PwMoveKind *cb_kinds;                       /* CB_KINDS of them */
extern PwOption *cb_options;                             /* CB_OPTIONS of them */
extern const PwMoveKind cb_kind_table[CB_KINDS];         /* for cb-game.c and cb-tables.c */
extern PwOption cb_option_table[CB_OPTIONS];
void     cb_tables_hand_down (const PwGame *game);
/** CB_QUESTIONS: how many there are. */
#define CB_QUESTIONS 24
extern const PwQuestion cb_questions[CB_QUESTIONS];  /* cb-questions.c */
gboolean cb_phrase (gconstpointer state, guint seat, const char *text, PwMoves *out, GError **error);
extern const PwNamed cb_sources[CB_SOURCES];
extern const PwNamed cb_resources[CB_RESOURCES];
extern const PwNamed cb_holdings[CB_HOLDINGS];
extern const char *const cb_notes[CB_NOTES];
extern const PwOption cb_seat_options[1];
#define CB_GROUPS_OF_OPTIONS 2
extern const char *const cb_groups[CB_GROUPS_OF_OPTIONS];

/* -- What belongs together at set-up (cb-setup.c) -------------------------- */

#define CB_PRESETS 2
extern const PwPreset cb_presets[CB_PRESETS];

void     cb_setup_seats   (const PwSetup *setup, guint *min, guint *max);
gboolean cb_setup_matters (const PwSetup *setup, guint option);
void     cb_setup_adjust  (PwSetup *setup, int seat);

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

void     cb_depot_complete (const CbState *state, PwMove *move);
gboolean cb_depot_check_kind (gconstpointer state, const PwMove *move, GError **error); /* names tiles */
void     cb_depot_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     cb_depot_legal_kind (gconstpointer state, PwMoves *out);

void     cb_finish_apply  (gpointer state, const PwMove *move, PwEvents *events);
gboolean cb_level_check   (gconstpointer state, const PwMove *move, GError **error);
void     cb_level_apply   (gpointer state, const PwMove *move, PwEvents *events);
void     cb_confirm_apply (gpointer state, const PwMove *move, PwEvents *events);
void     cb_confirm_table_apply (gpointer state, const PwMove *move, PwEvents *events);
CB_DECLARE_KIND (own);
CB_DECLARE_KIND (load);
CB_DECLARE_KIND (claim);
CB_DECLARE_KIND (shows);
CB_DECLARE_KIND (as);
CB_DECLARE_KIND (with);
CB_DECLARE_KIND (hire);
CB_DECLARE_KIND (shield);
CB_DECLARE_KIND (tribute);
CB_DECLARE_KIND (copy);
CB_DECLARE_KIND (helped);
CB_DECLARE_KIND (set);
CB_DECLARE_KIND (lay);
CB_DECLARE_KIND (gather);
CB_DECLARE_KIND (discard_kind);
CB_DECLARE_KIND (fetch);
CB_DECLARE_KIND (remove);
CB_DECLARE_KIND (points);
CB_DECLARE_KIND (first);
CB_DECLARE_KIND (swap);
CB_DECLARE_KIND (give);
CB_DECLARE_KIND (cover);

/* -- Statements (cb-say-duchy.c, cb-say-player.c, cb-say-table.c) ------------- */

#define CB_DECLARE_STATEMENT(name)                                                            \
  gboolean cb_say_##name##_check (gconstpointer state, const PwMove *move, GError **error);   \
  void     cb_say_##name##_apply (gpointer state, const PwMove *move, PwEvents *events)

CB_DECLARE_STATEMENT (hex);
CB_DECLARE_STATEMENT (shields);
CB_DECLARE_STATEMENT (crest);
CB_DECLARE_STATEMENT (heap);
CB_DECLARE_STATEMENT (count);
CB_DECLARE_STATEMENT (empty);
CB_DECLARE_STATEMENT (key);
CB_DECLARE_STATEMENT (stock);
CB_DECLARE_STATEMENT (sold);
CB_DECLARE_STATEMENT (have);
CB_DECLARE_STATEMENT (bonus);
CB_DECLARE_STATEMENT (bridge);
CB_DECLARE_STATEMENT (dice);
CB_DECLARE_STATEMENT (score);
CB_DECLARE_STATEMENT (space);
CB_DECLARE_STATEMENT (pile);
CB_DECLARE_STATEMENT (now);
CB_DECLARE_STATEMENT (order);
CB_DECLARE_STATEMENT (turn);
CB_DECLARE_STATEMENT (route);
CB_DECLARE_STATEMENT (printed);
CB_DECLARE_STATEMENT (laid);
CB_DECLARE_STATEMENT (white);
CB_DECLARE_STATEMENT (inns);
CB_DECLARE_STATEMENT (marker);

void     cb_say_legal     (gconstpointer state, PwMoves *out);           /* lists nothing */
gboolean cb_say_check     (const CbState *state, const PwMove *move, GError **error); /* what all statements ask */
gboolean cb_say_check_tile (int tile, GError **error);                   /* a named tile, or none */
void     cb_say_begin     (CbState *state);                              /* what all statements do */
void     cb_say_end       (CbState *state, PwEvents *events);
PwKindSet cb_statements   (const CbState *state);                        /* what can lie there */
guint    cb_counted       (const CbPlayer *player, int tile);            /* what "count" said */
guint    cb_empty_hexes   (const CbPlayer *player);                      /* as said, or as the tiles leave them */
CbHexSet cb_hexes_with    (const CbPlayer *player, int tile);
guint32  cb_placed_monasteries (const CbPlayer *player);  /* a set like CbPlayer.monasteries */

/* -- Played so (cb-force.c) ---------------------------------------------------- */

void     cb_complete_depot (const CbState *state, PwMove *move);
gboolean cb_force         (gconstpointer state, PwMove *move, GError **error);
void     cb_force_begin   (CbState *state, const PwMove *move, PwEvents *events);

/* -- Levels (cb-level.c, cb-board-level.c) ------------------------------------------ */


int      cb_level_actor   (const CbState *state);        /* PW_LEVEL_AS_EVER: as ever */
PwKindSet cb_level_playable (const CbState *state);      /* none: as ever */
gboolean cb_level_not_now (const CbState *state, const PwMove *move, GError **error); /* FALSE: as ever */
gboolean cb_asks          (const CbState *state);        /* what lies on the table is asked */
PwLevelNow cb_level_now  (const CbState *state);         /* what the levels of all games are reckoned from */
gboolean cb_misses_dice   (const CbState *state);         /* of whose turn it is */
guint    cb_asked         (const CbState *state);        /* whose boards, as CbState.stale */
void     cb_pass_others   (CbState *state, guint from, guint to); /* turns of the round that nobody enters */
void     cb_forget_others (CbState *state);              /* at the level of one board */
void     cb_go_to_me      (CbState *state, gboolean begins, PwEvents *events);
void     cb_forget_depots (CbState *state);
void     cb_start_others  (CbState *state);              /* whoever has not named anything, has begun all the same */
guint    cb_bonus_sizes   (const CbState *state, guint seat, CbType type); /* bit set of CbSize that it can be */

/* -- Positions (cb-position.c, cb-doubts.c, cb-audit.c) ------------------------ */

void     cb_position      (gconstpointer from, gconstpointer to, PwMoves *out);
void     cb_doubts        (gconstpointer state, GArray *out);
void     cb_audit         (gconstpointer state, guint seat, PwAudit *out);

/* -- Depots (cb-take.c) ------------------------------------------------------ */

#define CB_BESIDE 64 /* not on a space but beside the depot */

int      cb_depot_find    (const CbState *state, guint depot, int tile);
gboolean cb_depot_check   (const CbState *state, guint depot, int tile, CbRule rule, GError **error);
void     cb_depot_take    (CbState *state, guint seat, guint depot, int tile, int storage, CbRule rule, PwEvents *events);
void     cb_depot_remove  (CbState *state, guint depot, int tile);
extern const guint64 cb_tiles_may_be[CB_TILES - CB_TILE_UNKNOWN];
guint64  cb_tiles_of_types (guint types);                /* sets of CbTile */
guint64  cb_beside        (const CbState *state, guint depot);
gboolean cb_is_beside     (const CbState *state, guint depot, int tile);
guint64  cb_depot_tiles   (const CbState *state, guint depot, guint64 tiles);
guint64  cb_black_tiles   (const CbState *state);
gboolean cb_black_check   (const CbState *state, int tile, CbRule rule, GError **error);
void     cb_tiles_legal   (const CbState *state, guint64 tiles, const PwMove *like, PwMoves *out);

/* -- Dice and workers (cb-die.c) ------------------------------------------ */

/* Fewest workers from one face to another, by [#8][free step][distance going up, modulo 6]:
 * 6 and 1 are neighbours, so distances wrap. */
extern const guint8 cb_die_costs[2][2][6];

/**
 * cb_die_cost:
 * @player: whose workers
 * @die: the face shown, 1 to 6
 * @value: the value wanted, 1 to 6
 * @free_step: whether a monastery gives one step free of charge (11.9 to 11.12)
 *
 * Returns: the fewest workers that make the value (4.2, 11.8)
 */
static inline guint
cb_die_cost (const CbPlayer *player, guint die, guint value, gboolean free_step)
{
  return cb_die_costs[(player->monasteries | player->lent) >> 8 & 1][free_step != FALSE][(value + 6 - die) % 6];
}

gboolean cb_die_reaches (const CbPlayer *player, guint die, guint value, gboolean free_step, guint workers);
gboolean cb_die_check   (const CbState *state, const CbPlayer *player, const PwMove *move, guint value,
                         gboolean free_step, CbRule rule, const char *what, GError **error);
guint    cb_dice_open   (const CbPlayer *player, guint8 dice[2]);
guint    cb_faces       (const CbState *state, guint seat, guint8 dice[2]);
void     cb_die_use     (CbState *state, const PwMove *move, PwEvents *events);

/* -- Census (cb-census.c) --------------------------------------------------- */

guint    cb_supply        (const CbState *state, gboolean black, int tile);
guint    cb_exists        (const CbState *state, int tile);
void     cb_census_begin  (CbState *state);
void     cb_census_add    (CbState *state, gboolean black, int tile);
guint    cb_census_left   (const CbState *state, gboolean black, int tile);
void     cb_census_say    (CbState *state, int tile, gboolean there);
void     cb_census_say_goods (CbState *state, guint goods, guint old, guint now);
void     cb_census_remove (CbState *state, gboolean black, int tile);
gboolean cb_census_check  (const CbState *state, gboolean black, int tile, GError **error);

/* -- Storage (cb-store.c) ---------------------------------------------------- */

/* A way to make room for a tile: what is thrown out, and where the new one goes if that has to be said. */
typedef struct
{
  gint16 discard, storage;
} CbRoom;

#define CB_ROOMS (CB_TILE_UNKNOWN + CB_STORE) /* most ways to make room */

guint    cb_stored        (const CbPlayer *player, guint8 tiles[CB_TILE_UNKNOWN]); /* each different tile once */
gboolean cb_store_unlimited (const CbState *state, guint seat);
guint    cb_store_count   (const CbPlayer *player);
gboolean cb_store_has     (const CbPlayer *player, int tile);
guint    cb_store_count_in (const CbState *state, guint seat, CbStorage storage, int tile);
void     cb_store_add     (CbState *state, guint seat, int tile, int storage);
void     cb_store_remove  (CbState *state, guint seat, int tile, int storage);
guint    cb_store_which   (const CbState *state, guint seat, int tile, gint16 storages[CB_STORAGES]);
gboolean cb_discard_check (const CbState *state, const PwMove *move, GError **error);
gboolean cb_room_check    (const CbState *state, const PwMove *move, GError **error);
void     cb_discard_apply (CbState *state, const PwMove *move, PwEvents *events);
guint    cb_rooms         (const CbState *state, guint seat, CbRoom rooms[CB_ROOMS]);
void     cb_room_complete (const CbState *state, PwMove *move);
gboolean cb_storage_check (const CbState *state, const PwMove *move, GError **error);
void     cb_storage_complete (const CbState *state, PwMove *move);

/* -- Placing and its consequences (cb-place.c, cb-effects.c) ----------------- */

CbHexSet cb_start_hexes   (const CbState *state, guint seat);
int      cb_start_hex     (const CbState *state, guint seat);
void     cb_place_start   (CbState *state, guint seat, guint hex);
gboolean cb_place_free_step (const CbPlayer *player, CbType type);
CbHexSet cb_reach        (const CbState *state, guint seat);
CbHexSet cb_place_hexes   (const CbState *state, guint seat, int tile); /* 5.1 and 5.2, whatever the die */
gboolean cb_hex_check     (const CbState *state, guint seat, int tile, guint hex, GError **error);
gboolean cb_place_any     (const CbState *state, guint seat);
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

/* -- Decisions (cb-modules.c) --------------------------------------------------- */


/* -- Flow (cb-flow.c) ---------------------------------------------------------- */

/** CB_PRICE: coins for a tile (4.5). */
#define CB_PRICE 2

gboolean cb_workers_pay   (const CbState *state, const CbPlayer *player);
int      cb_funds         (const CbState *state, const CbPlayer *player);
gboolean cb_can_buy       (const CbState *state, guint seat);
guint    cb_buy_workers   (const CbState *state, const CbPlayer *player);
int      cb_turn_seat     (const CbState *state);
PwKindSet cb_any_time     (const CbState *state); /* kinds beside whatever is asked (4.5) */
void     cb_settle        (CbState *state, PwEvents *events);
void     cb_refill        (CbState *state);
void     cb_round_begin   (CbState *state);
void     cb_begin_phase   (CbState *state, PwEvents *events);
void     cb_begin_turns   (CbState *state, PwEvents *events);
void     cb_end_turn      (CbState *state, PwEvents *events);
void     cb_place_round_goods (CbState *state, PwEvents *events);
void     cb_end_game      (CbState *state, PwEvents *events);

/** CB_HIRED: workers for a coin (11.28). */
#define CB_HIRED 2

/* Monasteries that score at the end of the game: 15 to 26, and 29. */
/** CB_TALLY_MOST: no number that is said without saying of what is larger: all goods tiles (1.2). */
#define CB_TALLY_MOST 42
#define CB_FIRST_END_MONASTERY 15
#define CB_LAST_END_MONASTERY 29
#define CB_SCORES_AT_END(n) ((n) >= CB_FIRST_END_MONASTERY && (n) <= CB_LAST_END_MONASTERY && (n) != 27 && (n) != 28)

/* -- The end (cb-final.c) -------------------------------------------------------- */

void     cb_monastery     (const CbState *state, guint seat, guint n, guint *count, int *each);
void     cb_final_scoring (const CbState *state, PwEvents *events);
int      cb_final_points  (const CbState *state, guint seat); /* of the duchy, all counted, once the game is scored */
guint    cb_tallied       (const CbPlayer *player, CbTally tally, guint n);
guint    cb_goods_left    (const CbPlayer *player);
guint    cb_goods_sold    (const CbPlayer *player);
guint    cb_side          (const PwSetup *setup, guint seat);
void     cb_rank          (gconstpointer state, const int *scores, PwStanding *out);

/* -- The rest of PwGame ------------------------------------------------------------ */

PwKindSet cb_playable     (gconstpointer state);
PwKindSet cb_always       (const CbState *state); /* of the table, at any time while the game goes on */
extern const PwLevelRules cb_level_rules;
guint    cb_level         (gconstpointer state, int *seat);
guint    cb_followed      (gconstpointer state);
void     cb_not_now       (gconstpointer state, const PwMove *move, GError **error);
gboolean cb_complete      (gconstpointer state, PwMove *move, GError **error);
void     cb_hold          (gconstpointer state, guint seat, int *out);
PwMend   cb_upgrade       (gconstpointer state, const PwSetup *setup, guint rules, const PwMove *move, const PwEvent *events,
                           guint n_events, PwMove *out);
PwMend   cb_mend          (gconstpointer state, const PwMove *move, PwMove *out);
void     cb_choices       (gconstpointer state, const PwMove *partial, GArray *out);
void     cb_deal          (gconstpointer state, PwRandom *random, PwDealFlags flags, PwMove *out);
int      cb_worth         (gconstpointer state, const PwMove *move);
char    *cb_unsound       (gconstpointer state);

const char *cb_phase_name (guint phase);
char    *cb_sentence      (const PwSetup *setup, gconstpointer before, const PwMove *move,
                           const PwEvent *events, guint n_events);
char    *cb_say_sentence  (const PwSetup *setup, gconstpointer before, const PwMove *move);
char    *cb_prompt        (const PwSetup *setup, gconstpointer state);
char    *cb_ask           (const PwSetup *setup, gconstpointer state, const PwMove *partial, const GArray *choices);
void     cb_ending        (const PwSetup *setup, gconstpointer before, const PwMove *move, const PwEvent *events,
                           guint n_events, PwEnding *out);
char    *cb_moment        (const PwSetup *setup, gconstpointer state);
char    *cb_chapter       (const PwSetup *setup, gconstpointer state);
char    *cb_choice_label  (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *cb_choice_sentence (const PwSetup *setup, gconstpointer state, const PwChoice *choice);
char    *cb_event_text    (const PwSetup *setup, const PwEvent *event);

/* -- Boards: one for each player, or for each team (16.1) --------------------------------- */

/* The seat that stands for the board of @seat: the first of its team. */
static inline guint
cb_board (const CbState *state, guint seat)
{
  return G_LIKELY (seat < state->n_boards) ? seat : seat % state->n_boards;
}

/* Whether @seat stands for a board: what happens once for each duchy happens to such seats. */
static inline gboolean
cb_is_board (const CbState *state, guint seat)
{
  return seat < state->n_boards;
}

/* Whether two seats play for the same team; nobody but oneself where there are none. */
static inline gboolean
cb_same_side (const CbState *state, guint a, guint b)
{
  return cb_board (state, a) == cb_board (state, b);
}

/* The key spaces of @seat in CbPlayer.store that are not counted with another seat begin there. */
static inline guint
cb_first_space (const CbState *state, guint seat)
{
  return cb_is_board (state, seat) ? 0 : CB_COMMON_SPACES;
}

/* How many key spaces @seat may use: of a team the common ones come first (16.2). */
static inline guint
cb_key_spaces (const CbState *state, guint seat)
{
  return state->n_boards < state->n_players ? CB_COMMON_SPACES + CB_PRIVATE_SPACES : CB_KEY_SPACES;
}

void     cb_share_now     (CbState *state, guint seat);

/* What @seat has, its partner has too: to be called whenever something of it was changed. */
static inline void
cb_share (CbState *state, guint seat)
{
  if (G_UNLIKELY (state->n_boards < state->n_players))
    cb_share_now (state, seat);
}

/* -- Short questions ------------------------------------------------------------------ */

static inline gboolean
cb_has (const CbPlayer *player, guint monastery)
{
  return ((player->monasteries | player->lent) >> monastery) & 1;
}

/* Whether shield @n lies in the duchy of @seat (17.5). */
static inline gboolean
cb_shield (const CbState *state, guint seat, guint n)
{
  return state->shields.owned[cb_board (state, seat)] >> n & 1;
}

static inline const CbDuchy *
cb_duchy_of (const CbPlayer *player)
{
  return cb_duchy_nth (player->duchy);
}

static inline guint
cb_pending (const CbState *state)
{
  return pw_pendings_kind (&state->pending);
}

/* The decision that is asked; only while one waits. */
static inline const PwPending *
cb_top (const CbState *state)
{
  return pw_pendings_top (&state->pending);
}

/* Asks @seat for @kind before what waits already, and returns it, for what else it says. */
static inline PwPending *
cb_push (CbState *state, guint seat, CbPendingKind kind, guint arg)
{
  return pw_pendings_push (&state->pending, kind, (int) seat, (int) arg);
}

/* Takes the decision that is asked off the stack, and returns it. */
static inline PwPending
cb_pop (CbState *state)
{
  return pw_pendings_pop (&state->pending);
}

#define CB_TILE_BIT(tile) (G_GUINT64_CONSTANT (1) << (tile))
#define CB_TILE_BITS(first, last) (CB_TILE_BIT ((last) + 1) - CB_TILE_BIT (first))

/* Whether one more such tile can exist (10.1). */
static inline gboolean
cb_census_allows (const CbState *state, gboolean black, int tile)
{
  return state->possible[black ? 1 : 0] >> tile & 1;
}

/* Index of the lowest hex of a set that is not empty. */
static inline guint
cb_hex_first (CbHexSet set)
{
  guint64 low = (guint64) set;

  return low ? (guint) __builtin_ctzll (low) : 64 + (guint) __builtin_ctzll ((guint64) (set >> 64));
}

static inline guint
cb_hex_count (CbHexSet set)
{
  return (guint) (__builtin_popcountll ((guint64) set) + __builtin_popcountll ((guint64) (set >> 64)));
}

#define CB_FOREACH_HEX(hex, set)                                                    \
  for (CbHexSet _rest = (set); _rest != 0 && ((hex) = cb_hex_first (_rest), TRUE);  \
       _rest &= _rest - 1)

static inline int
cb_arg (const PwMove *move, guint index, int none)
{
  return move->args[index] == PW_ARG_NONE ? none : move->args[index];
}

void     cb_gained        (CbState *state, guint seat, CbResource resource, int amount, CbRule rule, PwEvents *events);

static inline void
cb_gain (CbState *state, guint seat, CbResource resource, int amount, CbRule rule, PwEvents *events)
{
  CbPlayer *player = &state->players[seat];

  if (amount == 0)
    return;
  if (resource == CB_WORKERS)
    player->workers = (gint16) (player->workers + amount);
  else
    player->silver = (gint16) (player->silver + amount);
  cb_share (state, seat);
  pw_events_add (events, PW_EVENT_RESOURCE, (int) seat, resource, amount, rule);
  if (G_UNLIKELY (state->modules))
    cb_gained (state, seat, resource, amount, rule, events);
}

void     cb_scored        (CbState *state, guint seat, CbSource source, int amount, gboolean more, PwEvents *events);

/* Points count at once (7.1). The event is that of the points, whatever modules add. @more: they belong to those
 * just scored, as one gain (16.9). */
static inline PwEvent *
cb_points_of (CbState *state, guint seat, CbSource source, int amount, CbRule rule, gboolean more, PwEvents *events)
{
  CbPlayer *player = &state->players[seat];
  PwEvent *event;

  player->track = (gint16) (player->track + amount);
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, amount, rule);
  if (G_UNLIKELY (state->modules))
    cb_scored (state, seat, source, amount, more, events);
  return event;
}

static inline PwEvent *
cb_points (CbState *state, guint seat, CbSource source, int amount, CbRule rule, PwEvents *events)
{
  return cb_points_of (state, seat, source, amount, rule, FALSE, events);
}

/* Whether what @seat does is entered move by move, and so can be judged (10.2). */
static inline gboolean
cb_follows (const CbState *state, guint seat)
{
  return cb_followed (state) >> seat & 1;
}

/* Whether what @seat has is kept by the program at this level. */
static inline gboolean
cb_keeps (const CbState *state, guint seat)
{
  return state->level != PW_LEVEL_BOARD || state->me == seat;
}

/* Whether the depots are known only as what can be there at most (10.2). */
static inline gboolean
cb_table_is_stale (const CbState *state)
{
  return G_UNLIKELY (state->stale & CB_STALE_TABLE);
}

static inline PwEvent *
cb_note (PwEvents *events, int player, CbNote note, int amount, CbRule rule, int a, int b)
{
  PwEvent *event = pw_events_add (events, PW_EVENT_NOTE, player, note, amount, rule);

  event->args[0] = (gint16) a;
  event->args[1] = (gint16) b;
  return event;
}

G_END_DECLS
