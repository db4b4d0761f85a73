/* burgundy.h: The Castles of Burgundy: the state and its vocabulary; what can be played is in cb-kind.h
 *
 * Rule numbers are those of RULES.md beside this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"
#include "core/pw-pending.h"
#include "games/burgundy/cb-kind.h"

G_BEGIN_DECLS

#define CB_MAX_PLAYERS 4
#define CB_DEPOTS 6
#define CB_DEPOT_SPACES 4        /* most spaces of one numbered depot (2.1) */
#define CB_BLACK_SPACES 8        /* most spaces of the black depot (2.1) */
#define CB_BRIDGE_SPACES 7
#define CB_PHASES 5
#define CB_ROUNDS 5
#define CB_KEY_SPACES 3          /* of a player who has no partner */
#define CB_COMMON_SPACES 2       /* of the two members of a team together (16.2) */
#define CB_PRIVATE_SPACES 2      /* of each of them */
#define CB_STORE 4               /* room for the key spaces that any player can use */
#define CB_GOODS 6
#define CB_GOODS_SPACES 3
#define CB_MAX_HEXES 80          /* a team duchy has two halves */
#define CB_MAX_REGIONS 48
#define CB_MAX_REGION_SIZE 8     /* larger ones score no more (5.6) */
/* How much can wait at once. A die is used only while nothing waits, and after that each tile placed and each
 * sale answers one thing that waits (so do a ship's goods, a swap, the action for the goal...: what comes in the
 * place of something else is counted once). So a turn, or the end of a phase, leaves at most what its tiles,
 * sales and route spaces leave, less one for each tile and sale but the first.
 *
 * Alone (16): a tile leaves the gains of its region's size and phase, and its effect, be it a gain too; and for
 * each of the six types a tile for the colour, once. With 36 hexes to fill, 36 * 3 + 6 - 35 = 79. A sale leaves a
 * gain (17.5.12 adds to the same one), and goods that are still to be laid on the route (14.2); those wait below
 * another thing only where a space has just been filled, and each of the 15 spaces leaves one thing: 15 + 16 = 31.
 * The end of a phase begins with two (17.14, 17.15), and one tile too many may have to be thrown out at once (4.4):
 * 79 + 31 + 2 + 1 = 113.
 *
 * Elsewhere points do not wait. A tile leaves its effect, and above it what must be said at once: two bonus
 * tiles (5.7, 15.1) and the white die (12.4). So 80 hexes leave 1 + 3; the 18 spaces of a team's route 18 + 19;
 * with 2 and 1 as above, 44.
 *
 * Only duchies of more hexes that people have made for the solo game, and tables that they have said to hold
 * more than exists, could leave more. So that they cannot either, nothing is placed or sold while more than
 * PW_MAX_PENDING - CB_PENDING_ROOM wait: no other move leaves more than it answers, but for a few at once. */
#define CB_PENDING_ROOM 16
#define CB_TRACK_MAX 9999        /* no player has more points, or fewer than -CB_TRACK_MAX */
#define CB_BONUS_POSTS CB_TYPES  /* among the bonus tiles, which go by CbType: those of the border posts (15.1) */
#define CB_BONUSES (CB_TYPES + 1)
#define CB_SHIELDS 18            /* shields are numbered from 1 (17.5) */
#define CB_SHIELD_ANY 19         /* some shield of a depot that nobody has named yet */
#define CB_DEPOT_SHIELDS 2       /* most of them on one depot (17.1) */
#define CB_COUNTED 29            /* tiles below CB_TILE_MONASTERY_0, of which there are several */

/**
 * CbType:
 *
 * The six kinds of hexes and tiles, in the order of the bonus tiles on the board.
 */
typedef enum
{
  CB_CASTLE,
  CB_MINE,
  CB_MONASTERY,
  CB_SHIP,
  CB_LIVESTOCK,
  CB_BUILDING,
  CB_TYPES,
} CbType;

