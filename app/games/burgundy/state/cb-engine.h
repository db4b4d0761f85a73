/* cb-engine.h: what a state says, and what changes it without asking for a rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-level-rules.h"
#include "games/burgundy/data/cb-words.h"

G_BEGIN_DECLS

/* -- Tables (cb-kinds.c) --------------------------------------------------- */

/* What the game hands down to the rooms below it when it is made known (cb-tables.c): nothing below names a thing
 * above it. */
extern const PwGame *cb_itself;
extern const PwMoveKind *cb_kinds;                       /* CB_KINDS of them */
extern PwOption *cb_options;                             /* CB_OPTIONS of them */
extern const PwNamed cb_holdings[CB_HOLDINGS];

/* -- Statements (cb-say-duchy.c, cb-say-player.c, cb-say-table.c) ------------- */

PwKindSet cb_statements   (const CbState *state);                        /* what can lie there */
guint    cb_counted       (const CbPlayer *player, int tile);            /* what "count" said */
guint    cb_empty_hexes   (const CbPlayer *player);                      /* as said, or as the tiles leave them */
CbHexSet cb_hexes_with    (const CbPlayer *player, int tile);
guint32  cb_placed_monasteries (const CbPlayer *player);  /* a set like CbPlayer.monasteries */

/* -- Levels (cb-level.c, cb-board-level.c) ------------------------------------------ */

int      cb_level_actor   (const CbState *state);        /* PW_LEVEL_AS_EVER: as ever */
gboolean cb_asks          (const CbState *state);        /* what lies on the table is asked */
PwLevelNow cb_level_now  (const CbState *state);         /* what the levels of all games are reckoned from */
gboolean cb_misses_dice   (const CbState *state);         /* of whose turn it is */
guint    cb_asked         (const CbState *state);        /* whose boards, as CbState.stale */
gboolean cb_is_left_open  (const CbState *state, guint seat);
void     cb_pass_others   (CbState *state, guint from, guint to); /* turns of the round that nobody enters */
void     cb_forget_others (CbState *state);              /* at the level of one board */
void     cb_forget_depots (CbState *state);
void     cb_start_others  (CbState *state);              /* whoever has not named anything, has begun all the same */
guint    cb_bonus_sizes   (const CbState *state, guint seat, CbType type); /* bit set of CbSize that it can be */

/* -- Depots (cb-take.c) ------------------------------------------------------ */

/* Of four spaces those with a tile without a name, 0 where there is none: adding carries into no other byte. */
static inline guint32
cb_unnamed_of (const guint8 *spaces)
{
  guint32 four;

  memcpy (&four, spaces, sizeof four);
  return (four + (0x80u - CB_TILE_UNKNOWN) * 0x01010101u) & 0x80808080u;
}

static inline gboolean
cb_are_named (const guint8 *spaces)
{
  return cb_unnamed_of (spaces) == 0;
}

G_STATIC_ASSERT (CB_DEPOT_SPACES == 4 && CB_BLACK_SPACES == 8 && CB_TILES + 0x80 - CB_TILE_UNKNOWN < 0x100);

/* The same of a depot, 1 to 6, or 0 for the black one. */
static inline gboolean
cb_depot_is_named (const CbState *state, guint depot)
{
  return depot ? cb_are_named (state->depots[depot - 1]) : cb_are_named (state->black) && cb_are_named (state->black + 4);
}

#define CB_BESIDE 64 /* not on a space but beside the depot */
int      cb_depot_find    (const CbState *state, guint depot, int tile);
gboolean cb_depot_check   (const CbState *state, guint depot, int tile, CbRule rule, GError **error);
gboolean cb_depot_check_open (const CbState *state, guint seat, guint depot, int tile, GError **error);
guint    cb_depot_open_types (const CbState *state, guint seat, guint depot);
void     cb_depot_take    (CbState *state, guint seat, guint depot, int tile, int storage, CbRule rule, PwEvents *events);
void     cb_depot_remove  (CbState *state, guint depot, int tile);
guint64  cb_beside        (const CbState *state, guint depot);
gboolean cb_is_beside     (const CbState *state, guint depot, int tile);
guint64  cb_depot_tiles   (const CbState *state, guint depot, guint64 tiles);
guint64  cb_black_tiles   (const CbState *state);
gboolean cb_black_check   (const CbState *state, int tile, CbRule rule, GError **error);

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

