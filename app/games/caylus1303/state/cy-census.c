/* cy-census.c: which tiles there are, which of them are known, and what an unnamed one can still be (14.1)
 *
 * A tile of the set-up is asked for by its place, or by its number of the site, 1 to 3, where the number is not 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/caylus1303/state/cy-engine.h"

guint
cy_left (const CyState *state, guint tile)
{
  return cy_tiles[tile].copies - MIN (state->lie[tile], cy_tiles[tile].copies);
}

guint
cy_family_of (const CyState *state, guint place, guint number)
{
  guint space = CY_SPACE_OF_PLACE (place);

  if (number)
    return CY_FAMILY_STARTING + number - 1;
  return space <= CY_STARTING_SPACES ? CY_FAMILY_STARTING : space == CY_WOOD_SPACE ? CY_FAMILY_WOOD : CY_FAMILY_STONE;
}

int
cy_lies (const CyState *state, guint place, guint number)
{
  return number ? state->site_tiles[number - 1] : state->places[place].tile;
}

/* How many of a family nobody has named. */
static guint
count_unnamed (const CyState *state, guint family)
{
  guint n = state->site_tiles[family] == CY_UNNAMED;

  if (family == CY_FAMILY_WOOD)
    return n + (state->places[CY_PLACE_OF_SPACE (CY_WOOD_SPACE)].tile == CY_UNNAMED);
  if (family == CY_FAMILY_STONE)
    return n + (state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))].tile == CY_UNNAMED);
  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    n += state->places[CY_PLACE_OF_SPACE (space)].tile == CY_UNNAMED;
  return n;
}

static guint
count_left (const CyState *state, guint family)
{
  guint n = 0;

  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    n += cy_left (state, tile);
  return n;
}

/* How many tiles of a family are left, and for how many unnamed ones, apart from the one that is asked for. */
typedef struct
{
  guint left, unnamed;
  gboolean on_road;             /* one of these is that of the road, where the Stonemason never lies at set-up (2.2) */
} Count;

static Count
count_family (const CyState *state, guint family, guint place, guint number)
{
  return (Count){ .left = count_left (state, family),
                  .unnamed = count_unnamed (state, family) - (place || number),
                  .on_road = family == CY_FAMILY_WOOD && place == 0 &&
                             state->places[CY_PLACE_OF_SPACE (CY_WOOD_SPACE)].tile == CY_UNNAMED };
}

/* Whether @tile, one of which is left, can be taken from its family. */
static gboolean
can_spare (const CyState *state, const Count *count, guint tile)
{
  guint left = count->left - 1;

  /* One that is not the Stonemason must be left for the road. */
  return left >= count->unnamed && (!count->on_road || left - (tile != CY_STONEMASON && cy_left (state, CY_STONEMASON)) >= 1);
}

/**
 * cy_may_be:
 * @state: a state
 * @tile: a starting, wood or stone tile
 * @place: an unnamed place, or 0 where @tile is taken from beside the board
 * @number: an unnamed number of the site, or 0
 *
 * Whether there is such a tile, and the unnamed ones can still be something without it: no tile lies in two places, and the
 * Stonemason never lies on the road at set-up (2.2).
 */
gboolean
cy_may_be (const CyState *state, guint tile, guint place, guint number)
{
  Count count;

  if (cy_left (state, tile) == 0 || (tile == CY_STONEMASON && place))
    return FALSE;
  /* Where no other one is unnamed, whatever is left may be it. */
  if (count_unnamed (state, cy_tiles[tile].family) == (guint) (place || number))
    return TRUE;
  count = count_family (state, cy_tiles[tile].family, place, number);
  return can_spare (state, &count, tile);
}

/**
 * cy_may_be_any:
 * @state: a state
 * @place: an unnamed place, or 0
 * @number: an unnamed number of the site, or 0
 * @left: (out): of each tile of the family that lies there how many it may be; the others are not written
 *
 * Returns: how many in all
 */
guint
cy_may_be_any (const CyState *state, guint place, guint number, guint8 left[CY_TILES])
{
  guint family = cy_family_of (state, place, number), sum = 0;
  Count count = count_family (state, family, place, number);

  for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
    {
      left[tile] = (guint8) cy_left (state, tile);
      if (left[tile] && ((tile == CY_STONEMASON && place) || !can_spare (state, &count, tile)))
        left[tile] = 0;
      sum += left[tile];
    }
  return sum;
}

/* Whether anything is unnamed: asked before every move that is played out, so that it asks of no place by itself. */
static gboolean
is_any_unnamed (const CyState *state)
{
  guint n = (state->places[CY_PLACE_OF_SPACE (CY_WOOD_SPACE)].tile == CY_UNNAMED) +
            (state->places[CY_PLACE_OF_SPACE (cy_stone_space (state))].tile == CY_UNNAMED);

  for (guint space = 1; space <= CY_STARTING_SPACES; space++)
    n += state->places[CY_PLACE_OF_SPACE (space)].tile == CY_UNNAMED;
  for (guint i = 0; i < CY_SITE_TILES; i++)
    n += state->site_tiles[i] == CY_UNNAMED;
  return n > 0;
}

gboolean
cy_has_unnamed (const CyState *state, guint *place, guint *number)
{
  *number = 0;
  *place = 0;
  if (!is_any_unnamed (state))
    return FALSE;
  for (guint space = 1; space <= cy_stone_space (state); space++)
    if (state->places[CY_PLACE_OF_SPACE (space)].tile == CY_UNNAMED)
      {
        *place = CY_PLACE_OF_SPACE (space);
        return TRUE;
      }
  for (guint i = 0; i < CY_SITE_TILES; i++)
    if (state->site_tiles[i] == CY_UNNAMED)
      {
        *number = i + 1;
        return TRUE;
      }
  return FALSE;
}

void
cy_put (CyState *state, guint tile, guint place, guint number)
{
  if (number)
    state->site_tiles[number - 1] = (gint8) tile;
  else
    state->places[place].tile = (gint8) tile;
  state->lie[tile]++;
}

/* The ninth starting tile is known when eight are named, and so is whatever only one tile can be. */
void
cy_name_rest (CyState *state, PwEvents *events)
{
  guint place, number;

  for (guint family = CY_FAMILY_STARTING; family <= CY_FAMILY_STONE; family++)
    {
      if (count_unnamed (state, family) != 1 || count_left (state, family) != 1)
        continue;
      for (guint tile = cy_family_first[family]; tile <= cy_family_last[family]; tile++)
        if (cy_left (state, tile))
          {
            number = state->site_tiles[family] == CY_UNNAMED ? family + 1 : 0;
            place = 0;
            for (guint space = 1; space <= cy_stone_space (state) && !number; space++)
              if (state->places[CY_PLACE_OF_SPACE (space)].tile == CY_UNNAMED &&
                  cy_family_of (state, CY_PLACE_OF_SPACE (space), 0) == family)
                place = CY_PLACE_OF_SPACE (space);
            cy_put (state, tile, place, number);
            cy_note (events, PW_TABLE, CY_NOTE_NAMED, 0, CY_RULE_14_1, (int) tile, (int) place)->args[2] = (gint16) number;
            break;
          }
    }
}
