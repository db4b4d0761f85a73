/* cc-pick.c: any legal move, found without listing them all: for games that are played out
 *
 * The moves are counted place by place, and the one of the number drawn is made: the very move that stands there in the list of
 * pw_game_legal(). At most places nobody's figures are beside the tile, and most of the counting is done at a glance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "games/carcassonne/moves/cc-moves.h"

/* What can be told of a free place at a glance. */
typedef struct
{
  guint16 root[CC_SIDES + CC_HALVES]; /* the feature at each contact that has one */
  guint contacts;               /* bit set: which those are */
  guint owned, mine;            /* of these, those whose features hold followers, and those of whoever acts */
} Glance;

static inline void
look_at (const CcState *state, guint node, guint contact, Glance *out)
{
  guint root = cc_root (state, node), owners = state->nodes[root].owners;

  out->root[contact] = (guint16) root;
  out->contacts |= 1u << contact;
  if (owners == 0)
    return;
  out->owned |= 1u << contact;
  if (owners >> state->actor & 1)
    out->mine |= 1u << contact;
}

static void
look_around (const CcState *state, const CcGap *gap, Glance *out)
{
  out->contacts = out->owned = out->mine = 0;
  for (guint side = 0; side < CC_SIDES; side++)
    {
      const CcPlaced *tile;
      const CcTurned *turned;
      guint opposite = cc_side_opposite (side);

      if (gap->sides[side] == 0)
        continue;
      tile = &state->tiles[gap->sides[side] - 1];
      turned = &cc_turned[tile->kind][tile->turn];
      if (turned->at_side[opposite] != CC_NO_SEGMENT)
        look_at (state, tile->node + turned->at_side[opposite], side, out);
      for (guint half = 2 * side; half < 2 * side + 2; half++)
        {
          guint at = turned->at_half[cc_half_opposite (half)];

          /* The second half of a field edge is the field of the first, on either tile. */
          if (at != CC_NO_SEGMENT && (half % 2 == 0 || turned->edges[opposite] != CC_EDGE_FIELD))
            look_at (state, tile->node + at, CC_SIDES + half, out);
        }
    }
}

/* Whether a feature without followers lies at several contacts: it joins segments of the tile, of which one may touch followers. Where
 * the feature has followers, each segment touches them itself. */
static gboolean
joins (const Glance *glance)
{
  for (guint rest = glance->contacts & ~glance->owned; rest; rest &= rest - 1)
    {
      guint first = (guint) __builtin_ctz (rest);

      for (guint others = rest & (rest - 1); others; others &= others - 1)
        if (glance->root[__builtin_ctz (others)] == glance->root[first])
          return TRUE;
    }
  return FALSE;
}

/* Bit set of the segments of a tile that figures ever stand on. */
static guint
segments_of (const CcState *state, const CcTile *tile)
{
  guint set = 0;

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].sort != CC_FIELD || state->options[CC_OPTION_FIELDS] != CC_FIELDS_NONE)
      set |= 1u << i;
  return set;
}

/* Who acts, and the tile that was drawn. */
typedef struct
{
  const CcState *state;
  guint kind;
  guint segments;               /* those that figures ever stand on */
  guint n_segments;             /* how many */
  gboolean follower, other;     /* there is one in the supply; a builder or pig */
} Choice;

/* How many figures may stand on the tile at @gap, in all its @turns together. */
static guint
count_figures (const Choice *self, const CcGap *gap, guint turns, guint n_turns)
{
  const CcState *state = self->state;
  Glance glance;
  CcTouch touch;
  guint n = 0;

  if (!self->follower && !self->other)
    return 0;
  look_around (state, gap, &glance);
  if (glance.owned == 0)
    return self->follower ? self->n_segments * n_turns : 0;
  if (!self->follower && glance.mine == 0)
    return 0;
  if ((!self->other || glance.mine == 0) && !joins (&glance))
    {
      for (guint turn = 0; turns; turn++, turns >>= 1)
        for (guint rest = turns & 1 ? self->segments : 0; rest; rest &= rest - 1)
          n += (cc_turned[self->kind][turn].contacts[__builtin_ctz (rest)] & glance.owned) == 0;
      return n;
    }
  cc_land_touch (state, gap, state->actor, &touch);
  for (guint turn = 0; turns; turn++, turns >>= 1)
    if (turns & 1)
      {
        guint8 figures[CC_MAX_SEGMENTS];

        for (guint set = cc_figures_at (state, gap, &touch, self->kind, turn, state->actor, figures); set; set &= set - 1)
          n++;
      }
  return n;
}

/* The @nth move at @gap. */
static void
make_tile (const Choice *self, const CcGap *gap, guint turns, guint nth, PwMove *out)
{
  const CcState *state = self->state;
  CcTouch touch;

  pw_move_init (out, CC_KIND_TILE, state->actor);
  out->args[CC_ARG_KIND] = (gint16) self->kind;
  out->args[CC_ARG_PLACE] = pw_cell (gap->x, gap->y);
  cc_land_touch (state, gap, state->actor, &touch);
  for (guint turn = 0; turns; turn++, turns >>= 1)
    {
      guint8 figures[CC_MAX_SEGMENTS];

      if (!(turns & 1))
        continue;
      out->args[CC_ARG_TURN] = (gint16) turn;
      if (nth == 0)
        return;
      nth--;
      for (guint set = cc_figures_at (state, gap, &touch, self->kind, turn, state->actor, figures); set; set &= set - 1, nth--)
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
  const CcPlayer *player = &state->players[state->actor];
  Choice self = { .state = state, .kind = state->drawn - 1u };
  guint16 ends[CC_MAX_GAPS];
  guint n = 0, nth, at = 0;

  if (state->over || state->level | state->stale || !state->drawn)
    return FALSE;
  self.segments = segments_of (state, &cc_tiles[self.kind]);
  for (guint rest = self.segments; rest; rest &= rest - 1)
    self.n_segments++;
  self.follower = player->supply[CC_FOLLOWER] > 0;
  self.other = (state->options[CC_OPTION_BUILDER] && player->supply[CC_BUILDER] > 0) ||
               (state->options[CC_OPTION_PIG] && player->supply[CC_PIG] > 0);
  for (guint i = 0; i < state->n_gaps; i++)
    {
      guint turns = cc_tile_turns_fitting (self.kind, state->gaps[i].needs), n_turns = 0;

      for (guint rest = turns; rest; rest &= rest - 1)
        n_turns++;
      if (turns)
        n += n_turns + count_figures (&self, &state->gaps[i], turns, n_turns);
      ends[i] = (guint16) n;
    }
  if (n == 0)
    return FALSE;
  nth = pw_random_below (random, n);
  while (nth >= ends[at])
    at++;
  make_tile (&self, &state->gaps[at], cc_tile_turns_fitting (self.kind, state->gaps[at].needs), nth - (at ? ends[at - 1] : 0u),
             out);
  return TRUE;
}
