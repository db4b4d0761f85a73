/* cc-pick.c: any legal move, found without listing them all: for games that are played out
 *
 * The moves are counted place by place, and the one of the number drawn is made: the very move that stands there in the list of
 * pw_game_legal(). At most places nobody's figures are beside the tile, and most of the counting is done at a glance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

#include <string.h>

#include "core/pw-bytes.h"

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
  guint8 near[CC_TILES + 1];    /* beyond which sides of each tile, counted from 1, not every segment takes a follower, or none other does */
} Choice;

/** Extra: a free place, and how many figures may stand on the tile there, in all its turns together. */
typedef struct
{
  guint16 gap;
  guint16 n;
} Extra;

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

/* The segments of a tile at contacts of a place that have a feature. */
static inline guint
segments_at (const CcTurned *turned, guint contacts)
{
  guint set = 0;

  for (; contacts; contacts &= contacts - 1)
    set |= 1u << turned->at[__builtin_ctz (contacts)];
  return set;
}

/* As cc_touch_spread(): the contacts of the feature that a segment becomes part of, where a feature lies at several contacts. */
static guint
spread (const Place *place, const guint16 segments[CC_MAX_SEGMENTS], guint contacts)
{
  guint before = 0;

  while (contacts != before)
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

/* Which segments of the tile, as it lies, become part of what followers stand on, and of what the own ones do. */
static void
find_taken (const Choice *self, const Place *place, const CcTurned *turned, guint *taken, guint *mine)
{
  if (!place->twice)
    {
      *taken = segments_at (turned, place->glance.owned);
      *mine = segments_at (turned, place->glance.mine);
      return;
    }
  *taken = *mine = 0;
  for (guint rest = self->segments; rest; rest &= rest - 1)
    {
      guint i = (guint) __builtin_ctz (rest), contacts = spread (place, turned->contacts, turned->contacts[i]);

      *taken |= (guint) ((contacts & place->glance.owned) != 0) << i;
      *mine |= (guint) ((contacts & place->glance.mine) != 0) << i;
    }
}

/* Whether the city or road that a segment becomes part of stays open. */
static gboolean
stays_open (const Choice *self, const Place *place, const CcTurned *turned, guint segment)
{
  guint contacts = turned->contacts[segment], open = 0;

  if (place->twice)
    contacts = spread (place, turned->contacts, contacts);
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

/* As cc_figures_at(), of the tile in one of its turns. On a segment that is @taken stands the pig or the builder. */
static guint
figures_at (const Choice *self, const Place *place, guint turn, guint *taken)
{
  const CcTurned *turned = &cc_turned[self->kind][turn];
  guint set, mine;

  find_taken (self, place, turned, taken, &mine);
  set = self->follower ? self->segments & ~*taken : 0;
  mine &= self->segments;
  if (self->pig)
    set |= mine & self->fields;
  if (self->builder)
    for (guint rest = mine & ~self->fields; rest; rest &= rest - 1)
      set |= (guint) stays_open (self, place, turned, (guint) __builtin_ctz (rest)) << __builtin_ctz (rest);
  return set;
}

/* How many figures may stand on the tile at @gap, in all the turns together in which it fits. */
static guint
count_figures (const Choice *self, const CcGap *gap)
{
  guint n = 0, taken;
  Place place;

  look_around (self->state, gap, &place.glance);
  come_to (gap, &place);
  for (guint turns = cc_tile_turns_fitting (self->kind, gap->needs); turns; turns &= turns - 1)
    n += (guint) pw_bytes_count (figures_at (self, &place, (guint) __builtin_ctz (turns), &taken));
  return n;
}

/* The @nth move at @gap, where figures may stand. */
static void
choose_figure (const Choice *self, const CcGap *gap, guint nth, CcLay *out)
{
  guint turns = cc_tile_turns_fitting (self->kind, gap->needs);
  Place place;

  look_around (self->state, gap, &place.glance);
  come_to (gap, &place);
  for (; turns; turns &= turns - 1)
    {
      guint taken;

      out->turn = (guint) __builtin_ctz (turns);
      if (nth-- == 0)
        return;
      for (guint set = figures_at (self, &place, out->turn, &taken); set; set &= set - 1)
        if (nth-- == 0)
          {
            out->segment = (guint) __builtin_ctz (set);
            out->figure = !(taken >> out->segment & 1) ? CC_FOLLOWER : self->fields >> out->segment & 1 ? CC_PIG : CC_BUILDER;
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
  tile = &cc_tiles[self->kind];
  self->fields = tile->fields;
  self->segments = (1u << tile->n_segments) - 1;
  if (state->options[CC_OPTION_FIELDS] == CC_FIELDS_NONE)
    self->segments &= ~self->fields;
  self->n_segments = (guint) pw_bytes_count (self->segments);
  self->follower = player->supply[CC_FOLLOWER] > 0;
  self->builder = state->options[CC_OPTION_BUILDER] && player->supply[CC_BUILDER] > 0;
  self->pig = state->options[CC_OPTION_PIG] && player->supply[CC_PIG] > 0;
}

/* Goes round each feature that changes which figures may stand on what joins it: whoever has a follower cares for all that are owned,
 * else only the builder and the pig may stand beside what is one's own. */
static void
go_round (Choice *self)
{
  const CcState *state = self->state;
  gboolean any = self->follower;
  gboolean own[CC_SORTS] = { any | self->builder, any | self->builder, FALSE, any | self->pig };

  memset (self->near, 0, sizeof self->near);
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CcFigure *figure = &state->figures[i];
      guint root = cc_feature_of (state, figure->tile, figure->segment), node = root;

      /* Asked in one, as no processor foresees any of it. */
      if (!((figure->what == CC_FOLLOWER) & own[cc_sort_of (state, root)] & (any | (figure->seat == state->actor))))
        continue;
      do
        {
          self->near[state->nodes[node].tile + 1] |= state->nodes[node].touches;
          node = state->nodes[node].next;
        }
      while (node != root);
    }
}

/* Whether it is beside one of these features. */
static inline gboolean
is_near (const Choice *self, const CcGap *gap)
{
  return (self->near[gap->sides[CC_NORTH]] >> CC_SOUTH | self->near[gap->sides[CC_EAST]] >> CC_WEST |
          self->near[gap->sides[CC_SOUTH]] >> CC_NORTH | self->near[gap->sides[CC_WEST]] >> CC_EAST) &
         1;
}

/* At which free places figures may stand on the tile, in the order of the places. */
static guint
list_extras (const Choice *self, const guint64 fits[CC_MAX_GAPS / 64], Extra out[CC_MAX_GAPS])
{
  const CcState *state = self->state;
  const guint8 *counts = cc_tile_counts (self->kind);
  guint n = 0, alone = self->follower ? self->n_segments : 0;

  for (guint word = 0; 64 * word < state->n_gaps; word++)
    for (guint64 rest = fits[word]; rest; rest &= rest - 1)
      {
        guint at = 64 * word + (guint) __builtin_ctzll (rest);
        const CcGap *gap = &state->gaps[at];
        guint figures = alone * counts[gap->needs];

        if (is_near (self, gap))
          figures = count_figures (self, gap);
        if (figures)
          out[n++] = (Extra){ (guint16) at, (guint16) figures };
      }
  return n;
}

/* The @nth move of all. */
static void
choose (const Choice *self, const guint64 fits[CC_MAX_GAPS / 64], const Extra *extra, const Extra *end, guint nth, CcLay *out)
{
  const CcState *state = self->state;
  const guint8 *counts = cc_tile_counts (self->kind);

  *out = (CcLay){ .kind = self->kind, .figure = CC_NO_FIGURE };
  for (guint word = 0; 64 * word < state->n_gaps; word++)
    for (guint64 rest = fits[word]; rest; rest &= rest - 1)
      {
        guint at = 64 * word + (guint) __builtin_ctzll (rest), turns;
        const CcGap *gap = &state->gaps[at];
        gboolean more = extra < end && extra->gap == at;
        guint n = counts[gap->needs] + (more ? extra->n : 0u);

        if (nth >= n)
          {
            nth -= n;
            extra += more;
            continue;
          }
        out->x = gap->x;
        out->y = gap->y;
        if (more)
          {
            choose_figure (self, gap, nth, out);
            return;
          }
        for (turns = cc_tile_turns_fitting (self->kind, gap->needs); nth > 0; nth--)
          turns &= turns - 1;
        out->turn = (guint) __builtin_ctz (turns);
        return;
      }
  g_assert_not_reached ();
}

/**
 * cc_choose:
 * @state: a state in which a tile was drawn
 * @random: the generator
 * @out: (out): how it is laid
 *
 * Chooses one of all ways to lay it, with a figure or without, in the order of pw_game_legal().
 *
 * Returns: %FALSE, with nothing taken from @random, where it fits nowhere
 */
gboolean
cc_choose (const CcState *state, PwRandom *random, CcLay *out)
{
  guint64 fits[CC_MAX_GAPS / 64];
  Extra extras[CC_MAX_GAPS];
  guint n, n_extras = 0;
  Choice self;

  begin_choice (state, &self);
  n = cc_land_fitting (state, self.kind, fits);
  if (n == 0)
    return FALSE;
  if (self.follower || self.builder || self.pig)
    {
      go_round (&self);
      n_extras = list_extras (&self, fits, extras);
    }
  for (guint i = 0; i < n_extras; i++)
    n += extras[i].n;
  choose (&self, fits, extras, extras + n_extras, pw_random_below (random, n), out);
  return TRUE;
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
  CcLay lay;

  if (state->over || state->level | state->stale || !state->drawn || !cc_choose (state, random, &lay))
    return FALSE;
  pw_move_init (out, CC_KIND_TILE, state->actor);
  out->args[CC_ARG_KIND] = (gint16) lay.kind;
  out->args[CC_ARG_PLACE] = pw_cell (lay.x, lay.y);
  out->args[CC_ARG_TURN] = (gint16) lay.turn;
  if (lay.figure != CC_NO_FIGURE)
    {
      out->args[CC_ARG_FIGURE] = (gint16) lay.figure;
      out->args[CC_ARG_FEATURE] = (gint16) cc_feature_word (lay.kind, lay.turn, lay.segment);
    }
  return TRUE;
}
