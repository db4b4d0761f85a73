/* caylus1303.h: Caylus 1303: the state and its vocabulary
 *
 * Rule numbers are those of RULES.md beside this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"
#include "core/pw-pending.h"

G_BEGIN_DECLS

#define CY_MAX_PLAYERS 5
#define CY_ROUNDS 9
#define CY_WORKERS 15            /* of each player: reserve, camp, road and site together (1.6) */
#define CY_HOUSES 9              /* to build and claim with; a tenth stands at the bridge (2.4) */
#define CY_CHARACTERS 12
#define CY_ON_BOARD 3            /* characters that nobody chose (2.5) */
#define CY_SITE_TILES 3
#define CY_STARTING_SPACES 8     /* spaces 1 to 8 */
#define CY_WOOD_SPACE 9
#define CY_MIN_GAP 0
#define CY_MAX_GAP 12            /* empty spaces between the wood tile and the stone tile (18) */
#define CY_MAX_AFTER 13          /* and behind that */
#define CY_MAX_SPACES (CY_WOOD_SPACE + CY_MAX_GAP + 1 + CY_MAX_AFTER)
#define CY_MOST_STEPS 3          /* of the provost at once (6.5) */
#define CY_END_SPACES 3          /* so far beyond the last building space the provost may stand (6.2) */

/** CY_MOST_PRESTIGE: no player has more. */
#define CY_MOST_PRESTIGE 999

/** CyGood: goods, in the order in which a cheapest payment takes them. */
typedef enum
{
  CY_FOOD,
  CY_WOOD,
  CY_STONE,
  CY_CLOTH,
  CY_GOLD,
  CY_GOODS,
} CyGood;

/** CY_ANY_GOODS: those that "any" may be (1.4): all but gold. */
#define CY_ANY_GOODS 4
/** CY_ANY: in a cost, the place after the goods: how many of choice. */
#define CY_ANY CY_GOODS
#define CY_COSTS (CY_GOODS + 1)

/** CyTile: kinds of tiles, and the four printed buildings. */
typedef enum
{
  CY_FARM, CY_SAWMILL, CY_QUARRY, CY_CARPENTER_TILE, CY_MARKET, CY_GUILD_3, CY_GUILD_4,
  CY_WOOD_FARM, CY_WOOD_SAWMILL, CY_WOOD_QUARRY, CY_SPINNING_MILL, CY_WOOD_MARKET, CY_COVERED_MARKET, CY_MANOR, CY_TAILOR,
  CY_STONEMASON,
  CY_STONE_FARM, CY_STONE_SAWMILL, CY_STONE_QUARRY, CY_STONE_GUILD, CY_GOLD_MINE, CY_FOUNDRY, CY_ALCHEMIST, CY_CHURCH,
  CY_JEWELER,
  CY_GARDEN, CY_FACTORY, CY_GRANARY, CY_STATUE, CY_THEATER, CY_CATHEDRAL, CY_MANSION,
  CY_FAIRGROUND, CY_LAWYER, CY_CARPENTER, CY_TOLL,
  CY_TILES,
} CyTile;

#define CY_FIRST_BUILT CY_WOOD_FARM                  /* from here on tiles have a cost and prestige */
#define CY_BUILT_TILES (CY_FAIRGROUND - CY_FIRST_BUILT)
#define CY_NO_TILE (-1)
#define CY_UNNAMED (-2)                              /* some tile of the set-up, nobody has said which (14.1) */

typedef enum
{
  CY_FAMILY_STARTING,
  CY_FAMILY_WOOD,
  CY_FAMILY_STONE,
  CY_FAMILY_MONUMENT,
  CY_FAMILY_PRINTED,
  CY_FAMILIES,
} CyFamily;

typedef enum
{
  CY_EARLY_RISER, CY_NIGHT_WORKER, CY_JOURNEYMAN, CY_THIEF, CY_STEWARD, CY_BAILIFF, CY_ARCHITECT, CY_CHAMBERLAIN, CY_GOLDSMITH,
  CY_DELIVERYMAN, CY_FOREMAN, CY_DAY_LABORER,
} CyCharacter;

#define CY_AWAY (-2)             /* of a character: out of the game, or one nobody has named */
#define CY_BOARD (-1)            /* known to lie on the board */

/* Places of workers: a to d, then the building spaces, as the vocabulary of places has them; then, only there, the site and the words
 * of tiles. */
