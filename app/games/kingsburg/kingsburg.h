/* kingsburg.h: Kingsburg: the state and its vocabulary
 *
 * Rule numbers are those of RULES.md beside this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-game.h"

G_BEGIN_DECLS

#define KB_MAX_PLAYERS 5
#define KB_YEARS 5
#define KB_ADVISORS 18
#define KB_ROWS 5
#define KB_COLUMNS 4
#define KB_OWN_DICE 3
#define KB_WHITE_DICE 2          /* most of one player: Aid and Farms (4.2) */
#define KB_DICE (KB_OWN_DICE + KB_WHITE_DICE)
#define KB_GROUPS 2              /* most on one advisor: the second by the Envoy (9.2) */
#define KB_ENEMIES 25
#define KB_YEAR_ENEMIES 5        /* cards with the same year on their backs */
#define KB_TOKEN_VALUES 5        /* soldier tokens of the house rule have 0 to 4 soldiers (12.4) */
#define KB_TRACK_MAX 9999        /* no player has more points, or fewer than -KB_TRACK_MAX */
#define KB_HAVE_MAX 199          /* of goods together, of tokens, of soldiers: 15 seasons cannot bring as many */

/** KbGood: goods, in the order in which a battle takes them (11.5). */
typedef enum
{
  KB_GOLD,
  KB_WOOD,
  KB_STONE,
  KB_GOODS,
} KbGood;

/** KbPhase: the eight phases of a year (2.1), as the calendar numbers them. */
typedef enum
{
  KB_PHASE_AID = 1,
  KB_PHASE_SPRING,
  KB_PHASE_REWARD,
  KB_PHASE_SUMMER,
  KB_PHASE_ENVOY,
  KB_PHASE_AUTUMN,
  KB_PHASE_RECRUIT,
  KB_PHASE_WINTER,
} KbPhase;

/** KbStage: what is asked. Phases and steps in which nobody decides anything pass by themselves. */
typedef enum
{
  KB_STAGE_AID,                 /* tied players each take a good (3.2) */
  KB_STAGE_MARK,                /* two players: dice mark advisors (10.1) */
  KB_STAGE_ROLL,                /* everybody's dice (4.2) */
  KB_STAGE_REROLL,              /* somebody may use Statue or Chapel, in the old order (4.1) */
  KB_STAGE_REROLL_DICE,         /* the table: the dice that were rolled again */
  KB_STAGE_INFLUENCE,           /* an advisor or pass (5.1) */
  KB_STAGE_HELP,                /* somebody chooses what an advisor gives (6.1) */
  KB_STAGE_BUILD,               /* a building or pass (7.1) */
  KB_STAGE_TOWN_HALL,           /* sell something for a point (7.5) */
  KB_STAGE_RECRUIT,             /* soldiers (11.1) */
  KB_STAGE_ENEMY,               /* the year's card is named (11.2) */
  KB_STAGE_KING,                /* the die of the King's reinforcements (11.2) */
  KB_STAGE_TOKEN,               /* house rule: each spends a soldier token (12.4) */
  KB_STAGE_WIN,                 /* a winner chooses a good (11.3) */
  KB_STAGE_LOSE,                /* a loser chooses goods (11.5) */
  KB_STAGE_CLAIM,               /* one board only: what the King gave (13.1); KbState.phase says of what */
  KB_STAGE_OVER,
} KbStage;

/** KbBuilding: row by row, each from left to right: row * KB_COLUMNS + column, both from 0. */
typedef enum
{
  KB_STATUE, KB_CHAPEL, KB_CHURCH, KB_CATHEDRAL,
  KB_INN, KB_MARKET, KB_FARMS, KB_MERCHANTS_GUILD,
  KB_GUARD_TOWER, KB_BLACKSMITH, KB_BARRACKS, KB_WIZARDS_GUILD,
  KB_PALISADE, KB_STABLE, KB_STONE_WALL, KB_FORTRESS,
  KB_BARRICADE, KB_CRANE, KB_TOWN_HALL, KB_EMBASSY,
  KB_BUILDINGS,
} KbBuilding;

/** KbEnemyType: who attacks. */
typedef enum
{
  KB_BARBARIANS,
  KB_GOBLINS,
  KB_ORCS,
  KB_ZOMBIES,
  KB_DEMONS,
  KB_DRAGONS,
  KB_ENEMY_TYPES,
} KbEnemyType;

