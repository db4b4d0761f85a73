/* cb-tile.c: what a tile is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/data/cb-words.h"

#define X3(type) type, type, type
#define X13(type) X3 (type), X3 (type), X3 (type), X3 (type), type

const guint8 cb_tile_types[CB_TILES] = {
  CB_TYPES, CB_CASTLE, CB_MINE, CB_SHIP,
  X3 (CB_BUILDING), X3 (CB_BUILDING), CB_BUILDING, CB_BUILDING,
  X3 (CB_LIVESTOCK), X3 (CB_LIVESTOCK), X3 (CB_LIVESTOCK), X3 (CB_LIVESTOCK),
  CB_BUILDING, CB_LIVESTOCK, CB_BUILDING, CB_TYPES, CB_TYPES,
  CB_TYPES, X13 (CB_MONASTERY), X13 (CB_MONASTERY), X3 (CB_MONASTERY),
  CB_CASTLE, CB_MINE, CB_MONASTERY, CB_SHIP, CB_LIVESTOCK, CB_BUILDING,
  CB_TYPES,
  CB_CASTLE, CB_MINE, CB_MONASTERY, CB_SHIP, CB_LIVESTOCK, CB_BUILDING,
};

G_STATIC_ASSERT (CB_TILE_UNKNOWN == 4 + 8 + 12 + 5 + 1 + 29);

/**
 * cb_tile_is_named:
 * @tile: a tile
 *
 * Returns: %TRUE when it is known exactly (10.1)
 */
gboolean
cb_tile_is_named (CbTile tile)
{
  return tile > CB_TILE_NONE && tile < CB_TILE_UNKNOWN && tile != CB_TILE_MONASTERY_0;
}

/**
 * cb_tile_is_open:
 * @tile: any argument of a move
 *
 * A castle, a mine or a ship is named by its type.
 *
 * Returns: whether it is some monastery, livestock or building that may be stored before anybody names it (10.1)
 */
gboolean
cb_tile_is_open (int tile)
{
  CbType type = tile >= CB_TILE_UNKNOWN && tile < CB_TILES ? cb_tile_type ((CbTile) tile) : CB_TYPES;

  return (CB_OPEN_TYPES >> type & 1) != 0;
}

/**
 * cb_tile_animals:
 * @tile: a tile
 *
 * Returns: how many animals it shows; 0 when it is no named livestock tile
 */
guint
cb_tile_animals (CbTile tile)
{
  if (tile < CB_TILE_COW_2 || tile > CB_TILE_CHICKEN_4)
    return 0;
  return (tile - CB_TILE_COW_2) % 3 + 2;
}

/**
 * cb_tile_species:
 * @tile: a livestock tile
 *
 * Returns: 0 cow, 1 sheep, 2 pig, 3 chicken
 */
guint
cb_tile_species (CbTile tile)
{
  return (tile - CB_TILE_COW_2) / 3;
}

/* What an unnamed tile may turn out to be, as a set of CbTile; a named one only itself. */
const guint64 cb_tiles_may_be[CB_TYPES + 1] = {
  [CB_CASTLE] = CB_TILE_BIT (CB_TILE_CASTLE),
  [CB_MINE] = CB_TILE_BIT (CB_TILE_MINE),
  [CB_MONASTERY] = CB_TILE_BITS (CB_TILE_MONASTERY_0 + 1, CB_TILE_MONASTERY_LAST),
  [CB_SHIP] = CB_TILE_BIT (CB_TILE_SHIP),
  [CB_LIVESTOCK] = CB_TILE_BITS (CB_TILE_COW_2, CB_TILE_CHICKEN_4) | CB_TILE_BIT (CB_TILE_GEESE),
  [CB_BUILDING] = CB_TILE_BITS (CB_TILE_WAREHOUSE, CB_TILE_TOWN_HALL) | CB_TILE_BIT (CB_TILE_CRANE)
                  | CB_TILE_BIT (CB_TILE_WHITE_CASTLE),
  [CB_TYPES] = (CB_TILE_BITS (CB_TILE_CASTLE, CB_TILE_MONASTERY_LAST)
                & ~(CB_TILE_BIT (CB_TILE_INN) | CB_TILE_BIT (CB_TILE_BLACK) | CB_TILE_BIT (CB_TILE_MONASTERY_0))),
};

G_STATIC_ASSERT (CB_TILE_ANY == CB_TILE_UNKNOWN + CB_TYPES && CB_TILE_UNKNOWN <= 64);

/* The named tiles of a set of types. */
guint64
cb_tiles_of_types (guint types)
{
  guint64 tiles = 0;

  for (guint type = 0; type < CB_TYPES; type++)
    if (types >> type & 1)
      tiles |= cb_tiles_may_be[type];
  return tiles;
}