/**
 * CbTile:
 *
 * What a hex tile is. Unnamed tiles ("some beige tile") are values of their own (10.1).
 */
typedef enum
{
  CB_TILE_NONE,
  CB_TILE_CASTLE,
  CB_TILE_MINE,
  CB_TILE_SHIP,
  CB_TILE_WAREHOUSE,            /* the eight buildings, in the order of monasteries 16 to 23 */
  CB_TILE_WATCHTOWER,
  CB_TILE_CARPENTER,
  CB_TILE_CHURCH,
  CB_TILE_MARKET,
  CB_TILE_BOARDING_HOUSE,
  CB_TILE_BANK,
  CB_TILE_TOWN_HALL,
  CB_TILE_COW_2,                /* four species, 2 to 4 animals each */
  CB_TILE_COW_3,
  CB_TILE_COW_4,
  CB_TILE_SHEEP_2,
  CB_TILE_SHEEP_3,
  CB_TILE_SHEEP_4,
  CB_TILE_PIG_2,
  CB_TILE_PIG_3,
  CB_TILE_PIG_4,
  CB_TILE_CHICKEN_2,
  CB_TILE_CHICKEN_3,
  CB_TILE_CHICKEN_4,
  CB_TILE_CRANE,                /* a building (12.2) */
  CB_TILE_GEESE,                /* livestock (12.3) */
  CB_TILE_WHITE_CASTLE,         /* a building (12.4) */
  CB_TILE_INN,                  /* of no type, placed on any hex (13) */
  CB_TILE_BLACK,                /* of no type: a tile laid black side up (16.7) */
  CB_TILE_MONASTERY_0,          /* monastery n is CB_TILE_MONASTERY_0 + n; 0 itself is not a tile */
  CB_TILE_MONASTERY_LAST = CB_TILE_MONASTERY_0 + 29,
  CB_TILE_UNKNOWN,              /* some tile of type t is CB_TILE_UNKNOWN + t */
  CB_TILE_ANY = CB_TILE_UNKNOWN + CB_TYPES, /* some tile of the black depot */
  CB_TILE_DARK,                 /* on key spaces: some tile of type t with a black back is CB_TILE_DARK + t */
  CB_TILES = CB_TILE_DARK + CB_TYPES,
} CbTile;

/**
 * CbNote:
 *
 * Events of the game that are neither points nor resources. args say more: see each.
 */
typedef enum
{
  CB_NOTE_ROUND,                /* a round begins; args: phase, round */
  CB_NOTE_PHASE,                /* a phase begins; args: phase */
  CB_NOTE_GOODS_PLACED,         /* args: goods, depot */
  CB_NOTE_TAKE,                 /* args: tile, depot (0 = black) */
  CB_NOTE_DISCARD,              /* args: tile */
  CB_NOTE_PLACE,                /* args: tile, hex */
  CB_NOTE_REGION,               /* region completed; args: region, size, phase, one of its hexes */
  CB_NOTE_BONUS,                /* bonus tile; args: type, 1 large or 0 small */
  CB_NOTE_BRIDGE,               /* marker moves; args: new space */
  CB_NOTE_GOODS_TAKEN,          /* amount tiles; args: goods, depot */
  CB_NOTE_SOLD,                 /* amount tiles; args: goods */
  CB_NOTE_SKIP,                 /* an effect is not used; args: pending kind */
  CB_NOTE_LOST,                 /* an effect cannot be used; args: pending kind */
  CB_NOTE_TURN,                 /* a turn begins */
  CB_NOTE_OVER,                 /* the game ends; args: CbOutcome, empty hexes */
  CB_NOTE_SHIELD,               /* a shield is taken; args: shield, hex, depot (17.2) */
  CB_NOTE_SHIELD_GONE,          /* a shield leaves the game; args: shield */
  CB_NOTE_COPIES,               /* args: the seat whose monasteries count from now on (17.5.6) */
  CB_NOTE_SET,                  /* a die is set; args: what it showed, what it shows (17.5.16) */
  CB_NOTE_NOT_CHECKED,          /* nobody entered what else happened there (10.2); args: tile or 0, depot */
  CB_NOTE_FORGOTTEN,            /* what was known to be stored may have gone long ago: it is not there (10.2); args: tile */
  CB_NOTE_ROUTE,                /* a goods tile is laid on the trade route; args: goods, space, whether its colour matches, route tile (14.2) */
  CB_NOTE_REMOVED,              /* a tile of a depot leaves the game; args: tile, depot (16.5) */
  CB_NOTE_GOODS_GONE,           /* amount tiles leave the game; args: goods, depot, 0 = storage (16.7) */
  CB_NOTE_MARKER,               /* amount spaces on the way to the goal; args: where it is now, the goal (16.9) */
  CB_NOTE_GOAL,                 /* the goal is reached; args: the next one (16.9) */
  CB_NOTES,
} CbNote;

