/* cy-view.h: everything the boards show, as a plain struct that needs no display
 *
 * Same state, same view, whatever the way to it: the widgets ask for a view after each change and
 * write only what differs. No sum of prestige is in it: that is secret until the end (13.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "core/pw-view-input.h"
#include "games/caylus1303/state/cy-engine.h"

G_BEGIN_DECLS

/** CY_NAME_SIZE: bytes of an accessible name; longer ones are cut at a character. */
#define CY_NAME_SIZE 256
/** CY_STOPS: where a decision can put the provost at most: three steps back, three forward. */
#define CY_STOPS 6
/** CY_MAX_STEPS: so many steps are made at once at most (6.5). */
#define CY_MAX_STEPS 3
/** CY_OFFERS: wood tiles, stone tiles, monuments. */
#define CY_OFFERS CY_BUILT_TILES
/** CY_SITE_OPENS: from which round on favours reach tile @index of the site, from 0 (9.2). */
#define CY_SITE_OPENS(index) (3u * (index) + 1)
/** CY_MAX_IDLE: workers beyond the provost that are listed. */
#define CY_MAX_IDLE 8

/**
 * CySpotFlags:
 * @CY_SPOT_LEGAL: choosing it is part of a legal move
 * @CY_SPOT_POINTS: points says what that scores
 * @CY_SPOT_SELECTED: it is part of the move chosen so far
 * @CY_SPOT_REFUSED: it was just refused
 * @CY_SPOT_DONE: past; of a building: activated in this round
 * @CY_SPOT_NOW: present; of a building: its worker acts
 * @CY_SPOT_NOT_CHECKED: nobody enters it
 * @CY_SPOT_PLAYED_SO: people put it there although a rule says otherwise
 * @CY_SPOT_BEYOND: the provost stands before it (5.2)
 * @CY_SPOT_NEXT: the next building comes here (8.1)
 * @CY_SPOT_CLOSED: a tile of the site that favours do not reach yet (9.2)
 * @CY_SPOT_AFFORD: a tile or a monument that can be paid
 * @CY_SPOT_PRESET: its cost or prestige is one that nobody has read off it (18)
 * @CY_SPOT_DOUBTFUL: and that is doubtful
 * @CY_SPOT_GONE: it is built
 * @CY_SPOT_PASSED: has passed
 * @CY_SPOT_FIRST: has the first-player tile
 * @CY_SPOT_STUCK: not passed, and can place nothing (4.7)
 *
 * Those of all games, and its own.
 */
typedef enum
{
  CY_SPOT_LEGAL = PW_SPOT_LEGAL,
  CY_SPOT_POINTS = PW_SPOT_POINTS,
  CY_SPOT_SELECTED = PW_SPOT_SELECTED,
  CY_SPOT_REFUSED = PW_SPOT_REFUSED,
  CY_SPOT_DONE = PW_SPOT_DONE,
  CY_SPOT_NOW = PW_SPOT_NOW,
  CY_SPOT_NOT_CHECKED = PW_SPOT_NOT_CHECKED,
  CY_SPOT_PLAYED_SO = PW_SPOT_PLAYED_SO,
  CY_SPOT_BEYOND = PW_SPOT_OWN,
  CY_SPOT_NEXT = PW_SPOT_OWN << 1,
  CY_SPOT_CLOSED = PW_SPOT_OWN << 2,
  CY_SPOT_AFFORD = PW_SPOT_OWN << 3,
  CY_SPOT_PRESET = PW_SPOT_OWN << 4,
  CY_SPOT_DOUBTFUL = PW_SPOT_OWN << 5,
  CY_SPOT_GONE = PW_SPOT_OWN << 6,
  CY_SPOT_PASSED = PW_SPOT_OWN << 7,
  CY_SPOT_FIRST = PW_SPOT_OWN << 8,
  CY_SPOT_STUCK = PW_SPOT_OWN << 9,
} CySpotFlags;

/** CyShow: what lies on a space: the families of tiles, and what becomes of them. */
typedef enum
{
  CY_SHOW_EMPTY,
  CY_SHOW_PRINTED,
  CY_SHOW_STARTING,
  CY_SHOW_WOOD,
  CY_SHOW_STONE,
  CY_SHOW_MONUMENT,
  CY_SHOW_RESIDENCE,
} CyShow;

/** CySpot: what all spots have. */
typedef struct
{
  guint32 flags;                /* CySpotFlags */
  guint8 key;                   /* which chooses it, or 0 */
  gint16 points;                /* with CY_SPOT_POINTS */
  char name[CY_NAME_SIZE];      /* what a screen reader says, translated */
} CySpot;

/**
 * CyBuilding:
 * @at: what all spots have
 * @show: a #CyShow
 * @tile: a #CyTile, %CY_UNNAMED or %CY_NO_TILE
 * @built: it shows its construction side
 * @owner: whose house is on it, or -1
 * @workers: whose they are, or -1
 * @steps: what the provost lacks to activate it; 0 or less: it is activated as things stand, and would be with so many steps back
 *
 * A place of the road.
 */
typedef struct
{
  CySpot at;
  guint8 show;
  gint8 tile;
  guint8 built;
  gint8 owner;
  gint8 workers[2];
  gint8 steps;
} CyBuilding;

/** CyBridgeSpot: a place of the Guilds Bridge, and the arch below it: whose house stands there, or -1. */
typedef struct
{
  CySpot at;
  gint8 seat, below;
} CyBridgeSpot;

/** CyStop: where the provost may stand after the steps that are asked for. */
typedef struct
{
  CySpot at;
  gint8 steps;                  /* 0: there is no such stop */
  guint8 position;
} CyStop;

