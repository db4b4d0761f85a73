/* cc-score.c: points and goods: of what a tile completes, and at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <string.h>

/** LARGEST: features on one tile, and monasteries around it. */
#define LARGEST 24

/* Something worth a line. */
void
cc_note (PwEvents *events, CcNote note, int seat, guint rule, int a, int b, int c, int d)
{
  PwEvent *event = pw_events_note (events, seat, note, 1, rule, a, b);

  event->args[2] = (gint16) c;
  event->args[3] = (gint16) d;
}

/* Gives points, with what they are for. */
void
cc_points (CcState *state, guint seat, CcSource source, int points, guint rule, const gint16 detail[4], gboolean final,
           PwEvents *events)
{
  PwEvent *event;

  /* Of the others nobody counts everything, and so nothing (14.2). */
  if (state->level == CC_LEVEL_MINE && seat != state->me)
    return;
  event = pw_events_add (events, PW_EVENT_POINTS, (int) seat, source, points, rule);
  event->final = final;
  memcpy (event->args, detail, sizeof event->args);
  if (source == CC_FROM_CITIES || source == CC_FROM_OPEN_CITIES || source == CC_FROM_ROADS || source == CC_FROM_OPEN_ROADS)
    {
      guint8 *most = &state->players[seat].most[source == CC_FROM_ROADS || source == CC_FROM_OPEN_ROADS];

      *most = (guint8) MAX (*most, detail[CC_DETAIL_TILES]);
    }
  if (!final)
    state->players[seat].score = (gint16) (state->players[seat].score + points);
}

/* -- What a tile completes --------------------------------------------------------------------------------- */

/* All followers and builders on a feature go back to their owners (6.7). */
static void
give_back (CcState *state, guint root, PwEvents *events)
{
  for (guint i = 0; i < state->n_figures;)
    {
      CcFigure figure = state->figures[i];
      const CcPlaced *tile = &state->tiles[figure.tile];

      if (cc_feature_of (state, figure.tile, figure.segment) != root)
        {
          i++;
          continue;
        }
      cc_note (events, CC_NOTE_BACK, figure.seat, figure.what == CC_BUILDER ? CC_RULE_8_9 : CC_RULE_6_7,
               cc_place_of (state, figure.tile), cc_feature_word (tile->kind, tile->turn, figure.segment), figure.what, 0);
      cc_land_take (state, i);
    }
  state->nodes[root].owners = 0;
}

/* One completed feature: points, then goods, then figures (6.4, 7.1, 6.7). */
static void
score_feature (CcState *state, guint root, guint tile, guint segment, guint seat, PwEvents *events)
{
  static const guint8 sources[CC_SORTS] = { CC_FROM_CITIES, CC_FROM_ROADS, CC_FROM_MONASTERIES, CC_FROM_FIELDS };
  const CcPlaced *placed = &state->tiles[tile];
  gint16 detail[4] = { cc_place_of (state, tile), (gint16) cc_feature_word (placed->kind, placed->turn, segment), 0, 0 };
  CcWorth worth;

  cc_land_worth (state, root, &worth);
  detail[CC_DETAIL_TILES] = (gint16) worth.tiles;
  detail[CC_DETAIL_MORE] = (gint16) worth.pennants;
  if (worth.leaders == 0)
    cc_note (events, CC_NOTE_COMPLETE, PW_TABLE, CC_RULE_6_8, detail[0], detail[1], detail[2], detail[3]);
  for (guint leader = 0; leader < state->n_players; leader++)
    if (worth.leaders >> leader & 1)
      cc_points (state, leader, sources[worth.sort], worth.closed, CC_RULE_6_4, detail, FALSE, events);
  for (guint good = 0; good < CC_GOODS && state->options[CC_OPTION_GOODS]; good++)
    if (worth.goods[good])
      {
        PwEvent *event = pw_events_add (events, PW_EVENT_RESOURCE, (int) seat, good, (int) worth.goods[good], CC_RULE_7_1);

        memcpy (event->args, detail, sizeof event->args);
        state->players[seat].goods[good] = (guint8) (state->players[seat].goods[good] + worth.goods[good]);
      }
  if (worth.leaders | worth.builders)
    give_back (state, root, events);
}

/* The segment of a monastery on a tile, or CC_NO_SEGMENT. */
static guint
monastery_of (const CcState *state, guint tile)
{
  const CcTile *info = &cc_tiles[state->tiles[tile].kind];

  for (guint i = 0; i < info->n_segments; i++)
    if (info->segments[i].sort == CC_MONASTERY)
      return i;
  return CC_NO_SEGMENT;
}

