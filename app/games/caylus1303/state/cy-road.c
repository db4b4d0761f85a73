/* cy-road.c: what lies along the road
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

const PwGame *cy_itself;

/* 8.1: the gap fills first, as its spaces come first. */
guint
cy_empty_space (const CyState *state)
{
  for (guint space = CY_WOOD_SPACE + 1; space <= cy_spaces (state); space++)
    if (state->places[CY_PLACE_OF_SPACE (space)].tile == CY_NO_TILE)
      return space;
  return 0;
}

/**
 * cy_last_building:
 * @state: a state
 *
 * Returns: the space of the last building of the road, where the stone tile of the set-up counts only once the gap is full (6.7)
 */
guint
cy_last_building (const CyState *state)
{
  guint first = cy_empty_space (state);

  return first ? first - 1 : cy_spaces (state);
}

/* 6.2: the fourth of the end spaces, the first of which lies just behind the last building space. */
int
cy_farthest (const CyState *state)
{
  return (int) cy_spaces (state) + CY_END_SPACES;
}

guint
cy_residences (const CyState *state, guint seat)
{
  guint n = 0;

  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    {
      const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      n += place->flags == CY_IS_RESIDENCE && place->owner == (int) seat;
    }
  return n;
}

gboolean
cy_has_monument (const CyState *state, guint seat, guint tile)
{
  for (guint space = 1; space <= CY_STARTING_SPACES && state->lie[tile]; space++)
    {
      const CyPlace *place = &state->places[CY_PLACE_OF_SPACE (space)];

      if (place->tile == (int) tile && place->owner == (int) seat)
        return TRUE;
    }
  return FALSE;
}

/* 8.5: a starting tile of the road without a house. */
gboolean
cy_can_claim (const CyState *state, guint place)
{
  return place >= CY_PLACE_OF_SPACE (1) && place <= CY_PLACE_OF_SPACE (CY_STARTING_SPACES) && state->places[place].owner < 0;
}

/**
 * cy_place_of_tile:
 * @state: a state
 * @tile: a kind of tile
 * @n: (out): at how many places such a tile holds no worker, or, where there is none, holds one
 *
 * Returns: the first of these places; -1 where no such tile is named on the road
 */
int
cy_place_of_tile (const CyState *state, guint tile, guint *n)
{
  int first[2] = { -1, -1 };
  guint count[2] = { 0, 0 };

  for (guint space = 1; space <= cy_spaces (state); space++)
    {
      guint place = CY_PLACE_OF_SPACE (space);

      if (state->places[place].tile == (int) tile && !(state->places[place].flags & (CY_IS_RESIDENCE | CY_IS_MONUMENT)))
        {
          guint busy = state->places[place].workers[0] >= 0;

          if (count[busy]++ == 0)
            first[busy] = (int) place;
        }
    }
  *n = count[0] ? count[0] : count[1];
  return count[0] ? first[0] : first[1];
}
