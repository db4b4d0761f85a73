/* test-records.c: whole recorded games of Carcassonne: scores, bytes, and a second count of the points
 *
 * The second count floods the landscape anew for each feature, from segment to segment over matching edges, with a turning of
 * tiles of its own: it shares nothing with the joining of features but the table of tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "games/carcassonne/carcassonne.h"
#include "games/pw-games.h"
#include "kit/records.h"

static const CcState *
state_at (const PwHistory *history, guint at)
{
  return pw_history_get_state (history, at);
}

/* -- A second count --------------------------------------------------------------------------------------- */

/** Flood: a feature, segment by segment. */
typedef struct
{
  gboolean in[CC_TILES][CC_MAX_SEGMENTS];
  guint tiles, pennants, open;
  guint followers[CC_MAX_PLAYERS], pigs;
} Flood;

static int
find_tile (const CcState *state, int x, int y)
{
  for (guint i = 0; i < state->n_tiles; i++)
    if (state->tiles[i].x == x && state->tiles[i].y == y)
      return (int) i;
  return -1;
}

/* What a tile shows at a side as it lies. */
static guint
edge_of (const CcPlaced *tile, guint side)
{
  return cc_tiles[tile->kind].edges[(side + 4 - tile->turn) % 4];
}

/* The segment of that sort at a side (of a city or road) or a half (of a field), or -1. */
static int
segment_at (const CcPlaced *tile, CcSort sort, guint at)
{
  const CcTile *info = &cc_tiles[tile->kind];

  for (guint i = 0; i < info->n_segments; i++)
    {
      const CcSegment *segment = &info->segments[i];

      if (segment->sort != sort)
        continue;
      if (sort == CC_FIELD ? segment->halves >> (at + 8 - 2 * tile->turn) % 8 & 1
                           : segment->edges >> (at + 4 - tile->turn) % 4 & 1)
        return (int) i;
    }
  return -1;
}

static void spread (const CcState *state, guint tile, guint segment, Flood *flood);

static void
spread_over_side (const CcState *state, guint tile, guint segment, guint side, Flood *flood)
{
  static const int dx[4] = { 0, 1, 0, -1 }, dy[4] = { 1, 0, -1, 0 };
  const CcPlaced *placed = &state->tiles[tile];
  CcSort sort = cc_tiles[placed->kind].segments[segment].sort;
  int other = find_tile (state, placed->x + dx[side], placed->y + dy[side]);
  gboolean matches = other >= 0 && edge_of (placed, side) == edge_of (&state->tiles[other], (side + 2) % 4);

  if (sort != CC_FIELD && segment_at (placed, sort, side) == (int) segment)
    {
      if (matches)
        spread (state, (guint) other, (guint) segment_at (&state->tiles[other], sort, (side + 2) % 4), flood);
      else
        flood->open++;
    }
  for (guint half = 2 * side; sort == CC_FIELD && matches && half < 2 * side + 2; half++)
    if (segment_at (placed, sort, half) == (int) segment)
      {
        /* Across the edge the first half meets the second. */
        guint there = 2 * ((side + 2) % 4) + 1 - half % 2;

        spread (state, (guint) other, (guint) segment_at (&state->tiles[other], sort, there), flood);
      }
}

static void
spread (const CcState *state, guint tile, guint segment, Flood *flood)
{
  const CcSegment *info = &cc_tiles[state->tiles[tile].kind].segments[segment];

  if (flood->in[tile][segment])
    return;
  flood->in[tile][segment] = TRUE;
  flood->pennants += info->pennants;
  for (guint side = 0; side < 4; side++)
    spread_over_side (state, tile, segment, side, flood);
}

