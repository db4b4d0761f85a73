/* cc-show.c: shows a moment on a landscape: from what the game says to what is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-show.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "cc-outlook.h"
#include "pw-marker.h"

G_STATIC_ASSERT ((int) CC_FOLLOWER == (int) CC_DRAW_FOLLOWER && (int) CC_BUILDER == (int) CC_DRAW_BUILDER &&
                 (int) CC_PIG == (int) CC_DRAW_PIG);

/** Lists: what CcSeen points to. */
typedef struct
{
  GArray *tiles, *places, *figures, *ticks;
  GPtrArray *names;             /* owned */
} Lists;

static CcSeenFigure
figure_of (const PwSetup *setup, int x, int y, guint segment, guint what, guint seat)
{
  CcSeenFigure figure = { .at = { x, y, (guint8) segment }, .figure = (guint8) what };

  seat = MIN (seat, setup->n_players - 1u);
  figure.marker = setup->markers[seat];
  pw_marker_initial (pw_setup_name (setup, seat), figure.initial);
  return figure;
}

static const char *
keep (Lists *lists, char *name)
{
  g_ptr_array_add (lists->names, name);
  return name;
}

/* -- Tiles ------------------------------------------------------------------------------------------ */

static void
add_tile (Lists *lists, const PwSetup *setup, const CcViewTile *tile)
{
  CcSeenTile seen = { tile->x, tile->y, tile->kind, tile->turn, (tile->flags & CC_VIEW_PLAYED_SO) != 0, NULL };

  seen.name = keep (lists, cc_view_tile_name (setup, tile));
  g_array_append_val (lists->tiles, seen);
  for (guint i = 0; i < tile->n_figures; i++)
    {
      const CcFigure *standing = &tile->figures[i];
      CcSeenFigure figure = figure_of (setup, tile->x, tile->y, standing->segment, standing->what, standing->seat);

      g_array_append_val (lists->figures, figure);
    }
}

/* A complete city has its tick once, on its most northern tile: of several the most western. */
static void
add_ticks (Lists *lists, const CcState *state)
{
  gint16 best[CC_MAX_NODES];

  for (guint i = 0; i < CC_MAX_NODES; i++)
    best[i] = CC_NOWHERE;
  for (guint node = 0; node < state->n_nodes; node++)
    {
      guint root = cc_root (state, node);
      const CcPlaced *tile = &state->tiles[state->nodes[node].tile], *other;

      if (cc_sort_of (state, node) != CC_CITY || !cc_is_complete (state, root))
        continue;
      other = best[root] < 0 ? NULL : &state->tiles[state->nodes[best[root]].tile];
      if (!other || tile->y > other->y || (tile->y == other->y && tile->x < other->x))
        best[root] = (gint16) node;
    }
  for (guint root = 0; root < state->n_nodes; root++)
    if (best[root] >= 0)
      {
        const CcPlaced *tile = &state->tiles[state->nodes[best[root]].tile];
        CcSeenSpot spot = { tile->x, tile->y, (guint8) (best[root] - tile->node) };

        g_array_append_val (lists->ticks, spot);
      }
}

/* -- Places ------------------------------------------------------------------------------------------- */

/* The sides on which a tile does not match what lies round a place. */
static guint8
differing (guint kind, guint turn, guint needs)
{
  guint8 sides = 0;

  for (guint side = 0; side < CC_SIDES; side++)
    {
      guint asked = needs >> 2 * side & 3;

      if (asked != CC_EDGE_ANY && asked != cc_turned[kind % CC_TILE_KINDS][turn % CC_TURNS].edges[side])
        sides |= (guint8) (1u << side);
    }
  return sides;
}

/* How many tiles fit there is a hint; without hints it is named as a place. */
static const char *
name_place (Lists *lists, const PwSetup *setup, const CcBoardView *view, const CcViewGap *gap, const CcSeenPlace *place)
{
  g_autofree char *name = view->hints ? cc_view_gap_name (&view->view, gap) : NULL;
  g_autofree char *brings = cc_outlook_words (setup, place->pills, place->n_pills);

  return name ? keep (lists, brings ? g_strjoin ("; ", name, brings, NULL) : g_steal_pointer (&name)) : NULL;
}

static void
add_place (Lists *lists, const PwSetup *setup, const CcBoardView *view, guint i)
{
  const CcViewGap *gap = &view->view.gaps[i];
  CcSeenPlace place = { .x = gap->x, .y = gap->y, .state = CC_SEEN_FREE, .kind = CC_TILE_KINDS };
  int kind = view->view.chosen, turn = (int) cc_board_view_turn (view, gap);

  if (gap->flags & CC_VIEW_REFUSED && view->refused_kind >= 0)
    {
      kind = view->refused_kind;
      turn = view->refused_turn;
    }
  if (kind >= 0)
    {
      place.kind = (guint8) kind;
      place.turn = (guint8) MAX (turn, 0);
    }
  if (gap->flags & CC_VIEW_REFUSED && kind >= 0)
    {
      place.state = CC_SEEN_REFUSED;
      place.differs = differing (place.kind, place.turn, gap->needs);
    }
  else if (gap->flags & CC_VIEW_CHOSEN)
    {
      place.state = CC_SEEN_CHOSEN;
      place.turns = (gap->turns & (gap->turns - 1)) != 0;
    }
  else if (gap->flags & CC_VIEW_DEAD)
    place.state = CC_SEEN_DEAD;
  else if (gap->flags & CC_VIEW_LEGAL && kind >= 0)
    place.state = CC_SEEN_LEGAL;
  if (place.state >= CC_SEEN_LEGAL)
    place.number = (guint8) CLAMP (gap->number, 0, PW_KEY_LETTER - 1);
  if (place.state == CC_SEEN_LEGAL || place.state == CC_SEEN_CHOSEN)
    {
      place.n_pills = view->n_pills[i];
      memcpy (place.pills, view->pills[i], sizeof place.pills);
    }
  place.name = name_place (lists, setup, view, gap, &place);
  g_array_append_val (lists->places, place);
}

