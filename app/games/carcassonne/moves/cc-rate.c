/* cc-rate.c: what a practised player thinks of a move
 *
 * What lies around the place is looked at once, as it is and as the tile would leave it; nothing is tried out. All is weighed in hundredths
 * of a point. The weights were found by games against each other: see "How well the program plays" in DESIGN.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

int cc_rate_weights[CC_WEIGHTS] = {
  [CC_WEIGHT_OTHERS] = 60,      [CC_WEIGHT_CLOSE_1] = 80,    [CC_WEIGHT_CLOSE_2] = 55,    [CC_WEIGHT_CLOSE_3] = 30,
  [CC_WEIGHT_CLOSE_MORE] = 12,  [CC_WEIGHT_GROWS] = 60,      [CC_WEIGHT_ROAD_GROWS] = 30, [CC_WEIGHT_AROUND] = 70,
  [CC_WEIGHT_FOLLOWER] = 200,   [CC_WEIGHT_LAST] = 243,      [CC_WEIGHT_SECOND] = 100,    [CC_WEIGHT_GOOD] = 264,
  [CC_WEIGHT_DOUBLE] = 350,     [CC_WEIGHT_BUILDER] = 300,   [CC_WEIGHT_FED] = 300,       [CC_WEIGHT_FEEDS] = 130,
  [CC_WEIGHT_LATER] = 2,        [CC_WEIGHT_PIG] = 60,        [CC_WEIGHT_FARMER] = 400,
};

#define W(name) cc_rate_weights[CC_WEIGHT_##name]

/** A feature, or what it becomes. */
typedef struct
{
  CcSort sort;
  guint tiles, pennants, open, goods;
  guint8 followers[CC_MAX_PLAYERS];
  guint8 builders;              /* bit set of seats */
} Shape;

/* What lies around the place of a tile, and who stands there. */
typedef struct
{
  const CcState *state;
  guint seat;
  CcTouch touch;
  Shape shapes[CC_SIDES + CC_HALVES]; /* of each feature of @touch */
  int leads[CC_SIDES + CC_HALVES]; /* what that is worth as it is: lead_of() */
} Place;

/* Of a hundred: what is left of the game, for what needs time. */
static int
time_left (const CcState *state)
{
  int left = 100 * state->n_left / (int) (12 * state->n_players);

  return MIN (left, 100);
}

/* Of a hundred: how likely so many openings are closed some day. */
static int
chance (const CcState *state, guint open)
{
  static const guint8 weights[] = { CC_WEIGHT_CLOSE_1, CC_WEIGHT_CLOSE_1, CC_WEIGHT_CLOSE_2, CC_WEIGHT_CLOSE_3,
                                    CC_WEIGHT_CLOSE_MORE };

  return open == 0 ? 100 : cc_rate_weights[weights[MIN (open, G_N_ELEMENTS (weights) - 1)]] * time_left (state) / 100;
}

/* What a feature is worth to whoever leads it. */
static int
worth_of (const CcState *state, const Shape *shape)
{
  int points = (int) (shape->tiles + shape->pennants), left = time_left (state);

  switch (shape->sort)
    {
    case CC_CITY:
      if (shape->open == 0)
        return 100 * (shape->tiles == 2 && state->options[CC_OPTION_SMALL_CITY] ? 2 : 2 * points);
      return 100 * points + points * chance (state, shape->open) + W (GROWS) * left / 100;
    case CC_ROAD: return 100 * points + (shape->open ? W (ROAD_GROWS) * left / 100 : 0);
    case CC_MONASTERY: return 100 * points + (int) shape->open * W (AROUND) * left / 100;
    case CC_FIELD:
    case CC_SORTS:
    default: return 0;
    }
}

/* What a follower is worth that comes back. */
static int
worth_of_follower (const CcState *state, guint seat)
{
  guint supply = state->players[seat].supply[CC_FOLLOWER];

  return (W (FOLLOWER) + (supply <= 1 ? W (LAST) : supply == 2 ? W (SECOND) : 0)) * time_left (state) / 100;
}

static int
worth_to (const CcState *state, const Shape *shape, guint seat, int worth)
{
  guint most = 0;
  int back;

  for (guint other = 0; other < state->n_players; other++)
    most = MAX (most, shape->followers[other]);
  if (shape->followers[seat] == 0)
    return 0;
  back = shape->followers[seat] * worth_of_follower (state, seat) *
         (shape->sort == CC_MONASTERY ? 100 - 10 * (int) shape->open : chance (state, shape->open)) / 100;
  return back + (shape->followers[seat] == most ? worth : 0);
}

/* The same less what it is worth to the others. */
static int
lead_of (const CcState *state, const Shape *shape, guint seat)
{
  int worth, lead, others = 0;
  guint n = 0;

  for (guint other = 0; other < state->n_players; other++)
    n += shape->followers[other];
  if (n == 0)
    return 0;
  worth = worth_of (state, shape);
  lead = worth_to (state, shape, seat, worth);
  for (guint other = 0; other < state->n_players; other++)
    if (other != seat)
      others += worth_to (state, shape, other, worth);
  return lead - W (OTHERS) * others / 100;
}

