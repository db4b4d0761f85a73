/* cc-pick.c: any legal move, found without listing them all: for games that are played out
 *
 * The moves are counted place by place, and the one of the number drawn is made: the very move that stands there in the list of
 * pw_game_legal(). At most places nobody's figures are beside the tile, and most of the counting is done at a glance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <string.h>

/* What can be told of a free place at a glance. */
typedef struct
{
  guint16 root[CC_SIDES + CC_HALVES]; /* the feature at each contact that has one */
  guint contacts;               /* bit set: which those are */
  guint owned, mine;            /* of these, those whose features hold followers, and those of whoever acts */
} Glance;

/* Who acts, and the tile that was drawn. */
typedef struct
{
  const CcState *state;
  guint kind;
  guint segments;               /* those that figures ever stand on */
  guint n_segments;             /* how many */
  guint fields;                 /* the segments that are fields */
  gboolean follower, builder, pig; /* there is one in the supply, and the game has it */
  gboolean anywhere;            /* a figure may stand beside any tile */
  guint8 near[CC_TILES + 1];    /* else: beside which, counted from 1 */
} Choice;

/* A free place, as far as figures need it. */
typedef struct
{
  const CcGap *gap;
  Glance glance;
  gboolean twice;               /* a feature lies at several contacts: it joins segments of the tile */
  guint16 same[CC_SIDES + CC_HALVES]; /* then: which contacts the feature at each lies at, as bits */
} Place;

static inline void
look_around (const CcState *state, const CcGap *gap, Glance *out)
{
  guint actor = state->actor, contacts = 0, owned = 0, mine = 0;

  /* A side with a tile beside it asks for something. */
  for (guint rest = (gap->needs | gap->needs >> 1) & 0x55u; rest; rest &= rest - 1)
    {
      guint side = (guint) __builtin_ctz (rest) / 2;
      const CcPlaced *tile = &state->tiles[gap->sides[side] - 1];
      const CcBeside *beside = &cc_beside[tile->kind][tile->turn][cc_side_opposite (side)];

      for (guint i = 0; i < beside->n; i++)
        {
          guint contact = beside->contact[i], root = cc_root (state, (guint) tile->node + beside->segment[i]);
          guint owners = state->nodes[root].owners;

          out->root[contact] = (guint16) root;
          contacts |= 1u << contact;
          owned |= (guint) (owners != 0) << contact;
          mine |= (owners >> actor & 1) << contact;
        }
    }
  out->contacts = contacts;
  out->owned = owned;
  out->mine = mine;
}

/* Whether a feature lies at several contacts. */
static gboolean
joins (const Glance *glance)
{
  for (guint rest = glance->contacts; rest; rest &= rest - 1)
    for (guint others = rest & (rest - 1), root = glance->root[__builtin_ctz (rest)]; others; others &= others - 1)
      if (glance->root[__builtin_ctz (others)] == root)
        return TRUE;
  return FALSE;
}

static void
come_to (const CcGap *gap, Place *place)
{
  const Glance *glance = &place->glance;

  place->gap = gap;
  place->twice = joins (glance);
  for (guint rest = place->twice ? glance->contacts : 0; rest; rest &= rest - 1)
    {
      guint at = (guint) __builtin_ctz (rest), same = 0;

      for (guint all = glance->contacts; all; all &= all - 1)
        same |= (guint) (glance->root[__builtin_ctz (all)] == glance->root[at]) << __builtin_ctz (all);
      place->same[at] = (guint16) same;
    }
}

/* As cc_touch_spread(): the contacts of the feature that a segment becomes part of. */
static inline guint
spread (const Place *place, const guint16 segments[CC_MAX_SEGMENTS], guint contacts)
{
  guint before = 0;

  while (place->twice && contacts != before)
    {
      before = contacts;
      for (guint rest = contacts & place->glance.contacts; rest; rest &= rest - 1)
        contacts |= place->same[__builtin_ctz (rest)];
      for (guint i = 0; i < CC_MAX_SEGMENTS; i++)
        if (segments[i] & contacts)
          contacts |= segments[i];
    }
  return contacts;
}

