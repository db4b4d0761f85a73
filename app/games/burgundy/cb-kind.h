/* cb-kind.h: The Castles of Burgundy: the kinds of moves, what they are made of, and what a choice adds to one
 *
 * Rule numbers are those of RULES.md beside this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CbKind: the kinds of moves; indices of PwGame.kinds.
 */
typedef enum
{
  CB_KIND_START,                /* player: castle hex and three goods (2.2, 2.3) */
  CB_KIND_ROLL,                 /* table: white die and everybody's dice (3.2) */
  CB_KIND_GOODS,                /* table: the round's goods tile (3.2) */
  CB_KIND_PHASE_GOODS,          /* table: the phase's five goods, in advance (3.1) */
  CB_KIND_DEPOT,                /* table: names tiles of a depot, in advance (10.1) */
  CB_KIND_TAKE,                 /* 4.3a, market, carpenter's workshop, church */
  CB_KIND_PLACE,                /* 4.3b, town hall */
  CB_KIND_SELL,                 /* 4.3c, warehouse */
  CB_KIND_WORKERS,              /* 4.3d */
  CB_KIND_BUY,                  /* 4.5, #6 */
  CB_KIND_SHIP,                 /* a ship's goods (5.5, #5) */
  CB_KIND_SKIP,                 /* declines a pending effect (5.5) */
  CB_KIND_END,                  /* ends the turn (4.1) */
  /* Statements of what lies before a player... */
  CB_KIND_HEX,                  /* the tile on a hex */
  CB_KIND_COUNT,                /* how many of a tile lie in the duchy, nobody says where */
  CB_KIND_EMPTY,                /* how many hexes are empty */
  CB_KIND_KEY,                  /* the tile on a key space */
  CB_KIND_STOCK,                /* goods of a colour in storage */
  CB_KIND_SOLD,                 /* goods of a colour sold */
  CB_KIND_HAVE,                 /* workers, silver, or a CbTally */
  CB_KIND_BONUS,                /* bonus tiles of a type */
  CB_KIND_BRIDGE,               /* the marker, on top of whatever stack is there */
  CB_KIND_DICE,                 /* the dice not used yet */
  CB_KIND_SCORE,                /* points, added to those there are */
  /* ...and on the table. */
  CB_KIND_SPACE,                /* the tile on a space of a depot */
  CB_KIND_PILE,                 /* goods of a colour in a depot */
  CB_KIND_NOW,                  /* phase and round; its dice are to come */
  CB_KIND_ORDER,                /* the seats in the order of the round */
  CB_KIND_TURN,                 /* whose turn it is */
  CB_KIND_FINISH,               /* table: the final scoring of a position that was entered (9.1) */
  /* How much is entered (10.2). */
  CB_KIND_LEVEL,                /* table: goes over to another level */
  CB_KIND_CONFIRM,              /* player: what was said of this board is all of it */
  CB_KIND_CONFIRM_TABLE,        /* table: the same of the common board */
  CB_KIND_OWN,                  /* table: the dice of one player only */
  CB_KIND_LOAD,                 /* goods of a ship from a depot that nobody has kept */
  CB_KIND_CLAIM,                /* the bonus tile that was still there */
  CB_KIND_AS,                   /* the effect of another building (12.2) */
  CB_KIND_WITH,                 /* the species that scores with the geese (12.3) */
  CB_KIND_HIRE,                 /* workers for silver (11.28) */
  CB_KIND_SHOWS,                /* what the white die shows, where a white castle needs it (12.4, 10.2) */
  CB_KIND_WHITE,                /* statement: what the white die shows */
  CB_KIND_INNS,                 /* statement: inns beside the black depot (13.1) */
  CB_KIND_SHIELD,               /* takes a shield (17.2) */
  CB_KIND_TRIBUTE,              /* pays for the shields, or gives one up (17.4) */
  CB_KIND_COPY,                 /* whose monasteries count (17.5.6) */
  CB_KIND_SET,                  /* sets a die (17.5.16) */
  CB_KIND_LAY,                  /* a tile of a depot, at once on a hex (17.5.14, 17.5.15) */
  CB_KIND_GATHER,               /* a colour from all depots (17.5.5) */
  CB_KIND_DISCARD,              /* throws out what is too much (4.4) */
  CB_KIND_SHIELDS,              /* table: names the shields of a depot, in advance too */
  CB_KIND_CREST,                /* states that a shield lies in the duchy, and where */
  CB_KIND_HEAP,                 /* states how many of a tile are stored beyond the key spaces */
  CB_KIND_ROUTE,                /* statement: the tiles of a trade route (14.1) */
  CB_KIND_PRINTED,              /* statement: what is on a space of a route tile (14.3) */
  CB_KIND_LAID,                 /* statement: a goods tile on a trade route (14.2) */
  CB_KIND_FETCH,                /* a tile of the black depot, by a bonus (14.2) */
  CB_KIND_REMOVE,               /* a tile of the depot leaves the game (16.5) */
  CB_KIND_POINTS,               /* buys points with a gain (16.9) */
  CB_KIND_FIRST,                /* does something else first that waits (16.9) */
  CB_KIND_SWAP,                 /* goods for a black tile (16.7) */
  CB_KIND_GIVE,                 /* which goods (16.7) */
  CB_KIND_COVER,                /* a tile of the black depot, at once on a hex (16.8) */
  CB_KIND_MARKER,               /* states where the points marker is, and the goal where it differs */
  CB_KIND_HELPED,               /* workers that shield 2 has brought (17.5.2, 10.2) */
  CB_KINDS,
} CbKind;