/** CbOutcome: how a game ended. */
typedef enum
{
  CB_OUTCOME_SCORED,            /* the points decide (9.2) */
  CB_OUTCOME_WON,               /* 16.10 */
  CB_OUTCOME_LOST,
} CbOutcome;

/** CbSource: where points come from, in the order of the charts; indices of PwGame.sources. */
typedef enum
{
  CB_FROM_REGIONS,
  CB_FROM_LIVESTOCK,
  CB_FROM_GOODS,
  CB_FROM_WATCHTOWERS,
  CB_FROM_BONUS,
  CB_FROM_MONASTERIES,
  CB_FROM_LEFT_OVER,
  CB_FROM_POSTS,                /* 15.1 */
  CB_FROM_SHIELDS,              /* 17.5 */
  CB_FROM_ROUTES,               /* 14.2 */
  CB_FROM_TRACK,                /* read off the points track instead of followed (10.2) */
  CB_FROM_CORRECTIONS,          /* agreed at the table */
  CB_FROM_BOUGHT,               /* 16.9 */
  CB_SOURCES,
} CbSource;

/** CbResource: indices of PwGame.resources. */
typedef enum
{
  CB_WORKERS,
  CB_SILVER,
  CB_RESOURCES,
} CbResource;

/**
 * CbTally: what people may say only the number of, where the final scoring asks no more: values of "have"
 * after those of CbResource.
 */
typedef enum
{
  CB_TALLY_GOODS,               /* goods tiles in storage (9.1) */
  CB_TALLY_SOLD,                /* goods tiles sold (11.25) */
  CB_TALLY_COLOURS,             /* colours of them (11.15) */
  CB_TALLY_SPECIES,             /* of livestock, geese included (11.24) */
  CB_TALLY_BONUS,               /* bonus tiles (11.26) */
  CB_TALLY_MONASTERIES,         /* monasteries that score at the end: only that there are none */
  CB_TALLY_SHIELDS,             /* the same of shields */
  CB_TALLIES,
} CbTally;

/** CbHolding: what the ledger counts; indices of PwGameLedger.holdings. */
typedef enum
{
  CB_HOLD_WORKERS,
  CB_HOLD_SILVER,
  CB_HOLD_GOODS,                /* goods tiles in storage */
  CB_HOLD_SOLD,                 /* goods tiles sold */
  CB_HOLD_STORED,               /* tiles on key spaces */
  CB_HOLD_DUCHY,                /* tiles in the duchy */
  CB_HOLDINGS,
} CbHolding;

/** CbStage: where the game stands. */
typedef enum
{
  CB_STAGE_START,               /* each player names castle space and goods (2.2, 2.3) */
  CB_STAGE_ROLL,                /* the dice of a round (3.2) */
  CB_STAGE_GOODS,               /* the round's goods tile is named (3.2) */
  CB_STAGE_TURN,                /* somebody's turn (4) */
  CB_STAGE_PHASE_END,           /* decisions at the end of a phase (8) */
  CB_STAGE_OVER,
} CbStage;