/**
 * KbSpoils:
 * @goods: gold, wood, stone
 * @any: goods of choice
 * @buildings: buildings lost; never won
 * @points: points
 *
 * What an enemy card takes or gives.
 */
typedef struct
{
  guint8 goods[KB_GOODS];
  guint8 any;
  guint8 buildings;
  guint8 points;
} KbSpoils;

/**
 * KbEnemy:
 * @year: 0 to 4; the back of the card shows it
 * @type: a #KbEnemyType
 * @strength: its strength
 * @unsure: sources differ on what it takes and gives: compare it with the card (12.3)
 * @lose: what the defeated lose, in this order (11.5)
 * @win: what the victorious get
 *
 * An enemy card.
 */
typedef struct
{
  guint8 year;
  guint8 type;
  guint8 strength;
  guint8 unsure;
  KbSpoils lose, win;
} KbEnemy;

/** KbBattle: how a battle ended for one player (11.3). */
typedef enum
{
  KB_BATTLE_NONE,               /* there was none yet this year */
  KB_BATTLE_VICTORY,
  KB_BATTLE_DRAW,
  KB_BATTLE_DEFEAT,
} KbBattle;

/** KbUsed: bits of KbPlayer.did: what was done in this season or step, once each. */
typedef enum
{
  KB_DID_STATUE = 1 << 0,
  KB_DID_CHAPEL = 1 << 1,
  KB_DID_PLUS2 = 1 << 2,        /* a +2 token lies with a group (5.3) */
  KB_DID_MARKET = 1 << 3,       /* 5.4 */
  KB_DID_BUILD = 1 << 4,        /* 7.1 */
  KB_DID_BUILD_TWICE = 1 << 5,  /* by the Envoy (9.2) */
  KB_DID_PASS = 1 << 6,         /* finally, while influencing (5.1) */
  KB_DID_DECLINE = 1 << 7,      /* has decided in this step, or does without what it offers */
  KB_DID_OFFER = 1 << 8,        /* what this step offers has been pointed out */
  KB_DID_FIGHT = 1 << 9,        /* the first part of the battle's outcome is carried out */
  KB_DID_SUFFER = 1 << 10,      /* all of it is */
} KbUsed;

/**
 * KbTally: what people may say only the number of, where the final scoring asks no more: values of "have"
 * after those of KbResource.
 */
typedef enum
{
  KB_TALLY_GOODS,               /* gold, wood and stone together (12.1) */
  KB_TALLY_BUILDINGS,           /* for a tie (12.1) */
  KB_TALLY_CATHEDRAL,           /* whether it stands: 0 or 1 */
  KB_TALLIES,
} KbTally;

/** KbPlayer: what lies before one player. */
typedef struct
{
  guint32 buildings;            /* bit set of KbBuilding */
  guint32 ruins;                /* bit set of KbBuilding: destroyed and not built again (11.6) */
  gint16 points;                /* what the points track shows, before the final scoring; may be negative (6.2) */
  guint16 goods[KB_GOODS];
  guint16 plus2;                /* +2 tokens */
  guint16 soldiers;             /* on the soldiers track; may exceed 9 (11.3) */
  guint8 tally[KB_TALLIES];     /* numbers + 1 that somebody said without saying of what, 0 = nobody did */
  guint16 did;                  /* bit set of KbUsed */
  gint16 strength;              /* in this winter's battle, all counted (11.3) */
  guint8 battle;                /* KbBattle of this winter */
  guint8 dice[KB_DICE];         /* faces: three own, then white ones; 0 = no such die, or not rolled */
  guint8 used;                  /* bit i: dice[i] lies on an advisor */
  guint8 aid;                   /* has the King's white die this spring (3.1) */
  guint8 tokens[KB_TOKEN_VALUES]; /* soldier tokens not spent yet, by their soldiers (12.4) */
  guint8 token;                 /* soldiers of the one spent this winter + 1; 0 = none */
} KbPlayer;

/**
 * KbGroup:
 * @seat: whose dice, or -1: nobody's, they only mark the advisor (10.1)
 * @flags: bits of #KbGroupFlags; 0 = there is no group
 * @dice: the own or marking dice, packed by pw_dice_pack()
 * @white: the white dice, packed, or 0
 *
 * A group of dice on an advisor.
 */
