/* cc-viewer.c: the views of this game, for the scene, and what a press on a place proposes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cc-viewer.h"

#include <string.h>

#include "cc-outlook.h"

/* The turns in which @kind fits at @place, or anywhere: a bit set. */
static guint
turns_of (const CcState *state, guint kind, gint16 place)
{
  guint turns = 0;

  for (guint i = 0; i < state->n_gaps; i++)
    if (place == PW_ARG_NONE || place == pw_cell (state->gaps[i].x, state->gaps[i].y))
      turns |= cc_tile_turns_fitting (kind, state->gaps[i].needs);
  return turns;
}

/* The tile and turn that @in leaves to be seen at its place; FALSE where they are not known. */
static gboolean
find_tile (const PwViewInput *in, guint *kind, guint *turn)
{
  const CcState *state = in->state;
  int chosen = in->partial->args[CC_ARG_KIND] != PW_ARG_NONE ? in->partial->args[CC_ARG_KIND] : state->drawn - 1;
  guint turns;

  if (in->partial->args[CC_ARG_PLACE] == PW_ARG_NONE || chosen < 0 || chosen >= CC_TILE_KINDS)
    return FALSE;
  *kind = (guint) chosen;
  turns = turns_of (state, *kind, in->partial->args[CC_ARG_PLACE]);
  if (in->partial->args[CC_ARG_TURN] >= 0)
    turns &= 1u << cc_tile_same_turn (*kind, (guint) in->partial->args[CC_ARG_TURN] % CC_TURNS);
  if (turns == 0)
    return FALSE;
  *turn = (guint) __builtin_ctz (turns);
  return TRUE;
}

static void
add_stand (CcBoardView *view, const PwMove *move, gboolean faint, guint key)
{
  int segment;

  if (view->n_stands == G_N_ELEMENTS (view->stands) || move->args[CC_ARG_KIND] < 0 || move->args[CC_ARG_KIND] >= CC_TILE_KINDS ||
      move->args[CC_ARG_TURN] < 0 || move->args[CC_ARG_FIGURE] < 0 || move->args[CC_ARG_FIGURE] >= CC_FIGURE_KINDS)
    return;
  segment = cc_feature_find ((guint) move->args[CC_ARG_KIND], (guint) move->args[CC_ARG_TURN], move->args[CC_ARG_FEATURE]);
  if (segment >= 0)
    view->stands[view->n_stands++] = (CcStand){ (guint8) segment, (guint8) move->args[CC_ARG_FIGURE], faint != FALSE,
                                                (guint8) key };
}

/* Where nobody is told what is legal, figures may be tried everywhere: the rule says why not. */
static void
add_all_stands (const PwViewInput *in, CcBoardView *view)
{
  guint kind, turn;

  if (!find_tile (in, &kind, &turn))
    return;
  for (guint segment = 0; segment < cc_tile (kind)->n_segments; segment++)
    view->stands[view->n_stands++] = (CcStand){ (guint8) segment, CC_FOLLOWER, TRUE, 0 };
}

/* The figure that is chosen, or all that may be. */
static void
fill_stands (const PwViewInput *in, CcBoardView *view)
{
  const PwMove *partial = in->partial;

  if (!partial || view->place == PW_ARG_NONE)
    return;
  if (partial->args[CC_ARG_FIGURE] != PW_ARG_NONE && partial->args[CC_ARG_FEATURE] != PW_ARG_NONE)
    {
      add_stand (view, partial, FALSE, 0);
      return;
    }
  if (!in->choices)
    add_all_stands (in, view);
  for (guint i = 0; in->choices && i < in->choices->len; i++)
    {
      const PwChoice *choice = &g_array_index (in->choices, PwChoice, i);

      if (choice->move.kind == CC_KIND_TILE && !choice->more && choice->move.args[CC_ARG_PLACE] == view->place)
        add_stand (view, &choice->move, TRUE, in->keys ? in->keys[i] : 0u);
    }
}