/** CbPendingKind: a decision that a placement asked for; #PwPending has its @arg and @more. */
typedef enum
{
  CB_PENDING_NONE,
  CB_PENDING_CASTLE,            /* an action with any value (5.5); arg: 1 for reaching the goal (16.9) */
  CB_PENDING_SHIP,              /* choose a depot (5.5) */
  CB_PENDING_SHIP_NEXT,         /* #5: a depot beside depot `arg` (11.5) */
  CB_PENDING_MARKET,
  CB_PENDING_CARPENTER,
  CB_PENDING_CHURCH,
  CB_PENDING_WAREHOUSE,
  CB_PENDING_TOWN_HALL,
  CB_PENDING_BONUS,             /* which bonus tile of type `arg` was still there (5.7, 10.2) */
  CB_PENDING_WHITE_CASTLE,      /* an action with the white die (12.4) */
  CB_PENDING_WHITE_DIE,         /* what it shows, where nobody has said (10.2) */
  CB_PENDING_CRANE,             /* which building's effect; arg: its hex (12.2) */
  CB_PENDING_GEESE,             /* which other species; arg: their hex (12.3) */
  CB_PENDING_LAY,               /* a tile of depot `arg`, 1 for any numbered one and 0 for the black one, at once (17.5.14, 17.5.15) */
  CB_PENDING_TRIBUTE,           /* arg: workers pay too (17.4) */
  CB_PENDING_COPY,              /* whose monasteries count (17.5.6) */
  CB_PENDING_GATHER,            /* one colour of goods from all depots (17.5.5) */
  CB_PENDING_DISCARD,           /* too many tiles are stored, tile `arg` among them as the last one (4.4) */
  CB_PENDING_ROUTE_LAY,         /* `more` sold goods of colour `arg` are to be laid on the trade route (14.2) */
  CB_PENDING_ROUTE_TAKE,        /* bonuses of the trade route; arg: the space, from 0 */
  CB_PENDING_ROUTE_BLACK,
  CB_PENDING_ROUTE_PLACE,
  CB_PENDING_ROUTE_SELL,
  CB_PENDING_ROUTE_ACTION,
  CB_PENDING_ROUTE_OTHER,       /* the players carry it out themselves */
  CB_PENDING_REMOVE,            /* which tile leaves the game (16.5) */
  CB_PENDING_GAIN,              /* points on their way to the marker: arg = how many (16.9) */
  CB_PENDING_SCORE,             /* what tile `more` on hex `arg` scores, once that is taken (16.9) */
  CB_PENDING_SWAP,              /* five goods for a black tile (16.7) */
  CB_PENDING_GIVE,              /* which goods, `arg` of them (16.7) */
  CB_PENDING_HELPED,            /* how many workers shield 2 has brought, where nobody enters others' turns (17.5.2, 10.2) */
  CB_PENDING_COLOUR,            /* a tile of the black depot for completing the colour of type `arg` (16.8) */
  CB_PENDINGS,
} CbPendingKind;

/**
 * CbModuleId:
 *
 * The expansions, each of them hooks in a file of its own (cb-modules.h); bits of CbState.modules.
 */
typedef enum
{
  CB_MODULE_EXTRA,              /* monasteries 27 and 28, crane, geese (12.1 to 12.3) */
  CB_MODULE_WHITE_CASTLES,      /* 12.4 */
  CB_MODULE_INNS,               /* 13 */
  CB_MODULE_ROUTES,             /* 14 */
  CB_MODULE_POSTS,              /* 15 */
  CB_MODULE_SHIELDS,            /* 17 */
  CB_MODULE_TEAM,               /* 16.1 to 16.3 */
  CB_MODULE_SOLO,               /* 16.4 to 16.10 */
  CB_MODULES,
} CbModuleId;

/** CbMode: who plays against whom: the values of CB_OPTION_MODE. */
typedef enum
{
  CB_MODE_OWN,                  /* everybody alone */
  CB_MODE_TEAM,
  CB_MODE_SOLO,
} CbMode;

/* -- The slices of the modules ------------------------------------------------------------ */