typedef struct
{
  gint8 seat;
  guint8 flags;
  gint16 dice;
  gint16 white;
} KbGroup;

/** KbGroupFlags: what is with a group of dice. */
typedef enum
{
  KB_GROUP_THERE = 1 << 0,
  KB_GROUP_PLUS2 = 1 << 1,      /* a +2 token (5.3) */
  KB_GROUP_MARKET_DOWN = 1 << 2, /* counts as 1 less (5.4) */
  KB_GROUP_MARKET_UP = 1 << 3,  /* counts as 1 more */
  KB_GROUP_ENVOY = 1 << 4,      /* it is the second here (9.2) */
} KbGroupFlags;

/** KbState: the whole table. */
typedef struct
{
  KbPlayer players[KB_MAX_PLAYERS];
  KbGroup groups[KB_ADVISORS + 1][KB_GROUPS]; /* by the advisor's number; 0 is not used */
  guint32 taken;                /* bit n: advisor n holds a group or a mark */
  guint8 n_players;
  guint8 stage;                 /* KbStage */
  guint8 year;                  /* 0-4 */
  guint8 phase;                 /* KbPhase */
  guint8 order[KB_MAX_PLAYERS]; /* seats in turn order (4.3) */
  guint8 turn;                  /* index into order: whose turn it is; n_players once everybody had one */
  guint8 advisor;               /* KB_STAGE_HELP: who helps */
  guint8 group;                 /* the index of the group that is helped */
  guint8 reroll;                /* KB_STAGE_REROLL_DICE: bit i: dice[i] of whose turn it is are rolled again */
  guint8 waiting;               /* KB_STAGE_AID: bit set of seats that still take a good */
  gint8 envoy;                  /* seat that has the King's Envoy, or -1 (9.1) */
  guint8 king;                  /* the die of the reinforcements, 0 = not rolled */
  guint8 by_hand;               /* the enemy was typed from the card (12.3) */
  guint8 named;                 /* the year's enemy is known: enemy below */
  guint8 peeked;                /* bit set of seats that have looked at this year's card (6.2) */
  KbEnemy enemy;
  gint16 options[2];            /* KbOption values */
  guint8 level;                 /* of pw_board_levels */
  guint8 me;                    /* at PW_LEVEL_BOARD: the seat that is followed; else 0 */
  guint8 stated;                /* something was said about the table: it may hold what rules forbid */
  guint8 stale;                 /* bit set of seats, and KB_STALE_TABLE: what nobody has entered */
  guint8 open;                  /* the referee goes on, or will, without what is stale: it stays so, and is not asked (13.1) */
  guint8 begins;                /* KbBegins: what comes once nothing is asked any more (13.1) */
  guint8 rises;                 /* the referee takes over once nobody's dice or battle is open any more (13.1) */
  guint8 paid;                  /* bit set of seats that have this season's gold of the Merchants' Guild (4.1) */
} KbState;

/** KbBegins: what waits for the answers to what is asked (13.1). */
typedef enum
{
  KB_BEGINS_NOTHING,            /* the game goes on where it is */
  KB_BEGINS_PHASE,              /* the phase begins */
  KB_BEGINS_END,                /* the game ends */
} KbBegins;

/** KB_STALE_TABLE: in KbState.stale: turn order and Envoy are not known. */
#define KB_STALE_TABLE (1u << 6)
/** KB_STALE_NOW: in KbState.stale: nobody has said which phase it is. */
#define KB_STALE_NOW (1u << 7)

/** KbOption: indices of PwGameTerms.options and KbState.options. */
typedef enum
{
  KB_OPTION_TOKENS,             /* 1 = soldier tokens in place of the King's die (12.4) */
  KB_OPTIONS,
} KbOption;

/**
 * KbNote:
 *
 * Events of the game that are neither points nor resources. args say more: see each.
 */