/* Whether the city or road at @contacts stays open. */
static gboolean
stays_open (const Choice *self, const Place *place, guint contacts)
{
  guint open = 0;

  for (guint rest = contacts; rest; rest &= rest - 1)
    {
      guint side = (guint) __builtin_ctz (rest);

      /* What matches closes an edge here and one there; what is open of a feature counts once. */
      if (place->gap->sides[side] == 0)
        open++;
      else if (place->twice && place->same[side] & ((1u << side) - 1))
        open--;
      else
        open += self->state->nodes[place->glance.root[side]].open - 1u;
    }
  return open > 0;
}

/* As cc_figures_at(), of the tile in one of its turns. */
static guint
figures_at (const Choice *self, const Place *place, guint turn, guint8 figures[CC_MAX_SEGMENTS])
{
  const guint16 *segments = cc_turned[self->kind][turn].contacts;
  guint set = 0;

  for (guint rest = self->segments; rest; rest &= rest - 1)
    {
      guint i = (guint) __builtin_ctz (rest), contacts = spread (place, segments, segments[i]);

      if (!(contacts & place->glance.owned))
        {
          figures[i] = CC_FOLLOWER;
          set |= (guint) self->follower << i;
        }
      else if (contacts & place->glance.mine)
        {
          gboolean field = self->fields >> i & 1;

          figures[i] = field ? CC_PIG : CC_BUILDER;
          if (field ? self->pig : self->builder && stays_open (self, place, contacts))
            set |= 1u << i;
        }
    }
  return set;
}

/* How many figures may stand on the tile at @gap, in all the turns together in which it fits. */
static inline guint
count_figures (const Choice *self, const CcGap *gap, guint n_turns)
{
  guint n = 0, turns;
  Place place;

  look_around (self->state, gap, &place.glance);
  if (place.glance.owned == 0)
    return self->follower ? self->n_segments * n_turns : 0;
  if (!self->follower && place.glance.mine == 0)
    return 0;
  come_to (gap, &place);
  turns = cc_tile_turns_fitting (self->kind, gap->needs);
  for (guint turn = 0; turns; turn++, turns >>= 1)
    if (turns & 1)
      {
        guint8 figures[CC_MAX_SEGMENTS];

        for (guint set = figures_at (self, &place, turn, figures); set; set &= set - 1)
          n++;
      }
  return n;
}

/* The @nth move at @gap. */
static void
make_tile (const Choice *self, const CcGap *gap, guint nth, PwMove *out)
{
  guint turns = cc_tile_turns_fitting (self->kind, gap->needs);
  Place place;

  pw_move_init (out, CC_KIND_TILE, self->state->actor);
  out->args[CC_ARG_KIND] = (gint16) self->kind;
  out->args[CC_ARG_PLACE] = pw_cell (gap->x, gap->y);
  look_around (self->state, gap, &place.glance);
  come_to (gap, &place);
  for (guint turn = 0; turns; turn++, turns >>= 1)
    {
      guint8 figures[CC_MAX_SEGMENTS];

      if (!(turns & 1))
        continue;
      out->args[CC_ARG_TURN] = (gint16) turn;
      if (nth == 0)
        return;
      nth--;
      for (guint set = figures_at (self, &place, turn, figures); set; set &= set - 1, nth--)
        if (nth == 0)
          {
            guint segment = (guint) __builtin_ctz (set);

            out->args[CC_ARG_FIGURE] = figures[segment];
            out->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (self->kind, turn, segment);
            return;
          }
    }
  g_assert_not_reached ();
}

