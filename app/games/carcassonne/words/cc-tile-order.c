/* cc-tile-order.c: in which order tiles are listed, so that each goes by few keys
 *
 * A tile is typed by its place in the list, a digit for each page of eight and one more, or by what its edges begin with and its place among those that
 * do so. Its place on the table takes one key, behind a digit a letter where its number has two digits, and its figure one: so a tile may take four keys,
 * and what would take more by its edges stands in front.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/words/cc-tile-order.h"

#include <stdlib.h>
#include <string.h>

#include "games/carcassonne/words/cc-text.h"

/** FAR: from so many places on a place has a number of two digits. */
#define FAR 10

/** PAGE: what a page of a list holds where there are more. */
#define PAGE 8

/** MOST_KEYS: of a tile. */
#define MOST_KEYS 4

/** LETTERS: fewer have no digit behind them. */
#define LETTERS 3

/* The parts of the list, one behind the other. */
enum
{
  PART_FRONT,                   /* its edges take too many letters */
  PART_EDGES,                   /* its edges will do */
  PART_MARK,                    /* so will the letter of its mark and two edges: cc_also_called() */
};

/** GROUPS: ways to begin alike; the last stands for none. */
#define GROUPS (3 * 3 * 3 * 3 + 1)

/** NO_GROUP: what cannot be typed so. */
#define NO_GROUP (GROUPS - 1)

/* How a tile may be typed by letters. */
typedef enum
{
  BY_THREE,                     /* three of its edges */
  BY_FOUR,                      /* all of them */
  BY_MARK,                      /* the letter of its mark, and two */
  N_WAYS,
} Way;

/* A tile as it may lie; with which others it begins alike. */
typedef struct
{
  CcTileRow row;
  guint8 n_places, part, group[N_WAYS];
} Row;

typedef struct
{
  Row rows[CC_TILE_KINDS * CC_TURNS];
  guint n, before;
  guint8 n_alike[N_WAYS][GROUPS];
  gboolean has_two[N_WAYS][GROUPS];     /* whether a tile whose mark is a 2 is among them: is_two() */
} Rows;

/* In each part what fits at most places, which is likely; of those that look alike, which all fit at the same, the kinds in their order. */
static int
compare_rows (const void *a, const void *b)
{
  const Row *one = a, *other = b;

  if (one->part != other->part)
    return (int) one->part - (int) other->part;
  if (one->n_places != other->n_places)
    return (int) other->n_places - (int) one->n_places;
  return one->row.kind != other->row.kind ? (int) one->row.kind - (int) other->row.kind
                                          : (int) one->row.turn - (int) other->row.turn;
}

static void
sort_rows (Rows *list)
{
  qsort (list->rows, list->n, sizeof list->rows[0], compare_rows);
}

/* How many keys lead to the place @at of a list of several pages. */
static guint
keys_of_place (guint at)
{
  return 1 + at / PAGE;
}

/* Whether a 2 behind its edges is its mark, and so nothing else's place among those that begin alike. */
static gboolean
is_two (const Row *row)
{
  return cc_tile (row->row.kind)->id[CC_SIDES] == '-' && cc_tile (row->row.kind)->id[CC_SIDES + 1] == '2';
}

/* How many keys lead to a row that @before others stand before, of those that begin alike; behind the first page a digit does not reach. A 2 is
 * the mark of a tile that has it, wherever that stands. Where its place may have a number of two digits, which a letter stands for behind a digit
 * only, it takes one key more without one. */
static guint
keys_of_letters (const Rows *list, const Row *row, Way way, const guint8 before[GROUPS])
{
  guint group = row->group[way], n = list->n_alike[way][group];

  if (group == NO_GROUP || (n > PAGE + 1 && before[group] >= PAGE) ||
      (list->has_two[way][group] && before[group] == 1 && !is_two (row)))
    return G_MAXUINT;
  return (way == BY_FOUR ? CC_SIDES : LETTERS) + (n > 1 || row->n_places >= FAR);
}