typedef enum
{
  KB_NOTE_YEAR,                 /* a year begins; args: year from 0 */
  KB_NOTE_PHASE,                /* a phase begins; args: KbPhase */
  KB_NOTE_AID_DIE,              /* the player gets the white die of spring (3.1) */
  KB_NOTE_AID_TIE,              /* the player is tied and takes a good (3.2) */
  KB_NOTE_ENVOY_GETS,           /* the player gets the Envoy (9.1) */
  KB_NOTE_ENVOY_BACK,           /* the Envoy returns unused (9.1) or used (9.2) from the player */
  KB_NOTE_ENVOY_NOBODY,         /* tied: nobody gets it */
  KB_NOTE_MARK,                 /* the table marks an advisor; args: advisor, packed dice (10.1) */
  KB_NOTE_ASIDE,                /* a marking die is set aside; args: face (10.1) */
  KB_NOTE_ORDER,                /* the new turn order; one for each seat, first to last; amount: its total (4.3) */
  KB_NOTE_STEP,                 /* a step of a season begins for all; args: KbStage */
  KB_NOTE_INFLUENCE,            /* args: advisor, packed dice, packed white dice or 0, KbGroupFlags */
  KB_NOTE_CANNOT,               /* the player can do nothing in this step and is passed over; args: KbStage */
  KB_NOTE_HELP,                 /* an advisor helps the player; args: advisor */
  KB_NOTE_PEEK,                 /* the player looks at the enemy card (6.2); args: advisor */
  KB_NOTE_BUILD,                /* args: KbBuilding */
  KB_NOTE_DESTROYED,            /* args: KbBuilding (11.6) */
  KB_NOTE_OFFER,                /* the program offers a building's effect; args: KbBuilding */
  KB_NOTE_ENEMY,                /* the year's enemy; args: KbEnemyType, strength */
  KB_NOTE_COMPARE,              /* sources differ on that card: compare it (12.3); args as KB_NOTE_ENEMY */
  KB_NOTE_KING,                 /* reinforcements for everybody; amount: soldiers */
  KB_NOTE_BATTLE,               /* amount: strength; args: KbBattle, strength of the enemy */
  KB_NOTE_NOT_CHECKED,          /* nobody entered what the others did (13.1); args: advisor or 0 */
  KB_NOTE_OVER,                 /* the game ends */
  KB_NOTES,
} KbNote;

/** KbSource: where points come from, in the order of the charts; indices of PwGame.sources. */
typedef enum
{
  KB_FROM_ADVISORS,
  KB_FROM_BUILDINGS,
  KB_FROM_REWARD,               /* the King's Reward (8.1) */
  KB_FROM_BATTLES,              /* rewards, the highest strength, Fortress */
  KB_FROM_EMBASSY,
  KB_FROM_TOWN_HALL,
  KB_FROM_CATHEDRAL,
  KB_FROM_LOSSES,               /* points and buildings lost in battle; negative */
  KB_FROM_TRACK,                /* read off the points track instead of followed (13.1) */
  KB_FROM_CORRECTIONS,          /* agreed at the table */
  KB_SOURCES,
} KbSource;

/** KbResource: indices of PwGame.resources; the first three are KbGood. */
typedef enum
{
  KB_RESOURCE_GOLD,
  KB_RESOURCE_WOOD,
  KB_RESOURCE_STONE,
  KB_RESOURCE_PLUS2,
  KB_RESOURCE_SOLDIERS,
  KB_RESOURCES,
} KbResource;

/** KbHolding: what the ledger counts; indices of PwGameLedger.holdings. */
typedef enum
{
  KB_HOLD_GOLD,
  KB_HOLD_WOOD,
  KB_HOLD_STONE,
  KB_HOLD_PLUS2,
  KB_HOLD_SOLDIERS,
  KB_HOLD_BUILDINGS,
  KB_HOLDINGS,
} KbHolding;

/**
 * KbKind: the kinds of moves; indices of PwGame.kinds.
 */
