/* cc-land.c: the landscape: tiles, free places, and features that grow by joining
 *
 * Nothing is searched anew when a tile comes: its segments begin as features of their own and are joined with those beside them
 * (union-find), and the free places around it are brought up to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/state/cc-land.h"

#include <string.h>

/* -- Places ------------------------------------------------------------------------------------------ */

static inline guint
slot_of (int x, int y)
{
  return ((guint) (x + 128) * 167u + (guint) (y + 128) * 13u) & (CC_HASH - 1);
}

/* Whether what a slot holds is the place @x, @y. */
static inline gboolean
is_place (const CcState *state, guint held, int x, int y)
{
  if (held < CC_IS_GAP)
    return state->tiles[held - 1].x == x && state->tiles[held - 1].y == y;
  return state->gaps[held - CC_IS_GAP].x == x && state->gaps[held - CC_IS_GAP].y == y;
}

/* The slot of a place, or the empty one where it would be. */
static inline guint
find_slot (const CcState *state, int x, int y)
{
  guint slot = slot_of (x, y);

  while (state->hash[slot] && !is_place (state, state->hash[slot], x, y))
    slot = (slot + 1) & (CC_HASH - 1);
  return slot;
}

/* The tile at a place, or CC_NOWHERE. */
int
cc_land_tile_at (const CcState *state, int x, int y)
{
  guint held = state->hash[find_slot (state, x, y)];

  return held && held < CC_IS_GAP ? (int) held - 1 : CC_NOWHERE;
}

/* The free place, beside a tile, or CC_NOWHERE. */
int
cc_land_gap_at (const CcState *state, int x, int y)
{
  guint held = state->hash[find_slot (state, x, y)];

  return held >= CC_IS_GAP ? (int) held - CC_IS_GAP : CC_NOWHERE;
}

/* A place gets a tile: it is free no longer, and the last gap takes its number. */
static void
drop_gap (CcState *state, guint gap, guint tile)
{
  guint last = --state->n_gaps;

  state->hash[find_slot (state, state->gaps[gap].x, state->gaps[gap].y)] = (guint16) (tile + 1);
  if (gap != last)
    {
      state->hash[find_slot (state, state->gaps[last].x, state->gaps[last].y)] = (guint16) (CC_IS_GAP + gap);
      state->gaps[gap] = state->gaps[last];
    }
  memset (&state->gaps[last], 0, sizeof state->gaps[last]);
}

/* The place beside @side of @tile is free: it asks for that edge. */
static void
ask_beside (CcState *state, guint tile, guint side, guint slot)
{
  CcPlaced *placed = &state->tiles[tile];
  guint opposite = cc_side_opposite (side);
  CcGap *gap;

  if (state->hash[slot] == 0)
    {
      gap = &state->gaps[state->n_gaps];
      gap->x = (gint8) (placed->x + cc_side_x (side));
      gap->y = (gint8) (placed->y + cc_side_y (side));
      state->hash[slot] = (guint16) (CC_IS_GAP + state->n_gaps++);
    }
  gap = &state->gaps[state->hash[slot] - CC_IS_GAP];
  gap->sides[opposite] = (guint8) (tile + 1);
  gap->needs |= (guint8) (cc_turned[placed->kind][placed->turn].edges[side] << 2 * opposite);
}

/* -- Features ------------------------------------------------------------------------------------------ */

/* The root, and the way to it made shorter. */
static guint
find (CcState *state, guint node)
{
  while (state->nodes[node].parent != node)
    {
      state->nodes[node].parent = state->nodes[state->nodes[node].parent].parent;
      node = state->nodes[node].parent;
    }
  return node;
}

/* Joins two features (4.3). The older one stays the root. */
static guint
join (CcState *state, guint one, guint other)
{
  CcNode *to, *from;

  one = find (state, one);
  other = find (state, other);
  if (one == other)
    return one;
  if (other < one)
    {
      guint swap = one;

      one = other;
      other = swap;
    }
  to = &state->nodes[one];
  from = &state->nodes[other];
  for (guint i = 0; i < CC_MEMBERS; i++)
    to->members[i] |= from->members[i];
  to->goods = (guint16) (to->goods + from->goods);
  to->owners |= from->owners;
  to->open = (guint8) (to->open + from->open);
  to->pennants = (guint8) (to->pennants + from->pennants);
  from->parent = (guint16) one;
  return one;
}

static inline void
add_member (CcNode *node, guint member)
{
  node->members[member / 32] |= 1u << member % 32;
}

