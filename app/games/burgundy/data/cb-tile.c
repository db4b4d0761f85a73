/* cb-tile.c: what a tile is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/burgundy/state/cb-engine.h"

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

/**
 * cb_depot_spaces:
 * @state: a state
 *
 * Returns: hex spaces of each numbered depot in this game (2.1)
 */
guint
cb_depot_spaces (const CbState *state)
{
  return state->board_players;
}

/**
 * cb_black_spaces:
 * @state: a state
 *
 * Returns: hex spaces of the black depot in this game (2.1)
 */
guint
cb_black_spaces (const CbState *state)
{
  return cb_data_black_spaces (state->board_players);
}

/**
 * cb_depot_space_type:
 * @state: a state
 * @depot: 0 to 5
 * @space: 0 to 3
 *
 * Returns: the colour of that space in this phase (2.1), %CB_TYPES where the game does not use it
 */
CbType
cb_depot_space_type (const CbState *state, guint depot, guint space)
{
  return cb_data_depot_space (state->board_players, state->phase, depot, space);
}