typedef enum
{
  KB_KIND_MARK,                 /* table: "mark 351 24" (10.1) */
  KB_KIND_ROLL,                 /* table: "roll ana=351 ben=2264": three own dice, then white ones (4.2) */
  KB_KIND_USE,                  /* "use statue", "use statue white", "use chapel": rolls one or all dice again (7.5) */
  KB_KIND_REROLL,               /* table: "reroll 5": the dice that came */
  KB_KIND_INFLUENCE,            /* "influence 12 54 +2 white=3 market=-1 envoy" (5) */
  KB_KIND_TAKE,                 /* "take gold", "take gold wood wood": goods of choice (3.2, 6.1, 11.3) */
  KB_KIND_GIVE,                 /* "give wood": to the Alchemist, for one of each other good (6.2) */
  KB_KIND_BUILD,                /* "build inn", "build crane envoy" (7, 9.2) */
  KB_KIND_HALL,                 /* "hall wood", "hall +2": pays the Town Hall for a point (7.5) */
  KB_KIND_RECRUIT,              /* "recruit 2 gold=3 wood=1" (11.1) */
  KB_KIND_ENEMY,                /* table: "enemy goblins 3": one of the year's five (11.2) */
  KB_KIND_CARD,                 /* table: "card demons 6 any=4 building=1 win=gold": typed from the card (12.3) */
  KB_KIND_KING,                 /* table: "king 4": the die of the reinforcements (11.2) */
  KB_KIND_TOKEN,                /* "token 3": a soldier token (12.4) */
  KB_KIND_LOSE,                 /* "lose gold=1 wood=1": goods of choice (11.5) */
  KB_KIND_PASS,                 /* declines what is asked: reroll, advisor, trade, building, hall, soldiers */
  /* Statements of what lies before a player... */
  KB_KIND_BUILT,                /* "ana row 3 2": the buildings of a row, from the left */
  KB_KIND_HAVE,                 /* "ana have gold 3": a resource, or a KbTally */
  KB_KIND_SCORE,                /* points, added to those there are */
  /* ...and on the table. */
  KB_KIND_ENVOY,                /* "envoy ana", "envoy": who has it */
  KB_KIND_ORDER,                /* the seats in turn order */
  KB_KIND_NOW,                  /* "now 3 summer": year, and the phase that begins; "now 3 summer build ben" */
  KB_KIND_FINISH,               /* table: the final scoring of a position that was entered (12.1) */
  /* How much is entered (13.1). */
  KB_KIND_LEVEL,                /* table: goes over to another level */
  KB_KIND_CONFIRM,              /* player: what was said of this board is all of it */
  KB_KIND_CONFIRM_TABLE,        /* table: the same of order, Envoy and phase */
  KB_KIND_OWN,                  /* table: "own 351": the dice of one player only */
  KB_KIND_CLAIM,                /* "claim die": what the King gave whose board alone is followed */
  KB_KINDS,
} KbKind;

/** KbArg: where the arguments of players' moves stand. */
typedef enum
{
  KB_ARG_ADVISOR,               /* 1-18 */
  KB_ARG_DICE,                  /* own dice of the group, packed, highest first */
  KB_ARG_PLUS2,                 /* 2, or none */
  KB_ARG_MARKET,                /* -1 or 1, or none */
  KB_ARG_WHITE,                 /* white dice of the group, packed, highest first, or none; use: 1 = a white die */
  KB_ARG_ENVOY,                 /* 1, or none: influence a taken advisor; build a second time */
  KB_ARG_BUILDING,              /* KbBuilding */
  KB_ARG_GOOD,                  /* KbGood; hall: also KB_PAY_PLUS2 */
  KB_ARG_GOOD_2,
  KB_ARG_GOOD_3,
  /* Of kinds that are never asked for together with those above. */
  KB_ARG_WHAT = KB_ARG_ADVISOR, /* recruit: soldiers; token: its soldiers; claim: KbClaim; enemy, card: KbEnemyType; row: from 1; have: KbResource;
                                 * now: year from 1; level: see pw_board_levels; envoy: seat or none; roll, mark, reroll, king,
                                 * own: the first dice */
  KB_ARG_OPEN = KB_ARG_DICE,    /* level: 1 where the rest stays open, of pw_open_words */
  KB_ARG_GOLD = KB_ARG_DICE,    /* recruit, lose: how many of each; none = 0 once a move is complete */
  KB_ARG_WOOD = KB_ARG_PLUS2,
  KB_ARG_STONE = KB_ARG_MARKET,
  KB_ARG_NUMBER = 9,            /* row, have, score: how many; now: KbPhase */
  KB_ARG_STEP = KB_ARG_DICE,    /* now: KB_STAGE_BUILD or KB_STAGE_TOWN_HALL, or none: the phase begins */
  KB_ARG_TURN = KB_ARG_PLUS2,   /* now: whose turn it is in that step, or none: the first one's */
} KbArg;
/* roll: 0 + seat = that seat's dice packed, own ones in front. mark: 0 = three dice, 1 = two.
 * enemy: 0 = type, 1 = strength. card: the same, 2-4 = goods lost, 5 = goods of choice lost, 6 = buildings lost,
 * 7 = points lost, 8 and 9 = KbWin. order: 0-4 = seats. */

