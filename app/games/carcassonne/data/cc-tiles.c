/* cc-tiles.c: reads data/games/carcassonne.json into tables
 *
 * The file is part of the program: a mistake in it is a defect, so it stops the program at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/data/cc-tiles.h"

#include <string.h>

#include "cc-resources.h"
#include "core/pw-data.h"

#define PATH "/io/github/pipwright/Pipwright/games/carcassonne.json"

CcTile cc_tiles[CC_TILE_KINDS];
CcTurned cc_turned[CC_TILE_KINDS][CC_TURNS];
CcBeside cc_beside[CC_TILE_KINDS][CC_TURNS][CC_SIDES];

static guint start;
/* For each need (two bits a side): which kinds fit in some turn, and which turns of each. */
static guint64 fitting[256];
static guint8 fitting_turns[CC_TILE_KINDS][256];
static guint8 fitting_counts[CC_TILE_KINDS][256];

static const char *const side_words[] = { "n", "e", "s", "w", NULL };
static const char *const half_words[] = { "nw", "ne", "en", "es", "se", "sw", "ws", "wn", NULL };
static const char *const sort_words[] = { "city", "road", "monastery", "field", NULL };
static const char *const good_words[] = { "wine", "grain", "cloth", NULL };
static const char *const end_words[] = { "", "village", "city", "monastery", NULL };

