/* cc-worth.c: what a feature is, who leads it, and what it brings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/state/cc-land.h"

#include <string.h>

/* How many tiles a feature has; of a field how many city segments it borders. */
guint
cc_land_members (const CcState *state, guint root)
{
  const CcNode *node = &state->nodes[root];
  guint n = 0;

  for (guint i = 0; i < CC_MEMBERS; i++)
    n += (guint) __builtin_popcount (node->members[i]);
  return n;
}

/**
 * cc_land_fed:
 * @state: a state
 * @root: a field
 * @out: (out): the completed cities that it feeds (10.3), each once
 *
 * Returns: how many
 */
guint
cc_land_fed (const CcState *state, guint root, guint16 out[96])
{
  guint n = 0;

  for (guint word = 0; word < CC_MEMBERS; word++)
    for (guint32 rest = state->nodes[root].members[word]; rest; rest &= rest - 1)
      {
        guint city = cc_root (state, state->cities[word * 32 + (guint) __builtin_ctz (rest)]), i = 0;

        if (state->nodes[city].open > 0)
          continue;
        while (i < n && out[i] != city)
          i++;
        if (i == n)
          out[n++] = (guint16) city;
      }
  return n;
}

static guint
count_tiles_of_field (const CcState *state, guint root)
{
  guint n = 0;

  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint i = 0; i < cc_tiles[state->tiles[tile].kind].n_segments; i++)
      if (cc_root (state, state->tiles[tile].node + i) == root)
        {
          n++;
          break;
        }
  return n;
}

/* Points of a feature for each who leads it, as it is, or completed (6.4, 10.2). */
static int
points_of (const CcState *state, const CcWorth *worth, gboolean complete)
{
  switch (worth->sort)
    {
    case CC_ROAD: return (int) worth->tiles;
    case CC_MONASTERY: return complete ? 9 : (int) worth->tiles;
    case CC_CITY:
      if (complete && worth->tiles == 2 && state->options[CC_OPTION_SMALL_CITY])
        return 2;
      return (int) (worth->tiles + worth->pennants) * (complete ? 2 : 1);
    case CC_FIELD: return complete ? 0 : (int) worth->cities * (state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY ? 4 : 3);
    case CC_SORTS:
    default: return 0;
    }
}

/**
 * cc_land_tiles:
 * @state: a state
 *
 * Returns: how many tiles the game has besides the first, those out of the game included
 */
guint
cc_land_tiles (const CcState *state)
{
  guint n = 0;

  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (!cc_tiles[kind].expansion || state->options[CC_OPTION_TILES])
      n += cc_tiles[kind].count;
  return n - 1;
}

/**
 * cc_land_leaders:
 * @state: a state
 * @root: a feature
 * @out: (inout): who stands on it and leads it is filled in; nobody so far
 *
 * What the final scoring needs to know of a field, whose tiles nobody counts then.
 */
void
cc_land_leaders (const CcState *state, guint root, CcWorth *out)
{
  guint most = 0;

  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];

      if (cc_feature_of (state, figure->tile, figure->segment) != root)
        continue;
      if (figure->what == CC_FOLLOWER)
        {
          out->followers[figure->seat]++;
          most = MAX (most, out->followers[figure->seat]);
        }
      else if (figure->what == CC_BUILDER)
        out->builders |= 1u << figure->seat;
      else
        out->pigs |= 1u << figure->seat;
    }
  for (guint seat = 0; seat < state->n_players; seat++)
    if (most > 0 && out->followers[seat] == most)
      out->leaders |= 1u << seat;
}

/**
 * cc_land_worth:
 * @state: a state
 * @root: a feature
 * @out: (out): what it is, who leads it, and what it brings
 */
void
cc_land_worth (const CcState *state, guint root, CcWorth *out)
{
  const CcNode *node = &state->nodes[root];
  guint16 fed[96];

  memset (out, 0, sizeof *out);
  out->sort = cc_sort_of (state, root);
  out->tiles = out->sort == CC_FIELD ? count_tiles_of_field (state, root) : cc_land_members (state, root);
  out->pennants = node->pennants;
  out->open = node->open;
  for (guint good = 0; good < CC_GOODS; good++)
    out->goods[good] = cc_good_of (node->goods, good);
  if (out->sort == CC_FIELD)
    out->cities = cc_land_fed (state, root, fed);
  cc_land_leaders (state, root, out);
  out->now = points_of (state, out, out->sort != CC_FIELD && out->open == 0);
  out->closed = points_of (state, out, TRUE);
}