/** CbExtra: the crane (12.2). */
typedef struct
{
  guint8 before;                /* monasteries for buildings that lay in the duchy before it, + 1; 0: it is not placed */
} CbExtra;

/** CbInns: inns lying beside the black depot, those of earlier phases included (13.1). */
typedef struct
{
  guint8 n;
} CbInns;

/** CbShields: where the shields are; whatever is neither on a depot nor owned is in the box (17). */
typedef struct
{
  guint32 owned[CB_MAX_PLAYERS]; /* by the seat that stands for the duchy: bit n: shield n lies in it */
  guint32 seen;                 /* bit n: it has been named so far */
  guint8 depots[CB_DEPOTS][CB_DEPOT_SHIELDS]; /* shield, CB_SHIELD_ANY, or 0 */
  guint8 hex[CB_SHIELDS + 1];   /* of an owned one: its hex + 1; 0: nobody said where */
  guint8 model;                 /* 17.5.6: seat + 1 whose monasteries count; 0: not chosen yet */
  guint8 wanted;                /* that duchy is asked at the level of one board (10.2) */
} CbShields;
#define CB_ROUTE_TILES 12        /* route tiles, numbered from 1 (14.1) */
#define CB_ROUTE_SPACES 3        /* of each of them */
#define CB_ROUTE_ROW 6           /* the most in one row (14.2) */

/** CB_ROUTE_ANY: behind the colours of goods: a space whose bonus comes with goods of any colour (14.3). */
#define CB_ROUTE_ANY (CB_GOODS + 1)

/** CbRouteBonus: what a space of a route tile gives (14.3). */
typedef enum
{
  CB_ROUTE_UNKNOWN,             /* not entered */
  CB_ROUTE_POINTS,
  CB_ROUTE_SILVER,
  CB_ROUTE_WORKERS,
  CB_ROUTE_TAKE,                /* a tile of some types from a numbered depot */
  CB_ROUTE_TAKE_ANY,
  CB_ROUTE_BLACK,               /* a tile from the black depot */
  CB_ROUTE_PLACE,               /* a stored tile is placed at once */
  CB_ROUTE_SELL,                /* one more colour is sold */
  CB_ROUTE_ACTION,              /* an action with any value */
  CB_ROUTE_OTHER,               /* something else: the players carry it out */
} CbRouteBonus;

/** CbRouteSpace: one space of a route tile. */
typedef struct
{
  guint8 goods;                 /* 1 to 6, or CB_ROUTE_ANY; 0: not entered */
  guint8 bonus;                 /* CbRouteBonus */
  guint8 types;                 /* bit set of CbType: what may be taken */
  guint8 unused;
  gint16 number;                /* points, silver, workers; silver that a black tile costs */
} CbRouteSpace;

/** CbRoutes: the route tiles of a game; rows by board, from the left (14.1, 14.2). */
typedef struct
{
  CbRouteSpace faces[CB_ROUTE_TILES][CB_ROUTE_SPACES];
  guint8 row[CB_MAX_PLAYERS][CB_ROUTE_ROW]; /* numbers of tiles; 0: not known */
  guint8 laid[CB_MAX_PLAYERS][CB_ROUTE_ROW * CB_ROUTE_SPACES]; /* goods on the spaces; 0 from the first empty one on */
} CbRoutes;

/* Where the arguments of "printed" stand. */
#define CB_ROUTE_ARG_TILE 0
#define CB_ROUTE_ARG_SPACE 1
#define CB_ROUTE_ARG_GOODS 2
#define CB_ROUTE_ARG_BONUS 3
#define CB_ROUTE_ARG_NUMBER 4
#define CB_ROUTE_ARG_TYPE 5
#define CB_ROUTE_ARG_TYPES 5     /* so many of them */

/** CbSolo: the two markers, and what only they count (16.5, 16.9). */
typedef struct
{
  guint8 goal, marker;          /* where they are on the points track */
  guint16 bought;               /* points bought so far */
  guint16 monasteries;          /* points of end-scoring monasteries so far (16.8) */
} CbSolo;