/* A feature with the figures of @figures on it. */
static Flood
flood_from (const CcState *state, guint tile, guint segment, const CcFigure *figures, guint n)
{
  Flood flood = { .tiles = 0 };

  spread (state, tile, segment, &flood);
  for (guint i = 0; i < state->n_tiles; i++)
    for (guint k = 0; k < CC_MAX_SEGMENTS; k++)
      if (flood.in[i][k])
        {
          flood.tiles++;
          break;
        }
  for (guint i = 0; i < n; i++)
    if (flood.in[figures[i].tile][figures[i].segment])
      {
        flood.followers[figures[i].seat] += figures[i].what == CC_FOLLOWER;
        flood.pigs |= (figures[i].what == CC_PIG ? 1u : 0u) << figures[i].seat;
      }
  return flood;
}

static gboolean
leads (const guint followers[CC_MAX_PLAYERS], guint seat)
{
  for (guint other = 0; other < CC_MAX_PLAYERS; other++)
    if (followers[other] > followers[seat])
      return FALSE;
  return followers[seat] > 0;
}

static guint
count_around (const CcState *state, guint tile)
{
  guint n = 0;

  for (int dx = -1; dx <= 1; dx++)
    for (int dy = -1; dy <= 1; dy++)
      n += find_tile (state, state->tiles[tile].x + dx, state->tiles[tile].y + dy) >= 0;
  return n;
}

static gboolean
is_first (const Flood *flood, guint tile, guint segment)
{
  for (guint k = 0; k < segment; k++)
    if (flood->in[tile][k])
      return FALSE;
  return TRUE;
}

/* The segment that a name means, read off its letters (12.4). */
static int
segment_named (const CcPlaced *tile, const char *word)
{
  static const char *const sorts[CC_SORTS] = { "city", "road", "monastery", "field" };
  static const char *const halves[8] = { "nw", "ne", "en", "es", "se", "sw", "ws", "wn" };
  const CcTile *info = &cc_tiles[tile->kind];
  const char *where = strchr (word, '-');
  guint sort = 0;

  while (!g_str_has_prefix (word, sorts[sort]))
    sort++;
  for (guint i = 0; i < info->n_segments; i++)
    if (info->segments[i].sort == sort && (where == NULL || (strcmp (where, "-middle") == 0 && info->segments[i].halves == 0)))
      return (int) i;
  if (sort != CC_FIELD)
    return segment_at (tile, sort, (guint) (strchr ("nesw", where[1]) - "nesw"));
  for (guint half = 0; half < 8; half++)
    if (strcmp (halves[half], where + 1) == 0)
      {
        int found = segment_at (tile, CC_FIELD, half);

        /* Or the other half of the same corner. */
        return found >= 0 ? found : segment_at (tile, CC_FIELD, half % 2 ? (half + 1) % 8 : (half + 7) % 8);
      }
  return -1;
}

/* What the tile of a move completed, for @seat. */
static void
count_tile (const CcState *before, const CcState *after, const PwMove *move, guint seat, int *points)
{
  CcFigure figures[CC_MAX_FIGURES];
  guint n = before->n_figures, placed = after->n_tiles - 1u;

  memcpy (figures, before->figures, n * sizeof figures[0]);
  if (move->args[CC_ARG_FIGURE] != PW_ARG_NONE)
    {
      const PwArg *arg = &cc_game.kinds[CC_KIND_TILE].args[4];
      int found = segment_named (&after->tiles[placed], pw_vocabulary_get (arg->words, move->args[CC_ARG_FEATURE])->word);

      g_assert_cmpint (found, >=, 0);
      figures[n++] = (CcFigure){ (guint8) placed, (guint8) found, (guint8) move->player, (guint8) move->args[CC_ARG_FIGURE] };
    }
  for (guint i = 0; i < cc_tiles[after->tiles[placed].kind].n_segments; i++)
    {
      CcSort sort = cc_tiles[after->tiles[placed].kind].segments[i].sort;
      Flood flood;

      if (sort != CC_CITY && sort != CC_ROAD)
        continue;
      flood = flood_from (after, placed, i, figures, n);
      if (flood.open > 0 || !is_first (&flood, placed, i) || !leads (flood.followers, seat))
        continue;
      if (sort == CC_ROAD)
        points[CC_FROM_ROADS] += (int) flood.tiles;
      else
        points[CC_FROM_CITIES] += flood.tiles == 2 && after->options[CC_OPTION_SMALL_CITY]
                                    ? 2
                                    : 2 * (int) (flood.tiles + flood.pennants);
    }
  for (guint i = 0; i < n; i++)
    if (figures[i].what == CC_FOLLOWER && figures[i].seat == seat &&
        cc_tiles[after->tiles[figures[i].tile].kind].segments[figures[i].segment].sort == CC_MONASTERY &&
        count_around (after, figures[i].tile) == 9)
      points[CC_FROM_MONASTERIES] += 9;
}