/** CbArg: where the arguments of players' moves stand. */
typedef enum
{
  CB_ARG_DIE,                   /* the die used, by its face; none when an effect pays for it */
  CB_ARG_WORKERS,               /* workers paid; none = 0 once a move is complete */
  CB_ARG_TILE,
  CB_ARG_HEX,
  CB_ARG_DEPOT,                 /* 1-6; none = black depot */
  CB_ARG_GOODS,                 /* 1-6; sold, or the first colour kept from a ship's depot */
  CB_ARG_KEEP_2,                /* further colours kept */
  CB_ARG_KEEP_3,
  CB_ARG_DISCARD,               /* the stored tile thrown out to make room (4.4) */
  CB_ARG_STORAGE,               /* CbStorage of the tile taken, placed or thrown out, where there is a choice (16.2) */
  /* Of statements, which never are partial moves; tile, hex, depot and goods as above. */
  CB_ARG_WHAT = CB_ARG_DIE,     /* level: see pw_board_levels; own: packed dice; have: CbResource; bonus: CbType; key, space, bridge: from 1; dice: packed;
                                 * turn: seat; now: phase */
  CB_ARG_SIZE = CB_ARG_WORKERS, /* bonus, claim: CbSize; level: seat; now: round from 1 */
  CB_ARG_OPEN = CB_ARG_TILE,    /* level: 1 where the rest stays open, of pw_open_words */
  CB_ARG_NUMBER = 9,            /* how many; score: points */
} CbArg;
/* start: CB_ARG_HEX, CB_ARG_GOODS, CB_ARG_KEEP_2, CB_ARG_KEEP_3.
 * roll: 0 = white die, 1 + seat = that seat's two dice packed. goods: 0.
 * phase-goods: 0-4. depot: 0 = depot, 1-8 = tiles, by space. order: 0-3 = seats. */

/** CbSize: which bonus tiles of a type somebody has. */
typedef enum
{
  CB_SIZE_NONE,
  CB_SIZE_LARGE,
  CB_SIZE_SMALL,
  CB_SIZE_BOTH,                 /* which no game gives (5.7) */
} CbSize;

/**
 * CbGroup: what a choice adds to the move so far; PwChoice.group. Lists keep this order.
 */
typedef enum
{
  CB_GROUP_DIE,                 /* which die */
  CB_GROUP_PLACE,               /* tile and hex */
  CB_GROUP_SELL,                /* goods colour */
  CB_GROUP_DEPOT,               /* which depot to take from */
  CB_GROUP_TAKE,                /* which tile, or which type (tile = CB_TILE_UNKNOWN + type) */
  CB_GROUP_WORKERS,
  CB_GROUP_BUY,                 /* buy something: tile and depot still open */
  CB_GROUP_BUY_TILE,            /* which tile or type to buy */
  CB_GROUP_PAY,                 /* how a purchase is paid */
  CB_GROUP_CHANGE,              /* change the die by so many workers */
  CB_GROUP_DISCARD,             /* what to throw out */
  CB_GROUP_SHIP,                /* a ship's depot */
  CB_GROUP_KEEP,                /* which colours to keep */
  CB_GROUP_HEX,                 /* starting castle's hex */
  CB_GROUP_GOODS,               /* a goods colour: the round's, or one of the starting goods */
  CB_GROUP_NAME,                /* which tile lies in a depot */
  CB_GROUP_SKIP,
  CB_GROUP_END,
  CB_GROUP_LOAD,                /* a colour that a ship brought */
  CB_GROUP_NUMBER,              /* how many tiles of it */
  CB_GROUP_CLAIM,               /* which bonus tile was there */
  CB_GROUP_CONFIRM,             /* all is said */
  CB_GROUP_SHOWS,               /* what the white die shows */
  CB_GROUP_AS,                  /* the effect of which building */
  CB_GROUP_WITH,                /* which species */
  CB_GROUP_HIRE,                /* workers for silver */
  CB_GROUP_STORAGE,             /* where a tile goes, or comes from (16.2) */
  CB_GROUP_SHIELD,              /* take a shield: depot, which one, hex */
  CB_GROUP_TRIBUTE,             /* pay for the shields, or give one up */
  CB_GROUP_COPY,                /* whose monasteries */
  CB_GROUP_SET,                 /* set a die */
  CB_GROUP_LAY,                 /* a tile and then its hex */
  CB_GROUP_GATHER,              /* a colour from all depots */
  CB_GROUP_TOO_MANY,            /* which of too many stored tiles */
  CB_GROUP_ROUTE,               /* which route tile */
  CB_GROUP_PRINTED,             /* what is printed on it: colour, bonus, how many */
  CB_GROUP_FETCH,               /* which tile of the black depot, by a bonus */
  CB_GROUP_REMOVE,              /* which tile leaves the game */
  CB_GROUP_POINTS,              /* how many points to buy */
  CB_GROUP_FIRST,               /* what else comes first */
  CB_GROUP_SWAP,                /* which tile for the goods */
  CB_GROUP_GIVE,                /* which goods for it */
  CB_GROUP_COVER,               /* which tile of the black depot, and then which hex */
  CB_GROUP_HELPED,              /* how many workers shield 2 has brought */
} CbGroup;

G_END_DECLS