/* What the tile brings where it may lie: told where the table has agreed to be told. */
static void
fill_pills (const PwViewInput *in, CcBoardView *view)
{
  g_autofree CcOutlook *outlook = NULL;
  guint kind = (guint) view->view.chosen;

  if (!pw_setup_tells_points (in->setup) || !in->choices || view->view.chosen < 0 || view->view.over)
    return;
  outlook = g_new (CcOutlook, 1);
  for (guint i = 0; i < view->view.n_gaps; i++)
    {
      const CcViewGap *gap = &view->view.gaps[i];
      guint turn = cc_board_view_turn (view, gap);

      if (gap->flags & (CC_VIEW_LEGAL | CC_VIEW_CHOSEN) && gap->turns >> cc_tile_same_turn (kind, turn) & 1)
        view->n_pills[i] = (guint8) cc_outlook (outlook, in->state, in->setup, pw_cell (gap->x, gap->y), kind, turn,
                                                view->pills[i]);
    }
}

static void
compute (const PwViewInput *in, gpointer bytes)
{
  const CcPick pick = { CC_NOWHERE, CC_NO_SEGMENT, TRUE };
  CcBoardView *out = bytes;

  memset (out, 0, sizeof *out);
  cc_view_fill (in, &pick, &out->view);
  out->hints = in->choices != NULL;
  out->actor = (gint8) cc_actor (in->state);
  out->place = in->partial && in->partial->kind != CC_KIND_ASIDE ? in->partial->args[CC_ARG_PLACE] : PW_ARG_NONE;
  out->refused_kind = out->refused_turn = -1;
  if (in->refused && in->refused->kind == CC_KIND_TILE)
    {
      out->refused_kind = (gint8) CLAMP (in->refused->args[CC_ARG_KIND], -1, CC_TILE_KINDS - 1);
      out->refused_turn = (gint8) CLAMP (in->refused->args[CC_ARG_TURN], -1, CC_TURNS - 1);
    }
  /* What it scores is told only where the table has agreed to that. */
  for (guint i = 0; !pw_setup_tells_points (in->setup) && i < out->view.n_gaps; i++)
    out->view.gaps[i].points = 0;
  fill_stands (in, out);
  fill_pills (in, out);
}

/* The next turn in which the tile fits; FALSE where there is no tile, or no other turn. */
static gboolean
press_turn (const PwViewInput *in, guint quarters, PwMove *partial)
{
  const CcState *state = in->state;
  int kind = in->partial ? in->partial->args[CC_ARG_KIND] : PW_ARG_NONE;
  guint turns, turn;

  if (kind == PW_ARG_NONE)
    kind = state->drawn - 1;
  if (kind < 0 || kind >= CC_TILE_KINDS)
    return FALSE;
  partial->args[CC_ARG_KIND] = (gint16) kind;
  partial->args[CC_ARG_PLACE] = in->partial ? in->partial->args[CC_ARG_PLACE] : PW_ARG_NONE;
  turns = turns_of (state, (guint) kind, partial->args[CC_ARG_PLACE]);
  turn = in->partial && in->partial->args[CC_ARG_TURN] >= 0
           ? cc_tile_same_turn ((guint) kind, (guint) in->partial->args[CC_ARG_TURN])
           : 0;
  for (guint i = 1; i < CC_TURNS; i++)
    {
      guint next = (turn + i * quarters) % CC_TURNS;

      if (turns >> next & 1 && next != turn)
        {
          partial->args[CC_ARG_TURN] = (gint16) next;
          /* It is only looked at: nothing is played. */
          partial->flags |= PW_MOVE_PICKED_UP;
          return TRUE;
        }
    }
  return FALSE;
}