/* Whether a tile completes anything that has edges: most do not. */
static gboolean
completes (const CcState *state, const CcPlaced *placed)
{
  const CcNode *nodes = &state->nodes[placed->node];
  gboolean complete = FALSE;

  for (guint i = 0; i < cc_tiles[placed->kind].n_segments; i++)
    complete |= (nodes[i].sort <= CC_ROAD) & (state->nodes[nodes[i].root].open == 0);
  return complete;
}

/* Most tiles lie far from each: nobody need look around then. */
static gboolean
is_by_monastery (const CcState *state, const CcPlaced *placed)
{
  for (guint i = 0; i < state->n_monasteries; i++)
    if (cc_is_around (placed, &state->tiles[state->monasteries[i]]))
      return TRUE;
  return FALSE;
}

/**
 * cc_score_tile:
 * @state: a state
 * @tile: the tile that was just placed, with its figure
 * @seat: who placed it
 * @events: what comes of it is appended
 *
 * Scores each feature that the tile completes (6.6): cities, roads, monasteries, in each from the north, clockwise.
 */
void
cc_score_tile (CcState *state, guint tile, guint seat, PwEvents *events)
{
  static const gint8 around[9][2] = { { 0, 0 },  { 0, 1 },   { 1, 1 },  { 1, 0 }, { 1, -1 },
                                      { 0, -1 }, { -1, -1 }, { -1, 0 }, { -1, 1 } };
  const CcPlaced *placed = &state->tiles[tile];
  const CcTurned *turned = &cc_turned[placed->kind][placed->turn];
  gboolean complete = completes (state, placed);
  guint16 done[LARGEST];
  guint n = 0;

  for (guint sort = CC_CITY; sort <= CC_ROAD && complete; sort++)
    for (guint side = 0; side < CC_SIDES; side++)
      {
        guint segment = turned->at_side[side], root, i = 0;

        if (segment == CC_NO_SEGMENT || cc_tiles[placed->kind].segments[segment].sort != sort)
          continue;
        root = cc_feature_of (state, tile, segment);
        if (state->nodes[root].open > 0)
          continue;
        while (i < n && done[i] != root)
          i++;
        if (i < n)
          continue;
        done[n++] = (guint16) root;
        score_feature (state, root, tile, segment, seat, events);
      }
  if (!is_by_monastery (state, placed))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    {
      int at = i == 0 ? (int) tile : cc_land_tile_at (state, placed->x + around[i][0], placed->y + around[i][1]);
      guint segment = at >= 0 ? monastery_of (state, (guint) at) : CC_NO_SEGMENT;

      if (segment != CC_NO_SEGMENT && state->nodes[cc_feature_of (state, (guint) at, segment)].open == 0)
        score_feature (state, cc_feature_of (state, (guint) at, segment), (guint) at, segment, seat, events);
    }
}

/* -- The end: what is not complete (10.2) ----------------------------------------------------------------------- */

static void
score_standing (CcState *state, guint root, const gint16 place[2], PwEvents *events)
{
  static const guint8 open_sources[CC_SORTS] = { CC_FROM_OPEN_CITIES, CC_FROM_OPEN_ROADS, CC_FROM_OPEN_MONASTERIES,
                                                 CC_FROM_FIELDS };
  CcWorth worth;

  cc_land_worth (state, root, &worth);
  for (guint seat = 0; seat < state->n_players; seat++)
    if (worth.leaders >> seat & 1)
      cc_points (state, seat, open_sources[worth.sort], worth.now, CC_RULE_10_2,
                 (const gint16[4]){ place[0], place[1], (gint16) worth.tiles, (gint16) worth.pennants }, TRUE, events);
}

/* -- Fields (10.4 to 10.6) -------------------------------------------------------------------------------------- */

/* A field with farmers, or a row that says the same. */
typedef struct
{
  gint16 place, feature;
  guint followers[CC_MAX_PLAYERS];
  guint pigs, leaders;
  guint n_cities;
  guint16 cities[96];
} Field;

static guint
leaders_of (const guint followers[CC_MAX_PLAYERS])
{
  guint most = 0, leaders = 0;

  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    most = MAX (most, followers[seat]);
  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    if (most > 0 && followers[seat] == most)
      leaders |= 1u << seat;
  return leaders;
}