static void
begin_monastery (CcState *state, CcNode *node, const CcPlaced *placed)
{
  node->open = 8;
  for (int dx = -1; dx <= 1; dx++)
    for (int dy = -1; dy <= 1; dy++)
      {
        int beside = dx || dy ? cc_land_tile_at (state, placed->x + dx, placed->y + dy) : CC_NOWHERE;

        if (beside < 0)
          continue;
        node->open--;
        add_member (node, (guint) beside);
      }
  if (state->n_monasteries < G_N_ELEMENTS (state->monasteries))
    state->monasteries[state->n_monasteries++] = node->tile;
}

/* Each segment of a new tile begins as a feature of its own. */
static void
begin_segments (CcState *state, guint tile)
{
  CcPlaced *placed = &state->tiles[tile];
  const CcTile *info = &cc_tiles[placed->kind];
  guint first_city = state->n_cities;

  placed->node = state->n_nodes;
  state->n_nodes = (guint16) (state->n_nodes + info->n_segments);
  for (guint i = 0; i < info->n_segments; i++)
    {
      const CcSegment *segment = &info->segments[i];
      CcNode *node = &state->nodes[placed->node + i];

      *node = (CcNode){ .parent = (guint16) (placed->node + i), .tile = (guint8) tile };
      if (segment->sort != CC_FIELD)
        {
          add_member (node, tile);
          node->open = (guint8) __builtin_popcount (segment->edges);
          node->pennants = segment->pennants;
          node->goods = (guint16) (segment->good >= 0 ? 1u << 5 * segment->good : 0);
        }
      if (segment->sort == CC_CITY)
        state->cities[state->n_cities++] = (guint16) (placed->node + i);
      else if (segment->sort == CC_MONASTERY)
        begin_monastery (state, node, placed);
    }
  /* Cities stand before fields in a tile, and have their numbers by now. */
  for (guint i = 0; i < info->n_segments; i++)
    for (guint rest = info->segments[i].cities; rest; rest &= rest - 1)
      add_member (&state->nodes[placed->node + i], first_city + (guint) __builtin_ctz (rest));
}

/* Whether the edges match that a tile and the one beside it have there; where they do not, nothing meets (6.2). */
gboolean
cc_land_matches (const CcState *state, guint tile, guint side)
{
  const CcPlaced *one = &state->tiles[tile], *other;

  if (one->sides[side] == 0)
    return FALSE;
  other = &state->tiles[one->sides[side] - 1];
  return cc_turned[one->kind][one->turn].edges[side] == cc_turned[other->kind][other->turn].edges[cc_side_opposite (side)];
}

static void
join_across (CcState *state, guint tile, guint side)
{
  const CcPlaced *one = &state->tiles[tile], *other = &state->tiles[one->sides[side] - 1];
  const CcTurned *mine = &cc_turned[one->kind][one->turn], *theirs = &cc_turned[other->kind][other->turn];
  guint opposite = cc_side_opposite (side);

  if (!cc_land_matches (state, tile, side))
    return;
  if (mine->at_side[side] != CC_NO_SEGMENT)
    {
      guint root = join (state, one->node + mine->at_side[side], other->node + theirs->at_side[opposite]);

      state->nodes[root].open = (guint8) (state->nodes[root].open - 2);
    }
  for (guint half = 2 * side; half < 2 * side + 2; half++)
    if (mine->at_half[half] != CC_NO_SEGMENT)
      join (state, one->node + mine->at_half[half], other->node + theirs->at_half[cc_half_opposite (half)]);
}

/* The monasteries around a new tile have one more. */
static void
tell_monasteries (CcState *state, guint tile)
{
  const CcPlaced *placed = &state->tiles[tile];

  for (guint i = 0; i < state->n_monasteries; i++)
    {
      guint at = state->monasteries[i];
      const CcPlaced *other = &state->tiles[at];
      int dx = placed->x - other->x, dy = placed->y - other->y;

      if (at == tile || dx < -1 || dx > 1 || dy < -1 || dy > 1)
        continue;
      for (guint k = 0; k < cc_tiles[other->kind].n_segments; k++)
        if (cc_tiles[other->kind].segments[k].sort == CC_MONASTERY)
          {
            state->nodes[other->node + k].open--;
            add_member (&state->nodes[other->node + k], tile);
          }
    }
}

/**
 * cc_land_clear:
 * @state: a state
 *
 * Takes every tile and figure off the table. What is left, and in whose supply, is not looked at.
 */
void
cc_land_clear (CcState *state)
{
  memset (state->tiles, 0, sizeof state->tiles);
  memset (state->gaps, 0, sizeof state->gaps);
  memset (state->hash, 0, sizeof state->hash);
  memset (state->nodes, 0, sizeof state->nodes);
  memset (state->cities, 0, sizeof state->cities);
  memset (state->monasteries, 0, sizeof state->monasteries);
  state->n_tiles = state->n_cities = state->n_monasteries = 0;
  state->n_nodes = state->n_gaps = 0;
}