/** KB_ENVOY_NUMBER: so much more is an advisor by Envoy: who types the number of one that is taken has not given away the Envoy. */
#define KB_ENVOY_NUMBER 20

/** KB_PAY_PLUS2: value of KB_ARG_GOOD: a +2 token pays the Town Hall. */
#define KB_PAY_PLUS2 KB_GOODS

/** KbClaim: what the King gave, at the level of one board: KB_ARG_WHAT of "claim". */
typedef enum
{
  KB_CLAIM_NOTHING,
  KB_CLAIM_DIE,                 /* phase 1 (3.1) */
  KB_CLAIM_GOOD,                /* phase 1: a good of choice follows (3.2) */
  KB_CLAIM_POINT,               /* phase 3 (8.1); phase 8: the highest strength (11.4) */
  KB_CLAIM_ENVOY,               /* phase 5 (9.1) */
} KbClaim;

/** KbWin: what a card typed by hand gives (12.3). */
typedef enum
{
  KB_WIN_GOLD,
  KB_WIN_WOOD,
  KB_WIN_STONE,
  KB_WIN_ANY,
  KB_WIN_POINT,                 /* 1, 2 or 3 points */
  KB_WIN_POINTS_2,
  KB_WIN_POINTS_3,
} KbWin;

/**
 * KbChoiceGroup: what a choice adds to the move so far; PwChoice.group. Lists keep this order.
 */
typedef enum
{
  KB_GROUP_ADVISOR,             /* which advisor; PwChoice.number is its value */
  KB_GROUP_ADVISOR_ENVOY,       /* one that is taken, by the Envoy */
  KB_GROUP_DICE,                /* with which dice, +2, Market */
  KB_GROUP_GOODS,               /* goods to take */
  KB_GROUP_GIVE,                /* a good for the Alchemist; for the Town Hall */
  KB_GROUP_BUILDING,            /* what to build */
  KB_GROUP_BUILDING_ENVOY,      /* what to build besides, by the Envoy */
  KB_GROUP_SOLDIERS,            /* how many soldiers; PwChoice.number is that */
  KB_GROUP_PAY,                 /* with which goods */
  KB_GROUP_LOSE,                /* which goods are lost */
  KB_GROUP_REROLL,              /* Statue, Chapel */
  KB_GROUP_ENEMY,               /* which enemy */
  KB_GROUP_TOKEN,               /* which soldier token */
  KB_GROUP_CLAIM,               /* what the King gave */
  KB_GROUP_CONFIRM,             /* all is said */
  KB_GROUP_PASS,
  KB_GROUP_OTHERWISE,           /* an advisor in another way than the cheapest */
  KB_GROUP_RAISED,             /* the same with the Market */
} KbChoiceGroup;

extern const PwGame kb_game;

/* -- The components ------------------------------------------------------------------------------ */

/**
 * KbAdvisorInfo:
 * @goods: goods that are always given: gold, wood, stone
 * @any: goods of choice
 * @either: bit set of #KbGood: one of these besides; 0: none
 * @plus2: +2 tokens
 * @soldiers: soldiers, without the Stable
 * @points: points, the Smuggler's are negative
 * @peek: lets its owner look at the enemy card (6.2)
 * @trade: gives one of each other good for one that is paid, or nothing (6.2)
 *
 * What an advisor does.
 */
typedef struct
{
  guint8 goods[KB_GOODS];
  guint8 any;
  guint8 either;
  guint8 plus2;
  guint8 soldiers;
  gint8 points;
  guint8 peek;
  guint8 trade;
} KbAdvisorInfo;

/**
 * KbBuildingInfo:
 * @cost: gold, wood, stone, without the Crane
 * @points: its points
 * @bonus: in battle, against each #KbEnemyType; Farms have -1
 *
 * A building of the province sheet.
 */