#define CY_PRINTED_PLACES 4
#define CY_PLACES (CY_PRINTED_PLACES + CY_MAX_SPACES)
#define CY_PLACE_SITE CY_PLACES
#define CY_PLACE_TILES (CY_PLACE_SITE + 1)
#define CY_PLACE_OF_SPACE(space) (CY_PRINTED_PLACES - 1 + (space))
#define CY_SPACE_OF_PLACE(place) ((place) - CY_PRINTED_PLACES + 1)

/** CyPlaceFlags: what became of the tile on a space. */
typedef enum
{
  CY_IS_BUILT = 1 << 0,          /* it shows its construction side */
  CY_IS_RESIDENCE = 1 << 1,      /* turned over (12.1) */
  CY_IS_MONUMENT = 1 << 2,       /* a monument lies on the residence (12.2) */
} CyPlaceFlags;

typedef struct
{
  gint8 tile;                   /* a #CyTile, CY_UNNAMED or CY_NO_TILE */
  gint8 owner;                  /* whose house is on it, or -1 */
  guint8 flags;
  gint8 workers[2];             /* whose they are, or -1; the second is the Journeyman's (10.3) */
} CyPlace;

typedef struct
{
  guint8 goods[CY_GOODS];
  guint8 reserve, camp;         /* workers */
  guint8 houses;
  guint8 bundles;               /* delivered in this round */
  guint8 said_residences;       /* how many in all, and 1, where the final scoring is told so; 0: nobody has said it */
  gint16 prestige;              /* so far */
  gint16 counted;               /* the tokens at the end, and 1; 0: nobody has counted them */
  guint32 elsewhere;            /* bit set of built tiles, from CY_FIRST_BUILT, that lie on a space nobody has said */
} CyPlayer;

typedef enum
{
  CY_PHASE_SETUP,
  CY_PHASE_PLANNING,
  CY_PHASE_ACTIVATION,
  CY_PHASE_DELIVERY,
  CY_PHASE_STEWARDSHIP,
  CY_PHASES,
} CyPhase;

/** CyDecision: what waits on the stack. */
typedef enum
{
  CY_NOTHING,
  CY_ASK_PICK,                  /* a character in the set-up (2.5) */
  CY_ASK_EARLY,                 /* the Early Riser's placement (10.1) */
  CY_ASK_TURN,                  /* place or pass (4.1) */
  CY_ASK_NAME,                  /* the table: which tile lies on place arg, or on number "more" of the site (14.1) */
  CY_ASK_SITE,                  /* nobody: the tile of the site arg is used as soon as it is named (9.1) */
  CY_ASK_USE,                   /* a price, or a good of choice: tile arg, construction side more, on place rest or -1 (5.4) */
  CY_ASK_BUILD,                 /* a tile of family arg, without so much stone: more; for tile rest (8.1, 8.2) */
  CY_ASK_CLAIM,                 /* 8.5 */
  CY_ASK_TOLL,                  /* 6.4 */
  CY_ASK_BRIDGE,                /* 6.5 */
  CY_ASK_BAILIFF,               /* 6.6 */
  CY_ASK_FAVOUR,                /* 9.1 */
  CY_ASK_CHARACTER,             /* from the board, after a tile of the site (9.1 b) */
  CY_ASK_DELIVER,               /* arg: the Deliveryman's extra delivery (11.1, 10.10) */
  CY_ASK_MONUMENT,              /* on the residence on place arg (12.2) */
  CY_ASK_ACTIVE,                /* one board: whether the own worker on place arg is activated; -1: those on tiles of unknown spaces */
  CY_ASK_HOME,                  /* nobody: the worker on tile arg of an unknown space goes to the camp once its effect is over */
  CY_ASK_MOST,                  /* one board: whether nobody has delivered more (11.4) */
  CY_DECISIONS,
} CyDecision;

typedef enum
{
  CY_OPTION_BRIDGE,
  CY_OPTION_MANOR,
  CY_OPTION_GOLDSMITH,
  CY_OPTION_TOTALS,
  CY_OPTIONS,
} CyOption;

typedef enum
{
  CY_USED_JOURNEYMAN = 1 << 0,
  CY_USED_GOLDSMITH = 1 << 1,
} CyUsed;