static int
word_of (const char *const *words, const char *word)
{
  for (int i = 0; words[i]; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  g_error ("The table of tiles has a word that means nothing: %s", word);
}

/* A member that is a list of words, as bits; none where there is no such member. */
static guint8
bits_of (JsonObject *object, const char *key, const char *const *words)
{
  JsonArray *list = json_object_has_member (object, key) ? json_object_get_array_member (object, key) : NULL;
  guint bits = 0;

  for (guint i = 0; list && i < json_array_get_length (list); i++)
    bits |= 1u << word_of (words, json_array_get_string_element (list, i));
  return (guint8) bits;
}

static CcSegment
read_segment (JsonObject *object)
{
  CcSegment segment = { .sort = (guint8) word_of (sort_words, json_object_get_string_member (object, "kind")), .good = -1 };

  segment.edges = bits_of (object, "edges", side_words);
  segment.halves = bits_of (object, "halves", half_words);
  if (json_object_has_member (object, "cities"))
    {
      JsonArray *list = json_object_get_array_member (object, "cities");

      for (guint i = 0; i < json_array_get_length (list); i++)
        segment.cities |= (guint8) (1u << json_array_get_int_element (list, i));
    }
  if (json_object_has_member (object, "pennants"))
    segment.pennants = (guint8) json_object_get_int_member (object, "pennants");
  if (json_object_has_member (object, "goods"))
    segment.good = (gint8) word_of (good_words, json_object_get_string_member (object, "goods"));
  segment.open = (guint8) __builtin_popcount (segment.edges);
  segment.goods = (guint16) (segment.good >= 0 ? 1u << 5 * segment.good : 0);
  if (json_object_has_member (object, "ends"))
    segment.end = (guint8) word_of (end_words, json_object_get_string_member (object, "ends"));
  return segment;
}

static void
read_tile (JsonObject *object, CcTile *tile)
{
  JsonArray *segments = json_object_get_array_member (object, "segments");
  const char *edges = json_object_get_string_member (object, "edges");

  tile->id = g_intern_string (json_object_get_string_member (object, "id"));
  tile->count = (guint8) json_object_get_int_member (object, "count");
  tile->expansion = strcmp (json_object_get_string_member (object, "set"), "base") != 0;
  tile->start = json_object_has_member (object, "start") && json_object_get_boolean_member (object, "start");
  if (json_object_has_member (object, "letter"))
    tile->letter = g_ascii_tolower (json_object_get_string_member (object, "letter")[0]);
  tile->turns = (guint8) json_object_get_int_member (object, "turns");
  g_assert (strlen (edges) == CC_SIDES);
  for (guint side = 0; side < CC_SIDES; side++)
    tile->edges[side] = edges[side] == 'C' ? CC_EDGE_CITY : edges[side] == 'R' ? CC_EDGE_ROAD : CC_EDGE_FIELD;
  tile->n_segments = (guint8) json_array_get_length (segments);
  g_assert (tile->n_segments <= CC_MAX_SEGMENTS);
  for (guint i = 0; i < tile->n_segments; i++)
    {
      tile->segments[i] = read_segment (json_array_get_object_element (segments, i));
      tile->fields |= (guint8) ((tile->segments[i].sort == CC_FIELD) << i);
    }
}

static guint8
turn_bits (guint bits, guint by, guint n)
{
  bits <<= by;
  return (guint8) ((bits | bits >> n) & ((1u << n) - 1));
}

static void
turn_tile (const CcTile *tile, guint turn, CcTurned *turned)
{
  memset (turned->at_side, CC_NO_SEGMENT, sizeof turned->at_side);
  memset (turned->at_half, CC_NO_SEGMENT, sizeof turned->at_half);
  for (guint side = 0; side < CC_SIDES; side++)
    {
      turned->edges[(side + turn) % CC_SIDES] = tile->edges[side];
      turned->needs |= (guint8) (tile->edges[side] << 2 * ((side + turn) % CC_SIDES));
    }
  for (guint i = 0; i < tile->n_segments; i++)
    {
      turned->segment_edges[i] = turn_bits (tile->segments[i].edges, turn, CC_SIDES);
      turned->segment_halves[i] = turn_bits (tile->segments[i].halves, 2 * turn, CC_HALVES);
      turned->contacts[i] = (guint16) (turned->segment_edges[i] | turned->segment_halves[i] << CC_SIDES);
      for (guint side = 0; side < CC_SIDES; side++)
        if (turned->segment_edges[i] >> side & 1)
          turned->at_side[side] = (guint8) i;
      for (guint half = 0; half < CC_HALVES; half++)
        if (turned->segment_halves[i] >> half & 1)
          {
            turned->at_half[half] = (guint8) i;
            turned->touches[i] |= (guint8) (1u << half / 2);
          }
      turned->touches[i] |= turned->segment_edges[i];
    }
  memcpy (turned->at, turned->at_side, CC_SIDES);
  memcpy (turned->at + CC_SIDES, turned->at_half, CC_HALVES);
}

static void
show (CcBeside *beside, guint segment, guint contact)
{
  if (segment == CC_NO_SEGMENT)
    return;
  beside->segment[beside->n] = (guint8) segment;
  beside->contact[beside->n++] = (guint8) contact;
}

static void
show_sides (const CcTurned *turned, CcBeside beside[CC_SIDES])
{
  for (guint side = 0; side < CC_SIDES; side++)
    {
      guint opposite = cc_side_opposite (side);

      show (&beside[side], turned->at_side[side], opposite);
      for (guint half = 2 * opposite; half < 2 * opposite + 2; half++)
        if (half % 2 == 0 || turned->edges[side] != CC_EDGE_FIELD)
          show (&beside[side], turned->at_half[cc_half_opposite (half)], CC_SIDES + half);
    }
}

/* Whether edges are what a place asks for. */
static gboolean
fits (guint edges, guint needs)
{
  for (guint side = 0; side < CC_SIDES; side++, edges >>= 2, needs >>= 2)
    if ((needs & 3) != CC_EDGE_ANY && (needs & 3) != (edges & 3))
      return FALSE;
  return TRUE;
}

/* Which tiles are alike but for turning. */
static void
find_patterns (void)
{
  guint n = 0;

  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    {
      guint like = 0;

      while (like < kind && memcmp (cc_tiles[like].edges, cc_tiles[kind].edges, CC_SIDES) != 0)
        like++;
      cc_tiles[kind].pattern = like < kind ? cc_tiles[like].pattern : (guint8) n++;
    }
}

static int only_of_sort (const CcTile *tile, CcSort sort);

/* By what a segment is written, as cc_tile_find_segment() reads it. */
static int
name_segment (guint kind, guint turn, guint segment)
{
  static const guint8 order[CC_HALVES] = { CC_NW, CC_NE, CC_SE, CC_SW, CC_EN, CC_ES, CC_WS, CC_WN };
  const CcSegment *info = &cc_tiles[kind].segments[segment];

  if (only_of_sort (&cc_tiles[kind], info->sort) == (int) segment)
    return CC_WHERE_ALONE;
  if (info->sort != CC_FIELD)
    for (int side = 0; side < CC_SIDES; side++)
      if (cc_tile_find_segment (kind, turn, info->sort, side) == (int) segment)
        return side;
  for (guint i = 0; i < CC_HALVES && info->sort == CC_FIELD; i++)
    if (cc_tile_find_segment (kind, turn, CC_FIELD, order[i]) == (int) segment)
      return order[i];
  return CC_WHERE_MIDDLE;
}

static void
fill_tables (void)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    for (guint turn = 0; turn < CC_TURNS; turn++)
      {
        turn_tile (&cc_tiles[kind], turn, &cc_turned[kind][turn]);
        show_sides (&cc_turned[kind][turn], cc_beside[kind][turn]);
        for (guint i = 0; i < CC_MAX_SEGMENTS; i++)
          cc_turned[kind][turn].names[i] = (gint8) name_segment (kind, turn, i);
      }
  find_patterns ();
  for (guint needs = 0; needs < 256; needs++)
    for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
      for (guint turn = 0; turn < cc_tiles[kind].turns; turn++)
        if (fits (cc_turned[kind][turn].needs, needs))
          {
            fitting[needs] |= G_GUINT64_CONSTANT (1) << kind;
            fitting_turns[kind][needs] |= (guint8) (1u << turn);
            fitting_counts[kind][needs]++;
          }
}