guint    cb_supply_more   (const CbState *state, gboolean black, int tile);

/**
 * cb_supply:
 * @state: a state
 * @black: whether the black backs are meant
 * @tile: a named tile, or %CB_TILE_MONASTERY_0 for the monasteries of that back, whatever their numbers
 *
 * Returns: how many there are in this game, with those of the modules played (1.1, 12)
 */
static inline guint
cb_supply (const CbState *state, gboolean black, int tile)
{
  guint n = cb_data_supply (black, (CbTile) tile);

  return G_LIKELY (state->modules == 0) ? n : n + cb_supply_more (state, black, tile);
}

guint    cb_exists        (const CbState *state, int tile);
void     cb_census_begin  (CbState *state);
void     cb_census_add    (CbState *state, gboolean black, int tile);
guint    cb_census_said   (const CbState *state, gboolean black, int tile);

/**
 * cb_census_left:
 * @state: a state
 * @black: whether the black backs are meant
 * @tile: a tile of which there are several, or CB_TILE_MONASTERY_0 for all monasteries of that back
 *
 * A tile that somebody said to be there may be of either back: it counts against this one only
 * where the other has none left for it.
 *
 * Returns: how many more can appear at most
 */
static inline guint
cb_census_left (const CbState *state, gboolean black, int tile)
{
  guint all = cb_supply (state, black, tile), gone = state->seen[black ? 1 : 0][tile];

  if (G_UNLIKELY (tile < CB_COUNTED ? state->said[tile] != 0 : state->said_monasteries != 0))
    gone += cb_census_said (state, black, tile);
  return all - MIN (gone, all);
}

void     cb_census_say    (CbState *state, int tile, gboolean there);
void     cb_census_say_goods (CbState *state, guint goods, guint old, guint now);
void     cb_census_remove (CbState *state, gboolean black, int tile);
gboolean cb_census_check  (const CbState *state, gboolean black, int tile, GError **error);
void     cb_census_refuse (const CbState *state, gboolean black, int tile, GError **error);
guint64  cb_census_possible (const CbState *state, gboolean black);
guint    cb_census_room   (const CbState *state, gboolean black, CbType type);

/* -- Storage (cb-store.c) ---------------------------------------------------- */

/* A way to make room for a tile: what is thrown out, and where the new one goes if that has to be said. */
typedef struct
{
  gint16 discard, storage;
} CbRoom;

#define CB_STORED (CB_TILE_UNKNOWN + CB_STORE) /* most different tiles that are stored */
#define CB_ROOMS CB_STORED /* most ways to make room */
guint    cb_stored        (const CbPlayer *player, guint8 tiles[CB_STORED]); /* each different tile once */
int      cb_store_source  (const CbState *state, const CbPlayer *player, int tile);
guint64  cb_store_open    (const CbState *state, const CbPlayer *player);
gboolean cb_store_unlimited (const CbState *state, guint seat);
guint    cb_store_count   (const CbPlayer *player);
gboolean cb_store_has     (const CbPlayer *player, int tile);
guint    cb_store_count_in (const CbState *state, guint seat, CbStorage storage, int tile);
void     cb_store_add     (CbState *state, guint seat, int tile, int storage);
void     cb_store_remove  (CbState *state, guint seat, int tile, int storage);
guint    cb_store_which   (const CbState *state, guint seat, int tile, gint16 storages[CB_STORAGES]);
gboolean cb_discard_check (const CbState *state, const PwMove *move, GError **error);
gboolean cb_room_check    (const CbState *state, const PwMove *move, GError **error);
gboolean cb_room_is_unknown (const CbState *state, guint seat);
void     cb_discard_apply (CbState *state, const PwMove *move, PwEvents *events);
guint    cb_rooms         (const CbState *state, guint seat, CbRoom rooms[CB_ROOMS]);
void     cb_room_complete (const CbState *state, PwMove *move);
gboolean cb_storage_check (const CbState *state, const PwMove *move, GError **error);
void     cb_storage_complete (const CbState *state, PwMove *move);

