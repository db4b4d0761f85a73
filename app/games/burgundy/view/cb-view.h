/* cb-view.h: everything the boards show, as a plain struct that needs no display
 *
 * Same state, same view, whatever the way to it: the widgets ask for a view after each change and
 * write only what differs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games/burgundy/burgundy.h"

#include "core/pw-view-input.h"

G_BEGIN_DECLS

/** CB_NAME_SIZE: bytes of an accessible name; longer ones are cut at a character. */
#define CB_NAME_SIZE 224

/** CB_VIEW_SHIELD_LAST: the last shield; one more than that is one that nobody has named (17.1). */
#define CB_VIEW_SHIELD_LAST 18
/** CB_VIEW_SHIELDS: most shields on one depot (17.1). */
#define CB_VIEW_SHIELDS 2
/** CB_VIEW_POSTS: border posts of a duchy (15.1). */
#define CB_VIEW_POSTS 3
/** CB_VIEW_ROUTE: most spaces of a trade route (14.1, 14.2). */
#define CB_VIEW_ROUTE (CB_ROUTE_ROW * CB_ROUTE_SPACES)
/** CB_VIEW_STORE: key spaces that are shown: those that a player can use, and the partner's own (16.2). */
#define CB_VIEW_STORE (CB_STORE + CB_PRIVATE_SPACES)

/**
 * CbSpotFlags:
 * @CB_SPOT_USED: the die is used
 * @CB_SPOT_DOUBT: it cannot be as somebody said
 *
 * What a spot of this game can be besides #PwSpotFlags.
 */
typedef enum
{
  CB_SPOT_USED = PW_SPOT_OWN,
  CB_SPOT_DOUBT = PW_SPOT_OWN << 1,
} CbSpotFlags;

/**
 * CbSpot:
 * @type: CbType of the place, CB_TYPES where it has none
 * @tile: CbTile that lies there
 * @number: die value of a hex, pips of a die, colour of goods, number of a place
 * @count: how many goods; the small value of a bonus
 * @key: the key that chooses exactly this (PwViewInput.keys), or 0
 * @flags: #CbSpotFlags
 * @owner: seat + 1 of who has it, 0 = free; bonus tiles have two
 * @shield: the shield on a castle of the duchy, or 0
 * @points: with PW_SPOT_POINTS
 * @name: what a screen reader says, translated
 *
 * One thing on a board.
 */
typedef struct
{
  guint8 type;
  guint8 tile;
  guint8 number;
  guint8 count;
  guint8 key;
  guint16 flags;
  guint8 owner[2];
  guint8 shield;
  gint16 points;
  char name[CB_NAME_SIZE];
} CbSpot;

/** CbPlace: what a spot is. */
typedef enum
{
  CB_PLACE_HEX,
  CB_PLACE_STORE,
  CB_PLACE_GOODS,
  CB_PLACE_DIE,
  CB_PLACE_DEPOT,               /* 0-5; 6 is the black depot */
  CB_PLACE_DEPOT_SPACE,         /* depot * CB_DEPOT_SPACES + space */
  CB_PLACE_BLACK_SPACE,
  CB_PLACE_BRIDGE,
  CB_PLACE_BONUS,
  CB_PLACE_PHASE,
  CB_PLACE_ROUND,
  CB_PLACE_WHITE,
  CB_PLACE_INNS,                /* the inns beside the black depot (13.1) */
  CB_PLACE_SHIELD,              /* depot * CB_VIEW_SHIELDS + which of them (17.1) */
  CB_PLACE_ROUTE,               /* a space of the trade route (14.2) */
  CB_PLACE_GOAL,                /* CbGoalSpot (16.9) */
} CbPlace;

/** CbGoalSpot: the two markers of a solo game (16.5). */
typedef enum
{
  CB_GOAL_MARKER,
  CB_GOAL_GOAL,
  CB_GOAL_SPOTS,
} CbGoalSpot;

#define CB_BLACK_DEPOT CB_DEPOTS /* index of the black depot among CbView.depots */

/**
 * CbViewRoute:
 * @spot: tile: the colour that lies there, 1 to 6, or 0; PW_SPOT_NOW: the next one to be filled, PW_SPOT_DONE:
 *   its bonus was given
 * @face: what is printed there
 * @tile: the number of the route tile, or 0 while nobody has named it
 *
 * One space of a trade route (14.1).
 */