static void
score_field (CcState *state, guint seat, const Field *field, guint cities, guint rule, PwEvents *events)
{
  guint pig = field->pigs >> seat & 1;

  if (cities > 0)
    cc_points (state, seat, CC_FROM_FIELDS, (int) (cities * (3 + pig)), rule,
               (const gint16[4]){ field->place, field->feature, (gint16) cities, (gint16) pig }, TRUE, events);
}

/* Each player scores each city once, and better with a pig (10.5): fields with the own pig come first. */
static void
score_fields_once (CcState *state, const Field *fields, guint n, PwEvents *events)
{
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      guint8 counted[CC_MAX_NODES + 32] = { 0 };

      for (guint pass = 0; pass < 2; pass++)
        for (guint i = 0; i < n; i++)
          {
            guint fresh = 0;

            if (!(fields[i].leaders >> seat & 1) || (fields[i].pigs >> seat & 1) == pass)
              continue;
            for (guint k = 0; k < fields[i].n_cities; k++)
              if (!counted[fields[i].cities[k]])
                {
                  counted[fields[i].cities[k]] = 1;
                  fresh++;
                }
            score_field (state, seat, &fields[i], fresh, CC_RULE_10_5, events);
          }
    }
}

/* For each city the farmers of all fields that feed it are counted together (10.6). */
static void
score_fields_by_city (CcState *state, const Field *fields, guint n, PwEvents *events)
{
  for (guint city = 0; city < CC_MAX_NODES; city++)
    {
      guint followers[CC_MAX_PLAYERS] = { 0 }, pigs = 0, leaders;
      const CcPlaced *tile;

      for (guint i = 0; i < n; i++)
        for (guint k = 0; k < fields[i].n_cities; k++)
          if (fields[i].cities[k] == city)
            {
              pigs |= fields[i].pigs;
              for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
                followers[seat] += fields[i].followers[seat];
            }
      leaders = leaders_of (followers);
      if (leaders == 0)
        continue;
      tile = &state->tiles[state->nodes[city].tile];
      for (guint seat = 0; seat < state->n_players; seat++)
        if (leaders >> seat & 1)
          cc_points (state, seat, CC_FROM_FIELDS, 4 + (int) (pigs >> seat & 1), CC_RULE_10_6,
                     (const gint16[4]){ pw_cell (tile->x, tile->y),
                                        (gint16) cc_feature_word (tile->kind, tile->turn, city - tile->node), 1,
                                        (gint16) (pigs >> seat & 1) },
                     TRUE, events);
    }
}

static void
score_fields (CcState *state, const Field *fields, guint n, PwEvents *events)
{
  if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_ONCE)
    score_fields_once (state, fields, n, events);
  else if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_PER_CITY)
    score_fields_by_city (state, fields, n, events);
  else
    for (guint i = 0; i < n; i++)
      for (guint seat = 0; seat < state->n_players; seat++)
        if (fields[i].leaders >> seat & 1)
          score_field (state, seat, &fields[i], fields[i].n_cities, CC_RULE_10_4, events);
}

/* -- Rows of the final scoring (14.4) ------------------------------------------------------------------------------ */

static void
score_row (CcState *state, const CcRow *row, PwEvents *events)
{
  guint followers[CC_MAX_PLAYERS], leaders;

  for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
    followers[seat] = row->followers[seat];
  leaders = leaders_of (followers);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      gint16 detail[4] = { PW_ARG_NONE, PW_ARG_NONE, row->tiles, row->pennants };
      guint pig = row->pigs >> seat & 1, source, rule = CC_RULE_10_2, points = row->tiles;

      if (!(leaders >> seat & 1))
        continue;
      switch (row->kind)
        {
        case CC_KIND_ROAD: source = CC_FROM_OPEN_ROADS; break;
        case CC_KIND_CITY:
          source = CC_FROM_OPEN_CITIES;
          points += row->pennants;
          break;
        case CC_KIND_MONASTERY: source = CC_FROM_OPEN_MONASTERIES; break;
        case CC_KIND_FEEDS:
          source = CC_FROM_FIELDS;
          rule = CC_RULE_10_6;
          points = 4 + pig;
          detail[CC_DETAIL_MORE] = (gint16) pig;
          break;
        default:
          source = CC_FROM_FIELDS;
          rule = CC_RULE_10_4;
          points = row->tiles * (3 + pig);
          detail[CC_DETAIL_MORE] = (gint16) pig;
          break;
        }
      for (guint i = 0; i < row->times && points > 0; i++)
        cc_points (state, seat, source, (int) points, rule, detail, TRUE, events);
    }
}