/**
 * cc_tiles_load:
 *
 * Reads the tables; the second call does nothing.
 */
void
cc_tiles_load (void)
{
  static gsize once;

  if (g_once_init_enter (&once))
    {
      g_autoptr (JsonNode) root = PW_DATA_READ (cc, PATH);
      JsonArray *list = json_object_get_array_member (json_node_get_object (root), "tiles");

      g_assert (json_array_get_length (list) == CC_TILE_KINDS);
      for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
        {
          read_tile (json_array_get_object_element (list, kind), &cc_tiles[kind]);
          if (cc_tiles[kind].start)
            start = kind;
        }
      fill_tables ();
      g_once_init_leave (&once, 1);
    }
}

/**
 * cc_tiles_start:
 *
 * Returns: the kind of the start tile (1.1)
 */
guint
cc_tiles_start (void)
{
  return start;
}

/**
 * cc_tile:
 * @kind: 0 to CC_TILE_KINDS - 1
 *
 * Returns: that kind
 */
const CcTile *
cc_tile (guint kind)
{
  return &cc_tiles[kind < CC_TILE_KINDS ? kind : 0];
}

/**
 * cc_tile_find:
 * @id: such as "ccff-w"
 *
 * Returns: the kind of that id, or -1
 */
int
cc_tile_find (const char *id)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (g_ascii_strcasecmp (cc_tiles[kind].id, id) == 0)
      return (int) kind;
  return -1;
}

/**
 * cc_tile_by_letter:
 * @letter: of the tile page of the base rulebook, in any case
 *
 * Returns: the kind that has it, or -1
 */
int
cc_tile_by_letter (char letter)
{
  for (guint kind = 0; kind < CC_TILE_KINDS; kind++)
    if (cc_tiles[kind].letter && cc_tiles[kind].letter == g_ascii_tolower (letter))
      return (int) kind;
  return -1;
}