static void
add_figures (const CcState *state, guint root, Shape *shape)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];

      if (cc_feature_of (state, figure->tile, figure->segment) != root)
        continue;
      if (figure->what == CC_FOLLOWER)
        shape->followers[figure->seat]++;
      else if (figure->what == CC_BUILDER)
        shape->builders |= (guint8) (1u << figure->seat);
    }
}

static void
look_around (const CcState *state, const CcGap *gap, guint seat, Place *place)
{
  place->state = state;
  place->seat = seat;
  cc_land_touch (state, gap, (int) seat, &place->touch);
  for (guint i = 0; i < place->touch.n; i++)
    {
      guint root = place->touch.roots[i];
      Shape *shape = &place->shapes[i];

      place->leads[i] = 0;
      *shape = (Shape){ .sort = cc_sort_of (state, root),
                        .pennants = state->nodes[root].pennants,
                        .open = state->nodes[root].open,
                        .goods = state->nodes[root].goods };
      if (shape->sort == CC_FIELD)
        continue;
      shape->tiles = cc_land_members (state, root);
      if (state->nodes[root].owners)
        {
          add_figures (state, root, shape);
          place->leads[i] = lead_of (state, shape, seat);
        }
    }
}

/* What the tile makes of a city or road, with @figure on it, less what was there before. */
static int
worth_of_joining (const Place *place, const CcGap *gap, guint kind, guint turn, guint segment, guint contacts, int figure)
{
  const CcState *state = place->state;
  const CcSegment *info = &cc_tiles[kind].segments[segment];
  Shape after = { .sort = (CcSort) info->sort, .tiles = 1, .pennants = info->pennants };
  int worth = 0, goods = info->good >= 0;
  gboolean built = FALSE;

  for (guint i = 0; i < place->touch.n; i++)
    if (place->touch.at[i] & contacts)
      {
        const Shape *shape = &place->shapes[i];

        worth -= place->leads[i];
        after.tiles += shape->tiles;
        after.pennants += shape->pennants;
        for (guint good = 0; good < CC_GOODS; good++)
          goods += (int) cc_good_of (shape->goods, good);
        for (guint seat = 0; seat < state->n_players; seat++)
          after.followers[seat] = (guint8) (after.followers[seat] + shape->followers[seat]);
        built |= shape->builders >> place->seat & 1;
      }
  after.open = cc_touch_open (state, &place->touch, gap, kind, turn, contacts);
  if (figure == CC_FOLLOWER)
    after.followers[place->seat]++;
  worth += lead_of (state, &after, place->seat);
  if (figure == CC_BUILDER)
    worth += W (BUILDER) * time_left (state) / 100;
  if (built && !state->second && state->n_left > 0)
    worth += W (DOUBLE);
  if (after.open == 0 && after.sort == CC_CITY && state->options[CC_OPTION_GOODS])
    worth += goods * W (GOOD);
  return worth;
}

/* Of a field on which somebody lies down: the cities that it feeds, and those that it may. */
static int
worth_of_field (const Place *place, guint contacts, int figure)
{
  const CcState *state = place->state;
  int fed = 0, feeds = 0;

  for (guint i = 0; i < place->touch.n; i++)
    if (place->touch.at[i] & contacts && place->shapes[i].sort == CC_FIELD)
      {
        guint16 cities[96];
        int n = (int) cc_land_fed (state, place->touch.roots[i], cities);

        fed += n;
        feeds += (int) cc_land_members (state, place->touch.roots[i]) - n;
      }
  if (figure == CC_PIG)
    return 100 * fed + W (PIG) * (feeds - 3);
  return W (FED) * fed + W (FEEDS) * feeds * time_left (state) / 100 + W (LATER) * state->n_left / state->n_players - W (FARMER);
}

static guint
count_around (const CcState *state, const CcGap *gap)
{
  guint n = 0;

  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++)
      n += (x || y) && cc_land_tile_at (state, gap->x + x, gap->y + y) >= 0;
  return n;
}

/* A tile more beside the monasteries around. */
static int
worth_of_monasteries (const Place *place, const CcGap *gap)
{
  const CcState *state = place->state;
  int worth = 0;

  for (guint i = 0; i < state->n_monasteries; i++)
    {
      const CcPlaced *tile = &state->tiles[state->monasteries[i]];
      guint segment = 0, root;
      Shape shape = { .sort = CC_MONASTERY };

      if (ABS (tile->x - gap->x) > 1 || ABS (tile->y - gap->y) > 1)
        continue;
      while (cc_tiles[tile->kind].segments[segment].sort != CC_MONASTERY)
        segment++;
      root = cc_feature_of (state, state->monasteries[i], segment);
      if (state->nodes[root].owners == 0)
        continue;
      add_figures (state, root, &shape);
      shape.open = state->nodes[root].open;
      shape.tiles = 9 - shape.open;
      worth -= lead_of (state, &shape, place->seat);
      shape.open--;
      shape.tiles++;
      worth += lead_of (state, &shape, place->seat);
    }
  return worth;
}