typedef struct
{
  guint8 n_players;
  guint8 options[CY_OPTIONS];
  guint8 round;                 /* 1 to 9 */
  guint8 phase;                 /* a #CyPhase */
  guint8 over;
  guint8 step, stage, which;    /* how far the phase is: cy-flow.c */
  guint8 first;                 /* who has the first-player tile */
  guint8 turn;                  /* whose turn of planning comes next */
  guint8 n_passed;
  guint8 passed;                /* bit set of seats */
  guint8 passed_for;            /* of these, who could place nothing, so that the program passed for them (4.7) */
  guint8 order[CY_MAX_PLAYERS]; /* those who passed, in their order: the houses on the bridge */
  guint8 provost;               /* so many building spaces lie behind him (6.1) */
  guint8 gap, after;            /* of the road */
  guint8 n_site;
  guint8 site[CY_MAX_PLAYERS];  /* whose workers stand there */
  guint8 picked;                /* so many have chosen a character */
  guint8 on_board;              /* characters that lie there, named or not */
  guint8 used;                  /* once a round: #CyUsed */
  gint8 site_tiles[CY_SITE_TILES];
  gint8 characters[CY_CHARACTERS]; /* a seat, CY_BOARD or CY_AWAY */
  guint8 before[CY_CHARACTERS]; /* one board: where each was when that was last known, as characters, counted from CY_AWAY */
  guint8 lie[CY_FAIRGROUND];    /* how many tiles of a kind are known to lie on road or site, or are built */
  CyPlayer players[CY_MAX_PLAYERS];
  CyPlace places[CY_PLACES];
  guint8 cost[CY_BUILT_TILES][CY_COSTS]; /* as printed, or the presets (18) */
  guint8 prestige[CY_BUILT_TILES];
  guint32 said_cost, said_prestige;      /* bit sets: which of these people have read off the components */
  guint8 said_road;
  guint8 mill[CY_GOODS], mill_prestige;  /* the set-up side of the Spinning Mill, as one source has it or as it was read off */
  guint8 said_mill;
  guint8 said_names, swapped;            /* whether the names of Journeyman and Chamberlain belong the other way round (18) */
  guint8 level, me;             /* how much is entered: PW_LEVEL_REFEREE...; whom one board follows */
  guint8 stale;                 /* bit set of seats, and CY_STALE_TABLE: what is no longer as the moves say */
  guint8 blind;                 /* bit set of seats whose prestige nobody knows, as their gains were not entered */
  guint8 told;                  /* bit set of seats whose prestige was said for the final scoring: what is said is no secret */
  guint8 rises;                 /* the referee takes over at the beginning of the next round */
  guint8 open;                  /* the referee goes on, or will, without what is stale: it stays so, and is not asked */
  guint8 stated;                /* something was said, so it need not be as moves bring it about */
  guint32 standing;             /* one board: own workers on built tiles of unknown spaces, bits as CyPlayer.elsewhere */
  guint32 seen;                 /* one board: built tiles that the others have */
  PwPendings pendings;
} CyState;

typedef enum
{
  CY_KIND_PICK,
  CY_KIND_PLACE,
  CY_KIND_PASS,
  CY_KIND_USE,
  CY_KIND_BUILD,
  CY_KIND_CLAIM,
  CY_KIND_PROVOST,
  CY_KIND_TAKE,
  CY_KIND_FAVOUR,
  CY_KIND_DELIVER,
  CY_KIND_MONUMENT,
  CY_KIND_SKIP,
  CY_KIND_SPACE,                /* names a tile of the road */
  CY_KIND_SITE,                 /* or of the site */
  CY_KIND_BOARD,                /* the three characters that nobody chose */
  CY_KIND_VALUE,                /* what is printed on a tile (18) */
  CY_KIND_ROAD,                 /* how long the road is */
  CY_KIND_NAMES,                /* whether the names of two characters are the other way round */
  CY_KIND_ACTIVATED,            /* one board: an own worker is activated, or not (5.2, 5.3) */
  CY_KIND_IDLE,
  CY_KIND_MOST,                 /* one board: nobody has delivered more (11.4) */
  CY_KIND_VISIT,                /* one board: somebody has placed on an own tile (4.3, 8.6) */
  CY_KIND_LOST,                 /* one board: somebody has taken a character (9.1) */
  CY_KIND_HAVE,                 /* from here on: what lies there, whatever was done (14.4) */
  CY_KIND_RESERVE,
  CY_KIND_CAMP,
  CY_KIND_OWNS,
  CY_KIND_RESIDENCE,
  CY_KIND_RESIDENCES,
  CY_KIND_CHARACTER,
  CY_KIND_ON,
  CY_KIND_PRESTIGE,
  CY_KIND_TOKENS,
  CY_KIND_NOW,
  CY_KIND_FIRST,
  CY_KIND_BRIDGE,
  CY_KIND_AT,
  CY_KIND_LEVEL,
  CY_KIND_CONFIRM,
  CY_KIND_CONFIRM_TABLE,
  CY_KIND_FINISH,
  CY_KINDS,
} CyKind;