/** CbHexSet: a set of hexes of one duchy, by index. */
__extension__ typedef unsigned __int128 CbHexSet;

#define CB_HEX(i) ((CbHexSet) 1 << (i))

/** CB_MAX_RIVERS: the most rivers between clusters of one duchy (16.6). */
#define CB_MAX_RIVERS 40
/** CB_DUCHY_ID: bytes of a duchy's id; one that people made is called after its contents. */
#define CB_DUCHY_ID 48
/** CB_DUCHY_NAME: bytes of a duchy's name. */
#define CB_DUCHY_NAME 128

/**
 * CbDuchyKind:
 * @CB_ONE_PIECE: the 37 hexes with the printed numbers (1.4)
 * @CB_TEAM: two halves of any shape with numbers of their own (16.1)
 * @CB_SOLO: clusters joined by rivers (16.6)
 */
typedef enum
{
  CB_ONE_PIECE,
  CB_TEAM,
  CB_SOLO,
  CB_DUCHY_KINDS,
} CbDuchyKind;

/**
 * CbDuchy:
 *
 * The geometry of a duchy, read from data and shared; never part of a state. Hexes are counted in
 * reading order: halves, rows from the top, from the left.
 */
typedef struct
{
  char id[CB_DUCHY_ID];         /* "7", "13a", "riverland-3fa91c02" */
  char name[CB_DUCHY_NAME];     /* nickname, or empty */
  guint8 kind;                  /* CbDuchyKind */
  guint8 own;                   /* made by people, not printed */
  guint8 unsure;                /* from one source only: compare it with the board */
  guint8 n_clusters, n_rivers;
  guint n_hexes;
  guint n_regions;
  guint8 row[CB_MAX_HEXES], column[CB_MAX_HEXES]; /* column counts half hex widths from the left edge */
  guint8 type[CB_MAX_HEXES];    /* CbType */
  guint8 die[CB_MAX_HEXES];     /* 1-6 */
  guint8 half[CB_MAX_HEXES];    /* 0 or 1 (16.1) */
  guint8 cluster[CB_MAX_HEXES]; /* hexes that hang together without rivers (16.6) */
  guint8 rivers[CB_MAX_RIVERS][2]; /* the hexes that each joins */
  guint8 region[CB_MAX_HEXES];
  guint8 region_size[CB_MAX_REGIONS];
  guint8 region_type[CB_MAX_REGIONS];
  gint8 start;                  /* the only starting castle hex, or -1 where there are several (2.3) */
  CbHexSet starts;              /* where the starting castle may lie */
  CbHexSet posts;               /* hexes with a border post (15.1) */
  CbHexSet of_region[CB_MAX_REGIONS];
  CbHexSet of_type[CB_TYPES];
  CbHexSet of_die[7];
  guint64 of_values[1 << 6];    /* of the first 64 hexes those with any of some numbers, a bit for each, 1 first */
  CbHexSet neighbours[CB_MAX_HEXES]; /* for placing: those across a river too (16.6) */
} CbDuchy;

/**
 * CbPlayer:
 *
 * What lies before one player. Two partners share a duchy and most of what comes with it (16.2): the
 * members up to the common key spaces, and these, are then the same for both: see cb_share().
 */