/** CySitePlace: a worker's place on the site: whose, or -1; with the bundles that were delivered from there. */
typedef struct
{
  CySpot at;
  gint8 seat;
  guint8 bundles;
} CySitePlace;

/** CyPerson: a character: a seat, CY_BOARD or CY_AWAY. */
typedef struct
{
  CySpot at;
  gint8 holder;
} CyPerson;

/**
 * CyOffer:
 * @at: what all spots have
 * @tile: a wood tile, a stone tile or a monument
 * @prestige: when it is built
 * @cost: what it costs now
 * @lacks: what the player who is asked, or whose board it is, lacks of that
 *
 * A tile beside the board. Gone once it is built.
 */
typedef struct
{
  CySpot at;
  guint8 tile, prestige;
  guint8 cost[CY_COSTS];
  guint8 lacks[CY_COSTS];
} CyOffer;

/**
 * CyHolder:
 * @at: what all spots have
 * @reserve: workers
 * @camp: workers
 * @houses: left
 * @goods: one number a good
 * @bundles: delivered in this round
 * @characters: bit set
 * @on_road: workers on the road
 * @active: those of them that are activated as things stand
 * @price: workers that a placement takes now, the placed one too; 0: nobody places now, or has passed
 * @steps: provost steps that can still be made in this round
 * @others: and those that all others can
 * @elsewhere: bit set of tiles of the player, from CY_FIRST_BUILT on, whose space nobody has said
 *
 * What lies before a player.
 */
typedef struct
{
  CySpot at;
  guint8 reserve, camp, houses;
  guint8 goods[CY_GOODS];
  guint8 bundles;
  guint16 characters;
  guint8 on_road, active;
  guint8 price;
  guint8 steps, others;
  guint32 elsewhere;
} CyHolder;

/** CyIdle: a worker beyond the provost. */
typedef struct
{
  CySpot at;
  gint8 seat;
  guint8 place;
  guint8 steps;                 /* that the provost lacks */
  guint8 able;                  /* that its owner can still make */
  guint8 others;                /* and that all others can */
} CyIdle;

/** CyDelivery: who delivers, in that order. */
typedef struct
{
  CySpot at;                    /* CY_SPOT_NOW, CY_SPOT_DONE, else to come */
  gint8 seat;
  guint8 bundles;
  guint8 leads;                 /* has most of all so far (11.4) */
} CyDelivery;

/** CyPlaceKind: what is pressed, and explained. */
typedef enum
{
  CY_SPOT_ROAD,
  CY_SPOT_BRIDGE,
  CY_SPOT_STOP,
  CY_SPOT_PROVOST,
  CY_SPOT_SITE_TILE,
  CY_SPOT_SITE_PLACE,
  CY_SPOT_PERSON,
  CY_SPOT_OFFER,
  CY_SPOT_ROUND,
  CY_SPOT_PHASE,
  CY_SPOT_IDLE,
  CY_SPOT_STEPS,
  CY_SPOT_DELIVERY,
} CyPlaceKind;

typedef struct
{
  guint8 seat;
  gint8 actor;                  /* who is asked, or PW_NOBODY, PW_TABLE */
  guint8 n_players;
  guint8 hints;                 /* what may be done is shown */
  guint8 round, phase, over;
  guint8 provost, spaces, farthest;
  guint8 on_board;              /* characters there, named or not */
  guint8 unnamed;               /* those of them that nobody has named */
  guint8 asked;                 /* a #CyDecision */
  guint8 one_board;             /* nobody enters what the others do, nor where the provost stands */
  guint8 swapped;               /* the names of two characters are the other way round (18) */
  guint8 mill[CY_GOODS], mill_prestige;
  guint8 markers[CY_MAX_PLAYERS];
  char initials[CY_MAX_PLAYERS][8];
  CySpot provost_spot;
  CyBuilding road[CY_PLACES];
  CyBridgeSpot bridge[CY_MAX_PLAYERS];
  CyStop stops[CY_STOPS];
  CyBuilding site_tiles[CY_SITE_TILES];
  CySitePlace site[CY_MAX_PLAYERS];
  CyPerson people[CY_CHARACTERS];
  CyOffer offers[CY_OFFERS];
  CyHolder players[CY_MAX_PLAYERS];
  CyIdle idle[CY_MAX_IDLE];
  guint8 n_idle;
  CyDelivery deliveries[CY_MAX_PLAYERS + 1]; /* while somebody is asked; the Deliveryman may come twice (10.10) */
  guint8 n_deliveries;
  CySpot rounds[CY_ROUNDS], phases[CY_PHASES - 1];
} CyView;

/* As which character @character is known at this table. */
static inline int
cy_view_called (const CyView *view, guint character)
{
  if (view->swapped && (character == CY_JOURNEYMAN || character == CY_CHAMBERLAIN))
    return CY_JOURNEYMAN + CY_CHAMBERLAIN - (int) character;
  return (int) character;
}

void     cy_view_state   (const PwViewInput *in, gpointer view);
gboolean cy_view_press   (const PwViewInput *in, guint place, guint index, PwMove *partial);
char    *cy_view_rules   (gconstpointer view, guint place, guint index);
char    *cy_view_summary (const PwSetup *setup, const CyState *state, guint seat);
int      cy_view_entered (const CyState *state, guint seat);
guint    cy_view_steps   (const CyState *state, guint seat);
char    *cy_effect_text  (const CyState *state, guint tile, gboolean built);
const char *cy_show_label (guint show);

G_END_DECLS