/**
 * cc_land_add:
 * @state: a state with fewer than CC_TILES tiles
 * @kind: a kind
 * @turn: how it lies
 * @x: where, to the east; an empty place
 * @y: to the north
 *
 * Puts a tile down and joins what meets. Figures, scores and what is left are not looked at.
 *
 * Returns: the number of the tile
 */
guint
cc_land_add (CcState *state, guint kind, guint turn, int x, int y)
{
  guint tile = state->n_tiles++, slot = find_slot (state, x, y);
  CcPlaced *placed = &state->tiles[tile];

  *placed = (CcPlaced){ .x = (gint8) x, .y = (gint8) y, .kind = (guint8) kind, .turn = (guint8) turn };
  if (state->hash[slot])
    {
      guint gap = state->hash[slot] - CC_IS_GAP;

      memcpy (placed->sides, state->gaps[gap].sides, CC_SIDES);
      drop_gap (state, gap, tile);
    }
  else
    state->hash[slot] = (guint16) (tile + 1);
  begin_segments (state, tile);
  for (guint side = 0; side < CC_SIDES; side++)
    if (placed->sides[side])
      {
        state->tiles[placed->sides[side] - 1].sides[cc_side_opposite (side)] = (guint8) (tile + 1);
        join_across (state, tile, side);
      }
    else
      ask_beside (state, tile, side, find_slot (state, x + cc_side_x (side), y + cc_side_y (side)));
  tell_monasteries (state, tile);
  return tile;
}

/**
 * cc_land_rebuild:
 * @state: a state whose tiles and figures are right, and nothing else of the landscape
 *
 * Builds features and free places anew: after a tile was taken away or turned.
 */
void
cc_land_rebuild (CcState *state)
{
  CcPlaced tiles[CC_TILES];
  guint n = state->n_tiles;

  memcpy (tiles, state->tiles, sizeof tiles);
  cc_land_clear (state);
  for (guint i = 0; i < n; i++)
    cc_land_add (state, tiles[i].kind, tiles[i].turn, tiles[i].x, tiles[i].y);
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].what == CC_FOLLOWER)
      state->nodes[cc_feature_of (state, state->figures[i].tile, state->figures[i].segment)]
        .owners |= (guint8) (1u << state->figures[i].seat);
}

/* -- Figures --------------------------------------------------------------------------------------------- */

/* Puts a figure of @seat on a segment. */
void
cc_land_stand (CcState *state, guint tile, guint segment, guint seat, guint what)
{
  CcPlayer *player = &state->players[seat];

  state->figures[state->n_figures++] = (CcFigure){ (guint8) tile, (guint8) segment, (guint8) seat, (guint8) what };
  if (what == CC_FOLLOWER)
    state->nodes[cc_feature_of (state, tile, segment)].owners |= (guint8) (1u << seat);
  if (player->supply[what] > 0)
    player->supply[what]--;
}

/* How many of a kind a player has on the table. */
static guint
count_standing (const CcState *state, guint seat, guint what)
{
  guint n = 0;

  for (guint i = 0; i < state->n_figures; i++)
    n += state->figures[i].seat == seat && state->figures[i].what == what;
  return n;
}

/* Gives a figure back to its owner. The owners of its feature are for the caller to settle. */
void
cc_land_take (CcState *state, guint figure)
{
  CcFigure gone = state->figures[figure];
  CcPlayer *player = &state->players[gone.seat];
  guint has = gone.what == CC_FOLLOWER ? CC_FOLLOWERS : 1;

  state->n_figures--;
  memmove (&state->figures[figure], &state->figures[figure + 1], (state->n_figures - figure) * sizeof gone);
  memset (&state->figures[state->n_figures], 0, sizeof gone);
  has -= MIN (has, count_standing (state, gone.seat, gone.what));
  player->supply[gone.what] = (guint8) has;
}

/* The first figure of that kind that @seat has on the table, or CC_NOWHERE. */
int
cc_land_figure (const CcState *state, guint seat, guint what)
{
  for (guint i = 0; i < state->n_figures; i++)
    if (((state->figures[i].seat ^ seat) | (state->figures[i].what ^ what)) == 0)
      return (int) i;
  return CC_NOWHERE;
}

/* -- What lies around a free place ------------------------------------------------------------------------- */