static void
add_stands (Lists *lists, const PwSetup *setup, const CcBoardView *view)
{
  for (guint i = 0; view->actor >= 0 && i < view->n_stands; i++)
    {
      const CcStand *stand = &view->stands[i];
      CcSeenFigure figure = figure_of (setup, pw_cell_x (view->place), pw_cell_y (view->place), stand->segment, stand->what,
                                       (guint) view->actor);

      figure.faint = stand->faint != 0;
      figure.key = stand->key;
      g_array_append_val (lists->figures, figure);
    }
}

/**
 * cc_show:
 * @landscape: where to show it
 * @setup: who plays
 * @state: the moment
 * @view: what the game says of it
 *
 * Nothing is lit then: see cc_show_light().
 */
void
cc_show (CcLandscape *landscape, const PwSetup *setup, const CcState *state, const CcBoardView *view)
{
  Lists lists = {
    g_array_new (FALSE, FALSE, sizeof (CcSeenTile)),   g_array_new (FALSE, FALSE, sizeof (CcSeenPlace)),
    g_array_new (FALSE, FALSE, sizeof (CcSeenFigure)), g_array_new (FALSE, FALSE, sizeof (CcSeenSpot)),
    g_ptr_array_new_with_free_func (g_free),
  };
  CcSeen seen = { .name = _("Landscape") };

  for (guint i = 0; i < view->view.n_tiles; i++)
    {
      const CcViewTile *tile = &view->view.tiles[i];

      add_tile (&lists, setup, tile);
      if (tile->flags & CC_VIEW_LAST)
        {
          seen.has_last = TRUE;
          seen.last_x = tile->x;
          seen.last_y = tile->y;
        }
    }
  add_ticks (&lists, state);
  /* When all is scored, nothing more may lie anywhere. */
  for (guint i = 0; !view->view.over && i < view->view.n_gaps; i++)
    add_place (&lists, setup, view, i);
  add_stands (&lists, setup, view);
  seen.tiles = (const CcSeenTile *) lists.tiles->data;
  seen.n_tiles = lists.tiles->len;
  seen.places = (const CcSeenPlace *) lists.places->data;
  seen.n_places = lists.places->len;
  seen.figures = (const CcSeenFigure *) lists.figures->data;
  seen.n_figures = lists.figures->len;
  seen.ticks = (const CcSeenSpot *) lists.ticks->data;
  seen.n_ticks = lists.ticks->len;
  cc_landscape_show (landscape, &seen);
  g_array_unref (lists.tiles);
  g_array_unref (lists.places);
  g_array_unref (lists.figures);
  g_array_unref (lists.ticks);
  g_ptr_array_unref (lists.names);
}

/* -- Features that are lit ---------------------------------------------------------------------------------- */

/* The segments of the completed cities that a field feeds. */
static guint
list_fed (const CcState *state, guint field, CcSeenSpot out[CC_MAX_NODES])
{
  guint16 roots[96];
  guint n_roots = cc_land_fed (state, field, roots), n = 0;

  for (guint node = 0; node < state->n_nodes; node++)
    {
      const CcPlaced *tile = &state->tiles[state->nodes[node].tile];

      for (guint i = 0; i < n_roots; i++)
        if (cc_root (state, node) == roots[i])
          {
            out[n++] = (CcSeenSpot){ tile->x, tile->y, (guint8) (node - tile->node) };
            break;
          }
    }
  return n;
}

/**
 * cc_show_light:
 * @landscape: what shows @state
 * @state: the moment
 * @chosen: the feature is chosen, else pointed at
 * @spot: (nullable): a segment of it; %NULL: nothing is lit
 *
 * Lights a feature as a whole, and where it is open.
 */
void
cc_show_light (CcLandscape *landscape, const CcState *state, gboolean chosen, const CcSeenSpot *spot)
{
  CcSeenSpot spots[CC_MAX_NODES], fed[CC_MAX_NODES];
  CcSeenOpening openings[CC_TILES * CC_SIDES];
  CcSeenFeature feature = { .spots = spots, .openings = openings, .fed = fed };
  int at = spot ? cc_land_tile_at (state, spot->x, spot->y) : CC_NOWHERE;
  guint root;

  if (at < 0 || spot->segment >= cc_tile (state->tiles[at].kind)->n_segments)
    {
      cc_landscape_light (landscape, chosen, NULL);
      return;
    }
  root = cc_feature_of (state, (guint) at, spot->segment);
  feature.sort = (guint8) cc_sort_of (state, root);
  for (guint node = 0; node < state->n_nodes; node++)
    {
      const CcPlaced *tile = &state->tiles[state->nodes[node].tile];
      guint segment = node - tile->node;

      if (cc_root (state, node) != root)
        continue;
      spots[feature.n_spots++] = (CcSeenSpot){ tile->x, tile->y, (guint8) segment };
      for (guint side = 0; feature.sort <= CC_ROAD && side < CC_SIDES; side++)
        if (tile->sides[side] == 0 && cc_turned[tile->kind][tile->turn].segment_edges[segment] >> side & 1)
          openings[feature.n_openings++] = (CcSeenOpening){ tile->x, tile->y, (guint8) side };
    }
  if (feature.sort == CC_FIELD)
    feature.n_fed = list_fed (state, root, fed);
  cc_landscape_light (landscape, chosen, &feature);
}