/* -- The end --------------------------------------------------------------------------------------------------- */

/* Whether a figure is the first follower of its feature in the list. */
static gboolean
is_counted_here (const CcState *state, guint figure, const Flood *flood)
{
  if (state->figures[figure].what != CC_FOLLOWER)
    return FALSE;
  for (guint i = 0; i < figure; i++)
    if (state->figures[i].what == CC_FOLLOWER && flood->in[state->figures[i].tile][state->figures[i].segment])
      return FALSE;
  return TRUE;
}

/* Marks the completed cities that a field feeds, each by the first of its segments. */
static void
mark_fed (const CcState *state, const Flood *field, gboolean fed[CC_TILES][CC_MAX_SEGMENTS])
{
  for (guint tile = 0; tile < state->n_tiles; tile++)
    for (guint i = 0; i < cc_tiles[state->tiles[tile].kind].n_segments; i++)
      for (guint city = 0; city < CC_MAX_SEGMENTS && field->in[tile][i]; city++)
        if (cc_tiles[state->tiles[tile].kind].segments[i].cities >> city & 1)
          {
            Flood flood = flood_from (state, tile, city, NULL, 0);

            if (flood.open > 0)
              continue;
            for (guint at = 0; at < CC_TILES * CC_MAX_SEGMENTS; at++)
              if (flood.in[at / CC_MAX_SEGMENTS][at % CC_MAX_SEGMENTS])
                {
                  fed[at / CC_MAX_SEGMENTS][at % CC_MAX_SEGMENTS] = TRUE;
                  break;
                }
          }
}

static void
count_fields (const CcState *state, guint seat, int *points)
{
  int best[CC_TILES][CC_MAX_SEGMENTS] = { { 0 } };

  for (guint city = 0; city < CC_TILES * CC_MAX_SEGMENTS; city++)
    {
      guint followers[CC_MAX_PLAYERS] = { 0 }, pigs = 0, t = city / CC_MAX_SEGMENTS, s = city % CC_MAX_SEGMENTS;

      if (t >= state->n_tiles || s >= cc_tiles[state->tiles[t].kind].n_segments ||
          cc_tiles[state->tiles[t].kind].segments[s].sort != CC_CITY)
        continue;
      for (guint i = 0; i < state->n_figures; i++)
        {
          const CcFigure *figure = &state->figures[i];
          gboolean fed[CC_TILES][CC_MAX_SEGMENTS] = { { FALSE } };
          Flood flood;

          if (cc_tiles[state->tiles[figure->tile].kind].segments[figure->segment].sort != CC_FIELD)
            continue;
          flood = flood_from (state, figure->tile, figure->segment, state->figures, state->n_figures);
          if (!is_counted_here (state, i, &flood))
            continue;
          mark_fed (state, &flood, fed);
          if (!fed[t][s])
            continue;
          pigs |= flood.pigs;
          for (guint k = 0; k < CC_MAX_PLAYERS; k++)
            followers[k] += flood.followers[k];
          if (leads (flood.followers, seat))
            {
              int value = 3 + (int) (flood.pigs >> seat & 1);

              if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_FIELD)
                points[CC_FROM_FIELDS] += value;
              best[t][s] = MAX (best[t][s], value);
            }
        }
      if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_ONCE)
        points[CC_FROM_FIELDS] += best[t][s];
      if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY && leads (followers, seat))
        points[CC_FROM_FIELDS] += 4 + (int) (pigs >> seat & 1);
    }
}