typedef struct
{
  CbSpot spot;
  CbRouteSpace face;
  guint8 tile;
} CbViewRoute;

/**
 * CbViewSolo:
 * @goal: where the goal is; 0 where this is no solo game
 * @marker: where the points marker is
 * @gain: the points that are about to move it, or 0
 * @round: the round of the game, from 1
 * @rounds_left: rounds that have not ended yet, this one included
 * @empty: hexes that are not covered yet
 * @outcome: 0 while it is played, then 1 + #CbOutcome
 * @marks: by #CbGoalSpot
 * @name: all of it in a sentence
 *
 * How far a solo game is (16.5, 16.9, 16.10).
 */
typedef struct
{
  guint8 goal, marker, gain;
  guint8 round, rounds_left, empty, outcome;
  CbSpot marks[CB_GOAL_SPOTS];
  char name[CB_NAME_SIZE];
} CbViewSolo;

/** CbView: all that one player's board and the common board show. */
typedef struct
{
  guint8 seat;
  gint8 actor;
  guint16 duchy;
  guint8 n_hexes;
  guint8 n_depot_spaces;        /* of each numbered depot */
  guint8 n_black;
  gint16 workers, silver;
  guint8 n_sold;                /* goods tiles sold */
  guint8 depot_goods[CB_DEPOTS][CB_GOODS]; /* tiles of each colour */
  guint8 bridge[CB_BRIDGE_SPACES][CB_MAX_PLAYERS + 1]; /* seat + 1 from the bottom up; ends with 0 */
  CbSpot hexes[CB_MAX_HEXES];
  guint8 n_store;               /* key spaces: of a team first the common ones, then the player's, then the partner's */
  CbSpot store[CB_VIEW_STORE];
  guint8 n_goods;               /* places for goods: of a solo game six (16.4) */
  CbSpot goods[CB_GOODS];
  CbSpot dice[2];
  CbSpot depots[CB_DEPOTS + 1];
  CbSpot depot_spaces[CB_DEPOTS * CB_DEPOT_SPACES];
  CbSpot black_spaces[CB_BLACK_SPACES];
  CbSpot spans[CB_BRIDGE_SPACES];
  CbSpot bonus[CB_BONUSES];
  CbSpot phases[CB_PHASES];
  CbSpot rounds[CB_ROUNDS];
  CbSpot white;
  guint8 n_common;              /* key spaces of a team among them (16.2) */
  guint8 partner;               /* seat + 1 of the other member of the team, 0: there is none */
  guint8 n_bonus;
  guint8 n_posts;
  CbSpot inns;                  /* tile and count; CB_TILE_NONE where there are none */
  CbSpot posts[CB_VIEW_POSTS];  /* number: their hex + 1; flags: PW_SPOT_DONE once a chain joins it to another; the
                                 * hexes say it in their names */
  CbSpot shields[CB_DEPOTS * CB_VIEW_SHIELDS]; /* number: 1 to CB_VIEW_SHIELD_LAST, one more: not named; 0: none */
  guint8 n_heap;                /* tiles stored beyond the key spaces (17.5.4) */
  guint8 n_crests;
  CbSpot crests[CB_VIEW_SHIELD_LAST]; /* the shields that lie in the duchy */
  guint8 n_route;               /* spaces of the trade route; 0: it is not played */
  guint8 n_laid;                /* how many of them hold goods */
  CbViewRoute route[CB_VIEW_ROUTE];
  CbViewSolo solo;
  char supplies[2][48];         /* "3 workers", "2 silver" */
} CbView;

/* The state that is shown, as what it is. */
static inline const CbState *
cb_shown (const PwViewInput *in)
{
  return in->state;
}

void     cb_view_state    (const PwViewInput *in, gpointer view);
void     cb_view_mark_played (const PwViewInput *in, CbView *view);
gboolean cb_view_press    (const PwViewInput *in, guint place, guint index, PwMove *partial);
char    *cb_view_rules   (gconstpointer seen, guint place, guint index);
char    *cb_view_summary  (const PwSetup *setup, const CbState *state, guint seat, int score);

G_END_DECLS