/* Who acts, and which segments count. */
static void
begin_choice (const CcState *state, Choice *self)
{
  const CcPlayer *player = &state->players[state->actor];
  const CcTile *tile;

  self->state = state;
  self->kind = state->drawn - 1u;
  self->segments = self->fields = self->n_segments = 0;
  tile = &cc_tiles[self->kind];
  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].sort != CC_FIELD)
      self->segments |= 1u << i;
    else if (state->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE)
      self->fields |= 1u << i;
  self->segments |= self->fields;
  for (guint rest = self->segments; rest; rest &= rest - 1)
    self->n_segments++;
  self->follower = player->supply[CC_FOLLOWER] > 0;
  self->builder = state->options[CC_OPTION_BUILDER] && player->supply[CC_BUILDER] > 0;
  self->pig = state->options[CC_OPTION_PIG] && player->supply[CC_PIG] > 0;
}

/* Without a follower, and without a pig to join a farmer, there is the builder alone: he stands beside tiles of what is one's own. */
static void
find_own (const CcState *state, Choice *self)
{
  memset (self->near, 0, sizeof self->near);
  self->anywhere = self->follower;
  for (guint i = 0; i < state->n_figures && !self->anywhere; i++)
    {
      const CcFigure *figure = &state->figures[i];
      guint root;

      if (figure->seat != state->actor || figure->what != CC_FOLLOWER)
        continue;
      root = cc_feature_of (state, figure->tile, figure->segment);
      switch (cc_sort_of (state, root))
        {
        case CC_FIELD: self->anywhere = self->pig; break;
        case CC_CITY:
        case CC_ROAD:
          for (guint word = 0; word < CC_MEMBERS && self->builder; word++)
            for (guint32 rest = state->nodes[root].members[word]; rest; rest &= rest - 1)
              self->near[32 * word + (guint) __builtin_ctz (rest) + 1] = TRUE;
          break;
        default: break;
        }
    }
}

static inline guint
may_stand (const Choice *self, const CcGap *gap)
{
  return (guint) self->anywhere | self->near[gap->sides[0]] | self->near[gap->sides[1]] | self->near[gap->sides[2]] |
         self->near[gap->sides[3]];
}

/* How many moves there are at each free place without a figure. Gives at how many places one may be added: which these are is written
 * whether or not, and only counted if so, as no processor foresees it. */
static guint
count_tiles (const Choice *self, gboolean figures, guint8 ways[CC_MAX_GAPS], guint16 with[CC_MAX_GAPS])
{
  const CcState *state = self->state;
  const guint8 *counts = cc_tile_counts (self->kind);
  guint n = 0;

  for (guint i = 0; i < state->n_gaps; i++)
    ways[i] = counts[state->gaps[i].needs];
  for (guint i = 0; i < state->n_gaps && figures; i++)
    {
      with[n] = (guint16) i;
      n += (guint) (ways[i] != 0) & may_stand (self, &state->gaps[i]);
    }
  return n;
}

/**
 * cc_pick:
 * @data: a state
 * @random: the generator
 * @out: (out): a legal move
 *
 * As PwGameDealing.pick, of a tile that was drawn and fits somewhere.
 */
gboolean
cc_pick (gconstpointer data, PwRandom *random, PwMove *out)
{
  const CcState *state = data;
  guint8 ways[CC_MAX_GAPS];
  guint16 with[CC_MAX_GAPS];
  guint n = 0, n_with, at = 0, nth;
  gboolean figures;
  Choice self;

  if (state->over || state->level | state->stale || !state->drawn)
    return FALSE;
  begin_choice (state, &self);
  figures = self.follower || self.builder || self.pig;
  if (figures)
    find_own (state, &self);
  n_with = count_tiles (&self, figures, ways, with);
  for (guint i = 0; i < n_with; i++)
    ways[with[i]] = (guint8) (ways[with[i]] + count_figures (&self, &state->gaps[with[i]], ways[with[i]]));
  for (guint i = 0; i < state->n_gaps; i++)
    n += ways[i];
  if (n == 0)
    return FALSE;
  for (nth = pw_random_below (random, n); nth >= ways[at]; at++)
    nth -= ways[at];
  make_tile (&self, &state->gaps[at], nth, out);
  return TRUE;
}