typedef struct
{
  CbHexSet filled;
  CbHexSet frontier;            /* hexes next to a filled one, filled or not (5.1) */
  guint64 regions_done;         /* set of completed regions, the starting castle's own included */
  guint32 monasteries;          /* bit n: monastery n lies in the duchy */
  guint32 lent;                 /* those of another duchy that work here too (17.5.6) */
  gint16 workers, silver;
  guint8 tile[CB_MAX_HEXES];    /* CbTile on each hex */
  guint8 region_phase[CB_MAX_REGIONS]; /* phase + 1 in which it was completed, 0 = not (or by the start) */
  guint8 goods[CB_GOODS];       /* tiles of each colour in stock */
  guint8 sold[CB_GOODS];
  guint16 duchy;                /* index for cb_duchy_nth(); the set-up of the history owns it */
  guint8 bonus_large, bonus_small; /* bit sets of CbType */
  guint8 count[CB_COUNTED];     /* tiles in the duchy of which nobody said where they lie */
  guint8 tally[CB_TALLIES];     /* numbers + 1 that somebody said without saying of what, 0 = nobody did */
  guint8 empty;                 /* empty hexes + 1 where somebody said so, 0 = as the tiles leave them (9.2) */
  guint8 n_heap;                /* how many tiles are stored beyond the key spaces (17.5.4) */
  guint8 heap[CB_TILE_UNKNOWN]; /* how many of each */
  guint8 store[CB_STORE];       /* CbTile on each key space; of a team first the common ones, then the player's own */
  /* From here on each player's own. */
  guint8 dice[2];               /* 0 = not rolled yet */
  guint8 used;                  /* bits 0 and 1: that die is used */
  guint8 bought;                /* 4.5 used in this turn */
  guint8 set;                   /* so is 17.5.16 */
  guint8 started;               /* castle and goods are named (2.3) */
  guint8 bridge;                /* space 0-6 */
  guint8 height;                /* place in the stack there, 0 = bottom */
  gint16 track;                 /* what the points track shows, before the final scoring (7.1) */
} CbPlayer;

/** CB_SHARED: so many bytes of a CbPlayer are the same for both members of a team. */
#define CB_SHARED (G_STRUCT_OFFSET (CbPlayer, store) + CB_COMMON_SPACES)

/** CbStorage: which key spaces of a team (16.2). */
typedef enum
{
  CB_STORAGE_COMMON,
  CB_STORAGE_PRIVATE,
  CB_STORAGES,
} CbStorage;

/** CbOption: indices of PwGameTerms.options and CbState.options. */
typedef enum
{
  CB_OPTION_EDITION,            /* 0 = 2019, 1 = 2011 (18.1) */
  CB_OPTION_TIE_BREAK,          /* 0 = most empty hexes, 1 = fewest (9.2) */
  CB_OPTION_MODE,               /* CbMode */
  CB_OPTION_EXPERT,             /* the first castle on any castle hex of any duchy (2.5) */
  CB_OPTION_EXTRA,              /* from here on: 1 = the module is played */
  CB_OPTION_WHITE_CASTLES,
  CB_OPTION_INNS,
  CB_OPTION_ROUTES,
  CB_OPTION_POSTS,
  CB_OPTION_SHIELDS,
  CB_OPTION_WHITE_CASTLE_CITY,  /* 18.2: 0 = one white castle for each city, 1 = as many as one likes */
  CB_OPTION_POSTS_BONUS,        /* 18.2: monastery 26 counts bonus tiles of border posts: 0 = yes, 1 = no */
  CB_OPTION_SHIELD_2,           /* 18.2: 0 = one worker for each worker gained, 1 = one for each gain */
  CB_OPTION_SHIELD_6,           /* 18.2: 0 = scored on the owner's own duchy, 1 = as many points as the opponent's */
  CB_OPTION_GOAL,               /* 18.2: 45 to 55 points of a solo game */
  CB_OPTION_ROUTE_TILES,        /* 14.3: the faces of the route tiles: see cb_route_nth() */
  CB_OPTIONS,
} CbOption;

