/* kb-view.h: everything the boards show, as a plain struct that needs no display
 *
 * Same state, same view, whatever the way to it: the widgets ask for a view after each change and
 * write only what differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/kingsburg/kingsburg.h"

#include "core/pw-view-input.h"

G_BEGIN_DECLS

/** KB_NAME_SIZE: bytes of an accessible name; longer ones are cut at a character. */
#define KB_NAME_SIZE 256

/** KB_NO_TOTAL: of a total that is not known. */
#define KB_NO_TOTAL (-1)

/**
 * KbSpotFlags:
 * @KB_SPOT_ENVOY: an advisor that only the Envoy reaches (9.2)
 * @KB_SPOT_PLUS2: an advisor that dice alone do not reach, but a +2 token does (5.3)
 * @KB_SPOT_MARKET: the same with the Market (5.4)
 * @KB_SPOT_BUILT: a building that stands
 * @KB_SPOT_NEXT: the next of its row: it may be built (7.2)
 * @KB_SPOT_AFFORD: and can be paid for now
 * @KB_SPOT_AT_RISK: the one that a lost battle would destroy (11.6)
 * @KB_SPOT_PASSED: has passed for the season (5.1)
 * @KB_SPOT_AID: has the King's white die (3.1)
 * @KB_SPOT_USED_PLUS2: a +2 token lies with a group this season (5.3)
 * @KB_SPOT_CAN_MARKET: the Market can still be used this season (5.4)
 * @KB_SPOT_USED_MARKET: it is used
 * @KB_SPOT_HAS_ENVOY: has the King's Envoy (9.1)
 * @KB_SPOT_SURE: the enemy is known
 * @KB_SPOT_RUIN: a building that was destroyed, and not built again (11.6)
 *
 * What a spot of this game can be besides #PwSpotFlags: of dice, %PW_SPOT_NOW says that it is this player's turn.
 */
typedef enum
{
  KB_SPOT_ENVOY = PW_SPOT_OWN,
  KB_SPOT_PLUS2 = PW_SPOT_OWN << 1,
  KB_SPOT_MARKET = PW_SPOT_OWN << 2,
  KB_SPOT_BUILT = PW_SPOT_OWN << 3,
  KB_SPOT_NEXT = PW_SPOT_OWN << 4,
  KB_SPOT_AFFORD = PW_SPOT_OWN << 5,
  KB_SPOT_AT_RISK = PW_SPOT_OWN << 6,
  KB_SPOT_PASSED = PW_SPOT_OWN << 7,
  KB_SPOT_AID = PW_SPOT_OWN << 8,
  KB_SPOT_USED_PLUS2 = PW_SPOT_OWN << 9,
  KB_SPOT_CAN_MARKET = PW_SPOT_OWN << 10,
  KB_SPOT_USED_MARKET = PW_SPOT_OWN << 11,
  KB_SPOT_HAS_ENVOY = PW_SPOT_OWN << 12,
  KB_SPOT_SURE = PW_SPOT_OWN << 13,
  KB_SPOT_RUIN = PW_SPOT_OWN << 14,
} KbSpotFlags;

/**
 * KbDiceView:
 * @seat: whose, or -1: they only mark the advisor (10.1)
 * @flags: bits of #KbGroupFlags; 0 = there is no group
 * @dice: faces: own ones, or marking ones
 * @n_dice: how many
 * @white: faces of the white ones
 * @n_white: how many
 *
 * A group of dice on an advisor.
 */
typedef struct
{
  gint8 seat;
  guint8 flags;
  guint8 n_dice, n_white;
  guint8 dice[KB_OWN_DICE];
  guint8 white[KB_WHITE_DICE];
} KbDiceView;

/**
 * KbAdvisorSpot:
 * @number: 1 to 18
 * @others: with hints: bit set of the other seats that can still influence this advisor
 * @points: with %PW_SPOT_POINTS
 * @left: what the acting player's other dice total after it, or %KB_NO_TOTAL
 * @flags: #KbSpotFlags
 * @groups: who influences it
 * @name: what a screen reader says, translated
 *
 * One place of the advisors' board.
 */
typedef struct
{
  guint8 number;
  guint8 others;
  gint8 points;
  gint8 left;
  guint32 flags;
  KbDiceView groups[KB_GROUPS];
  char name[KB_NAME_SIZE];
} KbAdvisorSpot;

/**
 * KbBuildingSpot:
 * @building: a #KbBuilding
 * @key: the key that chooses exactly this (PwViewInput.keys), or 0
 * @points: its points
 * @cost: gold, wood, stone: what this player pays for it now
 * @bonus: in battle, against everybody
 * @special: the #KbEnemyType against which it has another bonus, or %KB_ENEMY_TYPES
 * @special_bonus: that bonus
 * @flags: #KbSpotFlags
 * @name: what a screen reader says
 *
 * One place of a province sheet.
 */