static void
count_end (const CcState *state, guint seat, int *points)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];
      CcSort sort = cc_tiles[state->tiles[figure->tile].kind].segments[figure->segment].sort;
      Flood flood = flood_from (state, figure->tile, figure->segment, state->figures, state->n_figures);

      if (sort == CC_FIELD || !is_counted_here (state, i, &flood) || !leads (flood.followers, seat))
        continue;
      if (sort == CC_ROAD)
        points[CC_FROM_OPEN_ROADS] += (int) flood.tiles;
      else if (sort == CC_CITY)
        points[CC_FROM_OPEN_CITIES] += (int) (flood.tiles + flood.pennants);
      else
        points[CC_FROM_OPEN_MONASTERIES] += (int) count_around (state, figure->tile);
    }
  count_fields (state, seat, points);
  for (guint good = 0; good < CC_GOODS; good++)
    {
      gboolean most = state->players[seat].goods[good] > 0;

      for (guint other = 0; other < state->n_players; other++)
        most = most && state->players[other].goods[good] <= state->players[seat].goods[good];
      points[CC_FROM_GOODS] += most ? 10 : 0;
    }
}

/* What @seat should have by each source. */
static void
count_points (const PwHistory *history, guint seat, int *points)
{
  guint n = pw_history_get_cursor (history);

  for (guint i = 0; i < n; i++)
    if (pw_history_get_move (history, i)->kind == CC_KIND_TILE)
      count_tile (state_at (history, i), state_at (history, i + 1), pw_history_get_move (history, i), seat, points);
  if (state_at (history, n)->over)
    count_end (state_at (history, n), seat, points);
}

static const RecordBook book = { .game = &cc_game, .count = count_points };

/* -- All of them together ------------------------------------------------------------------------------------ */

/* Every number of players, every way in which fields score, builders, pigs and goods. */
static void
use_everything (void)
{
  g_auto (GStrv) names = records_list ();
  guint players = 0, fields = 0, figures = 0, sources = 0;
  guint64 kinds = 0;

  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (PwRecord) record = records_load (names[i]);
      const PwHistory *history = record->history;
      const CcState *end = records_end (record);

      players |= 1u << end->n_players;
      fields |= 1u << end->options[CC_OPTION_FIELDS];
      for (guint k = 0; k < pw_history_get_cursor (history); k++)
        {
          const PwMove *move = pw_history_get_move (history, k);
          guint n;
          const PwEvent *events = pw_history_get_events (history, k, &n);

          if (move->kind == CC_KIND_TILE)
            {
              kinds |= G_GUINT64_CONSTANT (1) << move->args[CC_ARG_KIND];
              if (move->args[CC_ARG_FIGURE] != PW_ARG_NONE)
                figures |= 1u << move->args[CC_ARG_FIGURE];
            }
          for (guint e = 0; e < n; e++)
            if (events[e].kind == PW_EVENT_POINTS)
              sources |= 1u << events[e].what;
        }
    }
  g_assert_cmphex (players, ==, 1u << 2 | 1u << 3 | 1u << 4 | 1u << 5 | 1u << 6);
  g_assert_cmphex (fields, ==, 15);
  g_assert_cmphex (figures, ==, 7);
  g_assert_cmphex (sources, ==, (1u << (CC_FROM_GOODS + 1)) - 1);
  g_assert_true (kinds == (G_GUINT64_CONSTANT (1) << CC_TILE_KINDS) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  pw_games_init ();
  records_add (&book, argv[1]);
  g_test_add_func ("/records/carcassonne/use-everything", use_everything);
  return g_test_run ();
}