/* @again: the second half of a field edge, which is always the field of the first. */
static void
add_touch (const CcState *state, guint node, guint contact, int seat, gboolean again, CcTouch *out)
{
  guint root = cc_root (state, node), owners = state->nodes[root].owners, i = 0;

  out->root[contact] = (gint16) root;
  while (i < out->n && out->roots[i] != root)
    i++;
  if (i == out->n)
    {
      out->roots[out->n++] = (guint16) root;
      out->at[i] = 0;
    }
  else
    out->twice |= !again;
  out->at[i] |= (guint16) (1u << contact);
  if (owners)
    out->owned |= (guint16) (1u << contact);
  if (seat >= 0 && owners >> seat & 1)
    out->mine |= (guint16) (1u << contact);
}

/**
 * cc_land_touch:
 * @state: a state
 * @gap: a free place
 * @seat: whose followers are asked for, or negative
 * @out: (out): what lies around it
 */
void
cc_land_touch (const CcState *state, const CcGap *gap, int seat, CcTouch *out)
{
  out->n = 0;
  out->owned = out->mine = 0;
  out->twice = FALSE;
  for (guint i = 0; i < CC_SIDES + CC_HALVES; i++)
    out->root[i] = CC_NOWHERE;
  for (guint side = 0; side < CC_SIDES; side++)
    if (gap->sides[side])
      {
        const CcPlaced *tile = &state->tiles[gap->sides[side] - 1];
        const CcTurned *turned = &cc_turned[tile->kind][tile->turn];
        guint opposite = cc_side_opposite (side);

        if (turned->at_side[opposite] != CC_NO_SEGMENT)
          add_touch (state, tile->node + turned->at_side[opposite], side, seat, FALSE, out);
        for (guint half = 2 * side; half < 2 * side + 2; half++)
          {
            guint at = turned->at_half[cc_half_opposite (half)];

            if (at != CC_NO_SEGMENT)
              add_touch (state, tile->node + at, CC_SIDES + half, seat, half % 2 && turned->edges[opposite] == CC_EDGE_FIELD,
                         out);
          }
      }
}

/**
 * cc_touch_spread:
 * @touch: what lies around a place
 * @kind: a tile that fits there
 * @turn: how it lies
 * @segment: one of its segments
 *
 * Which contacts belong to the feature that the segment becomes part of: its own, those of the same features, those of the
 * tile's other segments that touch these, and so on.
 *
 * Returns: bit set of contacts
 */
guint
cc_touch_spread (const CcTouch *touch, guint kind, guint turn, guint segment)
{
  const CcTurned *turned = &cc_turned[kind][turn];
  guint n = cc_tiles[kind].n_segments, contacts = turned->contacts[segment], before;

  if (!touch->twice)
    return contacts;
  do
    {
      before = contacts;
      for (guint i = 0; i < touch->n; i++)
        if (touch->at[i] & contacts)
          contacts |= touch->at[i];
      for (guint i = 0; i < n; i++)
        if (turned->contacts[i] & contacts)
          contacts |= turned->contacts[i];
    }
  while (contacts != before);
  return contacts;
}

/**
 * cc_touch_open:
 * @state: a state
 * @touch: what lies around @gap
 * @gap: a free place
 * @kind: a tile that fits there
 * @turn: how it lies
 * @contacts: the contacts of a city or road, as cc_touch_spread() has them
 *
 * Returns: how many openings that city or road has once the tile lies there
 */
guint
cc_touch_open (const CcState *state, const CcTouch *touch, const CcGap *gap, guint kind, guint turn, guint contacts)
{
  const CcTurned *turned = &cc_turned[kind][turn];
  guint open = 0;

  for (guint i = 0; i < touch->n; i++)
    if (touch->at[i] & contacts)
      open += state->nodes[touch->roots[i]].open;
  for (guint side = 0; side < CC_SIDES; side++)
    if (contacts >> side & 1 && turned->at_side[side] != CC_NO_SEGMENT)
      {
        /* What matches closes an edge here and one there. */
        if (gap->sides[side] == 0)
          open++;
        else if (touch->root[side] >= 0)
          open--;
      }
  return open;
}

/* -- What a feature is and brings ----------------------------------------------------------------------------- */

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

/* The free places from north to south, in a row from west to east: the numbers they have on the screen (12.2). */
guint
cc_land_order (const CcState *state, guint16 out[CC_MAX_GAPS])
{
  for (guint i = 0; i < state->n_gaps; i++)
    {
      const CcGap *gap = &state->gaps[i];
      guint k = i;

      while (k > 0 &&
             (state->gaps[out[k - 1]].y < gap->y || (state->gaps[out[k - 1]].y == gap->y && state->gaps[out[k - 1]].x > gap->x)))
        {
          out[k] = out[k - 1];
          k--;
        }
      out[k] = (guint16) i;
    }
  return state->n_gaps;
}