typedef struct
{
  guint8 building;
  guint8 key;
  guint8 points;
  guint8 cost[KB_GOODS];
  gint8 bonus;
  guint8 special;
  gint8 special_bonus;
  guint32 flags;
  char name[KB_NAME_SIZE];
} KbBuildingSpot;

/**
 * KbDiceSpot:
 * @seat: whose
 * @n: how many dice there are, or will be rolled
 * @n_white: how many of them are white: the last ones
 * @used: bit i: dice[i] lies on an advisor
 * @dice: faces; 0: not rolled yet
 * @plus2: +2 tokens held
 * @total: of all dice (4.3), 0 before they are rolled
 * @left: of those not placed
 * @flags: #KbSpotFlags
 * @name: what a screen reader says
 *
 * The dice of one player.
 */
typedef struct
{
  guint8 seat;
  guint8 n, n_white;
  guint8 used;
  guint8 dice[KB_DICE];
  guint16 plus2;
  guint8 total, left;
  guint32 flags;
  char name[KB_NAME_SIZE];
} KbDiceSpot;

/** KbDieSpot: a die that whoever acts can put into a group; @face 0: there is none. */
typedef struct
{
  guint8 face;
  guint32 flags;
  char name[96];
} KbDieSpot;

/**
 * KbEnemySpot:
 * @type: #KbEnemyType
 * @strength: its strength
 * @key: the key that names it (PwViewInput.keys), or 0
 * @destroys: it destroys a building of the defeated
 * @strengths: by seat: strength against it as things stand, without reinforcements (11.3)
 * @verdicts: by seat: the #KbBattle that this comes to; %KB_BATTLE_NONE of who is not followed
 * @flags: #KbSpotFlags
 * @name: what a screen reader says
 *
 * An enemy that can come this year, or the one that comes.
 */
typedef struct
{
  guint8 type;
  guint8 strength;
  guint8 key;
  guint8 destroys;
  gint16 strengths[KB_MAX_PLAYERS];
  guint8 verdicts[KB_MAX_PLAYERS];
  guint32 flags;
  char name[2 * KB_NAME_SIZE];
} KbEnemySpot;

/** KbSupplySpot: one of the five resources of the player shown: @number is how many. */
typedef struct
{
  guint8 resource;              /* KbResource */
  guint16 number;
  guint32 flags;
  char name[64];
} KbSupplySpot;

/** KbTimeSpot: a year (@number from 0) or a phase (#KbPhase). */
typedef struct
{
  guint8 number;
  guint32 flags;
  char name[96];
} KbTimeSpot;

/** KbPlace: what a spot is. */
typedef enum
{
  KB_PLACE_ADVISOR,             /* number - 1 */
  KB_PLACE_BUILDING,            /* KbBuilding */
  KB_PLACE_DICE,                /* place in the turn order, from 0 */
  KB_PLACE_ENEMY,               /* weakest first */
  KB_PLACE_SUPPLY,              /* KbResource */
  KB_PLACE_YEAR,
  KB_PLACE_PHASE,               /* KbPhase - 1 */
  KB_PLACE_DIE,                 /* of whoever acts, white ones last */
} KbPlace;

/** KbView: all that one player's board and the common board show. */
typedef struct
{
  guint8 seat;
  gint8 actor;
  gint8 envoy;                  /* seat, or -1 */
  guint8 n_players;
  guint8 n_enemies;
  guint8 season;                /* it is spring, summer or autumn: dice are out */
  guint8 markers[KB_MAX_PLAYERS]; /* by seat: 1 to PW_MAX_PLAYERS */
  char initials[KB_MAX_PLAYERS][8];
  KbAdvisorSpot advisors[KB_ADVISORS];
  KbBuildingSpot buildings[KB_BUILDINGS];
  KbDiceSpot dice[KB_MAX_PLAYERS]; /* in turn order (4.3) */
  KbDieSpot hand[KB_DICE];
  KbEnemySpot enemies[KB_YEAR_ENEMIES];
  KbSupplySpot supplies[KB_RESOURCES];
  KbTimeSpot years[KB_YEARS];
  KbTimeSpot phases[KB_PHASE_WINTER];
} KbView;

/* The state that is shown, as what it is. */
static inline const KbState *
kb_shown (const PwViewInput *in)
{
  return in->state;
}

void     kb_view_state    (const PwViewInput *in, gpointer view);
void     kb_view_mark_played (const PwViewInput *in, KbView *view);
gboolean kb_view_press    (const PwViewInput *in, guint place, guint index, PwMove *partial);
char    *kb_view_rules   (gconstpointer seen, guint place, guint index);
char    *kb_view_summary  (const PwSetup *setup, const KbState *state, guint seat, int score);

G_END_DECLS