/* -- Flow (cb-flow.c) ---------------------------------------------------------- */

/** CB_PRICE: coins for a tile (4.5). */
#define CB_PRICE 2
gboolean cb_can_buy       (const CbState *state, guint seat);
guint    cb_buy_workers   (const CbState *state, const CbPlayer *player);

/** CB_HIRED: workers for a coin (11.28). */
#define CB_HIRED 2

/* Monasteries that score at the end of the game: 15 to 26, and 29. */
/** CB_TALLY_MOST: no number that is said without saying of what is larger: all goods tiles (1.2). */
#define CB_TALLY_MOST 42
#define CB_FIRST_END_MONASTERY 15
#define CB_LAST_END_MONASTERY 29
#define CB_SCORES_AT_END(n) ((n) >= CB_FIRST_END_MONASTERY && (n) <= CB_LAST_END_MONASTERY && (n) != 27 && (n) != 28)

/* -- The end (cb-final.c) -------------------------------------------------------- */

guint    cb_tallied       (const CbPlayer *player, CbTally tally, guint n);
guint    cb_goods_left    (const CbPlayer *player);
guint    cb_goods_sold    (const CbPlayer *player);

/* -- The rest of PwGame ------------------------------------------------------------ */

extern const PwLevelRules cb_level_rules;
char    *cb_level_leaves (const PwSetup *setup, gconstpointer state, const PwMove *move);
guint    cb_level         (gconstpointer state, int *seat);
guint    cb_followed      (gconstpointer state);
void     cb_hold          (gconstpointer state, guint seat, int *out);

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

/* Monastery 6 of the 2011 edition takes silver only (18.1). */
static inline gboolean
cb_workers_pay (const CbState *state, const CbPlayer *player)
{
  return cb_has (player, 6) && state->options[CB_OPTION_EDITION] == 0;
}

/* What a purchase can be paid with (4.5, 11.6). */
static inline int
cb_funds (const CbState *state, const CbPlayer *player)
{
  return player->silver + (cb_workers_pay (state, player) ? player->workers : 0);
}

/* Whether shield @n lies in the duchy of @seat (17.5). */
static inline gboolean
cb_shield (const CbState *state, guint seat, guint n)
{
  return state->shields.owned[cb_board (state, seat)] >> n & 1;
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

/* Whether one more such tile can exist (10.1). */
static inline gboolean
cb_census_allows (const CbState *state, gboolean black, int tile)
{
  return state->possible[black ? 1 : 0] >> tile & 1;
}

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

/* Whether what @seat has counts at the end: it is kept, and was not left open (10.2). */
static inline gboolean
cb_counts (const CbState *state, guint seat)
{
  return cb_keeps (state, seat) && !(state->open && state->stale >> seat & 1);
}

/* Whether the depots are known only as what can be there at most (10.2). */
static inline gboolean
cb_table_is_stale (const CbState *state)
{
  return G_UNLIKELY (state->stale & CB_STALE_TABLE);
}

/* Whether nobody can say which goods lie in the depots (10.2). */
static inline gboolean
cb_goods_are_stale (const CbState *state)
{
  return G_UNLIKELY (state->stale & (CB_STALE_TABLE | CB_STALE_GOODS));
}

static inline PwEvent *
cb_note (PwEvents *events, int player, CbNote note, int amount, CbRule rule, int a, int b)
{
  return pw_events_note (events, player, note, amount, rule, a, b);
}

G_END_DECLS