/* Whether a tile that takes too many keys was moved to the front. */
static gboolean
move_to_the_front (Rows *list)
{
  guint8 before[N_WAYS][GROUPS] = { 0 };
  gboolean moved = FALSE;

  for (guint i = 0; i < list->n; i++)
    {
      Row *row = &list->rows[i];
      guint keys = keys_of_place (i + list->before);

      for (Way way = 0; way < N_WAYS; way++)
        {
          keys = MIN (keys, keys_of_letters (list, row, way, before[way]));
          before[way][row->group[way]]++;
        }
      if (row->part == PART_FRONT || keys <= MOST_KEYS)
        continue;
      row->part = PART_FRONT;
      moved = TRUE;
    }
  return moved;
}

static guint8
part_of (guint kind)
{
  return cc_mark_leads (kind) ? PART_MARK : PART_EDGES;
}

/* With which others the row begins alike. */
static void
find_groups (Rows *list, Row *row)
{
  const char *edges = cc_tile_row (row->row.kind, row->row.turn);
  guint group[CC_SIDES + 1] = { 0 };

  for (guint side = 0; side < CC_SIDES; side++)
    group[side + 1] = group[side] * 3 + (edges[side] == 'c' ? 0 : edges[side] == 'r' ? 1 : 2);
  row->group[BY_THREE] = (guint8) group[3];
  row->group[BY_FOUR] = (guint8) group[4];
  row->group[BY_MARK] = NO_GROUP;
  if (cc_mark_leads (row->row.kind))
    row->group[BY_MARK] = (guint8) (group[2] * 3 + (edges[CC_SIDES + 1] == 'p' ? 0 : edges[CC_SIDES + 1] == 'w' ? 1 : 2));
  for (Way way = 0; way < N_WAYS; way++)
    {
      list->n_alike[way][row->group[way]]++;
      list->has_two[way][row->group[way]] |= is_two (row);
    }
}

static void
add_row (Rows *list, guint kind, guint turn, guint8 n_places)
{
  Row *row = &list->rows[list->n++];

  *row = (Row){ { (guint8) kind, (guint8) turn }, n_places, part_of (kind), { 0 } };
  find_groups (list, row);
}

/* How many places a kind has in each turn, at @gap or anywhere. */
static void
count_places (const CcState *state, guint kind, const CcGap *gap, CcTurnsAt turns_at, gconstpointer data, guint8 n_places[CC_TURNS])
{
  memset (n_places, 0, CC_TURNS);
  for (guint i = 0; i < state->n_gaps; i++)
    if (gap == NULL || gap == &state->gaps[i])
      for (guint turns = turns_at (data, kind, &state->gaps[i]); turns; turns &= turns - 1)
        n_places[__builtin_ctz (turns)]++;
}

/**
 * cc_tile_order:
 * @state: how it stands
 * @kinds: bit set of those that may come
 * @gap: (nullable): the place that is chosen
 * @before: how many choices stand before the tiles
 * @turns_at: which turns of a kind go at a place
 * @data: handed to it
 * @out: (out): the tiles as they may lie there, or anywhere, as they are listed
 *
 * Returns: how many
 */
guint
cc_tile_order (const CcState *state, guint64 kinds, const CcGap *gap, guint before, CcTurnsAt turns_at, gconstpointer data,
               CcTileRow out[CC_TILE_KINDS * CC_TURNS])
{
  Rows list = { .before = before };

  for (guint64 rest = kinds; rest; rest &= rest - 1)
    {
      guint kind = (guint) __builtin_ctzll (rest);
      guint8 n_places[CC_TURNS];

      count_places (state, kind, gap, turns_at, data, n_places);
      for (guint turn = 0; turn < CC_TURNS; turn++)
        if (n_places[turn] > 0)
          add_row (&list, kind, turn, n_places[turn]);
    }
  sort_rows (&list);
  while (gap == NULL && move_to_the_front (&list))
    sort_rows (&list);
  for (guint i = 0; i < list.n; i++)
    out[i] = list.rows[i].row;
  return list.n;
}