/* Fields whose cities have letters: they count once for a player (10.5). */
static guint
fields_of_rows (const CcState *state, Field *fields)
{
  guint n = 0;

  for (guint i = 0; i < state->n_rows; i++)
    {
      const CcRow *row = &state->rows[i];
      Field *field = &fields[n];

      if (row->kind != CC_KIND_FIELD || row->cities == 0)
        continue;
      memset (field, 0, sizeof *field);
      field->place = field->feature = PW_ARG_NONE;
      field->pigs = row->pigs;
      for (guint seat = 0; seat < CC_MAX_PLAYERS; seat++)
        field->followers[seat] = row->followers[seat];
      field->leaders = leaders_of (field->followers);
      for (guint letter = 0; letter < 26; letter++)
        if (row->cities >> letter & 1)
          field->cities[field->n_cities++] = (guint16) (CC_MAX_NODES + letter);
      n++;
    }
  return n;
}

/* -- Goods (10.8) ---------------------------------------------------------------------------------------------------- */

static void
score_goods (CcState *state, PwEvents *events)
{
  for (guint good = 0; good < CC_GOODS && state->options[CC_OPTION_GOODS]; good++)
    {
      guint most = 0;

      for (guint seat = 0; seat < state->n_players; seat++)
        most = MAX (most, state->players[seat].goods[good]);
      for (guint seat = 0; seat < state->n_players && most > 0; seat++)
        if (state->players[seat].goods[good] == most)
          cc_points (state, seat, CC_FROM_GOODS, 10, CC_RULE_10_8,
                     (const gint16[4]){ PW_ARG_NONE, PW_ARG_NONE, (gint16) most, (gint16) good }, TRUE, events);
    }
}

/* -- The end ------------------------------------------------------------------------------------------------------------ */

/* Whether a figure is the first follower of its feature. */
static gboolean
begins_feature (const CcState *state, guint figure)
{
  guint root = cc_feature_of (state, state->figures[figure].tile, state->figures[figure].segment);

  if (state->figures[figure].what != CC_FOLLOWER)
    return FALSE;
  for (guint i = 0; i < figure; i++)
    if (state->figures[i].what == CC_FOLLOWER && cc_feature_of (state, state->figures[i].tile, state->figures[i].segment) == root)
      return FALSE;
  return TRUE;
}

static void
collect_field (const CcState *state, guint root, gint16 place, gint16 feature, Field *field)
{
  CcWorth worth = { .tiles = 0 };

  cc_land_leaders (state, root, &worth);
  memset (field, 0, offsetof (Field, cities));
  field->place = place;
  field->feature = feature;
  memcpy (field->followers, worth.followers, sizeof field->followers);
  field->pigs = worth.pigs;
  field->leaders = worth.leaders;
  field->n_cities = cc_land_fed (state, root, field->cities);
}

/**
 * cc_score_end:
 * @state: a state
 * @events: what comes of it is appended
 *
 * The final scoring (10.2 to 10.8): of what stands on the table, and of the rows that were said. The game is over.
 */
void
cc_score_end (CcState *state, PwEvents *events)
{
  Field fields[CC_MAX_FIGURES];
  guint n = 0;

  /* What was entered before the score pad stands there no longer. */
  for (guint i = 0; i < state->n_figures && !state->stale; i++)
    {
      const CcFigure *figure = &state->figures[i];
      const CcPlaced *tile = &state->tiles[figure->tile];
      guint root = cc_feature_of (state, figure->tile, figure->segment);
      gint16 place[2] = { cc_place_of (state, figure->tile), (gint16) cc_feature_word (tile->kind, tile->turn, figure->segment) };

      if (!begins_feature (state, i))
        continue;
      if (cc_sort_of (state, root) == CC_FIELD)
        collect_field (state, root, place[0], place[1], &fields[n++]);
      else
        score_standing (state, root, place, events);
    }
  score_fields (state, fields, n, events);
  for (guint i = 0; i < state->n_rows; i++)
    if (state->rows[i].cities == 0)
      score_row (state, &state->rows[i], events);
  score_fields_once (state, fields, fields_of_rows (state, fields), events);
  score_goods (state, events);
  state->over = TRUE;
  state->second = state->must = FALSE;
  state->drawn = 0;
  cc_note (events, CC_NOTE_OVER, PW_TABLE, CC_RULE_10_1, PW_ARG_NONE, PW_ARG_NONE, 0, 0);
}