/** CbState: the whole table. */
typedef struct
{
  CbPlayer players[CB_MAX_PLAYERS];
  guint8 n_players;
  guint8 n_boards;              /* duchies: those of the first seats; partners share one (16.1) */
  guint8 stage;                 /* CbStage */
  guint8 phase, round;          /* 0-4 */
  guint8 white;                 /* white die, 0 = not rolled */
  guint8 order[CB_MAX_PLAYERS]; /* seats in the order of this round (3.3) */
  guint8 turn;                  /* index into order */
  guint8 step;                  /* of the end of a phase: the next one */
  guint8 board_players;         /* whose board and values are used: those present, two in a solo game (16.4) */
  guint16 modules;              /* bit set of CbModuleId */
  PwPendings pending;           /* of CbPendingKind */
  guint8 depots[CB_DEPOTS][CB_DEPOT_SPACES]; /* CbTile; NONE = taken */
  guint8 depot_goods[CB_DEPOTS][CB_GOODS];
  guint8 black[CB_BLACK_SPACES];
  guint8 round_goods[CB_ROUNDS]; /* of this phase: goods + 1, 0 = not known yet */
  guint8 bonus_large, bonus_small; /* bit sets of CbType: still on the board */
  guint8 goods_seen[CB_GOODS];  /* census (10.1): tiles of each colour named so far */
  guint8 seen[2][CB_TILES];     /* census: named tiles, [0] coloured backs, [1] black backs */
  guint64 possible[2];          /* the same as sets of CbTile: of which one more can appear */
  gint16 options[CB_OPTIONS];   /* by CbOption */
  guint32 said_monasteries;     /* census: bit n: somebody said that monastery n is there, of either back */
  guint8 said[CB_COUNTED];      /* the same for other tiles: how many */
  guint8 level;                 /* of pw_board_levels */
  guint8 me;                    /* at PW_LEVEL_BOARD: the seat that is followed; else 0 */
  guint8 stated;                /* something was said about the table: it may hold what rules forbid */
  guint8 n_open;                /* tiles on key spaces that nobody has named yet (10.1) */
  guint8 stale;                 /* bit set of seats, CB_STALE_TABLE, CB_STALE_GOODS and CB_STALE_DICE: what nobody entered */
  guint8 open;                  /* the referee goes on without what is stale: it stays so, and is not asked (10.2) */
  /* Each module has its own; zero where it is not played. */
  CbExtra extra;
  CbInns inns;
  CbShields shields;
  CbRoutes routes;
  CbSolo solo;
} CbState;

/** CB_STALE_TABLE: in CbState.stale: what lies in the depots is only known as what can be there at most. */
#define CB_STALE_TABLE (1u << 4)
/** CB_STALE_DICE: in CbState.stale: somebody whose turn is to come has dice that nobody has said. */
#define CB_STALE_DICE (1u << 5)
/** CB_STALE_GOODS: in CbState.stale: of the depots the tiles are known, as they were filled anew, and the goods are not. */
#define CB_STALE_GOODS (1u << 6)

/** CB_SEAT_DUCHY: index of PwGameTerms.seat_options. */
#define CB_SEAT_DUCHY 0

extern const PwGame cb_game;

const CbDuchy *cb_duchy_nth        (guint i);
guint          cb_duchy_count      (void); /* the first ones: printed, of one piece */
guint          cb_duchy_known      (void); /* all printed ones */

extern const guint8 cb_tile_types[CB_TILES];

/* The type of a tile, named or not; CB_TYPES where that is not known or there is no tile. */
static inline CbType
cb_tile_type (CbTile tile)
{
  return (guint) tile < CB_TILES ? (CbType) cb_tile_types[tile] : CB_TYPES;
}

gboolean       cb_tile_is_named    (CbTile tile);
gboolean       cb_tile_is_open     (int tile);         /* may be stored without a name (10.1) */
guint          cb_starting_workers (CbMode mode, guint seat);
guint          cb_tile_animals     (CbTile tile);      /* 0 unless livestock */
guint          cb_tile_species     (CbTile tile);      /* 0-3: cow, sheep, pig, chicken */
const char    *cb_hex_name         (const CbDuchy *duchy, guint hex); /* "d4" */
CbType         cb_depot_space_type (const CbState *state, guint depot, guint space); /* CB_TYPES: not used */
guint          cb_depot_spaces     (const CbState *state); /* spaces of a numbered depot in this game */
guint          cb_black_spaces     (const CbState *state);
int            cb_choice_named     (const PwMove *move);
int            cb_actor            (gconstpointer state);

G_END_DECLS