typedef struct
{
  guint8 cost[KB_GOODS];
  guint8 points;
  gint8 bonus[KB_ENEMY_TYPES];
} KbBuildingInfo;

const KbAdvisorInfo  *kb_advisor         (guint advisor);      /* 1 to 18 */
const KbBuildingInfo *kb_building        (guint building);
const KbEnemy        *kb_enemy_nth       (guint year, guint i); /* the year's five, weakest first */

const char           *kb_advisor_label   (guint advisor);      /* "Duchess": translated */
const char           *kb_building_label  (guint building);     /* "Guard Tower" */
const char           *kb_good_label      (guint good);         /* "gold" */
const char           *kb_enemy_label     (guint type);         /* "goblins" */
const char           *kb_phase_label     (guint phase);        /* "Spring" */
const char           *kb_year_label      (guint year);         /* "III" */

/* -- Questions of the views ------------------------------------------------------------------------- */

/**
 * KbReach:
 * @free: bit n: advisor n is free and can be influenced with the dice left (5.2 to 5.4)
 * @envoy: bit n: it is taken and can be influenced with the Envoy (9.2)
 * @plain: of both, those for which dice alone suffice
 * @plus2: those that a +2 token reaches
 * @market: those that the Market reaches
 *
 * The advisors that one player can still influence.
 */
typedef struct
{
  guint32 free, envoy;
  guint32 plain, plus2, market;
} KbReach;

/**
 * KbAfter:
 * @dice: the total of the group's dice
 * @advisor: the same with +2 and Market: the advisor's number
 * @before: the total of all dice of the player that are left before it
 * @left: the same after it
 * @own: what the player can still influence then
 * @others: bit n: some other player can still influence advisor n, which is free, then
 *
 * What becomes of the dice when a group is placed.
 */
typedef struct
{
  int dice, advisor;
  int before, left;
  KbReach own;
  guint32 others;
} KbAfter;

/**
 * KbForecast:
 * @enemy: a card that can come this year
 * @strength: of each seat against it as things stand, without reinforcements
 * @need_win: the fewest further soldiers for a victory of each seat
 * @need_draw: the fewest that avert a defeat
 *
 * One of the year's possible battles.
 */
typedef struct
{
  KbEnemy enemy;
  int strength[KB_MAX_PLAYERS];
  int need_win[KB_MAX_PLAYERS];
  int need_draw[KB_MAX_PLAYERS];
} KbForecast;

int         kb_actor            (gconstpointer state);
gboolean    kb_is_season        (const KbState *state);          /* spring, summer or autumn */
guint       kb_dice_of          (const KbState *state, guint seat); /* how many are or will be rolled (4.2) */
int         kb_dice_total       (const KbState *state, guint seat); /* of all rolled (4.3) */
int         kb_dice_left        (const KbState *state, guint seat); /* of those not placed */
void        kb_reach            (const KbState *state, guint seat, KbReach *out);
void        kb_after            (const KbState *state, const PwMove *influence, KbAfter *out);
guint32     kb_buildable        (const KbState *state, guint seat); /* bit set: may be built next in its row (7.2) */
guint32     kb_affordable       (const KbState *state, guint seat); /* of those, which can be paid now */
void        kb_cost             (const KbState *state, guint seat, guint building, guint8 cost[KB_GOODS]); /* with the Crane */
guint       kb_building_count   (const KbPlayer *player);
guint       kb_goods_count      (const KbPlayer *player);
guint       kb_final_goods      (const KbPlayer *player);
guint       kb_final_buildings  (const KbPlayer *player);
gboolean    kb_final_cathedral  (const KbPlayer *player);
int         kb_bonus            (const KbPlayer *player, guint enemy_type); /* of the buildings */
guint       kb_soldier_price    (const KbPlayer *player);        /* goods (11.1) */
guint       kb_forecast         (const KbState *state, KbForecast out[KB_YEAR_ENEMIES]); /* one once it is named */
int         kb_at_risk          (const KbPlayer *player);        /* the building that would be destroyed, or -1 (11.6) */

/* Whether a building stands there. */
static inline gboolean
kb_stands (const KbPlayer *player, guint building)
{
  return player->buildings >> building & 1;
}

G_END_DECLS