/** What was found out about the place that was looked at last. */
typedef struct
{
  guint gap;                    /* counted from 1 */
  guint kind;                   /* of the tile, counted from 1 */
  guint turns;                  /* those that are reckoned, as bits */
  Place place;
  int plain[CC_TURNS];          /* the tile without a figure */
  int joined[CC_TURNS][CC_MAX_SEGMENTS]; /* of that, what each of its cities and roads makes of its feature */
} Memo;

G_STATIC_ASSERT (sizeof (Memo) <= sizeof (PwMemo));

/* The tile as it lies, without a figure. */
static void
reckon_turn (Memo *memo, const CcGap *gap, guint kind, guint turn)
{
  const CcTile *info = &cc_tiles[kind];
  int worth = worth_of_monasteries (&memo->place, gap);
  guint spreads[CC_MAX_SEGMENTS];

  for (guint i = 0; i < info->n_segments; i++)
    {
      guint first = 0;

      if (info->segments[i].sort != CC_CITY && info->segments[i].sort != CC_ROAD)
        {
          spreads[i] = 0;
          continue;
        }
      spreads[i] = cc_touch_spread (&memo->place.touch, kind, turn, i);
      /* Several segments of a tile may join one feature: it is looked at once. */
      while (first < i && !(spreads[first] & spreads[i]))
        first++;
      if (first < i)
        {
          memo->joined[turn][i] = memo->joined[turn][first];
          continue;
        }
      memo->joined[turn][i] = worth_of_joining (&memo->place, gap, kind, turn, i, spreads[i], CC_NO_FIGURE);
      worth += memo->joined[turn][i];
    }
  memo->plain[turn] = worth;
  memo->turns |= 1u << turn;
}

/* What the figure on it makes of that. */
static int
worth_of_figure (const Memo *memo, const CcGap *gap, const PwMove *move)
{
  const Place *place = &memo->place;
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN], segment = 0, contacts;
  const CcTile *info = &cc_tiles[kind];
  int figure = move->args[CC_ARG_FIGURE], worth = figure == CC_FOLLOWER ? -worth_of_follower (place->state, place->seat) : 0;
  Shape shape = { .sort = CC_MONASTERY };

  while (segment + 1 < info->n_segments && cc_feature_word (kind, turn, segment) != move->args[CC_ARG_FEATURE])
    segment++;
  contacts = cc_touch_spread (&place->touch, kind, turn, segment);
  switch ((CcSort) info->segments[segment].sort)
    {
    case CC_MONASTERY:
      shape.tiles = 1 + count_around (place->state, gap);
      shape.open = 9 - shape.tiles;
      shape.followers[place->seat] = 1;
      return worth + lead_of (place->state, &shape, place->seat);
    case CC_FIELD: return worth + worth_of_field (place, contacts, figure);
    case CC_CITY:
    case CC_ROAD:
    case CC_SORTS:
    default: return worth + worth_of_joining (place, gap, kind, turn, segment, contacts, figure) - memo->joined[turn][segment];
    }
}

static int
worth_of_tile (const CcState *state, const PwMove *move, Memo *memo)
{
  int at = cc_land_gap_at (state, pw_cell_x (move->args[CC_ARG_PLACE]), pw_cell_y (move->args[CC_ARG_PLACE]));
  guint kind = (guint) move->args[CC_ARG_KIND], turn = (guint) move->args[CC_ARG_TURN];
  const CcGap *gap = &state->gaps[MAX (at, 0)];

  if (at < 0)
    return 0;
  if (memo->gap != (guint) at + 1)
    {
      look_around (state, gap, (guint) move->player, &memo->place);
      memo->gap = (guint) at + 1;
      memo->kind = 0;
    }
  if (memo->kind != kind + 1)
    {
      memo->kind = kind + 1;
      memo->turns = 0;
    }
  if (!(memo->turns >> turn & 1))
    reckon_turn (memo, gap, kind, turn);
  return memo->plain[turn] + (move->args[CC_ARG_FIGURE] == PW_ARG_NONE ? 0 : worth_of_figure (memo, gap, move));
}

/**
 * cc_rate:
 * @data: a state
 * @move: a legal move of whoever acts
 * @scores: (inout): set to %FALSE, as what a tile scores is weighed here
 * @memo: the place that was looked at last
 *
 * Returns: what it is worth, in hundredths of a point
 */
int
cc_rate (gconstpointer data, const PwMove *move, gboolean *scores, PwMemo *memo)
{
  *scores = FALSE;
  return move->kind == CC_KIND_TILE ? worth_of_tile (data, move, (Memo *) memo) : 400 * cc_worth (data, move);
}