/** CY_STALE_TABLE: of CyState.stale: the road, round, first player. */
#define CY_STALE_TABLE (1u << CY_MAX_PLAYERS)

/** CY_PRINTED_VALUES: values that are printed on components, certain ones too (18). */
#define CY_PRINTED_VALUES (2 * CY_BUILT_TILES + 4)

/** CyVisit: what "visit" says besides the tile. */
typedef enum
{
  CY_VISIT_THIEF,
  CY_VISIT_ACTIVATED,
} CyVisit;

/* Where a tile that somebody owns lies, besides the numbers of spaces. */
#define CY_LIES_SOMEWHERE 0
#define CY_LIES_NOWHERE (CY_MAX_SPACES + 1)

/** CyHouse: what "residence" says of a starting tile. */
typedef enum
{
  CY_HOUSE_NONE,
  CY_HOUSE_CLAIMED,
  CY_HOUSE_RESIDENCE,
} CyHouse;

/** CySaid: what "value" says. */
typedef enum
{
  CY_SAYS_COST,
  CY_SAYS_SIDE,                 /* of the Spinning Mill */
} CySaid;

/* Where moves have their arguments: one meaning, one index. */
enum
{
  CY_ARG_WHERE,
  CY_ARG_TILE,
  CY_ARG_CHARACTER,
  CY_ARG_NUMBER,
  CY_ARG_OPEN = CY_ARG_NUMBER,  /* level: 1 where the rest stays open, of pw_open_words */
  CY_ARG_GOODS,                 /* food, wood, stone, cloth, gold */
  CY_ARG_ANY = CY_ARG_GOODS + CY_GOODS,
};

typedef enum
{
  CY_FROM_WOOD_TILES,
  CY_FROM_STONE_TILES,
  CY_FROM_MONUMENTS,
  CY_FROM_ARCHITECT,
  CY_FROM_VISITORS,
  CY_FROM_SETUP_SIDES,
  CY_FROM_MANOR,
  CY_FROM_TAILOR,
  CY_FROM_CHURCH,
  CY_FROM_JEWELER,
  CY_FROM_BUNDLES,
  CY_FROM_FOREMAN,
  CY_FROM_GOLDSMITH,
  CY_FROM_GOLD,
  CY_FROM_TOKENS,               /* counted, or said, of somebody whose gains were not entered */
  CY_FROM_CORRECTIONS,
  CY_SOURCES,
} CySource;

typedef enum
{
  CY_RESOURCE_FOOD, CY_RESOURCE_WOOD, CY_RESOURCE_STONE, CY_RESOURCE_CLOTH, CY_RESOURCE_GOLD,
  CY_RESOURCE_RESERVE,          /* workers in the reserve */
  CY_RESOURCE_CAMP,             /* and in the camp */
  CY_RESOURCE_HOUSES,
  CY_RESOURCES,
} CyResource;

typedef enum
{
  CY_HOLD_FOOD, CY_HOLD_WOOD, CY_HOLD_STONE, CY_HOLD_CLOTH, CY_HOLD_GOLD, CY_HOLD_RESERVE, CY_HOLD_CAMP, CY_HOLD_HOUSES,
  CY_HOLD_TILES, CY_HOLD_RESIDENCES, CY_HOLD_MONUMENTS, CY_HOLD_CHARACTERS,
  CY_HOLDINGS,
} CyHolding;

/** CyNote: what else is worth a line; the arguments are the event's. */
typedef enum
{
  CY_NOTE_PHASE,                /* a phase, a round */
  CY_NOTE_FIRST,                /* takes the first-player tile */
  CY_NOTE_MUST_PASS,            /* passed by the app (4.7) */
  CY_NOTE_OVER,                 /* an effect that brings nothing (5.4): decision, tile, place */
  CY_NOTE_IDLE,                 /* a worker beyond the provost (5.3): place */
  CY_NOTE_PROVOST,              /* stands now: position */
  CY_NOTE_NAMED,                /* a tile known by the census: tile, place, number of the site */
  CY_NOTE_BUILT,                /* tile, place */
  CY_NOTE_CLAIMED,              /* place */
  CY_NOTE_RESIDENCE,            /* place */
  CY_NOTE_CHARACTER,            /* character, from whom or CY_BOARD */
  CY_NOTE_DELIVERED,            /* bundles in amount */
  CY_NOTE_MOST,                 /* has delivered most */
  CY_NOTE_END,
  CY_NOTE_COUNTED,              /* tokens in amount; how many more than were entered */
  CY_NOTES,
} CyNote;

extern const PwGame cy_game;

G_END_DECLS
