/* cc-land.c: the landscape: tiles, free places, and features that grow by joining
 *
 * Nothing is searched anew when a tile comes: its segments begin as features of their own and are joined with those beside them,
 * and the free places around it are brought up to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/state/cc-land.h"

#include <string.h>

#include "core/pw-bytes.h"

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
drop_gap (CcState *state, guint gap)
{
  guint last = --state->n_gaps;

  if (gap != last)
    {
      state->hash[find_slot (state, state->gaps[last].x, state->gaps[last].y)] = (guint16) (CC_IS_GAP + gap);
      state->gaps[gap] = state->gaps[last];
    }
  memset (&state->gaps[last], 0, sizeof state->gaps[last]);
  for (guint bit = 0; bit < G_N_ELEMENTS (state->asked[0]); bit++)
    {
      guint64 *from = &state->asked[last / 64][bit], *to = &state->asked[gap / 64][bit];

      *to = (*to & ~(G_GUINT64_CONSTANT (1) << gap % 64)) | (*from >> last % 64 & 1) << gap % 64;
      *from &= ~(G_GUINT64_CONSTANT (1) << last % 64);
    }
}

/* The place beside @side of @tile, at @x, @y, is free: it asks for that edge. */
static void
ask_beside (CcState *state, guint tile, guint side, guint64 edge, int x, int y)
{
  guint slot = find_slot (state, x, y), opposite = cc_side_opposite (side), at;
  guint64 *asked;
  CcGap *gap;

  if (state->hash[slot] == 0)
    {
      gap = &state->gaps[state->n_gaps];
      gap->x = (gint8) x;
      gap->y = (gint8) y;
      state->hash[slot] = (guint16) (CC_IS_GAP + state->n_gaps++);
    }
  at = state->hash[slot] - CC_IS_GAP;
  gap = &state->gaps[at];
  gap->sides[opposite] = (guint8) (tile + 1);
  gap->needs |= (guint8) (edge << 2 * opposite);
  asked = state->asked[at / 64];
  asked[2 * opposite] |= (edge & 1) << at % 64;
  asked[2 * opposite + 1] |= edge >> 1 << at % 64;
}

/**
 * cc_land_fitting:
 * @state: a state
 * @kind: a kind
 * @fits: (out): bit set of the free places where it fits in some turn (4.1), in as many words as they need
 *
 * Asks 64 places at a glance.
 *
 * Returns: in how many ways it fits, turns that look alike counted once
 */
guint
cc_land_fitting (const CcState *state, guint kind, guint64 fits[CC_MAX_GAPS / 64])
{
  guint n = 0;

  G_STATIC_ASSERT (CC_EDGE_CITY == 1 && CC_EDGE_ROAD == 2 && CC_EDGE_FIELD == 3);
  for (guint word = 0; 64 * word < state->n_gaps; word++)
    {
      const guint64 *asked = state->asked[word];
      guint64 against[CC_SIDES][CC_EDGE_FIELD + 1], any = 0;
      guint64 there = state->n_gaps >= 64 * (word + 1) ? ~G_GUINT64_CONSTANT (0)
                                                       : (G_GUINT64_CONSTANT (1) << state->n_gaps % 64) - 1;

      /* Other edges than a city have the higher bit, other edges than a road the lower one, and others than a field one of them. */
      for (guint side = 0; side < CC_SIDES; side++)
        {
          against[side][CC_EDGE_CITY] = asked[2 * side + 1];
          against[side][CC_EDGE_ROAD] = asked[2 * side];
          against[side][CC_EDGE_FIELD] = asked[2 * side] ^ asked[2 * side + 1];
        }
      for (guint turn = 0; turn < cc_tiles[kind].turns; turn++)
        {
          const guint8 *edges = cc_turned[kind][turn].edges;
          guint64 so = there & ~(against[CC_NORTH][edges[CC_NORTH]] | against[CC_EAST][edges[CC_EAST]] |
                                 against[CC_SOUTH][edges[CC_SOUTH]] | against[CC_WEST][edges[CC_WEST]]);

          any |= so;
          n += pw_bytes_sum (pw_bytes_count (so));
        }
      fits[word] = any;
    }
  return n;
}

/* -- Features ------------------------------------------------------------------------------------------ */

/* Joins two features (4.3). The older one stays the root, and what belonged to the other is told. */
static guint
join (CcState *state, guint one, guint other)
{
  guint first = cc_root (state, one), second = cc_root (state, other), root = MIN (first, second), gone = MAX (first, second),
        after;
  CcNode *to = &state->nodes[root], *from = &state->nodes[gone];

  if (first == second)
    return root;
  for (guint i = 0; i < CC_MEMBERS; i++)
    to->members[i] |= from->members[i];
  to->goods = (guint16) (to->goods + from->goods);
  to->owners |= from->owners;
  to->open = (guint8) (to->open + from->open);
  to->pennants = (guint8) (to->pennants + from->pennants);
  for (guint node = from->next; from->root != root; node = state->nodes[node].next)
    state->nodes[node].root = (guint16) root;
  after = to->next;
  to->next = from->next;
  from->next = (guint16) after;
  return root;
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

      *node = (CcNode){ .root = (guint16) (placed->node + i),
                        .next = (guint16) (placed->node + i),
                        .tile = (guint8) tile,
                        .sort = segment->sort,
                        .touches = cc_turned[placed->kind][placed->turn].touches[i] };
      if (segment->sort != CC_FIELD)
        {
          add_member (node, tile);
          node->open = segment->open;
          node->pennants = segment->pennants;
          node->goods = segment->goods;
        }
      if (segment->sort == CC_CITY)
        state->cities[state->n_cities++] = (guint16) (placed->node + i);
      else if (segment->sort == CC_MONASTERY)
        begin_monastery (state, node, placed);
    }
  /* Cities stand before fields in a tile, and have their numbers by now, one after the other. */
  for (guint i = 0; i < info->n_segments; i++)
    {
      guint64 cities = (guint64) info->segments[i].cities << first_city % 32;
      guint32 *members = &state->nodes[placed->node + i].members[first_city / 32 % CC_MEMBERS];

      members[0] |= (guint32) cities;
      if (cities >> 32)
        members[1] |= (guint32) (cities >> 32);
    }
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

  if (mine->edges[side] != theirs->edges[opposite])
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

      if (at == tile || !cc_is_around (placed, other))
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
  memset (state->asked, 0, sizeof state->asked);
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
  const CcTurned *turned = &cc_turned[kind][turn];
  guint tile = state->n_tiles++, slot = find_slot (state, x, y);
  CcPlaced *placed = &state->tiles[tile];

  *placed = (CcPlaced){ .x = (gint8) x, .y = (gint8) y, .kind = (guint8) kind, .turn = (guint8) turn };
  if (state->hash[slot])
    {
      guint gap = state->hash[slot] - CC_IS_GAP;

      memcpy (placed->sides, state->gaps[gap].sides, CC_SIDES);
      drop_gap (state, gap);
    }
  state->hash[slot] = (guint16) (tile + 1);
  begin_segments (state, tile);
  for (guint side = 0; side < CC_SIDES; side++)
    if (placed->sides[side])
      {
        state->tiles[placed->sides[side] - 1].sides[cc_side_opposite (side)] = (guint8) (tile + 1);
        join_across (state, tile, side);
      }
    else
      ask_beside (state, tile, side, turned->edges[side], x + cc_side_x (side), y + cc_side_y (side));
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