/* A place. The tile, where it is known, lies there in the first turn that fits; pressed again, in the next. */
static gboolean
press_place (const PwViewInput *in, gint16 place, PwMove *partial)
{
  const CcState *state = in->state;
  int kind = in->partial ? in->partial->args[CC_ARG_KIND] : PW_ARG_NONE;
  guint turns;

  if (in->partial && in->partial->args[CC_ARG_PLACE] == place && press_turn (in, 1, partial))
    return TRUE;
  pw_move_init (partial, CC_KIND_TILE, cc_actor (state));
  partial->args[CC_ARG_PLACE] = place;
  if (kind == PW_ARG_NONE)
    kind = state->drawn - 1;
  if (kind < 0 || kind >= CC_TILE_KINDS || (in->partial && in->partial->args[CC_ARG_TURN] != PW_ARG_NONE))
    return TRUE;
  turns = turns_of (state, (guint) kind, place);
  if ((turns & (turns - 1)) == 0)
    return TRUE;
  partial->args[CC_ARG_KIND] = (gint16) kind;
  partial->args[CC_ARG_TURN] = (gint16) __builtin_ctz (turns);
  /* Who has nobody to place may still turn it. */
  partial->flags |= PW_MOVE_PICKED_UP;
  return TRUE;
}

/* Who goes on @segment: whom the rules have there, else a follower, and the rule says why not. */
static gboolean
press_figure (const PwViewInput *in, guint segment, PwMove *partial)
{
  const CcState *state = in->state;
  guint kind, turn;
  guint8 figures[CC_MAX_SEGMENTS];
  CcTouch touch;
  int gap, feature;

  if (!in->partial || !find_tile (in, &kind, &turn) || segment >= cc_tile (kind)->n_segments)
    return FALSE;
  gap = cc_land_gap_at (state, pw_cell_x (in->partial->args[CC_ARG_PLACE]), pw_cell_y (in->partial->args[CC_ARG_PLACE]));
  feature = cc_feature_word (kind, turn, segment);
  if (gap < 0 || feature < 0)
    return FALSE;
  cc_land_touch (state, &state->gaps[gap], state->actor, &touch);
  cc_figures_at (state, &state->gaps[gap], &touch, kind, turn, state->actor, figures);
  partial->args[CC_ARG_KIND] = (gint16) kind;
  partial->args[CC_ARG_PLACE] = in->partial->args[CC_ARG_PLACE];
  partial->args[CC_ARG_TURN] = (gint16) turn;
  partial->args[CC_ARG_FIGURE] = figures[segment] == CC_NO_FIGURE ? CC_FOLLOWER : figures[segment];
  partial->args[CC_ARG_FEATURE] = (gint16) feature;
  return TRUE;
}

/* A tile, at the place that is chosen, or before one is; it is only looked at. */
static gboolean
press_tile (const PwViewInput *in, guint kind, int turn, PwMove *partial)
{
  if (kind >= CC_TILE_KINDS)
    return FALSE;
  partial->args[CC_ARG_KIND] = (gint16) kind;
  partial->args[CC_ARG_TURN] = turn < 0 ? PW_ARG_NONE : (gint16) turn;
  if (in->partial && in->partial->args[CC_ARG_PLACE] != PW_ARG_NONE)
    partial->args[CC_ARG_PLACE] = in->partial->args[CC_ARG_PLACE];
  partial->flags |= PW_MOVE_PICKED_UP;
  return TRUE;
}

static gboolean
press (const PwViewInput *in, guint place, guint index, PwMove *partial)
{
  const CcState *state = in->state;

  if (state->level != CC_LEVEL_REFEREE || state->stale || state->over)
    return FALSE;
  pw_move_init (partial, CC_KIND_TILE, cc_actor (state));
  switch (place)
    {
    case CC_PRESS_PLACE: return press_place (in, (gint16) (guint16) index, partial);
    case CC_PRESS_TURN: return press_turn (in, index, partial);
    case CC_PRESS_FIGURE: return press_figure (in, index, partial);
    case CC_PRESS_TILE: return press_tile (in, index / CC_TURNS, (int) (index % CC_TURNS), partial);
    case CC_PRESS_KIND: return press_tile (in, index, -1, partial);
    default: return FALSE;
    }
}

const PwBoardSceneKind cc_scene_kind = { sizeof (CcBoardView), compute, press, &cc_game, NULL };