/**
 * cc_tile_same_turn:
 * @kind: a kind
 * @turn: a turn, 0 to 3
 *
 * Returns: the smallest turn in which it looks the same: the one that is written (12.3)
 */
guint
cc_tile_same_turn (guint kind, guint turn)
{
  return turn % cc_tile (kind)->turns;
}

/**
 * cc_tiles_fitting:
 * @needs: what a place asks for: a #CcEdge for each side, two bits each, the north lowest
 *
 * Returns: bit set of the kinds that fit there in some turn (4.1)
 */
guint64
cc_tiles_fitting (guint needs)
{
  return fitting[needs & 255];
}

/**
 * cc_tile_turns_fitting:
 * @kind: a kind
 * @needs: as cc_tiles_fitting() has it
 *
 * Returns: bit set of its turns that fit there, those that look alike once
 */
guint
cc_tile_turns_fitting (guint kind, guint needs)
{
  return fitting_turns[kind][needs & 255];
}

/**
 * cc_tile_counts:
 * @kind: a kind
 *
 * Returns: of each of the 256 needs in how many turns it fits, those that look alike once: for whoever asks at every free place
 */
const guint8 *
cc_tile_counts (guint kind)
{
  return fitting_counts[kind];
}

static int
only_of_sort (const CcTile *tile, CcSort sort)
{
  int found = -1;

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].sort == sort)
      {
        if (found >= 0)
          return -1;
        found = (int) i;
      }
  return found;
}

/* The half in the other edge of the same corner. */
static guint
half_beyond (guint half)
{
  return half % 2 ? (half + 1) % CC_HALVES : (half + CC_HALVES - 1) % CC_HALVES;
}

/**
 * cc_tile_find_segment:
 * @kind: a kind
 * @turn: how it lies
 * @sort: of what sort
 * @where: a #CcSide of a city or road, a #CcHalf of a field, %CC_WHERE_MIDDLE, or %CC_WHERE_ALONE
 *
 * What a name means on a tile as it lies (12.4). A half of a field that is none means the other half of the same corner.
 *
 * Returns: the segment, or -1 where the name means nothing
 */
int
cc_tile_find_segment (guint kind, guint turn, CcSort sort, int where)
{
  const CcTurned *turned = &cc_turned[kind][turn % CC_TURNS];
  const CcTile *tile = cc_tile (kind);
  guint segment = CC_NO_SEGMENT;

  if (where == CC_WHERE_ALONE || sort == CC_MONASTERY)
    return only_of_sort (tile, sort);
  if (sort == CC_FIELD && where == CC_WHERE_MIDDLE)
    {
      for (guint i = 0; i < tile->n_segments; i++)
        if (tile->segments[i].sort == CC_FIELD && tile->segments[i].halves == 0)
          return (int) i;
      return -1;
    }
  if (sort == CC_FIELD)
    {
      segment = turned->at_half[where % CC_HALVES];
      if (segment == CC_NO_SEGMENT)
        segment = turned->at_half[half_beyond ((guint) where % CC_HALVES)];
    }
  else if (where >= 0 && where < CC_SIDES)
    {
      segment = turned->at_side[where];
    }
  return segment != CC_NO_SEGMENT && tile->segments[segment].sort == sort ? (int) segment : -1;
}

/**
 * cc_tile_name_segment:
 * @kind: a kind
 * @turn: how it lies
 * @segment: a segment of it
 *
 * The way back: by what a segment is written (12.4).
 *
 * Returns: what cc_tile_find_segment() takes: %CC_WHERE_ALONE where it is the only one of its sort
 */
int
cc_tile_name_segment (guint kind, guint turn, guint segment)
{
  return cc_turned[kind < CC_TILE_KINDS ? kind : 0][turn % CC_TURNS].names[segment % CC_MAX_SEGMENTS];
}
